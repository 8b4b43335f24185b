"""A table that waits for people: who sits there, what will be played, and what may be set."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import timedelta
from typing import Literal

from render import theme, titles
from render.panel import ALT, ENTRY_TEXT, Button, Field, Menu, MenuEntry, Page, Picture, Screen
from render.people import People
from render.settings import Setting, Value
from render.svg import at, box, circle, document, line, path
from render.words import Words, bare, fit

WIDTH, DRAWN = 1200, 1000
PACES = (2, 5, 10, 30, 12 * 60, 24 * 60, 3 * 24 * 60)
"""The usual paces, in minutes for one decision: live, or by correspondence."""

_MARGIN = 28
_SEAT_WIDTH, _SEAT_HEIGHT = 560, 84
_TOP = titles.HEIGHT + 66

Sitting = Literal["here", "invited", "computer"]


@dataclass(frozen=True, slots=True)
class Lobby(People):
    """Who sits at an open table: ``players`` by seat as they gave their names, and how each sits.

    ``kind`` is the game's key and ``game`` what it is called. ``host`` is the seat of whoever
    opened the table; ``invited_only``: nobody else may come.
    """

    kind: str
    game: str
    players: Sequence[str]
    sitting: Sequence[Sitting]
    host: int
    least: int
    most: int
    words: Words
    invited_only: bool = False

    @property
    def here(self) -> int:
        """How many seats could begin."""
        return sum(each != "invited" for each in self.sitting)


def lobby_screen(
    lobby: Lobby, settings: Sequence[Setting], options: Mapping[str, object]
) -> Screen:
    """The table for everybody: what to press, its seats as a picture, and what is set."""
    words = lobby.words
    host, ready = lobby.player(lobby.host), "yes" if lobby.here >= lobby.least else "no"
    lines = [words("lobby-how", host=host, ready=ready, least=lobby.least)]
    if lobby.invited_only:
        lines.append(words("lobby-invited-only"))
    elif "computer" in lobby.sitting:
        lines.append(words("lobby-computers-make-way"))
    seats = "\n".join(_seat_line(lobby, seat) for seat in range(len(lobby.players)))
    lines_of = _settings_lines(settings, options)
    alt = fit(bare(f"{lobby.game}\n{_count(lobby)}\n{seats}"), ALT)
    return Screen(
        title=words("lobby-title", host=host, game=lobby.game),
        text="\n".join(lines),
        fields=(Field(words("lobby-settings"), lines_of),) if lines_of else (),
        details=(Field(words("lobby-who"), seats),),
        picture=Picture(lobby_picture(lobby), DRAWN, alt, "lobby.png"),
        colour=theme.EMBED,
    )


def settings_screen(
    settings: Sequence[Setting], options: Mapping[str, object], words: Words, page: str = ""
) -> Screen:
    """What the host may set: everything on the first page, the values of one setting on its own.

    A value's page is ``"<setting>:<mark>"``: see `picked_value`.
    """
    for setting in settings:
        if setting.key == page:
            return _values(setting, options, words)
    entries = tuple(
        MenuEntry(
            fit(setting.name, ENTRY_TEXT),
            fit(setting.values[setting.current(options)].label, ENTRY_TEXT),
            setting.key,
        )
        for setting in settings
    )
    return Screen(
        title=words("lobby-settings"),
        text=_settings_lines(settings, options),
        rows=(Menu(words("lobby-set-what"), entries, Page("")),),
        colour=theme.EMBED,
    )


def picked_value(settings: Sequence[Setting], page: str) -> Mapping[str, object] | None:
    """What the value that ``page`` names makes of the options; None if it names none."""
    key, _, mark = page.partition(":")
    values = (value for setting in settings if setting.key == key for value in setting.values)
    return next((value.options for value in values if value.mark == mark), None)


def _values(setting: Setting, options: Mapping[str, object], words: Words) -> Screen:
    current = setting.current(options)
    entries = tuple(
        MenuEntry(
            fit(value.label, ENTRY_TEXT),
            words("lobby-set-now") if position == current else fit(value.warning, ENTRY_TEXT),
            value.mark,
        )
        for position, value in enumerate(setting.values)
    )
    menu = Menu(fit(setting.name, ENTRY_TEXT), entries, Page(f"{setting.key}:"))
    back = Button(words("page-back"), Page("all"))
    text = words("lobby-set-value", name=setting.name, value=setting.values[current].label)
    return Screen(words("lobby-settings"), text, rows=(menu, (back,)), colour=theme.EMBED)


def table_settings(pace: timedelta, words: Words, *, threads_here: bool) -> tuple[Setting, ...]:
    """What the host may set about the table itself, whatever is played.

    ``pace`` is the present one, offered even if it is unusual. ``threads_here``: what "as usual on
    this server" means.
    """
    paces = sorted({*PACES, round(pace.total_seconds() / 60)})
    usual = "yes" if threads_here else "no"
    return (
        Setting(
            "table_pace",
            words("lobby-pace"),
            tuple(
                Value(pace_words(timedelta(minutes=each), words), {"table_pace": each})
                for each in paces
            ),
        ),
        Setting(
            "table_entrance",
            words("lobby-entrance"),
            tuple(
                Value(words("lobby-entrance-who", who=who), {"table_entrance": who})
                for who in ("anybody", "invited")
            ),
        ),
        Setting(
            "table_threads",
            words("lobby-threads"),
            tuple(
                Value(
                    words("lobby-threads-where", where=where, usual=usual), {"table_threads": set_}
                )
                for where, set_ in (("usual", None), ("thread", True), ("channel", False))
            ),
        ),
    )


def pace_words(pace: timedelta, words: Words) -> str:
    """How much time there is for a decision, in words."""
    minutes = round(pace.total_seconds() / 60)
    for unit, length in (("days", 1440), ("hours", 60)):
        if minutes >= length and minutes % length == 0:
            return words("pace", unit=unit, count=minutes // length)
    return words("pace", unit="minutes", count=minutes)


def _settings_lines(settings: Sequence[Setting], options: Mapping[str, object]) -> str:
    lines = [line for each in settings for line in (each.line(options), each.warning(options))]
    return "\n".join(line for line in lines if line)


def _count(lobby: Lobby) -> str:
    """How many of the seats are taken."""
    return lobby.words("lobby-seats", here=lobby.here, most=lobby.most)


def _seat_line(lobby: Lobby, seat: int) -> str:
    role = "host" if seat == lobby.host else lobby.sitting[seat]
    return lobby.words("lobby-line", number=seat + 1, name=lobby.player(seat), role=role)


def lobby_picture(lobby: Lobby) -> str:
    """The seats around the table, two in a row; 1200 wide."""
    rows = -(-lobby.most // 2)
    height = _TOP + rows * (_SEAT_HEIGHT + 14) + 20
    small = theme.LABEL.but(size=28, fill=theme.GOLD, anchor="middle")
    return document(
        WIDTH,
        height,
        box(0, 0, WIDTH, height, 24, fill=theme.NIGHT),
        titles.title(lobby.kind, lobby.game),
        line(_count(lobby), WIDTH / 2, titles.HEIGHT + 42, 1000, small),
        *(
            at(
                _MARGIN + (seat % 2) * (_SEAT_WIDTH + 24),
                _TOP + (seat // 2) * (_SEAT_HEIGHT + 14),
                _seat(lobby, seat) if seat < len(lobby.players) else _free(lobby, seat),
            )
            for seat in range(lobby.most)
        ),
    )


def _seat(lobby: Lobby, seat: int) -> str:
    sitting = lobby.sitting[seat]
    colour = {"here": theme.GOLD, "invited": theme.SEAM, "computer": theme.STEEL}[sitting]
    name = theme.NAME.but(size=34, fill=theme.MIST if sitting == "invited" else theme.IVORY)
    role = "host" if seat == lobby.host else sitting
    label = theme.LABEL.but(size=27, anchor="end")
    return (
        box(
            *(0, 0, _SEAT_WIDTH, _SEAT_HEIGHT, 18),
            fill=theme.SLATE,
            stroke=colour,
            stroke_width=3,
        )
        + at(46, _SEAT_HEIGHT / 2, _figure(colour, computer=sitting == "computer"))
        + line(lobby.drawn(seat), 86, 55, 290, name)
        + line(lobby.words("lobby-role", role=role), _SEAT_WIDTH - 22, 53, 150, label)
    )


def _figure(colour: str, *, computer: bool) -> str:
    """A person, or a computer player, as a pawn; its middle is (0, 0)."""
    if computer:
        return (
            box(-17, -12, 34, 28, 6, fill=colour)
            + path("M0 -12V-22", stroke=colour, stroke_width=4)
            + circle(0, -23, 4, fill=colour)
            + circle(-7, 0, 4, fill=theme.SLATE)
            + circle(7, 0, 4, fill=theme.SLATE)
        )
    return circle(0, -12, 11, fill=colour) + path("M-20 24A20 22 0 0 1 20 24Z", fill=colour)


def _free(lobby: Lobby, seat: int) -> str:
    quiet = theme.LABEL.but(size=28, fill=theme.mix(theme.SEAM, theme.MIST, 0.35), anchor="middle")
    return box(
        *(2, 2, _SEAT_WIDTH - 4, _SEAT_HEIGHT - 4, 18),
        fill="none",
        stroke=theme.SEAM,
        stroke_width=2,
        stroke_dasharray="9 9",
    ) + line(
        lobby.words("lobby-free", number=seat + 1), _SEAT_WIDTH / 2, 52, _SEAT_WIDTH - 60, quiet
    )
