"""What a table's public board says: a challenge, a game, a result."""

from __future__ import annotations

from dataclasses import replace

import discord

from cogs.around import conduct_in_public, paused_words
from cogs.codec import Act, Address
from cogs.letters import Frame, Key, PublicLetter, Row, dress
from cogs.naming import game_name, names
from render import presenter
from render.conduct import Conduct, around
from render.gains import Gain, with_gains
from render.lobby import Lobby, Sitting, lobby_screen, table_settings
from render.panel import BUTTONS, FIELD_VALUE, Field, Screen
from render.presenter import Adjustable, Discreet
from render.settings import Setting
from render.words import Words, escape, fit
from tables.model import Look, Seat, Status, Table
from tables.rights import Standing
from tables.service import Tables

PAIR = 2

STORY = 16
"""Of how many decisions a board and a panel may tell; more would not fit in anyway."""


async def board_letter(tables: Tables, table: Table) -> PublicLetter:
    """The board of a table as a spectator may see it, in the server's language."""
    words = Words(table.locale)
    if table.stuck:
        return _stuck(table, words)
    match table.status:
        case Status.OPEN if is_challenge(table):
            return _challenge(table, words)
        case Status.OPEN:
            return await _lobby(tables, table, words)
        case Status.PLAYING:
            standing = await tables.manners.standing(table.id, None)
            return await _playing(await tables.look(table.id, None, last=STORY), standing, words)
        case Status.FINISHED:
            return await _over(tables, await tables.look(table.id, None, last=STORY), words)
        case Status.ABORTED if (standing := await tables.manners.standing(table.id, None)).ended:
            return _ended(standing, words)
        case Status.DECLINED | Status.EXPIRED | Status.ABORTED:
            return PublicLetter(_closed(table, words))


def is_challenge(table: Table) -> bool:
    """Whether a table is about one person who was challenged by name."""
    return not table.lobby and len(table.seats) == PAIR and bool(table.awaited)


def _challenge(table: Table, words: Words) -> PublicLetter:
    invited = [seat for seat in table.seats if seat.user_id not in (None, table.host)]
    host = table.host_seat
    text = words(
        "board-challenge",
        host=escape(host.name),
        opponent=" ".join(f"<@{seat.user_id}>" for seat in invited),
        game=game_name(table, words),
    )
    if settings := settings_of(table, words):
        text += "\n" + " · ".join(each.line(table.options) for each in settings)
        warnings = [each.warning(table.options) for each in settings]
        text += "".join(f"\n{each}" for each in warnings if each)
    if table.deadline is not None:
        text += "\n" + words("board-expires", when=discord.utils.format_dt(table.deadline, "R"))
    row: Row = (
        Key(words("key-accept"), Address(Act.ACCEPT, table.id), "success"),
        Key(words("key-decline"), Address(Act.DECLINE, table.id)),
        Key(words("key-cancel"), Address(Act.CANCEL, table.id)),
    )
    pings = tuple(seat.user_id for seat in invited if seat.user_id is not None)
    return PublicLetter(text, rows=(row,), pings=pings)


async def _lobby(tables: Tables, table: Table, words: Words) -> PublicLetter:
    """A table that anybody may join."""
    least, most = tables.house.game(table.game).room(table.options)
    computers = sum(seat.user_id is None for seat in table.seats)
    lobby = Lobby(
        kind=table.game,
        game=game_name(table, words),
        players=names(table, words),
        sitting=[_sitting(seat) for seat in table.seats],
        host=table.host_seat.number,
        least=least,
        most=max(most, len(table.seats)),
        words=words,
        invited_only=table.entrance == "invited",
    )
    threads = (await tables.settings.of_server(table.guild_id)).threads
    settings, options = all_settings(table, words, threads_here=threads)
    screen = lobby_screen(lobby, settings, options)
    if table.deadline is not None:
        when = discord.utils.format_dt(table.deadline, "R")
        screen = replace(screen, text=f"{screen.text}\n{words('lobby-expires', when=when)}")
    more = Address(Act.COMPUTERS, table.id, 0, ((computers + 1,),))
    fewer = Address(Act.COMPUTERS, table.id, 0, ((max(0, computers - 1),),))
    few, full = len(table.seats) < least, len(table.seats) >= most
    arrange = [
        Key(words("key-options"), Address(Act.OPTIONS, table.id)),
        Key(words("key-more-computers"), more, disabled=full),
        Key(words("key-fewer-computers"), fewer, disabled=not computers),
        Key(words("key-close"), Address(Act.CANCEL, table.id), "danger"),
    ]
    come: Row = (
        Key(words("key-join"), Address(Act.JOIN, table.id), "success"),
        Key(words("key-leave"), Address(Act.LEAVE, table.id)),
        Key(words("key-start"), Address(Act.START, table.id), "primary", disabled=few),
    )
    invited = tuple(seat.user_id for seat in table.awaited if seat.user_id is not None)
    mentions = " ".join(f"<@{user_id}>" for user_id in invited)
    text = words("lobby-awaited", people=mentions) if invited else ""
    frame = Frame(table.id, text=text, rows=(come, tuple(arrange)))
    return replace(await dress(PublicLetter, screen, frame), pings=invited)


