"""Whole games by pressing what is shown, with the real presenter and the real computer player."""

from __future__ import annotations

import json
import logging
import random
import re
from collections.abc import Callable
from contextvars import ContextVar
from dataclasses import dataclass, field
from typing import Any

import pytest

from cogs.bot import Ruler
from cogs.panels import Panels
from engine.kernel import verify
from render import presenter
from tables.model import Status
from tests.script import Player, play
from tests.simcord_stage import SimcordStage
from tests.stage import Shown

pytestmark = pytest.mark.timeout(240)


@dataclass
class Counted(Player):
    """A player who counts the requests that follow from each press.

    Beside the answer and the board, there may be one for the open panel of who is asked next.
    """

    stage: Any = None
    counts: list[int] = field(default_factory=list)

    async def press(self, stage: Any) -> None:
        before, decided = len(stage.env.http_requests), self.decisions
        await super().press(stage)
        made = stage.calls(before)
        replies = [path for _, path in made if path.startswith("/interactions/")]
        edits = [path for method, path in made if method == "PATCH"]
        renewed = [path for path in edits if path.startswith("/webhooks/")]
        assert len(renewed) <= 1, made
        assert len(replies) == 1, made
        assert len(made) == len(replies) + len(edits), made
        if self.decisions > decided:
            self.counts.append(len(made) - len(renewed))
        else:
            assert edits == [], "looking ahead changes no board"


async def test_a_duel_with_the_bot_costs_two_calls_for_each_decision(stage: SimcordStage) -> None:
    board = await stage.duel("ann", deal="preset")
    ann = Counted("ann", random.Random(1))
    played = await play(stage, board, [ann])
    assert ann.decisions > 3
    assert max(ann.counts) <= 2
    assert played.board.labels == ["Rematch", "Replay", "Record file", "Log"]
    assert "Seed:" in played.board.words
    assert played.board.files == ("result.png",)


async def test_a_duel_of_two_people_in_two_languages(stage: SimcordStage) -> None:
    stage.guild_locale = "ko"
    stage.speaks("ann", "ko")
    board = await stage.duel("ann", "ben")
    (table,) = await stage.tables.mine(stage.people["ann"].id)
    ann = Counted("ann", random.Random(2))
    ben = Counted("ben", random.Random(3))
    played = await play(stage, board, [ann, ben])
    assert max(ann.counts + ben.counts) <= 2
    finished = await stage.tables.table(table.id)
    assert finished.status is Status.FINISHED
    assert finished.seed
    assert finished.seed in played.board.words
    assert re.search("[가-힣]", played.board.embeds[0]["title"])
    assert re.search("[가-힣]", ann.read[5])
    verify(stage.tables.house.games["gate"], await stage.tables.record(table.id))


async def test_a_restart_in_the_middle_loses_nothing(
    stage: SimcordStage, rebuild: Callable[[], Ruler]
) -> None:
    board = await stage.duel("ann", "ben")
    (table,) = await stage.tables.mine(stage.people["ann"].id)
    players = [Player("ann", random.Random(4)), Player("ben", random.Random(5))]
    for player in players:
        await player.open(stage, board)
    for press in range(24):
        before = await stage.tables.table(table.id)
        if press % 6 == 5:
            await stage.restart(rebuild)
            now = await stage.tables.table(table.id)
            assert now.revision == before.revision
        player = next((each for each in players if each.asked), None)
        if player is None:
            for each in players:
                await each.open(stage, board)
            continue
        await player.press(stage)
    shown = await stage.again("ann", board)
    assert shown.labels == board.labels


async def test_each_reader_is_shown_their_own_view_and_nothing_else(
    stage: SimcordStage, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """Boards are drawn from a spectator's view, a panel from the view of whoever reads it."""
    caplog.set_level(logging.DEBUG)
    viewers: dict[str, set[int | None]] = {"board": set(), "ann": set(), "ben": set()}
    reading: ContextVar[str] = ContextVar("reading", default="board")
    shown, letter, panels = presenter("gate"), Panels.letter, stage.bot.panels
    people = {person.id: who for who, person in stage.people.items()}

    async def read(table_id: str, user_id: int, *given: Any, **named: Any) -> Any:
        """Whoever has pressed: another's open panel is drawn for that other."""
        reading.set(people[user_id])
        return await letter(panels, table_id, user_id, *given, **named)

    monkeypatch.setattr(panels, "letter", read)
    monkeypatch.setattr(stage.bot.open_panels, "_draw", read)

    class Watched:
        def __getattr__(self, name: str) -> Any:
            draw = getattr(shown, name)
            if name == "settings":
                return draw

            def watch(view: Any, *given: Any, **named: Any) -> Any:
                reader = reading.get() if name == "panel" else "board"
                viewers[reader].add(view.viewer)
                return draw(view, *given, **named)

            return watch

    for module in ("board", "panels"):
        monkeypatch.setattr(f"cogs.{module}.presenter", lambda game: Watched())
    board = await stage.duel("ann", "ben")
    (table,) = await stage.tables.mine(stage.people["ann"].id)
    seats = {"ann": table.seats[0].number, "ben": table.seats[1].number}
    players = {who: Player(who, random.Random(seed)) for who, seed in (("ann", 6), ("ben", 7))}
    for _ in range(40):
        for player in players.values():
            if not player.asked:
                await player.open(stage, board)
            if player.asked:
                await player.press(stage)
    assert viewers == {"board": {None}, "ann": {seats["ann"]}, "ben": {seats["ben"]}}
    said = [json.dumps(body, ensure_ascii=False) for body in stage.bodies()]
    game: Any = stage.tables.house.games["gate"]
    names = re.compile("|".join(rf"\b{re.escape(key)}\b" for key in game.catalog.cards))
    seed = await stage.seed(table.id)
    for text in (*said, *map(str, map(vars, caplog.records))):
        assert seed not in text
    custom_ids = re.findall(r'"custom_id": "([^"]*)"', "".join(said))
    assert len(custom_ids) > 100
    for custom_id in custom_ids:
        assert not names.search(custom_id)


async def test_what_one_knows_is_sent_to_that_person_alone(stage: SimcordStage) -> None:
    """Panels are ephemeral answers to their reader, never messages in a channel."""
    board = await stage.duel("ann", "ben")
    players = [Player("ann", random.Random(8)), Player("ben", random.Random(9))]
    for player in players:
        await player.open(stage, board)
        await player.press(stage)
    visible = await stage.messages("cho", board.channel_id)
    assert [message.id for message in visible if message.private] == []
    assert [message.id for message in visible if message.ids("do")] == []
    for player in players:
        assert player.panel is not None
        assert player.panel.private
        other = players[1 - players.index(player)].who
        assert player.panel.id not in [
            message.id for message in await stage.messages(other, board.channel_id)
        ]


async def test_a_time_out_shows_on_the_board(stage: SimcordStage) -> None:
    board = await stage.duel("ann", "ben")
    for _ in range(2):
        stage.time.pass_by(minutes=11)
        await stage.let_time_out()
    (table,) = await stage.tables.mine(stage.people["ann"].id)
    assert all(seat.agent is not None for seat in table.seats)
    shown: Shown = await stage.again("ann", board)
    assert shown.words != board.words
    panel = await stage.hand("ann", board)
    back = await stage.tables.table(table.id)
    assert back.seats[0].agent is None
    assert panel.private
