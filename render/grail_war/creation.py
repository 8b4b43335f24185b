"""Making a team: class, master, servant and base, as few presses as can be.

A character that is built is looked ahead at, choice by choice, and can be taken back until it is
complete.
"""

from __future__ import annotations

import re
from collections.abc import Sequence

from engine.grail_war.cards import LETTERS, SCALE_COST, STATS, value
from engine.grail_war.costs import skill_cost
from engine.grail_war.view import WarView
from engine.kernel import Decision, Option, Positions
from render.grail_war import examples
from render.grail_war.examples import LEAST, MASTERS, PARTS, PHANTASMS, SERVANTS, SKILLS
from render.grail_war.knowledge import phantasm_line
from render.grail_war.names import Scene
from render.grail_war.options import labels, stat_line
from render.grail_war.whereabouts import own_team
from render.panel import (
    ENTRIES,
    ENTRY_TEXT,
    FIELD_VALUE,
    LABEL,
    Ahead,
    Button,
    Commit,
    Field,
    Menu,
    MenuEntry,
    Page,
)
from render.picker import Row, going_on, in_rows
from render.words import fit

CREATION = frozenset(
    {
        *("class", "master", "master_points", "master_spells", "master_secret"),
        *("master_strategy", "master_persona", "servant", "servant_stat", "servant_pluses"),
        *("servant_skill", "servant_spells", "servant_secrets", "servant_phantasm"),
        *("servant_name", "base"),
    }
)
"""The kinds of questions before the first scene."""
_FINAL = frozenset({"class", "master_persona", "servant_name", "base"})
"""Answers after which there is nothing to take back."""
_RANKED = {"servant_skill": "skill", "servant_phantasm": "phantasm"}
"""Questions in which first the thing is picked, then its rank."""
_PAGE = re.compile(r"(skill|phantasm):(\d{1,3})")


def known_page(page: str, decision: Decision) -> bool:
    """Whether the decision has such a page."""
    found = _PAGE.fullmatch(page)
    return (
        found is not None
        and _RANKED.get(decision.kind) == found[1]
        and int(found[2]) < len(decision.options)
        and decision.options[int(found[2])] != ("done",)
    )


