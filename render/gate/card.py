"""Pictures of cards: one card in full, and the hand."""

from __future__ import annotations

from collections.abc import Sequence

from engine.gate.cards import Card
from render import theme
from render.fonts import sans
from render.gate.emblems import emblem
from render.gate.names import deck_name, title
from render.gate.pieces import SHEEN, definitions, gem, portal, shield
from render.gate.rules_text import ability_text, operations_text, timing_name
from render.svg import Type, at, box, document, glow, line, paragraph, path, tag
from render.words import Words

WIDTH, HEIGHT = 560, 800
STRIP_WIDTH, STRIP_HEIGHT = 588, 236
HAND_WIDTH = 1200


def card_picture(card: Card, words: Words) -> str:
    """A card's front, 560 x 800."""
    arms = emblem(card.deck)
    colours = arms.colours
    frame = [
        box(0, 0, WIDTH, HEIGHT, 34, fill=theme.INK),
        box(10, 10, WIDTH - 20, HEIGHT - 20, 27, fill=colours.main),
        box(10, 10, WIDTH - 20, HEIGHT - 20, 27, fill=SHEEN),
        box(
            20, 20, WIDTH - 40, HEIGHT - 40, 20, fill="none", stroke=colours.light, stroke_width=2.5
        ),
    ]
    return document(
        WIDTH,
        HEIGHT,
        definitions(),
        *frame,
        at(0, 0, _header(card, words)),
        at(36, 138, _art(card)),
        at(36, 448, _rules(card, words, WIDTH - 72, 306)),
    )


def _header(card: Card, words: Words) -> str:
    left, right = 124 if card.level is not None else 50, 124 if card.kind != "gate" else 50
    if card.kind == "summoner":
        left = right
    room = WIDTH - left - right
    middle = theme.NAME.but(size=40, anchor="middle")
    small = theme.LABEL.but(size=23, fill=emblem(card.deck).colours.light, anchor="middle")
    parts = [
        box(36, 36, WIDTH - 72, 92, 16, fill=emblem(card.deck).colours.dark),
        line(title(card, words), left + room / 2, 80, room, middle),
        line(_kind(card, words), left + room / 2, 112, room, small),
    ]
    if card.level is not None:
        parts.append(at(70, 82, gem(card.level, 86)))
    if card.kind != "gate":
        parts.append(at(WIDTH - 70, 82, shield(card.power, 72)))
    return "".join(parts)


def _kind(card: Card, words: Words) -> str:
    if card.kind == "summoner":
        return words("card-summoner")
    return deck_name(card, words) if card.title else words("card-gate")


def _art(card: Card) -> str:
    """A hall with rays of light, and the portal in it."""
    width, height = WIDTH - 72, 296
    colours = emblem(card.deck).colours
    rays = "".join(
        at(
            width / 2,
            height * 0.62,
            path("M-15 0L-34 -420H34L15 0Z", fill=colours.light, opacity=0.13),
            turn=turn,
        )
        for turn in range(-80, 81, 32)
    )
    halo = tag("defs", glow("halo", (0, colours.light, 0.7), (1, colours.dark, 0), centre=0.6))
    clip = tag("clipPath", box(0, 0, width, height, 16), id_="hall")
    floor = path(f"M0 {height - 34}H{width}V{height}H0Z", fill="#000000", opacity=0.35)
    return (
        tag("defs", clip)
        + tag(
            "g",
            halo,
            box(0, 0, width, height, 16, fill=colours.dark),
            rays,
            box(0, 0, width, height, 16, fill="url(#halo)"),
            floor,
            at(width / 2 - 88, 24, portal(emblem(card.deck), 176, 250)),
            clip_path="url(#hall)",
        )
        + box(0, 0, width, height, 16, fill="none", stroke=colours.light, stroke_width=3)
    )


