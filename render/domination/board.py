"""The picture of the whole table: round and event, the city, the players."""

from __future__ import annotations

from collections.abc import Iterator

from engine.domination.view import WarView
from render import theme
from render.domination.field import LEAST, battlefield, height_of, scouting, workshop
from render.domination.names import Scene
from render.domination.pieces import MANA, drop
from render.domination.roster import LEGEND, legend, tile, tile_height
from render.domination.roster import WIDTH as TILE
from render.domination.texts import one_line
from render.svg import at, block, box, circle, document, line, path

WIDTH = 1200
MARGIN = 16
PHASES = ("prep", "outpost", "action", "combat", "end")
_GAP = 8
_INNER = WIDTH - 2 * MARGIN
_WORKSHOP, _SCOUT, _ARROW = 188, 160, 46
_NARROW = (150, 146, 32)
"""Workshop, scouting and arrows where three battlefields leave less room."""
_ROUNDS = 332
_EFFECT = theme.BODY.but(size=34)


def board_picture(scene: Scene, view: WarView) -> str:
    """The board, 1200 wide and as high as its texts need."""
    head, city = _event_height(scene, view), _city_height(scene, view)
    top, below, players = landmarks(scene, view)
    tiles, height = _tiles(scene, view, players)
    return document(
        WIDTH,
        height,
        _night(height),
        at(MARGIN, 14, _rounds(scene, view, head)),
        at(MARGIN + _ROUNDS + 12, 14, _event(scene, view, head)),
        at(MARGIN, top, _phases(scene, view)),
        at(MARGIN, below, _city(scene, view, city)),
        tiles,
    )


def landmarks(scene: Scene, view: WarView) -> tuple[float, float, float]:
    """How far down the picture the phases, the city and the players begin."""
    top = 14 + _event_height(scene, view) + 12
    return top, top + 52, top + 52 + _city_height(scene, view) + 12


def _tiles(scene: Scene, view: WarView, y: float) -> tuple[str, float]:
    """The players in two columns below ``y``, and where the picture ends."""
    parts: list[str] = []
    seats = list(_seats(view))
    for n in range(0, len(seats), 2):
        row = seats[n : n + 2]
        height = max(tile_height(scene, view, seat) for seat in row)
        drawn = [tile(scene, view, seat, height) for seat in row]
        if len(row) == 1:
            height = max(height, LEGEND)
            drawn = [tile(scene, view, row[0], height), legend(scene, height)]
        parts += [at(MARGIN + x * (TILE + _GAP), y, each) for x, each in enumerate(drawn)]
        y += height + _GAP
    return "".join(parts), y + 6


def _seats(view: WarView) -> Iterator[int]:
    """The seats in turn order, those who are out last."""
    yield from view.order
    yield from (seat for seat in range(len(view.sides)) if seat not in view.order)


def _night(height: float) -> str:
    """A night sky with a moon behind the city."""
    moon = theme.mix(theme.NIGHT, theme.GOLD, 0.1)
    return (
        box(0, 0, WIDTH, height, 22, fill=theme.NIGHT)
        + circle(860, 330, 400, fill=theme.mix(theme.NIGHT, theme.DUSK, 0.55))
        + circle(860, 330, 300, fill=theme.mix(theme.NIGHT, theme.DUSK, 0.9))
        + circle(1010, 110, 70, fill=moon)
    )


def _rounds(scene: Scene, view: WarView, height: float) -> str:
    """The round, 332 wide, and a mark for each; those of the climax are diamonds."""
    words, middle = scene.words, height / 2
    said = words("dom-round", round=view.round, rounds=view.rounds)
    if view.phase == "setup":
        said = words("dom-setup")
    name = theme.NAME.but(size=44, anchor="middle")
    frame = box(0, 0, _ROUNDS, height, 18, fill=theme.SLATE, stroke=theme.GOLD, stroke_width=3)
    parts = [frame, line(said, 166, middle - 1, 300, name)]
    regular = scene.catalog.numbers.regular_rounds
    step = 296 / view.rounds
    for n in range(1, view.rounds + 1):
        x, y = 18 + step * (n - 0.5), middle + 33
        fill = theme.GOLD if n == view.round else theme.BRONZE if n < view.round else theme.SEAM
        if n > regular:
            parts.append(at(x, y, path("M0 -13L11 0L0 13L-11 0Z", fill=fill)))
        else:
            parts.append(circle(x, y, 9.5 if n == view.round else 7.5, fill=fill))
    return "".join(parts)


def _event_text(scene: Scene, view: WarView) -> tuple[str, float]:
    """What the event does, below its name, and how high that is."""
    if view.event is None:
        return "", 0
    text = one_line(scene, scene.catalog.events[view.event].abilities)
    return block(text, 24, 62, _INNER - _ROUNDS - 12 - 44, _EFFECT)


