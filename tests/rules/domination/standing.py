"""Standing operations, as a card would bring them."""

from __future__ import annotations

from engine.domination.standing import Standing
from engine.domination.state import Effect
from tests.domination.scene import Scene


def stand(scene: Scene, op: Standing, *seats: int) -> None:
    """Let a standing operation stand for these seats this round."""
    now = scene.state.round
    effect = Effect(op, -1, "", seats or (0, 1, 2), (), "", now, now)  # type: ignore[arg-type]
    scene.state.effects.append(effect)
