"""What effects do at once: the operations of the rulebook's Appendix B, as typed data.

What stands is in `engine.domination.standing`, what waits or is asked in
`engine.domination.operations`.
"""

from __future__ import annotations

from typing import Literal

from engine.domination.standing import Aimed, Operation
from engine.domination.terms import Amount, Filter, Key, Zone
from engine.kernel.data import keyword_data

# Values of players


@keyword_data
class Mana(Aimed):
    """Mana is gained, lost or paid (FD-4, FD-5)."""

    op: Literal["gain_mana", "lose_mana", "pay_mana"]
    n: Amount


@keyword_data
class Points(Aimed):
    """VP are gained or lost at once (FD-6)."""

    op: Literal["gain_vp", "lose_vp"]
    n: Amount


@keyword_data
class CommandSpells(Aimed):
    """Command spells are gained back or spent (FD-26, FD-27)."""

    op: Literal["gain_command_spell", "spend_command_spell"]
    n: Amount = 1


@keyword_data
class Count(Operation):
    """One of the owner's counters changes."""

    op: Literal["count"]
    name: str
    n: int


@keyword_data
class Defeat(Aimed):
    """The defeated state is set or taken away (FD-180, FD-188)."""

    op: Literal["defeat", "remove_defeat"]


@keyword_data
class WinGame(Operation):
    """The owner wins the game at once."""

    op: Literal["win_game"]


# Places


@keyword_data
class Move(Aimed):
    """A move by effect (FD-179). ``slot`` gives a terrain slot by ousting its holder."""

    op: Literal["move_player"]
    goal: Literal["anywhere", "arrow", "not_workshop", "scout"]
    slot: Literal["none", "highest"] = "none"


@keyword_data
class LeaveTerrain(Aimed):
    """The terrain slot is given up (FD-17)."""

    op: Literal["leave_terrain"]


@keyword_data
class OpenBattlefield(Operation):
    """The Moon Cell joins the battlefields (FD-9)."""

    op: Literal["open_battlefield"]


# Cards


@keyword_data
class Draw(Aimed):
    """Cards are drawn (FD-59)."""

    op: Literal["draw"]
    n: Amount


@keyword_data
class AddToPlayed(Operation):
    """Cards are added to the played cards without being played (FD-151)."""

    op: Literal["add_to_played"]
    which: Literal["itself", "chosen", "filter"] = "filter"
    filter: Filter = Filter()
    source: tuple[Zone, ...] = ("skills",)
    down: bool = False


@keyword_data
class Switch(Operation):
    """Own face-down played cards become active, or active cards are closed (FD-118, FD-143)."""

    op: Literal["activate", "deactivate"]
    which: Literal["itself", "chosen", "filter"] = "itself"
    filter: Filter = Filter()


@keyword_data
class RemoveCard(Operation):
    """Cards leave the game."""

    op: Literal["remove_from_game"]
    which: Literal["itself", "chosen", "filter"] = "itself"
    filter: Filter = Filter()
    source: tuple[Zone, ...] = ("active", "skills", "hand", "discard", "deck")


@keyword_data
class ReturnCard(Operation):
    """Own cards go from zones to another: all that fit, at most ``n``."""

    op: Literal["return_card"]
    which: Literal["itself", "chosen", "filter"] = "filter"
    filter: Filter = Filter()
    source: tuple[Zone, ...] = ("discard",)
    goal: Literal["hand", "deck", "discard", "skills"]
    n: int = 99


@keyword_data
class Discard(Aimed):
    """Hand cards are discarded: all of them, or ``n`` chosen by their owner."""

    op: Literal["discard"]
    n: Amount


@keyword_data
class AddSkill(Aimed):
    """Skills are added to the skill zone, or take the place of all that lie there (FD-38)."""

    op: Literal["add_skill", "replace_skills"]
    cards: tuple[Key, ...]


@keyword_data
class PutCard(Operation):
    """A card of the master comes into play among the master cards, or leaves it."""

    op: Literal["put_card", "take_card"]
    card: Key


@keyword_data
class CreateToken(Operation):
    """Cards from outside the game: active at once, or in hand; gone when deactivated."""

    op: Literal["create_token"]
    card: Key
    n: Amount = 1
    to: Literal["active", "hand", "discard"] = "active"


@keyword_data
class CopyCard(Operation):
    """The card becomes a copy of the chosen one this round; ``own`` more power if it is yours."""

    op: Literal["copy_card"]
    own: int = 0


@keyword_data
class TransferCard(Operation):
    """The card is added to the chosen player's played cards, and comes back at round end."""

    op: Literal["transfer_card"]


@keyword_data
class SwapServant(Operation):
    """A new random servant takes the place of the old one."""

    op: Literal["swap_servant"]


# Knowledge


@keyword_data
class Reveal(Aimed):
    """Hidden things are shown to everybody."""

    op: Literal["reveal_card", "reveal_hand", "release_true_name", "hide_true_name"]


@keyword_data
class LookAt(Aimed):
    """The owner alone learns something (FD-199)."""

    op: Literal["look_at"]
    what: Literal["hand", "class"]


# Events and objects


@keyword_data
class AddObject(Operation):
    """Objects are dealt to a battlefield (FD-44)."""

    op: Literal["add_object"]
    place: str
    n: int = 1
    down: bool = False
    pile: str | None = None


@keyword_data
class ObjectCard(Operation):
    """The chosen object is discarded, excluded, or worth more or less."""

    op: Literal["discard_object", "exclude_object", "modify_object_vp"]
    n: int = 0


@keyword_data
class ObjectDeck(Operation):
    """Object cards are shuffled into the object deck."""

    op: Literal["shuffle_into_objects"]
    cards: tuple[Key, ...]


@keyword_data
class ObjectSource(Operation):
    """From now on the objects of a battlefield come from another pile (FD-131)."""

    op: Literal["replace_object_source"]
    place: str
    pile: str


@keyword_data
class EventMana(Operation):
    """The active event gives another number of mana from its next activation on."""

    op: Literal["set_event_mana"]
    n: int


@keyword_data
class Events(Operation):
    """The regular events still to come are shuffled anew, or a past one goes under them."""

    op: Literal["reorder_events", "restore_event"]
