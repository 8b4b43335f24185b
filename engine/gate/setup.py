"""Setup (rulebook section 3): columns, the toss, the deal, the redraw."""

from __future__ import annotations

from itertools import permutations
from typing import Any

from engine.gate import events
from engine.gate.play import DuelPlay, DuelStep, ask
from engine.gate.state import Column
from engine.gate.turn import BeginTurn
from engine.kernel import saved

FIRST_DRAWS = 2
SECOND_DRAWS = 5


@saved("gate.open_setup")
class OpenSetup(DuelStep):
    """Both seats learn their squad and choose their columns at the same time (TG-24)."""

    def run(self, play: DuelPlay) -> None:
        """Tell each seat its squad, unless it was drafted before all eyes, and ask both."""
        for seat, side in enumerate(play.state.sides):
            if play.state.draft is None:
                play.emit(events.SquadDealt(seat, side.decks, side.summoners), (seat,))
        play.fork(ChooseColumns(0), ChooseColumns(1))
        play.push(RevealSquads())


@saved("gate.choose_columns")
class ChooseColumns(DuelStep):
    """D-2: one of 24 assignments of four gates to columns."""

    seat: int

    def run(self, play: DuelPlay) -> None:
        """Ask."""
        decks = play.side(self.seat).decks
        ask(
            play, self, self.seat, "columns", [("columns", *order) for order in permutations(decks)]
        )

    def answered(self, play: DuelPlay, picked: tuple[Any, ...]) -> None:
        """Lay the gate decks out, still hidden."""
        decks: tuple[str, ...] = picked[0][1:]
        play.side(self.seat).columns = [Column(deck, play.gate_decks[deck].cards) for deck in decks]
        event = events.ColumnsChosen(self.seat, decks)
        play.emit(event, (self.seat,), events.ColumnsChosen(self.seat, ()))


@saved("gate.reveal_squads")
class RevealSquads(DuelStep):
    """TG-24 to TG-27: reveal, toss, take the Lv1 characters, set a summoner aside."""

    def run(self, play: DuelPlay) -> None:
        """Everything up to the secret choice of a summoner."""
        state = play.state
        state.draft = None
        mine, theirs = state.sides
        columns = tuple([column.deck for column in mine.columns])
        others = tuple([column.deck for column in theirs.columns])
        summoners = tuple(sorted(mine.summoners)), tuple(sorted(theirs.summoners))
        play.emit(events.SquadsRevealed((columns, others), summoners))
        state.first = state.active = state.dice.roll(2)
        play.emit(events.FirstTossed(state.first))
        for side in state.sides:
            for column in side.columns:
                low = tuple([card for card in column.pile if play.cards[card].level == 1])
                column.pile = column.pile[: len(column.pile) - len(low)]
                side.deck += low
        play.fork(ChooseSetAside(0), ChooseSetAside(1))
        play.push(Deal())


@saved("gate.choose_set_aside")
class ChooseSetAside(DuelStep):
    """D-3: which of four summoners is set aside (TG-27)."""

    seat: int

    def run(self, play: DuelPlay) -> None:
        """Ask."""
        summoners = play.side(self.seat).summoners
        ask(play, self, self.seat, "set_aside", [("set_aside", card) for card in summoners])

    def answered(self, play: DuelPlay, picked: tuple[Any, ...]) -> None:
        """Set it aside."""
        card: str = picked[0][1]
        play.side(self.seat).set_aside = card
        play.emit(events.SetAside(self.seat, card), (self.seat,), events.SetAside(self.seat, None))


@saved("gate.deal")
class Deal(DuelStep):
    """TG-28 and TG-30: shuffle 11 cards each and draw 2, and 5 for the second player."""

    def run(self, play: DuelPlay) -> None:
        """Deal both hands."""
        state = play.state
        for side in state.sides:
            side.deck += [card for card in side.summoners if card != side.set_aside]
            state.dice.shuffle(side.deck)
        first = state.active
        play.draw(first, FIRST_DRAWS)
        play.draw(1 - first, SECOND_DRAWS)
        # TG-33: the first player decides first.
        play.push(Redraw(first), Redraw(1 - first), TakeSetAside(), BeginTurn())


@saved("gate.redraw")
class Redraw(DuelStep):
    """D-4: a hand of nothing but summoners may be shown and drawn again, once (TG-31, TG-32)."""

    seat: int

    def run(self, play: DuelPlay) -> None:
        """Ask if the test holds."""
        hand = play.side(self.seat).hand
        if all(play.cards[card].kind == "summoner" for card in hand):
            options: list[tuple[str | int, ...]] = [("redraw",), ("keep",)]
            ask(play, self, self.seat, "redraw", options)

    def answered(self, play: DuelPlay, picked: tuple[Any, ...]) -> None:
        """Redraw or keep."""
        side = play.side(self.seat)
        if picked[0] == ("keep",):
            # Having been asked gives the hand away: all of it are summoners.
            side.shown += [*side.hand, side.set_aside or ""]
            return
        play.emit(events.HandShown(self.seat, tuple(side.hand)))
        count = len(side.hand)
        side.deck += side.hand
        side.hand = []
        play.state.dice.shuffle(side.deck)
        play.draw(self.seat, count)


@saved("gate.take_set_aside")
class TakeSetAside(DuelStep):
    """TG-34: each player adds the set-aside summoner to the hand."""

    def run(self, play: DuelPlay) -> None:
        """Take both."""
        for seat, side in enumerate(play.state.sides):
            card, side.set_aside = side.set_aside, None
            if card is not None:
                side.hand.append(card)
                event = events.SetAsideTaken(seat, card)
                play.emit(event, (seat,), events.SetAsideTaken(seat, None))
