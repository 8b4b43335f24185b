"""What a servant's skills and noble phantasms do: typed data, told apart by ``op``."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field

from engine.grail_war.effects import Few, Points
from engine.kernel.data import data

TileKind = Literal[
    "normal",
    "heavy",
    "counter",
    "flurry",
    "magic",
    "critical",
    "phantasm",
    "charge",
    "ambush",
    "snipe",
]
Stat = Literal["strength", "endurance", "agility", "mana", "luck"]
SkillTile = Literal["charge", "ambush", "snipe"]
PhysicalTile = Literal["heavy", "counter", "flurry"]
Letter = Annotated[str, Field(pattern=r"^[EDCBA]$")]


@data
class Tiles:
    """Tiles of one kind, of the skill's rank, as many as its tier (GW-19)."""

    op: Literal["tiles"]
    kind: SkillTile


@data
class Conceal:
    """Not met and not listed unless the other side's far sight is of its rank (GW-64, GW-106)."""

    op: Literal["conceal"]


@data
class FarSight:
    """Searches from afar, as many squares as the rank (GW-67)."""

    op: Literal["far_sight"]


@data
class Reach:
    """From a rank on, battles are possible further away (GW-103)."""

    op: Literal["reach"]
    squares: Few
    least: Letter = "E"


@data
class Spellcraft:
    """Spells, a number of them fixed or by rank, and how strong they may be (GW-158).

    ``general`` and ``secret`` are numbers, or None for "as many as the rank" and "by the rank
    of a plus: C 1, B 2, A 3". With ``tiles`` magic tiles too (GW-18). The power limit is the
    rank, and with ``limited`` the mana stat besides. ``plus`` is what the skill's plus is for.
    """

    op: Literal["spellcraft"]
    general: Few | None
    secret: Few | None
    tiles: bool
    limited: bool
    plus: Literal["secret", "double"]


@data
class AllSpells:
    """Every general spell, one secret one in a battle, and magic tiles (GW-18, GW-157)."""

    op: Literal["all_spells"]


@data
class Burst:
    """As often as the rank: magic damage added to an own tile that deals damage."""

    op: Literal["burst"]
    damage: Few


@data
class Regroup:
    """On an intrusion shown tiles come back, ``tiles`` for each rank (GW-173)."""

    op: Literal["regroup"]
    tiles: Few


@data
class Resist:
    """Magic packets are lower by the tier (GW-143)."""

    op: Literal["resist"]


@data
class Independent:
    """Survives the master by as many scenes as the rank (GW-182)."""

    op: Literal["independent"]


@data
class Endure:
    """Stands at 1 life instead of 0 or below, tier times in a campaign, once in a duel."""

    op: Literal["endure"]


@data
class Instinct:
    """At pauses, tier times in a battle, two own tiles change places (GW-115)."""

    op: Literal["instinct"]


@data
class Madness:
    """Strength, endurance and agility one rank higher; no spells, no retreat."""

    op: Literal["madness"]
    ranks: Few


@data
class Upkeep:
    """The master pays mana at the start of each story scene."""

    op: Literal["upkeep"]
    mana: Points


@data
class Territory:
    """May set up a territory; at the rank ``better`` the leyline yields more (GW-92, GW-93)."""

    op: Literal["territory"]
    mana: Few
    better: Letter
    better_mana: Few


@data
class MakeItems:
    """May make items, two of them from the rank ``two`` on (GW-97)."""

    op: Literal["make_items"]
    mana: Points
    two: Letter


@data
class Avenge:
    """At half life or less tile damage is 1 higher, 2 at A."""

    op: Literal["avenge"]


@data
class Discern:
    """One info point on every other servant at the start of a campaign."""

    op: Literal["discern"]


@data
class Guard:
    """In front, noble phantasm packets against the own side are lower by the tier."""

    op: Literal["guard"]


@data
class AlwaysOnOnly:
    """Owns always-on noble phantasms only, at their rank's simple cost (GW-32)."""

    op: Literal["always_on_only"]


@data
class Frenzy:
    """A normal tile against a noble phantasm acts like a critical one (GW-135)."""

    op: Literal["frenzy"]


SkillEffect = Annotated[
    Tiles
    | Conceal
    | FarSight
    | Reach
    | Spellcraft
    | AllSpells
    | Burst
    | Regroup
    | Resist
    | Independent
    | Endure
    | Instinct
    | Madness
    | Upkeep
    | Territory
    | MakeItems
    | Avenge
    | Discern
    | Guard
    | AlwaysOnOnly
    | Frenzy,
    Field(discriminator="op"),
]


@data
class Armour:
    """Physical tile packets are 1 lower, 2 at B or better (GW-33)."""

    op: Literal["armour"]


@data
class Weapon:
    """One kind of tile deals 1 more, 2 at B or better (GW-33)."""

    op: Literal["weapon"]
    tile: PhysicalTile


@data
class Regeneration:
    """As much life as the rank at the start of every story scene (GW-33)."""

    op: Literal["regeneration"]


PhantasmEffect = Annotated[Armour | Weapon | Regeneration, Field(discriminator="op")]
