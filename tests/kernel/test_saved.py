from dataclasses import dataclass
from typing import Any

import pytest
from pydantic import TypeAdapter, ValidationError
from pydantic_core import PydanticSerializationError

from engine.kernel import Event, Game, Play, RulesBug, Step, saved
from engine.kernel.saved import adapter
from tests.kernel.toys import Auction, AuctionGame, Bid, BidMade, Take

STEPS = TypeAdapter(list[Step[Any]])


@saved("test_saved.outer")
class Outer(Event):
    inner: Event
    known: BidMade


def test_a_step_is_saved_under_its_tag_and_comes_back() -> None:
    steps: list[Step[Any]] = [Bid(1), Take(0, (3, 4))]
    saved_steps = STEPS.dump_json(steps)
    assert (
        saved_steps == b'[{"tag":"toy.bid","seat":1},{"tag":"toy.take","seat":0,"refused":[3,4]}]'
    )
    assert STEPS.validate_json(saved_steps) == steps


def test_records_nest() -> None:
    outer = Outer(BidMade(0, None), BidMade(1, 2))
    events = TypeAdapter[Event](Event)
    assert events.validate_json(events.dump_json(outer)) == outer


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        (b'[{"tag":"toy.nonsense"}]', "no step is called 'toy.nonsense'"),
        (b'[{"seat":1}]', "no step is called None"),
        (b'[{"tag":["toy.bid"],"seat":1}]', "no step is called"),
        (b'[{"tag":"toy.bid_made","seat":1,"coins":1}]', "no step is called 'toy.bid_made'"),
        (b"[3]", "an object with a tag"),
        (b'[{"tag":"toy.bid"}]', "seat"),
        (b'[{"tag":"toy.bid","seat":"first"}]', "valid integer"),
    ],
)
def test_what_was_never_saved_is_refused(text: bytes, reason: str) -> None:
    with pytest.raises(ValidationError, match=reason):
        STEPS.validate_json(text)


def test_two_classes_cannot_claim_one_tag() -> None:
    with pytest.raises(RulesBug, match=r"'toy.bid' names both Bid and .*Impostor"):

        @saved("toy.bid")
        class Impostor(Step[Play[Auction]]):
            pass


def test_a_class_without_a_tag_of_its_own_is_not_saved_as_its_base() -> None:
    class Quiet(Bid):
        __slots__ = ()

    with pytest.raises(PydanticSerializationError, match="Quiet has no tag"):
        STEPS.dump_json([Quiet(1)])


def test_a_set_cannot_be_saved_since_its_order_differs_from_process_to_process() -> None:
    @dataclass
    class WithSet:
        deep: dict[str, list[frozenset[str]]]

    with pytest.raises(RulesBug, match="WithSet holds a set"):
        adapter(WithSet)


def test_a_saved_game_that_is_damaged_is_refused() -> None:
    game: Game[Any, Any] = AuctionGame()
    state, _ = game.start(2, {}, "seed")
    whole = game.dump(state)
    for part in (b"", whole[:-1], whole.replace(b'"deck"', b'"dock"'), b"[]"):
        with pytest.raises(ValidationError):
            game.load(part)
