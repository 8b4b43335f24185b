"""A prepared servant, or one built with points (section 4)."""

from __future__ import annotations

from typing import Any, cast

from engine.grail_war.cards import (
    LETTERS,
    MOST_PHANTASMS,
    MOST_PLUSES,
    MOST_SKILLS,
    PHANTASM_POINTS,
    SKILL_POINTS,
    STAT_POINTS,
    STATS,
    Form,
    Phantasm,
    Scale,
    ServantSheet,
    SkillRank,
    value,
)
from engine.grail_war.costs import phantasm_cost, skill_cost, spell_counts
from engine.grail_war.play import WarPlay, WarStep, new_servant
from engine.grail_war.servant_effects import (
    Armour,
    PhantasmEffect,
    PhysicalTile,
    Regeneration,
    Weapon,
)
from engine.kernel import saved
from engine.kernel.decision import Option

_SCALES: tuple[Scale, ...] = ("unit", "army", "fortress")
_WEAPONS: tuple[PhysicalTile, ...] = ("heavy", "counter", "flurry")


@saved("grail_war.make_servant")
class MakeServant(WarStep):
    """Prepared or built (choice 4)."""

    team: int

    def run(self, play: WarPlay) -> None:
        """Ask."""
        cls = play.team(self.team).draft["class"]
        options: list[Option] = [
            ("prepared", sheet.key) for sheet in play.catalog.servants.values() if sheet.cls == cls
        ]
        if not play.state.prepared:
            options.append(("build",))
        play.question(self, self.team, "servant", "servant", options)

    def answered(self, play: WarPlay, picked: tuple[Any, ...]) -> None:
        """Summon him, or begin to build."""
        team = play.team(self.team)
        if picked[0] != ("build",):
            sheet = play.catalog.servants[picked[0][1]]
            team.servant = new_servant(play.catalog, self.team, sheet)
            return
        cls = team.draft["class"]
        free = {each.skill: each.rank for each in play.catalog.classes[cls].skills}
        team.draft = {"class": cls}
        team.draft["skills"] = " ".join(f"{skill}:{rank}" for skill, rank in free.items())
        team.draft["phantasms"] = ""
        play.push(
            ServantStat(self.team, 0),
            ServantPluses(self.team),
            ServantSkill(self.team),
            ServantPhantasm(self.team),
            ServantName(self.team),
        )


@saved("grail_war.servant_stat")
class ServantStat(WarStep):
    """One stat after the other (GW-27)."""

    team: int
    stat: int

    def run(self, play: WarPlay) -> None:
        """Ask for its rank."""
        draft = play.team(self.team).draft
        left = stat_points_left(draft)
        later = len(STATS) - self.stat - 1
        name = STATS[self.stat]
        options: list[Option] = [
            (name, letter) for letter in LETTERS if value(letter) <= left - later
        ]
        default = min(2, len(options) - 1)
        about: Option = ("points", left)
        play.question(
            self, self.team, "servant", "servant_stat", options, default=(default,), about=about
        )

    def answered(self, play: WarPlay, picked: tuple[Any, ...]) -> None:
        """Note it, and go on."""
        name, letter = picked[0]
        play.team(self.team).draft[name] = letter
        if self.stat + 1 < len(STATS):
            play.push(ServantStat(self.team, self.stat + 1))


def stat_points_left(draft: dict[str, str]) -> int:
    """The points left for stats (GW-27)."""
    return STAT_POINTS - sum(value(draft[name]) for name in STATS if name in draft)


@saved("grail_war.servant_pluses")
class ServantPluses(WarStep):
    """Pluses on stats, a point each (GW-27)."""

    team: int

    def run(self, play: WarPlay) -> None:
        """Ask, if a point is left."""
        most = min(MOST_PLUSES, stat_points_left(play.team(self.team).draft))
        if most > 0:
            options: list[Option] = [("plus", name) for name in STATS]
            play.question(
                self,
                self.team,
                "servant",
                "servant_pluses",
                options,
                least=0,
                most=most,
                default=(),
            )

    def answered(self, play: WarPlay, picked: tuple[Any, ...]) -> None:
        """Note them."""
        draft = play.team(self.team).draft
        for _, name in picked:
            draft[name] += "+"


