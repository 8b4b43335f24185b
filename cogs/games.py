"""The games, as commands offer them."""

from __future__ import annotations

from discord import app_commands

from cogs.translator import said

GAMES = [
    app_commands.Choice(name=said(f"game-{key}"), value=key)
    for key in ("gate", "challengers", "domination", "grail_war")
]
