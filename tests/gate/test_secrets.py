"""Section 17: who may know what, and worlds that nobody can tell apart."""

import pytest

from engine.agents.random import RandomAgent
from engine.gate.events import DeckOrdered, Drawn, GuardianBounced, GuardianSwapped, Peeked, Scried
from engine.gate.state import Duel
from engine.kernel import Dice, seen_by
from tests.clauses import clause
from tests.gate.situations import GAME, attack, choose, gate, side, situation


def tops(state: Duel, owner: int) -> list[tuple[str | None, ...]]:
    """What seat 0, seat 1 and a spectator know on top of a deck."""
    return [GAME.view(state, viewer).sides[owner].deck_top for viewer in (0, 1, None)]


def scrying() -> Duel:
    deck = ["EG-2a", "JN-1b", "VR-1a", "FT-1a", "FT-1b"]
    mine = side(["JN", "VR", "EG", "FT"], hand=["EG-1b", "EG-1a"], deck=deck)
    return situation(mine, side(["MR", "SB", "HD", "MC"]))


def test_scry_shows_the_cards_to_their_owner_alone() -> None:
    state = scrying()
    told = choose(state, ("use", "EG-1b"))
    top = ("EG-2a", "JN-1b", "VR-1a")
    assert Scried(0, 3, top) in seen_by(told, 0)
    for viewer in (1, None):
        assert Scried(0, 3, ()) in seen_by(told, viewer)
    assert tops(state, 0) == [top, (), ()]
    told = choose(state, ("card", "VR-1a"), ("card", "EG-2a"), ("card", "JN-1b"))
    assert seen_by(told, None)[0] == DeckOrdered(0, 3, ())
    assert Drawn(0, 1, ()) in seen_by(told, 1)
    assert Drawn(0, 1, ("VR-1a",)) in seen_by(told, 0)
    assert tops(state, 0) == [("EG-2a", "JN-1b"), (), ()]


@clause("TG-112")
def test_link_shows_the_top_to_everybody_until_it_is_ordered_anew() -> None:
    state = scrying()
    attack(state, 0, "EG-1a")
    assert tops(state, 0) == [("EG-2a",)] * 3
    choose(state, ("use", "EG-1b"))
    assert tops(state, 0)[1:] == [("EG-2a",)] * 2
    choose(state, ("card", "EG-2a"), ("card", "JN-1b"), ("card", "VR-1a"))
    # The same card is drawn first, but only its owner knows that.
    assert tops(state, 0) == [("JN-1b", "VR-1a"), (), ()]


def test_a_peeked_guardian_is_known_to_the_peeker_until_it_is_swapped() -> None:
    mine = side(["JN", "VR", "EG", "HD"], hand=["HD-1a", "HD-2b"])
    theirs = side([gate("MR", guardian="MR-1b"), "SB", "FT", "MC"], hand=["SB-1a"])
    state = situation(mine, theirs)
    told = choose(state, ("use", "HD-1a"))
    assert Peeked(1, 0, "MR-1b") in seen_by(told, 0)
    assert Peeked(1, 0, "MR-1b") in seen_by(told, 1)
    assert Peeked(1, 0, None) in seen_by(told, None)
    known = [GAME.view(state, viewer).sides[1].columns[0].guardian for viewer in (0, 1, None)]
    assert [guardian and guardian.card for guardian in known] == ["MR-1b", "MR-1b", None]

    choose(state, ("end",))
    told = choose(state, ("swap", "SB-1a", 0))
    assert seen_by(told, 1) == [GuardianSwapped(1, 0, "SB-1a", "MR-1b")]
    assert seen_by(told, 0) == [GuardianSwapped(1, 0, None, None)]
    guardian = GAME.view(state, 0).sides[1].columns[0].guardian
    assert guardian is not None
    assert guardian.card is None


@pytest.mark.parametrize("peeked", [True, False])
def test_a_bounced_guardian_stays_unseen_unless_peeked_before(peeked: bool) -> None:
    mine = side(["JN", "VR", "EG", "HD"], hand=["HD-2b"])
    state = situation(mine, side([gate("MR", guardian="MR-1b", peeked=peeked), "SB", "FT", "MC"]))
    told = choose(state, ("use", "HD-2b"))
    card = "MR-1b" if peeked else None
    assert GuardianBounced(1, 0, card) in seen_by(told, 0)
    assert GuardianBounced(1, 0, "MR-1b") in seen_by(told, 1)
    assert GuardianBounced(1, 0, None) in seen_by(told, None)