def _skills(draft: dict[str, str]) -> dict[str, str]:
    pairs = [word.split(":") for word in draft["skills"].split()]
    return {skill: rank for skill, rank in pairs}  # noqa: C416 - pairs are lists of two


@saved("grail_war.servant_skill")
class ServantSkill(WarStep):
    """Class skills may be raised and others learnt, until the points are spent (GW-28)."""

    team: int

    def run(self, play: WarPlay) -> None:
        """Ask for the next one, if there is any."""
        draft = play.team(self.team).draft
        options = _skill_options(play, draft)
        if len(options) > 1:
            about: Option = ("points", skill_points_left(play, draft))
            play.question(self, self.team, "servant", "servant_skill", options, about=about)
        else:
            play.push(ServantSpells(self.team, "spells"))

    def answered(self, play: WarPlay, picked: tuple[Any, ...]) -> None:
        """Note it; each skill is named once."""
        draft = play.team(self.team).draft
        if picked[0] == ("done",):
            play.push(ServantSpells(self.team, "spells"))
            return
        _, skill, rank = picked[0]
        skills = _skills(draft)
        skills[skill] = rank
        draft["skills"] = " ".join(f"{key}:{each}" for key, each in skills.items())
        draft["named"] = f"{draft.get('named', '')} {skill}"
        play.push(self)


def skill_points_left(play: WarPlay, draft: dict[str, str]) -> int:
    """The points left for skills (GW-28)."""
    cls = draft["class"]
    spent = [skill_cost(play.catalog, cls, *each) for each in _skills(draft).items()]
    return SKILL_POINTS - sum(spent)


def _skill_options(play: WarPlay, draft: dict[str, str]) -> list[Option]:
    cls, skills = draft["class"], _skills(draft)
    left = skill_points_left(play, draft)
    named = draft.get("named", "").split()
    options: list[Option] = [("done",)]
    for card in play.catalog.skills.values():
        own = card.key in skills
        if card.key in named or card.cls not in {None, cls}:
            continue
        if not own and len(skills) >= MOST_SKILLS:
            continue
        verb = "raise" if own else "learn"
        least = value(skills[card.key]) if own else 1
        for letter in LETTERS[least - 1 :]:
            options += [
                (verb, card.key, rank)
                for rank in (letter, f"{letter}+")
                if rank != skills.get(card.key)
                and skill_cost(play.catalog, cls, card.key, rank) <= left
            ]
    return options


@saved("grail_war.servant_spells")
class ServantSpells(WarStep):
    """The spells that Magic and Rune Magic give (GW-158)."""

    team: int
    which: str

    def run(self, play: WarPlay) -> None:
        """Ask for as many as there are."""
        draft = play.team(self.team).draft
        general, secret = spell_counts(play.catalog, _sheet(play, draft)) or (0, 0)
        count = general if self.which == "spells" else secret
        known = play.catalog.general if self.which == "spells" else play.catalog.secret
        if count:
            options: list[Option] = [("spell", key) for key in known]
            default = tuple(range(count))
            kind = f"servant_{self.which}"
            play.question(
                self, self.team, "servant", kind, options, least=count, most=count, default=default
            )
        elif self.which == "spells":
            play.push(ServantSpells(self.team, "secrets"))

    def answered(self, play: WarPlay, picked: tuple[Any, ...]) -> None:
        """Note them."""
        play.team(self.team).draft[self.which] = " ".join(spell for _, spell in picked)
        if self.which == "spells":
            play.push(ServantSpells(self.team, "secrets"))


