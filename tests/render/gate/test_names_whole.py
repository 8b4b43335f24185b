"""The names of our own cards are never cut, wherever a picture shows one."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import pytest

from engine.gate.cards import Card
from engine.gate.view import ColumnView, DuelView, FighterView, GuardianView
from render.gate.arena import arena
from render.gate.card import card_picture, hand_picture
from render.gate.column import gate_picture, guardian_picture
from render.gate.names import Scene
from render.gate.squads import decks_picture, draft_picture, squad_picture
from render.svg import document
from render.words import Words
from tests.render.drawings import texts
from tests.render.gate.duels import CATALOG, GAME, Moment

PLAYERS = ("A", "B")
CARDS = list(CATALOG.cards.values())
DECKS, SUMMONERS = list(CATALOG.decks), list(CATALOG.summoners)


@pytest.fixture
def scene(words: Words) -> Scene:
    return Scene(CATALOG, PLAYERS, words)


def drawn(*pieces: str) -> set[str]:
    return {each.text for each in texts(document(1200, 1200, *pieces))}


def views(played: list[Moment]) -> Iterator[DuelView]:
    return (GAME.view(moment.state, None) for moment in played)


def names(scene: Scene, cards: list[Card]) -> set[str]:
    return {scene.title(card.key) for card in cards}


def test_on_cards_and_in_hands(scene: Scene) -> None:
    for card in CARDS:
        assert scene.title(card.key) in drawn(card_picture(card, scene.words))
        assert scene.title(card.key) in drawn(hand_picture([card], scene.words))


def test_in_gate_decks_and_squads(scene: Scene) -> None:
    wanted = {scene.deck(key) for key in DECKS} | names(scene, [c for c in CARDS if c.level])
    assert wanted <= drawn(decks_picture(scene, DECKS))
    wanted |= {scene.title(key) for key in SUMMONERS}
    assert wanted <= drawn(squad_picture(scene, DECKS, SUMMONERS))


def test_in_a_draft_free_and_taken(scene: Scene, played: list[Moment]) -> None:
    view = next(view for view in views(played) if view.draft is not None)
    assert view.draft is not None
    wanted = {scene.deck(key) for key in DECKS} | {scene.title(key) for key in SUMMONERS}
    free = replace(view.draft, decks=tuple(DECKS), summoners=tuple(SUMMONERS))
    bare = tuple(replace(side, decks=(), summoners=()) for side in view.sides)
    assert wanted <= drawn(draft_picture(scene, replace(view, draft=free, sides=bare)))
    none = replace(view.draft, decks=(), summoners=())
    full = (replace(bare[0], decks=tuple(DECKS), summoners=tuple(SUMMONERS)), bare[1])
    assert wanted <= drawn(draft_picture(scene, replace(view, draft=none, sides=full)))


def test_on_gates_as_top_card_and_as_enhancement(scene: Scene, played: list[Moment]) -> None:
    column = a_column(played)
    for card in (card for card in CARDS if card.kind == "character"):
        top = replace(column, deck=card.deck, pile=(card.key,), closed=False, level=4)
        assert {scene.title(card.key), scene.deck(card.deck)} <= drawn(gate_picture(scene, top))
        for count in (1, 2, 3, 4):
            enhanced = replace(top, pile=(card.key, *column.pile), attached=(card.key,) * count)
            said = [each.text for each in texts(document(600, 600, gate_picture(scene, enhanced)))]
            assert said.count(scene.title(card.key)) == count + 1


@pytest.mark.parametrize("face_up", [True, False])
def test_before_gates(scene: Scene, played: list[Moment], face_up: bool) -> None:
    column = a_column(played)
    for card in (card for card in CARDS if card.kind != "gate"):
        guardian = GuardianView(card=card.key, face_up=face_up, since=12)
        guarded = replace(column, guardian=guardian)
        assert scene.title(card.key) in drawn(guardian_picture(scene, guarded))


def test_in_combat_and_in_use(scene: Scene, played: list[Moment]) -> None:
    view = next(view for view in views(played) if view.combat is not None)
    running = view.combat
    assert running is not None
    calm = next(view for view in views(played) if view.combat is None and view.result is None)
    for card in (card for card in CARDS if card.kind != "gate"):
        fighter = FighterView(card=card.key, power=12, strike=3)
        combat = replace(running, attackers=(fighter,) * 3, guardian=fighter)
        said = [
            t.text for t in texts(document(1200, 200, arena(scene, replace(view, combat=combat))))
        ]
        assert said.count(scene.title(card.key)) == 4
        using = tuple(replace(side, active=(card.key,)) for side in calm.sides)
        assert scene.title(card.key) in drawn(arena(scene, replace(calm, sides=using)))
    defender = 1 - running.attacker
    for key in DECKS:
        sides = list(view.sides)
        columns = tuple(replace(column, deck=key) for column in sides[defender].columns)
        sides[defender] = replace(sides[defender], columns=columns)
        assert scene.deck(key) in drawn(arena(scene, replace(view, sides=tuple(sides))))


def a_column(played: list[Moment]) -> ColumnView:
    return next(
        column
        for view in views(played)
        for side in view.sides
        for column in side.columns
        if column.deck is not None
    )
