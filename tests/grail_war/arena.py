"""Wars in the middle of something, and words to drive them with."""

import json
from collections.abc import Iterable
from pathlib import Path
from typing import Any, TypeVar

from engine.grail_war.battle_events import SlotJudged
from engine.grail_war.cards import (
    Catalog,
    Form,
    Phantasm,
    Scale,
    ServantSheet,
    SkillRank,
)
from engine.grail_war.game import GrailWarGame
from engine.grail_war.parsing import parse
from engine.grail_war.servant_effects import PhantasmEffect
from engine.grail_war.state import Master, Servant, War
from engine.kernel import Entry, Event, Option
from engine.kernel.data import Text

E = TypeVar("E", bound=Event)
DATA = Path(__file__).resolve().parents[2] / "data" / "grail_war"
FILES: dict[str, Any] = {
    path.name: json.loads(path.read_text(encoding="utf-8")) for path in sorted(DATA.glob("*.json"))
}
CATALOG = parse(FILES)
GAME = GrailWarGame(CATALOG)


def start(seats: int = 2, seed: str = "arena", **options: object) -> War:
    state, _ = GAME.start(seats, options, seed)
    return state


def duel(one: str, other: str, masters: object = "none") -> War:
    """A duel of two prepared servants, at its first question."""
    return start(2, servants=[one, other], masters=masters)


def choose(state: War, seat: int, *options: Option) -> list[Entry]:
    """Answer for a seat with the options themselves."""
    decision = state.decision(seat)
    assert decision is not None, f"seat {seat} is not asked; asked: {state.decisions()}"
    for option in options:
        assert option in decision.options, f"{option} not among {decision.options}"
    return GAME.apply(state, seat, tuple(decision.options.index(option) for option in options))


def default(state: War, seat: int) -> list[Entry]:
    decision = state.decision(seat)
    assert decision is not None
    return GAME.apply(state, seat, decision.default)


def offered(state: War, seat: int) -> tuple[Option, ...]:
    decision = state.decision(seat)
    assert decision is not None
    return decision.options


def kind(state: War, seat: int) -> str | None:
    decision = state.decision(seat)
    return decision.kind if decision is not None else None


def happened(entries: Iterable[Entry], event: type[E]) -> list[E]:
    return [entry.event for entry in entries if isinstance(entry.event, event)]


def ready(state: War) -> None:
    """Answer everything before the plans with its default."""
    while waiting := [d for d in state.decisions() if d.kind in {"prepare", "withdraw"}]:
        GAME.apply(state, waiting[0].seat, waiting[0].default)


def plan(
    state: War, seat: int, tiles: Iterable[str], aids: dict[int, list[Option]] | None = None
) -> list[Entry]:
    """Plan a front from words such as ``heavy``, ``heavy+plus``, ``0`` (noble phantasm), ``0*2``.

    Slots of a run are written ``run``; what is not said is normal. ``aids`` go by slot from 1.
    """
    entries: list[Entry] = []
    for word in tiles:
        name, *marks = word.split("+")
        if kind(state, seat) != "tile":
            break
        if name == "run":
            if offered(state, seat)[0][0] != "run":
                continue
            option: Option = (*offered(state, seat)[0][:3], *marks)
        elif name[0].isdigit():
            position, _, stack = name.partition("*")
            option = ("release", int(position), int(stack or 1), *marks)
        else:
            option = ("tile", name, *marks)
        entries += choose(state, seat, option)
    if kind(state, seat) == "tile":
        entries += choose(state, seat, ("rest",))
    wanted = dict(aids or {})
    while kind(state, seat) == "aid":
        decision = state.decision(seat)
        assert decision is not None
        slot = int(decision.about[1]) + 1
        if not wanted:
            entries += choose(state, seat, ("done",))
        elif wanted.get(slot):
            entries += choose(state, seat, wanted[slot].pop(0))
        else:
            wanted.pop(slot, None)
            entries += choose(state, seat, ("next",) if wanted else ("done",))
    return entries + choose(state, seat, ("commit",))


# Servants and battles made for a test


def sheet(
    key: str = "tested",
    stats: str = "C C C C C",
    skills: str = "",
    phantasms: Iterable[Phantasm] = (),
    cls: str = "saber",
    spells: str = "",
    secrets: str = "",
) -> ServantSheet:
    """A servant of any numbers: stats as in the rulebook's table, skills as ``riding A``."""
    words = [each.split() for each in skills.split(",") if each]
    return ServantSheet(
        key,
        cls,
        Text(key, key.title()),
        *stats.split(),
        skills=tuple(SkillRank(skill, rank) for skill, rank in words),
        phantasms=tuple(phantasms),
        spells=tuple(spells.split()),
        secrets=tuple(secrets.split()),
    )


def phantasm(rank: str, scale: Scale = "unit", form: Form = "attack") -> Phantasm:
    return Phantasm(Text("보구", "Phantasm"), rank, form, scale)


