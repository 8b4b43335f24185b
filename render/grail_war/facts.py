"""A battle in words: where it stands, its sides, and the text of its picture."""

from __future__ import annotations

from itertools import groupby

from engine.grail_war.battle_state import Aid
from engine.grail_war.view import BattleView, SideView, WarView
from render.grail_war.estimate import Estimate, estimate
from render.grail_war.labels import MARKS, marked
from render.grail_war.names import Scene
from render.grail_war.pieces import signed
from render.panel import ALT, Field
from render.words import bare, fit

_BETWEEN = {
    **dict.fromkeys(("withdraw", "pursuit", "instinct", "intrude", "freed", "recall"), "pause"),
    "prepare": "prepare",
}
"""Where a battle stands while a seat is asked what is neither a plan nor a slot."""


def headline(scene: Scene, view: WarView, kind: str = "") -> str:
    """What is being fought, and how far it is; for a seat, with the ``kind`` of its question."""
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
        at=_BETWEEN.get(kind) or ("slots" if battle.planned else "plans"),
        where=where or "none",
        bout=bout,
    )


def side_name(scene: Scene, view: WarView, side: SideView) -> str:
    """A side by its players and its servant, for a text with markup."""
    name = scene.team(side.team)
    if side.team < 0:
        return name
    return f"{name} – {scene.servant(view, side.team)}"


def side_facts(scene: Scene, view: WarView, side: SideView) -> list[str]:
    """What may be known of a side: pools, damage dealt if any, what became of it."""
    words = scene.words
    parts: list[str] = []
    servant = view.teams[side.team].servant if side.team >= 0 else None
    if servant is not None and servant.life is not None and servant.mana is not None:
        parts.append(words("gw-fact-life", left=signed(servant.life.left), most=servant.life.most))
        parts.append(words("gw-fact-mana", left=signed(servant.mana.left), most=servant.mana.most))
    if side.total:
        parts.append(words("gw-fact-dealt", total=side.total))
    if side.out is not None:
        parts.append(words(f"gw-out-{side.out}"))
    return parts


def side_field(scene: Scene, view: WarView, side: SideView) -> Field:
    """A side as a field of a screen, narrow enough for two beside each other on a phone."""
    name = fit(side_name(scene, view, side), 250)
    facts = side_facts(scene, view, side) or [scene.words("gw-fact-nothing")]
    return Field(name, fit("\n".join(facts), 1000), inline=True)


def alt_text(scene: Scene, view: WarView) -> str:
    """A battle's picture in words without markup."""
    battle = view.battle
    lines = [headline(scene, view)]
    if battle is not None:
        lines += [
            f"{side_name(scene, view, side)}: {' · '.join(side_facts(scene, view, side))}. "
            f"{_shown(scene, battle, side)}"
            for side in battle.sides
        ]
    return fit(bare("\n".join(lines)), ALT)


def _shown(scene: Scene, battle: BattleView, side: SideView) -> str:
    """The tiles shown so far; the own plan beyond them is left out."""
    rows = side.plan[: battle.slot]
    shown = ["/".join(scene.tile(tile.kind) for tile in row if tile.kind != "none") for row in rows]
    return ", ".join(each or "–" for each in shown)


def plan_text(scene: Scene, view: WarView, side: SideView) -> str:
    """The viewer's plan in words: the tiles slot by slot, what it costs, what it may deal."""
    words, battle = scene.words, view.battle
    if battle is None:
        return ""
    lines: list[str] = []
    laid = _laid(scene, side, range(battle.slot, battle.slots))
    if laid:
        lines.append(" · ".join(laid))
    found = estimate(scene.catalog, view, side)
    if laid:
        lines.append(words("gw-plan-damage", least=found.least, most=found.most))
    costs = [
        words(f"gw-plan-{key}", count=count)
        for key, count in (
            ("servant-mana", found.servant_mana),
            ("master-mana", found.master_mana),
            ("master-life", found.master_life),
        )
        if count
    ]
    if costs:
        lines.append(words("gw-plan-costs", costs=", ".join(costs)))
    if warning := _short_of_mana(scene, view, found):
        lines.append(warning)
    return "\n".join(lines)


def _laid(scene: Scene, side: SideView, slots: range) -> list[str]:
    """What is laid, with slots that are alike in one."""
    texts = [(slot + 1, _slot_text(scene, side, slot)) for slot in slots]
    runs = [(text, [slot for slot, _ in run]) for text, run in groupby(texts, key=lambda t: t[1])]
    return [
        f"**{run[0]}–{run[-1]}** {text}" if len(run) > 1 else f"**{run[0]}** {text}"
        for text, run in runs
        if text
    ]


def _slot_text(scene: Scene, side: SideView, slot: int) -> str:
    """What is laid in a slot, with its marks and helps."""
    row = side.plan[slot] if slot < len(side.plan) else ()
    texts = list(
        dict.fromkeys(
            marked(scene, scene.tile(tile.kind), [m for m in MARKS if getattr(tile, m)])
            for tile in row
            if tile.kind != "none"
        )
    )
    aid = side.aids[slot] if slot < len(side.aids) else Aid()
    if aid.tile:
        key = "gw-plan-guard" if aid.defends else "gw-plan-support"
        texts.append(scene.words(key, tile=scene.tile(aid.tile)))
    texts += [
        scene.words("gw-cast", spell=scene.spell(cast.spell), power=cast.power)
        for cast in aid.casts
    ]
    if aid.charm:
        texts.append(scene.goods(aid.charm))
    return " + ".join(texts)


def _short_of_mana(scene: Scene, view: WarView, found: Estimate) -> str:
    """That a plan cannot be paid, or ends below nothing (GW-14, GW-34, GW-48)."""
    servant = view.teams[view.team].servant if view.team is not None else None
    if servant is None or servant.mana is None or servant.floor is None:
        return ""
    left = servant.mana.left - found.servant_mana
    if not found.servant_mana or left > 0:
        return ""
    key = "gw-plan-unpaid" if left < -servant.floor else "gw-plan-debt"
    if key == "gw-plan-debt" and view.mode == "battle":
        return ""
    return scene.words(key, left=str(left).replace("-", "−"))
