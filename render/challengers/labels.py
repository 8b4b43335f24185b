"""How the options of every decision are called."""

from __future__ import annotations

from engine.challengers.view import TournamentView
from engine.kernel import Decision, Option
from render.challengers.names import Scene
from render.challengers.rules_text import card_text
from render.picker import Label


def labels(scene: Scene, view: TournamentView, decision: Decision) -> list[Label]:
    """A label for every option, in their order."""
    return [_label(scene, view, option) for option in decision.options]


def _label(scene: Scene, view: TournamentView, option: Option) -> Label:
    words = scene.words
    match option:
        case ("pile", str(level), int(count)):
            return Label(words("ch-label-pile", level=level, count=count), style="primary")
        case ("take", str(key), int(position)):
            name = words("ch-label-take", number=position + 1, name=scene.name(key))
            return Label(name, style="primary")
        case ("redraw",):
            return Label(words("ch-label-redraw"))
        case ("card", str(key), int(slot), int()):
            more = words("ch-label-slot", slot=slot + 1)
            return Label(_powered(scene, view, key), more)
        case ("slot", str(key), int(slot)):
            more = words("ch-label-slot", slot=slot + 1)
            return Label(scene.name(key), more)
        case ("card", str(key), int()):
            text = card_text(scene, scene.card(key)).replace("\n", " ")
            return Label(_powered(scene, view, key), text)
        case _:
            return Label(str(option[0]))


def _powered(scene: Scene, view: TournamentView, key: str) -> str:
    power = scene.card(key).base(view.round)
    return scene.words("ch-label-card", name=scene.name(key), power=power)
