"""What a person has played of a game: the profile, as a picture and in words."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from render import theme
from render.curve import curve
from render.lettering import drawable
from render.panel import ALT, ENTRY_TEXT, Field, Menu, MenuEntry, Page, Picture, Screen
from render.svg import Type, at, box, document, line
from render.words import Words, bare, escape, fit, plain

WIDTH = 1000
_MARGIN = 28
_LINES = 5
"""How many favourites and opponents the picture has; the text has more."""


@dataclass(frozen=True, slots=True)
class Tally:
    """Something played with, or somebody played against: how often, and how often won."""

    name: str
    played: int
    wins: int


@dataclass(frozen=True, slots=True)
class Portrait:
    """A person's games of one kind.

    ``points`` is the present rating (None: not rated), ``curve`` all ratings in their order, with
    the one before the first game. ``alone`` are the games against computer players only:
    finished, won. ``games`` are all games of this person, in words, by key.
    """

    name: str
    game: str
    points: int | None
    wins: int
    losses: int
    draws: int
    curve: Sequence[int]
    favourites: Sequence[Tally]
    opponents: Sequence[Tally]
    alone: tuple[int, int]
    games: Sequence[tuple[str, str]] = ()

    @property
    def played(self) -> int:
        """The games with other persons."""
        return self.wins + self.losses + self.draws

    @property
    def rate(self) -> int | None:
        """Of a hundred games that somebody won, how many this person did; None before the first."""
        decided = self.wins + self.losses
        return round(100 * self.wins / decided) if decided else None


def portrait_screen(portrait: Portrait, words: Words) -> Screen:
    """The profile, with a menu of the games this person has played."""
    name = escape(portrait.name, nameless=words("ladder-gone"))
    fields: list[Field] = []
    if portrait.favourites:
        fields.append(_field("profile-favourites", portrait.favourites, words))
    if portrait.opponents:
        fields.append(_field("profile-opponents", portrait.opponents, words))
    text = "\n".join(_facts(portrait, words))
    told = [f"{each.name}: {each.value}" for each in fields]
    alt = fit(bare("\n".join([f"{name}, {portrait.game}", text, *told])), ALT)
    entries = tuple(MenuEntry(fit(name, ENTRY_TEXT), "", key) for key, name in portrait.games)
    menu = (Menu(words("profile-games"), entries, Page("")),) if len(entries) > 1 else ()
    return Screen(
        title=words("profile-title", name=name, game=portrait.game),
        text=text,
        fields=tuple(fields),
        picture=Picture(portrait_picture(portrait, words), WIDTH, alt, "profile.png"),
        rows=menu,
        colour=theme.EMBED,
    )


def _facts(portrait: Portrait, words: Words) -> list[str]:
    lines: list[str] = []
    if portrait.points is not None:
        best = max(portrait.curve[1:], default=portrait.points)
        lines.append(words("profile-rating", points=str(portrait.points), best=str(best)))
    if portrait.played:
        record = words(
            "ladder-record",
            wins=portrait.wins,
            losses=portrait.losses,
            draws=portrait.draws,
            played=portrait.played,
        )
        rate = portrait.rate
        rated = "" if rate is None else f" · {words('profile-rate', rate=rate)}"
        lines.append(f"{record}{rated}")
    finished, won = portrait.alone
    if finished:
        lines.append(words("profile-alone", finished=finished, won=won))
    return lines or [words("profile-nothing")]


def _field(key: str, tallies: Sequence[Tally], words: Words) -> Field:
    lines = [
        words("profile-tally", name=escape(each.name, 48), played=each.played, wins=each.wins)
        for each in tallies
    ]
    return Field(words(key), fit("\n".join(lines), 1024), inline=True)


def portrait_picture(portrait: Portrait, words: Words) -> str:
    """Name and points, wins and losses, the rating's curve, favourites and opponents."""
    parts: list[str] = [at(_MARGIN, _MARGIN, _head(portrait, words))]
    y, inner = 190.0, WIDTH - 2 * _MARGIN
    if portrait.played:
        parts.append(at(_MARGIN, y, _shares(portrait, words, inner)))
        y += 88
    if len(portrait.curve) > 1:
        label = words("profile-curve", games=len(portrait.curve) - 1)
        parts.append(at(_MARGIN, y, curve(portrait.curve, inner, 320, label)))
        y += 338
    lists = [
        (words("profile-favourites"), portrait.favourites),
        (words("profile-opponents"), portrait.opponents),
    ]
    shown = [(title, tallies[:_LINES]) for title, tallies in lists if tallies]
    if shown:
        room = (inner - 16 * (len(shown) - 1)) / len(shown)
        high = 66 + 46 * max(len(tallies) for _, tallies in shown)
        for n, (title, tallies) in enumerate(shown):
            drawn = _list(title, tallies, (room, high), words)
            parts.append(at(_MARGIN + n * (room + 16), y, drawn))
        y += high + 18
    if not portrait.played and not shown:
        quiet = theme.LABEL.but(size=30, anchor="middle")
        parts.append(line(_facts(portrait, words)[0], WIDTH / 2, y + 44, inner, quiet))
        y += 80
    height = y + 10
    return document(WIDTH, height, box(0, 0, WIDTH, height, 24, fill=theme.NIGHT), *parts)


