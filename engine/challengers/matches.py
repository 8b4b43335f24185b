"""A match, reveal by reveal and capture by capture (sections 4 to 6).

Each match runs in a lane of its own. Its steps carry the park and nothing else that is hidden.
"""

from __future__ import annotations

from typing import Any, Final

from engine.challengers.effects import choose, perform
from engine.challengers.ending import lose
from engine.challengers.events import (
    CardRevealed,
    CardsBenched,
    Compared,
    FlagLost,
    FlagTaken,
    MatchBegun,
)
from engine.challengers.operations import Timing
from engine.challengers.plan import MOST_REVEALS
from engine.challengers.play import TournamentPlay, TournamentStep
from engine.challengers.power import defence, holds, row_powers
from engine.challengers.questions import Question, question
from engine.challengers.state import Fighter, Match
from engine.kernel import saved

_LASTING: Final = frozenset({"power", "chill"})
"""What lasts while a card has the flag, instead of happening once."""


@saved("challengers.start_match")
class StartMatch(TournamentStep):
    """Find out who starts (CH-40, CH-41)."""

    park: int

    def run(self, play: TournamentPlay) -> None:
        """The side with the later trophy starts, else the lot decides."""
        match = play.match(self.park)
        players = [play.state.players[side.seat] for side in match.sides]
        rounds = [max((t.round for t in player.trophies), default=0) for player in players]
        by_lot = rounds[0] == rounds[1]
        match.starter = play.state.dice.roll(2) if by_lot else int(rounds[1] > rounds[0])
        match.attacker = match.starter
        play.emit(
            MatchBegun(
                self.park,
                (match.sides[0].seat, match.sides[1].seat),
                (len(match.sides[0].deck), len(match.sides[1].deck)),
                match.sides[match.starter].seat,
                by_lot,
                match.final,
            )
        )
        play.push(Reveal(self.park))


@saved("challengers.reveal")
class Reveal(TournamentStep):
    """The attacker reveals a card; the very first card of a match takes the flag (CH-42)."""

    park: int

    def run(self, play: TournamentPlay) -> None:
        """Reveal, and let the card's reveal effects happen."""
        match = play.match(self.park)
        number = match.attacker
        side = match.sides[number]
        if match.reveals >= MOST_REVEALS:
            lose(play, match, number, "limit")
            return
        if not side.deck:
            lose(play, match, number, "deck")
            return
        (key,) = side.take_top(1)
        first = match.reveals == 0
        match.reveals += 1
        (side.stack if first else side.row).append(Fighter(key))
        play.emit(CardRevealed(self.park, side.seat, key, first, len(side.deck)))
        if first:
            match.flag, match.attacker = number, 1 - number
            play.push(Flag(self.park))
        else:
            play.push(Compare(self.park))
        _push_abilities(play, match, number, key, "reveal")


@saved("challengers.compare")
class Compare(TournamentStep):
    """Attack against defence: enough is a capture, less goes on (CH-47, CH-50)."""

    park: int

    def run(self, play: TournamentPlay) -> None:
        """Compare the strengths."""
        match = play.match(self.park)
        side = match.sides[match.attacker]
        powers = row_powers(play, match)
        strength, against = sum(powers) + side.spur, defence(play, match)
        play.emit(Compared(self.park, side.seat, tuple(powers), strength, against))
        play.push(Capture(self.park) if strength >= against else Reveal(self.park))


@saved("challengers.capture")
class Capture(TournamentStep):
    """Step 1 of a capture: the flag leaves its card (CH-51 to CH-53)."""

    park: int

    def run(self, play: TournamentPlay) -> None:
        """Take the flag away and let the Flag-Loss effects happen."""
        match = play.match(self.park)
        number = 1 - match.attacker
        side = match.sides[number]
        key = side.stack[-1].card
        match.flag = None
        play.emit(FlagLost(self.park, side.seat, key))
        play.push(Bench(self.park))
        _push_abilities(play, match, number, key, "loss")


