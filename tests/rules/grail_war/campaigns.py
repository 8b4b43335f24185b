"""Campaigns in which days and nights are played."""

from engine.grail_war.play import new_servant
from engine.grail_war.state import War
from engine.kernel import Entry
from tests.grail_war.arena import CATALOG, Answers, campaign, choose, on, sheet

THREE = (
    ("roland", "mercenary", "a1"),
    ("zhang_fei", "fugitive", "c3"),
    ("hou_yi", "student", "a3"),
)
PLAIN = sheet("plain")


def three() -> War:
    return campaign(*THREE)


def day(state: War, answers: Answers) -> list[Entry]:
    """The story scene to its end."""
    return on(state, "night", answers)


def war(*bases: str, servants: tuple[object, ...] = (), **options: object) -> War:
    """A war of plain servants at these bases, in the evening of the first day."""
    names = ("roland", "zhang_fei", "hou_yi", "gwanggaeto")
    teams = [(name, "fugitive", base) for name, base in zip(names, bases, strict=False)]
    state = campaign(*teams, seed="nights", **options)
    on(state, "night")
    for number in range(len(bases)):
        made = servants[number] if number < len(servants) else PLAIN
        state.teams[number].servant = new_servant(CATALOG, number, made)  # type: ignore[arg-type]
    return state


def go(state: War, seat: int, region: str, along: str = "together") -> list[Entry]:
    return choose(state, seat, ("go", region, along))
