"""One column of a field as a picture: the gate with all that is on it, and its guardian."""

from __future__ import annotations

from engine.gate.view import ColumnView, GuardianView
from render import theme
from render.gate.emblems import emblem
from render.gate.names import Scene
from render.gate.pieces import card_back, crest, gem, pip, portal, sealed_portal, shield
from render.svg import at, box, line, path
from render.theme import NAME_SMALLEST, Colours

WIDTH, GATE_HEIGHT, GUARDIAN_HEIGHT = 286, 262, 74
_SHUT = Colours("#59617c", "#3a415c", "#20263b")


def gate_picture(scene: Scene, column: ColumnView, *, target: bool = False) -> str:
    """A gate, 286 x 262: arms, level, power, pile, durability, damage, enhancements.

    A closed gate is turned by 90 degrees (TG-94). ``target``: it is being attacked.
    """
    colours = _SHUT if column.closed or column.deck is None else emblem(column.deck).colours
    edge = 7.0 if target else 3.0
    panel = box(
        *(3, 3, WIDTH - 6, GATE_HEIGHT - 6, 16),
        fill=theme.mix(theme.SLATE, colours.main, 0.17),
        stroke=theme.GOLD if target else colours.main,
        stroke_width=edge,
    ) + _plinth(3 + edge / 2, theme.mix(theme.NIGHT, colours.dark, 0.35))
    if column.deck is None:
        return panel + at(WIDTH / 2 - 55, 46, sealed_portal(110, 150))
    return (
        panel
        + _arms(scene, column)
        + _values(scene, column)
        + _names(scene, column)
        + _slots(scene, column)
    )


def _plinth(edge: float, fill: str) -> str:
    """The darker foot of a gate's panel, within an edge as thick as that."""
    turn = 19 - edge
    foot = GATE_HEIGHT - edge
    return path(
        f"M{edge} 156H{WIDTH - edge}V{foot - turn}a{turn} {turn} 0 0 1 -{turn} {turn}"
        f"H{edge + turn}a{turn} {turn} 0 0 1 -{turn} -{turn}Z",
        fill=fill,
    )


def _arms(scene: Scene, column: ColumnView) -> str:
    """The portal; a closed one lies on its side under a red band."""
    arms = emblem(column.deck)
    if not column.closed:
        return at(24, 18, portal(arms, 96, 128))
    band = theme.LABEL.but(size=21, fill=theme.IVORY, anchor="middle")
    return (
        at(142, 30, portal(arms, 96, 122, closed=True), turn=90)
        + box(10, 64, 138, 30, 6, fill=theme.BLOOD)
        + line(scene.words("gate-closed"), 79, 86.5, 128, band)
    )


def _values(scene: Scene, column: ColumnView) -> str:
    """Level, power, the characters left, durability and damage."""
    faint = column.closed
    medals = at(174, 50, gem(column.level, 62, faint=faint)) + at(
        242, 50, shield(column.power, 54, faint=faint)
    )
    return medals + _pile(scene, column) + _pips(column)


def _pile(scene: Scene, column: ColumnView) -> str:
    """The characters left, the next one first, each a small card with its level."""
    levels = [card.level for card in map(scene.card, column.pile) if card.kind == "character"]
    step = min(23.0, 136 / max(1, len(levels)))
    start = 208 - (step * (len(levels) - 1) + 20) / 2
    figure = theme.LABEL.but(size=17, anchor="middle")
    parts: list[str] = []
    for n, level in enumerate(levels):
        x, first = start + step * n, n == 0
        fill = theme.IVORY if first else theme.SEAM
        ink = theme.INK if first else theme.IVORY
        parts.append(box(x, 88, 20, 27, 4, fill=fill, stroke=theme.NIGHT, stroke_width=1.5))
        parts.append(line(str(level), x + 10, 107.5, 18, figure.but(fill=ink)))
    return "".join(parts)


def _pips(column: ColumnView) -> str:
    """Durability as circles, each damage token over one of them."""
    count = max(column.durability, column.damage, 1)
    step = min(26.0, 132 / count)
    radius = min(10.0, step * 0.4)
    start = 208 - step * (count - 1) / 2
    return "".join(pip(start + step * n, 139, radius, hit=n < column.damage) for n in range(count))


