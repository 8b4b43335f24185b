"""The game as the kernel knows it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from pydantic import BaseModel

# A round imports it late, and a war that was saved in the middle of one has to know its steps.
import engine.domination.combat  # noqa: F401  # pyright: ignore[reportUnusedImport]
from engine.domination.board import Index
from engine.domination.cards import Catalog
from engine.domination.ending import end_if_alone, finish, leave_game, settle_marker
from engine.domination.numbers import DominationOptions
from engine.domination.play import WarPlay
from engine.domination.problems import problems
from engine.domination.resample import resample
from engine.domination.setup import new_war
from engine.domination.state import War
from engine.domination.view import WarView, view
from engine.kernel import Dice, Game, Play


class DominationGame(Game[War, WarView]):
    """Fate/Domination with the cards of a catalog."""

    key: ClassVar[str] = "domination"
    rules: ClassVar[int] = 2
    least_seats: ClassVar[int] = 3
    most_seats: ClassVar[int] = 7
    max_decisions: ClassVar[int] = 20_000
    live_minutes: ClassVar[int] = 5
    small: ClassVar[frozenset[str]] = frozenset({"lull"})
    options_type: ClassVar[type[BaseModel]] = DominationOptions

    def __init__(self, catalog: Catalog) -> None:
        super().__init__(War)
        self.catalog = catalog
        self.index = Index(catalog)

    def setup(self, seats: int, options: Mapping[str, object], dice: Dice) -> War:
        """FD-46 to FD-52. Raises `SetupError`."""
        return new_war(self.catalog, seats, DominationOptions.model_validate(options), dice)

    def play(self, state: War) -> Play[War]:
        """The primitives of this game for ``state``."""
        return WarPlay(state, self.index)

    def copy(self, state: War) -> War:
        """An independent copy."""
        return state.copy()

    def view(self, state: War, seat: int | None) -> WarView:
        """What a seat may know (FD-189 to FD-200)."""
        return view(self.index, state, seat)

    def out(self, state: War, seat: int) -> bool:
        """Eliminated, or resigned (FD-129, FD-138)."""
        return not state.sides[seat].alive

    def picks(self, state: War, seat: int) -> tuple[str, ...]:
        """Servant and master, as far as they were chosen."""
        side = state.sides[seat]
        return tuple(key for key in (side.servant, side.master) if key)

    def concede(self, play: Play[War], seat: int) -> None:
        """FD-138: a player who resigns is out at once; the last one left wins."""
        war = WarPlay(play.state, self.index)
        war.entries, war.lane = play.entries, play.lane
        if not war.side(seat).alive:
            return
        if war.state.phase == "setup":
            war.waive(seat)
        for lane in war.state.lanes:
            if lane.decision is not None and lane.decision.seat == seat:
                lane.decision = lane.waiting = None
        leave_game(war, seat, resigned=True)
        if war.state.phase != "setup":
            settle_marker(war)
        end_if_alone(war)
        if war.state.result is None and not war.state.living():
            finish(war, [], "resigned")

    def problems(self, state: War) -> list[str]:
        """Appendix D, as far as one state can show it."""
        return problems(self.index, state)

    def resample(self, state: War, seat: int | None, dice: Dice) -> War:
        """Another state that ``seat`` cannot tell from this one."""
        return resample(self.index, state, seat, dice)
