"""The war as the game master tells it: a page for each scene, and for each battle that is watched.

A scene's page and a battle's grow with what happens; one that is full goes on in a next one.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass, field

from engine.grail_war import battle_events as told_of
from engine.grail_war import events as ev
from engine.grail_war.view import WarView
from engine.kernel import Event
from render import theme
from render.grail_war.actors import Actors
from render.grail_war.battle_story import BattleStory, hidden
from render.grail_war.names import Scene
from render.grail_war.telling import Moment
from render.grail_war.war_story import TeamStory, WarStory
from render.panel import Screen
from render.presenter import Chapter
from render.telling import last_that_fit
from render.voice import Voice
from render.words import fit

PAGE = 3600
"""So many characters stand on a page."""
ENOUGH = 1200
"""From so many on a page ends where the battle pauses, so that what follows is read afresh."""
FEW, ROOM = 4, 1000
"""So many paragraphs, and characters, stand above a seat's question."""


@dataclass(slots=True)
class Draft:
    """A chapter while it is written: its paragraphs, and whether more may come."""

    key: str
    title: str
    colour: int = theme.EMBED
    paragraphs: list[str] = field(default_factory=list[str])
    breaks: set[int] = field(default_factory=set[int])
    grows: bool = True

    def pages(self, scene: Scene) -> list[Chapter]:
        """Its messages. All but the last are full and stay as they are."""
        texts = list(self._texts())
        made: list[Chapter] = []
        for number, text in enumerate(texts, 1):
            key = self.key if number == 1 else f"{self.key}-{number}"
            title = self.title
            if number > 1:
                title = scene.words("gwv-title-page", title=title, page=number)
            screen = Screen(title=fit(title, 256), text=text, colour=self.colour)
            made.append(Chapter(key, screen, self.grows and number == len(texts)))
        return made

    def _texts(self) -> Iterator[str]:
        page = ""
        for number, paragraph in enumerate(self.paragraphs):
            full = len(page) + len(paragraph) + 2 > PAGE
            if page and (full or (number in self.breaks and len(page) >= ENOUGH)):
                yield page
                page = ""
            page = f"{page}\n\n{paragraph}" if page else fit(paragraph, PAGE)
        if page:
            yield page


def chapters(
    scene: Scene, view: WarView, story: Sequence[Event], voice: str, told: Collection[str]
) -> list[Chapter]:
    """All pages so far, in the order in which they began."""
    moment = Moment.before(view, story)
    teller = _Teller(Actors(scene, view), _voice(scene, voice), moment)
    for event in story:
        teller.take(event)
    if view.result is not None:
        teller.close()
    pages = [page for draft in teller.drafts for page in draft.pages(scene)]
    return [page for page in pages if page.key not in told]


def since(scene: Scene, view: WarView, story: Sequence[Event], voice: str) -> str:
    """What a seat saw happen, as paragraphs for its panel: the last few, in `chapters`' words."""
    actors, said, moment = Actors(scene, view), _voice(scene, voice), Moment.before(view, story)
    tellers = (
        BattleStory.of(actors, said, moment),
        WarStory(actors, said, moment),
        TeamStory(actors, said, moment),
    )
    paragraphs: list[str] = []
    for event in story:
        moment.follow(event)
        paragraphs += [text for teller in tellers if (text := teller.tell(event))]
    return last_that_fit(
        reversed(paragraphs[-FEW:]), ROOM, between="\n\n", cut=lambda each: fit(each, ROOM)
    )


def _voice(scene: Scene, table: str) -> Voice:
    return Voice(scene.words, table, "gwv")


class _Teller:
    """Takes the story event by event and writes it into chapters."""

    def __init__(self, actors: Actors, voice: Voice, moment: Moment) -> None:
        self._actors = actors
        self._voice = voice
        self._moment = moment
        self._war = WarStory(actors, voice, moment)
        self._battle = BattleStory(actors, voice, moment)
        self._fights = 0
        self._page: Draft | None = None
        self._fight: Draft | None = None
        self.drafts: list[Draft] = []

    def take(self, event: Event) -> None:
        """Write one event down where it belongs."""
        self._moment.follow(event)
        match event:
            case ev.WarBegan():
                self._turn("prologue", self._words("gwv-title-prologue"))
            case ev.SceneBegan(round=round_, scene=scene, day=day):
                key = "gwv-title-day" if day else "gwv-title-night"
                self._turn(f"scene-{scene}", self._words(key, round=round_))
            case ev.GrailDescends():
                self._turn("final", self._words("gwv-title-final"))
            case ev.WarEnded():
                self._turn("end", self._words("gwv-title-end"), theme.WIN)
            case told_of.BattleBegan() if not hidden(event):
                self._open(event)
            case told_of.BattleBegan():
                self._fights += 1
                self._battle = BattleStory(self._actors, self._voice, self._moment)
            case _:
                pass
        self._write(event)
        if isinstance(event, told_of.BattleEnded) and not self._quick:
            self._leave(event)

    def close(self) -> None:
        """The game is over; nothing more will be written."""
        for draft in self.drafts:
            draft.grows = False

    @property
    def _quick(self) -> bool:
        return self._actors.view.mode == "battle"

    def _words(self, key: str, /, **arguments: str | int) -> str:
        return self._actors.scene.words(key, **arguments)

    def _turn(self, key: str, title: str, colour: int = theme.EMBED) -> None:
        """Begin a new page of the war."""
        if self._page is not None:
            self._page.grows = False
        self._page = Draft(key, title, colour)
        self.drafts.append(self._page)

    def _open(self, event: told_of.BattleBegan) -> None:
        """Begin the message of a battle."""
        if self._fight is not None:
            self._fight.grows = False
        self._fights += 1
        key = f"battle-{self._fights}"
        self._fight = Draft(key, self._title(event), theme.ALARM)
        self.drafts.append(self._fight)
        self._battle = BattleStory(self._actors, self._voice, self._moment)

    def _title(self, event: told_of.BattleBegan) -> str:
        scene = self._actors.scene
        if not self._quick:
            where = scene.region(event.region) or self._words("gwv-grail-place")
            return self._words("gwv-title-battle", number=self._fights, where=where)
        names = " · ".join(self._actors.who(each.team, each.front) for each in event.lineups)
        if self._fights == 1:
            return self._words("gwv-title-duel", names=names)
        return self._words("gwv-title-bout", number=self._fights, names=names)

    def _write(self, event: Event) -> None:
        """On the page of the battle that is watched, else on the scene's."""
        draft = self._fight or self._page
        text = self._battle.tell(event) or self._war.tell(event)
        if draft is None or not text:
            return
        if isinstance(event, told_of.Paused):
            draft.breaks.add(len(draft.paragraphs))
        draft.paragraphs.append(text)

    def _leave(self, event: told_of.BattleEnded) -> None:
        """A watched battle is over; the scene's page has only that it was, and who won it."""
        if self._fight is None or self._page is None:
            return
        self._fight.grows = False
        self._fight = None
        where = self._actors.scene.region(event.region) or self._words("gwv-grail-place")
        names = ", ".join(self._actors.servant(team) for team, _ in event.totals)
        winner = "none" if event.winner is None else self._actors.servant(event.winner)
        line = self._words(
            "gwv-report", number=self._fights, where=where, names=names, winner=winner
        )
        self._page.paragraphs.append(line)
