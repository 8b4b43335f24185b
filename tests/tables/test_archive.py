"""What is left of games that are over."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from engine.kernel import Choice, Entry, seen_by
from tables.errors import NoSuchTable, NotReplayable, TableClosed, TableRunning
from tables.films import STRIDE, Film
from tables.library import load_games
from tests.kernel.toys import Auction, AuctionGame
from tests.tables.host import ANNA, BORA, CARL, Host


class Collecting(AuctionGame):
    """Says what was played with."""

    def picks(self, state: Auction, seat: int) -> tuple[str, ...]:
        del state
        return ("servant", f"card{seat}", "servant")


async def test_a_finished_game_is_stepped_through_as_spectators_saw_it(host: Host) -> None:
    table = await host.play_out(await host.begin())
    first = await host.tables.archive.frame(table.id, 0)
    assert first.step == 0
    last = await host.tables.archive.frame(table.id, first.steps)
    look = await host.tables.look(table.id, None)
    assert last.view == look.view
    frames = [await host.tables.archive.frame(table.id, n) for n in range(first.steps + 1)]
    told = [event for frame in frames for event in frame.story]
    assert told == (await host.tables.look(table.id, None, last=None)).story
    assert [frame.step for frame in frames] == list(range(len(frames)))
    beyond = await host.tables.archive.frame(table.id, 999)
    assert beyond.step == first.steps
    assert (await host.tables.archive.frame(table.id, -3)).step == 0


async def test_only_what_is_over_is_shown_again(host: Host) -> None:
    table = await host.begin()
    with pytest.raises(TableRunning):
        await host.tables.archive.frame(table.id, 0)
    await host.tables.abort(table.id)
    with pytest.raises(TableClosed):
        await host.tables.archive.frame(table.id, 0)
    with pytest.raises(NoSuchTable):
        await host.tables.archive.frame("nowhere2", 0)


async def test_a_game_of_other_rules_is_not_shown_wrongly(host: Host) -> None:
    class Otherwise(AuctionGame):
        def apply(self, state: Auction, seat: int, choice: Choice) -> list[Entry]:
            super().apply(state, seat, choice)
            return []

    table = await host.play_out(await host.begin())
    host.game = Otherwise()
    await host.reopen()
    with pytest.raises(NotReplayable):
        await host.tables.archive.frame(table.id, 0)


async def test_few_films_are_kept_and_each_is_made_once(
    host: Host, monkeypatch: pytest.MonkeyPatch
) -> None:
    made: list[str] = []
    develop = Film.of

    def of(game: Any, record: Any, story: Any) -> Film:
        made.append("one")
        return develop(game, record, story)

    monkeypatch.setattr("tables.archive.Film.of", of)
    tables = [(await host.play_out(await host.begin())).id for _ in range(6)]
    await asyncio.gather(*(host.tables.archive.frame(tables[0], n) for n in range(3)))
    assert len(made) == 1
    for each in tables:
        await host.tables.archive.frame(each, 1)
    assert len(made) == 6
    await host.tables.archive.frame(tables[0], 1)
    assert len(made) == 7


@pytest.mark.parametrize(
    ("key", "seats"), [("gate", 2), ("challengers", 3), ("domination", 3), ("grail_war", 3)]
)
def test_every_game_can_be_stepped_through(key: str, seats: int) -> None:
    from engine.agents import make_agent
    from engine.kernel.simulation import play_game, record_of

    game = load_games()[key]
    seed = "7" * 64
    agents = [make_agent("random", game, str(n)) for n in range(seats)]
    played = play_game(game, {}, seed, agents)
    record = record_of(game, seats, {}, played)
    state, entries = game.start(seats, {}, seed)
    told = [entries, *(game.apply(state, move.seat, move.choice) for move in record.moves)]
    story = seen_by([entry for each in told for entry in each], None)
    film = Film.of(game, record, story)
    state, _ = game.start(seats, {}, seed)
    first = film.frame(0)
    assert first.view == game.view(state, None)
    for move in record.moves:
        game.apply(state, move.seat, move.choice)
    assert film.frame(film.steps).view == game.view(state, None)
    middle = min(film.steps, STRIDE + 3)
    assert film.frame(middle).view == film.frame(middle).view


async def test_what_was_played_with_is_counted(host: Host) -> None:
    host.game = Collecting()
    await host.reopen()
    won = await host.begin(ANNA, BORA)
    await host.tables.concede(won.id, BORA.user_id)
    lost = await host.begin(CARL, ANNA)
    await host.tables.concede(lost.id, ANNA.user_id)
    found = await host.tables.archive.favourites(ANNA.user_id, "auction")
    assert [(each.key, each.played, each.wins) for each in found] == [
        ("servant", 2, 1),
        ("card0", 1, 1),
        ("card1", 1, 0),
    ]
    assert await host.tables.archive.favourites(ANNA.user_id, "gate") == []
    assert await host.tables.archive.games_of(ANNA.user_id) == {"auction": 2}


async def test_an_aborted_table_counts_for_nobody(host: Host) -> None:
    host.game = Collecting()
    await host.reopen()
    await host.tables.abort((await host.begin()).id)
    assert await host.tables.archive.favourites(ANNA.user_id, "auction") == []
    assert await host.tables.archive.leaderboard("auction", None) == []
    assert await host.tables.archive.games_of(ANNA.user_id) == {}


async def test_ratings_before_and_after_a_table(host: Host) -> None:
    first = await host.begin(ANNA, BORA)
    await host.tables.concede(first.id, BORA.user_id)
    second = await host.begin(ANNA, BORA)
    await host.tables.concede(second.id, ANNA.user_id)
    one = await host.tables.archive.changes(first.id)
    other = await host.tables.archive.changes(second.id)
    assert one[ANNA.user_id][0].points == 1000
    assert one[ANNA.user_id][1] == other[ANNA.user_id][0]
    assert one[ANNA.user_id][1].points > 1000
    assert other[BORA.user_id][1].mu > other[BORA.user_id][0].mu
    alone = await host.play_out(await host.challenge(opponent=None))
    assert await host.tables.archive.changes(alone.id) == {}


async def test_finished_tables_here_and_ones_own(host: Host) -> None:
    here = await host.play_out(await host.begin(ANNA, BORA))
    elsewhere = await host.play_out(await host.begin(ANNA, BORA, guild_id=8))
    await host.begin(ANNA, BORA)
    assert {each.id for each in await host.tables.archive.finished(CARL.user_id, 9)} == {here.id}
    assert {each.id for each in await host.tables.archive.finished(ANNA.user_id, 9)} == {
        here.id,
        elsewhere.id,
    }
    assert await host.tables.archive.finished(CARL.user_id, None) == []


async def test_who_has_left_has_still_played(host: Host) -> None:
    table = await host.begin(ANNA, BORA)
    await host.tables.manners.leave(table.id, BORA.user_id)
    assert await host.tables.archive.games_of(BORA.user_id) == {"auction": 1}
    assert [each.id for each in await host.tables.archive.finished(BORA.user_id, None)] == [
        table.id
    ]
    (past,) = await host.tables.history(BORA.user_id)
    assert past.outcome == "loss"
    lines = await host.tables.archive.leaderboard("auction", None)
    assert {each.name: (each.wins, each.losses) for each in lines} == {
        "Anna": (1, 0),
        "보라": (0, 1),
    }


async def test_a_deleted_person_stays_as_a_row_without_a_name(host: Host) -> None:
    table = await host.begin(ANNA, BORA)
    await host.tables.concede(table.id, BORA.user_id)
    await host.tables.privacy.forget(BORA.user_id)
    lines = await host.tables.archive.leaderboard("auction", None)
    assert [(each.name, each.wins, each.losses) for each in lines] == [("Anna", 1, 0), ("", 0, 1)]
    assert lines[1].rating is not None
    assert BORA.user_id not in await host.tables.archive.changes(table.id)
    assert (await host.tables.profile(ANNA.user_id, "auction")).opponents[0].name == ""
    assert (await host.tables.archive.frame(table.id, 0)).step == 0
