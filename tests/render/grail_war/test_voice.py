"""The game master's words: many for everything, none twice in a row, never a wrong number."""

from __future__ import annotations

import inspect
import re
from collections import defaultdict
from functools import cache
from itertools import pairwise

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from engine.grail_war import battle_events, events
from engine.grail_war.cards import KINDS
from engine.kernel import Event
from render.grail_war.actors import Actors
from render.grail_war.battle_story import BattleStory
from render.grail_war.names import Scene
from render.grail_war.war_story import TeamStory, WarStory
from render.voice import Voice
from render.words import FOLDER, Words
from tests.grail_war.arena import CATALOG, GAME, duel
from tests.render.grail_war.narrations import SAMPLES, casting, slot

FREQUENT = [f"beats-{kind}" for kind in KINDS] + [
    *("undone", "both-frenzy", "guards-both", "stilled", "guarded-partly", "clash-won", "spared"),
    *("higher", "even", "both-normal", "both-critical", "both-phantasm", "guarded"),
    *("support-good", "support-vain", "guard-good", "guard-vain", "cast-bolt", "cast-ward"),
    *("cast-failed", "loss-life", "loss-both", "loss-none", "began-duel", "began-night"),
    *("began-hidden", "planned", "released", "paused", "endured", "vanished", "vanished-known"),
    *("intruded", "ended-won", "day", "night", "feeding", "quiet", "scene-over"),
]
NUMBER = re.compile(r"\d+")
NARRATION = re.compile(r"gwv-(.+)-(\d+)")


class Variables(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)


@cache
def narrations() -> dict[str, dict[str, set[str]]]:
    """The variables of every narration, by kind, language and number."""
    found: dict[str, dict[str, set[str]]] = defaultdict(dict)
    for language in ("ko", "en"):
        for path in sorted((FOLDER / language).glob("grail_war_voice*.ftl")):
            for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
                if isinstance(entry, ast.Message) and (
                    matched := NARRATION.fullmatch(entry.id.name)
                ):
                    visitor = Variables()
                    visitor.visit(entry)
                    found[matched[1]][f"{language}-{matched[2]}"] = visitor.names
    return found


def actors(words: Words) -> Actors:
    view = GAME.view(duel("roland", "hou_yi"), None)
    players = ["Anna", "Bert"]
    return Actors(Scene.of(CATALOG, view, players, words), view)


def told(words: Words, event: Event, seed: str) -> str:
    names, voice = actors(words), Voice(words, seed, "gwv")
    tellers = (BattleStory(names, voice), WarStory(names, voice), TeamStory(names, voice))
    return "\n".join(text for teller in tellers if (text := teller.tell(event)))


def numbers(text: str) -> set[int]:
    """The numbers that a text says; Korean counts the sides of a battle in words."""
    counted = {n for n, word in enumerate(("첫", "두", "세"), 1) if f"{word} 번째 편" in text}
    return counted | {int(found) for found in NUMBER.findall(text)}


def test_every_kind_has_several_narrations_in_both_languages() -> None:
    assert narrations()
    for kind, variants in narrations().items():
        for language in ("ko", "en"):
            count = sum(key.startswith(language) for key in variants)
            assert count == Words(language).variants(f"gwv-{kind}")
            assert count >= (4 if kind in FREQUENT else 3), (kind, language)
    assert set(FREQUENT) <= set(narrations())


def test_every_narration_of_a_kind_says_the_same_facts() -> None:
    for kind, variants in narrations().items():
        assert len({frozenset(names) for names in variants.values()}) == 1, (kind, variants)


def test_no_narration_says_a_number_of_its_own(words: Words) -> None:
    for kind, variants in narrations().items():
        names = next(iter(variants.values()))
        given = {name: 101 + number for number, name in enumerate(sorted(names))}
        for number in range(1, words.variants(f"gwv-{kind}") + 1):
            text = words(f"gwv-{kind}-{number}", **given)
            assert numbers(text) == set(given.values()), (kind, number, text)


