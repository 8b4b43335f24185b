"""The war in words: whose turn it is, every battlefield, every player, and the picture's text."""

from __future__ import annotations

from engine.domination.view import FieldView, WarView
from render.domination.names import Scene
from render.domination.phrases import signless
from render.domination.roster import people
from render.panel import ALT, Field
from render.words import bare, fit

_VALUE = 420


def headline(scene: Scene, view: WarView) -> str:
    """Round and phase, or that the war is over."""
    words = scene.words
    if view.result is not None:
        return words("dom-over")
    if view.phase == "setup":
        return words("dom-setup")
    phase = words(f"dom-phase-{view.phase}")
    return words("dom-headline", round=view.round, rounds=view.rounds, phase=phase)


def waiting(scene: Scene, view: WarView) -> str:
    """Who is asked."""
    if view.result is not None or not view.asked:
        return ""
    return scene.words("dom-waiting", names=scene.named(view.asked))


def players_field(scene: Scene, view: WarView) -> Field:
    """Every player with mana, VP and what else lies open, in turn order."""
    seats = [*view.order, *(s for s in range(len(view.sides)) if s not in view.order)]
    lines = [f"**{scene.player(seat)}** {player_line(scene, view, seat)}" for seat in seats]
    return Field(scene.words("dom-players"), fit("\n".join(lines), 1000))


def player_line(scene: Scene, view: WarView, seat: int) -> str:
    """One player's values."""
    words, side = scene.words, view.sides[seat]
    if side.exit > 0:
        key = "dom-resigned" if side.resigned else "dom-eliminated"
        return f"{words('dom-fact-vp', vp=side.vp)} · {words(key, round=side.exit)}"
    parts = [words("dom-fact-vp", vp=side.vp), words("dom-fact-mana", mana=side.mana)]
    if view.phase in {"action", "combat", "end"}:
        parts.append(words("dom-fact-total", total=signless(side.total)))
    parts.append(words("dom-fact-spells", spells=side.spells))
    parts.append(words("dom-fact-hand", hand=side.hand_size))
    if side.defeated:
        parts.append(words("dom-defeated"))
    return " · ".join(parts)


def city_field(scene: Scene, view: WarView) -> Field:
    """Who is where, with the objects there."""
    lines = [
        scene.words("dom-fact-place", place=scene.place("workshop"), who=_workshop(scene, view))
    ]
    lines += [_battlefield(scene, view, field) for field in view.fields]
    scouts = scene.named(view.scout.seats) or "–"
    lines.append(scene.words("dom-fact-place", place=scene.place("scout"), who=scouts))
    return Field(scene.words("dom-city"), fit("\n".join(lines), 1000))


def _workshop(scene: Scene, view: WarView) -> str:
    return scene.named(seat for seat in view.workshop.holders if seat is not None) or "–"


def _battlefield(scene: Scene, view: WarView, field: FieldView) -> str:
    words = scene.words
    who = ", ".join(f"**{scene.player(seat)}**{_terrain(view, seat)}" for seat in field.seats)
    line = words("dom-fact-place", place=scene.place(field.place), who=who or "–")
    if field.closed:
        return f"{line} · {words('dom-closed')}"
    objects = ", ".join(
        words("dom-object-down")
        if each.card is None
        else words("dom-fact-object", object=scene.title(each.card), vp=each.vp)
        for each in field.objects
    )
    return f"{line} · {objects or words('dom-no-object')}"


def _terrain(view: WarView, seat: int) -> str:
    terrain = view.sides[seat].terrain
    return f" (+{terrain})" if terrain > 0 else ""


def alt_text(scene: Scene, view: WarView) -> str:
    """The board in words without markup."""
    lines = [headline(scene, view)]
    if view.event is not None:
        lines.append(scene.title(view.event))
    for seat in view.order:
        side = view.sides[seat]
        place = scene.place(side.place)
        lines.append(
            f"{scene.label(seat)} ({people(scene, side)}), {place}: "
            f"{player_line(scene, view, seat)}"
        )
    return fit(bare("\n".join(lines)), ALT)
