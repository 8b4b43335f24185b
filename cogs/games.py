"""The games, as commands offer them, and the one that somebody most likely asks about."""

from __future__ import annotations

from typing import Any

import discord

from cogs.translator import choices
from tables.service import Tables

GAMES = choices(
    **{key: f"game-{key}" for key in ("gate", "challengers", "domination", "grail_war")}
)
_FIRST = "gate"
"""For whoever has played nothing yet."""


async def at_hand(tables: Tables, interaction: discord.Interaction[Any]) -> str:
    """The game of the table here, else of one's own latest one, else what one has played most."""
    user_id = interaction.user.id
    near = await tables.near(user_id, interaction.guild_id)
    here = [each.game for each in near if each.place == interaction.channel_id]
    mine = [each.game for each in near if each.seats_with(user_id)]
    if here or mine:
        return (here or mine)[-1]
    return next(iter(await tables.archive.games_of(user_id)), _FIRST)
