"""The report on the Grail War counts every duel once, and its measurements have targets."""

from __future__ import annotations

from typing import cast

from bench import __main__ as bench
from bench import grail_war
from engine.grail_war.game import GrailWarGame
from tables.library import load_games

GAME = cast("GrailWarGame", load_games()["grail_war"])
DUELS = 24


def test_every_duel_counts_for_both_servants_and_has_one_win() -> None:
    tally = grail_war.balance(GAME, DUELS)
    assert tally.fought.total() == 2 * DUELS
    assert sum(tally.won.values()) == DUELS
    assert all(0 <= tally.rate(key) <= 1 for key in tally.fought)
    assert grail_war.balance(GAME, DUELS) == tally


def test_the_heuristic_player_is_better_than_a_random_one() -> None:
    assert grail_war.against_random(GAME, 60) >= grail_war.BETTER


def test_the_report_has_a_line_for_each_servant_that_fought() -> None:
    lines = grail_war.report(GAME, DUELS).splitlines()
    fought = grail_war.balance(GAME, DUELS).fought
    assert len(lines) == 4 + len(fought)
    assert lines[0].startswith(f"{DUELS} duels")


def test_duels_and_campaigns_are_measured_against_their_targets() -> None:
    duel, war = bench.war_measures(GAME)
    assert (duel.target, war.target) == (3000, 30)
    assert duel.once() == war.once() == 1
