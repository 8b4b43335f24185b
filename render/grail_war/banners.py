"""What the pictures of a battle share: their ground, and who stands on each side."""

from __future__ import annotations

from engine.grail_war.battle_state import Aid, Cast, Tile
from engine.grail_war.view import MasterView, SideView, WarView
from render import theme
from render.grail_war.emblems import medal, spell_sign
from render.grail_war.liveries import badge
from render.grail_war.names import Scene
from render.grail_war.pieces import TILE_WIDTH, damage_star, pools, rear_tile
from render.svg import at, box, circle, line, path

WIDTH = 1200
BANNER = 152
_STEP = TILE_WIDTH + 12


def ground(height: float) -> str:
    """The ground of a battle: night, with a circle of summoning worked into it."""
    middle = (WIDTH / 2, height / 2)
    shades = "".join(
        circle(*middle, radius, fill=theme.mix(theme.NIGHT, "#2a1f45", share))
        for radius, share in ((560, 0.3), (430, 0.6), (300, 0.9))
    )
    seam = theme.mix("#2a1f45", theme.GOLD, 0.2)
    rings = "".join(
        circle(*middle, radius, fill="none", stroke=seam, stroke_width=width)
        for radius, width in ((330, 4), (312, 1.5), (196, 1.5))
    )
    star = at(
        *middle,
        path(
            "M0 -310L268 155H-268ZM0 310L268 -155H-268Z", fill="none", stroke=seam, stroke_width=1.5
        ),
    )
    return box(0, 0, WIDTH, height, 22, fill=theme.NIGHT) + shades + rings + star


def banner(scene: Scene, view: WarView, side: SideView) -> str:
    """A side: who it is, its servant's pools, who stands behind, the damage dealt; 1160 x 152."""
    words = scene.words
    servant = view.teams[side.team].servant if side.team >= 0 else None
    out = side.out is not None
    edge = theme.SEAM if out else theme.GOLD
    name = theme.NAME.but(size=34, fill=theme.MIST if out else theme.IVORY)
    small = theme.LABEL.but(size=26, fill=theme.GOLD)
    cls = servant.cls if servant else None
    parts = [
        box(0, 0, 1160, BANNER, 18, fill=theme.SLATE, stroke=edge, stroke_width=2.5),
        at(78, BANNER / 2, medal(cls, 128)),
        at(24, 26, badge(side.team, 36)),
        line(scene.team_drawn(side.team), 156, 44, 400, name),
        line(scene.named_servant(servant), 156, 82, 400, small),
        at(156, 100, pools(scene, servant, 404, (428, 0))),
        at(584, 16, _behind(scene, view, side)),
        at(1082, 62, damage_star(side.total, 112)),
        line(words("gw-short-dealt"), 1082, 142, 150, theme.LABEL.but(size=24, anchor="middle")),
    ]
    if out:
        parts.append(_out(scene, side))
    return "".join(parts)


def _behind(scene: Scene, view: WarView, side: SideView) -> str:
    """Who stands in the rear, or that the master fights in front; from (0, 0), 404 wide.

    Of a side that is out only the master's name stands here: `_out` is written above it.
    """
    words = scene.words
    if side.rear is None and side.front == "servant":
        return ""
    key = "gw-front-master" if side.front == "master" else f"gw-rear-{side.rear}"
    label = "" if side.out else line(words(key), 0, 26, 404, theme.LABEL.but(size=24))
    master = view.teams[side.team].master if side.team >= 0 else None
    if master is None:
        return label
    return label + line(_master(scene, master), 0, 62, 404, theme.TITLE.but(size=26))


def _master(scene: Scene, master: MasterView) -> str:
    life, mana = master.life.left, master.mana.left
    return scene.words("gw-master-line", name=scene.words.said(master.name), life=life, mana=mana)


def _out(scene: Scene, side: SideView) -> str:
    """What became of a side, in place of how its master stands."""
    text = scene.words(f"gw-out-{side.out}")
    return at(
        584,
        8,
        box(0, 0, 230, 40, 10, fill=theme.BLOOD)
        + line(text, 115, 30, 210, theme.TITLE.but(size=28, anchor="middle", bold=True)),
    )


def shown_tile(side: SideView, slot: int, foe: int) -> Tile | None:
    """What a side shows an opponent in a slot, as far as the view has it."""
    row = side.plan[slot] if slot < len(side.plan) else ()
    tile = row[foe] if foe < len(row) else None
    return None if tile is None or tile.kind == "none" else tile


def helps(scene: Scene, aids: tuple[Aid, ...], start: int = 0, step: float = _STEP) -> str:
    """Rear tiles, spells with their power, and charms, each beside the tile it helps; 44 high."""
    parts: list[str] = []
    for slot, aid in enumerate(aids):
        if slot < start:
            continue
        signs = [cast_sign(scene, cast) for cast in aid.casts]
        if aid.charm:
            signs.append(spell_sign("charm", 36))
        if aid.tile:
            signs.insert(0, at(-20, -21, rear_tile(aid.tile, 40, defends=aid.defends)))
        apart = (step - 12) / max(1, len(signs))
        parts += [at(slot * step + apart * (n + 0.5), 22, sign) for n, sign in enumerate(signs)]
    return "".join(parts)


def cast_sign(scene: Scene, cast: Cast) -> str:
    """A spell's sign and its power, around (0, 0)."""
    card = scene.catalog.spells[cast.spell]
    figure = theme.FIGURE.but(size=25, fill="#e4dcff")
    power = str(cast.power * (2 if cast.doubled else 1))
    return at(-9, 0, spell_sign(card.effects[-1].op, 34, secret=card.secret)) + line(
        power, 17, 9, 24, figure
    )
