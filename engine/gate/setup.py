"""Setup (rulebook section 3): squads, columns, the toss, the deal, the redraw."""

from __future__ import annotations

from itertools import permutations
from typing import Any, Literal

from pydantic import BaseModel, ConfigDict

from engine.gate import events
from engine.gate.cards import Catalog, Squad
from engine.gate.play import DuelPlay, DuelStep, ask
from engine.gate.state import Column, Pool
from engine.gate.turn import BeginTurn
from engine.kernel import Dice, SetupError, saved

FIRST_DRAWS = 2
SECOND_DRAWS = 5


class GateOptions(BaseModel):
    """A table's options.

    ``squads`` are dealt at random, taken from a random preset, or given for both seats.
    ``pool`` says whether both players may bring the same cards (TG-13).
    """

    model_config = ConfigDict(frozen=True, extra="forbid")

    squads: Literal["random", "preset"] | tuple[Squad, Squad] = "random"
    pool: Pool = "own"


def choose_squads(catalog: Catalog, options: GateOptions, dice: Dice) -> tuple[Squad, Squad]:
    """The squads of both seats. Raises `SetupError` with the reason for a bad one (TG-14)."""
    if options.squads == "random":
        return deal_squads(catalog, options.pool, dice)
    if options.squads == "preset":
        if not catalog.presets:
            raise SetupError("there are no presets")
        squads = dice.pick(catalog.presets).squads
    else:
        squads = options.squads
    for seat, squad in enumerate(squads):
        if reason := catalog.squad_fault(squad):
            raise SetupError(f"squad of seat {seat}: {reason} (TG-11)")
    if options.pool == "shared":
        first, second = squads
        both = sorted({*first.decks, *first.summoners} & {*second.decks, *second.summoners})
        if both:
            raise SetupError(f"both squads use {', '.join(both)}, and the pool is shared (TG-13)")
    return squads


def deal_squads(catalog: Catalog, pool: Pool, dice: Dice) -> tuple[Squad, Squad]:
    """Two random squads, each from all cards, or from one set of them (TG-13)."""
    decks, summoners = list(catalog.decks), list(catalog.summoners)
    if pool == "shared" and min(len(decks), len(summoners)) < 8:
        raise SetupError("a shared pool needs 8 gate decks and 8 summoners (TG-13)")
    squads: list[Squad] = []
    for seat in (0, 1):
        if seat == 0 or pool == "own":
            dice.shuffle(decks)
            dice.shuffle(summoners)
        start = 4 if seat == 1 and pool == "shared" else 0
        four = slice(start, start + 4)
        squads.append(Squad(tuple(decks[four]), tuple(summoners[four])))
    return squads[0], squads[1]


@saved("gate.open_setup")
class OpenSetup(DuelStep):
    """Both seats learn their squad and choose their columns at the same time (TG-24)."""

    def run(self, play: DuelPlay) -> None:
        """Tell each seat its squad, and ask both."""
        for seat, side in enumerate(play.state.sides):
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
