"""Whether the bot may do what a table needs, before anything begins."""

from __future__ import annotations

from typing import Any

import discord

from cogs.desk import reader
from cogs.errors import MissingPermissions
from cogs.panels import permission_names
from cogs.publisher import missing, missing_for_thread
from tables.model import Table

Interaction = discord.Interaction[Any]


def check_permissions(interaction: Interaction, table: Table | None = None) -> None:
    """Raises `MissingPermissions`, which names what the bot lacks where somebody pressed or typed.

    A ``table`` that is to have a thread of its own, by its host's wish, needs more; without that
    wish it does with the channel where it has to.
    """
    thread = isinstance(interaction.channel, discord.Thread)
    lacking = missing(interaction.app_permissions, thread=thread)
    if table is not None and table.threads and not thread:
        lacking += missing_for_thread(interaction.app_permissions)
    if lacking:
        named = permission_names(lacking, reader(interaction))
        raise MissingPermissions(count=len(lacking), missing=named)
