"""What happened is told, with its sums and without anybody's secrets."""

from __future__ import annotations

from dataclasses import fields
from typing import Any

import pytest

from engine.gate import events as ev
from engine.kernel import Event
from render.gate.names import Scene
from render.gate.story import chapters, latest, tell
from render.words import Words
from tests.render.gate.duels import CATALOG, NAMES, Moment

SILENT = {ev.CombatEnded, ev.SetAsideTaken, ev.SquadDealt}
KINDS = [
    kind
    for kind in vars(ev).values()
    if isinstance(kind, type) and issubclass(kind, Event) and kind is not Event
]
VALUES: dict[str, Any] = {
    "seat": 1,
    "winner": 1,
    "column": 2,
    "card": "JN-1b",
    "source": "JN-1b",
    "n": 0,
    "cards": ("JN-2a", "VR-2a"),
    "placed": "JN-2a",
    "returned": "S4",
    "decks": ("JN", "VR", "EG", "FT"),
    "summoners": (),
    "columns": (),
    "deck": "JN",
    "powers": (4, 3),
    "guardian": "SB-1a",
    "buried": ("JN-1a",),
    "reason": "cost",
    "to": "hand",
    "hit": True,
    "success": True,
}


def example(kind: type[Event], **changes: Any) -> Event:
    named = [field.name for field in fields(kind)]  # type: ignore[arg-type]
    known = {name: VALUES.get(name, number) for number, name in enumerate(named, 3)}
    if kind is ev.DuelEnded:
        known["reason"] = "gates"
    return kind(**(known | changes))


def scene(words: Words, names: tuple[str, str] = NAMES) -> Scene:
    return Scene(CATALOG, names, words)


@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.__name__)
def test_every_event_is_told_or_silent_on_purpose(kind: type[Event], words: Words) -> None:
    line = tell(scene(words), example(kind))
    assert (line == "") == (kind in SILENT)
    assert "\n" not in line


@pytest.mark.parametrize("reason", ["gates", "damage", "turns", "concession"])
def test_every_end_is_told(reason: str, words: Words) -> None:
    for winner in (0, None):
        line = tell(scene(words), example(ev.DuelEnded, winner=winner, reason=reason))
        assert words(f"reason-{reason}") in line


def test_what_a_reader_may_not_know_stays_hidden(words: Words) -> None:
    hidden = words("card-unknown")
    for kind in (ev.GuardianPlaced, ev.GuardianBounced, ev.Peeked):
        assert hidden in tell(scene(words), example(kind, card=None))
    swapped = tell(scene(words), example(ev.GuardianSwapped, placed=None, returned=None))
    assert swapped.count(hidden) == 2
    assert "Router" not in tell(scene(Words("en")), example(ev.Drawn, cards=()))


def test_a_clash_is_told_with_its_sums() -> None:
    clash = ev.Clashed(
        seat=0,
        column=0,
        cards=("JN-1b", "JN-2a", "VR-2a"),
        powers=(4, 3, 2),
        guardian="SB-1a",
        guardian_power=3,
        gate_power=2,
        attack=9,
        defence=5,
        success=True,
    )
    told = tell(scene(Words("en")), clash)
    assert told == "⚔ **9** (4 + 3 + 2) > **5** (guardian 3 + gate 2) – the attack succeeds!"
    told = tell(scene(Words("ko")), clash)
    assert told == "⚔ **9** (4 + 3 + 2) > **5** (가디언 3 + 게이트 2) – 공격 성공!"


def test_names_cannot_speak_with_markup(words: Words) -> None:
    told = tell(scene(words, ("a", "**@everyone** <t:0>\n# x")), example(ev.TurnBegan))
    assert "@everyone" not in told
    assert "<t:0>" not in told.replace("\\", "x")
    assert "\n" not in told


def test_particles_follow_the_name() -> None:
    first = example(ev.FirstTossed, seat=0)
    assert "**철민**이 " in tell(scene(Words("ko"), ("철민", "b")), first)
    assert "**철수**가 " in tell(scene(Words("ko"), ("철수", "b")), first)


@pytest.mark.parametrize("kind", [ev.SquadBuilt, ev.ColumnsChosen, ev.SetAside, ev.DeckDrafted])
def test_what_both_players_do_is_told_at_one_level(kind: type[Event], words: Words) -> None:
    events = [example(kind, seat=0), example(kind, seat=1)]
    assert [len(each) for each in chapters(scene(words), events)] == [1, 1]
    assert "· " not in latest(scene(words), events, 1500)


def test_actions_are_chapters(words: Words) -> None:
    events = [
        example(ev.TurnBegan),
        example(ev.ActionUsed),
        example(ev.Summoned),
        example(ev.AttackDeclared),
        example(ev.Unguarded),
        example(ev.Clashed),
        example(ev.Discarded, reason="turn"),
        example(ev.Drawn),
    ]
    assert [len(each) for each in chapters(scene(words), events)] == [1, 2, 3, 2]


def test_the_latest_fits_its_room(played: list[Moment], words: Words) -> None:
    for moment in played:
        for room in (200, 900, 1500):
            told = latest(scene(words), moment.story(None), room)
            assert len(told) <= room
            assert told or not moment.story(None)
            assert bool(told) == any(tell(scene(words), event) for event in moment.story(None))
