"""What happens in a battle. ``team`` is whose doing it is; sides are named by their team."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from engine.grail_war.battle_state import Cast, Out, Outcome, PacketType, Role, Tile
from engine.kernel import Event, saved
from engine.kernel.data import Text

Source = Literal["tile", "burst", "spell", "clash", "pursuit", "spread"]
SealUse = Literal["recall", "call", "boost"]


@dataclass(frozen=True, slots=True)
class Lineup:
    """Who stands for a team, and the class of its servant where it is known ("" elsewhere)."""

    team: int
    front: Role
    rear: Role | None
    cls: str = ""


@dataclass(frozen=True, slots=True)
class Shown:
    """What a side shows in a slot.

    ``tiles`` are the front's, one for each of ``against`` (teams). ``rear`` is the rear's tile,
    ``defends`` whether it guards, ``helped`` whether that worked. ``casts`` come with whether
    they had their effect; their ``against`` are teams here. ``charm`` is a code's key.
    """

    team: int
    against: tuple[int, ...]
    tiles: tuple[Tile, ...]
    rear: str = ""
    defends: bool = False
    helped: bool = False
    casts: tuple[Cast, ...] = ()
    worked: tuple[bool, ...] = ()
    charm: str = ""


@dataclass(frozen=True, slots=True)
class Pair:
    """How two sides fared against each other: base values, outcomes, tile damage, clash bonus."""

    teams: tuple[int, int]
    kinds: tuple[str, str]
    bases: tuple[int, int]
    outcomes: tuple[Outcome, Outcome]
    damages: tuple[int, int]
    clashes: tuple[int, int] = (0, 0)


@dataclass(frozen=True, slots=True)
class Hit:
    """A packet that arrived: from whom, at whom, of what, how much after all reductions.

    ``dealt`` is what it was before them; ``life`` and ``mana`` are the points it took.
    """

    team: int
    target: int
    role: Role
    source: Source
    type: PacketType
    dealt: int
    amount: int
    life: int
    mana: int


@saved("grail_war.battle_began")
class BattleBegan(Event):
    """A battle begins; ``region`` is empty in a quick mode.

    Whoever may not watch it gets masks in place of teams (`engine.grail_war.battle_state.mask`).
    """

    region: str
    lineups: tuple[Lineup, ...]
    slots: int
    day: bool
    long: bool
    final: bool


@saved("grail_war.slot_judged")
class SlotJudged(Event):
    """A slot: everything shown, how it was judged, what it cost whom, and the totals so far."""

    slot: int
    shown: tuple[Shown, ...]
    pairs: tuple[Pair, ...]
    hits: tuple[Hit, ...]
    totals: tuple[tuple[int, int], ...]


@saved("grail_war.phantasm_released")
class PhantasmReleased(Event):
    """A true name is released; ``slots`` is how long its run is."""

    team: int
    name: Text
    slots: int


@saved("grail_war.release_failed")
class ReleaseFailed(Event):
    """The mana for a noble phantasm is not there: its tiles are normal ones (GW-34)."""

    team: int


@saved("grail_war.regained")
class Regained(Event):
    """A front regains life or mana by a spell after a slot."""

    team: int
    life: int
    mana: int


@saved("grail_war.paused")
class Paused(Event):
    """The battle pauses after ``slot`` slots (GW-115)."""

    slot: int


@saved("grail_war.prepared")
class Prepared(Event):
    """Something used before the plan; only its own team knows what."""

    team: int
    goods: str
    role: Role


@saved("grail_war.seal_spent")
class SealSpent(Event):
    """A command spell is spent in public (GW-109, GW-180, GW-181)."""

    team: int
    use: SealUse


@saved("grail_war.name_revealed")
class NameRevealed(Event):
    """A servant reveals his own name before the battle (GW-61)."""

    team: int
    cls: str
    name: Text


@saved("grail_war.belief_spent")
class BeliefSpent(Event):
    """A master in front spends a belief point (GW-163)."""

    team: int


@saved("grail_war.planned")
class Planned(Event):
    """All plans are committed."""

    teams: tuple[int, ...]


@saved("grail_war.withdrawing")
class Withdrawing(Event):
    """Who wants to leave at this pause, by retreat or by luck."""

    teams: tuple[int, ...]


@saved("grail_war.retreated")
class Retreated(Event):
    """A side tries to withdraw (GW-165 to GW-168): what is thrown after it, and how it ends."""

    team: int
    pursuer: int
    tiles: tuple[str, ...]
    points: int
    success: bool
    hits: tuple[Hit, ...]


@saved("grail_war.escaped")
class Escaped(Event):
    """A side escapes for a luck point (GW-169), or without a pursuer (GW-170)."""

    team: int
    luck: bool


@saved("grail_war.tiles_swapped")
class TilesSwapped(Event):
    """Instinct: two slots change places; only its own team knows."""

    team: int
    slots: tuple[int, int]


@saved("grail_war.intruded")
class Intruded(Event):
    """A third servant breaks in (GW-171)."""

    team: int
    target: int


@saved("grail_war.freed")
class Freed(Event):
    """The side that was not chosen goes free, or stays for a brawl (GW-172)."""

    team: int
    stays: bool


@saved("grail_war.regrouped")
class Regrouped(Event):
    """Shown tiles that come back (GW-173)."""

    team: int
    tiles: int


@saved("grail_war.endured")
class Endured(Event):
    """A servant stands at 1 life instead of falling (Battle Continuation)."""

    team: int


@saved("grail_war.servant_vanished")
class ServantVanished(Event):
    """A servant vanishes; the name only if an opponent had found it out."""

    team: int
    cls: str
    name: Text | None


@saved("grail_war.servant_recalled")
class ServantRecalled(Event):
    """A servant withdraws to his base by force (GW-180)."""

    team: int


@saved("grail_war.master_fell")
class MasterFell(Event):
    """A master is down (GW-51, GW-164)."""

    team: int


@saved("grail_war.battle_ended")
class BattleEnded(Event):
    """The totals by team, what became of whom, and the winner if there is one (GW-116, GW-118).

    Whoever may not watch gets masks in place of teams.
    """

    region: str
    totals: tuple[tuple[int, int], ...]
    outs: tuple[tuple[int, Out | None], ...]
    winner: int | None
    slots: int


@saved("grail_war.bout_over")
class BoutOver(Event):
    """Between two battles of a row: 3 tiles and the critical tile are back (GW-187)."""

    fought: int
