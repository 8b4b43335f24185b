"""Campaigns of three teams, in which days are played."""

from engine.grail_war.state import War
from engine.kernel import Entry
from tests.grail_war.arena import (
    Answers,
    campaign,
    on,
)

THREE = (
    ("roland", "mercenary", "a1"),
    ("zhang_fei", "fugitive", "c3"),
    ("hou_yi", "student", "a3"),
)


def three() -> War:
    return campaign(*THREE)


def day(state: War, answers: Answers) -> list[Entry]:
    """The story scene to its end."""
    return on(state, "night", answers)