def _rules(card: Card, words: Words, width: float, height: float) -> str:
    """The parchment: marks, abilities with their timing, and the flavour text."""
    flavour = words.said(card.flavour) if card.flavour else ""
    quiet = theme.BODY.but(size=21, fill="#7a6a4f", anchor="middle")
    note = paragraph(flavour, 20, height - 68, (width - 40, 58), quiet)
    rule = path(f"M{width * 0.3} {height - 78}H{width * 0.7}", stroke="#c9b58d", stroke_width=2)
    blocks: list[tuple[str, str]] = [
        (timing_name(words, ability), operations_text(words, ability.operations))
        for ability in card.abilities
    ]
    top = 14.0
    parts: list[str] = []
    if card.marks:
        parts.append(at(18, top, _ribbon(" · ".join(_marks(card, words)), width - 36, theme.SEAM)))
        top += 46
    share = (height - 86 - top) / max(1, len(blocks))
    for timing, text in blocks:
        parts.append(at(18, top, _ribbon(timing, width - 36, emblem(card.deck).colours.dark)))
        size = 27 if len(blocks) == 1 else 24
        room = (width - 36, share - 42)
        said_aloud = text[:1].upper() + text[1:]
        parts.append(paragraph(said_aloud, 18, top + 40, room, theme.BODY.but(size=size)))
        top += share
    if not blocks and card.kind == "character":
        nothing = theme.BODY.but(size=25, fill="#7a6a4f", anchor="middle")
        parts.append(line(words("card-no-ability"), width / 2, height * 0.42, width - 40, nothing))
    page = box(0, 0, width, height, 16, fill=theme.PARCHMENT, stroke="#c9b58d", stroke_width=3)
    return page + rule + note + "".join(parts)


def _marks(card: Card, words: Words) -> list[str]:
    return [words(f"mark-{mark}") for mark in sorted(card.marks)]


def _ribbon(text: str, room: float, colour: str) -> str:
    """A label on a coloured ribbon as wide as it needs, 34 high."""
    type_ = theme.LABEL.but(size=21, fill=theme.IVORY)
    width = min(room, sans().width(text, type_.size) + 28)
    return box(0, 0, width, 34, 17, fill=colour) + line(text, 14, 24.5, width - 28, type_)


def strip(card: Card, words: Words, *, mark: str = "") -> str:
    """A card lying in a hand, 588 x 236; ``mark`` is its number there."""
    arms = emblem(card.deck)
    colours = arms.colours
    left, inner = 164, STRIP_WIDTH - 164 - 14
    parts = [
        box(0, 0, STRIP_WIDTH, STRIP_HEIGHT, 20, fill=colours.main),
        box(0, 0, STRIP_WIDTH, STRIP_HEIGHT, 20, fill=SHEEN),
        box(
            3,
            3,
            STRIP_WIDTH - 6,
            STRIP_HEIGHT - 6,
            17,
            fill="none",
            stroke=colours.light,
            stroke_width=3,
        ),
        at(36, 22, portal(arms, 98, 128)),
        box(left, 14, inner, STRIP_HEIGHT - 28, 12, fill=theme.PARCHMENT),
        box(left, 14, inner, 76, 12, fill=colours.dark),
        line(title(card, words), left + 16, 56, inner - 32, theme.NAME.but(size=36)),
        line(_below_title(card, words), left + 16, 81, inner - 32, _quiet(card)),
        paragraph(
            "\n".join(ability_text(words, each) for each in card.abilities)
            or words("card-no-ability"),
            left + 16,
            98,
            (inner - 28, STRIP_HEIGHT - 118),
            theme.BODY.but(size=30),
        ),
    ]
    if card.level is not None:
        parts.append(at(48, 190, gem(card.level, 70)))
    if card.kind != "gate":
        parts.append(at(120 if card.level else 85, 190, shield(card.power, 56)))
    if mark:
        parts.append(at(30, 30, _number(mark)))
    return "".join(parts)


def _below_title(card: Card, words: Words) -> str:
    return " · ".join([_kind(card, words), *_marks(card, words)])


def _quiet(card: Card) -> Type:
    return theme.LABEL.but(size=21, fill=emblem(card.deck).colours.light)


def _number(mark: str) -> str:
    figure = theme.FIGURE.but(size=30, fill=theme.INK)
    return box(-22, -22, 44, 44, 22, fill=theme.GOLD, stroke=theme.INK, stroke_width=3) + line(
        mark, 0, 11, 36, figure
    )


def hand_picture(cards: Sequence[Card], words: Words) -> str:
    """A hand, its cards numbered from 1 in the order given, two in a row; 1200 wide."""
    rows = max(1, (len(cards) + 1) // 2)
    gap = 8
    height = rows * (STRIP_HEIGHT + gap) + gap
    places = [
        at(
            gap + (n % 2) * (STRIP_WIDTH + gap),
            gap + (n // 2) * (STRIP_HEIGHT + gap),
            strip(card, words, mark=str(n + 1)),
        )
        for n, card in enumerate(cards)
    ]
    table = box(0, 0, HAND_WIDTH, height, 24, fill=theme.NIGHT)
    if not cards:
        empty = theme.LABEL.but(size=34, anchor="middle")
        places = [line(words("hand-empty"), HAND_WIDTH / 2, height / 2 + 12, 1100, empty)]
    return document(HAND_WIDTH, height, definitions(), table, *places)
