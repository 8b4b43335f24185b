"""The Deck Phase of one person: pile, display, picks, trim (section 3). All of it is secret.

Each person's phase runs in a lane of its own, so all draft at the same time. A step that asks
does nothing else before the answer.
"""

from __future__ import annotations

from typing import Any

from engine.challengers.chosen import push_chosen
from engine.challengers.events import CardsRemoved, CardTaken, DisplayDrawn, Ready
from engine.challengers.operations import PileLevel
from engine.challengers.plan import DISPLAY, OFFERS
from engine.challengers.play import TournamentPlay, TournamentStep
from engine.kernel import Option, saved


@saved("challengers.choose_pile")
class ChoosePile(TournamentStep):
    """Choose between the piles of the round's offer, before any card is seen (CH-24, CH-25)."""

    seat: int

    def run(self, play: TournamentPlay) -> None:
        """Ask where the offer names two piles."""
        options: list[Option] = [("pile", *offer) for offer in OFFERS[play.state.round - 1]]
        if len(options) > 1:
            play.ask(self, self.seat, "pile", options)
        else:
            self.answered(play, tuple(options))

    def answered(self, play: TournamentPlay, picked: tuple[Any, ...]) -> None:
        """Draw the display (CH-26)."""
        ((_, level, count),) = picked
        draft = play.state.draft(self.seat)
        draft.level, draft.offered, draft.left = level, count, count
        _draw_display(play, self.seat, level, DISPLAY, again=False)
        play.push(Picks(self.seat))


@saved("challengers.picks")
class Picks(TournamentStep):
    """The next pick, or, when enough is taken or nothing is left, the trim (CH-27, CH-28)."""

    seat: int

    def run(self, play: TournamentPlay) -> None:
        """Plan the next pick, or put the display away (CH-31)."""
        draft = play.state.draft(self.seat)
        if draft.extra and draft.display:
            draft.extra -= 1
            play.push(Pick(self.seat, extra=True), Picks(self.seat))
        elif draft.left and draft.display:
            play.push(Pick(self.seat), Picks(self.seat))
        else:
            play.discard(self.seat, draft.display)
            draft.display = []
            play.push(Trim(self.seat))


@saved("challengers.pick")
class Pick(TournamentStep):
    """Take a card of the display, or once per phase redraw it (CH-29, CH-30).

    An ``extra`` card is one that another card's When Chosen gives (CH-81).
    """

    seat: int
    extra: bool = False

    def run(self, play: TournamentPlay) -> None:
        """Offer the display, and the redraw while it is unused."""
        draft = play.state.draft(self.seat)
        options: list[Option] = [("take", key, n) for n, key in enumerate(draft.display)]
        if not draft.redrawn:
            options.append(("redraw",))
        about = (draft.level or "", draft.left, int(self.extra))
        play.ask(self, self.seat, "pick", options, about=about)

    def answered(self, play: TournamentPlay, picked: tuple[Any, ...]) -> None:
        """Take the card, or draw as many new ones as lay there."""
        draft = play.state.draft(self.seat)
        match picked[0]:
            case ("take", str(key), int(position)):
                del draft.display[position]
                play.state.players[self.seat].deck.append(key)
                play.emit(CardTaken(self.seat, key), (self.seat,))
                if not self.extra:
                    draft.left -= 1
                    push_chosen(play, self.seat, key)
            case _:
                draft.redrawn = True
                count = len(draft.display)
                play.discard(self.seat, draft.display)
                draft.display = []
                if draft.level is not None:
                    _draw_display(play, self.seat, draft.level, count, again=True)
                if draft.display:
                    play.push(self)


@saved("challengers.trim")
class Trim(TournamentStep):
    """Remove any number of cards, at least one stays; that confirms the deck (CH-34 to CH-37)."""

    seat: int

    def run(self, play: TournamentPlay) -> None:
        """Offer every card of the deck."""
        deck = play.state.players[self.seat].deck
        options: list[Option] = [("card", key, n) for n, key in enumerate(deck)]
        play.ask(self, self.seat, "trim", options, least=0, most=len(deck) - 1, default=())

    def answered(self, play: TournamentPlay, picked: tuple[Any, ...]) -> None:
        """Remove them and be ready."""
        player = play.state.players[self.seat]
        positions = {position for _, _, position in picked}
        gone = [key for n, key in enumerate(player.deck) if n in positions]
        player.deck = [key for n, key in enumerate(player.deck) if n not in positions]
        play.discard(self.seat, gone)
        if gone:
            play.emit(CardsRemoved(self.seat, tuple(gone)), (self.seat,))
        play.state.draft(self.seat).ready = True
        play.emit(Ready(self.seat))


def _draw_display(
    play: TournamentPlay, seat: int, level: PileLevel, count: int, *, again: bool
) -> None:
    draft = play.state.draft(seat)
    draft.display = play.draw(level, count)
    play.emit(DisplayDrawn(seat, level, tuple(draft.display), again), (seat,))
