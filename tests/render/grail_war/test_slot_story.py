"""What is said of a slot is what happened in it."""

from __future__ import annotations

import re

import pytest

from engine.grail_war.battle_events import Hit, Pair, Shown, SlotJudged
from engine.grail_war.battle_state import Cast, Outcome, Role, Tile
from render.grail_war.actors import Actors
from render.grail_war.battle_story import BattleStory
from render.grail_war.names import Scene
from render.voice import Voice
from render.words import Words
from tests.grail_war.arena import CATALOG, GAME, start

BLANK = re.compile("BLANK(?:으로|로|이|가|은|는|을|를|과|와)?")
"""A gap, with the particle that a Korean name would get there."""

PLAYERS = ["Anna", "Bert", "Cleo", "Dora"]
SERVANTS = ["roland", "hou_yi", "zhang_fei", "antaeus"]


def told(words: Words, event: SlotJudged, rears: dict[int, Role | None] | None = None) -> str:
    seats = len(event.shown)
    view = GAME.view(start(seats, servants=SERVANTS[:seats]), None)
    story = BattleStory(
        Actors(Scene.of(CATALOG, view, PLAYERS, words), view), Voice(words, "seed", "gwv")
    )
    story.fronts = dict.fromkeys(range(seats), "servant")
    story.rears = rears or dict.fromkeys(range(seats), "master")
    return story.tell(event)


def says(words: Words, text: str, kind: str) -> bool:
    """Whether ``text`` holds a narration of ``kind``, whatever it is filled with."""
    for n in range(1, words.variants(f"gwv-{kind}") + 1):
        wording = re.escape(words(f"gwv-{kind}-{n}", **Blanks()))
        if re.search(BLANK.sub(".+?", wording), text):
            return True
    return False


class Blanks(dict[str, str]):
    """Every argument that a narration may ask for."""

    def __init__(self) -> None:
        names = (
            *("one", "two", "other", "helper", "tile", "front", "caster", "foe", "power"),
            *("spell", "goods", "target", "life", "mana"),
        )
        super().__init__(dict.fromkeys(names, "BLANK"))


def side(team: int, kind: str, against: tuple[int, ...] = (), **more: object) -> Shown:
    foes = against or (1 - team,)
    return Shown(team, foes, (Tile(kind),) * len(foes), **more)  # type: ignore[arg-type]


def meeting(
    kinds: tuple[str, str],
    outcomes: tuple[Outcome, Outcome],
    damages: tuple[int, int],
    *,
    bases: tuple[int, int] = (4, 3),
    clashes: tuple[int, int] = (0, 0),
    hits: tuple[Hit, ...] = (),
    shown: tuple[Shown, Shown] | None = None,
) -> SlotJudged:
    sides = shown or (side(0, kinds[0]), side(1, kinds[1]))
    pair = Pair((0, 1), kinds, bases, outcomes, damages, clashes)
    return SlotJudged(0, sides, (pair,), hits, ((0, 0), (1, 0)))


MEETINGS: list[tuple[SlotJudged, str]] = [
    (meeting(("heavy", "heavy"), ("win", "lose"), (1, 0)), "higher"),
    (meeting(("charge", "snipe"), ("lose", "win"), (0, 1)), "higher"),
    (meeting(("heavy", "flurry"), ("win", "lose"), (4, 0)), "beats-heavy"),
    (meeting(("heavy", "counter"), ("lose", "win"), (0, 4)), "beats-counter"),
    (meeting(("heavy", "heavy"), ("even", "even"), (0, 0), bases=(4, 4)), "even"),
    (meeting(("phantasm", "phantasm"), ("even", "even"), (0, 0)), "guards-both"),
    (meeting(("phantasm", "normal"), ("both", "both"), (5, 3)), "both-normal"),
    (meeting(("phantasm", "normal"), ("both", "both"), (1, 5), bases=(6, 5)), "both-frenzy"),
    (meeting(("critical", "phantasm"), ("both", "both"), (3, 2)), "both-critical"),
    (meeting(("phantasm", "phantasm"), ("both", "both"), (5, 4)), "both-phantasm"),
    (meeting(("phantasm", "heavy"), ("both", "both"), (0, 4)), "guarded"),
    (meeting(("phantasm", "critical"), ("both", "both"), (0, 4), bases=(3, 4)), "stilled"),
    (meeting(("phantasm", "critical"), ("both", "both"), (0, 3), bases=(5, 3)), "guarded"),
    (meeting(("phantasm", "phantasm"), ("both", "both"), (5, 2), clashes=(2, 0)), "clash-won"),
]


