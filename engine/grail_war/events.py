"""What happens in a campaign, outside of its battles."""

from __future__ import annotations

from typing import Literal

from engine.grail_war.state import Act
from engine.kernel import Event, saved
from engine.kernel.data import Text

Reason = Literal["feeding", "daylight", "crowd"]
FoundBy = Literal[
    "search",
    "residue",
    "far_sight",
    "items",
    "luck",
    "battle",
    "phantasm",
    "meeting",
    "alone",
    "passed_on",
    "discern",
]
Loss = Literal["battle", "exhausted", "masterless", "left"]
Death = Literal["flight", "wounds", "left"]


@saved("grail_war.war_began")
class WarBegan(Event):
    """The war begins: how many teams, in which city."""

    teams: int
    city: tuple[str, ...]
    rounds: int


@saved("grail_war.class_drafted")
class ClassDrafted(Event):
    """A team has its class, which only it knows (GW-26)."""

    team: int
    cls: str


@saved("grail_war.team_ready")
class TeamReady(Event):
    """A team has its master, its servant and its base; only it knows which."""

    team: int
    master: Text
    servant: Text
    base: str


@saved("grail_war.scene_began")
class SceneBegan(Event):
    """A story scene (by day) or a battle scene begins (GW-6)."""

    round: int
    scene: int
    day: bool


@saved("grail_war.morning")
class Morning(Event):
    """What the start of a story scene gave and cost a team (GW-43 to GW-45)."""

    team: int
    master_life: int
    master_mana: int
    servant_life: int
    upkeep: int


@saved("grail_war.tiles_recovered")
class TilesRecovered(Event):
    """Spent tiles a team has back."""

    team: int
    tiles: tuple[str, ...]


@saved("grail_war.goods_used")
class GoodsUsed(Event):
    """A team uses something of its own."""

    team: int
    goods: str


@saved("grail_war.mana_moved")
class ManaMoved(Event):
    """Mana supply, transfer or a conversion within a team (GW-46, GW-82, GW-83)."""

    team: int
    how: Literal["supply", "transfer", "convert"]
    mana: int
    life: int


@saved("grail_war.territory_tended")
class TerritoryTended(Event):
    """A territory was set up or maintained (GW-92 to GW-94)."""

    team: int
    region: str
    level: int
    store: int


@saved("grail_war.acted")
class Acted(Event):
    """What a team did by day, told to itself."""

    team: int
    master: Act
    servant: Act


@saved("grail_war.rested")
class Rested(Event):
    """What rest gave (GW-80, GW-81)."""

    team: int
    role: Literal["master", "servant"]
    life: int
    mana: int


@saved("grail_war.bought")
class Bought(Event):
    """A mystic code bought at the church, or an item made."""

    team: int
    goods: str
    made: bool


@saved("grail_war.fed")
class Fed(Event):
    """A servant has fed; only his team knows who it was (GW-88)."""

    team: int
    region: str
    persons: int
    mana: int


@saved("grail_war.feeding_total")
class FeedingTotal(Event):
    """The public count (GW-89); ``passed`` is the 5, 10, 15 or 20 it has passed, else 0."""

    count: int
    passed: int


@saved("grail_war.church_notice")
class ChurchNotice(Event):
    """A sanction (GW-98): the class is announced, but only the team knows that it is its own."""

    team: int
    cls: str
    region: str
    reason: Reason
    count: int


@saved("grail_war.extermination_order")
class ExterminationOrder(Event):
    """From the third sanction on (GW-99)."""

    team: int
    cls: str
    base: str


@saved("grail_war.info_gained")
class InfoGained(Event):
    """An info point: the team now knows this much of a servant (GW-53)."""

    team: int
    servant: int
    grade: int
    by: FoundBy
    merit: bool


@saved("grail_war.land_gained")
class LandGained(Event):
    """A land point, and what it shows (GW-58)."""

    team: int
    region: str
    points: int
    bases: tuple[int, ...]
    territories: tuple[int, ...]


@saved("grail_war.workshop_gained")
class WorkshopGained(Event):
    """A workshop point (GW-96)."""

    team: int
    owner: int
    points: int


@saved("grail_war.link_proposed")
class LinkProposed(Event):
    """A master proposes to link mana lines; told to the other."""

    team: int
    other: int


@saved("grail_war.linked")
class Linked(Event):
    """Two masters link their mana lines (GW-86), or one refuses."""

    team: int
    other: int
    agreed: bool


@saved("grail_war.met")
class Met(Event):
    """Masters meet in a region by day; ``along`` are the teams whose servant is seen (GW-64)."""

    region: str
    teams: tuple[int, ...]
    along: tuple[int, ...]


@saved("grail_war.talked")
class Talked(Event):
    """Masters withdraw from each other in peace (GW-70, GW-74)."""

    region: str
    teams: tuple[int, ...]


@saved("grail_war.fled")
class Fled(Event):
    """A master flees by day or from an assault (GW-71, GW-72)."""

    team: int
    luck: bool
    life: int


@saved("grail_war.fight_by_day")
class FightByDay(Event):
    """Masters fight in a region."""

    region: str


@saved("grail_war.declared")
class Declared(Event):
    """A night declaration, told to the team itself (GW-100)."""

    team: int
    region: str
    along: bool


@saved("grail_war.reach_seen")
class ReachSeen(Event):
    """Who is within reach (GW-106): team, region, and the class as far as it is known."""

    team: int
    seen: tuple[tuple[int, str, str], ...]


@saved("grail_war.attacked_from_afar")
class AttackedFromAfar(Event):
    """A team learns that somebody attacks it at long range (GW-105)."""

    team: int


@saved("grail_war.assaulted")
class Assaulted(Event):
    """A team comes upon a master alone at his base (GW-109)."""

    team: int
    master: int
    region: str


@saved("grail_war.long_range_avoided")
class LongRangeAvoided(Event):
    """A long-range attack is avoided (GW-105); told to the two teams."""

    team: int
    attacker: int


@saved("grail_war.quiet_night")
class QuietNight(Event):
    """Nobody fought."""

    round: int


@saved("grail_war.mana_exhausted")
class ManaExhausted(Event):
    """A servant's mana is at 0 or below; he vanishes at the end of scene ``deadline`` (GW-48).

    The class is announced, but only the team knows that it is its own.
    """

    team: int
    cls: str
    deadline: int


@saved("grail_war.servant_lost")
class ServantLost(Event):
    """A servant vanishes outside of a battle."""

    team: int
    cls: str
    name: Text | None
    why: Loss


@saved("grail_war.master_died")
class MasterDied(Event):
    """A master dies."""

    team: int
    why: Death


@saved("grail_war.refuge_taken")
class RefugeTaken(Event):
    """A master without a servant takes refuge in the church (GW-182)."""

    team: int


@saved("grail_war.new_contract")
class NewContract(Event):
    """An orphaned servant and an orphaned master become a team (GW-183)."""

    team: int
    servant_of: int


@saved("grail_war.scene_ended")
class SceneEnded(Event):
    """The scene is over."""

    scene: int
    teams: int


@saved("grail_war.grail_descends")
class GrailDescends(Event):
    """The last rounds are over: all teams left fight (GW-185)."""

    teams: tuple[int, ...]


@saved("grail_war.war_ended")
class WarEnded(Event):
    """The war is over; no winner means that nobody has the Grail."""

    winners: tuple[int, ...]
    reason: str
