"""What each option of a battle's decisions is called on its button or in its menu."""

from __future__ import annotations

from collections.abc import Sequence

from engine.grail_war.cards import value
from engine.grail_war.view import WarView
from engine.kernel import Decision, Option
from render.grail_war.figures import run_slots
from render.grail_war.names import Scene
from render.picker import Label

BATTLE = frozenset(
    {
        *("tile", "aid", "commit", "prepare", "withdraw", "pursuit", "instinct"),
        *("intrude", "freed", "recall"),
    }
)
"""The kinds of decisions that belong to a battle."""

MARKS = ("aim", "plus", "burst")
_PLAIN = {"ready", "stay", "commit", "next", "keep", "leave", "recall"}
_GRAVE = {"retreat", "luck", "let_go", "name", "belief", "seal"}


def labels(scene: Scene, view: WarView, decision: Decision) -> list[Label]:
    """A label for every option of a battle's decision, in their order."""
    return [option_label(scene, view, decision, option) for option in decision.options]


def option_label(  # noqa: PLR0911 - one a verb
    scene: Scene, view: WarView, decision: Decision, option: Option
) -> Label:
    """What one option of a battle's decision is called."""
    words = scene.words
    match option:
        case ("tile", str(kind), int(copy)):
            return Label(words("gw-tile-copy", tile=scene.tile(kind), copy=copy + 1))
        case ("tile", str(kind), *marks):
            return Label(marked(scene, scene.tile(kind), marks), _about(scene, marks))
        case ("release" | "run" as verb, int(position), int(stack), *marks):
            named, facts = _phantasm(scene, view, position, stack)
            text = words(f"gw-label-{verb}", name=named, stack=stack)
            told = (facts if verb == "release" else "", _about(scene, marks))
            return Label(marked(scene, text, marks), " · ".join(each for each in told if each))
        case ("support" | "defend" as verb, str(kind), int(side)):
            text = words(f"gw-label-{verb}", tile=scene.tile(kind), foe=_foe(scene, view, side))
            return Label(text)
        case ("spell", str(caster), str(key), int(power), int(side), *doubled):
            return _cast(scene, view, caster, key, power, side, doubled=bool(doubled))
        case ("charm", str(key)):
            card = scene.catalog.goods[key]
            return Label(scene.words.said(card.name), scene.words.said(card.text))
        case ("use", str(key), str(role)):
            text = words("gw-label-use", goods=scene.goods(key), role=words(f"gw-role-{role}"))
            return Label(text, scene.words.said(scene.catalog.goods[key].text), "primary")
        case ("swap", int(one), int(other)):
            return Label(words("gw-label-swap", one=one + 1, other=other + 1))
        case ("intrude", int(side)):
            sides = view.battle.sides if view.battle else ()
            team = sides[side].team if side < len(sides) else -1 - side
            return Label(words("gw-label-intrude", name=scene.team_label(team)), style="danger")
        case (str(verb),):
            return _verb(scene, decision, verb)
        case _:
            return Label("·".join(map(str, option)))


def marked(scene: Scene, text: str, marks: Sequence[object]) -> str:
    """A tile with its marks."""
    signs = [scene.words(f"gw-mark-{mark}") for mark in MARKS if mark in marks]
    return " ".join([text, *signs])


def _about(scene: Scene, marks: Sequence[object]) -> str:
    """What the marks of a tile do."""
    return " · ".join(scene.words(f"gw-mark-about-{mark}") for mark in MARKS if mark in marks)


def _verb(scene: Scene, decision: Decision, verb: str) -> Label:
    """An option without more to say than its verb."""
    text = scene.words(f"gw-do-{decision.kind}-{verb.replace('_', '-')}")
    if verb in _GRAVE:
        return Label(text, style="danger")
    return Label(text, style="success" if verb in _PLAIN else "primary")


def _cast(
    scene: Scene, view: WarView, caster: str, key: str, power: int, side: int, *, doubled: bool
) -> Label:
    card = scene.catalog.spells[key]
    text = scene.words(
        "gw-label-spell",
        spell=scene.words.said(card.name),
        power=power,
        mana=card.mana * power,
        role=scene.words(f"gw-role-{caster}"),
        foe=_foe(scene, view, side),
    )
    return Label(marked(scene, text, ["plus"] if doubled else []), scene.words.said(card.text))


def _phantasm(scene: Scene, view: WarView, position: int, stack: int) -> tuple[str, str]:
    """The viewer's own noble phantasm, and what releasing it costs and does."""
    servant = view.teams[view.team].servant if view.team is not None else None
    known = servant.phantasms if servant else None
    if not known:
        return scene.tile("phantasm"), ""
    phantasm = known[position]
    facts = scene.words(
        "gw-release-facts",
        mana=phantasm.mana,
        slots=run_slots(phantasm, stack),
        form=phantasm.form,
        power=value(phantasm.rank) * stack + (phantasm.scale == "fortress"),
    )
    return scene.words.said(phantasm.name), facts


def _foe(scene: Scene, view: WarView, side: int) -> str:
    """Whom an option is aimed at, where there is more than one."""
    battle = view.battle
    if battle is None or len(battle.sides) == 2:
        return ""
    return scene.words("gw-against", name=scene.team_label(battle.sides[side].team))
