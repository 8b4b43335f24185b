"""Battles to watch again, slot by slot."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

from engine.grail_war import battle_events as ev
from engine.grail_war.view import WarView
from engine.kernel import Event
from render import theme
from render.grail_war.arena import arena_picture
from render.grail_war.names import Scene
from render.grail_war.sheet import sheet_drawn, sheet_lines, sheet_on, sheets_menu
from render.grail_war.story import tell
from render.panel import ALT, LABEL, TEXT, TITLE, Button, Menu, MenuEntry, Page, Picture, Screen
from render.screens import stepping
from render.words import bare, fit

DRAWN = 1000
_PAGE = re.compile(r"(\d{1,3})(?:\.(\d{1,2}))?")
_MENU = 25


@dataclass(slots=True)
class Bout:
    """A battle that could be watched: how it began, and what happened before and in each slot."""

    began: ev.BattleBegan
    slots: list[ev.SlotJudged] = field(default_factory=list[ev.SlotJudged])
    before: list[list[Event]] = field(default_factory=list[list[Event]])
    after: list[Event] = field(default_factory=list[Event])


def bouts(story: Sequence[Event]) -> list[Bout]:
    """The battles of a story of which at least one slot was judged for everybody to see."""
    found: list[Bout] = []
    for event in story:
        match event:
            case ev.BattleBegan():
                found.append(Bout(event))
            case ev.SlotJudged() if found:
                found[-1].slots.append(event)
                found[-1].before.append(found[-1].after)
                found[-1].after = []
            case _ if found:
                found[-1].after.append(event)
            case _:
                pass
    return [bout for bout in found if bout.slots]


def slot_pages(stories: Sequence[Sequence[Event]]) -> list[list[str]]:
    """For each of the stories the pages of the slots that are judged in it."""
    pages: list[list[str]] = []
    number, slot = -1, None
    for story in stories:
        pages.append([])
        for event in story:
            if isinstance(event, ev.BattleBegan):
                slot = 0
            elif isinstance(event, ev.SlotJudged) and slot is not None:
                number += slot == 0
                pages[-1].append(f"{number}.{slot}")
                slot += 1
    return pages


def watched_again(scene: Scene, view: WarView, story: Sequence[Event], page: str) -> Screen:
    """What a board leads to: a slot of a battle, or a servant's sheet (``"sheet:1"``)."""
    team = sheet_on(page, view)
    if team is None:
        return replay_screen(scene, view, story, page)
    servant = view.teams[team].servant
    rows: list[tuple[Button, ...] | Menu] = [*sheets_menu(scene, view, ())]
    if bouts(story):
        rows.append((Button(scene.words("key-watch"), Page("")),))
    return Screen(
        title=fit(f"{scene.team(team)} – {scene.servant_of(servant)}", TITLE),
        text="\n".join(sheet_lines(scene, servant)) if servant is not None else "",
        picture=sheet_drawn(scene, view, team),
        rows=tuple(rows),
        colour=theme.EMBED,
    )


def replay_screen(scene: Scene, view: WarView, story: Sequence[Event], page: str) -> Screen:
    """The slot that ``page`` names (``"1.4"``: battle and slot), or that there is none yet.

    Without a slot it is a battle's first, and without a battle the newest one's.
    """
    words, found = scene.words, bouts(story)
    if not found:
        return Screen(words("key-watch"), words("gw-nothing-yet"), colour=theme.EMBED)
    number, step = _place(found, page)
    bout = found[number]
    slot = bout.slots[step]
    told = [*bout.before[step], slot, *(bout.after if step == len(bout.slots) - 1 else [])]
    lines = [line for event in told if (line := tell(scene, event))]
    text = fit("\n".join(lines), TEXT // 2)
    names = tuple(scene.servant(view, lineup.team) for lineup in bout.began.lineups)
    svg = arena_picture(scene, bout.began.lineups, names, slot)
    slots = max(bout.began.slots, len(bout.slots))
    alt = fit(bare(text), ALT)
    return Screen(
        title=words(
            "gw-replay-title",
            name=fit(_name(scene.team, bout), TITLE - 40),
            slot=step + 1,
            slots=slots,
        ),
        text=text,
        picture=Picture(svg, DRAWN, alt, "slot.png"),
        rows=tuple(_rows(scene, found, number, step)),
        colour=theme.EMBED,
    )


def _place(found: list[Bout], page: str) -> tuple[int, int]:
    named = _PAGE.fullmatch(page)
    number = min(int(named[1]), len(found) - 1) if named else len(found) - 1
    step = int(named[2]) if named and named[2] else 0
    return number, min(step, len(found[number].slots) - 1)


def _name(team: Callable[[int], str], bout: Bout) -> str:
    return " – ".join(team(lineup.team) for lineup in bout.began.lineups)


def _rows(
    scene: Scene, found: list[Bout], number: int, step: int
) -> list[tuple[Button, ...] | Menu]:
    """Steps, and the other battles."""
    words, last = scene.words, len(found[number].slots) - 1
    steps = stepping(words, step, last, lambda goal: f"{number}.{goal}")
    rows: list[tuple[Button, ...] | Menu] = [steps]
    if len(found) > 1:
        shown = range(max(0, len(found) - _MENU), len(found))
        entries = tuple(
            MenuEntry(fit(f"{n + 1}. {_name(scene.team_label, found[n])}", LABEL), "", str(n))
            for n in shown
        )
        rows.append(Menu(words("gw-menu-battles"), entries, Page("")))
    return rows
