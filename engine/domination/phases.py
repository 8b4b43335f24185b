"""The frame of a round: its phases, and whose turn it is (FD-53 to FD-69)."""

from __future__ import annotations

from typing import Any

from engine.domination import events, objects
from engine.domination.abilities import in_play, must_ask, offers
from engine.domination.declare import RegularPlay, first_picks
from engine.domination.declaring import option_of
from engine.domination.moving import (
    default_deployment,
    deploy,
    deployments,
    regular_moves,
)
from engine.domination.play import WarPlay, WarStep
from engine.domination.resolve import Use
from engine.domination.state import WORKSHOP
from engine.domination.triggers import Happens, at_moment
from engine.kernel import Option, saved


@saved("domination.round")
class Round(WarStep):
    """A round (FD-53)."""

    def run(self, play: WarPlay) -> None:
        """Let the step happen."""
        from engine.domination.combat import CombatPhase  # noqa: PLC0415 - a round is a ring
        from engine.domination.ending import RoundEnd  # noqa: PLC0415

        state = play.state
        state.round += 1
        state.phase = "prep"
        play.emit(events.RoundBegan(state.round, state.first))
        play.push(
            *at_moment(play, "round_begins"),
            Happens("round_begins"),
            Preparation(),
            Outposts(),
            Actions(),
            CombatPhase(),
            RoundEnd(),
            Round(),
        )


@saved("domination.preparation")
class Preparation(WarStep):
    """Draw, event, objects, then a window for each (FD-58 to FD-62)."""

    def run(self, play: WarPlay) -> None:
        """Let the step happen."""
        for seat in play.state.living():
            missing = play.board.numbers.hand_size - len(play.side(seat).hand)
            if missing > 0:
                play.draw(seat, missing)
        play.push(EventTurned(), ObjectsDealt(), PrepTurns())


@saved("domination.event")
class EventTurned(WarStep):
    """The next event: its mana for everybody, then its effect (FD-60)."""

    def run(self, play: WarPlay) -> None:
        """Let the step happen."""
        state = play.state
        state.event = state.events.pop()
        mana = state.event_mana.get(state.event, play.board.catalog.events[state.event].mana)
        play.emit(events.EventDrawn(state.event, mana))
        for seat in state.living():
            play.gain_mana(seat, mana, "event")
        play.happen("event")


@saved("domination.objects")
class ObjectsDealt(WarStep):
    """An object for each battlefield (FD-61)."""

    def run(self, play: WarPlay) -> None:
        """Let the step happen."""
        state = play.state
        for place in state.battlefields:
            field = play.board.battlefield(place)
            if not (field.steady and state.lying.get(place)):
                objects.deal(play, place, up=not field.hidden)


@saved("domination.prep_turns")
class PrepTurns(WarStep):
    """Preparation turns (FD-62)."""

    def run(self, play: WarPlay) -> None:
        """Let the step happen."""
        windows = (Window(seat, "P1") for seat in play.state.living())
        play.push(*at_moment(play, "prep"), Happens("drawn_up"), *windows)


@saved("domination.outposts")
class Outposts(WarStep):
    """The outpost phase (FD-63)."""

    def run(self, play: WarPlay) -> None:
        """Let the step happen."""
        begin(play, "outpost")
        play.push(*(Deployment(seat) for seat in play.state.living()))


@saved("domination.deployment")
class Deployment(WarStep):
    """An outpost turn up to the deployment: O1 is offered together with it (FD-57)."""

    seat: int

    def run(self, play: WarPlay) -> None:
        """Let the step happen."""
        if not play.side(self.seat).alive:
            return
        enter(play, self.seat, "O1")
        places = deployments(play.board, self.seat)
        options: list[Option] = [*places, *ability_options(play, self.seat, "outpost")]
        if play.side(self.seat).skips:
            options.append(("ask_again",))
        default = default_deployment(play.board, places)
        play.ask(self, self.seat, "deploy", options, default=(default,))

    def answered(self, play: WarPlay, picked: tuple[Any, ...]) -> None:
        """Go on with what was picked."""
        match picked[0]:
            case ("deploy", place, slot):
                play.side(self.seat).dropped.clear()
                play.push(Window(self.seat, "O2"))
                deploy(play, self.seat, place, slot)
            case option:
                take_option(play, self, self.seat, option)


@saved("domination.actions")
class Actions(WarStep):
    """The action phase: face-down objects are revealed first (FD-68)."""

    def run(self, play: WarPlay) -> None:
        """Let the step happen."""
        begin(play, "action")
        hidden = [
            Unveil(place, each.card)
            for place, lying in play.state.lying.items()
            for each in lying
            if not each.up
        ]
        play.push(*hidden, *(Action(seat) for seat in play.state.living()))


