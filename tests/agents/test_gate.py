"""The computer player of THE GATE."""

from collections import Counter
from typing import Any

import pytest

from engine.agents import make_agent
from engine.agents.gate import GateHeuristic
from engine.gate.view import DuelView
from engine.kernel import Dice, Option
from engine.kernel.simulation import play_game
from tests.rules.gate.duels import GAME, Laid, Table, table


def chosen(t: Table, agent: GateHeuristic | None = None) -> tuple[Option, ...]:
    """What the agent picks of the open question."""
    decision = t.asked
    agent = agent or GateHeuristic(GAME.catalog, "seed")
    return decision.picked(agent.choose(decision, lambda: t.view(decision.seat)))


def follow(t: Table) -> list[Option]:
    """Let one agent play the rest of the turn; its choices in the main phase."""
    agent, seat, made = GateHeuristic(GAME.catalog, "seed"), t.asked.seat, list[Option]()
    while t.state.decisions() and t.asked.seat == seat:
        picked = chosen(t, agent)
        if t.asked.kind == "main":
            made.extend(picked)
        t.choose(*picked)
    return made


@pytest.mark.parametrize("names", [("heuristic", "random"), ("random", "heuristic")])
def test_it_beats_random_play(names: tuple[str, str]) -> None:
    wins = 0
    for number in range(50):
        agents = [make_agent(name, GAME, f"{number}/{name}") for name in names]
        played = play_game(GAME, {}, f"beats {number}", agents)
        assert played.error is None, played.error
        assert played.result is not None
        wins += played.result.winners == (names.index("heuristic"),)
    assert wins >= 45


def test_neither_seat_nor_turn_decides_between_two_of_them() -> None:
    wins: Counter[str] = Counter()
    for number in range(60):
        state, _ = GAME.start(2, {}, f"even {number}")
        agents = [make_agent("heuristic", GAME, f"{number}/{seat}") for seat in (0, 1)]
        while state.result is None:
            decision = state.decisions()[0]
            view: Any = GAME.view(state, decision.seat)
            GAME.apply(
                state, decision.seat, agents[decision.seat].choose(decision, lambda v=view: v)
            )
        for winner in state.result.winners:
            wins["first" if winner == state.first else "second"] += 1
            wins[f"seat {winner}"] += 1
    for one in ("first", "second", "seat 0", "seat 1"):
        assert 18 <= wins[one] <= 42


def test_the_same_seed_view_and_question_give_the_same_choice_in_any_world() -> None:
    state, _ = GAME.start(2, {}, "worlds")
    agents = [GateHeuristic(GAME.catalog, f"{seat}") for seat in (0, 1)]
    twins = [GateHeuristic(GAME.catalog, f"{seat}") for seat in (0, 1)]
    for number in range(60):
        if state.result is not None:
            break
        decision = state.decisions()[0]
        seat = decision.seat
        other = GAME.resample(state, seat, Dice(f"world {number}"))
        views: list[DuelView] = [GAME.view(world, seat) for world in (state, other)]
        choice = agents[seat].choose(decision, lambda v=views[0]: v)
        assert twins[seat].choose(decision, lambda v=views[1]: v) == choice
        GAME.apply(state, seat, choice)


def test_a_fresh_one_for_every_decision_plays_as_well() -> None:
    # Column 2 is the strongest gate, but this attack closes it.
    t = table(Laid(hand=["VR-3b"]), Laid(damage={2: 1}, attached={2: ["SB-2a"]}))
    t.do("attack")
    t.choose(*chosen(t))
    assert t.asked.about == ("attackers", "VR-3b")
    assert chosen(t) == (("gate", 2),)


def test_it_takes_a_victory_within_reach() -> None:
    other = Laid(closed=[3], damage={3: 2, 1: 1}, guardians={0: "SB-1a"})
    t = table(Laid(hand=["VR-1a", "JN-1a", "EG-1a", "S1"], deck=["S2"]), other)
    follow(t)
    assert t.state.result is not None
    assert t.state.result.winners == (0,)


