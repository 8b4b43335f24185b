"""What the game master calls those who act, as far as the reader may know who they are."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field

from engine.grail_war.battle_state import Role
from engine.grail_war.cards import KINDS
from engine.grail_war.view import ServantView, WarView
from render.grail_war.names import Scene


@dataclass(frozen=True, slots=True)
class Actors:
    """The names of a story, for texts with markup.

    A servant whose true name the reader knows goes by it; else by class or simply as somebody's
    servant. A master is the player.
    """

    scene: Scene
    view: WarView
    _servants: dict[int, str] = field(default_factory=dict[int, str], compare=False, repr=False)

    def servant(self, team: int) -> str:
        """A team's servant."""
        if team not in self._servants:
            known = 0 <= team < len(self.view.teams)
            shown = self.view.teams[team].servant if known else None
            self._servants[team] = self._called(shown, team)
        return self._servants[team]

    def numbered(self, servant: int) -> str:
        """A servant by his number, which he keeps when he changes teams."""
        for team in self.view.teams:
            if team.servant is not None and team.servant.number == servant:
                return self._called(team.servant, team.number)
        return self._called(None, servant)

    def _called(self, shown: ServantView | None, team: int) -> str:
        owner, words = self.scene.team(team), self.scene.words
        if team < 0:
            return owner
        if shown is None or (shown.cls is None and shown.name is None):
            return words("gwv-somebodys-servant", owner=owner)
        if shown.name is None:
            return words("gwv-somebodys-class", owner=owner, cls=self.scene.cls(shown.cls or ""))
        name = self.scene.words.said(shown.name)
        if self._twice(team, name):
            return words("gwv-one-of-two", owner=owner, name=name)
        return name

    def master(self, team: int) -> str:
        """A team's master: whoever plays him."""
        seats = self.view.teams[team].seats if 0 <= team < len(self.view.teams) else ()
        return self.scene.player(seats[0]) if seats else self.scene.team(team)

    def who(self, team: int, role: Role) -> str:
        """One of a team's two."""
        return self.servant(team) if role == "servant" else self.master(team)

    def team(self, team: int) -> str:
        """A team by its players."""
        return self.scene.team(team)

    def teams(self, teams: Iterable[int]) -> str:
        """Several teams by their players."""
        return self.joined([self.team(team) for team in teams])

    def joined(self, names: Sequence[str]) -> str:
        """Several names in a sentence."""
        if len(names) < 2:
            return "".join(names)
        return self.scene.words("gwv-and", one=", ".join(names[:-1]), two=names[-1])

    def place(self, region: str) -> str:
        """A region in the middle of a sentence; none is where the last battle is fought."""
        words = self.scene.words
        name = self.scene.region(region)
        return words("gwv-place", name=name) if name else words("gwv-place-of-grail")

    def tile(self, kind: str) -> str:
        """A kind of tile in the middle of a sentence."""
        return self.scene.words(f"gwv-tile-{kind}")

    def tiles(self, kinds: Iterable[str]) -> str:
        """Several of them, each kind once with its number; what was spared is no tile."""
        counted = Counter(kind for kind in kinds if kind in KINDS)
        named = [
            self.tile(kind) + (f" ×{count}" if count > 1 else "") for kind, count in counted.items()
        ]
        return ", ".join(named) or "–"

    def _twice(self, team: int, name: str) -> bool:
        """Whether another team's servant has the same name."""
        return any(
            each.servant is not None
            and each.servant.name is not None
            and self.scene.words.said(each.servant.name) == name
            for each in self.view.teams
            if each.number != team
        )
