"""Fights in which the servants' skills are tried."""

from __future__ import annotations

from tests.domination.scene import Scene


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
