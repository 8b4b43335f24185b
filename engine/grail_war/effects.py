"""What spells, codes, items and strategies do: typed data, told apart by ``op``."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field

from engine.kernel.data import data

Few = Annotated[int, Field(ge=1, le=9)]
Points = Annotated[int, Field(ge=1, le=50)]


@data
class Bolt:
    """A magic packet of ``times`` the power against the opponent's front."""

    op: Literal["bolt"]
    times: Few


@data
class Reinforce:
    """The own front's tile damage rises by half the power, rounded up."""

    op: Literal["reinforce"]


@data
class Ward:
    """Packets against the own front are lower, ``times`` the power in all."""

    op: Literal["ward"]
    times: Few


@data
class Heal:
    """The own front regains the power in life after the slot."""

    op: Literal["heal"]


@data
class Bind:
    """The opponent's tile packet of the next slot is half the power lower, rounded up."""

    op: Literal["bind"]


@data
class Regain:
    """The own front regains the power in mana."""

    op: Literal["regain"]


@data
class Undo:
    """A slot that the own front lost counts as one of equal values."""

    op: Literal["undo"]


SpellEffect = Annotated[
    Bolt | Reinforce | Ward | Heal | Bind | Regain | Undo, Field(discriminator="op")
]


@data
class GiveMana:
    """Mana for master or servant, once."""

    op: Literal["give_mana"]
    mana: Points


@data
class GiveLife:
    """Life for master or servant, once."""

    op: Literal["give_life"]
    life: Points


@data
class Charm:
    """Marked on a slot: packets against the own front are lower in all; ``kept``: each battle."""

    op: Literal["charm"]
    amount: Few
    kept: bool


@data
class Armament:
    """Combat for good, once for a master."""

    op: Literal["armament"]
    combat: Few
    most: Few


@data
class Crest:
    """One more spell, general or secret."""

    op: Literal["crest"]


@data
class Cloak:
    """One story scene in which the master is met by nobody."""

    op: Literal["cloak"]


@data
class CommandSpell:
    """One more command spell."""

    op: Literal["command_spell"]


@data
class Familiar:
    """A battle scene with a longer reach, or a search that meets nobody."""

    op: Literal["familiar"]


GoodsEffect = Annotated[
    GiveMana | GiveLife | Charm | Armament | Crest | Cloak | CommandSpell | Familiar,
    Field(discriminator="op"),
]


@data
class WiderReach:
    """Battle range further by ``squares``."""

    op: Literal["wider_reach"]
    squares: Few


@data
class Hideout:
    """The base shows only at ``points`` land points."""

    op: Literal["hideout"]
    points: Few


@data
class FirstAid:
    """Rest gives the master so much more life."""

    op: Literal["first_aid"]
    life: Points


@data
class Negotiate:
    """A meeting that ends in talk gives merit, once a round."""

    op: Literal["negotiate"]
    merit: Few


StrategyEffect = Annotated[WiderReach | Hideout | FirstAid | Negotiate, Field(discriminator="op")]
