"""What is printed on every card that can be played, written from the collected facts.

Each is played face up on a battlefield, its cost is paid, and its power counts.
"""

from __future__ import annotations

import pytest

from engine.domination.power import power
from engine.domination.terms import Attribute
from tests.clauses import clause
from tests.domination.scene import CARDS, GAME, Scene

_NAMES: dict[str, Attribute] = {
    "STR": "strength",
    "AGI": "agility",
    "MAG": "magic",
    "SPC": "special",
    "NP": "noble_phantasm",
}
Row = tuple[str, str, int, int]

BASICS: list[Row] = [
    *((f"B{n}", "STR", cost, power) for n, cost, power in ((1, 0, 2), (2, 0, 3), (3, 0, 4))),
    *((f"B{n}", "STR", cost, power) for n, cost, power in ((4, 1, 5), (5, 3, 7), (6, 5, 9))),
    *((f"Q{n}", "AGI", cost, power) for n, cost, power in ((1, 0, 2), (2, 0, 3), (3, 0, 4))),
    *((f"Q{n}", "AGI", cost, power) for n, cost, power in ((4, 1, 5), (5, 3, 7), (6, 5, 9))),
    *((f"A{n}", "MAG", cost, power) for n, cost, power in ((1, 0, 2), (2, 0, 3), (3, 0, 4))),
    *((f"A{n}", "MAG", cost, power) for n, cost, power in ((4, 1, 5), (5, 3, 7), (6, 5, 9))),
    ("LUCK", "SPC", 0, 4),
    ("PREP", "SPC", 1, 2),
    ("SURV", "SPC", 1, 3),
]
DECK_CARDS: list[Row] = [
    ("avenger", "SPC", 1, 0),
    ("guard", "STR", 3, 5),
    ("weak_constitution", "", 0, 0),
    ("snake", "STR AGI", 0, 5),
    ("origin_bullet", "AGI", 0, 2),
    ("gandr", "MAG", 0, 1),
    ("volumen_blade", "MAG", 0, 1),
    ("volumen_whip", "MAG AGI", 0, 2),
    ("volumen_shell", "SPC", 0, 0),
    ("balmung", "STR NP", 4, 8),
    ("balmung_unbound", "STR NP", 0, 8),
]
SKILLS: list[Row] = [
    ("magic_resistance", "SPC", 3, 3),
    ("invisible_air", "MAG NP", 4, 4),
    ("excalibur", "STR NP", 8, 12),
    ("photon_ray", "STR MAG AGI NP", 10, 13),
    ("galatine", "STR NP", 9, 12),
    ("numeral_of_the_saint", "STR SPC", 3, 3),
    ("airgetlam", "NP", 7, 12),
    ("flag_of_sincerity", "NP", 3, 0),
    ("mumyou_sandanzuki", "AGI", 8, 4),
    ("rho_aias", "SPC", 2, 4),
    ("caladbolg", "AGI NP", 2, 4),
    ("unlimited_blade_works", "MAG NP", 8, 0),
    ("independent_action", "SPC", 0, 6),
    ("gate_of_babylon", "NP", 0, 4),
    ("enuma_elish", "NP", 9, 15),
    ("riding", "SPC", 3, 0),
    ("gordius_wheel", "STR NP", 4, 7),
    ("ionioi_hetairoi", "NP", 8, 0),
    ("cybele", "MAG", 4, 1),
    ("bellerophon", "NP", 9, 8),
    ("gae_buidhe", "AGI NP", 8, 9),
    ("gae_dearg", "AGI NP", 4, 4),
    ("battle_continuation", "AGI SPC", 3, 5),
    ("gae_bolg_thrust", "AGI NP", 3, 6),
    ("gae_bolg_throw", "AGI NP", 7, 10),
    ("rain_of_light", "MAG", 5, 8),
    ("territory_creation", "MAG", 12, 2),  # in round 2: 16 - 2 x 2
    ("rule_breaker", "STR NP", 3, 0),
    ("prelati_small", "MAG NP", 4, 0),
    ("prelati_horror", "STR NP", 8, 8),
    ("first_sword", "AGI", 5, 7),
    ("second_sword", "AGI", 3, 5),
    ("third_sword", "AGI", 2, 3),
    ("presence_concealment", "AGI", 3, 4),
    ("self_modification", "AGI", 1, 2),
    ("zabaniya", "AGI NP", 7, 6),
    ("god_hand", "STR NP", 1, 5),
    ("eternal_arms", "SPC", 4, 0),
    ("someones_glory_armour", "SPC NP", 0, 0),
    ("verg_avesta", "MAG", 2, 4),
    ("endless_binding", "SPC", 6, 7),
    ("tawrich_zarich", "AGI", 3, 6),
    ("camelot", "NP", 2, 0),
    ("snowflake_wall", "STR", 7, 2),
    ("kanshou_bakuya", "STR", 1, 5),
    ("cover_fire", "AGI", 2, 0),
]
NO_ATTACKS = {"oath_of_protection", "haori", "someones_glory", "ortenaus"}
TRUE_NAMES = """excalibur teardrop galatine airgetlam flag_of_sincerity mumyou_sandanzuki caladbolg
    unlimited_blade_works gate_of_babylon enuma_elish gordius_wheel ionioi_hetairoi cybele
    bellerophon gae_buidhe gae_dearg gae_bolg_thrust gae_bolg_throw rain_of_light rule_breaker
    prelati_small prelati_horror zabaniya god_hand verg_avesta camelot"""


