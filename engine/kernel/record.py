"""A table on one page: its setup and every decision, enough to play it again."""

from __future__ import annotations

from typing import Any

from pydantic import BaseModel, ConfigDict

from engine.kernel.decision import Choice
from engine.kernel.dice import DICE_VERSION, commitment
from engine.kernel.errors import EngineError, SetupError
from engine.kernel.game import Game
from engine.kernel.state import Result

RECORD_SCHEMA = 1


class Move(BaseModel):
    """One decision: who chose what, and the digest of the state it led to."""

    model_config = ConfigDict(frozen=True)

    seat: int
    choice: Choice
    digest: str


class Record(BaseModel):
    """Everything that `verify` needs, with the seed that the table had only announced as a hash.

    ``start_digest`` is that of the state before the first decision. ``result`` is None where the
    game was not played to its end.
    """

    model_config = ConfigDict(frozen=True)

    schema_version: int = RECORD_SCHEMA
    dice_version: str = DICE_VERSION
    game: str
    rules_version: int
    seats: int
    options: dict[str, Any]
    commitment: str
    seed: str
    start_digest: str
    moves: tuple[Move, ...]
    result: Result | None


class Unverified(EngineError):
    """A record does not replay.

    ``move`` is the number of the first decision that differs, counted from 1, if one does.
    """

    def __init__(self, reason: str, move: int | None = None) -> None:
        super().__init__(reason)
        self.move = move


def verify(game: Game[Any, Any], record: Record) -> None:
    """Play ``record`` again and compare every state with what was written down.

    Raises `Unverified` where seed and announcement differ, at the first decision that is illegal
    or leads elsewhere, or for a result that the decisions do not give.
    """
    if (record.schema_version, record.dice_version) != (RECORD_SCHEMA, DICE_VERSION):
        raise Unverified(f"written in format {record.schema_version}, dice {record.dice_version}")
    if (record.game, record.rules_version) != (game.key, game.rules):
        raise Unverified(f"played by {record.game} rules {record.rules_version}")
    if commitment(record.seed) != record.commitment:
        raise Unverified("the seed is not the one that was announced before the deal")
    try:
        state, _ = game.start(record.seats, record.options, record.seed)
    except SetupError as error:
        raise Unverified(f"the game cannot be set up: {error}") from error
    if game.digest(state) != record.start_digest:
        raise Unverified("the deal differs")
    for number, move in enumerate(record.moves, start=1):
        try:
            game.apply(state, move.seat, move.choice)
        except EngineError as error:
            raise Unverified(f"{_the(number, move)} cannot be made: {error}", number) from error
        except Exception as error:  # a fault of the rules also means: it does not replay
            kind = type(error).__name__
            reason = f"the rules failed on {_the(number, move)} ({kind}: {error})"
            raise Unverified(reason, number) from error
        if game.digest(state) != move.digest:
            raise Unverified(f"{_the(number, move)} led to another state", number)
    if state.result != record.result:
        raise Unverified("the result differs")


def _the(number: int, move: Move) -> str:
    return f"decision {number} of seat {move.seat}"