class Making:
    """One question before the first scene: what is said of it, and its rows."""

    def __init__(
        self,
        scene: Scene,
        view: WarView,
        decision: Decision,
        page: str = "",
        ahead: tuple[Positions, ...] = (),
    ) -> None:
        self._scene = scene
        self._words = scene.words
        self._view = view
        self._decision = decision
        self._page = page
        self._ahead = ahead
        mine = own_team(view)
        self._draft = dict(mine.draft or ()) if mine is not None else {}

    # Texts

    def question(self) -> str:
        """What is asked, and what there is to know about it."""
        decision, words = self._decision, self._words
        left = decision.about[1] if decision.about[:1] == ("points",) else 0
        kind = decision.kind
        match kind:
            case "master_points":
                part = str(decision.options[0][0])
                asked = words("gwc-make-points", what=words(f"gwc-part-{part}"))
                lines = [asked, words(f"gwc-part-{part}-text")]
                lines.append(words("gwc-make-points-help", left=left))
                if self._fresh():
                    lines += [words("gwc-make-quick"), *examples.masters(self._scene)]
            case "servant_stat":
                stat = str(decision.options[0][0])
                asked = words("gwc-make-stat", what=self._scene.stat(stat))
                lines = [asked, words(f"gwc-stat-{stat}-text")]
                lines.append(words("gwc-make-stat-help", left=left))
                if self._fresh():
                    lines += [words("gwc-make-quick"), *examples.servants(self._scene)]
            case "servant_skill" | "servant_phantasm":
                lines = [self._ranked_question(kind), words(f"gwc-make-{kind[8:]}-help", left=left)]
            case "class" | "master" | "servant" | "base" | "master_secret":
                key = kind.replace("master_", "")
                lines = [words(f"gwc-make-{key}"), words(f"gwc-make-{key}-help")]
            case _:
                key = kind.replace("master_", "").replace("_", "-")
                key = {"servant-pluses": "pluses", "servant-name": "name"}.get(key, key)
                lines = [words(f"gwc-make-{key}", count=decision.most)]
        return "\n".join([f"**{lines[0]}**", *lines[1:]])

    def _ranked_question(self, kind: str) -> str:
        found = _PAGE.fullmatch(self._page)
        if found is None:
            return self._words(f"gwc-make-{kind[8:]}")
        what = self._thing(self._decision.options[int(found[2])])
        if kind == "servant_skill":
            return self._words("gwc-make-skill-rank", skill=what)
        return self._words("gwc-make-phantasm-rank", kind=what)

    def fields(self) -> tuple[Field, ...]:
        """The prepared servants in full, or what has been made so far."""
        if self._decision.kind == "servant":
            return self._prepared()
        made = self._made()
        if not made:
            return ()
        return (Field(self._words("gwc-make-so-far"), fit("\n".join(made), FIELD_VALUE)),)

    def _prepared(self) -> tuple[Field, ...]:
        scene, found = self._scene, list[Field]()
        for option in self._decision.options:
            if option[0] != "prepared":
                continue
            sheet = scene.catalog.servants[str(option[1])]
            origin = f" – {scene.words.said(sheet.origin)}" if sheet.origin else ""
            skills = "\n".join(
                f"• {scene.skill(each.skill)} {each.rank}: "
                f"{scene.words.said(scene.catalog.skills[each.skill].text)}"
                for each in sheet.skills
            )
            phantasms = "\n".join(f"✦ {phantasm_line(scene, each)}" for each in sheet.phantasms)
            text = f"{stat_line(scene, sheet)}\n{skills}\n{phantasms}"
            found.append(Field(scene.words.said(sheet.name) + origin, fit(text, FIELD_VALUE)))
        return tuple(found)

    def _made(self) -> list[str]:
        """The character under construction, as far as it is."""
        scene, words, draft = self._scene, self._words, self._draft
        kind = self._decision.kind
        lines: list[str] = []
        if kind.startswith("master_"):
            parts = [
                words("gwc-make-part", what=words(f"gwc-part-{part}"), value=draft[part])
                for part in PARTS
                if part in draft
            ]
            lines.append(" · ".join(parts))
            spells = [*draft.get("spells", "").split(), *draft.get("secret", "").split()]
            lines.append(", ".join(map(scene.spell, spells)))
            if strategy := draft.get("strategy"):
                lines.append(scene.strategy(strategy))
        elif kind.startswith("servant_"):
            stats = [f"{scene.stat(stat)} {draft[stat]}" for stat in STATS if stat in draft]
            lines.append(" · ".join(stats))
            pairs = [word.split(":") for word in draft.get("skills", "").split()]
            lines.append(" · ".join(f"{scene.skill(skill)} {rank}" for skill, rank in pairs))
            spells = [*draft.get("spells", "").split(), *draft.get("secrets", "").split()]
            lines.append(", ".join(map(scene.spell, spells)))
            owned = [tuple(word.split(":")) for word in draft.get("phantasms", "").split()]
            lines.append(" · ".join(f"{self._thing(each)} {_rank(each)}" for each in owned))
        return [line for line in lines if line]

    def _thing(self, option: Option) -> str:
        """The skill, or the kind of noble phantasm, that an option is about."""
        match option:
            case ("active", str(scale), str(form), _):
                return self._words(f"gwc-form-{form}-{scale}")
            case ("always", str(effect), _, *tile):
                form = self._words(f"gwc-form-always-{effect}")
                return f"{form} ({self._scene.tile(str(tile[0]))})" if tile else form
            case (_, str(skill), _):
                return self._scene.skill(skill)
            case _:
                return ""

    # Rows

    def rows(self) -> list[Row]:
        """The answers, examples that answer several questions at once, and the way back."""
        decision = self._decision
        rows: list[Row]
        match decision.kind:
            case "master_points" | "servant_stat":
                rows = [*self._numbers(), *self._examples()]
            case "servant_skill" | "servant_phantasm":
                rows = self._ranked()
            case "servant":
                rows = [self._buttons(range(len(decision.options)))]
            case _:
                rows = [self._menu(), *self._none()]
        back = self._back()
        return [*rows, back] if back else rows

    def _fresh(self) -> bool:
        """Whether nothing of the character is made yet."""
        names = PARTS if self._decision.kind == "master_points" else STATS
        return str(self._decision.options[0][0]) == names[0]

    def _act(self, *choices: Positions) -> Commit | Ahead:
        """Make ``choices``: tentatively while a character is being built."""
        kind = self._decision.kind
        first = self._decision.options[choices[0][0]] if choices[0] else ()
        final = kind in _FINAL or (kind in {"master", "servant"} and first != ("build",))
        final = final or (kind == "servant_skill" and first == ("done",))
        return Commit((*self._ahead, *choices)) if final else going_on(self._ahead, choices)

    def _buttons(self, positions: Sequence[int]) -> tuple[Button, ...]:
        named = labels(self._scene, self._view, self._decision)
        return tuple(named[n].button(self._act((n,))) for n in positions)

    def _numbers(self) -> list[Row]:
        buttons = [
            Button(str(option[1]), self._act((n,)), "primary")
            for n, option in enumerate(self._decision.options)
        ]
        return in_rows(buttons)

    def _examples(self) -> list[Row]:
        """Buttons that spend all points as an example does."""
        if not self._fresh():
            return []
        buttons: list[Button] = []
        if self._decision.kind == "master_points":
            for name, numbers in MASTERS.items():
                chain = [(number - least,) for number, least in zip(numbers, LEAST, strict=True)]
                label = self._words(f"gwc-master-{name}")
                buttons.append(Button(label, self._act(*chain), "success"))
        else:
            for name, ranks in SERVANTS.items():
                chain = [(LETTERS.index(rank),) for rank in ranks]
                label = self._words(f"gwc-servant-{name}")
                buttons.append(Button(label, self._act(*chain), "success"))
        return [tuple(buttons)]

    def _menu(self) -> Menu:
        decision = self._decision
        entries = tuple(
            label.entry(n)
            for n, label in enumerate(labels(self._scene, self._view, decision)[:ENTRIES])
        )
        if decision.kind == "master":
            # Only building goes on tentatively, and that is a button of its own.
            entries = tuple(
                entry
                for entry, option in zip(entries, decision.options, strict=True)
                if option != ("build",)
            )
        words, most = self._words, decision.most
        placeholder = words("pick-one")
        if most > 1:
            exact = decision.least == most
            key = "pick-exactly" if exact else "pick-between"
            placeholder = words(key, count=most, least=decision.least, most=most)
        final = decision.kind in _FINAL or decision.kind == "master"
        act = Commit(self._ahead) if final else going_on(self._ahead)
        return Menu(placeholder, entries, act, max(1, decision.least), most)

    def _none(self) -> list[Row]:
        decision = self._decision
        if decision.kind == "master" and ("build",) in decision.options:
            return [self._buttons([decision.options.index(("build",))])]
        if decision.least == 0:
            return [(Button(self._words("pick-none"), self._act(())),)]
        return []

    # Skills and noble phantasms: the thing, then its rank

    def _ranked(self) -> list[Row]:
        found = _PAGE.fullmatch(self._page)
        if found is not None:
            return [self._ranks(self._decision.options[int(found[2])])]
        rows: list[Row] = [self._things()]
        buttons: list[Button] = []
        wishes = SKILLS if self._decision.kind == "servant_skill" else PHANTASMS
        options = self._decision.options
        owned = {word.rsplit(":", 1)[0] for word in self._draft.get("phantasms", "").split()}
        wish = next(
            (
                each
                for each in wishes
                if each in options and ":".join(map(str, each[:-1])) not in owned
            ),
            None,
        )
        if wish is not None:
            what = f"{self._thing(wish)} {_rank(wish)}"
            label = fit(self._words("gwc-make-suggested", what=what), LABEL)
            buttons.append(Button(label, self._act((options.index(wish),)), "primary"))
        if ("done",) in options:
            key = f"gwc-make-{self._decision.kind[8:]}s-done"
            done = self._act((options.index(("done",)),))
            buttons.append(Button(self._words(key), done, "success"))
        return [*rows, tuple(buttons)] if buttons else rows

    def _things(self) -> Menu:
        first: dict[str, int] = {}
        for position, option in enumerate(self._decision.options):
            if option != ("done",):
                first.setdefault(self._thing(option), position)
        entries = tuple(
            MenuEntry(fit(thing, ENTRY_TEXT), fit(self._text(position), ENTRY_TEXT), str(position))
            for thing, position in list(first.items())[:ENTRIES]
        )
        page = Page(f"{_RANKED[self._decision.kind]}:", self._ahead)
        return Menu(self._words("pick-one"), entries, page)

    def _text(self, position: int) -> str:
        """What a skill does, or a kind of noble phantasm."""
        words = self._words
        match self._decision.options[position]:
            case ("active", _, str(form), _):
                return words(f"gwc-phantasm-{form}-text")
            case ("always", str(effect), _, *tile):
                name = self._scene.tile(str(tile[0])) if tile else ""
                return words(f"gwc-phantasm-{effect}-text", tile=name)
            case (_, str(skill), _):
                return self._scene.words.said(self._scene.catalog.skills[skill].text)
            case _:
                return ""

    def _ranks(self, wanted: Option) -> Menu:
        thing = self._thing(wanted)
        entries = tuple(
            MenuEntry(
                f"{thing} {_rank(option)}",
                self._words("gwc-make-cost", cost=self._cost(option)),
                str(position),
            )
            for position, option in enumerate(self._decision.options)
            if self._thing(option) == thing
        )
        return Menu(self._words("pick-one"), entries[:ENTRIES], Ahead(self._ahead))

    def _cost(self, option: Option) -> int:
        cls, catalog = self._draft.get("class", ""), self._scene.catalog
        rank = _rank(option)
        match option:
            case ("active", str(scale), _, _):
                extra = next(cost for key, cost in SCALE_COST.items() if key == scale)
                return value(rank) + extra + 2 * rank.endswith("+")
            case ("always", _, *_):
                return value(rank) * (1 if catalog.mad(cls) else 2)
            case (_, str(skill), _):
                held = self._held(skill)
                paid = skill_cost(catalog, cls, skill, held) if held else 0
                return skill_cost(catalog, cls, skill, rank) - paid
            case _:
                return 0

    def _held(self, skill: str) -> str:
        """The rank that the servant has of a skill already, if any."""
        pairs = [word.split(":") for word in self._draft.get("skills", "").split()]
        held = {key: rank for key, rank in pairs}  # noqa: C416 - pairs are lists of two
        return held.get(skill, "")

    def _back(self) -> tuple[Button, ...]:
        if _PAGE.fullmatch(self._page):
            return (Button(self._words("page-back"), Page("main", self._ahead)),)
        if not self._ahead:
            return ()
        return (
            Button(self._words("gw-undo"), Ahead(self._ahead[:-1])),
            Button(self._words("key-anew"), Ahead(()), "danger"),
        )


def _rank(option: Option) -> str:
    return str(option[3] if option[0] == "active" else option[2])
