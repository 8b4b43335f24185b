"""The city as a map: its regions, and what the viewer knows of who is where."""

from __future__ import annotations

from engine.grail_war.view import WarView
from render import theme
from render.grail_war.liveries import livery
from render.grail_war.names import Scene
from render.grail_war.places import (
    base_mark,
    battle_mark,
    land_mark,
    place,
    residue_mark,
    territory_mark,
)
from render.grail_war.whereabouts import Spot, Stand, own_team, spots
from render.svg import at, box, circle, document, line, path

WIDTH, DRAWN = 960, 960
LEYLINE = "#6fd3ff"
_MARGIN, _GAP, _HEAD, _MARK = 16, 10, 104, 44
REGION = 216
"""How high a region is."""
_GROUND = ("#16241f", "#1a2138", "#262043")
"""The ground of a region by its population."""


def city_picture(scene: Scene, view: WarView) -> str:
    """The map with its heading, and below it who the teams are; 960 wide."""
    known = spots(view)
    columns = sorted({spot.region[0] for spot in known})
    rows = sorted({spot.region[1] for spot in known})
    width = (WIDTH - 2 * _MARGIN - (len(columns) - 1) * _GAP) / len(columns)
    bottom = _HEAD + len(rows) * (REGION + _GAP)
    teams = -(-len(view.teams) // 2) * 58
    height = bottom + 112 + teams + 6
    return document(
        WIDTH,
        height,
        box(0, 0, WIDTH, height, 22, fill=theme.NIGHT),
        _heading(scene, view),
        *(
            at(
                _MARGIN + columns.index(spot.region[0]) * (width + _GAP),
                _HEAD + rows.index(spot.region[1]) * (REGION + _GAP),
                region(scene, view, spot, width),
            )
            for spot in known
        ),
        at(_MARGIN, bottom + 4, _legend(scene)),
        at(_MARGIN, bottom + 108, _teams(scene, view)),
    )


def _heading(scene: Scene, view: WarView) -> str:
    """Round and scene, and how many people have been fed on."""
    words, night = scene.words, view.phase != "story"
    title = words(f"gwc-scene-{view.phase}", round=view.round, rounds=view.rounds)
    fed = words("gwc-map-fed", count=view.fed)
    moon = circle(0, 0, 30, fill=theme.GOLD)
    if night:
        moon = circle(0, 0, 30, fill=theme.IVORY) + circle(13, -8, 25, fill=theme.NIGHT)
    return (
        at(58, 52, moon)
        + line(title, 106, 66, 560, theme.NAME.but(size=44))
        + line(fed, WIDTH - 24, 64, 250, theme.LABEL.but(size=30, anchor="end"))
    )


def region(scene: Scene, view: WarView, spot: Spot, width: float) -> str:
    """One region, 216 high."""
    card = scene.catalog.regions[spot.region]
    ground = _GROUND[card.population]
    edge = theme.BLOOD if spot.battle else theme.GOLD if card.church else theme.SEAM
    home = own_team(view) is not None and view.team in spot.bases
    if home and not spot.battle:
        edge = theme.IVORY
    art = theme.mix(ground, theme.GOLD if card.church else theme.STEEL, 0.55)
    return (
        box(
            *(2, 2, width - 4, REGION - 4, 16),
            fill=ground,
            stroke=edge,
            stroke_width=5 if spot.battle or home else 2.5,
        )
        + at(12, 12, place(spot.region, art, ground))
        + _name(scene.words.said(card.name), width - 96)
        + at(22, 96, _leyline(card.leyline))
        + at(width - 22, 96, _people(card.population))
        + at(0, 118, _marks(scene, view, spot, width))
    )


def _name(text: str, room: float) -> str:
    """A region's name in one line or, a word to each, in two."""
    type_ = theme.NAME.but(size=30)
    first, _, second = text.partition(" ")
    if not second or type_.face is None or type_.face.width(text, 30) <= room:
        return line(text, 86, 52, room, type_, smallest=0.55)
    return line(first, 86, 38, room, type_, smallest=0.55) + line(
        second, 86, 72, room, type_, smallest=0.55
    )


def _leyline(grade: int) -> str:
    """Three diamonds, as many of them bright as the leyline is strong."""
    return "".join(
        path(
            f"M{n * 28} -12L{n * 28 + 10} 0L{n * 28} 12L{n * 28 - 10} 0Z",
            fill=LEYLINE if n < grade else "none",
            stroke=LEYLINE if n < grade else theme.SEAM,
            stroke_width=2,
        )
        for n in range(3)
    )


def _people(population: int) -> str:
    """As many figures as the region is crowded, to the left of (0, 0)."""
    return "".join(
        at(-12 - 26 * n, 0, circle(0, -7, 6, fill=theme.MIST))
        + at(-12 - 26 * n, 0, path("M-10 13A10 12 0 0 1 10 13Z", fill=theme.MIST))
        for n in range(population)
    )


def _marks(scene: Scene, view: WarView, spot: Spot, width: float) -> str:
    """What is known to be in a region, in two rows."""
    drawn = [_stand(scene, view, stand) for stand in spot.stands]
    if spot.battle:
        drawn.insert(0, battle_mark(theme.BLOOD))
    drawn += [base_mark(_tint(view, team)) for team in spot.bases]
    drawn += [
        territory_mark(_tint(view, team))
        + line(str(level), 0, 6.5, 20, theme.FIGURE.but(size=18, fill=_tint(view, team)))
        for team, level in spot.territories
    ]
    if spot.residue:
        drawn.append(residue_mark("#c58af0"))
    if spot.land:
        drawn.append(land_mark(theme.MIST))
    room = max(1, int((width - 12) // _MARK))
    return "".join(
        at(10 + _MARK / 2 + (n % room) * _MARK, 22 + (n // room) * _MARK, each)
        for n, each in enumerate(drawn[: 2 * room])
    )


def _tint(view: WarView, team: int) -> str:
    """The colour of what is a team's; the viewer's own is white."""
    return theme.IVORY if team == view.team else livery(team)


def _stand(scene: Scene, view: WarView, stand: Stand) -> str:
    """Somebody: the own people with a letter, others by number, and faded if it was earlier."""
    if stand.role is not None:
        letter = scene.words(f"gwc-token-{stand.role}")
        return circle(0, 0, 19, fill=theme.IVORY) + line(
            letter, 0, 9, 34, theme.FIGURE.but(size=25, fill=theme.INK)
        )
    colour = livery(stand.team)
    old = stand.scene < view.scene
    fill = theme.mix(theme.NIGHT, colour, 0.25) if old else colour
    ink = colour if old else theme.INK
    return circle(0, 0, 18, fill=fill, stroke=colour, stroke_width=3) + line(
        str(stand.team + 1), 0, 9, 34, theme.FIGURE.but(size=25, fill=ink)
    )


def _legend(scene: Scene) -> str:
    """What the marks mean, in two rows of four."""
    marks = (
        ("leyline", at(-28, 0, _leyline(3), scale=0.8)),
        ("people", at(24, 0, _people(2), scale=0.9)),
        ("base", base_mark(theme.IVORY)),
        ("territory", territory_mark(theme.IVORY)),
        ("residue", residue_mark("#c58af0")),
        ("land", land_mark(theme.MIST)),
        ("battle", battle_mark(theme.BLOOD)),
        ("seen", circle(0, 0, 14, fill=theme.NIGHT, stroke=theme.MIST, stroke_width=3)),
    )
    step = (WIDTH - 2 * _MARGIN) / 4
    return "".join(
        at(
            36 + (n % 4) * step,
            24 + (n // 4) * 48,
            at(0, 0, mark, scale=0.85)
            + line(scene.words(f"gwc-legend-{key}"), 38, 9, step - 80, theme.LABEL.but(size=27)),
        )
        for n, (key, mark) in enumerate(marks)
    )


def _teams(scene: Scene, view: WarView) -> str:
    """Every team by its number and colour, two in a row."""
    step = (WIDTH - 2 * _MARGIN + _GAP) / 2
    parts: list[str] = []
    for n, team in enumerate(view.teams):
        own = team.number == view.team
        colour = theme.IVORY if own else livery(team.number)
        out = not team.fights and view.phase != "creation"
        said = scene.words("gwc-out") if out else ""
        if own:
            said = scene.words("gwc-me") + (f" · {said}" if said else "")
        elif team.servant is not None and team.servant.cls is not None:
            said = scene.servant_of(team.servant)
        name = theme.NAME.but(size=29, fill=theme.MIST if out else theme.IVORY)
        parts.append(
            at(
                (n % 2) * step,
                (n // 2) * 58,
                box(0, 0, step - _GAP, 50, 14, fill=theme.SLATE)
                + circle(30, 25, 17, fill=theme.SEAM if out else colour)
                + line(str(n + 1), 30, 34, 30, theme.FIGURE.but(size=25, fill=theme.INK))
                + line(scene.team_drawn(n), 60, 35, step - 250, name)
                + line(said, step - _GAP - 16, 35, 160, theme.LABEL.but(size=26, anchor="end")),
            )
        )
    return "".join(parts)