def _names(scene: Scene, column: ColumnView) -> str:
    colours = _SHUT if column.closed else emblem(column.deck).colours
    fill = theme.MIST if column.closed else theme.IVORY
    return line(scene.top(column.pile), 20, 182, WIDTH - 40, theme.TITLE.but(fill=fill)) + line(
        scene.deck(column.deck),
        20,
        205,
        WIDTH - 40,
        theme.LABEL.but(size=18, fill=theme.MIST if column.closed else colours.light),
    )


def _slots(scene: Scene, column: ColumnView) -> str:
    """The enhancements, tucked under the gate; as many places as its level allows (TG-67)."""
    attached = column.attached or column.buried
    open_places = 0 if column.closed else column.level
    places = max(len(attached), open_places)
    rows = max(2, (places + 1) // 2)
    height = 42 / rows
    width = (WIDTH - 40 - 6) / 2
    parts: list[str] = []
    for n in range(places):
        x, y = 20 + (n % 2) * (width + 6), 212 + (n // 2) * height
        if n >= len(attached):
            parts.append(_place(x, y, width, height - 4))
            continue
        card = scene.card(attached[n])
        colours = emblem(card.deck).colours
        void = column.closed
        fill, ink = (theme.SLATE, theme.MIST) if void else (colours.dark, colours.light)
        parts.append(
            box(x, y, width, height - 4, 6, fill=fill, stroke=ink, stroke_width=1.2)
            + line(
                scene.title(card.key),
                x + 7,
                y + (height - 4) * 0.77,
                width - 14,
                theme.LABEL.but(size=min(15, height * 0.7), fill=ink),
            )
        )
    return "".join(parts)


def _place(x: float, y: float, width: float, height: float) -> str:
    return box(
        *(x, y, width, height, 6),
        fill="none",
        stroke=theme.SEAM,
        stroke_width=1.4,
        stroke_dasharray="5 5",
    )


def guardian_picture(scene: Scene, column: ColumnView, *, fighting: int | None = None) -> str:
    """A guardian zone, 286 x 74. ``fighting``: the guardian's power in the running combat."""
    if column.guardian is None:
        return "" if column.closed else _empty_zone()
    if column.guardian.card is None:
        return _hidden(scene, column.guardian)
    return _known(scene, column.guardian.card, column.guardian, fighting)


def _empty_zone() -> str:
    wall = "M-16 10V-6H-10V-1H-4V-6H4V-1H10V-6H16V10Z"
    return box(
        *(WIDTH / 2 - 62, 7, 124, GUARDIAN_HEIGHT - 14, 10),
        fill="none",
        stroke=theme.SEAM,
        stroke_width=2,
        stroke_dasharray="7 7",
    ) + at(WIDTH / 2, GUARDIAN_HEIGHT / 2, path(wall, fill=theme.SEAM))


def _hidden(scene: Scene, guardian: GuardianView) -> str:
    since = scene.words("guardian-since", turn=guardian.since)
    return at(WIDTH / 2 - 62, 5, card_back(124, GUARDIAN_HEIGHT - 10)) + line(
        since, WIDTH - 10, GUARDIAN_HEIGHT / 2 + 6, 66, theme.LABEL.but(size=17, anchor="end")
    )


def _known(scene: Scene, key: str, guardian: GuardianView, fighting: int | None) -> str:
    card = scene.card(key)
    colours = emblem(card.deck).colours
    power = card.power if fighting is None else fighting
    dashes = {} if guardian.face_up else {"stroke_dasharray": "9 6"}
    note = scene.words("guardian-up" if guardian.face_up else "guardian-down")
    return (
        box(
            *(3, 4, WIDTH - 6, GUARDIAN_HEIGHT - 8, 12),
            fill=colours.dark,
            stroke=colours.light,
            stroke_width=3,
            **dashes,
        )
        + at(38, GUARDIAN_HEIGHT / 2, crest(card.deck, 50))
        + line(scene.title(key), 72, 37, 152, theme.TITLE.but(size=24), smallest=NAME_SMALLEST)
        + line(note, 72, 59, 152, theme.LABEL.but(size=17, fill=colours.light))
        + at(252, GUARDIAN_HEIGHT / 2, shield(power, 46))
    )
