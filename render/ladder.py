"""The leaderboard: who stands where, as a picture and in words, one page at a time."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from render import theme
from render.lettering import drawable
from render.panel import ALT, TEXT, Button, Page, Picture, Screen
from render.svg import at, box, circle, document, line, path
from render.words import Words, bare, escape, fit, plain

WIDTH = 1000
PAGE = 10
"""How many rungs a page has."""
_ROW, _GAP, _TOP = 74, 8, 118
_NAME, _BAR, _POINTS = 118, 420, 776
_MEDALS = ("#e9c46a", "#c3cad8", "#c98b54")


@dataclass(frozen=True, slots=True)
class Rung:
    """A person, or a computer player (``rank`` 0), and how they have done.

    ``points`` are None for who was never rated, ``gain`` where no period is looked at. ``own``
    marks whoever asks. ``name`` is as it was given; an empty one is of somebody who left.
    """

    rank: int
    name: str
    points: int | None
    wins: int
    losses: int
    draws: int
    gain: int | None = None
    own: bool = False

    @property
    def computer(self) -> bool:
        """Whether no person stands here."""
        return self.rank == 0


@dataclass(frozen=True, slots=True)
class Ladder:
    """All of a leaderboard: its ``title`` and what it counts, the persons, the computer players.

    ``note`` is said below them.
    """

    title: str
    about: str
    rungs: Sequence[Rung]
    computers: Sequence[Rung] = ()
    note: str = ""

    @property
    def pages(self) -> int:
        """How many pages there are, at least one."""
        return max(1, -(-len(self.rungs) // PAGE))

    def shown(self, page: int) -> tuple[Sequence[Rung], Rung | None]:
        """The rungs of a page (0 is the first), and the asking person's if it is elsewhere."""
        part = self.rungs[page * PAGE : (page + 1) * PAGE]
        own = next((each for each in self.rungs if each.own), None)
        return part, None if own is None or own in part else own


def ladder_screen(ladder: Ladder, page: int, words: Words, name: str = "{page}") -> Screen:
    """A page of the leaderboard. Its buttons are `Page` acts: ``name`` with the page's number."""
    page = max(0, min(page, ladder.pages - 1))
    part, own = ladder.shown(page)
    lines = [_line(each, words) for each in part]
    if own is not None:
        lines += ["…", _line(own, words)]
    lines += [_line(each, words) for each in ladder.computers]
    if not ladder.rungs:
        lines = [words("ladder-empty"), *lines]
    if ladder.note:
        lines.append(f"-# {ladder.note}")
    text = fit("\n".join(lines), TEXT - 200)
    alt = fit(f"{ladder.title}. {ladder.about}\n{bare(text)}", ALT)
    drawn = [*part, *([own] if own else []), *ladder.computers]
    picture = None
    if drawn:
        svg = ladder_picture(ladder, page, words)
        picture = Picture(svg, WIDTH, alt, "leaderboard.png")
    return Screen(
        title=ladder.title,
        text=f"*{ladder.about}*\n{text}",
        picture=picture,
        rows=turn_row(page, ladder.pages, words, name),
        colour=theme.EMBED,
    )


def turn_row(page: int, pages: int, words: Words, name: str) -> tuple[tuple[Button, ...], ...]:
    """Buttons to the page before and the one after; nothing where there is one page only."""
    if pages < 2:
        return ()

    def to(number: int) -> Page:
        return Page(name.format(page=number))

    return (
        (
            Button(words("page-before"), to(max(0, page - 1)), disabled=page == 0),
            Button(
                words("page-after", page=page + 1, pages=pages),
                to(min(pages - 1, page + 1)),
                disabled=page == pages - 1,
            ),
        ),
    )


def ladder_picture(ladder: Ladder, page: int, words: Words) -> str:
    """A page as bars of points; 1000 wide."""
    part, own = ladder.shown(page)
    blocks: list[tuple[Rung | None, float]] = [(each, _ROW) for each in part]
    if own is not None:
        blocks += [(None, 26), (own, _ROW)]
    if ladder.computers:
        blocks += [(None, 8), *((each, _ROW) for each in ladder.computers)]
    height = _TOP + sum(high + _GAP for _, high in blocks) + 14
    low, high = _scale([each for each, _ in blocks if each is not None])
    parts = [
        box(0, 0, WIDTH, height, 24, fill=theme.NIGHT),
        line(ladder.title, 34, 58, WIDTH - 68, theme.NAME.but(size=44)),
        line(ladder.about, 34, 96, WIDTH - 68, theme.LABEL.but(size=26)),
    ]
    y = float(_TOP)
    for rung, room in blocks:
        drawn = _gap(room) if rung is None else _rung(rung, (low, high), words)
        parts.append(at(24, y, drawn))
        y += room + _GAP
    return document(WIDTH, height, *parts)