def always(rank: str, effect: PhantasmEffect) -> Phantasm:
    return Phantasm(Text("상시", "Always"), rank, "always", None, effect)


def match(*sheets: ServantSheet, masters: object = "none", **options: object) -> War:
    """A battle of servants made for it, at the first tile of the plans."""
    named = {f"{each.key}_{number}": each for number, each in enumerate(sheets)}
    catalog = Catalog(
        CATALOG.classes,
        CATALOG.skills,
        CATALOG.spells,
        CATALOG.goods,
        CATALOG.strategies,
        CATALOG.regions,
        {**CATALOG.servants, **named},
        CATALOG.masters,
        CATALOG.names,
        CATALOG.relics,
    )
    chosen = {"servants": list(named), "masters": masters, **options}
    state, _ = GrailWarGame(catalog).start(len(sheets), chosen, "match")
    ready(state)
    return state


def slots(entries: Iterable[Entry]) -> list[SlotJudged]:
    return happened(entries, SlotJudged)


def one_slot(state: War, mine: Iterable[str], theirs: Iterable[str]) -> SlotJudged:
    """The first slot after both have planned."""
    entries = plan(state, 0, mine) + plan(state, 1, theirs)
    return slots(entries)[0]


def lost(event: SlotJudged, team: int, *, role: str = "servant") -> tuple[int, int]:
    """Life and mana that a slot has cost a team's front (or rear)."""
    hits = [hit for hit in event.hits if hit.target == team and hit.role == role]
    return sum(hit.life for hit in hits), sum(hit.mana for hit in hits)


def run_out(state: War) -> list[Entry]:
    """Answer everything with its default until the game is over."""
    entries: list[Entry] = []
    while state.result is None:
        decision = state.decisions()[0]
        entries += GAME.apply(state, decision.seat, decision.default)
    return entries


# Campaigns

Answers = dict[tuple[int, str], list[Any]]


def on(state: War, stop: str = "", answers: Answers | None = None, most: int = 3000) -> list[Entry]:
    """Play on with the given answers by seat and kind, and defaults else.

    An answer is an option, a list of options, or a word for the first option that begins so.
    Stops before a question of kind ``stop`` for which there is no answer.
    """
    wanted = answers or {}
    entries: list[Entry] = []
    for _ in range(most):
        if state.result is not None:
            return entries
        open_ones = state.decisions()
        ready_one = next(
            (d for d in open_ones if wanted.get((d.seat, d.kind)) or d.kind != stop), None
        )
        if ready_one is None:
            return entries
        queue = wanted.get((ready_one.seat, ready_one.kind))
        if not queue:
            entries += GAME.apply(state, ready_one.seat, ready_one.default)
            continue
        answer = queue.pop(0)
        entries += choose(state, ready_one.seat, *_options(ready_one.options, answer))
    raise AssertionError(f"never asked for {stop}")


def _options(offered_: tuple[Option, ...], answer: Any) -> list[Option]:
    if isinstance(answer, list):
        return answer
    if isinstance(answer, str):
        return [next(option for option in offered_ if option[0] == answer)]
    return [answer]


def campaign(*teams: tuple[str, str, str], seed: str = "campaign", **options: object) -> War:
    """A campaign of prepared servants and masters at their bases, in the first morning."""
    state, _ = GAME.start(len(teams), {"mode": "campaign", **options}, seed)
    answers: Answers = {}
    for seat, (servant, master, base) in enumerate(teams):
        answers[seat, "class"] = [("class", CATALOG.servants[servant].cls)]
        answers[seat, "master"] = [("prepared", master)]
        answers[seat, "servant"] = [("prepared", servant)]
        answers[seat, "base"] = [("region", base)]
    while state.phase == "creation":
        decision = state.decisions()[0]
        answer = answers[decision.seat, decision.kind].pop(0)
        choose(state, decision.seat, answer)
    return state


def night_battle(
    state: War, *, along: tuple[bool, bool] = (True, True), attacker: int = 0, target: int = 1
) -> list[Entry]:
    """Everybody rests by day; at night one team attacks another at its base.

    Stops at the first question of the battle.
    """
    base = state.teams[target].base
    together = "together" if along[attacker] else "alone"
    answers: Answers = {
        (attacker, "night"): [("go", base, together)],
        (attacker, "target"): [("attack", target, base)],
    }
    if not along[target]:
        answers[target, "night"] = [("go", base, "alone")]
    entries: list[Entry] = []
    while state.battle is None:
        decision = state.decisions()[0]
        queue = answers.get((decision.seat, decision.kind))
        if queue:
            entries += choose(state, decision.seat, queue.pop(0))
        else:
            entries += GAME.apply(state, decision.seat, decision.default)
    return entries


def servant(state: War, team: int) -> Servant:
    found = state.teams[team].servant
    assert found is not None
    return found


def master(state: War, team: int) -> Master:
    found = state.teams[team].master
    assert found is not None
    return found
