"""The pages of a campaign's panel that one may turn to at any time: map, knowledge, team, log."""

from __future__ import annotations

import re
from collections.abc import Sequence

from engine.grail_war.view import WarView
from engine.kernel import Event, Positions
from render import theme
from render.grail_war.city import DRAWN, city_picture
from render.grail_war.diary import Diary
from render.grail_war.knowledge import opponent, opponents, own_fields, public
from render.grail_war.names import Scene
from render.grail_war.options import is_plain, place_line
from render.grail_war.whereabouts import spots
from render.panel import ALT, ENTRY_TEXT, Button, Menu, MenuEntry, Page, Picture, Screen
from render.picker import Row
from render.words import bare, fit

MAP, KNOW, ME, LOG = "map", "know", "me", "log"
TABS = (MAP, KNOW, ME, LOG)
MAIN = "main"
_KNOWN = re.compile(r"map|me|know(?::\d)?|log(?:;\d{1,3})?")
_LOG_ROOM = 3600


def is_page(name: str) -> bool:
    """Whether this is one of these pages."""
    return _KNOWN.fullmatch(name) is not None


def headline(scene: Scene, view: WarView) -> str:
    """Which scene it is."""
    words = scene.words
    phase = "over" if view.result is not None else view.phase
    return words(f"gwc-scene-{phase}", round=view.round, rounds=view.rounds)


def drawn_city(scene: Scene, view: WarView) -> Picture:
    """The map as a picture with its text."""
    known = [spot for spot in spots(view) if not is_plain(spot)]
    lines = [f"{scene.words('gwc-map-alt')} {headline(scene, view)}."]
    lines += [place_line(scene, view, spot, ground=False) for spot in known]
    alt = "\n".join(lines)
    return Picture(city_picture(scene, view), DRAWN, fit(bare(alt), ALT), "map.png")


def tabs(scene: Scene, page: str, ahead: tuple[Positions, ...]) -> tuple[Button, ...]:
    """The way to the other pages, and back from them."""
    words = scene.words
    here = page.split(":")[0].split(";")[0]
    buttons = [
        Button(words(f"gwc-page-{tab}"), Page(tab, ahead), disabled=tab == page) for tab in TABS
    ]
    if here in TABS:
        buttons.insert(0, Button(words("gwc-page-back"), Page(MAIN, ahead), "primary"))
    return tuple(buttons)


def page_screen(
    scene: Scene, view: WarView, page: str, ahead: tuple[Positions, ...], story: Sequence[Event]
) -> Screen:
    """One of these pages."""
    if page.startswith(KNOW):
        return _known(scene, view, page, ahead)
    if page.startswith(LOG):
        return _log(scene, view, page, ahead, story)
    below = tabs(scene, page, ahead)
    if page == ME:
        return Screen(
            title=scene.words("gwc-me-title"),
            fields=own_fields(scene, view, full=True),
            picture=drawn_city(scene, view),
            rows=(below,),
            colour=theme.EMBED,
        )
    lines = [place_line(scene, view, spot) for spot in spots(view)]
    return Screen(
        title=scene.words("gwc-map-title", headline=headline(scene, view)),
        text=fit("\n".join(lines), 3000),
        picture=drawn_city(scene, view),
        rows=(below,),
        colour=theme.EMBED,
    )


def _known(scene: Scene, view: WarView, page: str, ahead: tuple[Positions, ...]) -> Screen:
    words = scene.words
    fields = (*opponents(scene, view), public(scene, view))
    _, _, number = page.partition(":")
    if number.isdecimal() and int(number) < len(view.teams) and int(number) != view.team:
        fields = (opponent(scene, view, view.teams[int(number)]), public(scene, view))
    others = [team for team in view.teams if team.number != view.team]
    entries = tuple(
        MenuEntry(
            fit(f"{team.number + 1}. {scene.team_label(team.number)}", ENTRY_TEXT),
            fit(scene.servant_of(team.servant), ENTRY_TEXT),
            str(team.number),
        )
        for team in others
    )
    rows: list[Row] = [tabs(scene, page, ahead)]
    if len(others) > 1:
        rows.insert(0, Menu(words("gwc-know-more"), entries, Page("know:", ahead)))
    return Screen(
        title=words("gwc-know-title"),
        text=words("gwc-know-text"),
        fields=fields,
        picture=drawn_city(scene, view),
        rows=tuple(rows),
        colour=theme.EMBED,
    )


def _log(
    scene: Scene,
    view: WarView,
    page: str,
    ahead: tuple[Positions, ...],
    story: Sequence[Event],
) -> Screen:
    """The log from its end; older parts on further pages."""
    words = scene.words
    parts = _parts(Diary(scene, view).lines(story))
    _, _, number = page.partition(";")
    part = min(int(number or 0), len(parts) - 1)
    turning: list[Button] = []
    if len(parts) > 1:
        label = words("page-next", page=part + 1, pages=len(parts))
        turning.append(Button(label, Page(f"{LOG};{(part + 1) % len(parts)}", ahead)))
    rows: list[Row] = [tabs(scene, page, ahead)]
    if turning:
        rows.insert(0, tuple(turning))
    return Screen(
        title=words("gwc-log-title"),
        text=parts[part] or words("gwc-log-empty"),
        rows=tuple(rows),
        colour=theme.EMBED,
    )


def _parts(lines: Sequence[str]) -> list[str]:
    """The lines in parts that fit a screen, the latest part first."""
    parts: list[list[str]] = [[]]
    room = _LOG_ROOM
    for line in reversed(lines):
        if len(line) + 1 > room and parts[-1]:
            parts.append([])
            room = _LOG_ROOM
        parts[-1].insert(0, fit(line, _LOG_ROOM))
        room -= len(line) + 1
    return ["\n".join(part) for part in parts]
