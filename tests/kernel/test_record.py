from typing import Any

import pytest

from engine.agents.random import RandomAgent
from engine.kernel import Move, Record, Result, Unverified, commitment, verify
from engine.kernel.simulation import play_game, record_of
from tests.kernel.toys import AuctionGame

GAME = AuctionGame()


@pytest.fixture(scope="module")
def record() -> Record:
    played = play_game(GAME, {"coins": 2}, "secret seed", [RandomAgent("a"), RandomAgent("b")])
    assert played.error is None
    return record_of(GAME, 2, {"coins": 2}, played)


def with_move(record: Record, number: int, **changes: Any) -> Record:
    moves = list(record.moves)
    moves[number - 1] = moves[number - 1].model_copy(update=changes)
    return record.model_copy(update={"moves": tuple(moves)})


def refusal(record: Record) -> Unverified:
    with pytest.raises(Unverified) as caught:
        verify(GAME, record)
    return caught.value


def test_a_true_record_replays_also_after_a_trip_through_json(record: Record) -> None:
    verify(GAME, record)
    verify(GAME, Record.model_validate_json(record.model_dump_json()))


def test_a_game_that_was_not_finished_replays_as_far_as_it_went(record: Record) -> None:
    verify(GAME, record.model_copy(update={"moves": record.moves[:5], "result": None}))


def test_every_changed_decision_is_named(record: Record) -> None:
    assert len(record.moves) >= 9
    for number, move in enumerate(record.moves, start=1):
        for changes in (
            {"seat": 1 - move.seat},
            {"choice": (7,)},
            {"choice": "concede"},
            {"digest": "0" * 64},
        ):
            if number == 1 and "seat" in changes:
                continue  # both seats are asked to bid: the other one's bid may stand here
            error = refusal(with_move(record, number, **changes))
            assert error.move == number, changes
            assert f"decision {number} " in str(error)


def test_decisions_left_out_added_or_swapped_are_found(record: Record) -> None:
    moves = record.moves
    assert refusal(record.model_copy(update={"moves": moves[1:]})).move == 1
    assert refusal(record.model_copy(update={"moves": (*moves[:3], moves[4], moves[3])})).move == 4
    more = (*moves, Move(seat=0, choice=(0,), digest=moves[-1].digest))
    assert refusal(record.model_copy(update={"moves": more})).move == len(moves) + 1
    assert refusal(record.model_copy(update={"moves": moves[:-1]})).move is None


def test_why_a_decision_does_not_replay_is_a_sentence(record: Record) -> None:
    more = (*record.moves, Move(seat=0, choice=(0,), digest=record.moves[-1].digest))
    number = len(more)
    assert str(refusal(record.model_copy(update={"moves": more}))) == (
        f"decision {number} of seat 0 cannot be made: the game is over"
    )


def test_a_fault_of_the_rules_is_told_with_its_kind(
    record: Record, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(*_: object) -> None:
        raise KeyError("coin")

    monkeypatch.setattr(GAME, "apply", broken)
    assert str(refusal(record)) == (
        f"the rules failed on decision 1 of seat {record.moves[0].seat} (KeyError: 'coin')"
    )


@pytest.mark.parametrize(
    ("changes", "reason"),
    [
        ({"seed": "other seed"}, "seed is not the one"),
        ({"commitment": commitment("other seed")}, "seed is not the one"),
        ({"seed": "other seed", "commitment": commitment("other seed")}, "the deal differs"),
        ({"start_digest": "0" * 64}, "the deal differs"),
        ({"options": {"coins": 3}}, "the deal differs"),
        ({"options": {"coins": -1}}, "cannot be set up: no debts"),
        ({"options": {"coins": "many"}}, "cannot be set up"),
        ({"options": {"coins": "many"}}, "coins: should be a whole number"),
        ({"seats": 9}, "cannot be set up"),
        ({"game": "whist"}, "played by whist"),
        ({"rules_version": 0}, "rules 0"),
        ({"schema_version": 99}, "format 99"),
        ({"dice_version": "coins/1"}, "dice coins/1"),
        ({"result": Result((2, 2), "rounds")}, "the result differs"),
        ({"result": None}, "the result differs"),
    ],
)
def test_a_changed_head_is_told_without_a_decision(
    record: Record, changes: dict[str, Any], reason: str
) -> None:
    error = refusal(record.model_copy(update=changes))
    assert reason in str(error)
    assert error.move is None
