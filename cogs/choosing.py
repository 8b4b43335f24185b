"""Tables as commands name them: offered while somebody types, or the only one that can be meant."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any, TypeVar

import discord
from discord import app_commands

from cogs.errors import NoTableHere, WhichTable
from cogs.translator import options
from render.words import fit
from tables.model import Table

Interaction = discord.Interaction[Any]
F = TypeVar("F", bound=Callable[..., Any])
CHOICE = 100
"""How long the name of a choice may be."""
OFFERED = 25
"""How many choices Discord shows."""


def about_a_table(command: F) -> F:
    """Give a command its option ``table``, the same for all that have one, everywhere."""
    everywhere = app_commands.allowed_contexts(guilds=True, dms=True)
    return everywhere(options("table")(command))


def offered(lines: Iterable[tuple[str, Table]], typed: str) -> list[app_commands.Choice[str]]:
    """The tables, each with the line that tells of it, that what somebody typed may mean."""
    wanted = typed.casefold().strip()
    choices = [app_commands.Choice(name=fit(line, CHOICE), value=each.id) for line, each in lines]
    return [each for each in choices if wanted in f"{each.name} {each.value}".casefold()][:OFFERED]


def only_one(interaction: Interaction, tables: Sequence[Table]) -> Table:
    """The only one of the tables here, or anywhere; of several, the only one that is not stuck.

    Raises `NoTableHere`, `WhichTable`.
    """
    here = [each for each in tables if interaction.channel_id in (each.thread_id, each.channel_id)]
    meant = here or tables
    for candidates in (meant, [each for each in meant if not each.stuck]):
        if len(candidates) == 1:
            return candidates[0]
    raise WhichTable if tables else NoTableHere