def test_it_uses_actions_before_it_attacks_and_guards_with_the_rest() -> None:
    t = table(Laid(hand=["S4", "JN-1a", "JN-2b", "VR-3b", "VR-2a"]))
    verbs = [str(option[0]) for option in follow(t)]
    assert verbs[0] == "use"
    assert verbs.index("use") < verbs.index("enhance") < verbs.index("attack")
    assert verbs.index("attack") < verbs.index("place")
    assert verbs[-1] == "end"


def test_it_does_not_attack_a_wall() -> None:
    other = Laid(
        guardians=dict(enumerate(("SB-1a", "SB-1b", "MC-1a", "HD-1a"))),
        attached={n: [card] for n, card in enumerate(("MR-3b", "MR-2a", "SB-2a"))},
        summoned=dict.fromkeys(range(4), 5),
    )
    t = table(Laid(hand=["JN-1a", "S4"]), other)
    assert ("attack",) not in follow(t)


@pytest.mark.parametrize(("attacker", "pays"), [("VR-3b", False), ("VR-4", True)])
def test_a_guardian_pays_only_where_it_turns_the_combat(attacker: str, pays: bool) -> None:
    # MC-2a and the gate have 4: enough against 4, too little against 5.
    t = table(Laid(hand=[attacker]), Laid(guardians={0: "MC-2a"})).attack(attacker, at=0)
    assert (chosen(t)[0] != ("pass",)) is pays


def test_it_redraws_gives_up_what_is_weak_and_heals_what_is_hurt() -> None:
    t = table(Laid(hand=["S1", "JN-1a", "VR-3b"], deck=["VR-2a"])).use("S1").do("gate", 0)
    assert chosen(t) == (("card", "JN-1a"),)
    laid = Laid(
        hand=["SB-3b"], damage={1: 1, 3: 1}, summoned={3: 4}, decks=("JN", "VR", "SB", "FT")
    )
    assert chosen(table(laid).use("SB-3b")) == (("gate", 1),)


def test_it_banishes_the_best_of_the_foe_and_nothing_of_its_own() -> None:
    laid = Laid(hand=["MC-3b"], dugout=["VR-3b"], decks=("JN", "VR", "EG", "MC"))
    t = table(laid, Laid(dugout=["SB-1b", "MR-4", "HD-3a"], decks=("MR", "SB", "HD", "FT")))
    t.use("MC-3b")
    assert chosen(t) == (("dugout", 1),)
    t.choose(*chosen(t))
    assert set(chosen(t)) == {("card", "MR-4"), ("card", "HD-3a")}


def test_a_spectator_has_no_computer_player() -> None:
    t = table()
    with pytest.raises(ValueError, match="spectator"):
        GateHeuristic(GAME.catalog, "seed").choose(t.asked, lambda: t.view(None))


def test_it_builds_strong_squads_but_not_always_the_same() -> None:
    squads: Counter[str] = Counter()
    for number in range(40):
        state, _ = GAME.start(2, {"squads": "build"}, f"builds {number}")
        agents = [make_agent("heuristic", GAME, f"{number}/{seat}") for seat in (0, 1)]
        while state.turn == 0 and state.first is None:
            decision = state.decisions()[0]
            agent = agents[decision.seat]
            seen: Any = GAME.view(state, decision.seat)
            GAME.apply(state, decision.seat, agent.choose(decision, lambda v=seen: v))
        for side in state.sides:
            squads.update((*side.decks, *side.summoners))
    assert squads["VR"] > 40 > squads["JN"]
    assert squads["S4"] > 40
    assert len(squads) > 12


def test_it_drafts_to_the_end() -> None:
    for number in range(5):
        agents = [make_agent("heuristic", GAME, f"{number}/{seat}") for seat in (0, 1)]
        played = play_game(GAME, {"squads": "draft"}, f"drafts {number}", agents)
        assert played.error is None, played.error
        assert played.result is not None
