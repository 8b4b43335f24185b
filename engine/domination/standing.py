"""Operations that stand: for as long as their card works, or as long as they last.

``when`` is asked about whoever the effect belongs to, ``those`` about each player it is to
reach. ``lasts`` counts for an effect of its own (FD-173, FD-174), not for a passive.
"""

from __future__ import annotations

from typing import Literal

from engine.domination.terms import (
    Amount,
    Attribute,
    Condition,
    Filter,
    How,
    Lasts,
    Phase,
    Who,
)
from engine.kernel.data import keyword_data

Rule = Literal[
    "no_draw",
    "no_win",
    "no_abilities",
    "infinite_mana",
    "untouchable",
    "steadfast",
    "sees_objects",
    "open_hand",
    "no_spells",
    "face_lone_weaker",
    "hidden_name",
    "blank",
    "released_without_spells",
    "spells_are_mana",
    "shares_total",
    "events_spare_noble_phantasms",
]


@keyword_data
class Operation:
    """Base: ``when`` decides whether it happens at all."""

    when: tuple[Condition, ...] = ()


@keyword_data
class Aimed(Operation):
    """Base of what reaches players: ``who``, and of them only ``those``."""

    who: Who = "self"
    those: tuple[Condition, ...] = ()


@keyword_data
class Standing(Aimed):
    """Base of what goes on: at ``places`` only (none named: anywhere), for as long as ``lasts``."""

    places: tuple[str, ...] = ()
    lasts: Lasts = "round"


@keyword_data
class TotalPower(Standing):
    """Total power changes (FD-102)."""

    op: Literal["add_total_power"]
    how: How = "add"
    n: Amount


@keyword_data
class WinPoints(Standing):
    """VP that come together with a win of combat, undivided (FD-111)."""

    op: Literal["vp_on_win"]
    n: Amount


@keyword_data
class CardPower(Standing):
    """The power of these players' cards changes (FD-104)."""

    op: Literal["modify_card_power"]
    filter: Filter = Filter()
    chosen: bool = False
    how: How = "add"
    n: Amount


@keyword_data
class AttributeBuff(Standing):
    """Attacks of an attribute are stronger."""

    op: Literal["attribute_buff"]
    attribute: Attribute
    n: Amount


@keyword_data
class Terrain(Standing):
    """The terrain advantage these players hold changes (FD-15)."""

    op: Literal["modify_terrain"]
    how: How
    n: Amount


@keyword_data
class WorkshopGain(Standing):
    """The mana of a workshop slot changes for these players (FD-13)."""

    op: Literal["modify_workshop_gain"]
    how: How
    n: Amount


@keyword_data
class Cost(Standing):
    """The mana cost of these players' cards changes (FD-141)."""

    op: Literal["modify_cost"]
    filter: Filter = Filter()
    how: How = "add"
    n: Amount


@keyword_data
class Waive(Standing):
    """These players' skills need no 8 mana (FD-90)."""

    op: Literal["waive_skill_threshold"]
    filter: Filter = Filter()


@keyword_data
class Attributes(Standing):
    """These players' cards gain and lose attributes."""

    op: Literal["change_attributes"]
    filter: Filter = Filter()
    gain: tuple[Attribute, ...] = ()
    lose: tuple[Attribute, ...] = ()


@keyword_data
class Ban(Standing):
    """These cards cannot be played, or not used: FD-148, FD-149."""

    op: Literal["ban_play", "ban_use"]
    filter: Filter = Filter()


@keyword_data
class MoveChange(Standing):
    """Moves of these players change (FD-74).

    ``cost`` is added for each arrow of a regular move, ``extra`` once (with ``leaving``: only to
    moves out of that location); ``engaged`` allows it to the engaged. ``ban`` forbids all moves
    out of and into the source's place, ``ban_leaving`` those out of it.
    """

    op: Literal["modify_move"]
    cost: int = 0
    leaving: str | None = None
    engaged: bool = False
    extra: int = 0
    ban: bool = False
    ban_leaving: bool = False


@keyword_data
class RegularPlays(Standing):
    """Another number of regular plays (FD-79): the bounds, or so many more."""

    op: Literal["set_regular_plays"]
    least: int | None = None
    most: int | None = None
    add: int = 0


@keyword_data
class ExtraPlay(Standing):
    """Up to ``n`` extra plays (FD-93 to FD-96); after the regular play a declaration of its own.

    ``become``: each card played so turns into one of these attributes. ``declared`` is asked
    about the rest of the declaration. ``draw`` cards follow for each card played so.
    """

    op: Literal["extra_play"]
    filter: Filter = Filter()
    n: Amount = 1
    source: Literal["hand", "any"] = "hand"
    facing: Literal["up", "down"] = "up"
    become: tuple[Attribute, ...] = ()
    declared: Filter | None = None
    declared_least: int = 0
    draw: int = 0
    free: bool = False


@keyword_data
class IgnoreDefeat(Standing):
    """The defeated state does not keep these players from winning (FD-185)."""

    op: Literal["ignore_defeat"]


@keyword_data
class Standard(Standing):
    """One of the rules that cards bring, by name."""

    op: Literal["rule"]
    rule: Rule
    phases: tuple[Phase, ...] = ()
    card: Literal["any", "chosen"] = "any"


@keyword_data
class ClosePlace(Standing):
    """A location, or all but its first ``keep`` slots, is closed (FD-23)."""

    op: Literal["close_place"]
    place: str
    keep: int | None = None


@keyword_data
class PreventElimination(Standing):
    """These players stay although they would be eliminated (FD-128), the first ``times`` times."""

    op: Literal["prevent_elimination"]
    times: int = 1
    lose_all_mana: bool = False
