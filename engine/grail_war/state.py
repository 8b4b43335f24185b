"""The state of a Grail War: teams, what they know and plan, and the battle being fought."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import Literal

from engine.grail_war.battle_state import Battle
from engine.grail_war.cards import Catalog, MasterSheet, ServantSheet
from engine.kernel import State
from engine.kernel.data import Text

NOBODY = -1
"""In place of a seat: nobody sits there any more (GW-183)."""

Mode = Literal["battle", "campaign"]
Phase = Literal["creation", "story", "night", "final", "battle", "over"]


@dataclass(slots=True)
class Servant:
    """A servant. ``number`` is that of the team that summoned him, and his for good.

    ``stock`` are the unspent tiles by kind. ``endured`` counts Battle Continuation.
    ``deadline`` is the scene at whose end he vanishes unless his mana rises (GW-48, GW-50),
    ``orphan`` that at whose end he does without a master (GW-182). ``boosted``: his mana may be
    above the maximum (GW-83, GW-88). ``recalled``: out of every battle of this scene (GW-180).
    """

    number: int
    sheet: ServantSheet
    life: int
    mana: int
    stock: dict[str, int]
    endured: int = 0
    deadline: int | None = None
    orphan: int | None = None
    boosted: bool = False
    recalled: bool = False
    named: list[int] = field(default_factory=list[int])

    def copy(self) -> Servant:
        """An independent copy."""
        return replace(self, stock=self.stock.copy(), named=self.named.copy())


@dataclass(slots=True)
class Master:
    """A master. ``stat`` is his mana stat now, which a link raises for a round (GW-86).

    ``seals`` are his command spells. ``down`` has no field: it is life at 0 or below (GW-51).
    """

    sheet: MasterSheet
    life: int
    mana: int
    combat: int
    stat: int
    luck: int
    belief: int
    seals: int
    merit: int
    spells: list[str]
    secrets: list[str]
    goods: list[str] = field(default_factory=list[str])
    deadline: int | None = None
    orphan: int | None = None
    linked: bool = False
    armed: bool = False

    @property
    def most_life(self) -> int:
        """The maximum life (GW-12); codes do not raise it."""
        return 20 + 2 * self.sheet.combat

    @property
    def most_mana(self) -> int:
        """The maximum mana (GW-12)."""
        return 20 + 6 * self.sheet.mana

    @property
    def physical(self) -> int:
        """How many physical tiles he may show in a battle (GW-145, GW-159)."""
        return self.combat + self.sheet.experience // 2

    def copy(self) -> Master:
        """An independent copy."""
        return replace(
            self, spells=self.spells.copy(), secrets=self.secrets.copy(), goods=self.goods.copy()
        )


@dataclass(frozen=True, slots=True)
class Act:
    """What a character does in a scene: the verb, where, and with whom or how much."""

    verb: str = "rest"
    region: str = ""
    amount: int = 0
    goods: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class NightPlan:
    """A declaration of the battle scene (GW-100 to GW-102); no region: stays at the base."""

    region: str = ""
    master_along: bool = False
    target: int | None = None
    long: bool = False
    accepts: bool = False
    assault: bool = False


@dataclass(slots=True)
class Territory:
    """A Caster's territory (GW-92 to GW-95)."""

    region: str
    level: int = 1
    store: int = 0


@dataclass(frozen=True, slots=True)
class Summoning:
    """Who a team began the war with: the master's name, the servant's class and true name."""

    master: Text
    cls: str
    servant: Text


