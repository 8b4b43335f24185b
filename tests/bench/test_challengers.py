"""The report on the balance of Challengers! runs, and its figures add up."""

import pytest

from bench import challengers as balance
from bench import challengers_fuzz as fuzz
from engine.challengers import ChallengersGame
from tests.challengers.arena import catalog, game


def test_a_short_report(capsys: pytest.CaptureFixture[str]) -> None:
    assert balance.main(["--games", "1", "--solos", "1"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[0] == "### Original cards"
    assert "1 tournaments of eight, 29 matches; 1 solo games a level." in lines
    assert [line for line in lines if line.startswith("###")][1:] == ["### Published cards"]


def test_every_match_has_a_loser_and_two_decks() -> None:
    tally = balance.tournaments(game(), "original", 2)
    assert tally.matches == sum(tally.losses.values()) == 2 * 29
    assert sum(tally.seats.values()) == 2
    names = {key for key in tally.decks if key in catalog().cards}
    assert all(tally.wins[key] <= tally.decks[key] for key in names)
    assert tally.decks["set CITY"] > tally.matches
    assert 0 < tally.captures < tally.reveals


def test_a_short_fuzz_finds_nothing(capsys: pytest.CaptureFixture[str]) -> None:
    assert fuzz.main(["--games", "12", "--seed", "test"]) == 0
    assert capsys.readouterr().out == "12 tournaments, 0 faults\n"


def test_a_fuzz_tells_what_is_wrong(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ChallengersGame, "problems", lambda rules, state: ["a card is missing"])
    (fault,) = [each for each in fuzz.play(game(), "test-3") if "missing" in each]
    assert fault.startswith("test-3: ")