def _head(portrait: Portrait, words: Words) -> str:
    inner = WIDTH - 2 * _MARGIN
    nameless = words("ladder-gone")
    name = drawable(plain(portrait.name, nameless=nameless), nameless)
    initial = theme.FIGURE.but(size=66, fill=theme.INK)
    parts = [
        box(0, 0, 138, 138, 30, fill=theme.GOLD),
        line(name[0].upper(), 69, 93, 110, initial),
        line(name, 166, 66, inner - 166 - 250, theme.NAME.but(size=54)),
        line(portrait.game, 166, 114, inner - 166 - 250, theme.LABEL.but(size=32)),
    ]
    if portrait.points is not None:
        figure = theme.FIGURE.but(size=76, fill=theme.GOLD, anchor="end")
        label = theme.LABEL.but(size=27, anchor="end")
        parts.append(line(str(portrait.points), inner, 72, 240, figure))
        parts.append(line(words("profile-points"), inner, 114, 240, label))
    return "".join(parts)


def _shares(portrait: Portrait, words: Words, width: float) -> str:
    """Wins, draws and losses as shares of one bar, each named below."""
    kinds = (
        ("win", portrait.wins, "#63d29b"),
        ("draw", portrait.draws, theme.MIST),
        ("loss", portrait.losses, "#d9606a"),
    )
    parts: list[str] = []
    x, gap = 0.0, 4.0
    present = [each for each in kinds if each[1]]
    room = width - gap * (len(present) - 1)
    for _, count, colour in present:
        share = room * count / portrait.played
        parts.append(box(x, 0, share, 24, 6, fill=colour))
        x += share + gap
    x = 0.0
    for key, count, colour in kinds:
        parts.append(box(x, 42, 20, 20, 5, fill=colour))
        label = words(f"profile-{key}", count=count)
        parts.append(line(label, x + 30, 61, 180, theme.LABEL.but(size=27, fill=theme.IVORY)))
        x += 210
    right = theme.LABEL.but(size=27, fill=theme.IVORY, anchor="end")
    if portrait.rate is not None:
        told = words("profile-rate", rate=portrait.rate)
        parts.append(line(told, width, 61, 300, right))
    return "".join(parts)


def _list(title: str, tallies: Sequence[Tally], size: tuple[float, float], words: Words) -> str:
    width, height = size
    text = Type(27, theme.IVORY)
    parts = [
        box(0, 0, width, height, 16, fill=theme.SLATE),
        line(title, 22, 42, width - 44, theme.LABEL.but(size=27, fill=theme.GOLD)),
    ]
    for n, each in enumerate(tallies):
        y = 88 + 46 * n
        said = words("profile-count", played=each.played, wins=each.wins)
        quiet = theme.LABEL.but(size=25, anchor="end")
        parts.append(line(drawable(each.name, "?"), 22, y, width - 44 - 170, text, smallest=0.6))
        parts.append(line(said, width - 22, y, 160, quiet))
    return "".join(parts)
