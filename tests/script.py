"""Scripted games: people at a `Stage` who read their panels and press what is offered."""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import dataclass, field

from tests.stage import Json, Shown, Stage

DECIDES, LOOKS, TURNS = "do", "ah", "pg"


@dataclass
class Player:
    """Somebody who plays by pressing controls, at random.

    ``decisions`` counts the presses that decided something, ``looks`` those that only looked.
    """

    who: str
    chance: random.Random
    panel: Shown | None = None
    decisions: int = 0
    looks: int = 0
    read: list[str] = field(default_factory=list)

    async def open(self, stage: Stage, board: Shown) -> bool:
        """Read the hand by the board's button; whether there is something to decide."""
        self.panel = await stage.click(self.who, board, board.ids("hand")[0])
        self.read.append(self.panel.words)
        return self.asked

    @property
    def asked(self) -> bool:
        """Whether the panel has a decision."""
        return self.panel is not None and bool(self._controls(DECIDES) or self._controls(LOOKS))

    async def press(self, stage: Stage) -> None:
        """Press one control: what decides, rather than what only looks."""
        assert self.panel is not None
        control = self._pick()
        act = control["custom_id"].split(":")[1]
        before = self.panel
        if control["type"] == 2:
            self.panel = await stage.click(self.who, self.panel, control["custom_id"])
        else:
            values = self._values(control)
            self.panel = await stage.choose(self.who, self.panel, control["custom_id"], values)
        assert self.panel.id == before.id, f"{self.who} got no panel back: {self.panel.words}"
        self.read.append(self.panel.words)
        if act == DECIDES:
            self.decisions += 1
        else:
            self.looks += 1

    def _pick(self) -> Json:
        deciding, looking = self._controls(DECIDES), self._controls(LOOKS)
        if deciding and (not looking or self.chance.random() < 0.6):
            return self.chance.choice(deciding)
        return self.chance.choice(looking)

    def _controls(self, act: str) -> list[Json]:
        assert self.panel is not None
        ids = set(self.panel.ids(act))
        return [each for each in self.panel.components if each.get("custom_id") in ids]

    def _values(self, menu: Json) -> list[str]:
        values = [option["value"] for option in menu["options"]]
        count = self.chance.randint(menu.get("min_values", 1), menu.get("max_values", 1))
        return self.chance.sample(values, count)


@dataclass
class Played:
    """A game that was played to its end: its last board, and how many presses it took."""

    board: Shown
    presses: int


async def play(stage: Stage, board: Shown, players: Sequence[Player], most: int = 2000) -> Played:
    """Play a table to its end.

    Whoever has nothing left to decide opens the panel anew, as people do who wait for their turn.
    """
    for presses in range(most):
        waiting = [player for player in players if not player.asked]
        if len(waiting) == len(players):
            board = await stage.again(players[0].who, board)
            if not board.ids("hand"):
                return Played(board, presses)
            for player in players:
                await player.open(stage, board)
            assert any(player.asked for player in players), "nobody is asked, yet it goes on"
        player = players[presses % len(players)]
        if not player.asked:
            player = next(each for each in players if each.asked)
        await player.press(stage)
    raise AssertionError(f"not over after {most} presses")
