"""Pictures of cards: the hand with the skills, and masters and servants to choose from."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from engine.domination.cards import Card
from render import theme
from render.domination.names import Scene
from render.domination.phrases import amount_text, dashed
from render.domination.pieces import ATTRIBUTE_COLOURS, MANA, attribute_signs, drop, glyph, shield
from render.domination.texts import card_lines, marks
from render.svg import at, box, document, line, paragraph

WIDTH = 1200
STRIP_WIDTH, STRIP_HEIGHT = 588, 222
_GAP = 8
_LONG = 150
"""A text of more characters takes a whole row."""


@dataclass(frozen=True, slots=True)
class Held:
    """A card to be drawn: its catalog key, what it costs now (None: as printed), its number."""

    key: str
    cost: int | None = None
    mark: str = ""


def hand_picture(scene: Scene, cards: Sequence[Held]) -> str:
    """Cards in the order given, two in a row, long texts over a whole row; 1200 wide."""
    strips, height = _spread(scene, cards)
    height = max(height, STRIP_HEIGHT) + 2 * _GAP
    table = box(0, 0, WIDTH, height, 22, fill=theme.NIGHT)
    if not cards:
        empty = theme.LABEL.but(size=34, anchor="middle")
        strips = line(scene.words("dom-hand-empty"), WIDTH / 2, height / 2 + 12, 1100, empty)
        return document(WIDTH, height, table, strips)
    return document(WIDTH, height, table, at(_GAP, _GAP, strips))


def _spread(scene: Scene, cards: Sequence[Held]) -> tuple[str, float]:
    """Strips laid out 1184 wide, and how high they are together."""
    rows: list[list[Held]] = []
    for held in cards:
        long = sum(map(len, card_lines(scene, scene.card(held.key)))) > _LONG
        if long or not rows or len(rows[-1]) == 2:
            rows.append([held, held] if long else [held])
        else:
            rows[-1].append(held)
    parts: list[str] = []
    for n, row in enumerate(rows):
        y = n * (STRIP_HEIGHT + _GAP)
        pair = len(row) == 2 and row[0] is not row[1]
        width = STRIP_WIDTH if pair else WIDTH - 2 * _GAP
        for x, held in enumerate(row if pair else row[:1]):
            parts.append(at(x * (STRIP_WIDTH + _GAP), y, strip(scene, held, width)))
    return "".join(parts), max(0.0, len(rows) * (STRIP_HEIGHT + _GAP) - _GAP)


def strip(scene: Scene, held: Held, width: float = STRIP_WIDTH) -> str:
    """A card lying in a hand, 222 high."""
    card = scene.card(held.key)
    colours = [ATTRIBUTE_COLOURS[each] for each in card.attributes] or ["#8d96b5"]
    left = 118.0 if card.attack else 22.0
    inner = width - left - 14
    band = (STRIP_HEIGHT - 8) / len(colours)
    parts = [
        box(0, 0, width, STRIP_HEIGHT, 18, fill=theme.IVORY),
        *(
            box(4, 4 + n * band, width - 8, band, 14 if len(colours) == 1 else 4, fill=colour)
            for n, colour in enumerate(theme.mix(each, theme.NIGHT, 0.35) for each in colours)
        ),
        box(left, 14, inner, STRIP_HEIGHT - 28, 12, fill=theme.PARCHMENT),
        box(left, 14, inner, 72, 12, fill=theme.mix(colours[0], theme.NIGHT, 0.72)),
        _header(scene, card, held.mark, left, inner),
        _text(scene, card, left, inner),
    ]
    if card.attack:
        parts.append(_numbers(scene, card, held.cost))
    return "".join(parts)


def _header(scene: Scene, card: Card, mark: str, left: float, inner: float) -> str:
    signs = len(card.attributes) * 34.0
    x, parts = left + 14, list[str]()
    if mark:
        figure = theme.FIGURE.but(size=26, fill=theme.INK)
        parts.append(box(x - 4, 22, 38, 34, 9, fill=theme.GOLD))
        parts.append(line(mark, x + 15, 48, 32, figure))
        x += 44
    room = left + inner - x - signs - 14
    parts.append(line(scene.title(card.key), x, 50, room, theme.NAME.but(size=32)))
    parts.append(at(left + inner - signs - 6, 38, attribute_signs(card.attributes, 30)))
    words = [scene.attributes(card.attributes), *marks(scene, card)]
    if card.basic:
        words.insert(1, scene.words("dom-mark-basic"))
    below = " · ".join(each for each in words if each) or scene.words("dom-mark-master")
    parts.append(line(below, left + 14, 78, inner - 28, theme.LABEL.but(size=22, fill=theme.IVORY)))
    return "".join(parts)


def _text(scene: Scene, card: Card, left: float, inner: float) -> str:
    lines = card_lines(scene, card)
    room = (inner - 28, STRIP_HEIGHT - 106)
    if not lines and card.attributes:
        return _plain(card, left + inner / 2)
    if not lines:
        quiet = theme.BODY.but(size=25, fill="#7a6a4f", anchor="middle")
        return line(scene.words("dom-no-ability"), left + inner / 2, 154, inner - 40, quiet)
    text = "\n".join(lines)
    return paragraph(text, left + 14, 90, room, theme.BODY.but(size=28), smallest=0.54)


def _plain(card: Card, middle: float) -> str:
    """The signs of a card without abilities, large and pale."""
    start = middle - 50 * (len(card.attributes) - 1)
    return "".join(
        at(
            start + 100 * n,
            148,
            glyph(each, 96, theme.mix(theme.PARCHMENT, ATTRIBUTE_COLOURS[each], 0.45)),
        )
        for n, each in enumerate(card.attributes)
    )


def _numbers(scene: Scene, card: Card, cost: int | None) -> str:
    """Power on a shield, and below it the mana to pay."""
    said = str(cost) if cost is not None else amount_text(scene, card.cost)
    if not said.isdigit():
        said = "*"
    figure = theme.FIGURE.but(size=46, fill=theme.IVORY)
    return (
        at(62, 72, shield(card.power, 84))
        + box(14, 146, 96, 60, 30, fill=theme.INK)
        + at(42, 176, drop(40))
        + line(said, 80, 192, 52, figure.but(fill=MANA))
    )


def people_picture(scene: Scene, kind: str, keys: Sequence[str]) -> str:
    """Masters or servants to choose from, numbered, with all that comes with them; 1200 wide."""
    tiles = [_person(scene, kind, key, n) for n, key in enumerate(keys, 1)]
    heights = [height for _, height in tiles]
    total = sum(heights) + _GAP * (len(tiles) + 1)
    y, parts = float(_GAP), [box(0, 0, WIDTH, total, 22, fill=theme.NIGHT)]
    for drawn, height in tiles:
        parts.append(at(_GAP, y, drawn))
        y += height + _GAP
    return document(WIDTH, total, *parts)


def person_picture(scene: Scene, kind: str, key: str) -> str:
    """A master or servant with all that comes with them; 1200 wide."""
    drawn, height = _person(scene, kind, key, None)
    total = height + 2 * _GAP
    table = box(0, 0, WIDTH, total, 22, fill=theme.NIGHT)
    return document(WIDTH, total, table, at(_GAP, _GAP, drawn))


def _person(scene: Scene, kind: str, key: str, number: int | None) -> tuple[str, float]:
    """A master or servant with its cards as strips below, and how high that is."""
    catalog, width = scene.catalog, WIDTH - 2 * _GAP
    if kind == "master":
        master = catalog.masters[key]
        cards = [card for card in (*master.cards, *master.skills) if card != "command_spell"]
        cards += list(dict.fromkeys((*master.deck, *master.pile)))
        note = scene.words("dom-master-note", spells=master.spells)
    else:
        servant = catalog.servants[key]
        cards = list(dict.fromkeys(servant.skills))
        note = scene.words(f"dom-class-{dashed(servant.servant_class)}")
    name = theme.NAME.but(size=44)
    quiet = theme.LABEL.but(size=30, fill=theme.GOLD, anchor="end")
    figure = theme.FIGURE.but(size=40, fill=theme.INK)
    parts = [
        box(0, 0, width, 74, 16, fill=theme.SLATE, stroke=theme.GOLD, stroke_width=3),
        line(scene.title(key), 86 if number else 24, 52, 640, name),
        line(note, width - 20, 49, 420, quiet),
    ]
    if number is not None:
        parts.append(box(14, 12, 54, 50, 12, fill=theme.GOLD))
        parts.append(line(str(number), 41, 52, 44, figure))
    strips, high = _spread(scene, [Held(card) for card in cards])
    parts.append(at(0, 82, strips))
    y = 82 + high + _GAP
    if kind == "servant":
        deck = catalog.servants[key].deck
        listed = ", ".join(f"{scene.title(card)} ×{count}" for card, count in deck.items())
        said = scene.words("dom-deck-list", cards=listed)
        parts.append(box(0, y, width, 92, 14, fill=theme.SLATE))
        small = theme.LABEL.but(size=26, fill=theme.IVORY)
        parts.append(paragraph(said, 18, y + 8, (width - 36, 78), small, smallest=0.7))
        y += 92
    return "".join(parts), y


def card_line(scene: Scene, key: str) -> str:
    """Cost, power, attributes, keywords and text of a card on one line."""
    card = scene.card(key)
    parts: list[str] = []
    if card.attack:
        cost = amount_text(scene, card.cost)
        parts.append(scene.words("dom-card-numbers", cost=cost, power=card.power))
    if card.attributes:
        parts.append(scene.attributes(card.attributes))
    parts += marks(scene, card)
    parts += card_lines(scene, card)
    return " · ".join(parts)
