"""What the four games share.

A game is a `Game`: it sets up a `State`, whose agenda holds `Step`s. The kernel runs steps until
one asks a `Decision`; `Game.apply` takes the answer and runs on. What happens is told in
`Event`s, each with its audience, and what a seat may know is a view. All chance is `Dice`.
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
    "saved",
    "seen_by",
    "verify",
]