@saved("domination.unveil")
class Unveil(WarStep):
    """One face-down object is revealed, and its effect applies before the next (FD-68)."""

    place: str
    card: str

    def run(self, play: WarPlay) -> None:
        """Let the step happen."""
        objects.reveal(play, self.place, self.card)


@saved("domination.action")
class Action(WarStep):
    """An action turn up to the play: A1, regular move and A2 are offered together (FD-57, FD-69).

    Whoever picks the first card has passed A1 and A2 and stays where it is.
    """

    seat: int

    def run(self, play: WarPlay) -> None:
        """Let the step happen."""
        side = play.side(self.seat)
        if not side.alive:
            return
        enter(play, self.seat, "A2" if side.has_moved else "A1")
        options: list[Option] = []
        default, may_pass = 0, True
        if not side.defeated:
            picks, default, may_pass = first_picks(play, self.seat)
            options += [option_of(pick) for pick in picks]
        if may_pass:
            default = len(options)
            options.append(("pass",))
        goals = regular_moves(play.board, self.seat)
        options += [("move", place, price) for place, price in goals]
        options += ability_options(play, self.seat, "action")
        play.ask(self, self.seat, "action", options, default=(max(0, default),))

    def answered(self, play: WarPlay, picked: tuple[Any, ...]) -> None:
        """Go on with what was picked."""
        side = play.side(self.seat)
        match picked[0]:
            case ("move", place, price):
                side.has_moved = True
                side.dropped.clear()
                play.push(self)
                self._move(play, place, price)
            case ("pass",):
                side.dropped.clear()
                side.has_played = True
                play.push(Window(self.seat, "A3"))
            case ("up" | "down" | "extra" | "extra_down", *_):
                picks, _, _ = first_picks(play, self.seat)
                pick = next(each for each in picks if option_of(each) == picked[0])
                play.push(RegularPlay(self.seat, (pick,)), Window(self.seat, "A3"))
            case option:
                take_option(play, self, self.seat, option)

    def _move(self, play: WarPlay, place: str, price: int) -> None:
        if price:
            play.lose_mana(self.seat, price, "move")
        slot = play.board.free_workshop()[0] if place == WORKSHOP else -1
        play.arrive(self.seat, place, slot, "regular", price)


@saved("domination.window")
class Window(WarStep):
    """A window of its own: P1, O2, A3, C1 (D03).

    It is skipped if public information shows it is empty, or if the player has asked for that and
    none of its played cards can be used. After a play that brought nothing to use it is a *lull*:
    whatever can be used there could be used before the play, too. All of this is seen from open
    cards only, so nobody learns anything of hidden ones (FD-57, FD-200).
    """

    seat: int
    window: str

    def run(self, play: WarPlay) -> None:
        """Let the step happen."""
        side = play.side(self.seat)
        if not side.alive or play.state.result is not None:
            return
        phase = PHASES[self.window]
        if self.window != play.state.window or play.state.turn != self.seat:
            side.dropped.clear()
            enter(play, self.seat, self.window)
        if not must_ask(play.board, self.seat, phase):
            return
        played = in_play(play.board, self.seat, phase)
        if self.window in side.skips and not played:
            return
        options: list[Option] = [("pass",), ("skip",)]
        options += ability_options(play, self.seat, phase)
        kind = "lull" if self.window == "A3" and not played else "window"
        play.ask(self, self.seat, kind, options, about=("window", self.window))

    def answered(self, play: WarPlay, picked: tuple[Any, ...]) -> None:
        """Go on with what was picked."""
        match picked[0]:
            case ("pass",):
                return
            case ("skip",):
                skips = play.side(self.seat).skips
                skips += [self.window] * (self.window not in skips)
            case option:
                take_option(play, self, self.seat, option)


PHASES = {
    "P1": "prep",
    "O1": "outpost",
    "O2": "outpost",
    "A1": "action",
    "A2": "action",
    "A3": "action",
    "C1": "combat",
}


def ability_options(play: WarPlay, seat: int, phase: str) -> list[Option]:
    """What may be used now."""
    return [("ability", card, n) for card, n in offers(play.board, seat, phase)]


def take_option(play: WarPlay, step: WarStep, seat: int, option: Option) -> None:
    """Use an ability, and come back to the same question; or ask for all windows again."""
    match option:
        case ("ability", card, n):
            play.push(Use(seat, str(card), int(n)), step)
        case _:
            play.side(seat).skips.clear()
            play.push(step)


def enter(play: WarPlay, seat: int, window: str) -> None:
    """Note whose window it is; lingering cards whose time is over are closed before it."""
    play.settle()
    play.state.turn = seat
    play.state.window = window


def begin(play: WarPlay, phase: str) -> None:
    """A phase begins."""
    play.state.phase = phase
    play.emit(events.PhaseBegan(phase))
