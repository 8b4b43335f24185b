"""Pictures of cards: those to choose from, and a whole deck."""

from __future__ import annotations

from collections.abc import Sequence

from engine.challengers.cards import Card
from render import theme
from render.challengers.emblems import emblem
from render.challengers.names import Scene, spread
from render.challengers.pieces import cloth, level, level_width, number_badge, power
from render.challengers.rules_text import card_text
from render.svg import at, box, line, paragraph

STRIP_WIDTH, STRIP_HEIGHT = 582, 212
TILE_WIDTH, TILE_HEIGHT = 384, 152
WIDTH = 1200
_GAP = 12
_EMPTY = 160


def strip(scene: Scene, key: str, *, round_number: int, mark: str = "") -> str:
    """A card to choose, 582 x 212; ``mark`` is its number."""
    card = scene.card(key)
    arms = emblem(card.set)
    left, inner = 150, STRIP_WIDTH - 150 - 12
    parts = [
        box(0, 0, STRIP_WIDTH, STRIP_HEIGHT, 20, fill=arms.colours.main),
        box(
            *(3, 3, STRIP_WIDTH - 6, STRIP_HEIGHT - 6, 17),
            fill="none",
            stroke=arms.colours.light,
            stroke_width=3,
        ),
        at(80, 84, arms.draw(arms.colours.light, arms.colours.main), scale=0.98),
        at(76, 164, power(card.base(round_number), 74)),
        box(left, 12, inner, STRIP_HEIGHT - 24, 12, fill=theme.PARCHMENT),
        box(left, 12, inner, 82, 12, fill=arms.colours.dark),
        line(scene.name(key), left + 16, 54, inner - 32, theme.NAME.but(size=36)),
        at(left + 16, 75, level(card.level, 26)),
        line(
            scene.set_name(card.set),
            left + 26 + level_width(card.level, 26),
            83,
            inner - 110,
            theme.LABEL.but(size=23, fill=arms.colours.light),
        ),
        paragraph(
            card_text(scene, card),
            left + 16,
            100,
            (inner - 30, STRIP_HEIGHT - 120),
            theme.BODY.but(size=27),
        ),
    ]
    if mark:
        parts.append(at(30, 30, number_badge(mark, 44)))
    return "".join(parts)


def cards_picture(scene: Scene, keys: Sequence[str], round_number: int) -> str:
    """Cards to choose from, numbered from 1 in the order given; 1200 wide."""
    rows = max(1, (len(keys) + 1) // 2)
    height = rows * (STRIP_HEIGHT + _GAP) + _GAP
    odd = len(keys) % 2 == 1
    places = [
        at(
            (WIDTH - STRIP_WIDTH) / 2
            if odd and n == len(keys) - 1
            else _GAP + (n % 2) * (STRIP_WIDTH + _GAP),
            _GAP + (n // 2) * (STRIP_HEIGHT + _GAP),
            strip(scene, key, round_number=round_number, mark=str(n + 1)),
        )
        for n, key in enumerate(keys)
    ]
    return cloth(WIDTH, height, *places)


def deck_picture(scene: Scene, keys: Sequence[str], round_number: int) -> str:
    """A deck, equal cards once with their number, the strongest first; 1200 wide."""
    kinds = spread(in_order(scene, keys))
    rows = max(1, -(-len(kinds) // 3))
    height = rows * (TILE_HEIGHT + _GAP) + _GAP if kinds else _EMPTY
    places = [
        at(
            _GAP + (n % 3) * (TILE_WIDTH + _GAP),
            _GAP + (n // 3) * (TILE_HEIGHT + _GAP),
            _tile(scene, scene.card(key), count, round_number),
        )
        for n, (key, count) in enumerate(kinds)
    ]
    if not kinds:
        empty = theme.LABEL.but(size=34, anchor="middle")
        places = [line(scene.words("ch-deck-empty"), WIDTH / 2, height / 2 + 12, 1100, empty)]
    return cloth(WIDTH, height, *places)


def in_order(scene: Scene, keys: Sequence[str]) -> list[str]:
    """Cards by level, then power, the highest first, equal ones together."""
    rank = {"SOLO": 0, "C": 1, "B": 2, "A": 3, "R": 4, "S": 5}
    return sorted(
        keys,
        key=lambda key: (rank[scene.card(key).level], -scene.card(key).power, scene.name(key), key),
    )


def _tile(scene: Scene, card: Card, count: int, round_number: int) -> str:
    """A card of a deck, 384 x 152."""
    arms = emblem(card.set)
    left, inner = 88, TILE_WIDTH - 88 - 10
    room = inner - 24 - (62 if count > 1 else 0)
    parts = [
        box(0, 0, TILE_WIDTH, TILE_HEIGHT, 16, fill=arms.colours.main),
        box(
            *(2, 2, TILE_WIDTH - 4, TILE_HEIGHT - 4, 14),
            fill="none",
            stroke=arms.colours.light,
            stroke_width=2.5,
        ),
        at(44, 44, arms.draw(arms.colours.light, arms.colours.main), scale=0.6),
        at(44, 108, power(card.base(round_number), 56)),
        box(left, 10, inner, TILE_HEIGHT - 20, 10, fill=theme.PARCHMENT),
        box(left, 10, inner, 48, 10, fill=arms.colours.dark),
        at(left + 10, 34, level(card.level, 28)),
        line(
            scene.name(card.key),
            left + 20 + level_width(card.level, 28),
            44,
            room - level_width(card.level, 28),
            theme.TITLE.but(size=28),
        ),
        paragraph(
            card_text(scene, card),
            left + 12,
            62,
            (inner - 22, TILE_HEIGHT - 76),
            theme.BODY.but(size=23),
            smallest=0.74,
        ),
    ]
    if count > 1:
        many = theme.FIGURE.but(size=30, fill=theme.GOLD, anchor="end")
        parts.append(line(f"×{count}", TILE_WIDTH - 20, 45, 58, many))
    return "".join(parts)
