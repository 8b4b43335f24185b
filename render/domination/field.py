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
from render.fonts import sans
from render.svg import Type, at, block, box, line, paragraph, path

LEAST = 470.0
"""How high the locations are at least."""
EDGES = {"miyama": "#8fb573", "shinto": "#7fa7e0", "moon_cell": "#c7a6f0"}
FACE = theme.mix(theme.SLATE, "#ffffff", 0.04)
_TOP = 78
_EFFECT = theme.BODY.but(size=31, fill="#3b3222")
_OBJECT = theme.TITLE.but(size=31, fill=theme.INK, bold=True)
_DOWN = 96.0


def height_of(scene: Scene, field: FieldView, width: float) -> float:
    """How high a battlefield must be for all that stands and lies there."""
    top = _TOP + _people_height(field, width - 28)
    if field.closed:
        return top + 210
    return top + sum(_object_height(scene, each, width - 24) + 8 for each in field.objects) + 20


def battlefield(scene: Scene, view: WarView, field: FieldView, size: tuple[float, float]) -> str:
    """A battlefield, as high as all locations: slots and pieces, objects, what can be won."""
    width, height = size
    colour = EDGES.get(field.place, theme.STEEL)
    edge = theme.BLOOD if field.closed else colour
    below = _TOP + _people_height(field, width - 28) + 8
    parts = [
        _panel(size, edge),
        path(
            f"M3 62H{width - 3}V20A17 17 0 0 0 {width - 20} 3H20A17 17 0 0 0 3 20Z",
            fill=theme.mix(theme.SLATE, colour, 0.34),
        ),
        line(scene.place(field.place), 18, 45, width - 134, _name(width)),
        _bonus(field, width),
        at(14, _TOP, _occupants(scene, view, field, width - 28)),
    ]
    if field.closed:
        parts.append(_closed(scene, width, (below + height) / 2 - 100))
    else:
        parts.append(at(12, below, _objects(scene, field, width - 24)))
    return "".join(parts)


def _name(width: float) -> Type:
    return theme.NAME.but(size=32 if width < 300 else 37)


def _panel(size: tuple[float, float], edge: str) -> str:
    width, height = size
    return box(2, 2, width - 4, height - 4, 18, fill=FACE, stroke=edge, stroke_width=3.5)


def _closed(scene: Scene, width: float, y: float) -> str:
    said = theme.TITLE.but(size=32, fill=theme.BLOOD, anchor="middle", bold=True)
    return at(width / 2, y + 66, cross(80, theme.BLOOD)) + line(
        scene.words("dom-closed"), width / 2, y + 156, width - 24, said
    )


def _bonus(field: FieldView, width: float) -> str:
    """The bonus for an engagement won; bright while two or more are there."""
    fought = len(field.seats) > 1
    colour = LAUREL if fought else theme.MIST
    figure = theme.FIGURE.but(size=33, fill=colour)
    return at(width - 88, 33, swords(42, colour)) + line(
        f"+{field.bonus}", width - 36, 44, 56, figure
    )


def _narrow(width: float) -> bool:
    """Whether the slots of a battlefield fill its width: everybody else stands below them."""
    return width < 280


def _rest(field: FieldView) -> list[int]:
    return [seat for seat in field.seats if seat not in field.holders]


