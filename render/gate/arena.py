"""The middle of the board: whose turn it is, or the running combat with its sums."""

from __future__ import annotations

from engine.gate.view import CombatView, DuelView, FighterView
from render import theme
from render.gate.emblems import emblem
from render.gate.names import Scene
from render.gate.pieces import crest, gem, shield
from render.svg import at, box, line, path

WIDTH, HEIGHT = 1168, 150
ROW = 46


def arena(scene: Scene, view: DuelView) -> str:
    """The strip between the two fields, 1168 x 150."""
    rule = path(
        f"M0 {HEIGHT / 2}H{WIDTH}", stroke=theme.mix(theme.DUSK, theme.GOLD, 0.35), stroke_width=2
    )
    if view.combat is not None:
        return rule + _combat(scene, view, view.combat)
    return rule + _calm(scene, view) + (_in_use(scene, view) if view.result is None else "")


def _calm(scene: Scene, view: DuelView) -> str:
    """A plaque with the turn, or how the duel ended."""
    small, large = _headline(scene, view)
    middle = WIDTH / 2
    plaque = (
        f"M{middle - 250} {HEIGHT / 2}L{middle - 216} 24H{middle + 216}L{middle + 250} {HEIGHT / 2}"
        f"L{middle + 216} {HEIGHT - 24}H{middle - 216}Z"
    )
    return (
        path(plaque, fill=theme.SLATE, stroke=theme.GOLD, stroke_width=3)
        + line(small, middle, 62, 410, theme.LABEL.but(size=24, anchor="middle", fill=theme.GOLD))
        + line(large, middle, 103, 430, theme.NAME.but(anchor="middle"))
    )


def _headline(scene: Scene, view: DuelView) -> tuple[str, str]:
    words = scene.words
    if view.result is not None:
        winners = view.result.winners
        if len(winners) == 1:
            return words("duel-over"), words("duel-winner", name=scene.drawn(winners[0]))
        return words("duel-over"), words("duel-draw")
    if view.active is None or view.phase == "setup":
        return words("game-gate"), words("duel-setup")
    return words("duel-turn", turn=view.turn), words("duel-active", name=scene.drawn(view.active))


def _in_use(scene: Scene, view: DuelView) -> str:
    """The card whose action is being carried out, beside the plaque."""
    parts: list[str] = []
    for seat, side in enumerate(view.sides):
        for key in side.active[:1]:
            x = 14 if seat == 0 else WIDTH - 314
            parts.append(at(x, 36, _chip(scene, key, None, 300)))
    return "".join(parts)


def _combat(scene: Scene, view: DuelView, combat: CombatView) -> str:
    """Attackers on the left, the sums in the middle, guardian and gate on the right."""
    fighters = combat.attackers
    top = (HEIGHT - ROW * len(fighters)) / 2
    rows = [at(0, top + ROW * n, fighter(scene, each, 400)) for n, each in enumerate(fighters)]
    defender = view.sides[1 - combat.attacker].columns[combat.column]
    guards = [fighter(scene, combat.guardian, 400)] if combat.guardian else []
    guards.append(attacked(scene, defender.deck, defender.level, combat.gate_power, 400))
    start = (HEIGHT - ROW * len(guards)) / 2
    rows += [at(WIDTH - 400, start + ROW * n, guard) for n, guard in enumerate(guards)]
    return "".join(rows) + at(WIDTH / 2, 0, sums(scene, combat))


def sums(scene: Scene, combat: CombatView) -> str:
    """The attack against the defence on a plaque, 344 x 150; its top's middle is (0, 0)."""
    figure = theme.FIGURE.but(size=72)
    wins = combat.attack > combat.defence
    plaque = f"M-172 {HEIGHT / 2}L-146 2H146L172 {HEIGHT / 2}L146 {HEIGHT - 2}H-146Z"
    label = theme.LABEL.but(size=22, anchor="middle")
    return (
        path(plaque, fill=theme.SLATE, stroke=theme.GOLD, stroke_width=3)
        + line(scene.words("duel-attack"), -84, 40, 120, label)
        + line(scene.words("duel-defence"), 84, 40, 120, label)
        + line(str(combat.attack), -84, 116, 120, figure.but(fill=theme.GOLD))
        + line(">" if wins else "≤", 0, 110, 50, figure.but(size=46, fill=theme.MIST))
        + line(str(combat.defence), 84, 116, 120, figure.but(fill=theme.STEEL))
    )


def fighter(scene: Scene, who: FighterView, width: float) -> str:
    """A card that fights, as one line: crest, title, strike and power."""
    strike = f"×{who.strike}" if who.strike > 1 else ""
    return _chip(scene, who.card, who.power, width, strike)


def _chip(scene: Scene, key: str, power: int | None, width: float, strike: str = "") -> str:
    """A card as one line: crest, title, strike and power."""
    card = scene.card(key)
    colours = emblem(card.deck).colours
    room = width - 60 - (56 if power is not None else 12) - (50 if strike else 0)
    parts = [
        box(0, 1, width, ROW - 4, 12, fill=colours.dark, stroke=colours.light, stroke_width=2.5),
        at(27, ROW / 2 - 1, crest(card.deck, 36)),
        line(scene.title(key), 54, 30, room, theme.TITLE.but(size=24)),
    ]
    if power is not None:
        parts.append(at(width - 30, ROW / 2 - 1, shield(power, 34)))
    if strike:
        mark = theme.LABEL.but(size=22, fill=theme.INK, anchor="middle")
        parts.append(box(width - 106, 9, 48, 26, 8, fill=theme.BLOOD))
        parts.append(line(strike, width - 82, 30, 44, mark.but(fill=theme.IVORY)))
    return "".join(parts)


def attacked(scene: Scene, deck: str | None, level: int, power: int, width: float) -> str:
    """The attacked gate as one line: level, name and power."""
    colours = emblem(deck).colours
    return (
        box(0, 1, width, ROW - 4, 12, fill=theme.SLATE, stroke=colours.main, stroke_width=2.5)
        + at(27, ROW / 2 - 1, gem(level, 34))
        + line(scene.deck(deck), 54, 30, width - 116, theme.TITLE.but(size=23))
        + at(width - 30, ROW / 2 - 1, shield(power, 34))
    )
