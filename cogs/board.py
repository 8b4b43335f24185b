"""What a table's public board says: a challenge, a game, a result."""

from __future__ import annotations

from dataclasses import replace

import discord

from cogs.codec import Act, Address
from cogs.letters import Frame, Key, PublicLetter, Row, dress
from render import presenter
from render.words import Words, escape
from tables.model import Look, Status, Table
from tables.service import Tables

STORY = 16
"""Of how many decisions a board and a panel may tell; more would not fit in anyway."""


async def board_letter(tables: Tables, table: Table) -> PublicLetter:
    """The board of a table as a spectator may see it, in the server's language."""
    words = Words(table.locale)
    match table.status:
        case Status.OPEN:
            return _challenge(table, words)
        case Status.PLAYING:
            return await _playing(await tables.look(table.id, None, last=STORY), words)
        case Status.FINISHED:
            return await _over(await tables.look(table.id, None, last=STORY), words)
        case Status.DECLINED | Status.EXPIRED | Status.ABORTED:
            return PublicLetter(words(f"board-{table.status}", **_pair(table, words)))


def names(table: Table, words: Words) -> list[str]:
    """The players' names by seat, as they gave them; the house's own for a computer player."""
    return [seat.name or words("name-house") for seat in table.seats]


def game_name(table: Table, words: Words) -> str:
    """What the table's game is called."""
    return words(f"game-{table.game}")


def _challenge(table: Table, words: Words) -> PublicLetter:
    invited = [seat for seat in table.seats if seat.user_id not in (None, table.host)]
    host = table.seat_of(table.host)
    text = words(
        "board-challenge",
        host=escape(host.name),
        opponent=" ".join(f"<@{seat.user_id}>" for seat in invited),
        game=game_name(table, words),
    )
    if table.deadline is not None:
        text += "\n" + words("board-expires", when=discord.utils.format_dt(table.deadline, "R"))
    row: Row = (
        Key(words("key-accept"), Address(Act.ACCEPT, table.id), "success"),
        Key(words("key-decline"), Address(Act.DECLINE, table.id)),
        Key(words("key-cancel"), Address(Act.CANCEL, table.id)),
    )
    pings = tuple(seat.user_id for seat in invited if seat.user_id is not None)
    return PublicLetter(text, rows=(row,), pings=pings)


async def _playing(look: Look, words: Words) -> PublicLetter:
    table = look.table
    screen = presenter(table.game).board(
        look.view, names(table, words), words, story=look.story, deadline=table.deadline
    )
    asked = [seat.user_id for seat in table.asked if seat.present and seat.user_id is not None]
    mentions = " ".join(f"<@{user_id}>" for user_id in asked)
    frame = Frame(
        table.id,
        text=words("board-asked", people=mentions) if asked else "",
        footer=words("board-sealed", table=table.id, commitment=table.commitment),
        rows=((Key(words("key-hand"), Address(Act.HAND, table.id), "primary"),),),
    )
    letter = await dress(PublicLetter, replace(screen, rows=()), frame)
    return replace(letter, pings=tuple(asked))


async def _over(look: Look, words: Words) -> PublicLetter:
    table = look.table
    screen = presenter(table.game).result(look.view, names(table, words), words, story=look.story)
    frame = Frame(
        table.id,
        text=words("board-seed", seed=table.seed or "", table=table.id),
        footer=words("board-sealed", table=table.id, commitment=table.commitment),
        rows=((Key(words("key-rematch"), Address(Act.REMATCH, table.id), "primary"),),),
    )
    return await dress(PublicLetter, replace(screen, rows=()), frame)


def _pair(table: Table, words: Words) -> dict[str, str]:
    host, *others = [escape(name) for name in names(table, words)]
    return {"host": host, "opponent": ", ".join(others), "game": game_name(table, words)}
