"""The games, as commands offer them."""

from __future__ import annotations

from cogs.translator import choices

GAMES = choices(
    **{key: f"game-{key}" for key in ("gate", "challengers", "domination", "grail_war")}
)
