"""The small picture of a round that is over: who fought where, and VP before and after."""

from __future__ import annotations

from render import theme
from render.domination.field import EDGES
from render.domination.names import Scene
from render.domination.phrases import signless
from render.domination.pieces import LAUREL, laurel, piece
from render.domination.rounds import Fight, RoundTale
from render.svg import at, box, document, line, path

WIDTH = 1000
_ROW, _FIGHT, _GAP = 78, 196, 10
_LEAST_SCALE = 12


def round_picture(scene: Scene, tale: RoundTale) -> str:
    """The fights side by side, and below them a bar for each player; 1000 wide."""
    fights = list(tale.fights.values())
    top = (_FIGHT + 2 * _GAP) if fights else _GAP
    order = sorted(tale.after, key=lambda seat: (-tale.after[seat], seat))
    height = top + len(order) * _ROW + _GAP
    width = (WIDTH - _GAP * (len(fights) + 1)) / max(1, len(fights))
    parts = [box(0, 0, WIDTH, height, 20, fill=theme.NIGHT)]
    parts += [
        at(_GAP + n * (width + _GAP), _GAP, _fight(scene, fight, width))
        for n, fight in enumerate(fights)
    ]
    scale = max(_LEAST_SCALE, *tale.after.values(), *tale.before.values())
    parts += [
        at(_GAP, top + n * _ROW, _bar(scene, tale, seat, scale)) for n, seat in enumerate(order)
    ]
    return document(WIDTH, height, *parts)


def _fight(scene: Scene, fight: Fight, width: float) -> str:
    """A battlefield with the pieces of all who were there, the winners' in gold."""
    colour = EDGES.get(fight.place, theme.STEEL)
    parts = [
        box(0, 0, width, _FIGHT, 16, fill=theme.SLATE, stroke=colour, stroke_width=3),
        line(scene.place(fight.place), 20, 48, width - 110, theme.NAME.but(size=34)),
    ]
    if fight.winners:
        parts.append(at(width - 44, 38, laurel(f"+{fight.share}", 58)))
    count = max(1, len(fight.totals))
    step = min(104.0, (width - 20) / count)
    left = (width - step * count) / 2
    size = min(62.0, step - 8)
    for n, (seat, total) in enumerate(fight.totals):
        x = left + (n + 0.5) * step
        won, out = seat in fight.winners, seat in fight.defeated
        if won:
            ring = box(x - step / 2 + 3, 64, step - 6, 122, 12, fill="none", stroke=theme.GOLD)
            parts.append(ring)
        parts.append(at(x, 104, piece(scene, seat, size, faint=out)))
        ink = theme.GOLD if won else theme.MIST if out else theme.IVORY
        figure = theme.FIGURE.but(size=32, fill=ink)
        parts.append(line(signless(total), x, 172, step - 4, figure))
        if out:
            strike = f"M{x - 22} 161H{x + 22}"
            parts.append(path(strike, stroke=theme.BLOOD, stroke_width=4))
    return "".join(parts)


def _bar(scene: Scene, tale: RoundTale, seat: int, scale: int) -> str:
    """A player's VP: what there was before, and what the round has brought or taken."""
    before, after = tale.before[seat], tale.after[seat]
    out = seat in tale.out
    ink = theme.MIST if out else theme.IVORY
    left, room, y = 80.0, 700.0, 48
    name = theme.TITLE.but(size=30, fill=ink)
    parts = [
        at(38, _ROW / 2, piece(scene, seat, 50, faint=out)),
        line(scene.drawn(seat), left, 38, room, name, smallest=0.8),
        box(left, y, room, 18, 6, fill=theme.mix(theme.SLATE, LAUREL, 0.1)),
    ]
    kept, most = min(before, after), max(before, after)
    if most:
        colour = LAUREL if after > before else theme.BLOOD
        parts.append(box(left, y, room * most / scale, 18, 6, fill=colour))
    if kept:
        plain = theme.mix(LAUREL, theme.SLATE, 0.5)
        parts.append(box(left, y, room * kept / scale, 18, 6, fill=plain))
    figure = theme.FIGURE.but(size=32, fill=ink, anchor="end")
    parts.append(line(f"{before} → {after}", WIDTH - 2 * _GAP - 14, 52, 160, figure))
    return "".join(parts)
