"""A battle in words: where it stands, its sides, and the text of its picture."""

from __future__ import annotations

from engine.grail_war.view import BattleView, SideView, WarView
from render.grail_war.names import Scene
from render.panel import ALT, Field
from render.words import fit


def headline(scene: Scene, view: WarView) -> str:
    """What is being fought, and how far it is."""
    words, battle = scene.words, view.battle
    if view.result is not None:
        return words("gw-over")
    if battle is None:
        return words("gw-war")
    where = scene.region(battle.region)
    bout = view.fights if view.mode == "battle" and view.fights > 1 else 0
    return words(
        "gw-battle-headline",
        slot=battle.slot,
        slots=battle.slots,
        where=where or "none",
        bout=bout,
    )


def side_name(scene: Scene, view: WarView, side: SideView) -> str:
    """A side by its players and its servant, without markup."""
    name = scene.team_label(side.team)
    if side.team < 0:
        return name
    return f"{name} – {scene.servant(view, side.team)}"


def side_line(scene: Scene, view: WarView, side: SideView) -> str:
    """What may be known of a side: pools, damage dealt, what became of it."""
    words = scene.words
    parts: list[str] = []
    servant = view.teams[side.team].servant if side.team >= 0 else None
    if servant is not None and servant.life is not None and servant.mana is not None:
        parts.append(words("gw-fact-life", left=servant.life.left, most=servant.life.most))
        parts.append(words("gw-fact-mana", left=servant.mana.left, most=servant.mana.most))
    parts.append(words("gw-fact-dealt", total=side.total))
    if side.out is not None:
        parts.append(words(f"gw-out-{side.out}"))
    return " · ".join(parts)


def side_field(scene: Scene, view: WarView, side: SideView) -> Field:
    """A side as a field of a screen."""
    name = fit(side_name(scene, view, side).replace("*", ""), 250)
    return Field(name, fit(side_line(scene, view, side), 1000), inline=True)


def alt_text(scene: Scene, view: WarView) -> str:
    """A battle's picture in words without markup."""
    battle = view.battle
    lines = [headline(scene, view)]
    if battle is not None:
        lines += [
            f"{side_name(scene, view, side)}: {side_line(scene, view, side)}. "
            f"{_shown(scene, battle, side)}"
            for side in battle.sides
        ]
    return fit("\n".join(lines).replace("*", ""), ALT)


def _shown(scene: Scene, battle: BattleView, side: SideView) -> str:
    """The tiles shown so far; the own plan beyond them is left out."""
    rows = side.plan[: battle.slot]
    shown = ["/".join(scene.tile(tile.kind) for tile in row if tile.kind != "none") for row in rows]
    return ", ".join(each or "–" for each in shown)
