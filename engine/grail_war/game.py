"""The Grail War as a game of the kernel."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar

from pydantic import BaseModel

from engine.grail_war.cards import Catalog
from engine.grail_war.creation import BeginCampaign
from engine.grail_war.leaving import is_out, leave
from engine.grail_war.options import (
    INTRUDED,
    LEAST_TEAMS,
    MOST_TEAMS,
    GrailWarOptions,
    make_teams,
    quick_characters,
)
from engine.grail_war.play import WarPlay
from engine.grail_war.problems import problems
from engine.grail_war.quick import BeginQuick
from engine.grail_war.resample import resample
from engine.grail_war.state import War
from engine.grail_war.view import WarView
from engine.grail_war.viewing import view
from engine.kernel import Dice, Game, Lane, Play


class GrailWarGame(Game[War, WarView]):
    """Battles and campaigns of the rulebook, with the data of ``catalog``."""

    key: ClassVar[str] = "grail_war"
    rules: ClassVar[int] = 1
    least_seats: ClassVar[int] = 2
    most_seats: ClassVar[int] = 14
    max_decisions: ClassVar[int] = 200_000
    small: ClassVar[frozenset[str]] = frozenset({"recover"})
    options_type: ClassVar[type[BaseModel]] = GrailWarOptions

    def __init__(self, catalog: Catalog) -> None:
        super().__init__(War)
        self.catalog = catalog

    def setup(self, seats: int, options: Mapping[str, object], dice: Dice) -> War:
        """The teams, and everything else still to be done."""
        chosen = GrailWarOptions.model_validate(options)
        teams = make_teams(chosen, seats)
        quick = chosen.mode == "battle"
        if quick:
            quick_characters(self.catalog, chosen, teams, dice)
        opened = quick if chosen.open_battles is None else chosen.open_battles
        return War(
            seats=seats,
            dice=dice,
            lanes=[Lane([BeginQuick() if quick else BeginCampaign()])],
            mode=chosen.mode,
            teams=teams,
            extra=chosen.extra,
            rounds=chosen.rounds,
            prepared=chosen.prepared,
            open_battles=opened,
            to_the_end=chosen.to_the_end,
            intruder=chosen.intruder,
        )

    def play(self, state: War) -> WarPlay:
        """A `WarPlay`."""
        return WarPlay(state, self.catalog)

    def copy(self, state: War) -> War:
        """An independent copy."""
        return state.copy()

    def room(self, options: Mapping[str, object]) -> tuple[int, int]:
        """By mode and options: a seat for each team, two for each pair."""
        chosen = GrailWarOptions.model_validate(options)
        if chosen.intruder:
            return INTRUDED, INTRUDED
        return max(LEAST_TEAMS, chosen.pairs) + chosen.pairs, MOST_TEAMS + chosen.pairs

    def reseated(self, options: Mapping[str, object], order: Sequence[int]) -> Mapping[str, object]:
        """Everybody takes the named servant and master along (GW-186)."""
        chosen = GrailWarOptions.model_validate(options)
        moved = dict(options) | {"servants": _moved(chosen.servants, order)}
        if not isinstance(chosen.masters, str):
            moved["masters"] = _moved(chosen.masters, order)
        return moved

    def view(self, state: War, seat: int | None) -> WarView:
        """What ``seat`` may know (table W2)."""
        return view(self.catalog, state, seat)

    def out(self, state: War, seat: int) -> bool:
        """Without a servant and without a master, or given up; all of that is told to everybody."""
        return is_out(state, seat)

    def picks(self, state: War, seat: int) -> tuple[str, ...]:
        """The prepared servant and master of the seat's team; a built one's class."""
        return next((t.roster for t in state.teams if seat in (t.master_seat, t.servant_seat)), ())

    def concede(self, play: Play[War], seat: int) -> None:
        """The seat's team is out; the others play on, if there are any."""
        if isinstance(play, WarPlay):
            leave(play, seat)

    def problems(self, state: War) -> list[str]:
        """The broken invariants of table W4."""
        return problems(self.catalog, state)

    def resample(self, state: War, seat: int | None, dice: Dice) -> War:
        """Another world that ``seat`` cannot tell from this one (table W2)."""
        return resample(self.catalog, state, seat, dice)


def _moved(named: Sequence[str | None], order: Sequence[int]) -> list[str | None]:
    """What is named for seats, in another order of them."""
    return [named[seat] if seat < len(named) else None for seat in order] if named else []
