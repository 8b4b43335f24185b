"""Matches to watch again: step by step, with the position after every reveal."""

from __future__ import annotations

import re
from collections.abc import Sequence

from engine.challengers import events as ev
from engine.kernel import Event
from render import theme
from render.challengers.arena import arena_picture
from render.challengers.facts import position_alt
from render.challengers.names import Scene
from render.challengers.reel import Reel, reels
from render.challengers.story import frame_lines, turning_points
from render.panel import LABEL, TEXT, Button, Field, Menu, MenuEntry, Page, Picture, Screen
from render.screens import stepping
from render.words import fit

WIDTH = 1000
_PAGE = re.compile(r"(\d{1,3})(?:\.(\d{1,3}))?")
_MENU = 25
_POINTS = 3


def replay_screen(scene: Scene, events: Sequence[Event], page: str) -> Screen:
    """The frame that ``page`` names, or that no match has begun.

    A page is a match's number and a frame's: ``"3.12"``. The newest match and its end are shown
    for any other.
    """
    films = reels(scene.edition, events)
    if not films:
        nothing = scene.words("ch-nothing-yet")
        return Screen(scene.words("ch-watch"), nothing, colour=theme.EMBED)
    number, step = _place(films, page)
    film = films[number]
    frame = film.frames[step]
    lines = frame_lines(scene, frame)
    return Screen(
        title=_title(scene, film, step),
        text=fit("\n".join(lines), TEXT // 2),
        fields=_points(scene, film) if step == len(film.frames) - 1 else (),
        picture=Picture(
            arena_picture(scene, frame.position),
            WIDTH,
            position_alt(scene, frame.position),
            "match.png",
        ),
        rows=tuple(_rows(scene, films, number, step)),
        colour=theme.EMBED,
    )


def frame_pages(stories: Sequence[Sequence[Event]]) -> list[list[str]]:
    """For each of the stories the pages of the frames that begin in it: a match, a reveal."""
    pages: list[list[str]] = []
    count = 0
    running: dict[int, tuple[int, int]] = {}
    for story in stories:
        pages.append([])
        for event in story:
            match event:
                case ev.MatchBegun(park=park):
                    running[park] = (count, 0)
                    count += 1
                case ev.CardRevealed(park=park) if park in running:
                    number, frame = running[park]
                    running[park] = (number, frame + 1)
                case _:
                    continue
            pages[-1].append("{}.{}".format(*running[park]))
    return pages


def _place(films: list[Reel], page: str) -> tuple[int, int]:
    """The match and frame of a page; the newest match, and a match's last frame, for none."""
    found = _PAGE.fullmatch(page)
    number = int(found[1]) if found else len(films) - 1
    if number >= len(films):
        return len(films) - 1, len(films[-1].frames) - 1
    last = len(films[number].frames) - 1
    step = int(found[2]) if found and found[2] else last
    return number, min(step, last)


def _title(scene: Scene, film: Reel, step: int) -> str:
    one, two = film.seats
    return scene.words(
        "ch-replay-title",
        match=match_name(scene, film),
        one=scene.player(one),
        two=scene.player(two),
        step=step,
        steps=len(film.frames) - 1,
    )


def match_name(scene: Scene, film: Reel) -> str:
    """Which match of the tournament it is: its round, or the final."""
    return scene.words("ch-final") if film.final else scene.words("ch-round", round=film.round)


def _points(scene: Scene, film: Reel) -> tuple[Field, ...]:
    if film.last.winner is None:
        return ()
    points = turning_points(scene, film.frames, _POINTS)
    return (Field(scene.words("ch-turning-points"), "\n".join(points)),) if points else ()


def _rows(
    scene: Scene, films: list[Reel], number: int, step: int
) -> list[tuple[Button, ...] | Menu]:
    """Steps first, then the other matches of the round, then the rounds."""
    words, film = scene.words, films[number]
    last = len(film.frames) - 1
    steps = stepping(words, step, last, lambda goal: f"{number}.{goal}")
    rows: list[tuple[Button, ...] | Menu] = [steps]
    if len(films) > 1:
        shown = _window(films, number)
        entries = tuple(
            MenuEntry(fit(_match_label(scene, films[n], shown=n == number), LABEL), "", str(n))
            for n in shown
        )
        rows.append(Menu(words("ch-pick-match"), entries, Page("")))
    return rows


def _window(films: list[Reel], number: int) -> list[int]:
    """The numbers of the matches in the menu: the newest ones first, the shown one among them."""
    newest = list(range(len(films)))[::-1]
    start = max(0, min(newest.index(number) - _MENU // 2, len(newest) - _MENU))
    return newest[start : start + _MENU]


def _match_label(scene: Scene, film: Reel, *, shown: bool) -> str:
    one, two = film.seats
    names = f"{scene.label(one)} – {scene.label(two)}"
    mark = "▶ " if shown else ""
    return f"{mark}{match_name(scene, film)}: {names}"
