"""How a battle has gone so far, from what was told: each slot with what it cost whom."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from engine.grail_war import battle_events as ev
from engine.kernel import Event


@dataclass(frozen=True, slots=True)
class Course:
    """The judged slots of the battle that was begun last, by number from 0."""

    slots: dict[int, ev.SlotJudged] = field(default_factory=dict[int, ev.SlotJudged])

    def outcome(self, slot: int, team: int, foe: int) -> str:
        """How a team's tile fared against another's; empty where that is not known."""
        judged = self.slots.get(slot)
        for pair in judged.pairs if judged else ():
            if set(pair.teams) == {team, foe}:
                return pair.outcomes[pair.teams.index(team)]
        return ""

    def lost(self, slot: int, team: int) -> tuple[int, int] | None:
        """The life and the mana that a slot cost a team's characters."""
        judged = self.slots.get(slot)
        if judged is None:
            return None
        hits = [hit for hit in judged.hits if hit.target == team]
        return sum(hit.life for hit in hits), sum(hit.mana for hit in hits)

    def dealt(self, slot: int, team: int) -> int:
        """The points that a team took from all others in a slot."""
        judged = self.slots.get(slot)
        hits = judged.hits if judged else ()
        return sum(hit.life + hit.mana for hit in hits if hit.team == team)


def course_of(story: Sequence[Event]) -> Course:
    """The course of the last battle in ``story``."""
    course = Course()
    for event in story:
        match event:
            case ev.BattleBegan():
                course = Course()
            case ev.SlotJudged(slot=slot):
                course.slots[slot] = event
            case _:
                pass
    return course
