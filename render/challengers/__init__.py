"""Challengers! as people see it."""
