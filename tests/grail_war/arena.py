"""Wars in the middle of something, and words to drive them with."""

import json
from collections.abc import Iterable
from pathlib import Path
from typing import Any, TypeVar

from engine.grail_war.game import GrailWarGame
from engine.grail_war.parsing import parse
from engine.grail_war.state import War
from engine.kernel import Entry, Event, Option

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


def duel(one: str, other: str, masters: object = "none", **options: object) -> War:
    """A duel of two prepared servants, at its first question."""
    return start(2, servants=[one, other], masters=masters, **options)


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
