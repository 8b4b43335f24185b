"""A turn (rulebook section 4): five actions in any order, then the draw phase."""

from __future__ import annotations

from typing import Any

from engine.gate import events
from engine.gate.combat import Attackers
from engine.gate.effects import UseAbility
from engine.gate.play import DuelPlay, DuelStep, end_duel
from engine.gate.state import Guardian
from engine.kernel import saved
from engine.kernel.decision import Option

MOST_TURNS = 100
MOST_ACTIONS = 100
HAND = 6


@saved("gate.begin_turn")
class BeginTurn(DuelStep):
    """The players take turns, the first player starting (TG-35)."""

    def run(self, play: DuelPlay) -> None:
        """Begin the next turn, or end the duel after the 100th (TG-103)."""
        state = play.state
        if state.turn == MOST_TURNS:
            mine, theirs = state.sides
            scores = ((theirs.damage, theirs.closed), (mine.damage, mine.closed))
            end_duel(play, None if scores[0] == scores[1] else int(scores[1] > scores[0]), "turns")
            return
        state.turn += 1
        if state.turn > 1:
            state.active = 1 - state.active
        state.actions = 0
        state.enhanced = False
        for column in state.sides[1 - state.active].columns:
            column.attacked = False
        for column in state.sides[state.active].columns:
            column.attacked = False
        play.emit(events.TurnBegan(state.active, state.turn))
        play.push(MainPhase(), DrawPhase(), self)


@saved("gate.main_phase")
class MainPhase(DuelStep):
    """D-5: the active player does one thing after the other (TG-36, TG-37)."""

    def run(self, play: DuelPlay) -> None:
        """Ask for the next action; after 100 of them the phase is over (TG-39)."""
        state = play.state
        if state.actions < MOST_ACTIONS:
            options = main_options(play)
            play.ask(self, state.active, "main", options, default=(len(options) - 1,))

    def answered(self, play: DuelPlay, picked: tuple[Any, ...]) -> None:
        """Do it, and come back here."""
        if picked[0] == ("end",):
            return
        play.push(self)
        match picked[0]:
            case ("attack",):
                play.push(Attackers())  # an action once its target is named
                return
            case ("use", card):
                use(play, card)
            case ("place", card, column):
                place(play, card, column)
            case ("swap", card, column):
                swap(play, card, column)
            case _:
                _, card, column = picked[0]
                enhance(play, card, column)
        play.state.actions += 1


def main_options(play: DuelPlay) -> list[Option]:
    """All that the active player may do (TG-40 to TG-47), ending the phase last."""
    state = play.state
    cards = play.cards
    active = state.active
    side = state.sides[active]
    hand = side.hand
    free: list[int] = []  # TG-44: not in front of a closed gate
    taken: list[int] = []
    enhanceable: list[int] = []
    attached = False
    for number, column in enumerate(side.columns):
        attached = attached or bool(column.attached)
        if column.guardian is not None:
            taken.append(number)
        elif not column.closed:
            free.append(number)
        # TG-66, TG-67, TG-69
        if not (state.enhanced or column.closed) and len(column.attached) < play.level(column):
            enhanceable.append(number)
    options: list[Option] = [
        ("use", card)
        for card in hand
        if cards[card].is_action or (attached and play.abilities(active, card, ("action",)))
    ]
    if free:
        options += [("place", card, number) for card in hand for number in free]
    if taken:
        options += [("swap", card, number) for card in hand for number in taken]
    if enhanceable:
        options += [
            ("enhance", card, number)
            for card in hand
            if cards[card].is_enhancement
            for number in enhanceable
        ]
    if _can_attack(play, hand):
        options.append(("attack",))
    options.append(("end",))
    return options


def _can_attack(play: DuelPlay, hand: list[str]) -> bool:
    """TG-76: at least one attacker, and some gate that can be named."""
    columns = play.state.sides[1 - play.state.active].columns
    return any(not (column.closed or column.attacked) for column in columns) and any(
        play.cards[card].may_attack for card in hand
    )


def use(play: DuelPlay, card: str) -> None:
    """TG-40: into the active zone, resolve, discard."""
    seat = play.state.active
    side = play.side(seat)
    side.hand.remove(card)
    side.active.append(card)
    play.emit(events.ActionUsed(seat, card))
    abilities = play.abilities(seat, card, ("action",))
    uses = [UseAbility(seat, card, n, source) for n, source, _ in abilities]
    play.push(*uses, FinishAction(card))


def place(play: DuelPlay, card: str, number: int) -> None:
    """TG-42: face down into an empty guardian zone."""
    state = play.state
    seat = state.active
    side = play.side(seat)
    side.hand.remove(card)
    side.columns[number].guardian = Guardian(card, state.turn)
    event = events.GuardianPlaced(seat, number, card)
    play.emit(event, (seat,), events.GuardianPlaced(seat, number, None))


def swap(play: DuelPlay, card: str, number: int) -> None:
    """TG-45: the hand card takes the zone, the guardian returns to the hand."""
    state = play.state
    seat = state.active
    side = play.side(seat)
    column = side.columns[number]
    old = column.guardian
    if old is None:
        return
    side.hand.remove(card)
    side.hand.append(old.card)
    if old.peeked:
        side.shown.append(old.card)
    column.guardian = Guardian(card, state.turn)
    event = events.GuardianSwapped(seat, number, card, old.card)
    play.emit(event, (seat,), events.GuardianSwapped(seat, number, None, None))


def enhance(play: DuelPlay, card: str, number: int) -> None:
    """TG-65: tuck the card under the gate."""
    state = play.state
    seat = state.active
    side = play.side(seat)
    side.hand.remove(card)
    side.columns[number].attached += (card,)
    state.enhanced = True
    play.emit(events.Enhanced(seat, number, card))
    play.settle(seat)


@saved("gate.finish_action")
class FinishAction(DuelStep):
    """The used card is discarded, unless its ability took it elsewhere (TG-16, TG-40)."""

    card: str

    def run(self, play: DuelPlay) -> None:
        """Empty the active zone."""
        seat = play.state.active
        side = play.side(seat)
        if self.card in side.active:
            side.active.remove(self.card)
            play.discard(seat, [self.card], "used")


@saved("gate.draw_phase")
class DrawPhase(DuelStep):
    """TG-48, TG-49: discard the rest of the hand, then draw 6."""

    def run(self, play: DuelPlay) -> None:
        """Discard and draw."""
        seat = play.state.active
        side = play.side(seat)
        hand, side.hand = side.hand, []
        play.discard(seat, hand, "turn")
        play.draw(seat, HAND)