def test_every_event_is_told() -> None:
    kinds = {
        kind
        for module in (battle_events, events)
        for _, kind in inspect.getmembers(module, inspect.isclass)
        if issubclass(kind, Event) and kind is not Event
    }
    assert kinds - {battle_events.SlotJudged} == {type(event) for event, _ in SAMPLES}


@pytest.mark.parametrize("seed", ["a", "b", "c", "d", "e", "f"])
def test_every_event_says_its_numbers_and_no_others(words: Words, seed: str) -> None:
    for event, expected in SAMPLES:
        text = told(words, event, seed)
        assert text, event
        assert numbers(text) == expected, (event, text)


@pytest.mark.parametrize("one", KINDS)
@pytest.mark.parametrize("other", KINDS)
def test_every_meeting_of_tiles_says_its_numbers(words: Words, one: str, other: str) -> None:
    cases = [("win", "lose", (23, 0)), ("lose", "win", (0, 29)), ("even", "even", (0, 0))]
    if "phantasm" in {one, other}:
        cases.append(("both", "both", (23, 29)))
    for mine, theirs, damages in cases:
        event = slot((one, other), (mine, theirs), damages)
        text = told(words, event, "seed")
        assert numbers(text) == {13, 17, 19, 71, 73, *filter(None, damages)}, text
        assert "Roland" in text or "롤랑" in text
        assert "Hou Yi" in text or "후예" in text


def test_every_spell_says_its_power(words: Words) -> None:
    for spell in CATALOG.spells:
        for caster in ("master", "servant"):
            side = casting(spell, caster=caster)
            event = slot(("heavy", "flurry"), ("win", "lose"), (23, 0), side0=side)
            text = told(words, event, spell)
            assert numbers(text) == {9, 13, 17, 19, 23, 71, 73}, text


def test_a_number_that_was_lowered_is_told_before_and_after(words: Words) -> None:
    event = slot(("heavy", "flurry"), ("win", "lose"), (23, 0))
    (hit,) = event.hits
    lowered = battle_events.Hit(hit.team, hit.target, hit.role, "tile", "physical", 23, 11, 11, 0)
    event = battle_events.SlotJudged(event.slot, event.shown, event.pairs, (lowered,), event.totals)
    assert numbers(told(words, event, "s")) == {11, 13, 17, 19, 23, 71, 73}


def test_nothing_is_said_twice_in_a_row(words: Words) -> None:
    for kind, variants in narrations().items():
        names = next(iter(variants.values()))
        voice = Voice(words, "seed", "gwv")
        said = [
            voice.always(kind, "here", number, **dict.fromkeys(names, "x")) for number in range(200)
        ]
        assert all(one != other for one, other in pairwise(said)), kind
        assert len(set(said)) == words.variants(f"gwv-{kind}"), kind


def test_the_same_table_is_always_told_alike(words: Words) -> None:
    def telling(seed: str) -> list[str]:
        voice = Voice(words, seed, "gwv")
        return [voice.always("paused", place, slot=3) for place in range(20)]

    assert telling("one") == telling("one")
    assert telling("one") != telling("two")


@pytest.mark.parametrize(
    ("kinds", "outcomes", "damages", "kind"),
    [
        (("heavy", "flurry"), ("win", "lose"), (23, 0), "support-good"),
        (("heavy", "counter"), ("lose", "win"), (0, 23), "support-vain"),
        (("normal", "phantasm"), ("both", "both"), (3, 23), "support-vain"),  # GW-133: 3, no more
    ],
)
def test_support_is_praised_only_where_it_added_something(
    words: Words,
    kinds: tuple[str, str],
    outcomes: tuple[str, str],
    damages: tuple[int, int],
    kind: str,
) -> None:
    event = slot(kinds, outcomes, damages, side0={"rear": kinds[0], "helped": True})
    text = told(words, event, "seed")
    scene = actors(words)
    given = {"helper": "Anna", "front": scene.servant(0), "tile": scene.tile(kinds[0])}
    wordings = [
        words(f"gwv-{kind}-{n}", **given) for n in range(1, words.variants(f"gwv-{kind}") + 1)
    ]
    assert any(each in text for each in wordings)
