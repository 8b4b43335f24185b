"""The players as tiles: who they are, mana, command spells, hand, what they have played."""

from __future__ import annotations

from dataclasses import dataclass

from engine.domination.view import CardView, SideView, WarView
from render import theme
from render.domination.names import Scene
from render.domination.phrases import dashed
from render.domination.pieces import (
    ATTRIBUTE_COLOURS,
    LAUREL,
    MANA,
    card_back,
    drop,
    laurel,
    piece,
    seal,
    shield,
    swords,
)
from render.fonts import sans
from render.svg import at, block, box, line, path

WIDTH = 580
LEGEND = 200.0
"""How high the legend is at least."""
_LEFT = 86.0
_ROOM = WIDTH - 166 - _LEFT
"""Where the names stand, beside the piece, and how wide they may run, up to the shield."""
_LEAST_SCALE = 20
_CHIP = 50
_NAME = theme.TITLE.but(size=33, bold=True)
_PEOPLE = theme.LABEL.but(size=28)


def tile(scene: Scene, view: WarView, seat: int, height: float) -> str:
    """A player's tile, 580 wide; edged in gold while the player is asked."""
    side = view.sides[seat]
    asked = seat in view.asked and view.result is None
    edge, thick = (theme.GOLD, 5.0) if asked else (theme.SEAM, 2.5)
    head = _head(scene, view, seat)
    parts = [
        box(3, 3, WIDTH - 6, height - 6, 16, fill=theme.SLATE, stroke=edge, stroke_width=thick),
        at(0, height, _points(view, side)),
        at(46, 46, piece(scene, seat, 62, faint=side.exit > 0)),
        head.drawn,
        at(WIDTH - 48, 48, laurel(side.vp, 68)),
    ]
    if side.exit > 0:
        return "".join([*parts, at(0, head.height, _out(scene, side))])
    if view.phase != "setup":
        if side.total or view.phase in {"action", "combat", "end"}:
            parts.append(at(WIDTH - 124, 48, shield(side.total, 62, struck=side.defeated)))
        parts.append(at(0, head.height + 24, _purse(scene, side)))
        parts.append(at(14, head.height + 50, _played(scene, side).drawn))
        return "".join(parts)
    said = theme.LABEL.but(size=31, fill=theme.GOLD if asked else theme.MIST, anchor="middle")
    key = "dom-choosing" if asked else "dom-ready"
    text = line(scene.words(key), WIDTH / 2, 40, WIDTH - 60, said)
    return "".join([*parts, at(0, head.height, text)])


def tile_height(scene: Scene, view: WarView, seat: int) -> float:
    """How high a player's tile is, with all its names and cards."""
    side, head = view.sides[seat], _head(scene, view, seat).height
    if side.exit > 0 or view.phase == "setup":
        return head + 76
    return head + 50 + max(_CHIP, _played(scene, side).height) + 22


@dataclass(frozen=True, slots=True)
class _Part:
    """A part of a tile, and how high it is."""

    drawn: str
    height: float


def _head(scene: Scene, view: WarView, seat: int) -> _Part:
    """The place in the turn order, the player's name, master and servant."""
    side = view.sides[seat]
    order = view.order.index(seat) + 1 if seat in view.order and view.phase != "setup" else 0
    turn = view.phase in {"prep", "outpost", "action", "combat"} and view.turn == seat
    left, room = _LEFT, _ROOM
    parts: list[str] = []
    if order:
        first = seat == view.first
        figure = theme.FIGURE.but(size=28, fill=theme.INK if first else theme.IVORY)
        parts.append(box(left, 14, 36, 38, 9, fill=theme.GOLD if first else theme.SEAM))
        parts.append(line(str(order), left + 18, 43, 32, figure))
        left, room = left + 46, room - 46
    name = _NAME.but(fill=theme.GOLD if turn else theme.IVORY)
    text = scene.drawn(seat)
    if sans().width(text, 28) > room:
        drawn, high = block(text, left, 12, room, name.but(size=28))
    else:
        drawn, high = line(text, left, 44, room, name, smallest=0.8), 42.0
    both = people(scene, side)
    if sans().width(both, _PEOPLE.size) > _ROOM:
        both = "\n".join(both.split(" · "))
    below, more = block(both, _LEFT, 12 + high, _ROOM, _PEOPLE)
    return _Part("".join([*parts, drawn, below]), max(86.0, 12 + high + more + 4))


def people(scene: Scene, side: SideView) -> str:
    """Master and servant, as far as they are known."""
    master = scene.title(side.master) if side.master else "?"
    if side.servant is not None:
        servant = scene.title(side.servant)
    elif side.servant_class is not None:
        servant = f"? ({scene.words(f'dom-class-{dashed(side.servant_class)}')})"
    else:
        servant = "?"
    return f"{master} · {servant}"


def _points(view: WarView, side: SideView) -> str:
    """VP as a bar along the foot, on one scale for all."""
    scale = max(_LEAST_SCALE, *(each.vp for each in view.sides))
    room = WIDTH - 28
    track = box(14, -14, room, 6, 3, fill=theme.mix(theme.SLATE, LAUREL, 0.14))
    if not side.vp:
        return track
    return track + box(14, -14, max(6, room * side.vp / scale), 6, 3, fill=LAUREL)


