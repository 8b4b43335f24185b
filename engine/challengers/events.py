"""What happens in a tournament. ``seat`` is a seat, ``park`` the number of a running match."""

from __future__ import annotations

from engine.challengers.operations import PileLevel
from engine.challengers.state import Loss, Trophy
from engine.kernel import Event, saved


@saved("challengers.opened")
class Opened(Event):
    """The tournament begins with these sets; ``left_out`` are not in the game (CH-5, CH-6)."""

    sets: tuple[str, ...]
    left_out: tuple[str, ...]


@saved("challengers.robot_entered")
class RobotEntered(Event):
    """A robot sits in ``seat``; ``replaced`` of its cards are stronger ones (CH-102)."""

    seat: int
    difficulty: int
    replaced: int


@saved("challengers.round_begun")
class RoundBegun(Event):
    """A Deck Phase begins: the piles that may be chosen, and who will meet (CH-21, CH-24)."""

    round: int
    offers: tuple[tuple[PileLevel, int], ...]
    pairs: tuple[tuple[int, int], ...]


@saved("challengers.display_drawn")
class DisplayDrawn(Event):
    """For its seat only: the display, after a redraw too (CH-26, CH-29)."""

    seat: int
    level: PileLevel
    cards: tuple[str, ...]
    again: bool


@saved("challengers.card_taken")
class CardTaken(Event):
    """For its seat only: a card of the display joins the deck (CH-27)."""

    seat: int
    card: str


@saved("challengers.cards_gained")
class CardsGained(Event):
    """For its seat only: ``card`` brought these cards into the deck (CH-79)."""

    seat: int
    card: str
    cards: tuple[str, ...]


@saved("challengers.cards_removed")
class CardsRemoved(Event):
    """For its seat only: cards left the deck (CH-34)."""

    seat: int
    cards: tuple[str, ...]


@saved("challengers.ready")
class Ready(Event):
    """A seat has confirmed its deck (CH-37)."""

    seat: int


@saved("challengers.decks_closed")
class DecksClosed(Event):
    """All are ready: the size of each deck, and of each pile and its discard, A to C."""

    decks: tuple[int, ...]
    piles: tuple[tuple[int, int], ...]


@saved("challengers.fans_gained")
class FansGained(Event):
    """Fan tokens through a card; in the Deck Phase there is neither park nor card (CH-82)."""

    seat: int
    fans: int
    park: int | None = None
    card: str | None = None


@saved("challengers.match_begun")
class MatchBegun(Event):
    """A match begins; ``starter`` reveals first, by a later trophy or by lot (CH-40, CH-41)."""

    park: int
    seats: tuple[int, int]
    decks: tuple[int, int]
    starter: int
    by_lot: bool
    final: bool


@saved("challengers.card_revealed")
class CardRevealed(Event):
    """A card is revealed; with ``flag`` it is the first one and gets the flag (CH-42, CH-44)."""

    park: int
    seat: int
    card: str
    flag: bool
    deck: int


@saved("challengers.powered")
class Powered(Event):
    """A card's own effect changes its power for good (CH-70)."""

    park: int
    seat: int
    card: str
    amount: int


@saved("challengers.weakened")
class Weakened(Event):
    """``by`` takes power from a card of ``seat``."""

    park: int
    seat: int
    card: str
    amount: int
    by: str


@saved("challengers.spurred")
class Spurred(Event):
    """The next attack of ``seat`` is stronger."""

    park: int
    seat: int
    amount: int
    by: str


@saved("challengers.compared")
class Compared(Event):
    """The sums after a revealed card (CH-47); ``powers`` are those of the attack row."""

    park: int
    seat: int
    powers: tuple[int, ...]
    attack: int
    defence: int


@saved("challengers.flag_lost")
class FlagLost(Event):
    """The flag leaves the card of ``seat`` (CH-51)."""

    park: int
    seat: int
    card: str


@saved("challengers.cards_benched")
class CardsBenched(Event):
    """Cards move to the bench of ``seat``, which then has ``slots`` used slots (CH-54)."""

    park: int
    seat: int
    cards: tuple[str, ...]
    slots: int


@saved("challengers.flag_taken")
class FlagTaken(Event):
    """The flag lies on a card of ``seat``, over ``hidden`` others (CH-57 to CH-59)."""

    park: int
    seat: int
    card: str
    hidden: int
    defence: int


@saved("challengers.cards_exhausted")
class CardsExhausted(Event):
    """Cards of ``seat`` go to its exhaust pile because of ``by`` (CH-72)."""

    park: int
    seat: int
    cards: tuple[str, ...]
    source: str
    by: str


@saved("challengers.cards_recycled")
class CardsRecycled(Event):
    """Cards of the bench return to the deck's top or bottom."""

    park: int
    seat: int
    cards: tuple[str, ...]
    end: str
    by: str


@saved("challengers.deck_looked_at")
class DeckLookedAt(Event):
    """``seat`` sees the top cards of its deck, or all; ``cards`` and ``top`` are for it only.

    ``top`` are the cards that then lie on top, the next one first.
    """

    park: int
    seat: int
    count: int
    by: str
    cards: tuple[str, ...] | None = None
    top: tuple[str, ...] | None = None


@saved("challengers.cards_buried")
class CardsBuried(Event):
    """The top cards of ``seat``'s deck go unseen to its bottom."""

    park: int
    seat: int
    count: int
    by: str


@saved("challengers.cards_shoved")
class CardsShoved(Event):
    """``seat`` must move the top cards of its deck to its bench."""

    park: int
    seat: int
    cards: tuple[str, ...]
    slots: int
    by: str


@saved("challengers.cards_lent")
class CardsLent(Event):
    """Unseen cards of a level pile join the deck of ``seat`` for this match."""

    park: int
    seat: int
    level: PileLevel
    count: int
    end: str
    by: str


@saved("challengers.match_won")
class MatchWon(Event):
    """A match is over; ``loss`` is why ``loser`` lost. ``kept``: the winner keeps the trophy."""

    park: int
    winner: int
    loser: int
    loss: Loss
    final: bool
    kept: bool


@saved("challengers.trophy_won")
class TrophyWon(Event):
    """A trophy; ``fans`` is None for whoever may not see its back (CH-85)."""

    seat: int
    round: int
    fans: int | None


@saved("challengers.trophies_revealed")
class TrophiesRevealed(Event):
    """The backs of all trophies, by seat (CH-89); nobody is a finalist where a game breaks off.

    ``fans`` are those on trophies and tokens together.
    """

    trophies: tuple[tuple[Trophy, ...], ...]
    fans: tuple[int, ...]
    finalists: tuple[int, ...]


@saved("challengers.seat_left")
class SeatLeft(Event):
    """A person has left; a robot of difficulty 1 takes the seat."""

    seat: int


@saved("challengers.over")
class Over(Event):
    """The tournament is over: each seat's fans, and the winner, None for a robot's win."""

    fans: tuple[int, ...]
    winner: int | None
    reason: str
