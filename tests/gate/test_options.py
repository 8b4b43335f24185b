"""A table's options: how the squads come about, and which are refused."""

from typing import Any

import pytest

from engine.kernel import SetupError
from tests.clauses import clause
from tests.gate.situations import CATALOG, GAME

MINE = {"decks": ["JN", "VR", "EG", "FT"], "summoners": ["S1", "S2", "S3", "S4"]}
THEIRS = {"decks": ["MR", "SB", "HD", "MC"], "summoners": ["S5", "S6", "S7", "S8"]}


@clause("TG-11", "TG-12", "TG-13")
def test_random_squads_are_proper_ones() -> None:
    for number in range(20):
        for pool in ("own", "shared"):
            state, _ = GAME.start(2, {"pool": pool}, f"deal {number}")
            for each in state.sides:
                assert len(set(each.decks)) == len(set(each.summoners)) == 4
            mine, theirs = (({*each.decks, *each.summoners}) for each in state.sides)
            assert pool == "own" or not mine & theirs


def test_preset_squads_come_from_a_preset() -> None:
    state, _ = GAME.start(2, {"squads": "preset"}, "preset")
    dealt = tuple((each.decks, each.summoners) for each in state.sides)
    presets = [tuple((s.decks, s.summoners) for s in preset.squads) for preset in CATALOG.presets]
    assert dealt in presets


@clause("TG-13")
def test_given_squads_are_played() -> None:
    state, _ = GAME.start(2, {"squads": [MINE, THEIRS], "pool": "shared"}, "given")
    assert [list(each.decks) for each in state.sides] == [MINE["decks"], THEIRS["decks"]]
    GAME.start(2, {"squads": [MINE, MINE]}, "the same cards, each from an own set")


@clause("TG-11", "TG-12", "TG-13", "TG-14")
@pytest.mark.parametrize(
    ("options", "reason"),
    [
        ({"squads": [MINE, MINE], "pool": "shared"}, "both squads use EG"),
        ({"squads": [MINE, {**THEIRS, "decks": ["MR", "SB", "HD"]}]}, "4 gate decks, not 3"),
        ({"squads": [{**MINE, "decks": ["JN", "JN", "EG", "FT"]}, THEIRS]}, "4 different"),
        ({"squads": [{**MINE, "summoners": ["S1"] * 4}, THEIRS]}, "4 different summoners"),
        ({"squads": [{**MINE, "summoners": ["S1", "S2", "S3", "S9"]}, THEIRS]}, "no summoner S9"),
        ({"squads": [{**MINE, "decks": ["JN", "VR", "EG", "XX"]}, THEIRS]}, "no gate deck XX"),
        ({"squads": [MINE]}, "squads"),
        ({"squads": "best"}, "squads"),
        ({"pool": "theirs"}, "pool"),
        ({"colour": "red"}, "colour"),
    ],
)
def test_a_squad_that_is_none_is_refused_with_the_reason(
    options: dict[str, Any], reason: str
) -> None:
    with pytest.raises(SetupError, match=reason):
        GAME.start(2, options, "refused")