def _purse(scene: Scene, side: SideView) -> str:
    """Mana as a track up to the cap, command spells, hand and face-down skills."""
    y = 0
    figure = theme.FIGURE.but(size=30, fill=MANA, anchor="start")
    parts = [at(28, y, drop(34)), line(str(side.mana), 48, y + 11, 44, figure)]
    cap = max(1, side.mana_cap)
    step = 204 / cap
    for n in range(cap):
        x = 94 + n * step
        fill = MANA if n < side.mana else theme.mix(theme.SLATE, MANA, 0.16)
        parts.append(box(x, y - 12, step - 3.5, 24, 4, fill=fill))
    master = scene.catalog.masters.get(side.master)
    spells = max(master.spells if master else 0, side.spells)
    gap = min(30.0, 92 / max(1, spells))
    parts += [
        at(326 + n * gap, y, seal(34 * gap / 30, full=n < side.spells)) for n in range(spells)
    ]
    count = theme.FIGURE.but(size=28, anchor="start")
    parts.append(at(424, y - 18, card_back(26, 36)))
    parts.append(line(str(side.hand_size), 457, y + 10, 36, count))
    skill = box(498, y - 18, 28, 36, 5, fill=theme.mix(theme.SLATE, "#a77be0", 0.5))
    parts.append(skill + at(512, y, path("M0 -11L9 0L0 11L-9 0Z", fill=theme.IVORY)))
    parts.append(line(str(len(side.skills)), 533, y + 10, 34, count))
    return "".join(parts)


def _out(scene: Scene, side: SideView) -> str:
    key = "dom-resigned" if side.resigned else "dom-eliminated"
    said = theme.TITLE.but(size=32, fill=theme.mix(theme.BLOOD, theme.IVORY, 0.25), anchor="middle")
    return line(scene.words(key, round=side.exit), WIDTH / 2, 40, WIDTH - 60, said)


def _played(scene: Scene, side: SideView) -> _Part:
    """The active cards with their power, the backs of those face down, and whether defeated.

    All that is there is drawn, in as many rows as it needs.
    """
    room = WIDTH - 28.0
    found = [_chip(scene, card, room) for card in side.active]
    found += [(card_back(32, 46), 32.0)] * side.down_count
    if side.defeated:
        found.append(_defeated(scene))
    parts: list[str] = []
    x = y = 0.0
    for drawn, width in found:
        if x and x + width > room:
            x, y = 0.0, y + _CHIP
        parts.append(at(x, y, drawn))
        x += width + 6
    return _Part("".join(parts), y + _CHIP if found else 0)


def _defeated(scene: Scene) -> tuple[str, float]:
    said, text = theme.TITLE.but(size=28, anchor="middle", bold=True), scene.words("dom-defeated")
    width = sans().width(text, 28) + 32
    badge = box(0, 0, width, _CHIP - 4, 10, fill="#9c2a2e")
    return badge + line(text, width / 2, 33, width - 8, said), width


def legend(scene: Scene, height: float) -> str:
    """What the signs mean; it fills the place beside an odd player."""
    label = theme.LABEL.but(size=28)
    skill = box(-14, -18, 28, 36, 5, fill=theme.mix(theme.SLATE, "#a77be0", 0.5)) + path(
        "M0 -11L9 0L0 11L-9 0Z", fill=theme.IVORY
    )
    order = box(-15, -17, 30, 34, 9, fill=theme.GOLD) + line(
        "1", 0, 10, 26, theme.FIGURE.but(size=28, fill=theme.INK)
    )
    signs = (
        (laurel("", 36), "dom-legend-points"),
        (shield("", 36), "dom-legend-power"),
        (drop(34), "dom-legend-mana"),
        (seal(34), "dom-legend-spells"),
        (at(-13, -18, card_back(26, 36)), "dom-legend-hand"),
        (skill, "dom-legend-skills"),
        (swords(36, LAUREL), "dom-legend-bonus"),
        (order, "dom-legend-first"),
    )
    parts = [
        box(
            *(3, 3, WIDTH - 6, height - 6, 16),
            fill="none",
            stroke=theme.SEAM,
            stroke_width=2,
            stroke_dasharray="9 8",
        )
    ]
    step = (height - 20) / 4
    for n, (sign, key) in enumerate(signs):
        x, y = 38 + (n % 2) * 276, 10 + (n // 2 + 0.5) * step
        parts.append(at(x, y, sign))
        parts.append(line(scene.words(key), x + 30, y + 9, 224, label, smallest=0.86))
    return "".join(parts)


def _chip(scene: Scene, card: CardView, room: float) -> tuple[str, float]:
    """An active card: a stripe in the colours of its attributes, its name and power now."""
    colours = [ATTRIBUTE_COLOURS[each] for each in card.attributes] or [theme.MIST]
    attack = scene.catalog.cards[card.key].attack
    power = str(card.power).replace("-", "−") if attack else ""
    figure = theme.FIGURE.but(size=31, fill=theme.IVORY)
    said = theme.LABEL.but(size=28, fill=theme.IVORY)
    title, end = scene.title(card.key), sans().width(power, figure.size)
    width = min(room, 20 + sans().width(title, said.size) + (end + 22 if power else 0) + 10)
    height = _CHIP - 4
    parts = [box(0, 0, width, height, 9, fill=theme.mix(theme.SLATE, colours[0], 0.32))]
    stripe = (height - 8) / len(colours)
    parts += [
        box(4, 4 + n * stripe, 8, stripe - 1.5, 3, fill=colour) for n, colour in enumerate(colours)
    ]
    names = width - 20 - (end + 22 if power else 0) - 8
    parts.append(line(title, 20, 33, names, said))
    if power:
        parts.append(line(power, width - end / 2 - 11, 34, end + 6, figure))
    return "".join(parts), width
