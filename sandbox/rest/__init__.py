"""The REST routes a bot uses, under /api/v10."""
