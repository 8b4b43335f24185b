"""The rules in short say what the rules are."""

from __future__ import annotations

import re

import pytest

from engine.grail_war import (
    aftermath,
    battle,
    day,
    declaring,
    final,
    fronts,
    intrusions,
    knowledge,
    morning,
    night,
    options,
    pauses,
    preparing,
    quick,
    recovering,
    stock,
)
from engine.grail_war import matchups as rules
from engine.grail_war.cards import (
    COMMAND_SPELLS,
    KINDS,
    MASTER_POINTS,
    MOST_PHANTASMS,
    MOST_PLUSES,
    MOST_SKILLS,
    PHANTASM_POINTS,
    SCALE_MANA,
    SKILL_POINTS,
    STAT_POINTS,
)
from engine.grail_war.matchups import MATCHUPS
from engine.grail_war.options import GrailWarOptions
from render.grail_war.matchups import matchups_picture, outcome
from render.grail_war.rulebook import rulebook
from render.words import Words
from tests.grail_war.arena import CATALOG
from tests.render.drawings import faults, texts

RULEBOOK = rulebook(CATALOG)


def test_every_topic_has_its_page_and_all_are_in_the_menu(words: Words) -> None:
    titles = set[str]()
    for topic in RULEBOOK.topics:
        screen = RULEBOOK.screen(words, topic)
        titles.add(screen.title)
        (menu,) = screen.rows
        assert len(menu.entries) == len(RULEBOOK.topics)  # type: ignore[union-attr]
    assert len(titles) == len(RULEBOOK.topics)


@pytest.mark.parametrize("one", KINDS)
@pytest.mark.parametrize("other", KINDS)
def test_the_picture_shows_the_table_of_the_rules(one: str, other: str) -> None:
    shown = outcome(one, other)
    letter = MATCHUPS[one][other]
    if shown == "both":
        assert "phantasm" in {one, other}
    else:
        assert shown == {"W": "wins", "L": "loses", "D": "compared"}[letter]


def test_the_text_lists_what_each_tile_beats(words: Words) -> None:
    """The bullets of the page on matchups name exactly the tiles that each one beats."""
    names = {words(f"gw-tile-{kind}").lower(): kind for kind in KINDS}
    found: dict[str, set[str]] = {}
    text = words("gw-rules-matchups").split("\n\n")[0].lower().replace("**", "")
    for clause in re.split(r"[\n;]|(?<=을), |(?<=를), ", text):
        told = [
            (clause.index(name), kind)
            for name, kind in names.items()
            if re.search(rf"(?<![가-힣]){name}", clause)
        ]
        if len(told) > 2:
            (_, subject), *beaten = sorted(told)
            found[subject] = {kind for _, kind in beaten}
    for kind in ("heavy", "counter", "flurry", "charge", "ambush", "snipe"):
        beaten = {other for other in KINDS if MATCHUPS[kind][other] == "W"}
        assert found[kind] == beaten, (kind, found)


def test_the_picture_of_the_matchups_is_whole_and_readable(words: Words) -> None:
    svg = matchups_picture(words).svg
    assert faults(svg, 14) == []
    assert all("…" not in box.text for box in texts(svg))


def numbers(words: Words, topic: str) -> set[int]:
    return {int(each) for each in re.findall(r"\d+", words(f"gw-rules-{topic}"))}


@pytest.mark.parametrize("topic", RULEBOOK.topics)
def test_both_languages_say_the_same_numbers(topic: str) -> None:
    assert numbers(Words("ko"), topic) == numbers(Words("en"), topic)


CONSTANTS: list[tuple[str, set[int]]] = [
    ("battle", {10, battle.LONG_SLOTS, *battle.PAUSES, *battle.LONG_PAUSES}),
    ("goal", {quick.MOST_BOUTS, intrusions.QUICK_INTRUSION, options.MOST_TEAMS}),
    ("matchups", {rules.AGAINST_PHANTASM}),
    ("phantasms", {*SCALE_MANA.values()}),
    ("rear", {fronts.DEFENCE, *fronts.SUPPORT.values(), fronts.BELIEF, stock.REAR_SERVANT_TILES}),
    ("rear", {*preparing.BELIEF_LAYER}),
    ("leaving", {pauses.PURSUIT, pauses.FAILS_FROM}),
    ("creation", {MASTER_POINTS, STAT_POINTS, SKILL_POINTS, PHANTASM_POINTS, COMMAND_SPELLS}),
    ("creation", {MOST_SKILLS, MOST_PHANTASMS, MOST_PLUSES}),
    ("round", {morning.MASTER_LIFE, morning.MASTER_MANA, morning.TILES, recovering.SUPPLY}),
    ("day", {day.REST_LIFE, day.REST_MANA, day.SERVANT_REST, day.REST_TILES, day.FEED_MANA}),
    ("day", {day.MOVE_MANA, day.MOST_LINK, declaring.MOST_FED}),
    ("info", {knowledge.MOST_INFO, knowledge.KILL_MERIT, fronts.TRUE_NAME, aftermath.WON}),
    ("meeting", {knowledge.MOST_FROM_AFAR}),
    ("church", {day.MOST_SAFE + 1, day.MOST_ALL, knowledge.SANCTION_MERIT, COMMAND_SPELLS}),
    ("church", {preparing.BOOST_TILES, preparing.BOOST_MANA}),
    ("church", {goods.merit for goods in CATALOG.goods.values() if goods.merit is not None}),
    ("territory", {knowledge.FULL_WORKSHOP}),
    ("night", {night.LONG, battle.LONG_SLOTS}),
    ("end", {final.MOST_FINALS, final.RECOVERED, GrailWarOptions().rounds}),
]


@pytest.mark.parametrize(("topic", "needed"), CONSTANTS)
def test_a_page_says_the_numbers_of_the_rules(words: Words, topic: str, needed: set[int]) -> None:
    assert needed <= numbers(words, topic)
