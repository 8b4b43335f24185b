"""The players as tiles: who they are, mana, command spells, hand, what they have played."""

from __future__ import annotations

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
from render.svg import at, box, line, path

WIDTH, HEIGHT = 580, 196
_LEAST_SCALE = 20
_MOST_CHIPS = 5


def tile(scene: Scene, view: WarView, seat: int) -> str:
    """A player's tile, 580 x 196; edged in gold while the player is asked."""
    side = view.sides[seat]
    asked = seat in view.asked and view.result is None
    edge, thick = (theme.GOLD, 5.0) if asked else (theme.SEAM, 2.5)
    parts = [
        box(3, 3, WIDTH - 6, HEIGHT - 6, 16, fill=theme.SLATE, stroke=edge, stroke_width=thick),
        _points(view, side),
        at(46, 46, piece(scene, seat, 62, faint=side.exit > 0)),
        _name(scene, view, seat),
        at(WIDTH - 48, 48, laurel(side.vp, 68)),
    ]
    if side.exit > 0:
        return "".join([*parts, _out(scene, side)])
    if view.phase != "setup":
        if side.total or view.phase in {"action", "combat", "end"}:
            parts.append(at(WIDTH - 124, 48, shield(side.total, 62, struck=side.defeated)))
        parts.append(_played(scene, side))
        return "".join([*parts, _purse(scene, side)])
    said = theme.LABEL.but(size=30, fill=theme.GOLD if asked else theme.MIST, anchor="middle")
    key = "dom-choosing" if asked else "dom-ready"
    return "".join([*parts, line(scene.words(key), WIDTH / 2, 142, WIDTH - 60, said)])


def _name(scene: Scene, view: WarView, seat: int) -> str:
    side = view.sides[seat]
    order = view.order.index(seat) + 1 if seat in view.order and view.phase != "setup" else 0
    turn = view.phase in {"prep", "outpost", "action", "combat"} and view.turn == seat
    name = theme.TITLE.but(size=31, fill=theme.GOLD if turn else theme.IVORY, bold=True)
    place = f"{order}" if order else ""
    left = 86.0
    parts: list[str] = []
    if place:
        first = seat == view.first
        fill = theme.GOLD if first else theme.SEAM
        ink = theme.INK if first else theme.IVORY
        parts.append(box(left, 16, 32, 34, 9, fill=fill))
        figure = theme.FIGURE.but(size=25, fill=ink)
        parts.append(line(place, left + 16, 42, 28, figure))
        left += 42
    parts.append(line(scene.drawn(seat), left, 43, WIDTH - 164 - left, name))
    label = theme.LABEL.but(size=23, fill=theme.MIST)
    parts.append(line(people(scene, side), 86, 78, WIDTH - 250, label))
    return "".join(parts)


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
    track = box(14, HEIGHT - 14, room, 6, 3, fill=theme.mix(theme.SLATE, LAUREL, 0.14))
    if not side.vp:
        return track
    return track + box(14, HEIGHT - 14, max(6, room * side.vp / scale), 6, 3, fill=LAUREL)


def _purse(scene: Scene, side: SideView) -> str:
    """Mana as a track up to the cap, command spells, hand and face-down skills."""
    y = 106
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
    return line(scene.words(key, round=side.exit), WIDTH / 2, 142, WIDTH - 60, said)


def _played(scene: Scene, side: SideView) -> str:
    """The active cards with their power, and the backs of those played face down."""
    y, height = 130, 48
    parts: list[str] = []
    right = WIDTH - 14.0
    if side.defeated:
        width = 116.0
        right -= width
        said = theme.TITLE.but(size=25, fill=theme.IVORY, anchor="middle", bold=True)
        parts.append(box(right, y, width, height - 2, 10, fill="#9c2a2e"))
        parts.append(line(scene.words("dom-defeated"), right + width / 2, y + 33, 104, said))
        right -= 8
    back = min(34.0, 120 / max(1, side.down_count))
    for _ in range(side.down_count):
        right -= back
        parts.append(at(right, y, card_back(back - 4, height - 2)))
    cards, more = side.active[:_MOST_CHIPS], len(side.active) - _MOST_CHIPS
    room = right - 18
    if more > 0:
        parts.append(line(f"+{more}", right - 30, y + 33, 44, theme.FIGURE.but(size=26)))
        room -= 58
    if cards:
        width = min(190.0, room / len(cards))
        parts += [
            at(14 + n * width, y, _chip(scene, card, width - 6, height - 2))
            for n, card in enumerate(cards)
        ]
    return "".join(parts)


def legend(scene: Scene) -> str:
    """What the signs mean, 580 x 196; it fills the place beside an odd player."""
    label = theme.LABEL.but(size=23)
    skill = box(-14, -18, 28, 36, 5, fill=theme.mix(theme.SLATE, "#a77be0", 0.5)) + path(
        "M0 -11L9 0L0 11L-9 0Z", fill=theme.IVORY
    )
    order = box(-15, -17, 30, 34, 9, fill=theme.GOLD) + line(
        "1", 0, 9, 24, theme.FIGURE.but(size=25, fill=theme.INK)
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
            *(3, 3, WIDTH - 6, HEIGHT - 6, 16),
            fill="none",
            stroke=theme.SEAM,
            stroke_width=2,
            stroke_dasharray="9 8",
        )
    ]
    for n, (sign, key) in enumerate(signs):
        x, y = 40 + (n % 2) * 274, 32 + (n // 2) * 44
        parts.append(at(x, y, sign))
        parts.append(line(scene.words(key), x + 32, y + 8, 216, label))
    return "".join(parts)


def _chip(scene: Scene, card: CardView, width: float, height: float) -> str:
    """An active card: a stripe in the colours of its attributes, its name and power now."""
    colours = [ATTRIBUTE_COLOURS[each] for each in card.attributes] or [theme.MIST]
    parts = [box(0, 0, width, height, 9, fill=theme.mix(theme.SLATE, colours[0], 0.32))]
    stripe = (height - 8) / len(colours)
    parts += [
        box(4, 4 + n * stripe, 8, stripe - 1.5, 3, fill=colour) for n, colour in enumerate(colours)
    ]
    figure = theme.FIGURE.but(size=27, fill=theme.IVORY)
    attack = scene.catalog.cards[card.key].attack
    room = width - 22 - (40 if attack else 4)
    if room > 30:
        parts.append(
            line(scene.title(card.key), 18, 31, room, theme.LABEL.but(size=22, fill=theme.IVORY))
        )
    if attack:
        parts.append(line(str(card.power).replace("-", "−"), width - 21, 33, 36, figure))
    return "".join(parts)