@saved("grail_war.servant_phantasm")
class ServantPhantasm(WarStep):
    """One to three noble phantasms (GW-30 to GW-33)."""

    team: int

    def run(self, play: WarPlay) -> None:
        """Ask for the next one, if the points allow one."""
        draft = play.team(self.team).draft
        owned = _phantasms(play, draft)
        mad = play.catalog.mad(draft["class"])
        left = PHANTASM_POINTS - sum(phantasm_cost(each, mad=mad) for each in owned)
        options: list[Option] = [("done",)] if owned else []
        if len(owned) < MOST_PHANTASMS:
            options += _phantasm_options(play, owned, left, mad=mad)
        if len(options) > 1 or not owned:
            about: Option = ("points", left)
            default = 0 if owned else min(3, len(options) - 1)
            play.question(
                self,
                self.team,
                "servant",
                "servant_phantasm",
                options,
                default=(default,),
                about=about,
            )

    def answered(self, play: WarPlay, picked: tuple[Any, ...]) -> None:
        """Note it."""
        if picked[0] != ("done",):
            draft = play.team(self.team).draft
            words = ":".join(str(word) for word in picked[0])
            draft["phantasms"] = f"{draft['phantasms']} {words}".strip()
            play.push(self)


def _phantasm_options(
    play: WarPlay, owned: list[Phantasm], left: int, *, mad: bool
) -> list[Option]:
    options: list[Option] = []
    if not mad:
        options += [
            ("active", scale, form, rank)
            for scale in _SCALES
            for form in ("attack", "defence")
            for letter in LETTERS
            for rank in (letter, f"{letter}+")
        ]
    used = {each.effect.op for each in owned if each.effect}
    for effect in ("armour", "regeneration"):
        if effect not in used:
            options += [("always", effect, letter) for letter in LETTERS]
    if "weapon" not in used:
        options += [("always", "weapon", letter, kind) for kind in _WEAPONS for letter in LETTERS]
    return [each for each in options if phantasm_cost(_phantasm(play, each), mad=mad) <= left]


def _phantasm(play: WarPlay, words: Option) -> Phantasm:
    if words[0] == "active":
        _, scale, form, rank = (str(word) for word in words)
        name = play.catalog.relics[f"{scale}_{form}"].name
        return Phantasm(name, rank, cast("Form", form), cast("Scale", scale))
    _, effect, rank, *tile = (str(word) for word in words)
    made: PhantasmEffect
    if effect == "weapon":
        made = Weapon("weapon", cast("PhysicalTile", tile[0]))
    else:
        made = Armour("armour") if effect == "armour" else Regeneration("regeneration")
    return Phantasm(play.catalog.relics[effect].name, rank, "always", None, made)


def _phantasms(play: WarPlay, draft: dict[str, str]) -> list[Phantasm]:
    words = draft.get("phantasms", "").split()
    return [_phantasm(play, tuple(word.split(":"))) for word in words]


@saved("grail_war.servant_name")
class ServantName(WarStep):
    """The true name (GW-35)."""

    team: int

    def run(self, play: WarPlay) -> None:
        """Ask for it."""
        options: list[Option] = [("name", key) for key in play.catalog.names]
        default = self.team % len(options)
        play.question(self, self.team, "servant", "servant_name", options, default=(default,))

    def answered(self, play: WarPlay, picked: tuple[Any, ...]) -> None:
        """Summon him."""
        team = play.team(self.team)
        team.draft["name"] = picked[0][1]
        sheet = _sheet(play, team.draft)
        team.servant = new_servant(play.catalog, self.team, sheet)


def _sheet(play: WarPlay, draft: dict[str, str]) -> ServantSheet:
    names = play.catalog.names
    card = names[draft["name"]] if "name" in draft else next(iter(names.values()))
    return ServantSheet(
        f"built_{card.key}",
        draft["class"],
        card.name,
        *(draft[name] for name in STATS),
        skills=tuple(SkillRank(*each) for each in _skills(draft).items()),
        phantasms=tuple(_phantasms(play, draft)),
        spells=tuple(draft.get("spells", "").split()),
        secrets=tuple(draft.get("secrets", "").split()),
    )
