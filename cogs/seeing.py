"""Who may look into a table."""

from __future__ import annotations

from typing import Any

import discord

from cogs.errors import Elsewhere
from tables.model import Table
from tables.service import Tables

Interaction = discord.Interaction[Any]


def may_see(interaction: Interaction, table: Table) -> bool:
    """Whether somebody may look into a table: they sat there, or can read where it was played.

    Who is in a private thread is not known: whoever asks there is, and whoever manages threads.
    """
    user = interaction.user
    if any(seat.user_id == user.id for seat in table.seats):
        return True
    guild = interaction.guild
    if guild is None or table.guild_id != guild.id or table.channel_id is None:
        return False
    channel = guild.get_channel(table.channel_id)
    if channel is None or not isinstance(user, discord.Member):
        return False
    allowed = channel.permissions_for(user)
    thread = guild.get_thread(table.thread_id) if table.thread_id else None
    if thread is not None and thread.is_private() and interaction.channel_id != thread.id:
        return allowed.view_channel and allowed.manage_threads
    return allowed.view_channel


async def visible(tables: Tables, interaction: Interaction, table_id: str) -> Table:
    """A table that somebody may look into. Raises `NoSuchTable`, `Elsewhere`."""
    table = await tables.table(table_id)
    if not may_see(interaction, table):
        raise Elsewhere
    return table
