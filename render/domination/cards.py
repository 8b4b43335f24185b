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
from render.fonts import sans, wrapped
from render.svg import at, block, box, document, line

WIDTH = 1200
STRIP_WIDTH = 588
_GAP = 8
_HEAD, _LEAST = 92, 200
"""How high the band with the name is, and a card as a whole at least."""
_TEXT = theme.BODY.but(size=34)
_KINDS = theme.LABEL.but(size=29, fill=theme.IVORY)
_MOST_LINES = 3
"""A text of more lines takes a whole row."""


@dataclass(frozen=True, slots=True)
class Held:
    """A card to be drawn: its catalog key, what it costs now (None: as printed), its number.

    A ``picked`` one is part of the declaration that is being made.
    """

    key: str
    cost: int | None = None
    mark: str = ""
    picked: bool = False


def hand_picture(scene: Scene, cards: Sequence[Held]) -> str:
    """Cards in the order given, two in a row, long texts over a whole row; 1200 wide."""
    strips, height = _spread(scene, cards)
    height = max(height, _LEAST) + 2 * _GAP
    table = box(0, 0, WIDTH, height, 22, fill=theme.NIGHT)
    if not cards:
        empty = theme.LABEL.but(size=34, anchor="middle")
        strips = line(scene.words("dom-hand-empty"), WIDTH / 2, height / 2 + 12, 1100, empty)
        return document(WIDTH, height, table, strips)
    return document(WIDTH, height, table, at(_GAP, _GAP, strips))


def card_picture(scene: Scene, key: str) -> str:
    """One card alone, 1000 wide."""
    width = 1000
    height = strip_height(scene, scene.card(key), width)
    return document(width, height, strip(scene, Held(key), width, height))


def _spread(scene: Scene, cards: Sequence[Held]) -> tuple[str, float]:
    """Strips laid out 1184 wide, and how high they are together."""
    parts: list[str] = []
    y = 0.0
    for row in _rows(scene, cards):
        width = STRIP_WIDTH if len(row) == 2 else WIDTH - 2.0 * _GAP
        height = max(strip_height(scene, scene.card(held.key), width) for held in row)
        for n, held in enumerate(row):
            drawn = strip(scene, held, width, height)
            parts.append(at(n * (STRIP_WIDTH + _GAP), y, drawn))
        y += height + _GAP
    return "".join(parts), max(0.0, y - _GAP)


def _rows(scene: Scene, cards: Sequence[Held]) -> list[list[Held]]:
    """The cards by rows: two short ones that follow each other share one."""
    rows: list[list[Held]] = []
    narrow = False
    for held in cards:
        card = scene.card(held.key)
        lines = wrapped(_printed(scene, card), sans(), _TEXT.size, _room(card, STRIP_WIDTH))
        kinds = sans().width(_kinds(scene, card), _KINDS.size)
        short = len(lines) <= _MOST_LINES and kinds <= _room(card, STRIP_WIDTH)
        if short and narrow and len(rows[-1]) == 1:
            rows[-1].append(held)
        else:
            rows.append([held])
        narrow = short
    return rows


def _printed(scene: Scene, card: Card) -> str:
    return "\n".join(card_lines(scene, card))


def _left(card: Card) -> float:
    """Where the text begins: beside the numbers of an attack."""
    return 118.0 if card.attack else 22.0


def _room(card: Card, width: float) -> float:
    """How wide the text may run."""
    return width - _left(card) - 14 - 32


def strip_height(scene: Scene, card: Card, width: float) -> float:
    """How high a card is whose text is not shrunk."""
    _, text = block(_printed(scene, card), 0, 0, _room(card, width), _TEXT)
    return max(_LEAST, 14 + _HEAD + 8 + text + 26)


