"""The picture of the whole table: round and event, the city, the players."""

from __future__ import annotations

from collections.abc import Iterator

from engine.domination.view import WarView
from render import theme
from render.domination.field import HEIGHT as CITY
from render.domination.field import battlefield, scouting, workshop
from render.domination.names import Scene
from render.domination.pieces import MANA, drop
from render.domination.roster import HEIGHT as TILE
from render.domination.roster import WIDTH as TILE_WIDTH
from render.domination.roster import legend, tile
from render.domination.texts import one_line
from render.svg import at, box, circle, document, line, paragraph, path

WIDTH = 1200
MARGIN = 16
PHASES = ("prep", "outpost", "action", "combat", "end")
_TOP = 204
_GAP = 8
_WORKSHOP, _SCOUT, _ARROW = 196, 152, 46
_NARROW = (156, 136, 34)
"""Workshop, scouting and arrows where three battlefields leave less room."""


def height_of(view: WarView) -> int:
    """How high the board is: the players' tiles stand in two columns."""
    rows = (len(view.sides) + 1) // 2
    return _TOP + CITY + 14 + rows * (TILE + _GAP) + 6


def board_picture(scene: Scene, view: WarView) -> str:
    """The board, 1200 wide."""
    height = height_of(view)
    top = _TOP + CITY + 14
    return document(
        WIDTH,
        height,
        _night(height),
        at(MARGIN, 14, _rounds(scene, view)),
        at(MARGIN + 344, 14, _event(scene, view)),
        at(MARGIN, 152, _phases(scene, view)),
        at(MARGIN, _TOP, _city(scene, view)),
        *(
            at(
                MARGIN + (n % 2) * (TILE_WIDTH + _GAP),
                top + (n // 2) * (TILE + _GAP),
                tile(scene, view, seat),
            )
            for n, seat in enumerate(_seats(view))
        ),
        _legend(scene, len(view.sides), top),
    )


def _legend(scene: Scene, players: int, top: float) -> str:
    if players % 2 == 0:
        return ""
    y = top + (players // 2) * (TILE + _GAP)
    return at(MARGIN + TILE_WIDTH + _GAP, y, legend(scene))


def _seats(view: WarView) -> Iterator[int]:
    """The seats in turn order, those who are out last."""
    yield from view.order
    yield from (seat for seat in range(len(view.sides)) if seat not in view.order)


def _night(height: int) -> str:
    """A night sky with a moon behind the city."""
    moon = theme.mix(theme.NIGHT, theme.GOLD, 0.1)
    return (
        box(0, 0, WIDTH, height, 22, fill=theme.NIGHT)
        + circle(860, 330, 400, fill=theme.mix(theme.NIGHT, theme.DUSK, 0.55))
        + circle(860, 330, 300, fill=theme.mix(theme.NIGHT, theme.DUSK, 0.9))
        + circle(1010, 110, 70, fill=moon)
    )


def _rounds(scene: Scene, view: WarView) -> str:
    """The round, 332 x 126, and a mark for each; those of the climax are diamonds."""
    words = scene.words
    said = words("dom-round", round=view.round, rounds=view.rounds)
    if view.phase == "setup":
        said = words("dom-setup")
    parts = [
        box(0, 0, 332, 126, 18, fill=theme.SLATE, stroke=theme.GOLD, stroke_width=3),
        line(said, 166, 62, 300, theme.NAME.but(size=44, anchor="middle")),
    ]
    regular = scene.catalog.numbers.regular_rounds
    step = 296 / view.rounds
    for n in range(1, view.rounds + 1):
        x = 18 + step * (n - 0.5)
        fill = theme.GOLD if n == view.round else theme.BRONZE if n < view.round else theme.SEAM
        if n > regular:
            parts.append(at(x, 96, path("M0 -13L11 0L0 13L-11 0Z", fill=fill)))
        else:
            parts.append(circle(x, 96, 9.5 if n == view.round else 7.5, fill=fill))
    return "".join(parts)


def _event(scene: Scene, view: WarView) -> str:
    """The active event, 824 x 126: its name, its mana and what it does."""
    frame = box(0, 0, 824, 126, 18, fill=theme.PARCHMENT, stroke=theme.BRONZE, stroke_width=3)
    if view.event is None:
        quiet = theme.TITLE.but(size=30, fill="#7a6a4f", anchor="middle")
        return frame + line(scene.words("dom-no-event"), 412, 74, 780, quiet)
    event = scene.catalog.events[view.event]
    name = theme.NAME.but(size=34, fill=theme.INK)
    text = one_line(scene, event.abilities)
    return (
        frame
        + line(scene.title(view.event), 24, 46, 650, name)
        + box(704, 14, 104, 48, 24, fill=theme.INK)
        + at(732, 38, drop(32))
        + line(f"+{event.mana}", 772, 49, 56, theme.FIGURE.but(size=31, fill=MANA))
        + paragraph(text, 24, 56, (668, 66), theme.BODY.but(size=28), smallest=0.68)
    )


def _phases(scene: Scene, view: WarView) -> str:
    """The phases of a round as a strip of arrows, the present one bright."""
    width = 1168 / len(PHASES)
    parts: list[str] = []
    for n, phase in enumerate(PHASES):
        now = phase == view.phase
        fill = theme.GOLD if now else theme.mix(theme.SLATE, theme.SEAM, 0.4)
        notch = 16 if n else 0
        tip = width if n == len(PHASES) - 1 else width + 12
        shape = f"M0 0H{tip - 16}L{tip} 20L{tip - 16} 40H0L{notch} 20Z"
        said = theme.TITLE.but(
            size=26, fill=theme.INK if now else theme.MIST, anchor="middle", bold=now
        )
        parts.append(at(n * width, 0, path(shape, fill=fill)))
        parts.append(
            line(scene.words(f"dom-phase-{phase}"), (n + 0.5) * width + 4, 29, width - 50, said)
        )
    return "".join(parts)


def _city(scene: Scene, view: WarView) -> str:
    """All locations from left to right, with the arrows and their prices between them."""
    fields = view.fields
    arrows = _arrows(view)
    extra = max(0, len(fields) - 2) * 10
    shop, scout, gap = _NARROW if extra else (_WORKSHOP, _SCOUT, _ARROW)
    width = (1168 - shop - scout - 3 * gap - extra) / len(fields)
    parts = [workshop(scene, view, shop)]
    x = float(shop)
    for n, field in enumerate(fields):
        linked = arrows.get(field.place)
        if linked is not None:
            parts.append(at(x, 0, _arrow(linked, gap)))
            x += gap
        else:
            x += 10 * (n > 0)
        parts.append(at(x, 0, battlefield(scene, view, field, width)))
        x += width
    if (price := arrows.get("scout")) is not None:
        parts.append(at(x, 0, _arrow(price, gap)))
    parts.append(at(1168 - scout, 0, scouting(scene, view, scout)))
    return "".join(parts)


def _arrows(view: WarView) -> dict[str, int]:
    """The price of the arrow to each location that has one."""
    return {goal: price for _, goal, price in view.arrows}


def _arrow(price: int, width: float) -> str:
    """An arrow between two locations with the mana it costs."""
    middle, y, tip = width / 2, CITY / 2, width - 4
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
        + line(str(price), middle - 2, y + 10, width - 12, theme.FIGURE.but(size=28))
    )
