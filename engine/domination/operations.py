"""What effects are made of: the operations of the rulebook's Appendix B, as typed data.

An operation either happens at once, or it *stands*: as a passive, for as long as its card says
so, or as an effect of its own for as long as ``lasts`` says (FD-173, FD-174). ``when`` is asked
about whoever the effect belongs to, ``those`` about each player it is to reach.
"""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field

from engine.domination.terms import (
    Amount,
    Attribute,
    Condition,
    Filter,
    How,
    Key,
    Lasts,
    Phase,
    Who,
    data,
)

Zone = Literal["hand", "deck", "discard", "skills", "removed", "pile", "active", "down"]
Moment = Literal[
    "prep", "combat_begins", "after_combat", "round_end", "round_begins", "reveal_phase"
]
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


@data
class Operation:
    """Base: ``when`` decides whether it happens at all."""

    when: tuple[Condition, ...] = ()


@data
class Aimed(Operation):
    """Base of what reaches players: ``who``, and of them only ``those``."""

    who: Who = "self"
    those: tuple[Condition, ...] = ()


@data
class Standing(Aimed):
    """Base of what goes on: at ``places`` only (none named: anywhere), for as long as ``lasts``."""

    places: tuple[str, ...] = ()
    lasts: Lasts = "round"


# Values of players


@data
class Mana(Aimed):
    """Mana is gained, lost or paid (FD-4, FD-5)."""

    op: Literal["gain_mana", "lose_mana", "pay_mana"]
    n: Amount


@data
class Points(Aimed):
    """VP are gained or lost at once (FD-6)."""

    op: Literal["gain_vp", "lose_vp"]
    n: Amount


@data
class CommandSpells(Aimed):
    """Command spells are gained back or spent (FD-26, FD-27)."""

    op: Literal["gain_command_spell", "spend_command_spell"]
    n: Amount = 1


@data
class Count(Operation):
    """One of the owner's counters changes."""

    op: Literal["count"]
    name: str
    n: int


@data
class Defeat(Aimed):
    """The defeated state is set or taken away (FD-180, FD-188)."""

    op: Literal["defeat", "remove_defeat"]


@data
class WinGame(Operation):
    """The owner wins the game at once."""

    op: Literal["win_game"]


# Standing changes of numbers


@data
class TotalPower(Standing):
    """Total power changes (FD-102)."""

    op: Literal["add_total_power"]
    how: How = "add"
    n: Amount


@data
class WinPoints(Standing):
    """VP that come together with a win of combat, undivided (FD-111)."""

    op: Literal["vp_on_win"]
    n: Amount


@data
class CardPower(Standing):
    """The power of these players' cards changes (FD-104)."""

    op: Literal["modify_card_power"]
    filter: Filter = Filter()
    chosen: bool = False
    how: How = "add"
    n: Amount


@data
class AttributeBuff(Standing):
    """Attacks of an attribute are stronger."""

    op: Literal["attribute_buff"]
    attribute: Attribute
    n: Amount


@data
class Terrain(Standing):
    """The terrain advantage these players hold changes (FD-15)."""

    op: Literal["modify_terrain"]
    how: How
    n: Amount


@data
class WorkshopGain(Standing):
    """The mana of a workshop slot changes for these players (FD-13)."""

    op: Literal["modify_workshop_gain"]
    how: How
    n: Amount


@data
class Cost(Standing):
    """The mana cost of these players' cards changes (FD-141)."""

    op: Literal["modify_cost"]
    filter: Filter = Filter()
    how: How = "add"
    n: Amount


@data
class Waive(Standing):
    """These players' skills need no 8 mana (FD-90)."""

    op: Literal["waive_skill_threshold"]
    filter: Filter = Filter()


@data
class Attributes(Standing):
    """These players' cards gain and lose attributes."""

    op: Literal["change_attributes"]
    filter: Filter = Filter()
    gain: tuple[Attribute, ...] = ()
    lose: tuple[Attribute, ...] = ()


# Standing changes of what is allowed


@data
class Ban(Standing):
    """These cards cannot be played, or not used: FD-148, FD-149."""

    op: Literal["ban_play", "ban_use"]
    filter: Filter = Filter()


@data
class MoveChange(Standing):
    """Regular moves (and with ``ban`` all moves) of these players change (FD-74).

    ``cost`` is added for each arrow, ``leaving`` to moves out of that location.
    """

    op: Literal["modify_move"]
    cost: int = 0
    leaving: str | None = None
    engaged: bool = False
    extra: int = 0
    ban: bool = False
    ban_own_turn: bool = False