def _scale(rungs: Sequence[Rung]) -> tuple[float, float]:
    """Where the bars begin and end. They begin below the lowest, so that all can be seen."""
    points = [each.points for each in rungs if each.points is not None] or [1000]
    low, high = min(points), max(points)
    return low - max(60.0, (high - low) * 0.25), float(high)


def _gap(height: float) -> str:
    """What is left out, as dots; nothing in a narrow gap."""
    if height < 20:
        return ""
    return "".join(circle(60 + 18 * n, 13, 4, fill=theme.SEAM) for n in range(3))


def _rung(rung: Rung, scale: tuple[float, float], words: Words) -> str:
    width = WIDTH - 48
    colour = theme.STEEL if rung.computer else theme.GOLD
    edge = theme.GOLD if rung.own else theme.SEAM
    name = drawable(plain(rung.name, nameless=words("ladder-gone")), words("ladder-gone"))
    figure = theme.FIGURE.but(size=38, fill=theme.IVORY, anchor="end")
    small = theme.LABEL.but(size=24)
    parts = [
        box(
            *(0, 0, width, _ROW, 14),
            fill=theme.mix(theme.SLATE, theme.GOLD, 0.12) if rung.own else theme.SLATE,
            stroke=edge,
            stroke_width=3 if rung.own else 1.5,
        ),
        _place(rung),
        line(name, _NAME, 36, _BAR - _NAME - 16, theme.NAME.but(size=31)),
        line(_record(rung, words), _NAME, 63, _BAR - _NAME - 16, small),
        at(_BAR, 26, _bar(rung, scale, colour)),
    ]
    points = str(rung.points) if rung.points is not None else "–"
    parts.append(line(points, width - 20, 47 if rung.gain is None else 40, 130, figure))
    if rung.gain is not None:
        tint = "#63d29b" if rung.gain > 0 else theme.BLOOD if rung.gain < 0 else theme.MIST
        gain = small.but(size=23, fill=tint, anchor="end")
        parts.append(line(signed(rung.gain), width - 20, 65, 110, gain))
    return "".join(parts)


def _place(rung: Rung) -> str:
    if rung.computer:
        return (
            box(43, 25, 34, 28, 6, fill=theme.STEEL)
            + path("M60 25V15", stroke=theme.STEEL, stroke_width=4)
            + circle(60, 14, 4, fill=theme.STEEL)
            + circle(53, 38, 4, fill=theme.SLATE)
            + circle(67, 38, 4, fill=theme.SLATE)
        )
    number = theme.FIGURE.but(size=30, fill=theme.MIST)
    if rung.rank <= len(_MEDALS):
        medal = circle(60, 37, 25, fill=_MEDALS[rung.rank - 1], stroke=theme.INK, stroke_width=3)
        return medal + line(str(rung.rank), 60, 48, 44, number.but(fill=theme.INK))
    return line(str(rung.rank), 60, 48, 84, number)


def _bar(rung: Rung, scale: tuple[float, float], colour: str) -> str:
    width = _POINTS - _BAR
    low, high = scale
    share = 0.0 if rung.points is None else (rung.points - low) / max(1.0, high - low)
    track = box(0, 0, width, 22, 11, fill=theme.mix(theme.SLATE, theme.NIGHT, 0.6))
    if rung.points is None:
        return track
    return track + box(0, 0, max(22.0, width * share), 22, 11, fill=colour)


def _record(rung: Rung, words: Words) -> str:
    key = "ladder-played" if rung.computer else "ladder-record"
    played = rung.wins + rung.losses + rung.draws
    return words(key, wins=rung.wins, losses=rung.losses, draws=rung.draws, played=played)


def _line(rung: Rung, words: Words) -> str:
    name = escape(rung.name, nameless=words("ladder-gone"))
    points = words("ladder-points", points=str(rung.points)) if rung.points is not None else "–"
    if rung.gain is not None:
        points += f" ({signed(rung.gain)})"
    parts = [points, _record(rung, words)]
    if rung.computer:
        return words("ladder-computer", name=name, told=" · ".join(parts))
    key = "ladder-own" if rung.own else "ladder-line"
    return words(key, rank=rung.rank, name=name, told=" · ".join(parts))


def signed(number: int) -> str:
    """A change: ``+12``, ``−3``, ``±0``."""
    if number == 0:
        return "±0"
    return f"+{number}" if number > 0 else f"−{-number}"
