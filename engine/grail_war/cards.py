"""The schema of the data: ranks, sheets of servants and masters, and the catalog they form."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cached_property
from typing import TYPE_CHECKING, Annotated, ClassVar, Literal

from pydantic import ConfigDict, Field

from engine.grail_war.effects import GoodsEffect, SpellEffect, StrategyEffect
from engine.grail_war.servant_effects import PhantasmEffect, SkillEffect, Stat, TileKind
from engine.kernel.data import Text, data

if TYPE_CHECKING:
    from engine.grail_war.numbers import Numbers

Key = Annotated[str, Field(pattern=r"^[a-z0-9_]+$")]
Rank = Annotated[str, Field(pattern=r"^[EDCBA]\+?$")]
Form = Literal["attack", "defence", "always"]
Scale = Literal["unit", "army", "fortress"]

KINDS: tuple[TileKind, ...] = (
    *("normal", "heavy", "counter", "flurry", "magic"),
    *("critical", "phantasm", "charge", "ambush", "snipe"),
)
STATS: tuple[Stat, ...] = ("strength", "endurance", "agility", "mana", "luck")
LETTERS = "EDCBA"
STAT_POINTS, SKILL_POINTS, PHANTASM_POINTS = 15, 10, 12
MASTER_POINTS = 14
MOST_SKILLS, MOST_PHANTASMS, MOST_PLUSES = 4, 3, 3
COMMAND_SPELLS = 3
SCALE_COST: dict[Scale, int] = {"unit": 0, "army": 2, "fortress": 4}
SCALE_MANA: dict[Scale, int] = {"unit": 2, "army": 3, "fortress": 4}
MAD = "always_on_only"


def value(rank: str) -> int:
    """The number of a rank, E 1 to A 5 (GW-7); a plus does not count."""
    return LETTERS.index(rank[0]) + 1


def tier(rank: str) -> int:
    """The number of tiles by rank: half the value, rounded up (GW-9)."""
    return (value(rank) + 1) // 2


def plus(rank: str) -> bool:
    """Whether a rank carries a plus (GW-8)."""
    return rank.endswith("+")


@data
class SkillRank:
    """A skill at a rank."""

    skill: Key
    rank: Rank


@data
class Phantasm:
    """A noble phantasm (GW-30 to GW-34); ``scale`` for the active ones, else ``effect``."""

    name: Text
    rank: Rank
    form: Form
    scale: Scale | None = None
    effect: PhantasmEffect | None = None

    @property
    def active(self) -> bool:
        """Whether it is used by releasing the true name (GW-31)."""
        return self.form != "always"

    @property
    def mana(self) -> int:
        """What a release costs (GW-34)."""
        return value(self.rank) * SCALE_MANA[self.scale] if self.scale else 0


@dataclass(frozen=True)
class ServantSheet:
    """All that a servant is: class, true name, stats, skills and noble phantasms (GW-10)."""

    __pydantic_config__: ClassVar[ConfigDict] = ConfigDict(extra="forbid")

    key: Key
    cls: Key
    name: Text
    strength: Rank
    endurance: Rank
    agility: Rank
    mana: Rank
    luck: Rank
    skills: tuple[SkillRank, ...]
    phantasms: tuple[Phantasm, ...]
    spells: tuple[Key, ...] = ()
    secrets: tuple[Key, ...] = ()
    origin: Text | None = None

    def stat(self, name: Stat) -> str:
        """The rank of a stat as built, before madness."""
        return {
            "strength": self.strength,
            "endurance": self.endurance,
            "agility": self.agility,
            "mana": self.mana,
            "luck": self.luck,
        }[name]

    @cached_property
    def _hashed(self) -> int:
        parts = (self.key, self.cls, self.skills, self.phantasms, self.spells, self.secrets)
        return hash((*parts, *(self.stat(name) for name in STATS)))

    def __hash__(self) -> int:
        return self._hashed


@dataclass(frozen=True)
class MasterSheet:
    """All that a master is at the start (GW-11, GW-22 to GW-24)."""

    __pydantic_config__: ClassVar[ConfigDict] = ConfigDict(extra="forbid")

    key: Key
    name: Text
    combat: Annotated[int, Field(ge=1, le=5)]
    mana: Annotated[int, Field(ge=1, le=5)]
    experience: Annotated[int, Field(ge=1, le=5)]
    luck: Annotated[int, Field(ge=0, le=3)]
    belief: Annotated[int, Field(ge=0, le=2)]
    extra: Annotated[int, Field(ge=0, le=2)]
    spells: tuple[Key, ...]
    secret: Key
    strategy: Key
    origin: Text | None = None

    @property
    def points(self) -> int:
        """What it costs (GW-22)."""
        stats = self.combat + self.mana + self.experience
        return stats + self.luck + 2 * self.belief + self.extra

    @property
    def general(self) -> int:
        """How many general spells it knows (GW-22, GW-23)."""
        return 2 + self.experience // 2 + self.extra


@data
class ClassCard:
    """A class: its free skills, and what it is besides (table K1), which ``text`` tells."""

    key: Key
    name: Text
    skills: tuple[SkillRank, ...]
    text: Text | None = None
    extra: bool = False
    effects: tuple[SkillEffect, ...] = ()


@data
class SkillCard:
    """A skill (table K2). ``cls``: only for that class."""

    key: Key
    name: Text
    text: Text
    effects: tuple[SkillEffect, ...]
    cls: Key | None = None


@data
class SpellCard:
    """A spell (tables S and V): ``mana`` for each point of power, at least ``least`` of them."""

    key: Key
    name: Text
    text: Text
    mana: Annotated[int, Field(ge=1, le=4)]
    effects: tuple[SpellEffect, ...]
    secret: bool = False
    defensive: bool = False
    least: Annotated[int, Field(ge=1, le=5)] = 1


@data
class GoodsCard:
    """A mystic code with its price in merit, or an item that a Caster makes (tables C and I)."""

    key: Key
    name: Text
    text: Text
    effect: GoodsEffect
    merit: Annotated[int, Field(ge=1, le=20)] | None = None


@data
class StrategyCard:
    """A master's strategy (GW-24)."""

    key: Key
    name: Text
    text: Text
    effect: StrategyEffect