def settings_of(table: Table, words: Words) -> tuple[Setting, ...]:
    """What may be set at a table; nothing for a game without such options."""
    shown = presenter(table.game)
    return shown.settings(table.options, words) if isinstance(shown, Adjustable) else ()


def all_settings(
    table: Table, words: Words, *, threads_here: bool
) -> tuple[tuple[Setting, ...], dict[str, object]]:
    """What may be set at an open table, the game's own settings first, and what is set now."""
    own = table_settings(table.pace, words, threads_here=threads_here)
    options = {
        **table.options,
        "table_pace": round(table.pace.total_seconds() / 60),
        "table_entrance": table.entrance,
        "table_threads": table.threads,
    }
    return (*settings_of(table, words), *own), options


def _sitting(seat: Seat) -> Sitting:
    if seat.user_id is None:
        return "computer"
    return "here" if seat.joined else "invited"


def _closed(table: Table, words: Words) -> str:
    """Why there is nothing to see at a table."""
    if len(table.seats) == PAIR and (table.awaited or table.status is Status.ABORTED):
        return words(f"board-{table.status}", **_pair(table, words))
    key = "closed" if table.status is Status.DECLINED else str(table.status)
    host = escape(table.host_seat.name)
    return words(f"lobby-{key}", host=host, game=game_name(table, words))


async def _playing(look: Look, standing: Standing, words: Words) -> PublicLetter:
    table = look.table
    screen = presenter(table.game).board(
        look.view,
        names(table, words),
        words,
        story=look.story,
        deadline=None if table.paused else table.deadline,
    )
    known = frozenset[int]() if table.paused else open_seats(look)
    asked = [seat for seat in table.asked if seat.present and seat.number in known]
    screen = _with(screen, conduct_in_public(standing, words, asked), words)
    details = (Key(words("key-details"), Address(Act.DETAILS, table.id)),) if screen.details else ()
    # An edit notifies nobody, and neither does this: that is what `Pings` are for.
    mentions = " ".join(f"<@{seat.user_id}>" for seat in asked)
    text = words("board-asked", people=mentions) if asked else ""
    if table.paused:
        text = paused_words(standing, words, "board-paused")
    frame = Frame(
        table.id,
        act=Act.WATCH,
        text=text,
        head=game_name(table, words),
        footer=words("board-sealed", table=table.id, commitment=table.commitment),
        rows=(
            (
                Key(words("key-hand"), Address(Act.HAND, table.id), "primary"),
                Key(words("key-table"), Address(Act.TABLE, table.id)),
                *details,
            ),
        ),
    )
    return _in_one_row(await dress(PublicLetter, screen, frame))


def _with(screen: Screen, people: Conduct, words: Words) -> Screen:
    """A board with what is told of its table: the clock first, the people last."""
    text = "\n".join(part for part in (screen.text, *people.clock) if part)
    told, lines = (), around(people)
    if lines:
        told = (Field(words("board-around"), fit("\n".join(lines), FIELD_VALUE)),)
    return replace(screen, text=text, fields=(*screen.fields, *told))


