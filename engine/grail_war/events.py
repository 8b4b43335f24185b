"""What happens in a campaign, outside of its battles."""

from __future__ import annotations

from typing import Literal

from engine.kernel import Event, saved

Reason = Literal["feeding", "daylight", "crowd"]
FoundBy = Literal["search", "far_sight", "items", "luck", "battle", "seen", "meeting", "discern"]


@saved("grail_war.mana_exhausted")
class ManaExhausted(Event):
    """A servant's mana is at 0 or below; he vanishes at the end of scene ``deadline`` (GW-48)."""

    team: int
    cls: str
    deadline: int
