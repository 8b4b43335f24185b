"""What there is in the Grail War, one by one: servants, masters, skills, spells, goods, places."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from engine.grail_war.cards import (
    STATS,
    Catalog,
    ClassCard,
    GoodsCard,
    MasterSheet,
    Phantasm,
    Region,
    ServantSheet,
    SkillCard,
    SkillRank,
    SpellCard,
    StrategyCard,
)
from engine.kernel.data import Text
from render import theme
from render.catalogue import Listed, related
from render.grail_war.emblems import medal
from render.panel import ALT, FIELD_VALUE, Field, Picture, Screen
from render.plaque import Plaque
from render.svg import path
from render.words import Words, bare, fit

WIDTH = 1000
_KINDS = ("servants", "masters", "classes", "skills", "spells", "goods", "strategies", "regions")
_COLOURS = {
    "servants": "#b4413c",
    "masters": "#3f6fb0",
    "classes": "#8c6a2f",
    "skills": "#3f8f63",
    "spells": "#6a54b8",
    "goods": "#a9752c",
    "strategies": "#5b6b86",
    "regions": "#3c8585",
}
_SIGNS = {
    "masters": (
        "M0 -50C10 -22 34 -26 40 -44C44 -8 30 10 12 18L0 50L-12 18"
        "C-30 10 -44 -8 -40 -44C-34 -26 -10 -22 0 -50Z"
    ),
    "skills": "M0 -46L13 -14L48 -14L20 8L30 42L0 22L-30 42L-20 8L-48 -14L-13 -14Z",
    "spells": "M0 -48L16 -16L48 0L16 16L0 48L-16 16L-48 0L-16 -16Z",
    "goods": "M-16 -46H16V-30L38 10A40 40 0 1 1 -38 10L-16 -30Z",
    "strategies": "M-30 -46H-20V46H-30ZM-16 -42H40L26 -22L40 -2H-16Z",
    "regions": "M0 -46L44 -14V46H14V14H-14V46H-44V-14Z",
}
Card = (
    ServantSheet
    | MasterSheet
    | ClassCard
    | SkillCard
    | SpellCard
    | GoodsCard
    | StrategyCard
    | Region
)


class GrailWarCatalogue:
    """The `Catalogue` of the Grail War. A key is the kind and the catalog's own: ``skills.magic``.

    These are the prepared sheets and the tables of the rulebook: nothing of a running war.
    """

    def __init__(self, catalog: Catalog) -> None:
        self._catalog = catalog

    def listed(self, words: Words) -> Sequence[Listed]:
        """Kind by kind, in the order of the data."""
        return tuple(
            self._listed(f"{kind}.{key}", words) for kind in _KINDS for key in self._all(kind)
        )

    def screen(self, key: str, words: Words) -> Screen:
        """A sheet or a card, with what is written on it."""
        kind, _, own = key.partition(".")
        return _Page(self._catalog, words, key, kind, self._all(kind)[own]).screen(
            lambda keys: [self._listed(each, words) for each in keys]
        )

    def _listed(self, key: str, words: Words) -> Listed:
        kind, _, own = key.partition(".")
        card = self._all(kind)[own]
        name = words(f"gwc-kind-{kind}")
        if isinstance(card, ServantSheet):
            name = f"{name} · {words.said(self._catalog.classes[card.cls].name)}"
        return Listed(key, words.said(card.name), name)

    def _all(self, kind: str) -> dict[str, Card]:
        if kind not in _KINDS:
            raise KeyError(kind)
        found: dict[str, Card] = dict(getattr(self._catalog, kind))
        return found


class _Page:
    """One card: its facts, its text, and what it belongs with."""

    def __init__(self, catalog: Catalog, words: Words, key: str, kind: str, card: Card) -> None:
        self._catalog, self._words = catalog, words
        self._key, self._kind, self._card = key, kind, card

    def screen(self, listed: Callable[[Iterable[str]], list[Listed]]) -> Screen:
        figures, fields, kin = self._told()
        name, facts = self._words.said(self._card.name), self._facts()
        lines = [part for each in fields for part in (f"{each.name}:", *each.value.split("\n"))]
        if len(fields) == 1 and not figures:
            lines = lines[1:]
        read = [bare(each) for each in lines]
        plaque = Plaque(name, facts, _COLOURS[self._kind], self._sign(), figures, read)
        numbers = [f"{what} {number}" for what, number in figures]
        alt = fit("\n".join([name, facts, *numbers, *read]), ALT)
        text = " · ".join([facts, *numbers])
        return Screen(
            title=name,
            text=text,
            fields=tuple(Field(each.name, fit(each.value, FIELD_VALUE)) for each in fields),
            picture=Picture(plaque.picture(), WIDTH, alt, "card.png"),
            rows=related(listed(kin), self._words, self._key),
            colour=theme.EMBED,
        )

    def _facts(self) -> str:
        words, card = self._words, self._card
        parts = [words(f"gwc-kind-{self._kind}")]
        if isinstance(card, ServantSheet):
            parts.append(words.said(self._catalog.classes[card.cls].name))
        if isinstance(card, (ServantSheet, MasterSheet)) and card.origin is not None:
            parts.append(words.said(card.origin))
        if isinstance(card, SpellCard):
            parts.append(words("gwc-secret" if card.secret else "gwc-general"))
        if isinstance(card, Region) and card.church:
            parts.append(words("gwc-church"))
        return " · ".join(parts)

    def _told(self) -> tuple[list[tuple[str, str]], list[Field], list[str]]:
        """The figures, the paragraphs, and the keys of what belongs with it."""
        match self._card:
            case ServantSheet():
                return self._servant(self._card)
            case MasterSheet():
                return self._master(self._card)
            case ClassCard():
                return self._class(self._card)
            case SkillCard(key=key, text=text):
                return [], [self._text(text)], self._with_skill(key)
            case SpellCard(mana=mana, least=least, text=text):
                figures = [self._figure("mana-each", mana), self._figure("least", least)]
                return figures, [self._text(text)], self._of_kind()
            case GoodsCard(merit=merit, text=text):
                figures = [self._figure("merit", merit)] if merit is not None else []
                return figures, [self._text(text)], self._of_kind()
            case StrategyCard(text=text):
                return [], [self._text(text)], self._of_kind()
            case Region(leyline=leyline, population=population):
                figures = [self._figure("leyline", leyline), self._figure("population", population)]
                return figures, [], self._of_kind()

    def _servant(self, sheet: ServantSheet) -> tuple[list[tuple[str, str]], list[Field], list[str]]:
        words = self._words
        figures = [(words(f"gw-stat-{stat}"), sheet.stat(stat)) for stat in STATS]
        fields = [Field(words("gwc-know-skills"), self._skills(sheet.skills))]
        if sheet.phantasms:
            told = "\n".join(map(self._phantasm, sheet.phantasms))
            fields.append(Field(words("gwc-know-phantasms"), told))
        spells = [*sheet.spells, *sheet.secrets]
        if spells:
            fields.append(Field(words("gwc-spells"), self._spells(spells)))
        kin = [f"classes.{sheet.cls}", *(f"skills.{each.skill}" for each in sheet.skills)]
        return figures, fields, [*kin, *(f"spells.{each}" for each in spells)]

    def _master(self, sheet: MasterSheet) -> tuple[list[tuple[str, str]], list[Field], list[str]]:
        words = self._words
        numbers = (sheet.combat, sheet.mana, sheet.experience, sheet.luck, sheet.belief)
        names = ("combat", "mana", "experience", "luck", "belief")
        figures = [self._figure(name, n) for name, n in zip(names, numbers, strict=True)]
        spells = [*sheet.spells, sheet.secret]
        strategy = self._catalog.strategies[sheet.strategy]
        told = f"**{words.said(strategy.name)}** – {words.said(strategy.text)}"
        fields = [
            Field(words("gwc-spells"), self._spells(spells)),
            Field(words("gwc-kind-strategies"), told),
        ]
        kin = [*(f"spells.{each}" for each in spells), f"strategies.{sheet.strategy}"]
        return figures, fields, kin

    def _class(self, card: ClassCard) -> tuple[list[tuple[str, str]], list[Field], list[str]]:
        fields = [Field(self._words("gwc-free-skills"), self._skills(card.skills))]
        if card.text is not None:
            fields.insert(0, self._text(card.text))
        servants = self._catalog.servants.values()
        kin = [f"servants.{each.key}" for each in servants if each.cls == card.key]
        return [], fields, [*(f"skills.{each.skill}" for each in card.skills), *kin]

    def _with_skill(self, key: str) -> list[str]:
        return [
            f"servants.{sheet.key}"
            for sheet in self._catalog.servants.values()
            if any(each.skill == key for each in sheet.skills)
        ]

    def _of_kind(self) -> list[str]:
        found: dict[str, Card] = getattr(self._catalog, self._kind)
        return [f"{self._kind}.{key}" for key in found]

    # Parts

    def _figure(self, name: str, number: int) -> tuple[str, str]:
        return self._words(f"gwc-figure-{name}"), str(number)

    def _text(self, text: Text) -> Field:
        return Field(self._words("card-effect"), self._words.said(text))

    def _skills(self, skills: Iterable[SkillRank]) -> str:
        lines: list[str] = []
        for each in skills:
            card = self._catalog.skills[each.skill]
            name, text = self._words.said(card.name), self._words.said(card.text)
            lines.append(f"**{name} {each.rank}** – {text}")
        return "\n".join(lines) or self._words("gwc-none")

    def _spells(self, keys: Iterable[str]) -> str:
        spells = [self._catalog.spells[key] for key in keys]
        return "\n".join(
            f"**{self._words.said(each.name)}** – {self._words.said(each.text)}" for each in spells
        )

    def _phantasm(self, phantasm: Phantasm) -> str:
        words = self._words
        parts = [words(f"gwc-form-{phantasm.form}")]
        if phantasm.scale is not None:
            parts.append(words(f"gw-scale-{phantasm.scale}"))
            parts.append(words("gwc-release", mana=phantasm.mana))
        if phantasm.effect is not None:
            parts.append(words(f"gwc-always-{phantasm.effect.op}"))
        return f"**{words.said(phantasm.name)} {phantasm.rank}** – {', '.join(parts)}"

    def _sign(self) -> str:
        """The kind's sign; for a servant or a class its arms."""
        if shape := _SIGNS.get(self._kind):
            return path(shape, fill=theme.GOLD, fill_rule="evenodd")
        return medal(
            self._card.cls if isinstance(self._card, ServantSheet) else self._card.key, 112
        )
