"""The rules in short say what the rules are."""

from __future__ import annotations

import re

import pytest

from engine.grail_war.cards import KINDS
from engine.grail_war.matchups import MATCHUPS
from render.grail_war.matchups import matchups_picture, outcome
from render.grail_war.rulebook import RULEBOOK
from render.words import Words
from tests.render.drawings import faults, texts


def test_every_topic_has_its_page_and_all_are_in_the_menu(words: Words) -> None:
    titles = set[str]()
    for topic in RULEBOOK.topics:
        screen = RULEBOOK.screen(words, topic)
        titles.add(screen.title)
        (menu,) = screen.rows
        assert len(menu.entries) == len(RULEBOOK.topics)  # type: ignore[union-attr]
        assert (screen.picture is not None) == (topic == "matchups")
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
