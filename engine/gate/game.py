"""THE GATE as a game of the kernel."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from pydantic import BaseModel

from engine.gate.cards import Catalog
from engine.gate.play import DuelPlay, end_duel
from engine.gate.problems import problems
from engine.gate.resample import resample
from engine.gate.squads import GateOptions, open_duel
from engine.gate.state import Duel
from engine.gate.view import DuelView
from engine.gate.viewing import view
from engine.kernel import Dice, Game, Play


class GateGame(Game[Duel, DuelView]):
    """The duel of the rulebook's sections 1 to 12, with the cards of ``catalog``."""

    key: ClassVar[str] = "gate"
    rules: ClassVar[int] = 1
    least_seats: ClassVar[int] = 2
    most_seats: ClassVar[int] = 2
    max_decisions: ClassVar[int] = 60_000
    options_type: ClassVar[type[BaseModel]] = GateOptions

    def __init__(self, catalog: Catalog) -> None:
        super().__init__(Duel)
        self.catalog = catalog

    def setup(self, seats: int, options: Mapping[str, object], dice: Dice) -> Duel:
        """Nothing on the table but the squads, unless those are still to be chosen (TG-14)."""
        return open_duel(self.catalog, seats, GateOptions.model_validate(options), dice)

    def play(self, state: Duel) -> DuelPlay:
        """A `DuelPlay`."""
        return DuelPlay(state, self.catalog)

    def copy(self, state: Duel) -> Duel:
        """An independent copy."""
        return state.copy()

    def view(self, state: Duel, seat: int | None) -> DuelView:
        """What ``seat`` may know (section 17)."""
        return view(self.catalog, state, seat)

    def concede(self, play: Play[Duel], seat: int) -> None:
        """The other player wins (D-15)."""
        end_duel(play, 1 - seat, "concession")

    def problems(self, state: Duel) -> list[str]:
        """The broken invariants of section 18."""
        return problems(self.catalog, state)

    def picks(self, state: Duel, seat: int) -> tuple[str, ...]:
        """The squad: the gate cards of its decks, and its summoners."""
        side = state.sides[seat]
        gates = [self.catalog.decks[deck].cards[0] for deck in side.decks]
        return (*gates, *side.summoners)

    def resample(self, state: Duel, seat: int | None, dice: Dice) -> Duel:
        """Another world that ``seat`` cannot tell from this one (section 17)."""
        return resample(self.catalog, state, seat, dice)
