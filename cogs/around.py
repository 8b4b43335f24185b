"""What is told of a table beside its game: who is not there, what time there is, what is asked."""

from __future__ import annotations

from collections.abc import Sequence

import discord

from cogs.naming import game_name, names
from render.conduct import Conduct, Sitting, Wish
from render.lobby import pace_words
from render.words import Words, escape
from tables.manners import Standing
from tables.model import Seat, Status, Table
from tables.motions import Motion


def conduct_of(
    standing: Standing, words: Words, wishes: Sequence[Wish] = (), *, public: bool = False
) -> Conduct:
    """A table as a person may treat it; ``public``: as its board tells of it."""
    table, mine = standing.table, standing.seat
    return Conduct(
        game=game_name(table, words),
        players=names(table, words),
        sitting=[_sitting(seat) for seat in table.seats],
        words=words,
        wishes=wishes,
        kickable=standing.kickable,
        vacant=standing.vacant,
        clock=_clock(standing, words, public=public),
        asked=[motion_line(table, each, words) for each in standing.motions],
        mine=None if mine is None else mine.number,
    )


def _sitting(seat: Seat) -> Sitting:
    if seat.gone is not None:
        return seat.gone
    if seat.user_id is None:
        return "computer"
    if seat.agent is not None:
        return "away"
    return "late" if seat.absences else "here"


def _clock(standing: Standing, words: Words, *, public: bool) -> list[str]:
    table = standing.table
    if table.status is not Status.PLAYING:
        return []
    lines = [] if public else [words("table-pace", pace=pace_words(table.pace, words))]
    if table.deadline is None:
        return lines
    until = discord.utils.format_dt(table.deadline, "R")
    if table.paused:
        return [*lines, words("table-paused", when=until)]
    if standing.since is not None:
        since = discord.utils.format_dt(standing.since, "R")
        lines.append(words("table-since", when=since))
    return lines if public else [*lines, words("table-until", when=until)]


def motion_line(table: Table, motion: Motion, words: Words) -> str:
    """A question in one line."""
    return words("motion-line", **described(table, motion, words), **counted(motion))


def described(table: Table, motion: Motion, words: Words) -> dict[str, str]:
    """Who asks for what, for the words of it."""
    seat = "" if motion.seat is None else names(table, words)[motion.seat]
    return {
        "kind": motion.kind,
        "name": escape(motion.by.name),
        "seat": escape(seat),
        "other": escape(motion.other.name) if motion.other else "",
    }


def counted(motion: Motion) -> dict[str, str | int]:
    """How many have agreed, and until when the others may."""
    return {
        "agreed": motion.agreed,
        "voters": len(motion.voters),
        "when": discord.utils.format_dt(motion.until, "R"),
    }
