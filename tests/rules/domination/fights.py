"""Scenes in which the cards of servants and masters are tried."""

from __future__ import annotations

from tests.domination.scene import GAME, Scene

MASTERS = GAME.catalog.masters


def fight(*seats: int, place: str = "miyama", players: int = 3, round_: int = 2) -> Scene:
    """Seats 0 and 1 (or those named) on one battlefield."""
    scene = Scene(players, round_)
    scene.at(place, *(seats or (0, 1)))
    for side in scene.state.sides:
        side.mana = 12
    return scene


def in_combat(scene: Scene, card: str, n: int = 0) -> Scene:
    return scene.window(0, "C1").use(card, n)


def usable(scene: Scene, window: str, seat: int = 0) -> list[tuple[str, int]]:
    scene.window(seat, window)
    return [] if scene.over else scene.abilities()


def with_master(key: str, seats: int = 3, round_: int = 2) -> Scene:
    """Seat 0 has all the cards of a master."""
    scene = Scene(seats, round_)
    master = MASTERS[key]
    side = scene.side(0)
    side.master = key
    side.cards = [f"0-{card}-1" for card in master.cards]
    side.spells = master.spells
    side.skills = side.shown = []
    side.skills = [f"0-{card}-1" for card in master.skills]
    side.shown = side.skills.copy()
    side.pile = [f"0-{card}-{n}" for card, count in master.pile.items() for n in range(count)]
    side.counters = dict(master.counters)
    return scene
