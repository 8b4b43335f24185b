"""Table W4 by playing at random, the kernel's promises, and worlds nobody can tell apart."""

import random
from collections import Counter

import pytest

from engine.agents.random import RandomAgent
from engine.grail_war import battle_events, events
from engine.grail_war.battle_events import BattleBegan, Retreated, SlotJudged
from engine.grail_war.events import ChurchNotice, Fed, InfoGained, SceneBegan
from engine.grail_war.state import War
from engine.kernel import CONCEDE, Dice, Entry, Event
from tests.clauses import clause
from tests.conformance import check_game
from tests.fuzz import cover
from tests.grail_war.arena import CATALOG, GAME, duel, happened, plan, ready

EVENTS = {
    each.tag: each
    for module in (battle_events, events)
    for each in vars(module).values()
    if isinstance(each, type) and issubclass(each, Event) and each is not Event
}
SHOWN_ONCE = frozenset(EVENTS)
"""What was told is in the story; of a battle or a scene that is over no view keeps all of it."""
SECRET = frozenset({"tile", "aid", "stance", "withdraw", "intrude", "avoid", "formation"})
CAMPAIGN = {"mode": "campaign"}


@pytest.mark.parametrize(
    ("seats", "options", "games", "share"),
    [
        (2, {}, 4, 0.2),
        (2, {"masters": "random", "to_the_end": True}, 2, 0.1),
        (3, {"masters": "random"}, 2, 0.05),
        (3, {"intruder": True, "masters": "random"}, 2, 0.1),
        (7, {}, 1, 0.02),
    ],
)
def test_battles_keep_the_kernels_promises(
    seats: int, options: dict[str, object], games: int, share: float
) -> None:
    checked = check_game(
        GAME, seats, options, games, "fuzz", share=share, shown_once=SHOWN_ONCE, secret=SECRET
    )
    assert checked.games == games
    assert checked.other_worlds > 0


@pytest.mark.parametrize(
    ("seats", "options", "games", "share"),
    [
        (2, {"prepared": True}, 2, 0.1),
        (3, {"extra": True}, 2, 0.05),
        (5, {"rounds": 4, "open_battles": True}, 1, 0.02),
    ],
)
def test_campaigns_keep_the_kernels_promises(
    seats: int, options: dict[str, object], games: int, share: float
) -> None:
    checked = check_game(
        GAME,
        seats,
        CAMPAIGN | options,
        games,
        "campaign fuzz",
        share=share,
        shown_once=SHOWN_ONCE,
        secret=SECRET,
    )
    assert checked.games == games
    assert checked.other_worlds > 10


def test_pairs_keep_the_kernels_promises() -> None:
    # Two seats of a team share everything, its secret choices too.
    options = CAMPAIGN | {"pairs": 2, "prepared": True}
    checked = check_game(GAME, 5, options, 1, "pair fuzz", share=0.04, shown_once=SHOWN_ONCE)
    assert checked.games == 1