@data
class RegularPlays(Standing):
    """Another number of regular plays (FD-79): the bounds, or so many more."""

    op: Literal["set_regular_plays"]
    least: int | None = None
    most: int | None = None
    add: int = 0


@data
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


@data
class IgnoreDefeat(Standing):
    """The defeated state does not keep these players from winning (FD-185)."""

    op: Literal["ignore_defeat"]


@data
class Standard(Standing):
    """One of the rules that cards bring, by name."""

    op: Literal["rule"]
    rule: Rule
    phases: tuple[Phase, ...] = ()
    card: Literal["any", "chosen"] = "any"


@data
class ClosePlace(Standing):
    """A location, or all but its first ``keep`` slots, is closed (FD-23)."""

    op: Literal["close_place"]
    place: str
    keep: int | None = None


@data
class PreventElimination(Standing):
    """These players stay although they would be eliminated (FD-128), the first ``times`` times."""

    op: Literal["prevent_elimination"]
    times: int = 1
    lose_all_mana: bool = False


# Places


@data
class Move(Aimed):
    """A move by effect (FD-179). ``slot`` gives a terrain slot by ousting its holder."""

    op: Literal["move_player"]
    goal: Literal["anywhere", "arrow", "not_workshop", "scout"]
    slot: Literal["none", "highest"] = "none"


@data
class LeaveTerrain(Aimed):
    """The terrain slot is given up (FD-17)."""

    op: Literal["leave_terrain"]


@data
class OpenBattlefield(Operation):
    """The Moon Cell joins the battlefields (FD-9)."""

    op: Literal["open_battlefield"]


# Cards


@data
class Draw(Aimed):
    """Cards are drawn (FD-59)."""

    op: Literal["draw"]
    n: Amount


@data
class AddToPlayed(Operation):
    """Cards are added to the played cards without being played (FD-151)."""

    op: Literal["add_to_played"]
    which: Literal["itself", "chosen", "filter"] = "filter"
    filter: Filter = Filter()
    source: tuple[Zone, ...] = ("skills",)
    down: bool = False


@data
class Switch(Operation):
    """Own face-down played cards become active, or active cards are closed (FD-118, FD-143)."""

    op: Literal["activate", "deactivate"]
    which: Literal["itself", "chosen", "filter"] = "itself"
    filter: Filter = Filter()


@data
class RemoveCard(Operation):
    """Cards leave the game."""

    op: Literal["remove_from_game"]
    which: Literal["itself", "chosen", "filter"] = "itself"
    filter: Filter = Filter()
    source: tuple[Zone, ...] = ("active", "skills", "hand", "discard", "deck")


@data
class ReturnCard(Operation):
    """Own cards go from zones to another: all that fit, at most ``n``."""

    op: Literal["return_card"]
    which: Literal["itself", "chosen", "filter"] = "filter"
    filter: Filter = Filter()
    source: tuple[Zone, ...] = ("discard",)
    goal: Literal["hand", "deck", "discard", "skills"]
    n: int = 99


@data
class Discard(Aimed):
    """Hand cards are discarded: all of them, or ``n`` chosen by their owner."""

    op: Literal["discard"]
    n: Amount


@data
class AddSkill(Aimed):
    """Skills are added to the skill zone, or take the place of all that lie there (FD-38)."""

    op: Literal["add_skill", "replace_skills"]
    cards: tuple[Key, ...]


@data
class PutCard(Operation):
    """A card of the master comes into play among the master cards, or leaves it."""

    op: Literal["put_card", "take_card"]
    card: Key


@data
class CreateToken(Operation):
    """Cards from outside the game: active at once, or in hand; gone when deactivated."""

    op: Literal["create_token"]
    card: Key
    n: Amount = 1
    to: Literal["active", "hand", "discard"] = "active"


@data
class CopyCard(Operation):
    """The card becomes a copy of the chosen one this round; ``own`` more power if it is yours."""

    op: Literal["copy_card"]
    own: int = 0


@data
class TransferCard(Operation):
    """The card is added to the chosen player's played cards, and comes back at round end."""

    op: Literal["transfer_card"]


@data
class SwapServant(Operation):
    """A new random servant takes the place of the old one."""

    op: Literal["swap_servant"]


# Knowledge


@data
class Reveal(Aimed):
    """Hidden things are shown to everybody."""

    op: Literal["reveal_card", "reveal_hand", "release_true_name", "hide_true_name"]