def _event_height(scene: Scene, view: WarView) -> float:
    return max(126.0, 62 + _event_text(scene, view)[1] + 18)


def _event(scene: Scene, view: WarView, height: float) -> str:
    """The active event, 824 wide: its name, its mana and what it does."""
    width = _INNER - _ROUNDS - 12
    frame = box(0, 0, width, height, 18, fill=theme.PARCHMENT, stroke=theme.BRONZE, stroke_width=3)
    if view.event is None:
        quiet = theme.TITLE.but(size=32, fill="#7a6a4f", anchor="middle")
        return frame + line(scene.words("dom-no-event"), width / 2, height / 2 + 11, 780, quiet)
    event = scene.catalog.events[view.event]
    return (
        frame
        + line(scene.title(view.event), 24, 50, 650, theme.NAME.but(size=37, fill=theme.INK))
        + box(704, 12, 104, 48, 24, fill=theme.INK)
        + at(732, 36, drop(32))
        + line(f"+{event.mana}", 772, 47, 56, theme.FIGURE.but(size=31, fill=MANA))
        + _event_text(scene, view)[0]
    )


def _phases(scene: Scene, view: WarView) -> str:
    """The phases of a round as a strip of arrows, the present one bright."""
    width = 1168 / len(PHASES)
    return "".join(
        at(n * width, 0, phase_arrow(scene, phase, width, now=phase == view.phase))
        for n, phase in enumerate(PHASES)
    )


def phase_arrow(scene: Scene, phase: str, width: float, *, now: bool) -> str:
    """A phase of a round as an arrow, 40 high, that reaches into the next one."""
    fill = theme.GOLD if now else theme.mix(theme.SLATE, theme.SEAM, 0.4)
    notch = 16 if phase != PHASES[0] else 0
    tip = width if phase == PHASES[-1] else width + 12
    shape = f"M0 0H{tip - 16}L{tip} 20L{tip - 16} 40H0L{notch} 20Z"
    ink = theme.INK if now else theme.MIST
    said = theme.TITLE.but(size=29, fill=ink, anchor="middle", bold=now)
    name = scene.words(f"dom-phase-{phase}")
    return path(shape, fill=fill) + line(name, width / 2 + 4, 30, width - 40, said)


def _widths(view: WarView) -> tuple[float, float, float, float]:
    """How wide workshop, scouting, an arrow and a battlefield are."""
    extra = max(0, len(view.fields) - 2) * 10
    shop, scout, gap = _NARROW if extra else (_WORKSHOP, _SCOUT, _ARROW)
    return shop, scout, gap, (_INNER - shop - scout - 3 * gap - extra) / len(view.fields)


def _city_height(scene: Scene, view: WarView) -> float:
    width = _widths(view)[3]
    return max(LEAST, *(height_of(scene, field, width) for field in view.fields))


def _city(scene: Scene, view: WarView, height: float) -> str:
    """All locations from left to right, with the arrows and their prices between them."""
    arrows = _arrows(view)
    shop, scout, gap, width = _widths(view)
    parts = [workshop(scene, view, (shop, height))]
    x = shop
    for n, field in enumerate(view.fields):
        linked = arrows.get(field.place)
        if linked is not None:
            parts.append(at(x, 0, move_arrow(linked, gap)))
            x += gap
        else:
            x += 10 * (n > 0)
        parts.append(at(x, 0, battlefield(scene, view, field, (width, height))))
        x += width
    if (price := arrows.get("scout")) is not None:
        parts.append(at(x, 0, move_arrow(price, gap)))
    parts.append(at(_INNER - scout, 0, scouting(scene, view, (scout, height))))
    return "".join(parts)


def _arrows(view: WarView) -> dict[str, int]:
    """The price of the arrow to each location that has one."""
    return {goal: price for _, goal, price in view.arrows}


def move_arrow(price: int, width: float) -> str:
    """An arrow between two locations with the mana it costs."""
    middle, y, tip = width / 2, LEAST / 2, width - 4
    neck = width * 0.46
    return (
        path(
            f"M4 {y - 20}H{neck}V{y - 34}L{tip} {y}L{neck} {y + 34}V{y + 20}H4Z",
            fill=theme.mix(theme.NIGHT, MANA, 0.3),
            stroke=theme.mix(theme.NIGHT, MANA, 0.6),
            stroke_width=2.5,
            stroke_linejoin="round",
        )
        + at(middle, y - 58, drop(24))
        + line(str(price), middle - 2, y + 10, width - 12, theme.FIGURE.but(size=30))
    )
