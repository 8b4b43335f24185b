"""The worked example of the rulebook (W5): one whole battle of ten slots, by night in c3."""

from engine.grail_war.battle_events import BattleEnded, PhantasmReleased
from engine.grail_war.play import new_servant
from engine.grail_war.state import War
from engine.kernel import Entry
from engine.kernel.data import Text
from tests.clauses import clause
from tests.grail_war.arena import (
    CATALOG,
    GAME,
    campaign,
    happened,
    master,
    night_battle,
    on,
    phantasm,
    plan,
    ready,
    servant,
    sheet,
    slots,
)

ROLAND = sheet(
    "roland",
    "B+ C C D D",
    "magic_resistance A,riding D,mana_burst B,instinct C",
    [phantasm("B"), phantasm("B", "army")],
)
ZHANG_FEI = sheet(
    "zhang_fei",
    "C C A E C",
    "magic_resistance D,battle_continuation C,regrouping B,mana_burst B",
    [phantasm("C+"), phantasm("A", "army")],
    "lancer",
)
LIFE_AND_MANA_A = [
    *((30, 25), (26, 25), (26, 24), (23, 16), (20, 16)),
    *((17, 10), (15, 7), (13, 4), (13, 4), (13, 4)),
]
LIFE_AND_MANA_B = [
    *((26, 20), (26, 20), (26, 20), (24, 16), (23, 15)),
    *((21, 5), (18, 1), (15, 1), (13, 0), (8, 0)),
]
TOTALS = [
    (4, 0),
    (4, 4),
    (4, 5),
    (10, 8),
    (12, 11),
    (18, 20),
    (25, 25),
    (28, 30),
    (31, 30),
    (36, 30),
]


def before() -> War:
    state = campaign(("roland", "student", "a1"), ("zhang_fei", "fugitive", "c3"))
    on(state, "night")
    for team, made in enumerate((ROLAND, ZHANG_FEI)):
        state.teams[team].servant = new_servant(CATALOG, team, made)
    master(state, 0).life, master(state, 0).mana = 26, 38
    master(state, 1).life, master(state, 1).mana = 24, 44
    night_battle(state)
    ready(state)
    return state


def fought() -> tuple[War, list[Entry]]:
    state = before()
    entries = plan(
        state,
        0,
        [
            "heavy",
            "counter",
            "flurry",
            "0",
            "run",
            "run",
            "run",
            "normal",
            "charge+burst",
            "heavy+plus",
        ],
        {
            1: [("support", "heavy", 1)],
            2: [("spell", "master", "ward", 3, 1)],
            3: [("defend", "flurry", 1)],
            8: [("defend", "counter", 1)],
            10: [("support", "heavy", 1)],
        },
    )
    entries += plan(
        state,
        1,
        [
            "flurry",
            "flurry",
            "flurry",
            "normal",
            "critical",
            "0+plus",
            "run",
            "run",
            "counter",
            "heavy",
        ],
        {
            1: [("defend", "counter", 0)],
            2: [("support", "flurry", 0)],
            3: [("spell", "master", "bolt", 4, 0)],
            9: [("spell", "master", "bolt", 4, 0)],
            10: [("defend", "heavy", 0)],
        },
    )
    for _ in range(20):
        waiting = state.decisions()
        if len(slots(entries)) == 10:
            break
        for decision in waiting:
            entries += GAME.apply(state, decision.seat, decision.default)
    return state, entries


@clause("GW-111", "GW-117", "GW-129", "GW-137", "GW-138", "GW-140", "GW-141", "GW-142", "GW-143")
def test_every_slot_as_the_rulebook_computes_it() -> None:
    _, entries = fought()
    judged = slots(entries)
    assert [tuple(total for _, total in event.totals) for event in judged] == TOTALS
    life_a, mana_a, life_b, mana_b = 30, 25, 30, 20
    for number, event in enumerate(judged):
        if number == 3:
            mana_a -= 8
        if number == 5:
            mana_b -= 6
        for hit in event.hits:
            if hit.target == 0:
                life_a, mana_a = life_a - hit.life, mana_a - hit.mana
            else:
                life_b, mana_b = life_b - hit.life, mana_b - hit.mana
        assert (life_a, mana_a) == LIFE_AND_MANA_A[number], number
        assert (life_b, mana_b) == LIFE_AND_MANA_B[number], number
    released = happened(entries, PhantasmReleased)
    assert [(event.team, event.slots) for event in released] == [(0, 4), (1, 3)]
    assert released[0].name == Text("보구", "Phantasm")


@clause(
    "GW-21", "GW-48", "GW-50", "GW-56", "GW-57", "GW-59", "GW-116", "GW-145", "GW-149", "GW-154"
)
def test_what_is_left_and_what_it_brought() -> None:
    state, entries = fought()
    (ended,) = happened(entries, BattleEnded)
    assert ended.totals == ((0, 36), (1, 30))
    assert ended.winner == 0
    assert ended.region == "c3"
    one, other = servant(state, 0), servant(state, 1)
    assert one.stock == {"heavy": 0, "counter": 1, "flurry": 1, "critical": 1, "charge": 0}
    # On the next morning the critical tile has come back by itself (GW-44); it was spent.
    assert other.stock == {"heavy": 1, "counter": 1, "flurry": 0, "critical": 1}
    assert slots(entries)[4].shown[1].tiles[0].kind == "critical"
    # The battle over, the scene has ended: the deadline is that of the next scene.
    assert other.mana == 0
    assert other.deadline == 3
    assert (master(state, 0).merit, master(state, 1).merit) == (2 + 2 + 1, 2 + 2)
    assert state.teams[0].info[1] == 2
    assert state.teams[1].info[0] == 2
    (residue,) = state.residues
    assert (residue.region, residue.servants) == ("c3", (0, 1))


@clause("GW-42", "GW-149")
def test_the_masters_pay_for_their_help() -> None:
    state, _ = fought()
    # 5 life and 10 mana came back on the next morning, up to the maximum (GW-45).
    assert (master(state, 0).life, master(state, 0).mana) == (min(26, 22 + 5), min(38, 32 + 10))
    assert (master(state, 1).life, master(state, 1).mana) == (min(24, 21 + 5), min(44, 28 + 10))
