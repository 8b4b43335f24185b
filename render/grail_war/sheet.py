"""The sheet of a servant as far as the viewer knows him; the rest is shown as unknown."""

from __future__ import annotations

import re

from engine.grail_war.cards import Phantasm, SkillRank, plus, value
from engine.grail_war.view import ServantView, WarView
from engine.kernel import Positions
from render import theme
from render.fonts import sans, wrapped
from render.grail_war.emblems import medal
from render.grail_war.knowledge import fact_line, opened
from render.grail_war.names import HIDDEN, Scene
from render.grail_war.pieces import mini, pools, signed
from render.panel import ALT, ENTRY_TEXT, Menu, MenuEntry, Page, Picture
from render.svg import at, box, circle, document, line, paragraph
from render.words import bare, fit

WIDTH = 1200
_LEFT, _RIGHT = 28, 470
_WIDE = WIDTH - _RIGHT - 28
_STAT, _HEADING = 60, 52
_GRADES = 5
_PAGE = re.compile(r"sheet:(\d{1,2})")


def sheet_drawn(scene: Scene, view: WarView, team: int) -> Picture | None:
    """The sheet of a team's servant as a picture with its text; None without one."""
    servant = view.teams[team].servant
    if servant is None:
        return None
    svg = sheet_picture(scene, scene.team_drawn(team), servant)
    alt = "\n".join([scene.team_label(team), *sheet_lines(scene, servant)])
    return Picture(svg, 1000, fit(bare(alt), ALT), "sheet.png")


def sheet_on(page: str, view: WarView) -> int | None:
    """The team whose servant's sheet ``page`` shows."""
    found = _PAGE.fullmatch(page)
    team = int(found[1]) if found else -1
    known = 0 <= team < len(view.teams) and view.teams[team].servant is not None
    return team if known else None


def sheets_menu(scene: Scene, view: WarView, ahead: tuple[Positions, ...]) -> tuple[Menu, ...]:
    """A menu of all servants, if there are any, that leads to their sheets."""
    entries = tuple(
        MenuEntry(
            fit(f"{scene.team_label(team.number)} – {scene.servant_of(team.servant)}", ENTRY_TEXT),
            "",
            str(team.number),
        )
        for team in view.teams
        if team.servant is not None
    )
    menu = Menu(scene.words("gw-menu-sheets"), entries, Page("sheet:", ahead)) if entries else None
    return (menu,) if menu is not None else ()


def sheet_lines(scene: Scene, servant: ServantView) -> list[str]:
    """The sheet in words, with markup."""
    words = scene.words
    known = scene.servant_of(servant)
    lines = [
        words("gw-sheet-who", name=known, cls=scene.cls(servant.cls or ""), grade=servant.grade)
    ]
    found = opened(scene, servant)
    told = [key for key in ("stats", "skills", "phantasms") if key in found]
    return [*lines, *(fact_line(scene, key, found[key]) for key in told)]


def sheet_picture(scene: Scene, owner: str, servant: ServantView) -> str:
    """The sheet, 1200 wide."""
    right, tall = _right(scene, servant)
    left, low = stats_and_pools(scene, servant)
    height = 190 + max(tall, low) + 20
    return document(
        WIDTH,
        height,
        box(0, 0, WIDTH, height, 22, fill=theme.NIGHT),
        box(
            *(8, 8, WIDTH - 16, height - 16, 18),
            fill="none",
            stroke=theme.mix(theme.NIGHT, theme.GOLD, 0.25),
            stroke_width=2,
        ),
        _header(scene, owner, servant),
        at(_LEFT, 190, left),
        at(_RIGHT, 190, right),
    )


def _header(scene: Scene, owner: str, servant: ServantView) -> str:
    """Arms, name, class, whose he is, and how much of him is open."""
    words = scene.words
    name = theme.NAME.but(size=52)
    cls = scene.cls(servant.cls or "")
    second = words("gw-sheet-of", cls=cls if servant.name else "none", owner=owner)
    found = scene.catalog.servants.get(servant.sheet or "")
    origin = scene.words.said(found.origin) if found is not None and found.origin else ""
    pips = "".join(
        circle(
            *(n * 34, 0, 12),
            fill=theme.GOLD if n < servant.grade else "none",
            stroke=theme.GOLD,
            stroke_width=3,
        )
        for n in range(_GRADES)
    )
    return (
        at(104, 98, medal(servant.cls, 148))
        + line(scene.servant_of(servant), 200, 78, 690, name)
        + line(second, 200, 122, 690, theme.LABEL.but(size=30, fill=theme.GOLD))
        + line(origin, 200, 160, 690, theme.LABEL.but(size=25))
        + line(words("gw-sheet-known"), 1160, 62, 250, theme.LABEL.but(size=25, anchor="end"))
        + at(1012, 94, pips)
    )