def strip(scene: Scene, held: Held, width: float, height: float) -> str:
    """A card lying in a hand, as high as `strip_height` says."""
    card = scene.card(held.key)
    colours = [ATTRIBUTE_COLOURS[each] for each in card.attributes] or ["#8d96b5"]
    left = _left(card)
    inner = width - left - 14
    band = (height - 8) / len(colours)
    parts = [
        box(0, 0, width, height, 18, fill=theme.IVORY),
        *(
            box(4, 4 + n * band, width - 8, band, 14 if len(colours) == 1 else 4, fill=colour)
            for n, colour in enumerate(theme.mix(each, theme.NIGHT, 0.35) for each in colours)
        ),
        box(left, 14, inner, height - 28, 12, fill=theme.PARCHMENT),
        box(left, 14, inner, _HEAD, 12, fill=theme.mix(colours[0], theme.NIGHT, 0.72)),
        _header(scene, card, "✓" if held.picked else held.mark, left, inner),
        _text(scene, card, left, (inner, height)),
    ]
    if card.attack:
        parts.append(_numbers(scene, card, held.cost))
    if held.picked:
        frame = {"fill": "none", "stroke": theme.GOLD, "stroke_width": 12.0}
        parts.append(box(6, 6, width - 12, height - 12, 14, **frame))
    return "".join(parts)


def _header(scene: Scene, card: Card, mark: str, left: float, inner: float) -> str:
    signs = len(card.attributes) * 40.0
    x, parts = left + 14, list[str]()
    if mark:
        figure = theme.FIGURE.but(size=30, fill=theme.INK)
        parts.append(box(x - 4, 20, 44, 40, 9, fill=theme.GOLD))
        parts.append(line(mark, x + 18, 51, 38, figure))
        x += 50
    room = left + inner - x - signs - 14
    parts.append(line(scene.title(card.key), x, 53, room, theme.NAME.but(size=37)))
    parts.append(at(left + inner - signs - 6, 40, attribute_signs(card.attributes, 36)))
    parts.append(line(_kinds(scene, card), left + 14, 94, inner - 28, _KINDS))
    return "".join(parts)


def _kinds(scene: Scene, card: Card) -> str:
    """Attributes and keywords of a card."""
    words = [scene.attributes(card.attributes), *marks(scene, card)]
    if card.basic:
        words.insert(1, scene.words("dom-mark-basic"))
    return " · ".join(each for each in words if each) or scene.words("dom-mark-master")


def _text(scene: Scene, card: Card, left: float, size: tuple[float, float]) -> str:
    inner, height = size
    text, middle = _printed(scene, card), (14 + _HEAD + height - 14) / 2
    if not text and card.attributes:
        return _plain(card, left + inner / 2, middle)
    if not text:
        quiet = _TEXT.but(size=30, fill="#7a6a4f", anchor="middle")
        return line(scene.words("dom-no-ability"), left + inner / 2, middle + 10, inner - 40, quiet)
    drawn, _ = block(text, left + 16, 14 + _HEAD + 8, _room(card, inner + left + 14), _TEXT)
    return drawn


def _plain(card: Card, middle: float, y: float) -> str:
    """The signs of a card without abilities, large and pale."""
    start = middle - 46 * (len(card.attributes) - 1)
    return "".join(
        at(
            start + 92 * n,
            y,
            glyph(each, 72, theme.mix(theme.PARCHMENT, ATTRIBUTE_COLOURS[each], 0.45)),
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
        at(62, 66, shield(card.power, 84))
        + box(14, 126, 96, 60, 30, fill=theme.INK)
        + at(42 if len(said) == 1 else 33, 156, drop(40 if len(said) == 1 else 32))
        + line(said, 80 if len(said) == 1 else 77, 172, 52, figure.but(fill=MANA))
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
        small = theme.LABEL.but(size=31, fill=theme.IVORY)
        drawn, high = block(said, 20, y + 12, width - 40, small)
        parts += [box(0, y, width, high + 28, 14, fill=theme.SLATE), drawn]
        y += high + 28
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
