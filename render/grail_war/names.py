"""What teams, servants, tiles and everything else of the Grail War are called."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from engine.grail_war.cards import Catalog
from engine.grail_war.view import ServantView, WarView
from render.people import People
from render.words import Words

HIDDEN = "?"


@dataclass(frozen=True, slots=True)
class Scene(People):
    """Who fights, with which data, and the language it is told in.

    ``teams`` are the seats of each team. A team below zero is a mask: somebody whom the reader
    may not know.
    """

    catalog: Catalog
    players: Sequence[str]
    words: Words
    teams: tuple[tuple[int, ...], ...]

    @classmethod
    def of(cls, catalog: Catalog, view: WarView, players: Sequence[str], words: Words) -> Scene:
        """The scene of a view."""
        return cls(catalog, players, words, tuple(team.seats for team in view.teams))

    # Teams

    def team(self, number: int) -> str:
        """A team by its players, for a text with markup."""
        return self._team(number, [self.player(seat) for seat in self._seats(number)])

    def team_label(self, number: int) -> str:
        """A team by its players, for a place without markup."""
        return self._team(number, [self.label(seat) for seat in self._seats(number)])

    def team_drawn(self, number: int) -> str:
        """A team by its players, for a picture."""
        return self._team(number, [self.drawn(seat) for seat in self._seats(number)])

    def named(self, teams: Iterable[int]) -> str:
        """Several teams for a text with markup."""
        return ", ".join(f"**{self.team(number)}**" for number in teams)

    def seated(self, seats: Iterable[int]) -> str:
        """Several players by seat, for a text with markup."""
        return ", ".join(f"**{self.player(seat)}**" for seat in seats)

    def _seats(self, number: int) -> tuple[int, ...]:
        return self.teams[number] if 0 <= number < len(self.teams) else ()

    def _team(self, number: int, names: list[str]) -> str:
        if number < 0:
            return self.words("gw-somebody", number=-number)
        return (
            self.words("gw-pair", one=names[0], other=names[1])
            if names[1:]
            else (names[0] if names else self.words("gw-team", number=number + 1))
        )

    # Servants

    def servant(self, view: WarView, team: int) -> str:
        """A team's servant as the viewer knows him: true name, else class, else nothing."""
        shown = view.teams[team].servant if 0 <= team < len(view.teams) else None
        return self.servant_of(shown)

    def servant_of(self, servant: ServantView | None) -> str:
        """A servant as far as he is known."""
        if servant is None:
            return self.words("gw-servant-unknown")
        if servant.name is not None:
            return self.words.said(servant.name)
        if servant.cls is not None:
            return self.cls(servant.cls)
        return self.words("gw-servant-unknown")

    def named_servant(self, servant: ServantView | None) -> str:
        """A servant with the class, as far as either is known."""
        name = self.servant_of(servant)
        if servant is None or servant.name is None or servant.cls is None:
            return name
        return f"{name} · {self.cls(servant.cls)}"

    # Things of the data

    def cls(self, key: str) -> str:
        """What a class is called; "" is an unknown one."""
        found = self.catalog.classes.get(key)
        return self.words.said(found.name) if found else self.words("gw-class-unknown")

    def skill(self, key: str) -> str:
        """What a skill is called."""
        return self.words.said(self.catalog.skills[key].name)

    def spell(self, key: str) -> str:
        """What a spell is called."""
        return self.words.said(self.catalog.spells[key].name)

    def goods(self, key: str) -> str:
        """What a mystic code or an item is called."""
        return self.words.said(self.catalog.goods[key].name)

    def region(self, key: str) -> str:
        """What a region is called; without a map, nothing."""
        found = self.catalog.regions.get(key)
        return self.words.said(found.name) if found else ""

    def strategy(self, key: str) -> str:
        """What a master's strategy is called."""
        return self.words.said(self.catalog.strategies[key].name)

    def person(self, key: str) -> str:
        """What a prepared servant or master is called, or a true name of the list."""
        catalog = self.catalog
        for known in (catalog.servants, catalog.masters, catalog.names):
            if key in known:
                return self.words.said(known[key].name)
        return key

    def tile(self, kind: str) -> str:
        """What a kind of tile is called."""
        return self.words(f"gw-tile-{kind}")

    def tiles(self, kinds: Iterable[str]) -> str:
        """Several kinds, with commas."""
        return ", ".join(map(self.tile, kinds))

    def stat(self, stat: str) -> str:
        """What a stat of a servant is called."""
        return self.words(f"gw-stat-{stat}")
