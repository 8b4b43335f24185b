"""The locations of the board as pictures: workshop, battlefields, scouting."""

from __future__ import annotations

from engine.domination.view import FieldView, ObjectView, WarView
from render import theme
from render.domination.names import Scene
from render.domination.pieces import (
    LAUREL,
    MANA,
    card_back,
    cross,
    drop,
    laurel,
    piece,
    swords,
)
from render.domination.texts import one_line
from render.svg import Type, at, box, line, paragraph, path

HEIGHT = 520
_EDGES = {"miyama": "#8fb573", "shinto": "#7fa7e0", "moon_cell": "#c7a6f0"}
FACE = theme.mix(theme.SLATE, "#ffffff", 0.04)


def battlefield(scene: Scene, view: WarView, field: FieldView, width: float) -> str:
    """A battlefield, as high as all locations: slots and pieces, objects, what can be won."""
    colour = _EDGES.get(field.place, theme.STEEL)
    edge = theme.BLOOD if field.closed else colour
    parts = [
        _panel(width, edge),
        path(
            f"M3 62H{width - 3}V20A17 17 0 0 0 {width - 20} 3H20A17 17 0 0 0 3 20Z",
            fill=theme.mix(theme.SLATE, colour, 0.34),
        ),
        line(scene.place(field.place), 20, 45, width - 138, _name(width)),
        _bonus(field, width),
        at(14, 78, _occupants(scene, view, field, width - 28)),
    ]
    if field.closed:
        parts.append(_closed(scene, width, 278))
    else:
        parts.append(at(12, 254, _objects(scene, field, width - 24, HEIGHT - 266)))
    return "".join(parts)


def _name(width: float) -> Type:
    return theme.NAME.but(size=30 if width < 300 else 36)


def _panel(width: float, edge: str) -> str:
    return box(2, 2, width - 4, HEIGHT - 4, 18, fill=FACE, stroke=edge, stroke_width=3.5)


def _closed(scene: Scene, width: float, y: float) -> str:
    said = theme.TITLE.but(size=32, fill=theme.BLOOD, anchor="middle", bold=True)
    return at(width / 2, y + 66, cross(80, theme.BLOOD)) + line(
        scene.words("dom-closed"), width / 2, y + 156, width - 24, said
    )


def _bonus(field: FieldView, width: float) -> str:
    """The bonus for an engagement won; bright while two or more are there."""
    fought = len(field.seats) > 1
    colour = LAUREL if fought else theme.MIST
    figure = theme.FIGURE.but(size=32, fill=colour)
    return at(width - 88, 33, swords(42, colour)) + line(
        f"+{field.bonus}", width - 36, 44, 56, figure
    )