@saved("challengers.bench")
class Bench(TournamentStep):
    """Steps 2 to 4 of a capture: bench, stack, flag; then the roles change (CH-54 to CH-60)."""

    park: int

    def run(self, play: TournamentPlay) -> None:
        """Bench the lost stack, the visible card first, and move the flag."""
        match = play.match(self.park)
        loser, winner = match.sides[1 - match.attacker], match.sides[match.attacker]
        benched: list[str] = []
        full = False
        while loser.stack and not full:
            slot = play.room_for(loser, loser.stack[-1].card)
            full = slot is None
            if slot is not None:
                benched.append(loser.stack.pop().card)
                slot.append(benched[-1])
        if benched:
            slots = len(loser.bench)
            play.emit(CardsBenched(self.park, loser.seat, tuple(benched), slots))
        if full:
            lose(play, match, 1 - match.attacker, "bench")
            return
        winner.stack, winner.row, winner.spur = winner.row, [], 0
        match.flag, match.attacker = match.attacker, 1 - match.attacker
        play.push(Flag(self.park))


@saved("challengers.flag")
class Flag(TournamentStep):
    """The flag lies on a card: what happens once then, and the other side's attack (CH-59)."""

    park: int

    def run(self, play: TournamentPlay) -> None:
        """Let the While-Holding effects begin."""
        match = play.match(self.park)
        number = 1 - match.attacker
        side = match.sides[number]
        key = side.stack[-1].card
        hidden = len(side.stack) - 1
        play.emit(FlagTaken(self.park, side.seat, key, hidden, defence(play, match)))
        play.push(Reveal(self.park))
        _push_abilities(play, match, number, key, "hold")


@saved("challengers.use")
class Use(TournamentStep):
    """One operation of a card's ability, and after it the rest of that ability (CH-83)."""

    park: int
    side: int
    card: str
    ability: int
    operation: int = 0

    def run(self, play: TournamentPlay) -> None:
        """Carry it out, or ask what the side wants of it."""
        match = play.match(self.park)
        side = match.sides[self.side]
        ability = play.cards[self.card].abilities[self.ability]
        if self.operation == 0:
            fighting = side.row or side.stack or [Fighter(self.card)]
            if not holds(play, match, self.side, fighting[-1], ability.condition):
                return
        operation = ability.operations[self.operation]
        asked = question(play, match, self.side, operation)
        if asked is None:
            perform(play, match, self.side, self.card, ability.timing, operation)
            self._go_on(play)
        elif _decides(play, side.seat):
            if asked.kind in {"dig", "arrange"}:
                side.known = max(side.known, len(asked.options))
            _ask(play, self, side.seat, asked)
        else:
            self.answered(play, tuple([asked.options[position] for position in asked.default]))

    def answered(self, play: TournamentPlay, picked: tuple[Any, ...]) -> None:
        """Carry it out as chosen."""
        match = play.match(self.park)
        operation = play.cards[self.card].abilities[self.ability].operations[self.operation]
        choose(play, match, self.side, self.card, operation, picked)
        self._go_on(play)

    def _go_on(self, play: TournamentPlay) -> None:
        operations = play.cards[self.card].abilities[self.ability].operations
        if play.match(self.park).winner is None and self.operation + 1 < len(operations):
            play.push(Use(self.park, self.side, self.card, self.ability, self.operation + 1))


def _push_abilities(
    play: TournamentPlay, match: Match, number: int, key: str, timing: Timing
) -> None:
    """Let the abilities of one moment happen in printed order, before all else."""
    play.push(
        *(
            Use(match.park, number, key, position)
            for position, ability in enumerate(play.cards[key].abilities)
            if ability.timing == timing
            and not (timing == "hold" and all(o.op in _LASTING for o in ability.operations))
        )
    )


def _decides(play: TournamentPlay, seat: int) -> bool:
    """Whether a person wants to be asked inside matches."""
    state = play.state
    return not state.players[seat].robot and state.choices[seat] == "asked"


def _ask(play: TournamentPlay, step: Use, seat: int, asked: Question) -> None:
    play.ask(
        step,
        seat,
        asked.kind,
        asked.options,
        least=asked.least,
        most=asked.most,
        ordered=asked.ordered,
        default=asked.default,
        about=("card", step.card, step.park),
    )
