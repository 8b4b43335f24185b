"""Pictures of gate decks and summoners, for whoever builds a squad or drafts one."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from engine.gate.cards import GateDeck
from engine.gate.view import DuelView
from render import theme
from render.gate.card import HAND_WIDTH, STRIP_HEIGHT, STRIP_WIDTH, strip
from render.gate.emblems import emblem
from render.gate.names import Scene
from render.gate.pieces import SHEEN, definitions, gem, portal, shield
from render.svg import at, box, document, line

WIDTH = HAND_WIDTH
TILE_HEIGHT = 226
_GAP = 8
_SMALL_WIDTH, _SMALL_HEIGHT = 290, 112


@dataclass(frozen=True, slots=True)
class Taken:
    """What somebody has drafted: the seat, and the key of a gate deck or summoner."""

    seat: int
    key: str


def decks_picture(scene: Scene, decks: Sequence[str], *, numbered: bool = True) -> str:
    """Gate decks with all their characters, ``numbered`` from 1 in the order given; 1200 wide."""
    tiles = [
        _deck(scene, scene.catalog.decks[key], str(n) if numbered else "")
        for n, key in enumerate(decks, 1)
    ]
    return _sheet(_grid(tiles, TILE_HEIGHT, 0), _rows(tiles) * (TILE_HEIGHT + _GAP))


def squad_picture(scene: Scene, decks: Sequence[str], summoners: Sequence[str]) -> str:
    """A whole squad: its gate decks with all their characters, then its summoners; 1200 wide."""
    tiles = [_deck(scene, scene.catalog.decks[key]) for key in decks]
    strips = [strip(scene.card(key), scene.words) for key in summoners]
    upper = _rows(tiles) * (TILE_HEIGHT + _GAP)
    lower = _rows(strips) * (STRIP_HEIGHT + _GAP)
    return _sheet(_grid(tiles, TILE_HEIGHT, 0) + _grid(strips, STRIP_HEIGHT, upper), upper + lower)


def draft_picture(scene: Scene, view: DuelView) -> str:
    """A draft: what lies in the middle is bright, what was taken bears its owner's name."""
    draft = view.draft
    lying = (*draft.decks, *draft.summoners) if draft else ()
    taken = [
        Taken(seat, key)
        for seat, side in enumerate(view.sides)
        for key in (*side.decks, *side.summoners)
    ]
    owner = {each.key: each.seat for each in taken}
    all_keys = {*lying, *owner}
    decks = [key for key in scene.catalog.decks if key in all_keys]
    summoners = [key for key in scene.catalog.summoners if key in all_keys]
    heading = theme.TITLE.but(size=28)
    parts: list[str] = []
    top = 6.0
    for label, keys in (("draft-decks", decks), ("draft-summoners", summoners)):
        parts.append(line(scene.words(label), 18, top + 34, WIDTH - 36, heading))
        top += 50
        for n, key in enumerate(keys):
            x = _GAP + (n % 4) * (_SMALL_WIDTH + _GAP)
            y = top + (n // 4) * (_SMALL_HEIGHT + _GAP)
            parts.append(at(x, y, _small(scene, key, owner.get(key))))
        top += -(-len(keys) // 4) * (_SMALL_HEIGHT + _GAP) + 8
    return _sheet("".join(parts), top)


def _sheet(drawn: str, height: float) -> str:
    height = max(height, TILE_HEIGHT) + _GAP
    table = box(0, 0, WIDTH, height, 24, fill=theme.NIGHT)
    return document(WIDTH, height, definitions(), table, drawn)


def _rows(tiles: Sequence[str]) -> int:
    return (len(tiles) + 1) // 2


def _grid(tiles: Sequence[str], height: float, top: float) -> str:
    return "".join(
        at(
            _GAP + (n % 2) * (STRIP_WIDTH + _GAP),
            top + _GAP + (n // 2) * (height + _GAP),
            tile,
        )
        for n, tile in enumerate(tiles)
    )


def _deck(scene: Scene, deck: GateDeck, mark: str = "") -> str:
    """A gate deck, 588 x 226: its gate, and its characters from the top down."""
    arms = emblem(deck.key)
    colours = arms.colours
    cards = [scene.card(key) for key in reversed(deck.cards[1:])]
    left, inner = 116, STRIP_WIDTH - 116 - 12
    small = theme.BODY.but(size=21)
    parts = [
        box(0, 0, STRIP_WIDTH, TILE_HEIGHT, 20, fill=colours.main),
        box(0, 0, STRIP_WIDTH, TILE_HEIGHT, 20, fill=SHEEN),
        at(15, 52, portal(arms, 86, 134)),
        box(left, 12, inner, TILE_HEIGHT - 24, 12, fill=theme.PARCHMENT),
        box(left, 12, inner, 46, 12, fill=colours.dark),
        line(scene.words.said(deck.name), left + 14, 45, inner - 28, theme.NAME.but(size=31)),
    ]
    half = inner / 2
    for n, card in enumerate(cards):
        # The four that come first stand on the left.
        x, y = left + (n // 4) * half, 78 + (n % 4) * 37
        parts += [
            at(x + 21, y, gem(card.level or 0, 28)),
            line(scene.title(card.key), x + 40, y + 8, half - 76, small),
            at(x + half - 19, y, shield(card.power, 27)),
        ]
    if mark:
        figure = theme.FIGURE.but(size=28, fill=theme.INK)
        seal = box(-20, -20, 40, 40, 20, fill=theme.GOLD, stroke=theme.INK, stroke_width=3)
        parts.append(at(28, 28, seal + line(mark, 0, 10, 34, figure)))
    return "".join(parts)


def _small(scene: Scene, key: str, owner: int | None) -> str:
    """A gate deck or summoner in a draft, 290 x 112; ``owner`` has taken it."""
    is_deck = key in scene.catalog.decks
    arms = emblem(key if is_deck else None)
    name = scene.deck(key) if is_deck else scene.title(key)
    colours = arms.colours
    taken = owner is not None
    fill = theme.mix(colours.main, theme.NIGHT, 0.72) if taken else colours.main
    edge = theme.SEAM if taken else colours.light
    ink = theme.MIST if taken else theme.IVORY
    room = _SMALL_WIDTH - 94
    parts = [
        box(1, 1, _SMALL_WIDTH - 2, _SMALL_HEIGHT - 2, 16, fill=fill, stroke=edge, stroke_width=2),
        at(14, 12, portal(arms, 58, 82, closed=taken)),
        line(
            *(name, 82, 46, room, theme.NAME.but(size=24, fill=ink)),
            smallest=theme.NAME_SMALLEST,
        ),
    ]
    if owner is not None:
        label = theme.LABEL.but(size=21, fill=theme.GOLD)
        parts.append(line(scene.drawn(owner), 84, 84, room, label))
    elif is_deck:
        powers = [scene.card(each).power for each in scene.catalog.decks[key].cards[1:]]
        label = theme.LABEL.but(size=20, fill=ink)
        parts.append(line(scene.words("draft-power", power=sum(powers)), 84, 84, room, label))
    return "".join(parts)