def test_an_attack_is_silent_until_its_gate_is_named() -> None:
    mine = side(["JN", "VR", "EG", "HD"], hand=["HD-2b", "VR-2a"])
    state = situation(mine, side(["MR", "SB", "FT", "MC"]))
    before = GAME.view(state, 1)
    assert choose(state, ("attack",)) == []
    assert GAME.view(state, 1) == before
    assert choose(state, ("attacker", "VR-2a")) == []
    assert GAME.view(state, 1) == before


@clause("TG-24", "TG-27")
def test_the_columns_and_the_summoner_set_aside_are_secret_until_both_have_chosen() -> None:
    state, _ = GAME.start(2, {"pool": "shared"}, "secret")
    options = state.decisions()[1].options
    told = choose(state, options[7], seat=1)
    assert [column.deck for column in GAME.view(state, 1).sides[1].columns] == list(options[7][1:])
    for viewer in (0, None):
        shown = GAME.view(state, viewer).sides[1]
        assert [column.deck for column in shown.columns] == [None] * 4
        assert shown.summoners == ()
        deck = str(options[7][1])
        assert deck not in repr(seen_by(told, viewer))
    choose(state, state.decisions()[0].options[0], seat=0)
    assert [column.deck for column in GAME.view(state, 0).sides[1].columns] == list(options[7][1:])

    (mine,) = [each for each in state.decisions() if each.seat == 0]
    told = choose(state, mine.options[2], seat=0)
    assert GAME.view(state, 0).sides[0].set_aside == mine.options[2][1]
    assert GAME.view(state, 1).sides[0].set_aside is None
    assert GAME.view(state, 1).sides[0].has_set_aside
    assert repr(seen_by(told, 1)).count("card=None") == 1


def test_no_view_and_no_event_tells_a_hidden_card() -> None:
    """A face-down card, an unknown deck card or a hand card is nowhere in what another sees.

    Squads of different cards, so that a key can mean only one card.
    """
    for number in range(4):
        agents = [RandomAgent(f"{number}.{seat}") for seat in (0, 1)]
        state, _ = GAME.start(2, {"pool": "shared"}, f"hidden {number}")
        while state.result is None:
            decision = state.decisions()[0]
            choice = agents[decision.seat].choose(decision, lambda: None)
            entries = GAME.apply(state, decision.seat, choice)
            for viewer in (0, 1):
                view = repr(GAME.view(state, viewer))
                other = state.sides[1 - viewer]
                hidden = [c for c in other.hand if c not in other.shown]
                hidden += other.deck[len(other.known) :]
                if state.first is not None and state.turn > 0:
                    hidden = [card for card in hidden if card not in other.summoners]
                    assert not [card for card in hidden if repr(card) in view]
                drawn = [e for e in seen_by(entries, viewer) if isinstance(e, Drawn)]
                assert all(e.cards == () for e in drawn if e.seat != viewer)


def test_resampled_worlds_look_the_same_to_the_byte() -> None:
    """At every position: the view, the question, and the agenda."""
    changed = 0
    for seed in ("world", "other world"):
        agents = [RandomAgent(f"{seed}-{seat}") for seat in (0, 1)]
        state, _ = GAME.start(2, {}, seed)
        dice = Dice(seed)
        while state.result is None:
            for viewer in (0, 1, None):
                world = GAME.resample(state, viewer, dice)
                assert GAME.problems(world) == []
                assert repr(GAME.view(world, viewer)) == repr(GAME.view(state, viewer))
                if viewer is not None:
                    assert world.decision(viewer) == state.decision(viewer)
                assert [d.kind for d in world.decisions()] == [d.kind for d in state.decisions()]
                assert world.lanes[0].steps == state.lanes[0].steps
                changed += [s.hand for s in world.sides] != [s.hand for s in state.sides]
            decision = state.decisions()[0]
            GAME.apply(state, decision.seat, agents[decision.seat].choose(decision, lambda: None))
    assert changed > 100