def attributes(text: str) -> set[Attribute]:
    return {_NAMES[name] for name in text.split()}


def played(key: str) -> tuple[Scene, str]:
    """A scene in which the card has just been played from hand or skill zone."""
    scene = Scene()
    scene.at("miyama", 0, 1)
    scene.side(0).mana = 12
    scene.side(0).released = key == "invisible_air"  # which costs less while it is hidden
    card = scene.skill(0, key) if CARDS[key].skill else scene.hand(0, key)[0]
    scene.declare(0)
    scene.choose(("up", card))
    return scene, card


@clause("FD-82", "FD-141", "FD-146", "FD-147")
@pytest.mark.parametrize(("key", "named", "cost", "strength"), [*BASICS, *DECK_CARDS, *SKILLS])
def test_the_numbers_of_a_card(key: str, named: str, cost: int, strength: int) -> None:
    scene, card = played(key)
    scene.finish()
    assert set(CARDS[key].attributes) == attributes(named)
    assert scene.told("declared")[0].cost == cost
    assert [event.change for event in scene.told("mana_changed")] == [-cost] * bool(cost)
    if card in scene.side(0).active:
        assert power(scene.board, 0, card) == strength
    else:
        assert key == "prelati_horror"


@clause("FD-141")
def test_every_card_that_can_be_played_is_in_the_tables() -> None:
    named = {row[0] for row in (*BASICS, *DECK_CARDS, *SKILLS)}
    attacks = {key for key, card in CARDS.items() if card.attack and not card.no_play}
    assert named == attacks
    assert {row[0] for row in BASICS} == {key for key, card in CARDS.items() if card.basic}
    assert len(BASICS) == 21


@clause("FD-140", "FD-91")
def test_skills_that_are_no_attacks() -> None:
    assert {k for k, card in CARDS.items() if card.skill and not card.attack} == NO_ATTACKS


@clause("FD-157", "FD-168", "FD-170")
def test_keywords() -> None:
    assert {key for key, card in CARDS.items() if card.true_name} == set(TRUE_NAMES.split())
    assert {key: card.uses for key, card in CARDS.items() if card.uses} == {
        "caladbolg": 1,
        "rule_breaker": 1,
        "gandr": 1,
    }
    assert {key for key, card in CARDS.items() if card.lingering} == {
        *("unlimited_blade_works", "territory_creation", "prelati_horror"),
        *("self_modification", "avenger"),
    }


DECKS = {
    "artoria": "B1 B2 B3 B3 B3 B4 Q2 A1 A2 SURV LUCK LUCK",
    "emiya": "B1 B2 Q1 Q1 Q2 Q3 A1 A2 A3 SURV PREP PREP",
    "gilgamesh": "B1 B2 B3 Q1 Q2 Q3 A1 A2 A3 PREP LUCK LUCK",
    "iskandar": "B1 B1 B2 B2 B3 B4 Q1 Q2 Q3 A2 SURV LUCK",
    "medusa": "B1 B2 B4 Q2 Q2 Q3 Q4 A2 A2 SURV PREP PREP",
    "diarmuid": "B2 B3 B4 Q1 Q2 Q2 Q3 Q3 Q3 Q4 Q4 SURV",
    "cu_chulainn": "B1 B2 Q1 Q3 Q3 Q3 Q4 A1 A3 A4 SURV SURV",
    "medea": "Q1 Q2 Q3 A1 A2 A2 A3 A3 A4 SURV LUCK PREP",
    "gilles": "A1 A1 A1 A2 A2 A2 A3 A3 A4 A4 PREP PREP",
    "sasaki": "B1 B2 B3 Q1 Q2 Q2 Q3 Q4 Q4 SURV LUCK LUCK",
    "hassan": "B1 B2 B3 Q2 Q3 Q4 A1 A2 A2 SURV SURV PREP",
    "heracles": "B1 B1 B2 B4 B4 B5 B6 Q1 Q3 Q5 LUCK LUCK",
    "lancelot": "B1 B1 B3 B5 Q1 Q2 Q4 Q5 Q6 LUCK LUCK LUCK",
    "angra_mainyu": "B1 B1 B2 Q1 Q1 Q2 Q3 A1 A2 avenger avenger avenger",
    "altera": "B1 B2 B3 B4 B4 Q1 Q2 Q2 Q4 Q4 LUCK SURV",
    "gawain": "B1 B1 B2 B3 B4 Q1 Q2 Q3 Q4 A2 LUCK PREP",
    "bedivere": "B3 B3 Q1 Q2 Q2 Q3 Q4 Q4 A2 LUCK SURV SURV",
    "okita": "B1 B2 B3 B4 Q2 Q3 Q3 Q4 Q4 weak_constitution LUCK SURV",
    "mash": "B1 B2 B2 B3 B3 guard guard Q1 Q2 Q2 SURV PREP",
}


@clause("FD-34")
def test_decks() -> None:
    found = {
        key: sorted(card for card, n in servant.deck.items() for _ in range(n))
        for key, servant in GAME.catalog.servants.items()
    }
    assert found == {key: sorted(deck.split()) for key, deck in DECKS.items()}


def test_sums_told_by_another_source() -> None:
    """One deck's powers add up to 41 with five cards of power 4, another's to 32."""
    sums = {}
    for key in ("artoria", "emiya"):
        deck = GAME.catalog.servants[key].deck
        sums[key] = sum(CARDS[card].power * n for card, n in deck.items())
    assert sums == {"artoria": 41, "emiya": 32}
