"""What the four games share.

A game is a `Game`: it sets up a `State`, whose agenda is a stack of `Step`s. The kernel takes the
next step and runs it; a step changes the state, tells `Event`s, pushes further steps, or asks one
seat a `Decision`. Then everything stops until `Game.apply` brings an answer, which goes to the
step that asked. What a seat may know is a view; all chance is `Dice`.

A step that lets a seat draw as long as it likes:

    @saved("example.draw")
    class Draw(Step[Play[Example]]):
        seat: int

        def run(self, play):
            play.ask(self, self.seat, "draw", [("draw",), ("stop",)], default=(1,))

        def answered(self, play, picked):
            if picked == (("draw",),):
                play.state.hands[self.seat].append(play.state.deck.pop())
                play.emit(Drawn(self.seat))
                play.push(self)  # and ask again, before whatever was planned after this

Between the question and the answer a table may be saved, moved to another machine and loaded: what
is still to happen is nothing but the steps in the state. Undo is loading what was saved before.
Choices that several seats make at the same time are a `Play.fork`. tests/kernel has two whole
games of this size.
"""

from engine.kernel.agent import Agent
from engine.kernel.decision import CONCEDE, Choice, Decision, Option, Positions
from engine.kernel.dice import DICE_VERSION, Dice, commitment
from engine.kernel.errors import (
    EngineError,
    GameOver,
    IllegalChoice,
    NotAsked,
    RulesBug,
    SetupError,
)
from engine.kernel.event import Entry, Event, seen_by
from engine.kernel.game import Game, Play
from engine.kernel.hindsight import revealed
from engine.kernel.record import Move, Record, Unverified, verify
from engine.kernel.saved import Saved, saved
from engine.kernel.state import Lane, Result, State, Step

__all__ = [
    "CONCEDE",
    "DICE_VERSION",
    "Agent",
    "Choice",
    "Decision",
    "Dice",
    "EngineError",
    "Entry",
    "Event",
    "Game",
    "GameOver",
    "IllegalChoice",
    "Lane",
    "Move",
    "NotAsked",
    "Option",
    "Play",
    "Positions",
    "Record",
    "Result",
    "RulesBug",
    "Saved",
    "SetupError",
    "State",
    "Step",
    "Unverified",
    "commitment",
    "revealed",
    "saved",
    "seen_by",
    "verify",
]
