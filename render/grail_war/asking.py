"""What a battle's decisions ask, in full; and what cannot be undone is asked twice."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import replace

from engine.grail_war.view import WarView
from engine.kernel import Decision, Option
from render.grail_war.names import Scene
from render.panel import Button, Commit, Page
from render.picker import Label, Row

CERTAIN = frozenset({"withdraw", "recall", "freed", "prepare"})
"""Decisions some of whose options are asked twice."""
_GRAVE = frozenset({"retreat", "luck", "let_go", "leave", "name", "belief", "seal"})
_PAGE = re.compile(r"sure:(\d{1,2})")
_ROWS, _WIDE = 3, 5


def certain(page: str, decision: Decision) -> Option | None:
    """The option that ``page`` asks about once more."""
    found = _PAGE.fullmatch(page)
    position = int(found[1]) if found else len(decision.options)
    if position >= len(decision.options) or decision.options[position][0] not in _GRAVE:
        return None
    return decision.options[position]


def certain_rows(
    scene: Scene,
    decision: Decision,
    named: Sequence[Label],
    page: str,
    below: Sequence[Button],
) -> list[Row]:
    """A button for each option; those that cannot be undone lead to a question first."""
    asked = certain(page, decision)
    if asked is not None:
        position = decision.options.index(asked)
        yes = replace(named[position], style="danger").button(Commit(((position,),)))
        return [(yes, Button(scene.words("page-back"), Page(""), "primary"))]
    buttons = [
        label.button(Page(f"sure:{n}") if option[0] in _GRAVE else Commit(((n,),)))
        for n, (option, label) in enumerate(zip(decision.options, named, strict=True))
    ]
    rows: list[Row] = [
        tuple(buttons[n : n + _WIDE]) for n in range(0, min(len(buttons), _ROWS * _WIDE), _WIDE)
    ]
    return [*rows, tuple(below)]


def question(scene: Scene, view: WarView, decision: Decision) -> str:
    """What a seat is asked, and what follows from each answer."""
    words = scene.words
    said: dict[str, str | int] = {"slot": 0, "foe": "", "count": 0, "name": "", "verb": ""}
    battle = view.battle
    match decision.about:
        case ("slot", int(slot), *foe):
            said["slot"] = slot + 1
            if foe and battle is not None and len(battle.sides) > 2:
                said["foe"] = words("gw-against", name=scene.team(int(foe[0])))
        case ("team", int(team)):
            said["name"] = scene.team(team)
        case _:
            pass
    if decision.kind == "tile" and decision.options[0][0] == "run":
        said["verb"] = "run"
    master = view.teams[view.team].master if view.team is not None else None
    if master is not None:
        said["count"] = master.seals if decision.kind == "recall" else master.luck
    return words(f"gw-ask-{decision.kind}", **said)