@data
class Region:
    """A region of the city (table M): ``key`` is its cell, column and row."""

    key: Annotated[str, Field(pattern=r"^[a-d][1-4]$")]
    name: Text
    leyline: Annotated[int, Field(ge=0, le=3)]
    population: Annotated[int, Field(ge=0, le=2)]
    church: bool = False


@data
class NameCard:
    """A true name for a servant that a player builds, or a name for what he carries."""

    key: Key
    name: Text


def distance(one: str, other: str) -> int:
    """Squares between two regions: columns plus rows (GW-38)."""
    return abs(ord(one[0]) - ord(other[0])) + abs(int(one[1]) - int(other[1]))


@dataclass(frozen=True)
class Catalog:
    """Everything there is, each by its key."""

    classes: Mapping[str, ClassCard]
    skills: Mapping[str, SkillCard]
    spells: Mapping[str, SpellCard]
    goods: Mapping[str, GoodsCard]
    strategies: Mapping[str, StrategyCard]
    regions: Mapping[str, Region]
    servants: Mapping[str, ServantSheet]
    masters: Mapping[str, MasterSheet]
    names: Mapping[str, NameCard]
    relics: Mapping[str, NameCard]
    derived: dict[ServantSheet, Numbers] = field(
        default_factory=dict["ServantSheet", "Numbers"], init=False, repr=False
    )

    @cached_property
    def church(self) -> str:
        """The church's region (GW-41)."""
        return next(region.key for region in self.regions.values() if region.church)

    @cached_property
    def general(self) -> tuple[str, ...]:
        """The general spells (table S)."""
        return tuple(spell.key for spell in self.spells.values() if not spell.secret)

    @cached_property
    def secret(self) -> tuple[str, ...]:
        """The secret spells (table V)."""
        return tuple(spell.key for spell in self.spells.values() if spell.secret)

    def city(self, teams: int) -> tuple[str, ...]:
        """The regions in play for so many teams (GW-37)."""
        columns, rows = ("abc", "123") if teams <= 3 else ("abcd", "123" if teams <= 5 else "1234")
        return tuple(key for key in self.regions if key[0] in columns and key[1] in rows)

    def mad(self, cls: str) -> bool:
        """Whether a class owns always-on noble phantasms only (GW-32)."""
        return any(effect.op == MAD for effect in self.classes[cls].effects)

    def free_rank(self, cls: str, skill: str) -> int:
        """The value of a class skill's free rank, 0 for any other skill (GW-28)."""
        return next(
            (value(each.rank) for each in self.classes[cls].skills if each.skill == skill), 0
        )
