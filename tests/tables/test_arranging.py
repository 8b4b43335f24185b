"""What the host of an open table arranges."""

from __future__ import annotations

from datetime import timedelta

import pytest

from tables.errors import (
    NotHost,
    NotPossible,
    TableError,
    TableFull,
)
from tables.model import Person, Status
from tests.tables.host import ANNA, BORA, CARL, TURN, Host
from tests.tables.manners import DORA


async def test_the_host_arranges_a_lobby(host: Host) -> None:
    where = {"guild_id": 9, "channel_id": 90, "locale": "ko"}
    table = await host.tables.lobbies.open("auction", ANNA, **where)
    arrange = host.tables.lobbies
    for refused in (
        arrange.set_pace(table.id, BORA.user_id, TURN),
        arrange.set_entrance(table.id, BORA.user_id, "invited"),
        arrange.set_threads(table.id, BORA.user_id, threads=False),
        arrange.set_host(table.id, BORA.user_id, BORA.user_id),
        arrange.invite(table.id, BORA.user_id, [CARL]),
    ):
        with pytest.raises(NotHost):
            await refused
    table = await arrange.set_pace(table.id, ANNA.user_id, timedelta(days=1))
    table = await arrange.set_entrance(table.id, ANNA.user_id, "invited")
    table = await arrange.set_threads(table.id, ANNA.user_id, threads=False)
    assert (table.pace, table.entrance, table.threads) == (timedelta(days=1), "invited", False)
    with pytest.raises(TableError, match="error-invited-only"):
        await host.tables.lobbies.join(table.id, BORA)
    table = await arrange.invite(table.id, ANNA.user_id, [BORA, CARL])
    assert [seat.user_id for seat in table.awaited] == [2, 3]
    with pytest.raises(NotPossible):
        await arrange.set_host(table.id, ANNA.user_id, BORA.user_id)
    await host.tables.lobbies.join(table.id, BORA)
    table = await arrange.set_host(table.id, ANNA.user_id, BORA.user_id)
    assert table.host == BORA.user_id
    assert (await host.tables.lobbies.leave(table.id, ANNA.user_id)).seats[
        0
    ].user_id == BORA.user_id
    begun = await host.tables.lobbies.accept(table.id, CARL.user_id)
    assert begun.table.status is Status.OPEN, "a lobby begins when its host says so"
    table = (await host.tables.lobbies.start(table.id, BORA.user_id)).table
    assert table.deadline == host.now + timedelta(days=1)


async def test_who_is_invited_keeps_the_language_that_is_known(host: Host) -> None:
    await host.tables.know(BORA)
    where = {"guild_id": 9, "channel_id": 90, "locale": "en"}
    table = await host.tables.lobbies.open("auction", ANNA, **where)
    guessed = [Person(BORA.user_id, "Bora", "en"), Person(DORA.user_id, "Dora", "ko")]
    table = await host.tables.lobbies.invite(table.id, ANNA.user_id, guessed)
    assert [(seat.name, seat.locale) for seat in table.seats[1:]] == [
        ("Bora", "ko"),
        ("Dora", "ko"),
    ]


async def test_invitations_take_computers_seats_but_not_persons(host: Host) -> None:
    host.game.most_seats = 3  # type: ignore[misc]
    where = {"guild_id": 9, "channel_id": 90, "locale": "ko"}
    table = await host.tables.lobbies.open("auction", ANNA, **where)
    await host.tables.lobbies.set_computers(table.id, ANNA.user_id, 5)
    table = await host.tables.lobbies.invite(table.id, ANNA.user_id, [BORA])
    assert [seat.user_id for seat in table.seats] == [1, None, 2]
    with pytest.raises(TableFull):
        await host.tables.lobbies.invite(table.id, ANNA.user_id, [CARL, DORA])
    assert (await host.tables.table(table.id)).seats == table.seats
