"""Card texts say what the operations do: all of them have words, and the words their numbers.

Abilities have sentences of their own; worded from their operations they must be right, too.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from dataclasses import fields, is_dataclass, replace
from typing import Any, Literal, get_args, get_origin, get_type_hints

import pytest

from engine.domination import operations, standing, terms
from engine.domination.cards import Ability, Timing
from engine.domination.operations import AnyOperation, Special
from engine.domination.standing import Standard
from engine.domination.terms import Filter, Measure
from render.domination.names import Scene
from render.domination.phrases import condition_text, filter_text
from render.domination.texts import ability_text, card_lines, one_line, operation_text
from render.words import Words
from tests.render.domination.wars import CATALOG

NUMBER = re.compile(r"\d+")
ALL = 99
"""From here on a number means "all" or "no end"."""
ABILITIES = {
    f"{key}/{n}": ability
    for texts in (CATALOG.cards, CATALOG.events, CATALOG.objects)
    for key, text in texts.items()
    for n, ability in enumerate(text.abilities)
}
WORDED = {f"{name} worded": replace(each, text=None) for name, each in ABILITIES.items()}
BOTH = {**ABILITIES, **WORDED}


@pytest.fixture
def scene(words: Words) -> Scene:
    return Scene(CATALOG, (), words)


def said(text: str) -> set[int]:
    return {int(number) for number in NUMBER.findall(text)}


def numbers(part: object, *, set_only: bool) -> Iterator[int]:
    """The numbers in operations, without their signs; ``set_only``: those that are no defaults."""
    if isinstance(part, tuple):
        for each in part:
            yield from numbers(each, set_only=set_only)
    elif is_dataclass(part):
        for each in fields(part):
            value = getattr(part, each.name)
            if not (set_only and value == each.default):
                yield from numbers(value, set_only=set_only)
    elif isinstance(part, int) and not isinstance(part, bool):
        yield abs(part)


def written(part: object) -> set[int]:
    """The numbers that must be read: all that are set, but for "none" and "all" in words.

    A sign goes without a number (``times`` of −1), and a card that is named speaks for itself.
    """
    found = {n for n in numbers(part, set_only=True) if n < ALL}
    return found - {0} - {abs(each.times) for each in measures(part) if each.times == -1}


def measures(part: object) -> Iterator[Measure]:
    if isinstance(part, Measure):
        yield part
    elif isinstance(part, tuple):
        for each in part:
            yield from measures(each)
    elif is_dataclass(part):
        for each in fields(part):
            yield from measures(getattr(part, each.name))


@pytest.mark.parametrize("name", sorted(BOTH))
def test_every_ability_is_told_with_its_numbers_and_no_other(name: str, scene: Scene) -> None:
    ability: Ability = BOTH[name]
    text = ability_text(scene, ability)
    assert written(ability) <= said(text), text
    assert said(text) <= set(numbers(ability, set_only=False)), text


@pytest.mark.parametrize("key", sorted(CATALOG.cards))
def test_a_cards_own_conditions_are_told_with_their_numbers(key: str, scene: Scene) -> None:
    card = CATALOG.cards[key]
    text = " ".join(card_lines(scene, card))
    parts = (card.playable, card.until, card.abilities)
    assert written(parts) <= said(text), text
    assert said(text) <= set(numbers(parts, set_only=False)), text


@pytest.mark.parametrize("kind", ["events", "objects"])
def test_events_and_objects_are_told_on_one_line(kind: str, scene: Scene) -> None:
    texts = CATALOG.events if kind == "events" else CATALOG.objects
    for text in texts.values():
        worded = tuple(replace(each, text=None) for each in text.abilities)
        for line in (one_line(scene, text.abilities), one_line(scene, worded)):
            assert line
            assert "\n" not in line
            assert written(text.abilities) <= said(line)


def test_every_ability_speaks_in_sentences() -> None:
    for name, ability in ABILITIES.items():
        assert ability.text is not None, name
        for text in (ability.text.ko, ability.text.en):
            assert text.endswith("."), name
        assert not re.search("[가-힣]", ability.text.en), name
        assert re.search("[가-힣]", ability.text.ko), name


def test_no_text_has_holes(scene: Scene) -> None:
    for name, ability in BOTH.items():
        text = ability_text(scene, ability)
        assert "  " not in text, name
        assert not re.search(r"[(“:→] *[)”;]|: *$|  |–$|\{|\bNone\b", text), (name, text)


def literals(kind: object) -> Iterator[str]:
    if get_origin(kind) is Literal:
        yield from (str(each) for each in get_args(kind))
    else:
        for each in get_args(kind):
            yield from literals(each)


def operation_kinds() -> dict[str, type[Any]]:
    """Every operation there is, by the word in ``op``."""
    (union, *_) = get_args(AnyOperation)
    return {
        op: kind
        for kind in get_args(union)
        for op in literals(get_type_hints(kind, include_extras=False)["op"])
    }


# What an operation needs besides what has defaults.
NEEDED: dict[str, Any] = {
    "n": 3,
    "name": "jewels",
    "attribute": "magic",
    "how": "add",
    "place": "miyama",
    "pile": "ruins",
    "goal": "hand",
    "cards": ("B1",),
    "card": "B1",
    "what": "hand",
    "most": 4,
    "moment": "round_end",
    "operations": (operations.Draw(op="draw", n=2),),
    "branches": (
        operations.Branch(key="one", operations=(operations.Draw(op="draw", n=2),)),
        operations.Branch(key="two", mana=1),
    ),
    "rule": "no_draw",
}


def made(kind: type[Any], op: str) -> AnyOperation:
    hints = get_type_hints(kind)
    needed = {
        key: value
        for key, value in NEEDED.items()
        if key in hints and key in {each.name for each in fields(kind)} and _required(kind, key)
    }
    if op == "move_player":
        needed["goal"] = "anywhere"
    if op == "special":
        needed["name"] = "collapse"
    if op == "modify_move":
        needed |= {"cost": 2, "extra": 5, "leaving": "workshop", "engaged": True}
    if op == "set_regular_plays":
        needed |= {"least": 1, "most": 3}
    make: Callable[..., AnyOperation] = kind
    return make(op=op, **needed)


def _required(kind: type, key: str) -> bool:
    if key == "moment":
        return True
    return any(each.name == key and "default" not in _given(each) for each in fields(kind))


def _given(field: object) -> set[str]:
    value = getattr(field, "default", None)
    return set() if repr(value).startswith("<dataclasses") else {"default"}


@pytest.mark.parametrize("op", sorted(operation_kinds()))
def test_every_operation_has_a_text_with_its_numbers(op: str, scene: Scene) -> None:
    operation = made(operation_kinds()[op], op)
    text = operation_text(scene, operation)
    assert text.strip(" –")
    assert said(text) >= {n for n in numbers(operation, set_only=True) if n}
    assert said(text) <= set(numbers(operation, set_only=False)), text


@pytest.mark.parametrize("name", sorted(literals(get_type_hints(Special)["name"])))
def test_every_special_effect_has_a_text(name: str, scene: Scene) -> None:
    one = Special(op="special", name=name, n=7, card="B1")  # pyright: ignore[reportArgumentType]
    assert operation_text(scene, one).strip(" –")


def test_every_rule_has_a_text(scene: Scene) -> None:
    texts = {
        operation_text(scene, Standard(op="rule", rule=rule)) for rule in get_args(standing.Rule)
    }
    assert len(texts) == len(get_args(standing.Rule))


def test_every_timing_has_a_name(scene: Scene) -> None:
    names = {ability_text(scene, Ability(timing=timing)) for timing in get_args(Timing)}
    assert len(names) == len(get_args(Timing))


def conditions() -> Iterator[terms.Condition]:
    """One condition of every kind there is."""
    for kind in (terms.Plain, terms.Number, terms.HasCards):
        for each in literals(get_type_hints(kind)["kind"]):
            yield kind(kind=each)  # pyright: ignore[reportArgumentType]
    plain = terms.Plain(kind="alone")
    yield terms.AtPlace(kind="place", places=("miyama", "nowhere"))
    yield terms.Counter(kind="counter", name="jewels", least=2)
    yield terms.Costliest(kind="costliest", filter=Filter(), least=4)
    yield terms.Not(kind="not", condition=plain)
    yield terms.Either(kind="either", conditions=(plain, terms.Plain(kind="won")))
    yield terms.Both(kind="both", conditions=(plain, terms.Plain(kind="lost")))
    yield terms.OfChosen(kind="chosen", condition=plain)


def test_every_condition_reads_differently(scene: Scene) -> None:
    texts = [condition_text(scene, each) for each in conditions()]
    assert len(set(texts)) == len(texts)


def test_measures_and_filters_have_words(scene: Scene) -> None:
    for of in literals(get_type_hints(Measure)["of"]):
        draw = operations.Draw(op="draw", n=Measure(of=of, times=2, plus=5))  # pyright: ignore[reportArgumentType]
        assert said(operation_text(scene, draw)) == {2, 5}
    wanted = Filter(attributes=("magic",), without=("special",), basic=True, least_power=4)
    assert said(filter_text(scene, wanted)) == {4}
    assert len({filter_text(scene, Filter(lingering=each)) for each in (True, False, None)}) == 3


@pytest.mark.parametrize(
    ("key", "ko", "en"),
    [
        ("PREP/0 worded", "[행동] 지리적 이점 ×2", "[Action] terrain ×2"),
        (
            "LUCK/0",
            "[전투] 이번 라운드에 패배를 무시합니다.",
            "[Combat] Ignore being defeated this round.",
        ),
        (
            "independent_action/0 worded",
            "[행동] 승점 +3; 지면: 승점 −5",
            "[Action] VP +3; if you lose: VP −5",
        ),
        (
            "rho_aias/0 worded",
            "[전투] 상대: 민첩 카드: 파워 0 고정",
            "[Combat] opponents: agility cards: power becomes 0",
        ),
        (
            "command_spell/0 worded",
            "[행동 · 횟수 무제한] 령주 1획 → 마나 +4",
            "[Action · any number of times] spend 1 command spell → mana +4",
        ),
    ],
)
def test_texts_read_like_printed_cards(key: str, ko: str, en: str) -> None:
    for language, text in (("ko", ko), ("en", en)):
        scene = Scene(CATALOG, (), Words(language))
        assert ability_text(scene, BOTH[key]) == text
