"""What tells the Grail War event by event, in the game master's voice."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

from engine.grail_war import battle_events as fought
from engine.grail_war import events as ev
from engine.grail_war.view import WarView
from engine.kernel import Event
from render.grail_war.actors import Actors
from render.voice import Voice

Teller = Callable[[Event], str]


@dataclass(slots=True)
class Moment:
    """How far a war is told: the scene, and the battle in it.

    An event is told in the same words by everybody who tells it, however much of the story they
    have before it. So its words are picked by what it is and by the moment it happens in.
    """

    scene: str = ""
    battle: str = ""
    bout: int = 1

    @classmethod
    def before(cls, view: WarView, story: Sequence[Event]) -> Moment:
        """The moment at which a part of the story begins that leads to what the view shows."""
        began = [each.scene for each in story if isinstance(each, ev.SceneBegan)]
        descended = any(isinstance(each, ev.GrailDescends) for each in story)
        final = view.phase == "final" and not descended
        scene = "final" if final else f"scene-{began[0] - 1 if began else view.scene}"
        bouts = sum(isinstance(each, fought.BoutOver) for each in story)
        fields = [
            each.region
            for each in story
            if isinstance(each, fought.BattleBegan | fought.BattleEnded)
        ]
        if not fields and view.battle is not None:
            fields = [view.battle.region]
        return cls(scene, fields[0] if fields else "", max(1, view.fights - bouts))

    def follow(self, event: Event) -> None:
        """Go on to where an event happens."""
        match event:
            case ev.WarBegan():
                self.scene = "prologue"
            case ev.SceneBegan(scene=scene):
                self.scene = f"scene-{scene}"
            case ev.GrailDescends():
                self.scene = "final"
            case ev.WarEnded():
                self.scene = "end"
            case fought.BattleBegan(region=region):
                self.battle = region
            case fought.BoutOver(fought=bout):
                self.bout = bout + 1
            case _:
                pass


@dataclass(slots=True)
class Story:
    """Tells one event after the other; whoever has them told keeps the ``moment``."""

    actors: Actors
    voice: Voice
    moment: Moment = field(default_factory=Moment)
    _at: tuple[str, int] = ("", 0)

    def tell(self, event: Event) -> str:
        """One event as a paragraph with markup; empty for those that need no telling."""
        self._at = self._placed(event)
        for teller in self._tellers():
            if text := teller(event):
                return text
        return ""

    def _tellers(self) -> tuple[Teller, ...]:
        """Whoever may have something to say of an event; the first who has is heard."""
        raise NotImplementedError

    @property
    def _place(self) -> str:
        return self.moment.scene

    def _placed(self, event: Event) -> tuple[str, int]:
        """Where an event happens, and the how manieth of its kind it is there."""
        match event:
            case ev.SceneBegan(round=number) | ev.QuietNight(round=number):
                return "", number
            case fought.BoutOver(fought=number):
                return "", number
            case fought.Paused(slot=number):
                return self._place, number
            case _:
                return f"{self._place}/{event!r}", 0

    def _say(self, kind: str, **arguments: str | int) -> str:
        return self.voice.always(kind, *self._at, **arguments)