@pytest.mark.parametrize(("event", "kind"), MEETINGS, ids=[kind for _, kind in MEETINGS])
def test_a_meeting_is_told_as_it_was_judged(words: Words, event: SlotJudged, kind: str) -> None:
    assert says(words, told(words, event), kind)


def test_a_wall_that_lets_something_through_is_told_so(words: Words) -> None:
    hit = Hit(1, 0, "servant", "tile", "physical", 6, 2, 2, 0)
    event = meeting(("phantasm", "heavy"), ("both", "both"), (0, 6), hits=(hit,))
    assert says(words, told(words, event), "guarded-partly")


@pytest.mark.parametrize(("amount", "kind"), [(4, "stilled"), (1, "guarded-partly")])
def test_what_stops_a_critical_is_told_by_what_it_took_off(
    words: Words, amount: int, kind: str
) -> None:
    """A phantasm of 3 that deals nothing to a critical of 4 has guarded, or was lowered."""
    hit = Hit(1, 0, "servant", "tile", "physical", 4, amount, amount, 0)
    event = meeting(("phantasm", "critical"), ("both", "both"), (0, 4), bases=(3, 4), hits=(hit,))
    assert says(words, told(words, event), kind)


def test_a_form_that_is_known_decides(words: Words) -> None:
    """Roland's phantasms attack: what a critical stops of them is no wall."""
    hit = Hit(1, 0, "servant", "tile", "physical", 4, 0, 0, 0)
    shown = (
        Shown(0, (1,), (Tile("phantasm", phantasm=0),)),
        side(1, "critical"),
    )
    event = meeting(
        ("phantasm", "critical"),
        ("both", "both"),
        (0, 4),
        bases=(3, 4),
        hits=(hit,),
        shown=shown,
    )
    assert says(words, told(words, event), "stilled")


def test_a_lost_slot_that_time_took_back_is_told_so(words: Words) -> None:
    cast = Cast("master", "time_control", 3, 0)
    shown = (side(0, "heavy"), side(1, "flurry", casts=(cast,), worked=(True,)))
    event = meeting(("heavy", "flurry"), ("even", "even"), (0, 0), shown=shown)
    text = told(words, event)
    assert says(words, text, "undone")
    assert says(words, text, "cast-time-control")


def test_time_that_had_nothing_to_take_back_is_told_so(words: Words) -> None:
    cast = Cast("master", "time_control", 3, 1)
    shown = (side(0, "heavy", casts=(cast,), worked=(True,)), side(1, "flurry"))
    event = meeting(("heavy", "flurry"), ("win", "lose"), (4, 0), shown=shown)
    text = told(words, event)
    assert says(words, text, "cast-idle")
    assert not says(words, text, "cast-time-control")


def test_a_spell_that_failed_and_one_that_was_doubled_are_told_so(words: Words) -> None:
    good = Cast("servant", "bolt", 3, 1, doubled=True)
    bad = Cast("master", "bolt", 2, 0)
    shown = (
        side(0, "heavy", casts=(good,), worked=(True,)),
        side(1, "flurry", casts=(bad,), worked=(False,)),
    )
    text = told(words, meeting(("heavy", "flurry"), ("win", "lose"), (4, 0), shown=shown))
    assert says(words, text, "cast-bolt")
    assert says(words, text, "doubled")
    assert says(words, text, "cast-failed")


def test_who_wards_himself_is_not_named_twice(words: Words) -> None:
    cast = Cast("servant", "ward", 3, 1)
    shown = (side(0, "heavy", casts=(cast,), worked=(True,)), side(1, "flurry"))
    text = told(words, meeting(("heavy", "flurry"), ("win", "lose"), (4, 0), shown=shown))
    assert says(words, text, "cast-ward-self")
    assert not says(words, text, "cast-ward")