@dataclass(slots=True)
class Team:
    """A team (GW-2, GW-3): who sits for master and servant, both characters, what they know.

    ``info`` are the info points by servant number, ``land`` the land points by region and
    ``workshop`` those on the territory of a servant. ``spotted`` are the bases it has found, and
    ``found`` the territories, by team; ``seen`` is where it last came upon a team's master or
    servant, and in which scene. ``transferred``: the one mana transfer of this contract is used.
    ``round_flags`` are what happens once a round. ``fell`` is the scene in which the team was
    out, ``left`` whether a player has given up. ``summoning`` is told when the war is over.
    ``roster`` are the sheets it began with, by the keys of `GrailWarGame.picks`; no rule asks for
    them.
    """

    number: int
    master_seat: int
    servant_seat: int
    master: Master | None = None
    servant: Servant | None = None
    base: str = ""
    info: list[int] = field(default_factory=list[int])
    land: dict[str, int] = field(default_factory=dict[str, int])
    workshop: dict[int, int] = field(default_factory=dict[int, int])
    spotted: dict[int, str] = field(default_factory=dict[int, str])
    found: dict[int, str] = field(default_factory=dict[int, str])
    seen: dict[int, tuple[str, int]] = field(default_factory=dict[int, tuple[str, int]])
    territory: Territory | None = None
    transferred: bool = False
    round_flags: list[str] = field(default_factory=list[str])
    sanctions: int = 0
    master_act: Act = field(default_factory=Act)
    servant_act: Act = field(default_factory=Act)
    night: NightPlan | None = None
    met: list[int] = field(default_factory=list[int])
    fought: bool = False
    longer: int = 0
    cloaked: bool = False
    totals: int = 0
    fell: int | None = None
    left: bool = False
    draft: dict[str, str] = field(default_factory=dict[str, str])
    summoning: Summoning | None = None
    roster: tuple[str, ...] = ()

    def enlist(self, catalog: Catalog) -> None:
        """Note whom the team begins with: prepared sheets, or the class of a built servant."""
        keys: list[str] = []
        if self.servant is not None:
            sheet = self.servant.sheet
            known = sheet.key in catalog.servants
            keys.append(f"servants.{sheet.key}" if known else f"classes.{sheet.cls}")
        if self.master is not None and self.master.sheet.key in catalog.masters:
            keys.append(f"masters.{self.master.sheet.key}")
        self.roster = tuple(keys)

    @property
    def fights(self) -> bool:
        """Whether it has a servant, and so a part in the war."""
        return self.servant is not None

    @property
    def seats(self) -> tuple[int, ...]:
        """Who sits for it."""
        both = (self.master_seat, self.servant_seat)
        return tuple([seat for seat in dict.fromkeys(both) if seat != NOBODY])

    def copy(self) -> Team:
        """An independent copy."""
        return replace(
            self,
            master=self.master.copy() if self.master else None,
            servant=self.servant.copy() if self.servant else None,
            info=self.info.copy(),
            land=self.land.copy(),
            workshop=self.workshop.copy(),
            spotted=self.spotted.copy(),
            found=self.found.copy(),
            seen=self.seen.copy(),
            territory=replace(self.territory) if self.territory else None,
            round_flags=self.round_flags.copy(),
            met=self.met.copy(),
            draft=self.draft.copy(),
        )


@dataclass(frozen=True, slots=True)
class Residue:
    """Residual thoughts of servants in a region, until the story scene of round ``until`` (GW-42).

    They can be found in the scenes after ``since``. ``open``: everybody knows where, as after
    a battle, though not of whom.
    """

    region: str
    servants: tuple[int, ...]
    until: int
    since: int = 0
    open: bool = True


@dataclass(slots=True, kw_only=True)
class War(State):
    """A whole campaign, or the battles of a quick mode.

    ``order`` is that of the class draft. ``scene`` counts story and battle scenes from 1.
    ``fed`` is the number of people fed on by all (GW-89). ``channels`` are the pairs of teams
    that have talked. ``hunted`` are teams under an extermination order.
    """

    mode: Mode
    teams: list[Team]
    extra: bool = False
    rounds: int = 8
    prepared: bool = False
    open_battles: bool = True
    to_the_end: bool = False
    intruder: bool = False
    phase: Phase = "creation"
    order: list[int] = field(default_factory=list[int])
    city: tuple[str, ...] = ()
    round: int = 0
    scene: int = 0
    fed: int = 0
    fights: int = 0
    residues: list[Residue] = field(default_factory=list[Residue])
    hunted: list[int] = field(default_factory=list[int])
    battle: Battle | None = None
    last_stand: dict[int, int] = field(default_factory=dict[int, int])

    def copy(self) -> War:
        """An independent copy; histories live elsewhere, so this is all."""
        return War(
            seats=self.seats,
            dice=self.dice.copy(),
            lanes=[lane.copy() for lane in self.lanes],
            revision=self.revision,
            result=self.result,
            mode=self.mode,
            teams=[team.copy() for team in self.teams],
            extra=self.extra,
            rounds=self.rounds,
            prepared=self.prepared,
            open_battles=self.open_battles,
            to_the_end=self.to_the_end,
            intruder=self.intruder,
            phase=self.phase,
            order=self.order.copy(),
            city=self.city,
            round=self.round,
            scene=self.scene,
            fed=self.fed,
            fights=self.fights,
            residues=self.residues.copy(),
            hunted=self.hunted.copy(),
            battle=self.battle.copy() if self.battle else None,
            last_stand=self.last_stand.copy(),
        )