def look_at_slot(event: SlotJudged) -> None:
    """Invariants 7, 8 and 9."""
    for hit in event.hits:
        assert 0 <= hit.amount <= hit.dealt
        match hit.type:
            case "magic":
                assert hit.mana + hit.life == hit.amount
                assert 0 <= hit.mana - hit.life <= 1
            case "phantasm":
                assert (hit.mana, hit.life) == (hit.amount, (hit.amount + 1) // 2)
            case _:
                assert (hit.mana, hit.life) == (0, hit.amount)
    for pair in event.pairs:
        both = min(pair.damages) > 0
        assert not both or "phantasm" in pair.kinds
        if pair.kinds[0] == pair.kinds[1] != "phantasm" and pair.bases[0] == pair.bases[1]:
            assert pair.damages == (0, 0)
        for outcome, damage in zip(pair.outcomes, pair.damages, strict=True):
            assert damage == 0 or outcome in {"win", "both"}


def look_at_step(before: War, after: War, entries: list[Entry]) -> None:
    for event in happened(entries, SlotJudged):
        look_at_slot(event)
    for event in happened(entries, Retreated):
        assert event.success == (event.points < 10)  # 13
    for event in happened(entries, BattleBegan):
        assert event.region != "b2"  # 16
        assert len({line.team for line in event.lineups}) == len(event.lineups)
    for event in happened(entries, InfoGained):
        assert event.grade <= 4 or event.by not in {"residue", "far_sight", "passed_on"}  # 18
    for one, other in zip(before.teams, after.teams, strict=True):
        if one.servant is not None and other.servant is one.servant:
            assert all(a <= b for a, b in zip(one.info, other.info, strict=True))


@clause("GW-89", "GW-90", "GW-54")
@pytest.mark.parametrize("seats", [2, 3, 4, 7])
def test_random_campaigns_keep_the_invariants(seats: int) -> None:
    rng = random.Random(f"invariants {seats}")
    for number in range(4):
        agents = [RandomAgent(f"{number}:{seat}") for seat in range(seats)]
        state, entries = GAME.start(seats, CAMPAIGN | {"extra": True}, f"sound {seats} {number}")
        told, fed, notices = list(entries), 0, 0
        while state.result is None:
            decision = rng.choice(state.decisions())
            before = GAME.copy(state)
            choice = agents[decision.seat].choose(decision, lambda: None)
            entries = GAME.apply(state, decision.seat, choice)
            look_at_step(before, state, entries)
            assert GAME.problems(state) == []
            told += entries
        for event in happened(told, Fed):
            fed += event.persons
            notices += event.persons >= 6 or fed > 20
        assert state.fed == fed  # 20
        punished = [event for event in happened(told, ChurchNotice) if event.reason == "feeding"]
        assert len(punished) == notices
        assert state.round <= state.rounds + 1  # 27
        scenes = [event.scene for event in happened(told, SceneBegan)]
        assert scenes == sorted(set(scenes))


def test_every_kind_of_event_happens() -> None:
    def saw(entries: list[Entry]) -> set[str]:
        return {entry.event.tag for entry in entries}

    # Clause tests have these: masters hardly ever fall to blind play.
    rare = {
        f"grail_war.{name}"
        for name in (
            *("release_failed", "new_contract", "long_range_avoided"),
            *("master_fell", "master_died"),
        )
    }
    wanted = set(EVENTS) - rare
    missing = cover(GAME, 4, CAMPAIGN | {"rounds": 4}, wanted, saw, seed="cover", most_games=100)
    for seats, options in ((2, {"to_the_end": True}), (3, {"intruder": True})):
        if missing:
            missing = cover(GAME, seats, options, missing, saw, seed="quick", most_games=20)
    assert missing == set()


def test_every_spell_skill_and_item_is_used() -> None:
    used: Counter[str] = Counter()

    def saw(entries: list[Entry]) -> set[str]:
        found: set[str] = set()
        for event in happened(entries, SlotJudged):
            for shown in event.shown:
                found.update(cast.spell for cast in shown.casts)
                found.update(tile.kind for tile in shown.tiles)
                found.add(shown.charm)
        used.update(found)
        return found

    wanted = {*CATALOG.spells, "charge", "ambush", "snipe", "magic", "critical", "phantasm"}
    options = {"masters": "random"}
    assert cover(GAME, 2, options, wanted, saw, seed="spells", most_games=80) == set()


def test_a_secret_plan_is_in_no_other_view() -> None:
    state = duel("roland", "zhang_fei")
    ready(state)
    plan(state, 0, ["heavy", "flurry+burst", "critical"])
    assert GAME.view(state, 0).battle is not None
    for viewer in (1, None):
        view = GAME.view(state, viewer)
        assert view.battle is not None
        assert view.battle.sides[0].plan == ()
        assert view.battle.sides[0].aids == ()
        other = GAME.resample(state, viewer, Dice("other"))
        assert repr(GAME.view(other, viewer)) == repr(view)
        assert other.battle is not None
        assert state.battle is not None
        assert other.battle.sides[0].plan != state.battle.sides[0].plan


@pytest.mark.parametrize("options", [{"masters": "random", "to_the_end": True}, CAMPAIGN])
def test_players_may_give_up_at_any_time(options: dict[str, object]) -> None:
    for number in range(25):
        rng = random.Random(f"leaving {number}")
        seats = rng.randint(2, 6)
        agents = [RandomAgent(f"{number}/{seat}") for seat in range(seats)]
        state, _ = GAME.start(seats, options, f"leaving {number}")
        gone: set[int] = set()
        while state.result is None:
            decision = rng.choice(state.decisions())
            assert decision.seat not in gone
            if rng.random() < 0.02:
                leaving = rng.randrange(seats)
                gone.add(leaving)
                GAME.apply(state, leaving, CONCEDE)
            else:
                choice = agents[decision.seat].choose(decision, lambda: None)
                GAME.apply(state, decision.seat, choice)
            assert GAME.problems(state) == []
        assert not gone & set(state.result.winners)
