"""`python bot.py simulate`, with a toy game."""

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest

import bot
from engine.kernel import Play, Record, Unverified, verify
from tables import library
from tests.kernel.toys import Auction, AuctionGame


class Trap(AuctionGame):
    """Breaks as soon as somebody takes the last card of the deck."""

    def play(self, state: Auction) -> Play[Auction]:
        if state.taken[1]:
            raise KeyError("trap")
        return super().play(state)


@pytest.fixture(autouse=True)
def toys(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    games: Mapping[str, Any] = {"auction": AuctionGame(), "trap": Trap()}
    monkeypatch.setattr(library, "load_games", lambda: games)
    monkeypatch.chdir(tmp_path)


def test_the_sums_are_printed(capsys: pytest.CaptureFixture[str]) -> None:
    assert bot.main(["simulate", "auction", "--games", "5", "--seed", "7", "--seats", "3"]) == 0
    out = capsys.readouterr().out
    assert "auction: 5 of 5 games finished, 0 crashed" in out
    assert "decisions a game" in out
    assert "seat 2 (random) won" in out


def test_json_is_one_object_and_the_same_seed_gives_the_same_games(
    capsys: pytest.CaptureFixture[str],
) -> None:
    seen = []
    for seed in ("1", "1", "2"):
        assert bot.main(["simulate", "auction", "--games", "8", "--seed", seed, "--json"]) == 0
        sums = json.loads(capsys.readouterr().out)
        assert sums.pop("seconds") > 0
        assert sums.pop("decisions_per_second") > 0
        seen.append(sums)
    assert seen[0] == seen[1] != seen[2]
    sums = seen[0]
    assert (sums["game"], sums["games"], sums["finished"], sums["crashed"]) == ("auction", 8, 8, 0)
    assert sum(sums["wins"]) + sums["draws"] >= 8
    assert sums["decisions"] == round(sums["decisions_per_game"] * 8)


def test_records_are_written_and_verify(tmp_path: Path) -> None:
    folder = tmp_path / "deep" / "records"
    bot.main(["simulate", "auction", "--games", "3", "--records", str(folder)])
    files = sorted(folder.iterdir())
    assert [file.name for file in files] == [f"auction-{n}.json" for n in range(3)]
    for file in files:
        verify(AuctionGame(), Record.model_validate_json(file.read_text()))


def test_games_are_played_with_the_options(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    given = ["--options", '{"coins": 9}', "--records", str(tmp_path / "records"), "--json"]
    assert bot.main(["simulate", "auction", "--games", "1", *given]) == 0
    assert json.loads(capsys.readouterr().out)["options"] == {"coins": 9}
    (file,) = (tmp_path / "records").iterdir()
    record = Record.model_validate_json(file.read_text())
    assert record.options == {"coins": 9}
    verify(AuctionGame(), record)


@pytest.mark.parametrize("options", ["[1]", "coins", "{", "3"])
def test_options_are_one_json_object(options: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        bot.main(["simulate", "auction", "--options", options])
    assert "must be a JSON object" in capsys.readouterr().err


def test_a_crash_is_told_with_the_record_that_replays_it(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert bot.main(["simulate", "trap", "--games", "4"]) == 1
    out = capsys.readouterr().out
    assert "KeyError: 'trap'" in out
    files = sorted((tmp_path / "var" / "crashed").iterdir())
    assert files
    for file in files:
        assert str(file.relative_to(tmp_path)) in out
        record = Record.model_validate_json(file.read_text())
        with pytest.raises(Unverified) as caught:
            verify(Trap(), record)
        assert caught.value.move == len(record.moves)


@pytest.mark.parametrize(
    ("arguments", "reason"),
    [
        (["whist"], "there is no game 'whist'"),
        (["auction", "--agents", "oracle"], "auction has no agent 'oracle'"),
        (["auction", "--seats", "9"], "2 to 5 seats"),
        (["auction", "--options", '{"coins": "many"}'], "coins"),
    ],
)
def test_what_cannot_be_played_is_one_clear_line(
    arguments: list[str], reason: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert bot.main(["simulate", *arguments]) == 2
    captured = capsys.readouterr()
    assert captured.out == ""
    assert reason in captured.err
    assert captured.err.count("\n") == 1