def stats_and_pools(scene: Scene, servant: ServantView) -> tuple[str, float]:
    """Stats, then pools and tiles where they are known, 410 wide; and how tall that is."""
    parts: list[str] = []
    stats = servant.stats or tuple((name, "") for name in _STATS)
    for n, (name, rank) in enumerate(stats):
        parts.append(at(0, n * _STAT, _stat(scene.stat(name), rank)))
    y = len(stats) * _STAT + 10.0
    if servant.life is not None:
        parts.append(at(0, y, pools(scene, servant, 410, (0, 42))))
        y += 92
        if servant.floor is not None:
            text = scene.words("gw-sheet-floor", floor=signed(-servant.floor))
            parts.append(line(text, 0, y + 14, 410, theme.LABEL.but(size=24)))
            y += 32
    for n, (kind, left, most) in enumerate(servant.stock or ()):
        parts.append(at(n % 4 * 104, y + n // 4 * 56, _stock(kind, left, most)))
    y += -(-len(servant.stock or ()) // 4) * 56
    return "".join(parts), y


_STATS = ("strength", "endurance", "agility", "mana", "luck")


def _stat(name: str, rank: str) -> str:
    """A stat with its letter and a bar of five."""
    figure = theme.FIGURE.but(size=34, fill=theme.GOLD if rank else theme.MIST)
    bars = "".join(
        box(
            *(216 + n * 38, 14, 32, 22, 5),
            fill=theme.GOLD if rank and n < value(rank) else theme.SLATE,
            stroke=theme.SEAM,
            stroke_width=2,
        )
        for n in range(5)
    )
    return (
        line(name, 0, 36, 130, theme.TITLE.but(size=28))
        + line(rank or HIDDEN, 172, 38, 60, figure)
        + bars
    )


def _stock(kind: str, left: int, most: int) -> str:
    count = theme.TITLE.but(size=25, fill=theme.IVORY if left else theme.MIST)
    return mini(kind, 44) + line(f"{left}/{most}", 50, 31, 52, count)


def _right(scene: Scene, servant: ServantView) -> tuple[str, float]:
    """Skills, then noble phantasms."""
    words = scene.words
    parts = [_heading(words("gwc-know-skills"), 0)]
    y = float(_HEADING)
    if servant.skills is None:
        parts.append(at(0, y, _hidden(scene)))
        y += 70
    for each in servant.skills or ():
        drawn, tall = _skill(scene, each)
        parts.append(at(0, y, drawn))
        y += tall
    y += 8
    parts.append(_heading(words("gwc-know-phantasms"), y))
    y += _HEADING
    if servant.phantasms is None:
        parts.append(at(0, y, _hidden(scene)))
        y += 70
    for each in servant.phantasms or ():
        drawn, tall = _phantasm(scene, each)
        parts.append(at(0, y, drawn))
        y += tall
    return "".join(parts), y


def _heading(text: str, y: float) -> str:
    seam = box(0, y + 38, _WIDE, 2, 0, fill=theme.SEAM)
    return line(text, 0, y + 28, _WIDE, theme.LABEL.but(size=26, fill=theme.GOLD)) + seam


def _hidden(scene: Scene) -> str:
    ground = box(
        *(0, 4, _WIDE, 54, 12),
        fill="none",
        stroke=theme.SEAM,
        stroke_width=2,
        stroke_dasharray="9 8",
    )
    text = scene.words("gw-sheet-unknown")
    return ground + line(text, _WIDE / 2, 40, _WIDE - 30, theme.LABEL.but(size=26, anchor="middle"))


def _skill(scene: Scene, each: SkillRank) -> tuple[str, float]:
    card = scene.catalog.skills[each.skill]
    return _entry(scene.words.said(card.name), each.rank, scene.words.said(card.text))


def _phantasm(scene: Scene, each: Phantasm) -> tuple[str, float]:
    return _entry(scene.words.said(each.name), each.rank, phantasm_line(scene, each))


def phantasm_line(scene: Scene, each: Phantasm) -> str:
    """What a noble phantasm is: form, kind, cost and run; or what it always does."""
    words = scene.words
    if each.effect is not None:
        return words(
            "gw-phantasm-always",
            effect=each.effect.op,
            strong=2 if value(each.rank) >= 4 else 1,
            value=value(each.rank),
            tile=scene.tile(getattr(each.effect, "tile", "normal")),
        )
    return words(
        "gw-phantasm-active",
        form=each.form,
        scale=words(f"gw-scale-{each.scale}"),
        mana=each.mana,
        slots=value(each.rank),
    )


def _entry(name: str, rank: str, text: str) -> tuple[str, float]:
    """A name with its rank, and what it does; and how tall that is."""
    colour = theme.GOLD if plus(rank) else theme.IVORY
    figure = theme.TITLE.but(size=30, fill=colour, anchor="end", bold=True)
    label = theme.LABEL.but(size=24)
    tall = 32.0 * len(wrapped(text, sans(), label.size, _WIDE))
    drawn = (
        line(name, 0, 30, _WIDE - 90, theme.TITLE.but(size=28, bold=True))
        + line(rank, _WIDE - 8, 30, 80, figure)
        + paragraph(text, 0, 38, (_WIDE, tall + 1), label)
    )
    return drawn, tall + 54
