"""What only one player knows: own hidden guardians, cards seen in the deck, guardians peeked at."""

from __future__ import annotations

from engine.gate.view import DuelView
from render.gate.names import Scene
from render.panel import FIELD_VALUE, Field
from render.words import fit


def secret_field(scene: Scene, view: DuelView, seat: int) -> Field | None:
    """A seat's own knowledge as a field of its panel; None if there is nothing to tell."""
    words = scene.words
    lines: list[str] = []
    for owner in (seat, 1 - seat):
        for number, column in enumerate(view.sides[owner].columns, 1):
            guardian = column.guardian
            if guardian is None or guardian.card is None or guardian.face_up:
                continue
            key = "secret-mine" if owner == seat else "secret-theirs"
            power = scene.card(guardian.card).power
            lines.append(words(key, column=number, card=scene.title(guardian.card), power=power))
    mine = view.sides[seat]
    if any(card is not None for card in mine.deck_top):
        top = (words("card-unknown") if c is None else scene.title(c) for c in mine.deck_top)
        lines.append(words("secret-deck", cards=", ".join(top)))
    if mine.set_aside is not None:
        lines.append(words("secret-set-aside", card=scene.title(mine.set_aside)))
    if not lines:
        return None
    return Field(words("panel-secrets"), fit("\n".join(lines), FIELD_VALUE))
