"""The facts of a board in words: for fields, and for whoever cannot see the picture."""

from __future__ import annotations

from engine.gate.view import ColumnView, CombatView, DuelView, SideView
from render.gate.names import Scene
from render.panel import ALT, FIELD_VALUE, Field
from render.words import bare, fit

LOSING_DAMAGE = 7
LOSING_GATES = 2
_NAME = 32


def headline(scene: Scene, view: DuelView, name: str) -> str:
    """What the board is about right now; ``name`` is the active player's, as the place needs it."""
    words = scene.words
    if view.result is not None:
        return words("duel-over")
    if view.phase == "setup" or view.active is None:
        return words("duel-setup")
    return words("headline", turn=view.turn, name=name)


def side_field(scene: Scene, view: DuelView, seat: int) -> Field:
    """One player's half: a line of counts, and a line for each column."""
    side = view.sides[seat]
    mark = "▶ " if view.active == seat and view.result is None else ""
    return Field(mark + scene.player(seat), fit("\n".join(_half(scene, view, side)), FIELD_VALUE))


def _half(scene: Scene, view: DuelView, side: SideView) -> list[str]:
    """What lies on one half of the table; during a draft, what its player has taken."""
    if view.draft is None:
        return [counts(scene, side), *(column_line(scene, n, side) for n in range(4))]
    decks = ", ".join(scene.deck(key) for key in side.decks) or "–"
    summoners = scene.titles(side.summoners) or "–"
    return [
        scene.words("draft-has-decks", decks=decks),
        scene.words("draft-has-summoners", summoners=summoners),
    ]


def counts(scene: Scene, side: SideView) -> str:
    """Damage and closed gates against their limits, and how many cards lie where."""
    return scene.words(
        "fact-counts",
        damage=side.damage,
        most_damage=LOSING_DAMAGE,
        closed=side.closed,
        most_closed=LOSING_GATES,
        hand=side.hand_size,
        deck=side.deck,
        dugout=len(side.dugout),
        banished=len(side.banished),
    )


def column_line(scene: Scene, number: int, side: SideView) -> str:
    """One column: its gate's values, enhancements and guardian."""
    words, column = scene.words, side.columns[number]
    if column.deck is None:
        return words("fact-hidden", column=number + 1)
    parts = [
        words(
            "fact-gate",
            column=number + 1,
            deck=fit(scene.deck(column.deck), _NAME),
            top=fit(scene.top(column.pile), _NAME),
            level=column.level,
            power=column.power,
            damage=column.damage,
            durability=column.durability,
        )
    ]
    if column.closed:
        parts.append(words("fact-closed"))
    if column.attached:
        parts.append(words("fact-enhanced", cards=scene.titles(column.attached)))
    if column.guardian is not None:
        parts.append(guardian_words(scene, column))
    return " · ".join(parts)


def guardian_words(scene: Scene, column: ColumnView) -> str:
    """The guardian, as far as the viewer knows it."""
    guardian = column.guardian
    if guardian is None:
        return scene.words("fact-no-guardian")
    if guardian.card is None:
        return scene.words("fact-guardian-hidden", turn=guardian.since)
    card = scene.card(guardian.card)
    key = "fact-guardian-up" if guardian.face_up else "fact-guardian-known"
    return scene.words(key, card=scene.title(card.key), power=card.power)


def combat_line(scene: Scene, combat: CombatView) -> str:
    """The running combat with its sums."""
    return scene.words(
        "fact-combat",
        column=combat.column + 1,
        attack=combat.attack,
        defence=combat.defence,
        fighters=", ".join(f"{scene.title(f.card)} {f.power}" for f in combat.attackers),
    )


def alt_text(scene: Scene, view: DuelView) -> str:
    """The board in words without markup."""
    active = scene.label(view.active) if view.active is not None else ""
    lines = [scene.words("alt-board", headline=headline(scene, view, active))]
    if view.combat is not None:
        lines.append(combat_line(scene, view.combat))
    for seat, side in enumerate(view.sides):
        first, *others = _half(scene, view, side)
        lines += [f"{scene.label(seat)}: {first}", *others]
    return fit(bare("\n".join(lines)), ALT)
