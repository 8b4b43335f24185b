"""What a seat, or a spectator, may know of a war (rulebook, table W2).

Whatever is hidden from the viewer is None, or not in a list at all.
"""

from __future__ import annotations

from dataclasses import dataclass

from engine.grail_war.battle_state import Aid, Out, Role, Row
from engine.grail_war.cards import Phantasm, SkillRank
from engine.grail_war.state import Act, Mode, NightPlan, Phase, Summoning
from engine.kernel import Result
from engine.kernel.data import Text


@dataclass(frozen=True, slots=True)
class PoolView:
    """A pool: what is left, and its maximum."""

    left: int
    most: int


@dataclass(frozen=True, slots=True)
class ServantView:
    """A servant, opened as far as ``grade`` goes (GW-53); the own team's is open at 5.

    ``stats`` pair the stats' names with ranks as built. ``stock`` are kind, tiles left, tiles
    in all; pools, ``floor`` and ``endured`` are the own team's (and everybody's in quick modes).
    ``deadline`` is the scene at whose end exhausted mana makes him vanish.
    """

    number: int
    grade: int
    cls: str | None
    stats: tuple[tuple[str, str], ...] | None
    skills: tuple[SkillRank, ...] | None
    phantasms: tuple[Phantasm, ...] | None
    name: Text | None
    deadline: int | None
    life: PoolView | None = None
    mana: PoolView | None = None
    floor: int | None = None
    stock: tuple[tuple[str, int, int], ...] | None = None
    endured: int | None = None
    spells: tuple[str, ...] | None = None
    secrets: tuple[str, ...] | None = None
    sheet: str | None = None


@dataclass(frozen=True, slots=True)
class MasterView:
    """A master; only his own team (in quick modes everybody) sees one."""

    name: Text
    sheet: str
    life: PoolView
    mana: PoolView
    combat: int
    stat: int
    experience: int
    luck: int
    belief: int
    seals: int
    merit: int
    spells: tuple[str, ...]
    secrets: tuple[str, ...]
    strategy: str
    goods: tuple[str, ...]
    deadline: int | None


@dataclass(frozen=True, slots=True)
class TerritoryView:
    """A territory: region and level; the store is the own team's."""

    region: str
    level: int
    store: int | None


@dataclass(frozen=True, slots=True)
class TeamView:
    """A team. What comes after ``summoning`` is the own team's only.

    ``base`` of another team is where it was found, or is public; ``info`` are points by servant
    number, ``land`` by region, ``workshop`` by servant number; ``seen`` are other teams with the
    region and the scene in which this one last came upon them. ``summoning`` is everybody's when
    the war is over.
    """

    number: int
    seats: tuple[int, ...]
    fights: bool
    left: bool
    fell: int | None
    servant: ServantView | None
    master: MasterView | None
    base: str | None
    territory: TerritoryView | None
    hunted: bool
    totals: int | None
    summoning: Summoning | None = None
    info: tuple[int, ...] | None = None
    land: tuple[tuple[str, int], ...] | None = None
    workshop: tuple[tuple[int, int], ...] | None = None
    seen: tuple[tuple[int, str, int], ...] | None = None
    master_act: Act | None = None
    servant_act: Act | None = None
    night: NightPlan | None = None
    met: tuple[int, ...] | None = None
    draft: tuple[tuple[str, str], ...] | None = None
    transferred: bool | None = None


@dataclass(frozen=True, slots=True)
class SideView:
    """A side of the battle.

    ``plan`` and ``aids`` are what it has shown, slot by slot, and the whole plan for its own
    team (``planning`` while it is being made). The last four are the own team's.
    """

    team: int
    front: Role
    rear: Role | None
    plan: tuple[Row, ...]
    aids: tuple[Aid, ...]
    total: int
    out: Out | None
    planning: bool | None = None
    pluses: tuple[str, ...] | None = None
    bursts: int | None = None
    released: tuple[int, ...] | None = None
    layer: tuple[int, int] | None = None


@dataclass(frozen=True, slots=True)
class BattleView:
    """The battle; those who may not watch see where it is, and masks in place of its teams."""

    region: str
    day: bool
    long: bool
    final: bool
    slots: int
    slot: int
    planned: bool
    sides: tuple[SideView, ...]


@dataclass(frozen=True, slots=True)
class WarView:
    """A war as ``viewer`` may see it (None: a spectator). ``team`` is the viewer's.

    ``residues`` are the regions where a battle has left thoughts. ``asked``: seats that
    must act, as far as that tells nothing hidden.
    """

    viewer: int | None
    team: int | None
    mode: Mode
    phase: Phase
    round: int
    rounds: int
    scene: int
    city: tuple[str, ...]
    teams: tuple[TeamView, ...]
    battle: BattleView | None
    residues: tuple[str, ...]
    fed: int
    fights: int
    asked: tuple[int, ...]
    result: Result | None
