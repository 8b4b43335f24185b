"""The questions of a campaign by day and by night: how each is put, and how it is answered."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import replace

from engine.grail_war.cards import value
from engine.grail_war.effects import WiderReach
from engine.grail_war.servant_effects import Reach
from engine.grail_war.view import WarView
from engine.kernel import Decision, Option, Positions
from render.grail_war.names import Scene
from render.grail_war.options import labels, sanctioned
from render.grail_war.whereabouts import own_team
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
from render.picker import Row, in_rows
from render.words import escape, fit

SERVANT_KINDS = frozenset(
    {
        *("class", "servant", "servant_stat", "servant_pluses", "servant_skill"),
        *("servant_spells", "servant_secrets", "servant_phantasm", "servant_name"),
        *("recover", "territory", "servant_act", "feed", "item", "convert"),
    }
)
"""The kinds of questions that the seat of the servant answers."""
_EXPLAINED = frozenset(
    {
        *("far_search", "link", "move_base", "recontract"),
        *("follow", "territory", "tend", "items"),
    }
)
_VERB = re.compile(r"verb:(\d{1,3})")
_SURE = re.compile(r"sure:(\d{1,3})")
_FEW = 10
"""So many short options stand as buttons."""
_ROOM = 3


def known_page(page: str, decision: Decision) -> bool:
    """Whether the decision has such a page."""
    found = _VERB.fullmatch(page) or _SURE.fullmatch(page)
    return found is not None and int(found[1]) < len(decision.options)


def _certain(page: str, view: WarView, decision: Decision) -> int | None:
    """The position of the option that ``page`` asks about once more: one that is punished."""
    found = _SURE.fullmatch(page)
    position = int(found[1]) if found else len(decision.options)
    return (
        position if position < len(decision.options) and _grave(view, decision, position) else None
    )


def _grave(view: WarView, decision: Decision, position: int) -> bool:
    match decision.options[position]:
        case ("persons", int(count)):
            return sanctioned(view, count)
        case _:
            return False


def question(scene: Scene, view: WarView, decision: Decision, page: str = "") -> str:
    """What is asked, and what each answer does and costs."""
    if (position := _certain(page, view, decision)) is not None:
        return scene.words("gwc-sure-feed", count=int(decision.options[position][1]))
    words, key = scene.words, decision.kind.replace("_", "-")
    given = _given(scene, view, decision)
    lines = [f"**{words(f'gwc-ask-{key}', **given)}**", words(f"gwc-help-{key}", **given)]
    verbs = dict.fromkeys(str(option[0]) for option in decision.options)
    if decision.kind in {"master_act", "servant_act"}:
        lines += [
            words(f"gwc-help-act-{verb.replace('_', '-')}") for verb in verbs if verb in _EXPLAINED
        ]
    mine = own_team(view)
    if decision.kind == "stance" and mine is not None and mine.met:
        lines.insert(1, words("gwc-help-stance-met", names=_met(scene, view, mine.met)))
    if decision.kind == "target":
        named = labels(scene, view, decision)
        lines += [
            f"• {escape(each.text, LABEL)}: {escape(each.more, ENTRY_TEXT)}"
            for each in named
            if each.more
        ]
    return "\n".join(lines)


def _met(scene: Scene, view: WarView, teams: Sequence[int]) -> str:
    return ", ".join(f"**{scene.team(team)}** ({scene.servant(view, team)})" for team in teams)


def _given(scene: Scene, view: WarView, decision: Decision) -> dict[str, str | int]:
    """The figures and names that a question speaks of."""
    mine = own_team(view)
    master = mine.master if mine is not None else None
    given: dict[str, str | int] = {
        "mana": 0,
        "left": master.mana.left if master is not None else 0,
        "merit": master.merit if master is not None else 0,
        "fed": view.fed,
        "reach": reach(scene, view),
        "where": "",
        "name": "",
    }
    match decision.about:
        case ("mana", int(mana)):
            given["mana"] = mana
        case ("region", str(region)):
            given["where"] = scene.region(region)
        case ("team", int(team)):
            given["name"] = scene.team(team)
        case _:
            pass
    return given


def reach(scene: Scene, view: WarView) -> int:
    """How far the own team can attack from the region it declares (GW-103)."""
    mine, squares = own_team(view), 1
    if mine is None:
        return squares
    if mine.master is not None:
        effect = scene.catalog.strategies[mine.master.strategy].effect
        squares += effect.squares if isinstance(effect, WiderReach) else 0
    for each in (mine.servant.skills or ()) if mine.servant is not None else ():
        for effect in scene.catalog.skills[each.skill].effects:
            if isinstance(effect, Reach) and value(each.rank) >= value(effect.least):
                squares += effect.squares
    return squares


# The rows


class Answers:
    """The rows with which one decision is answered, three at most."""

    def __init__(
        self,
        scene: Scene,
        view: WarView,
        decision: Decision,
        page: str = "",
        ahead: tuple[Positions, ...] = (),
    ) -> None:
        self._words = scene.words
        self._view = view
        self._decision = decision
        self._page = page
        self._ahead = ahead
        self._labels = labels(scene, view, decision)

    def rows(self) -> list[Row]:
        """Menus for what has many places, buttons for the rest; two menus of verbs at most."""
        position = _certain(self._page, self._view, self._decision)
        if position is not None:
            yes = replace(self._labels[position], style="danger").button(self._act(position))
            return [(yes, Button(self._words("page-back"), Page("main", self._ahead), "primary"))]
        found = _VERB.fullmatch(self._page)
        if found is not None:
            group = self._group_of(int(found[1]))
            return [self._menu(group)]
        if self._decision.most > 1:
            return self._several()
        groups = list(self._groups().values())
        single = [group[0] for group in groups if len(group) == 1]
        many = [group for group in groups if len(group) > 1]
        if self._decision.kind == "night":
            many.reverse()  # together first: it is what most nights want
        if len(many) == 1 and self._short(many[0]):
            return [*self._lines(many[0]), *self._lines(single)][:_ROOM]
        if not many and len(single) > BUTTONS:
            return [self._menu(single)]
        menus = _ROOM - bool(single)
        rows: list[Row] = [self._menu(group) for group in many[:menus]]
        if len(many) > menus:
            rows[menus - 1 :] = [self._verbs(many[menus - 1 :])]
        return [*rows, *self._lines(single)]

    def tentative(self, option: Option) -> bool:
        """Whether a choice surely leads to one more question of the same seat, and tells nothing.

        Such a choice is looked at, and can be taken back, until the last one is made.
        """
        mine = own_team(self._view)
        if mine is None or len(mine.seats) != 1 or mine.servant is None:
            return False
        if self._decision.kind in {"master_act", "familiar", "purchase"}:
            return True
        return self._decision.kind == "servant_act" and option[0] in {"feed", "items"}

    def _groups(self) -> dict[tuple[object, ...], list[int]]:
        """The positions of options that differ in their place or number only."""
        groups: dict[tuple[object, ...], list[int]] = {}
        for position, option in enumerate(self._decision.options):
            key: tuple[object, ...] = (option[0],)
            if len(option) == 3 and option[0] == "go":
                key = (option[0], option[2])
            elif self._decision.kind in {"stance", "goods", "target", "assault"}:
                key = ("any",)
            groups.setdefault(key, []).append(position)
        return groups

    def _group_of(self, position: int) -> list[int]:
        return next(group for group in self._groups().values() if position in group)

    def _short(self, group: Sequence[int]) -> bool:
        """Whether options are few, and say all in a word."""
        most = BUTTONS if self._decision.kind in {"stance", "target"} else _FEW
        numbers = all(isinstance(self._decision.options[n][-1], int) for n in group)
        return len(group) <= most and (
            numbers or self._decision.kind in {"stance", "assault", "goods", "target"}
        )

    def _act(self, position: int) -> Commit | Ahead:
        option = self._decision.options[position]
        kind = Ahead if self.tentative(option) else Commit
        return kind((*self._ahead, (position,)))

    def _way(self, position: int) -> Commit | Ahead | Page:
        """What a press does; an option that is punished is asked about first."""
        if _grave(self._view, self._decision, position):
            return Page(f"sure:{position}", self._ahead)
        return self._act(position)

    def _lines(self, group: Sequence[int]) -> list[Row]:
        """Options as buttons."""
        buttons = [self._labels[n].button(self._way(n)) for n in group]
        return in_rows(buttons)

    def _menu(self, group: Sequence[int]) -> Menu:
        option = self._decision.options[group[0]]
        kind = Ahead if self.tentative(option) else Commit
        entries = tuple(self._labels[n].entry(n) for n in group[:ENTRIES])
        return Menu(self._placeholder(option), entries, kind(self._ahead))

    def _placeholder(self, option: Option) -> str:
        verb = str(option[0]).replace("_", "-")
        if len(option) == 3 and verb == "go":
            verb = f"go-{option[2]}"
        known = {
            *("search", "far-search", "move-base", "link", "recontract", "feed", "territory"),
            *("go-together", "go-alone", "attack", "buy"),
        }
        if self._decision.kind == "target":
            verb = "attack"
        return self._words(f"gwc-menu-{verb}" if verb in known else "gwc-menu-pick")

    def _verbs(self, groups: Sequence[Sequence[int]]) -> Menu:
        """A menu of what has places to choose from: they are on a page of their own."""
        entries = tuple(
            MenuEntry(
                fit(self._placeholder(self._decision.options[group[0]]), ENTRY_TEXT),
                "",
                str(group[0]),
            )
            for group in groups
        )
        return Menu(self._words("gwc-menu-other"), entries, Page("verb:", self._ahead))

    def _several(self) -> list[Row]:
        """Tiles to recover: any of them from a menu, or what is usual at one press."""
        decision = self._decision
        entries = tuple(label.entry(n) for n, label in enumerate(self._labels[:ENTRIES]))
        placeholder = self._words("pick-exactly", count=decision.most)
        best = Commit((*self._ahead, decision.default))
        return [
            Menu(placeholder, entries, Commit(self._ahead), decision.least, decision.most),
            (Button(self._words("gwc-do-recover-best"), best, "success"),),
        ]
