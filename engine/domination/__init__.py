"""Fate/Domination, the Grail War board game for 3 to 7 players (docs/rules/domination.md)."""
