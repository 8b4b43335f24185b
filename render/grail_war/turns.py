"""The rows of a battle's decisions: laying tiles, helping them, sealing the plan.

A plan is looked ahead at until it is sealed, so that every step can be taken back. One that grows
too long for a control to carry is kept on the way.
"""

from __future__ import annotations

import re
from collections.abc import Sequence

from engine.grail_war.view import WarView
from engine.kernel import Decision, Option
from render.grail_war.figures import Figures, Holding
from render.grail_war.labels import option_label
from render.grail_war.names import Scene
from render.panel import (
    BUTTONS,
    ENTRIES,
    LABEL,
    ROWS,
    Button,
    Commit,
    Menu,
    MenuEntry,
    Page,
)
from render.picker import Choices, Label, Row, going_on, in_rows
from render.words import fit

_GROUP = re.compile(r"aid:(\d{1,2})(?:;(\d))?")


def tile_rows(
    scene: Scene,
    view: WarView,
    decision: Decision,
    ahead: Choices,
    mine: Figures | None,
    below: Sequence[Button],
) -> list[Row]:
    """Buttons for the plain tiles, menus for marks and noble phantasms, the rest in one press."""
    words, options = scene.words, decision.options
    positions = range(len(options))
    plain = [n for n in positions if _is_plain(options[n])]
    rest = [n for n in positions if options[n][0] == "rest"]
    buttons = _plain_buttons(scene, view, decision, ahead, mine, plain)
    rows = in_rows(buttons)
    others = [n for n in positions if n not in {*plain, *rest}]
    rows += _other_tiles(scene, view, decision, ahead, others, len(rows))[: ROWS - 1 - len(rows)]
    last = [Button(words("gw-do-tile-rest"), going_on(ahead, ((n,),)), "success") for n in rest]
    rows.append(tuple([*last, *below][:BUTTONS]))
    return rows


def _plain_buttons(
    scene: Scene,
    view: WarView,
    decision: Decision,
    ahead: Choices,
    mine: Figures | None,
    plain: Sequence[int],
) -> list[Button]:
    """The tiles without any mark in the order of the rules.

    Each of a servant's kinds has its place for as long as the plan is made: one of which nothing
    is left is only pale.
    """
    options = decision.options
    of_kind = {str(options[n][1]): n for n in plain if options[n][0] == "tile"}
    held = mine.holdings if mine is not None and of_kind else ()
    buttons: list[Button] = []
    for kind in dict.fromkeys([*(each.kind for each in held), *of_kind]):
        n = of_kind.get(kind)
        style = "secondary" if kind == "normal" else "primary"
        label = _tile_label(scene, kind, mine)
        buttons.append(Button(label, going_on(ahead, ((n or 0,),)), style, n is None))
    for n in plain:
        if options[n][0] != "tile":
            label = fit(option_label(scene, view, decision, options[n]).text, LABEL)
            style = "secondary" if options[n] == ("spare",) else "primary"
            buttons.append(Button(label, going_on(ahead, ((n,),)), style))
    return buttons


def _tile_label(scene: Scene, kind: str, mine: Figures | None) -> str:
    """A kind of tiles with its rank and how many there are left."""
    holding = _holding(mine, kind)
    if holding is None:
        return scene.tile(kind)
    left = "" if holding.left is None else f" ×{holding.left}"
    return f"{scene.words(f'gw-short-{kind}')} {holding.mark}{left}"


def _other_tiles(
    scene: Scene,
    view: WarView,
    decision: Decision,
    ahead: Choices,
    others: Sequence[int],
    above: int,
) -> list[Row]:
    """Menus of noble phantasms and of tiles with marks; one of both below two rows ``above``."""
    releases = [n for n in others if decision.options[n][0] == "release"]
    marked = [n for n in others if n not in releases]
    menus = [("gw-menu-release", releases), ("gw-menu-marks", marked)]
    if releases and marked and (above > 1 or len(marked) > ENTRIES):
        both = [*releases, *marked]
        parts = [both[n : n + ENTRIES] for n in range(0, len(both), ENTRIES)]
        menus = [("gw-menu-others", part) for part in parts]
    return [
        _menu(scene.words(key), _labelled(scene, view, decision, listed), ahead)
        for key, listed in menus
        if listed
    ]


def _is_plain(option: Option) -> bool:
    """Whether an option lays a tile without any mark, goes on with a run, or spares."""
    match option:
        case ("tile", str()) | ("run", int(), int()) | ("spare",):
            return True
        case _:
            return False


def _holding(mine: Figures | None, kind: str) -> Holding | None:
    return next((each for each in mine.holdings if each.kind == kind), None) if mine else None


def _labelled(
    scene: Scene, view: WarView, decision: Decision, listed: Sequence[int]
) -> list[tuple[int, Label]]:
    return [(n, option_label(scene, view, decision, decision.options[n])) for n in listed]


def _menu(placeholder: str, entries: Sequence[tuple[int, Label]], ahead: Choices) -> Menu:
    return Menu(
        placeholder,
        tuple(label.entry(n) for n, label in entries[:ENTRIES]),
        going_on(ahead),
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
        Button(
            words("gw-to-slot", slot=each + 1), going_on(ahead, ((0,),) * (each - slot)), "primary"
        )
        for each in range(slot + 1, slots)
    ]
    if later:
        rows.append(tuple(later[:BUTTONS]))
    done = len(decision.options) - 1
    enough = Button(words("gw-do-aid-done"), going_on(ahead, ((done,),)), "success")
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
    return Label(label, more).entry(place)


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
        buttons.append(Button(words("key-anew"), again, "danger"))
    return [(*buttons, *below[: BUTTONS - len(buttons)])]