def _occupants(scene: Scene, view: WarView, field: FieldView, width: float) -> str:
    """Terrain slots with their holders, then everybody else there; each with the total power."""
    rest = [seat for seat in field.seats if seat not in field.holders]
    narrow = width < 280
    count = len(field.terrain)
    slot = min(88.0, (width + 4) / count - 4)
    height = 98.0 if narrow else 160.0
    parts = [
        at(n * (slot + 4), 0, _terrain(scene, view, field, n, (slot, height))) for n in range(count)
    ]
    left, top = (0.0, 104.0) if narrow else (count * (slot + 4), 0.0)
    columns = max(1, len(rest)) if narrow else _columns(len(rest))
    cell = min(66.0, (width - left) / columns)
    for n, seat in enumerate(rest):
        x, y = left + (n % columns + 0.5) * cell, top + (n // columns) * 82
        size = min(cell - 4, 40.0 if narrow else 52.0)
        parts.append(at(x, y + size / 2 + 2, piece(scene, seat, size, faint=_out(view, seat))))
        parts.append(at(x, y + size + 15, _total(view, field, seat, size * 0.62)))
    return "".join(parts)


def _columns(count: int) -> int:
    return next(columns for most, columns in ((4, 2), (6, 3), (99, 4)) if count <= most)


def _out(view: WarView, seat: int) -> bool:
    return view.sides[seat].defeated


def _total(view: WarView, field: FieldView, seat: int, size: float) -> str:
    """A seat's total power: golden for who is ahead, struck through for the defeated."""
    if view.phase not in {"action", "combat", "end"}:
        return ""
    side = view.sides[seat]
    able = [view.sides[each].total for each in field.seats if not view.sides[each].defeated]
    ahead = not side.defeated and side.total == max(able)
    colour = theme.MIST if side.defeated else theme.GOLD if ahead else theme.IVORY
    figure = theme.FIGURE.but(size=size, fill=colour)
    text = line(str(side.total).replace("-", "−"), 0, size * 0.34, size * 2.2, figure)
    if not side.defeated:
        return text
    return text + path(
        f"M{-size * 0.7} 0H{size * 0.7}", stroke=theme.BLOOD, stroke_width=4, stroke_linecap="round"
    )


def _terrain(
    scene: Scene, view: WarView, field: FieldView, n: int, size: tuple[float, float]
) -> str:
    """A terrain slot: its number, who holds it, and the holder's total power."""
    width, height = size
    holder, narrow = field.holders[n], height < 120
    dashes: dict[str, str | float] = {} if holder is not None else {"stroke_dasharray": "8 7"}
    colour = theme.GOLD if holder is not None else theme.MIST
    figure = theme.FIGURE.but(size=22 if narrow else 33, fill=colour)
    parts = [
        box(
            *(1, 0, width - 2, height, 12),
            fill=theme.mix(theme.SLATE, theme.NIGHT, 0.5),
            stroke=theme.BRONZE if holder is not None else theme.SEAM,
            stroke_width=3,
            **dashes,
        ),
        line(f"+{field.terrain[n]}", width / 2, 22 if narrow else 38, width - 12, figure),
    ]
    if holder is not None:
        drawn = piece(scene, holder, 38 if narrow else 62, faint=_out(view, holder))
        parts.append(at(width / 2, height * (0.53 if narrow else 0.51), drawn))
        total = _total(view, field, holder, 22 if narrow else 31)
        parts.append(at(width / 2, height - (13 if narrow else 20), total))
    return "".join(parts)


def _objects(scene: Scene, field: FieldView, width: float, height: float) -> str:
    """The objects that lie there, face up with their effect, or face down."""
    count = max(1, len(field.objects))
    step = min(176.0, height / count)
    parts = [
        at(0, n * step, object_picture(scene, each, width, step - 8))
        for n, each in enumerate(field.objects)
    ]
    if not field.objects:
        quiet = theme.LABEL.but(size=26, anchor="middle")
        parts.append(line(scene.words("dom-no-object"), width / 2, 70, width - 20, quiet))
    return "".join(parts)


def object_picture(scene: Scene, each: ObjectView, width: float, height: float) -> str:
    """An object: its name, VP and effect; or the back of a face-down one."""
    if each.card is None:
        said = theme.TITLE.but(size=27, fill=theme.MIST)
        return (
            box(
                *(0, 0, width, height, 12),
                fill="#2a2350",
                stroke=theme.MIST,
                stroke_width=2.5,
                stroke_dasharray="9 7",
            )
            + at(14, height / 2 - 36, card_back(50, 72))
            + paragraph(scene.words("dom-object-down"), 80, height / 2 - 21, (width - 92, 52), said)
        )
    medal = min(54.0, height * 0.56)
    name = theme.TITLE.but(size=28, fill=theme.INK, bold=True)
    text = one_line(scene, scene.object(each.card).abilities)
    return (
        box(0, 0, width, height, 12, fill=theme.PARCHMENT, stroke=theme.BRONZE, stroke_width=2.5)
        + line(scene.title(each.card), 14, 33, width - 40 - medal, name)
        + at(width - 12 - medal / 2, 8 + medal / 2, laurel(each.vp, medal))
        + paragraph(text, 14, 40, (width - 32 - medal, height - 44), _effect(), smallest=0.54)
    )


def _effect() -> Type:
    return theme.BODY.but(size=27, fill="#3b3222")


def workshop(scene: Scene, view: WarView, width: float) -> str:
    """The workshop: its slots with their mana, closed ones crossed out."""
    parts = [_panel(width, theme.mix(MANA, theme.SLATE, 0.35)), _title(scene, "workshop", width)]
    shop, narrow = view.workshop, width < 180
    height = (HEIGHT - 84) / len(shop.slots)
    for n, mana in enumerate(shop.slots):
        open_, holder = n < shop.open, shop.holders[n]
        y = 72 + n * height
        dashes: dict[str, str | float] = {} if holder is not None else {"stroke_dasharray": "8 7"}
        parts.append(
            box(
                *(12, y, width - 24, height - 8, 12),
                fill=theme.mix(theme.SLATE, theme.NIGHT, 0.5),
                stroke=MANA if holder is not None else theme.SEAM,
                stroke_width=3,
                **dashes,
            )
        )
        middle = y + (height - 8) / 2
        size = 30 if narrow else 36
        figure = theme.FIGURE.but(size=size, fill=MANA if open_ else theme.SEAM, anchor="start")
        parts.append(at(32, middle, drop(size + 1, full=open_)))
        parts.append(line(f"+{mana}", 50 if narrow else 56, middle + size * 0.36, 56, figure))
        if holder is not None:
            parts.append(at(width - size * 1.45, middle, piece(scene, holder, size * 1.75)))
        elif not open_:
            parts.append(at(width - 54, middle, cross(34, theme.BLOOD)))
    return "".join(parts)


def _title(scene: Scene, place: str, width: float) -> str:
    return line(
        scene.place(place),
        width / 2,
        45,
        width - 20,
        theme.NAME.but(size=31, anchor="middle"),
    )


def scouting(scene: Scene, view: WarView, width: float) -> str:
    """The scouting place, and below it what is left of the decks."""
    scout = view.scout
    edge = theme.BLOOD if scout.closed else theme.mix(theme.GOLD, theme.SLATE, 0.35)
    middle = width / 2
    parts = [_panel(width, edge), _title(scene, "scout", width)]
    parts.append(at(middle, 104, laurel(scout.vp, 62)))
    if scout.closed:
        parts.append(_closed(scene, width, 150))
    elif scout.seats:
        step = min(84.0, 170 / len(scout.seats))
        parts += [
            at(middle, 196 + n * step, piece(scene, seat, min(84.0, step + 8)))
            for n, seat in enumerate(scout.seats)
        ]
    else:
        ring = box(
            *(middle - 44, 152, 88, 88, 44),
            fill="none",
            stroke=theme.SEAM,
            stroke_width=3,
            stroke_dasharray="8 7",
        )
        parts.append(ring)
    if view.phase == "setup":
        return "".join(parts)
    for n, (key, count) in enumerate(
        (("dom-deck-objects", view.objects_left), ("dom-deck-events", view.events_left))
    ):
        y = 350 + n * 84
        label = theme.LABEL.but(size=23, anchor="middle")
        parts.append(at(middle - 40, y, card_back(28, 38)))
        parts.append(line(str(count), middle + 24, y + 31, 60, theme.FIGURE.but(size=33)))
        parts.append(line(scene.words(key), middle, y + 66, width - 16, label))
    return "".join(parts)
