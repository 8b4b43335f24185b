"""What is told of a table beside its game: who is not there, what time there is, what is asked."""

from __future__ import annotations

from collections.abc import Sequence

import discord

from cogs.naming import game_name, names
from render import presenter
from render.conduct import Conduct, Sitting, Wish
from render.lobby import pace_words
from render.presenter import Discreet
from render.words import Words, escape
from tables.model import Seat, Status, Table
from tables.motions import Motion
from tables.rights import Standing


def conduct_of(standing: Standing, words: Words, wishes: Sequence[Wish] = ()) -> Conduct:
    """A table as a person may treat it."""
    table, mine = standing.table, standing.seat
    if table.status is not Status.PLAYING:
        return _conduct(standing, words, (), wishes)
    if table.stuck:
        said = words("error-table-unreadable", table=table.id, id=table.fault or "")
        return _conduct(standing, words, (said,), wishes)
    secret = isinstance(presenter(table.game), Discreet)
    asked = [seat for seat in table.asked if not secret or seat == mine]
    pace = words("table-pace", pace=pace_words(table.pace, words))
    if table.paused:
        clock = [pace, paused_words(standing, words)]
        return _conduct(standing, words, clock, wishes)
    clock = [pace, *_waiting(asked, words)]
    first = table.deadline if mine is None else mine.until or table.deadline
    if first is not None:
        until = discord.utils.format_dt(first, "R")
        clock.append(words("table-until", when=until))
    return _conduct(standing, words, clock, wishes)


def conduct_in_public(standing: Standing, words: Words, asked: Sequence[Seat]) -> Conduct:
    """A table as its board tells of it; ``asked`` are the seats that everybody knows to be."""
    return _conduct(standing, words, _waiting(asked, words))


def paused_words(standing: Standing, words: Words, more: str = "") -> str:
    """That a table is paused: since when, by whose wish, and until when at the latest.

    ``more`` is the key of what else is to be said.
    """
    table, pause = standing.table, standing.pause
    since = table.paused_at or table.created_at
    told = words(
        "table-paused",
        named="yes" if pause is not None and pause.name else "no",
        name=escape(pause.name or "") if pause is not None else "",
        since=discord.utils.format_dt(since, "R"),
        when=discord.utils.format_dt(table.deadline or since, "R"),
    )
    return f"{told} {words(more)}" if more else told


def _conduct(
    standing: Standing, words: Words, clock: Sequence[str], wishes: Sequence[Wish] = ()
) -> Conduct:
    table, mine = standing.table, standing.seat
    secret = isinstance(presenter(table.game), Discreet)
    return Conduct(
        game=game_name(table, words),
        players=names(table, words),
        sitting=[
            _sitting(seat, secret=secret and seat != mine, deserted=table.deserted)
            for seat in table.seats
        ],
        marks=[mark_of(seat) for seat in table.seats],
        words=words,
        wishes=wishes,
        kickable=standing.kickable,
        vacant=standing.vacant,
        clock=clock,
        asked=[motion_line(table, each, words) for each in standing.motions],
        mine=None if mine is None else mine.number,
    )


def mark_of(seat: Seat) -> str:
    """What names a seat and whoever has it, in a control."""
    return f"{seat.number}.{seat.user_id or 0}"


def _sitting(seat: Seat, *, secret: bool, deserted: bool) -> Sitting:
    """How somebody sits there; a ``secret``: that they were asked, and so that they were late.

    At a ``deserted`` table nobody plays for anybody.
    """
    if seat.gone is not None:
        return seat.gone
    if seat.out:
        return "out"
    if seat.user_id is None:
        return "computer"
    if seat.agent is not None:
        return "awaited" if deserted else "away"
    return "late" if seat.absences and not secret else "here"


def _waiting(asked: Sequence[Seat], words: Words) -> list[str]:
    """Since when those who are ``asked`` have been."""
    moments = [seat.since for seat in asked if seat.since is not None]
    if not moments:
        return []
    return [words("table-since", when=discord.utils.format_dt(min(moments), "R"))]


def motion_line(table: Table, motion: Motion, words: Words) -> str:
    """A question in one line."""
    return words("motion-line", **described(table, motion, words), **counted(motion))


def described(table: Table, motion: Motion, words: Words) -> dict[str, str]:
    """Who asks for what, for the words of it."""
    seat, nameless = "", words("ladder-gone")
    if motion.seat is not None:
        seat = names(table, words)[motion.seat]
    return {
        "kind": motion.kind,
        "name": escape(motion.by.name, nameless=nameless),
        "seat": escape(seat),
        "own": "yes" if _own(table, motion) else "no",
        "other": escape(motion.other.name, nameless=nameless) if motion.other else "",
    }


def _own(table: Table, motion: Motion) -> bool:
    """Whether somebody asks about the seat that is their own."""
    return motion.seat is not None and table.seats[motion.seat].user_id == motion.by.user_id


def counted(motion: Motion) -> dict[str, str | int]:
    """How many have agreed, and until when the others may."""
    return {
        "agreed": motion.agreed,
        "voters": len(motion.voters),
        "when": discord.utils.format_dt(motion.until, "R"),
    }
