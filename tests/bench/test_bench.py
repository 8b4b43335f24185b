"""The measurements run, and say what they are."""

from collections.abc import Callable, Iterator

import pytest

from bench import __main__ as bench
from bench.peer import NoPeer
from tests.kernel.toys import AuctionGame


@pytest.fixture(autouse=True)
def one_toy(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench, "load_games", lambda: {"auction": AuctionGame()})
    monkeypatch.setattr(bench, "TARGETS", {"auction": (1.0, 0.0001)})


def peer(steps: int) -> Callable[[], Callable[[], int]]:
    return lambda: lambda: steps


def no_peer() -> Callable[[], int]:
    raise NoPeer("it is not installed")


def test_every_line_has_a_number_a_unit_and_its_target(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(bench, "uno_steps", peer(10))
    assert bench.main(["--runs", "1", "--seconds", "0.01"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[0].endswith("median of 1 runs of 0.01 s")
    play, copy = lines[1], lines[2]
    assert play.startswith("auction: random play")
    assert play.endswith("at least 1: reached")
    assert copy.startswith("auction: copy a state")
    assert copy.endswith("at most 0: MISSED")
    assert lines[-1].startswith("  auction random play : rlcard's = ")


def test_without_the_peer_the_reason_is_told(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(bench, "uno_steps", no_peer)
    assert bench.main(["--runs", "1", "--seconds", "0.01"]) == 0
    assert capsys.readouterr().out.rstrip().endswith("skipped: it is not installed")


def test_the_median_of_the_runs_counts(monkeypatch: pytest.MonkeyPatch) -> None:
    # A clock that lets the three runs last 1, 4 and 2 seconds for one unit of work each.
    ticks: Iterator[float] = iter([0, 0, 1, 0, 0, 4, 0, 0, 2])
    monkeypatch.setattr(bench.time, "perf_counter", lambda: next(ticks))
    assert bench.Measure("work", "units/s", lambda: 1).run(3, 0.5) == 0.5


def test_the_states_measured_are_the_same_every_time() -> None:
    game = AuctionGame()
    one, two = (bench.positions(game, 2, 5) for _ in range(2))
    assert one == two
    assert len(one) == 5
