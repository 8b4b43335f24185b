"""The rows of a battle's decisions: laying tiles, helping them, sealing the plan.

A plan is looked ahead at until it is sealed, so that every step can be taken back. One that grows
too long for a control to carry is kept on the way.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from itertools import groupby

from engine.grail_war.view import WarView
from engine.kernel import Decision, Option, Positions
from render.grail_war.figures import Figures, Holding
from render.grail_war.labels import option_label
from render.grail_war.names import Scene
from render.panel import (
    BUTTONS,
    ENTRIES,
    ENTRY_TEXT,
    LABEL,
    Ahead,
    Button,
    Commit,
    Menu,
    MenuEntry,
    Page,
)
from render.picker import Label, Row
from render.words import fit

Choices = tuple[Positions, ...]
LONGEST = 54
"""How many characters of choices a control may carry, so that there is room for one more."""
_GROUP = re.compile(r"aid:(\d{1,2})(?:;(\d))?")


def lays(ahead: Choices, more: Choices = ()) -> Ahead | Commit:
    """The act of going on with ``more``: looked ahead at, or kept where it has grown long."""
    choices = (*ahead, *more)
    return Ahead(choices) if length(ahead) <= LONGEST else Commit(choices)


def length(choices: Choices) -> int:
    """How many characters a control needs for choices: repeated ones are counted, not written."""
    found = 0
    for choice, run in groupby(choices):
        count, size = len(list(run)), len("-".join(map(str, choice))) + 1
        found += min(count * size, size + len(f"x{count}"))
    return found


def tile_rows(
    scene: Scene,
    view: WarView,
    decision: Decision,
    ahead: Choices,
    mine: Figures | None,
    below: Sequence[Button],
) -> list[Row]:
    """Buttons for the plain tiles, menus for marks and noble phantasms, the rest in one press."""
    words = scene.words
    positions = range(len(decision.options))
    plain = [n for n in positions if _is_plain(decision.options[n])]
    releases = [n for n in positions if decision.options[n][0] == "release"]
    rest = [n for n in positions if decision.options[n][0] == "rest"]
    marked = [n for n in positions if n not in (*plain, *releases, *rest)]
    lines = 2 if len(plain) > BUTTONS and not (releases and marked) else 1
    marked += plain[lines * BUTTONS :]
    rows: list[Row] = []
    buttons = [
        Button(
            fit(_plain_label(scene, view, decision, n, mine), LABEL),
            lays(ahead, ((n,),)),
            "secondary" if decision.options[n] in {("tile", "normal"), ("spare",)} else "primary",
        )
        for n in plain[: lines * BUTTONS]
    ]
    rows += [tuple(buttons[n : n + BUTTONS]) for n in range(0, len(buttons), BUTTONS)]
    for key, listed in (("gw-menu-release", releases), ("gw-menu-marks", marked)):
        if listed:
            entries = [
                (n, option_label(scene, view, decision, decision.options[n])) for n in listed
            ]
            rows.append(_menu(words(key), entries, ahead))
    last = [Button(words("gw-do-tile-rest"), lays(ahead, ((n,),)), "success") for n in rest]
    rows.append(tuple([*last, *below][:BUTTONS]))
    return rows


def _is_plain(option: Option) -> bool:
    """Whether an option lays a tile without any mark, goes on with a run, or spares."""
    match option:
        case ("tile", str()) | ("run", int(), int()) | ("spare",):
            return True
        case _:
            return False


def _plain_label(
    scene: Scene, view: WarView, decision: Decision, n: int, mine: Figures | None
) -> str:
    """A tile with its rank and how many there are left."""
    option = decision.options[n]
    holding = _holding(mine, str(option[1])) if option[0] == "tile" else None
    if holding is None:
        return option_label(scene, view, decision, option).text
    name = scene.words(f"gw-short-{holding.kind}")
    left = "" if holding.left is None else f" ×{holding.left}"
    return f"{name} {holding.mark}{left}"


def _holding(mine: Figures | None, kind: str) -> Holding | None:
    return next((each for each in mine.holdings if each.kind == kind), None) if mine else None


def _labelled(
    scene: Scene, view: WarView, decision: Decision, listed: Sequence[int]
) -> list[tuple[int, Label]]:
    return [(n, option_label(scene, view, decision, decision.options[n])) for n in listed]


def _menu(placeholder: str, entries: Sequence[tuple[int, Label]], ahead: Choices) -> Menu:
    return Menu(
        placeholder,
        tuple(
            MenuEntry(fit(label.text, ENTRY_TEXT), fit(label.more, ENTRY_TEXT), str(n))
            for n, label in entries[:ENTRIES]
        ),
        lays(ahead),
    )


# What helps


def aid_rows(
    scene: Scene,
    view: WarView,
    decision: Decision,
    ahead: Choices,
    page: str,
    below: Sequence[Button],
) -> list[Row]:
    """Menus of rear tiles and of spells, the slots that follow, and that it is enough."""
    words = scene.words
    groups = aid_groups(decision)
    opened = _GROUP.fullmatch(page)
    if opened is not None and int(opened[1]) < len(groups):
        return _group_rows(scene, view, decision, ahead, groups[int(opened[1])], opened)
    spells = [n for n, group in enumerate(groups) if decision.options[group[0]][0] == "spell"]
    others = [n for n in range(len(groups)) if n not in spells]
    rows: list[Row] = []
    if others and all(len(groups[n]) == 1 for n in others):
        listed = [groups[n][0] for n in others]
        entries = _labelled(scene, view, decision, listed)
        rows.append(_menu(words("gw-menu-rear"), entries, ahead))
    elif others:
        rows.append(_groups_menu(scene, decision, "gw-menu-rear", groups, others, ahead))
    if spells:
        rows.append(_groups_menu(scene, decision, "gw-menu-spells", groups, spells, ahead))
    slot, slots = int(decision.about[1]), view.battle.slots if view.battle else 0
    later = [
        Button(words("gw-to-slot", slot=each + 1), lays(ahead, ((0,),) * (each - slot)), "primary")
        for each in range(slot + 1, slots)
    ]
    if later:
        rows.append(tuple(later[:BUTTONS]))
    done = len(decision.options) - 1
    enough = Button(words("gw-do-aid-done"), lays(ahead, ((done,),)), "success")
    rows.append((enough, *below[: BUTTONS - 1]))
    return rows


def known_group(page: str, decision: Decision) -> bool:
    """Whether ``page`` shows one of the groups of what helps."""
    opened = _GROUP.fullmatch(page)
    return opened is not None and int(opened[1]) < len(aid_groups(decision))


def aid_groups(decision: Decision) -> list[list[int]]:
    """The positions of what helps, grouped by everything but power and opponent."""
    groups: dict[tuple[object, ...], list[int]] = {}
    for n, option in enumerate(decision.options):
        match option:
            case ("support", *_):
                groups.setdefault(("support",), []).append(n)
            case ("defend" | "charm" as verb, key, *_):
                groups.setdefault((verb, key), []).append(n)
            case ("spell", caster, key, *_):
                groups.setdefault((caster, key), []).append(n)
            case _:
                pass
    return list(groups.values())


def _groups_menu(
    scene: Scene,
    decision: Decision,
    placeholder: str,
    groups: list[list[int]],
    listed: list[int],
    ahead: Choices,
) -> Menu:
    """A menu of groups, each of which opens a menu of its own."""
    entries = tuple(_group_entry(scene, decision.options[groups[n][0]], n) for n in listed)
    return Menu(scene.words(placeholder), entries[:ENTRIES], Page("aid:", ahead))


def _group_entry(scene: Scene, option: Option, place: int) -> MenuEntry:
    words = scene.words
    match option:
        case ("spell", str(caster), str(key), *_):
            card = scene.catalog.spells[key]
            role = words(f"gw-role-{caster}")
            label = words(
                "gw-spell-of", spell=scene.words.said(card.name), role=role, mana=card.mana
            )
            more = scene.words.said(card.text)
        case ("charm", str(key)):
            label, more = scene.goods(key), scene.words.said(scene.catalog.goods[key].text)
        case (verb, kind, *_):
            tile = scene.tile(str(kind)) if verb == "defend" else "…"
            label, more = words(f"gw-label-{verb}", tile=tile, foe=""), ""
        case _:
            label, more = "…", ""
    return MenuEntry(fit(label, ENTRY_TEXT), fit(more, ENTRY_TEXT), str(place))


def _group_rows(
    scene: Scene,
    view: WarView,
    decision: Decision,
    ahead: Choices,
    group: list[int],
    opened: re.Match[str],
) -> list[Row]:
    """How strong a spell is, and at whom it or a tile is aimed."""
    words = scene.words
    pages = -(-len(group) // ENTRIES)
    part = min(int(opened[2] or 0), pages - 1)
    shown = group[part * ENTRIES : (part + 1) * ENTRIES]
    entries = _labelled(scene, view, decision, shown)
    buttons = [Button(words("page-back"), Page("", ahead), "primary")]
    if pages > 1:
        name = f"aid:{opened[1]};{(part + 1) % pages}"
        buttons.append(Button(words("page-next", page=part + 1, pages=pages), Page(name, ahead)))
    return [_menu(words("gw-menu-power"), entries, ahead), tuple(buttons)]


def commit_rows(
    scene: Scene, decision: Decision, ahead: Choices, below: Sequence[Button]
) -> list[Row]:
    """Seal the plan; or start again, which counts only where the plan is not all looked ahead."""
    words = scene.words
    buttons = [Button(words("gw-do-commit-commit"), Commit((*ahead, (0,))), "success")]
    if len(decision.options) > 1:
        again = Commit((*ahead, (1,)))
        buttons.append(Button(words("gw-do-commit-again"), again, "danger"))
    return [(*buttons, *below[: BUTTONS - len(buttons)])]