@pytest.mark.parametrize(
    ("helped", "damages", "kind"),
    [(True, (0, 4), "guard-good"), (False, (0, 4), "guard-vain"), (False, (4, 0), "guard-idle")],
)
def test_a_guard_is_told_by_what_came_of_it(
    words: Words, helped: bool, damages: tuple[int, int], kind: str
) -> None:
    outcomes: tuple[Outcome, Outcome] = ("win", "lose") if damages[0] else ("lose", "win")
    guard = side(0, "heavy", rear="flurry", defends=True, helped=helped)
    event = meeting(("heavy", "counter"), outcomes, damages, shown=(guard, side(1, "counter")))
    assert says(words, told(words, event), kind)


def test_a_rear_that_was_reached_is_named(words: Words) -> None:
    hits = (
        Hit(0, 1, "master", "tile", "physical", 4, 4, 4, 0),
        Hit(0, 1, "master", "spread", "special", 2, 2, 2, 0),
    )
    event = meeting(("snipe", "heavy"), ("win", "lose"), (4, 0), hits=hits)
    text = told(words, event)
    assert says(words, text, "aimed")
    assert says(words, text, "spread")
    assert "Bert" in text


def test_a_charm_is_named(words: Words) -> None:
    shown = (side(0, "heavy", charm="talisman"), side(1, "flurry"))
    text = told(words, meeting(("heavy", "flurry"), ("win", "lose"), (4, 0), shown=shown))
    name = CATALOG.goods["talisman"].name
    assert (name.ko if words.language == "ko" else name.en) in text


def test_a_slot_without_a_judgement_is_told_so(words: Words) -> None:
    event = SlotJudged(0, (side(0, "heavy"), side(1, "none")), (), (), ((0, 5), (1, 7)))
    assert says(words, told(words, event), "unanswered")


def brawl(teams: int) -> SlotJudged:
    shown = tuple(
        side(team, "normal", tuple(foe for foe in range(teams) if foe != team))
        for team in range(teams)
    )
    pairs = tuple(
        Pair((one, two), ("normal", "normal"), (4, 3), ("win", "lose"), (one + two, 0))
        for one in range(teams)
        for two in range(one + 1, teams)
    )
    hits = tuple(
        Hit(one, two, "servant", "tile", "physical", one + two, one + two, one + two, 0)
        for pair in pairs
        for one, two in [pair.teams]
    )
    return SlotJudged(0, shown, pairs, hits, tuple((team, 20 + team) for team in range(teams)))


@pytest.mark.parametrize("teams", [3, 4])
def test_a_brawl_is_told_line_by_line_and_says_who_struck_whom(words: Words, teams: int) -> None:
    lines = told(words, brawl(teams)).split("\n")
    assert sum(line.startswith("▸") for line in lines) == 3
    assert all(str(20 + team) in lines[-1] for team in range(teams))
    # Each loss names its strikers, one for each that stands before the struck side.
    losses = [line for line in lines if line.endswith(")") and not line.startswith("▸")]
    assert len(losses) == teams - 1
    assert sum(line.count(",") for line in losses) >= sum(range(teams - 1))


def test_who_spare_each_other_are_told_so(words: Words) -> None:
    """Only one of the two who show mercy is spared in turn (GW-177)."""
    tiles = (
        (Tile("spare"), Tile("spare")),
        (Tile("spare"), Tile("normal")),
        (Tile("normal"), Tile("normal")),
    )
    shown = tuple(
        Shown(team, tuple(foe for foe in range(3) if foe != team), tiles[team]) for team in range(3)
    )
    pairs = (
        Pair((0, 2), ("normal", "normal"), (4, 3), ("win", "lose"), (1, 0)),
        Pair((1, 2), ("normal", "normal"), (4, 3), ("win", "lose"), (1, 0)),
    )
    text = told(words, SlotJudged(0, shown, pairs, (), ((0, 0), (1, 0), (2, 0))))
    assert says(words, text, "spared")
    assert sum(line.startswith("▸") for line in text.split("\n")) == 3