def _stuck(table: Table, words: Words) -> PublicLetter:
    """A table in quarantine: what its players are to know, and what is left to do there."""
    text = words(
        "board-stuck",
        game=game_name(table, words),
        people=", ".join(escape(name) for name in names(table, words)),
        id=table.fault or "",
    )
    if table.guild_id is not None:
        text += "\n" + words("board-stuck-moderator")
    row: Row = (
        Key(words("key-table"), Address(Act.TABLE, table.id)),
        Key(words("key-log"), Address(Act.LOG, table.id)),
    )
    return PublicLetter(text, rows=(row,))


def _ended(standing: Standing, words: Words) -> PublicLetter:
    """A table that a moderator has ended, and why."""
    table, ended = standing.table, standing.ended
    assert ended is not None  # noqa: S101 - only such tables come here
    told = words(
        "board-ended",
        moderator=escape(ended.name or "", nameless=words("ladder-gone")),
        game=game_name(table, words),
        people=", ".join(escape(name) for name in names(table, words)),
    )
    reason = words("board-ended-reason", reason=escape(ended.text or "", 300))
    log = Key(words("key-log"), Address(Act.LOG, table.id))
    return PublicLetter(f"{told}\n{reason}", rows=((log,),))


def open_seats(look: Look) -> frozenset[int]:
    """The seats that whoever looks may know to be asked."""
    shown = presenter(look.table.game)
    if isinstance(shown, Discreet):
        return frozenset(shown.asked(look.view))
    return frozenset(seat.number for seat in look.table.asked)


async def ending(tables: Tables, look: Look, words: Words) -> Screen:
    """The result of a finished table, and how it changed each rating, if it did."""
    table = look.table
    screen = presenter(table.game).result(look.view, names(table, words), words, story=look.story)
    changes = await tables.archive.changes(table.id)
    gains = [
        Gain(
            seat.name,
            *(rating.points for rating in changes[seat.user_id]),
            won=_alone_first(table, seat),
        )
        for seat in table.seats
        if seat.user_id in changes
    ]
    return with_gains(screen, gains, words)


def _alone_first(table: Table, seat: Seat) -> bool:
    ranks = table.result.ranks if table.result is not None else ()
    return seat.number < len(ranks) and ranks[seat.number] == 1 and ranks.count(1) == 1


def _unsealed(screen: Screen, table: Table, words: Words) -> Screen:
    """A result with the seed, and how to see by it that no card was swapped."""
    told = Field(words("board-seal"), words("board-seed", seed=table.seed or ""))
    return replace(screen, fields=(*screen.fields, told))


async def _over(tables: Tables, look: Look, words: Words) -> PublicLetter:
    table = look.table
    screen = _unsealed(await ending(tables, look, words), table, words)
    frame = Frame(
        table.id,
        act=Act.WATCH,
        head=game_name(table, words),
        footer=words("board-sealed", table=table.id, commitment=table.commitment),
        rows=((*after(table, words), Key(words("key-log"), Address(Act.LOG, table.id))),),
    )
    return _in_one_row(await dress(PublicLetter, screen, frame))


def after(table: Table, words: Words) -> tuple[Key, ...]:
    """What can be done with a table that is over."""
    return (
        Key(words("key-rematch"), Address(Act.REMATCH, table.id), "primary"),
        Key(words("key-replay"), Address(Act.REEL_OPEN, table.id)),
        Key(words("key-record"), Address(Act.RECORD, table.id)),
    )


def outcome(look: Look, words: Words) -> str:
    """How a finished table ended, and in which place whoever looks; empty without a result."""
    table = look.table
    if table.result is None or look.seat is None:
        return ""
    title = presenter(table.game).result(look.view, names(table, words), words).title
    if len(table.seats) <= PAIR:
        return f"**{title}**"
    place = words("history-place", place=table.result.ranks[look.seat], seats=len(table.seats))
    return f"**{title}** · {place}"


def _in_one_row(letter: PublicLetter) -> PublicLetter:
    """A board's few buttons side by side, those of every game first."""
    rows = [row for row in letter.rows if isinstance(row, tuple)]
    keys = tuple(key for row in reversed(rows) for key in row)
    if len(rows) < len(letter.rows) or not 0 < len(keys) <= BUTTONS:
        return letter
    return replace(letter, rows=(keys,))


def _pair(table: Table, words: Words) -> dict[str, str]:
    host, *others = [escape(name) for name in names(table, words)]
    return {"host": host, "opponent": ", ".join(others), "game": game_name(table, words)}