@data
class LookAt(Aimed):
    """The owner alone learns something (FD-199)."""

    op: Literal["look_at"]
    what: Literal["hand", "class"]


# Events and objects


@data
class AddObject(Operation):
    """Objects are dealt to a battlefield (FD-44)."""

    op: Literal["add_object"]
    place: str
    n: int = 1
    down: bool = False
    pile: str | None = None


@data
class ObjectCard(Operation):
    """The chosen object is discarded, excluded, or worth more or less."""

    op: Literal["discard_object", "exclude_object", "modify_object_vp"]
    n: int = 0


@data
class ObjectDeck(Operation):
    """Object cards are shuffled into the object deck."""

    op: Literal["shuffle_into_objects"]
    cards: tuple[Key, ...]


@data
class ObjectSource(Operation):
    """From now on the objects of a battlefield come from another pile (FD-131)."""

    op: Literal["replace_object_source"]
    place: str
    pile: str


@data
class EventMana(Operation):
    """The active event gives another number of mana from its next activation on."""

    op: Literal["set_event_mana"]
    n: int


@data
class Events(Operation):
    """The regular events still to come are shuffled anew, or a past one goes under them."""

    op: Literal["reorder_events", "restore_event"]


# Wrappers and choices


@data
class Watch(Standing):
    """Operations that wait: for a win, a defeat, an arrival, a deactivation, or a moment."""

    op: Literal["on_win", "on_lose", "on_enter", "on_deactivate", "later"]
    moment: Moment | None = None
    operations: tuple[AnyOperation, ...]


@data
class Branch:
    """One of the things to choose from; ``mana`` is what it costs."""

    key: Key
    when: tuple[Condition, ...] = ()
    mana: int = 0
    operations: tuple[AnyOperation, ...] = ()


@data
class Choose(Aimed):
    """A player chooses one branch of those that can be taken."""

    op: Literal["choose"]
    branches: tuple[Branch, ...]


@data
class ChoosePlayer(Operation):
    """Name one player of ``who``."""

    op: Literal["choose_player"]
    who: Who = "opponents"
    those: tuple[Condition, ...] = ()


@data
class ChooseCards(Operation):
    """Name cards: of one's own zones, or active ones of players of ``whose``."""

    op: Literal["choose_cards"]
    whose: Who = "self"
    source: tuple[Zone, ...] = ("hand",)
    filter: Filter = Filter()
    revealed: bool = False
    least: int = 1
    most: Amount = 1


@data
class ChooseNumber(Operation):
    """Name a number."""

    op: Literal["choose_number"]
    least: Amount = 1
    most: Amount


@data
class ChooseObject(Operation):
    """Name a face-up object at one's place."""

    op: Literal["choose_object"]


@data
class Special(Operation):
    """A named function beside the rules, for what operations cannot say."""

    op: Literal["special"]
    name: Literal[
        "anchor",
        "collapse",
        "concealment",
        "deal_of_two",
        "expose",
        "gather_hand",
        "lend_card",
        "name_nemesis",
        "named_discard",
        "place_teardrop",
        "put_on_deck",
        "replace_deck_card",
        "seal_skills",
        "steal_mana",
        "steal_points",
        "take_over",
        "teardrop",
    ]
    n: Amount = 0
    card: Key | None = None


StandingOperation = (
    TotalPower
    | WinPoints
    | CardPower
    | AttributeBuff
    | Terrain
    | WorkshopGain
    | Cost
    | Waive
    | Attributes
    | Ban
    | MoveChange
    | RegularPlays
    | ExtraPlay
    | IgnoreDefeat
    | Standard
    | ClosePlace
    | PreventElimination
    | Watch
)

AnyOperation = Annotated[
    StandingOperation
    | Mana
    | Points
    | CommandSpells
    | Count
    | Defeat
    | WinGame
    | Move
    | LeaveTerrain
    | OpenBattlefield
    | Draw
    | AddToPlayed
    | Switch
    | RemoveCard
    | ReturnCard
    | Discard
    | AddSkill
    | PutCard
    | CreateToken
    | CopyCard
    | TransferCard
    | SwapServant
    | Reveal
    | LookAt
    | AddObject
    | ObjectCard
    | ObjectDeck
    | ObjectSource
    | EventMana
    | Events
    | Choose
    | ChoosePlayer
    | ChooseCards
    | ChooseNumber
    | ChooseObject
    | Special,
    Field(discriminator="op"),
]
