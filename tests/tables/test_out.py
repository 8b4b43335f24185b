"""Whoever is out of a game has no say at its table, and nobody waits for them."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from functools import partial
from itertools import count
from typing import Any

import pytest
import sqlalchemy as sa

from engine.agents.random import RandomAgent
from engine.kernel import Game, State
from tables import schema
from tables.errors import NotPossible, NoVote
from tables.library import load_games
from tables.model import Person, Seat, Status, Table, deserted
from tests.tables.host import ANNA, BORA, CARL, TURN, Host

DORA = Person(4, "Dora", "en")
PEOPLE = (ANNA, BORA, CARL, DORA)
CAMPAIGN = {"mode": "campaign", "rounds": 4}


@pytest.fixture(scope="module")
def games() -> dict[str, Any]:
    return load_games()


async def with_one_out(host: Host, game: Game[Any, Any], options: Mapping[str, object]) -> Table:
    """A table of four persons in the middle of a game, from which one of them is out."""
    host.game = game  # type: ignore[assignment]
    await host.reopen()
    where = {"guild_id": 9, "channel_id": 90, "locale": "ko", "options": options}
    table = await host.tables.lobbies.open("auction", ANNA, **where)
    for person in PEOPLE[1:]:
        await host.tables.lobbies.join(table.id, person)
    table = (await host.tables.lobbies.start(table.id, ANNA.user_id)).table
    state = next(state for state in map(partial(_played, game, table), count()) if state)
    assert game.problems(state) == []
    await put(host, table, game.dump(state), {d.seat for d in state.decisions()}, state.revision)
    table = await host.play(await host.tables.table(table.id))
    assert [seat.out for seat in table.seats] == [game.out(state, seat) for seat in range(4)]
    return table


def _played(game: Game[Any, Any], table: Table, number: int) -> State | None:
    """The table's game as chance plays it until somebody is out; None when it is not one alone."""
    agent = RandomAgent(f"chance {number}")
    state, _ = game.start(4, table.options, f"{1:064x}")
    while not (out := sum(game.out(state, seat) for seat in range(4))) and state.result is None:
        decision = state.decisions()[-1]
        game.apply(state, decision.seat, agent.choose(decision, lambda: None))
    return state if out == 1 and state.result is None else None


async def put(host: Host, table: Table, saved: bytes, asked: set[int], revision: int) -> None:
    """Let a table be in a state as if its persons had played to it."""
    digest = hashlib.sha256(saved).hexdigest()
    tables, seats, snapshots = schema.tables, schema.seats, schema.snapshots
    values = {"state": saved.decode(), "digest": digest, "revision": revision}
    async with host.database.write() as connection:
        await connection.execute(sa.update(snapshots).values(values))
        await connection.execute(sa.update(tables).values(revision=revision))
        for seat in range(len(table.seats)):
            question = {"asked": revision, "asked_at": host.now, "until": host.now + TURN}
            now = question if seat in asked else dict.fromkeys(question)
            await connection.execute(sa.update(seats).where(seats.c.seat == seat).values(now))


@pytest.mark.parametrize(("key", "options"), [("domination", {}), ("grail_war", CAMPAIGN)])
async def test_who_is_out_has_no_say_and_is_not_waited_for(
    host: Host, games: dict[str, Any], key: str, options: dict[str, object]
) -> None:
    table = await with_one_out(host, games[key], options)
    (out,) = [PEOPLE[seat.number] for seat in table.seats if seat.out]
    playing = [person for person in PEOPLE if person is not out]
    manners = host.tables.manners

    theirs = await manners.standing(table.id, out.user_id)
    assert (theirs.wishes, theirs.kickable, theirs.vacant) == (frozenset(), (), ())
    with pytest.raises(NotPossible):
        await manners.propose(table.id, out.user_id, "pause")
    mine = await manners.standing(table.id, playing[0].user_id)
    assert PEOPLE.index(out) not in (*mine.kickable, *mine.vacant)
    assert len(mine.kickable) == 2

    asked = await manners.propose(table.id, playing[0].user_id, "pause")
    assert set(asked.motion.voters) == {person.user_id for person in playing[1:]}
    number = asked.motion.number
    with pytest.raises(NoVote):
        await manners.vote(table.id, out.user_id, number, agrees=False)
    await manners.vote(table.id, playing[1].user_id, number, agrees=True)
    carried = await manners.vote(table.id, playing[2].user_id, number, agrees=True)
    assert carried.motion.ended == "carried"
    assert (await host.tables.table(table.id)).paused


async def test_a_table_waits_for_those_who_still_play(host: Host, games: dict[str, Any]) -> None:
    """Somebody who is out and has walked off is no company: computers do not end the game."""
    table = await with_one_out(host, games["domination"], {})
    for _ in range(200):
        if table.deserted:
            break
        assert table.status is Status.PLAYING
        host.now = table.deadline or host.now
        await host.tables.expire_due()
        table = await host.tables.table(table.id)
    assert table.status is Status.PLAYING
    assert [seat.present for seat in table.seats] == [seat.out for seat in table.seats]
    revision = table.revision
    host.now += TURN
    await host.tables.expire_due()
    assert (await host.tables.table(table.id)).revision == revision, "it waits"


def test_where_all_persons_are_out_the_computers_play_to_the_end() -> None:
    gone = Seat(0, 1, "Anna", "en", out=True)
    away = Seat(1, 2, "Bora", "en", agent="heuristic")
    house = Seat(2, None, "", "en", agent="heuristic")
    assert not deserted([gone, house])
    assert deserted([gone, away, house])
    assert not deserted([gone, Seat(1, 2, "Bora", "en"), house])
    assert deserted([away, house])