def _people_height(field: FieldView, width: float) -> float:
    """How high slots and pieces are together."""
    count = len(_rest(field))
    if _narrow(width):
        return 136.0 + -(-count // 3) * 88
    return max(164.0, -(-count // 2) * 88.0)


def _occupants(scene: Scene, view: WarView, field: FieldView, width: float) -> str:
    """Terrain slots with their holders, then everybody else there; each with the total power."""
    narrow = _narrow(width)
    count = len(field.terrain)
    slot = min(88.0, (width + 4) / count - 4)
    height = 130.0 if narrow else 162.0
    parts = [
        at(n * (slot + 4), 0, _terrain(scene, view, field, n, (slot, height))) for n in range(count)
    ]
    left, top = (0.0, 136.0) if narrow else (count * (slot + 4), 0.0)
    columns = 3 if narrow else 2
    cell = (width - left) / columns
    for n, seat in enumerate(_rest(field)):
        x, y = left + (n % columns + 0.5) * cell, top + (n // columns) * 88
        drawn = piece(scene, seat, 50, faint=_out(view, seat))
        parts.append(at(x, y + 27, drawn))
        parts.append(at(x, y + 68, _total(view, field, seat, 30)))
    return "".join(parts)


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
    holder, narrow = field.holders[n], height < 150
    dashes: dict[str, str | float] = {} if holder is not None else {"stroke_dasharray": "8 7"}
    colour = theme.GOLD if holder is not None else theme.MIST
    figure = theme.FIGURE.but(size=28 if narrow else 33, fill=colour)
    parts = [
        box(
            *(1, 0, width - 2, height, 12),
            fill=theme.mix(theme.SLATE, theme.NIGHT, 0.5),
            stroke=theme.BRONZE if holder is not None else theme.SEAM,
            stroke_width=3,
            **dashes,
        ),
        line(f"+{field.terrain[n]}", width / 2, 31 if narrow else 38, width - 12, figure),
    ]
    if holder is not None:
        drawn = piece(scene, holder, 48 if narrow else 62, faint=_out(view, holder))
        parts.append(at(width / 2, 64 if narrow else 83, drawn))
        total = _total(view, field, holder, 28 if narrow else 32)
        parts.append(at(width / 2, height - (18 if narrow else 22), total))
    return "".join(parts)


def _objects(scene: Scene, field: FieldView, width: float) -> str:
    """The objects that lie there, face up with their effect, or face down."""
    parts: list[str] = []
    y = 0.0
    for each in field.objects:
        parts.append(at(0, y, object_picture(scene, each, width)))
        y += _object_height(scene, each, width) + 8
    if not field.objects:
        quiet = theme.LABEL.but(size=28, anchor="middle")
        parts.append(line(scene.words("dom-no-object"), width / 2, 60, width - 20, quiet))
    return "".join(parts)


def _object_texts(scene: Scene, each: ObjectView, width: float) -> tuple[str, float, float]:
    """Name and effect of a face-up object, where the effect begins, and how high it all is."""
    kind = scene.object(each.card or "")
    title, room = scene.title(kind.key), width - 24 - _medal(width)
    longest = max(sans().width(word, _OBJECT.size) for word in title.split())
    size = _OBJECT.size * min(1.0, room / longest * 0.99)
    name, high = block(title, 12, 8, room, _OBJECT.but(size=size))
    top = max(high, _medal(width)) + 10
    effect, more = block(one_line(scene, kind.abilities), 12, top, width - 22, _EFFECT)
    return name + effect, top, top + more + 12


def _object_height(scene: Scene, each: ObjectView, width: float) -> float:
    return _DOWN if each.card is None else _object_texts(scene, each, width)[2]


def object_picture(scene: Scene, each: ObjectView, width: float) -> str:
    """An object: its name, VP and effect; or the back of a face-down one."""
    if each.card is None:
        said = theme.TITLE.but(size=29, fill=theme.MIST)
        text = scene.words("dom-object-down")
        return (
            box(
                *(0, 0, width, _DOWN, 12),
                fill="#2a2350",
                stroke=theme.MIST,
                stroke_width=2.5,
                stroke_dasharray="9 7",
            )
            + at(14, 12, card_back(50, 72))
            + paragraph(text, 78, 8, (width - 86, _DOWN - 12), said, smallest=0.93)
        )
    drawn, _, height = _object_texts(scene, each, width)
    back = box(0, 0, width, height, 12, fill=theme.PARCHMENT, stroke=theme.BRONZE, stroke_width=2.5)
    size = _medal(width)
    return back + drawn + at(width - 8 - size / 2, 8 + size / 2, laurel(each.vp, size))


def _medal(width: float) -> float:
    """How wide the medal with an object's VP is."""
    return 46.0 if _narrow(width) else 54.0


def workshop(scene: Scene, view: WarView, size: tuple[float, float]) -> str:
    """The workshop: its slots with their mana, closed ones crossed out."""
    width = size[0]
    parts = [_panel(size, theme.mix(MANA, theme.SLATE, 0.35)), _title(scene, "workshop", width)]
    shop, narrow = view.workshop, width < 180
    height = min(110.0, (size[1] - 84) / len(shop.slots))
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
        drawn = 30 if narrow else 36
        figure = theme.FIGURE.but(size=drawn, fill=MANA if open_ else theme.SEAM, anchor="start")
        parts.append(at(32, middle, drop(drawn + 1, full=open_)))
        parts.append(line(f"+{mana}", 50 if narrow else 56, middle + drawn * 0.36, 56, figure))
        if holder is not None:
            held = piece(scene, holder, drawn * 1.6)
            parts.append(at(width - 16 - drawn * 0.8, middle, held))
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


def scouting(scene: Scene, view: WarView, size: tuple[float, float]) -> str:
    """The scouting place, and below it what is left of the decks."""
    scout, width = view.scout, size[0]
    edge = theme.BLOOD if scout.closed else theme.mix(theme.GOLD, theme.SLATE, 0.35)
    middle = width / 2
    parts = [_panel(size, edge), _title(scene, "scout", width)]
    parts.append(at(middle, 104, laurel(scout.vp, 62)))
    if scout.closed:
        parts.append(_closed(scene, width, 98))
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
        y = 276 + n * 94
        label = theme.LABEL.but(size=28, anchor="middle")
        parts.append(at(middle - 40, y, card_back(28, 38)))
        parts.append(line(str(count), middle + 24, y + 31, 60, theme.FIGURE.but(size=33)))
        parts.append(line(scene.words(key), middle, y + 70, width - 10, label, smallest=0.86))
    return "".join(parts)
