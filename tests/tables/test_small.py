"""Small choices: made at once for who wants that, with a short clock for everybody else."""

import sqlite3
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import closing
from datetime import timedelta
from pathlib import Path
from typing import ClassVar

import pytest

from engine.kernel import verify
from tables.model import Table
from tables.unsaved import SMALL
from tests.kernel.toys import AuctionGame
from tests.tables.host import ANNA, BORA, TURN, Host


class SmallAuction(AuctionGame):
    """Refusing a card is a small thing here; bidding and taking are not."""

    small: ClassVar[frozenset[str]] = frozenset({"refuse"})


@pytest.fixture
async def host(new_database: Path) -> AsyncIterator[Host]:
    host = Host(new_database, SmallAuction())
    await host.open()
    yield host
    await host.close()


async def wants(host: Host, user_id: int, *, automatic: bool) -> None:
    await host.tables.settings.change_person(user_id, automatic=automatic)


async def to_the_question(host: Host, table: Table) -> Table:
    """Bid, and take a card, so that the neighbour may refuse it."""
    for _ in range(2):
        table = await host.play(table)
    (taker,) = table.asked
    look = await host.tables.look(table.id, taker.user_id)
    assert look.decision is not None
    assert look.decision.kind == "take"
    return await host.play(table)


async def asked(host: Host, table: Table) -> list[tuple[int | None, str]]:
    found: list[tuple[int | None, str]] = []
    for seat in table.asked:
        look = await host.tables.look(table.id, seat.user_id)
        assert look.decision is not None
        found.append((seat.user_id, look.decision.kind))
    return found


async def test_a_small_choice_is_made_for_who_has_set_nothing(host: Host) -> None:
    table = await to_the_question(host, await host.begin())
    assert [kind for _, kind in await asked(host, table)] == ["bid", "bid"]
    assert table.deadline == host.now + TURN
    while table.asked:
        table = await host.play(table)
    with closing(sqlite3.connect(host.file)) as database:
        by = Counter(row[0] for row in database.execute("SELECT by FROM decisions"))
    assert by.keys() == {"player", "wish"}
    verify(host.game, await host.tables.record(table.id))


async def test_whoever_wants_to_is_asked_with_a_short_clock(host: Host) -> None:
    for person in (ANNA, BORA):
        await wants(host, person.user_id, automatic=False)
    pace = timedelta(days=1)
    table = await to_the_question(host, await host.begin(pace=pace))
    ((user_id, kind),) = await asked(host, table)
    assert kind == "refuse"
    assert table.deadline == host.now + SMALL
    host.now += SMALL / 2
    table = await host.play(table)
    assert [kind for _, kind in await asked(host, table)] == ["bid", "bid"]
    assert table.deadline == host.now + pace
    assert user_id is not None


async def test_a_missed_small_choice_is_no_absence(host: Host) -> None:
    for person in (ANNA, BORA):
        await wants(host, person.user_id, automatic=False)
    table = await host.begin()
    for _ in range(2):
        table = await to_the_question(host, table)
        host.now += SMALL
        (publication,) = await host.tables.expire_due()
        table = publication.table
        assert [kind for _, kind in await asked(host, table)] == ["bid", "bid"]
        assert all(seat.absences == 0 for seat in table.seats)
        assert all(seat.present for seat in table.seats)


async def test_a_wish_holds_from_the_next_choice_on(host: Host) -> None:
    for person in (ANNA, BORA):
        await wants(host, person.user_id, automatic=False)
    table = await to_the_question(host, await host.begin())
    ((user_id, kind),) = await asked(host, table)
    assert kind == "refuse"
    assert user_id is not None
    await wants(host, user_id, automatic=True)
    table = await to_the_question(host, await host.play(table))
    assert (user_id, "refuse") not in await asked(host, table)


async def test_a_game_without_small_choices_knows_no_short_clock(host: Host) -> None:
    host.game = AuctionGame()
    await host.close()
    await host.open()
    table = await to_the_question(host, await host.begin())
    assert [kind for _, kind in await asked(host, table)] == ["refuse"]
    assert table.deadline == host.now + TURN


async def test_only_the_small_choices_time_out_with_the_short_clock(
    host: Host, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Bids are asked of both at once: here ben's is small, and ann's is not."""
    await wants(host, BORA.user_id, automatic=False)
    monkeypatch.setattr(
        "tables.unsaved.Unsaved._is_small",
        lambda unsaved, seat: seat.number == 1 and unsaved.state.decision(1) is not None,
    )
    table = await host.begin()
    began = host.now
    assert table.deadline == began + SMALL
    host.now += SMALL
    (publication,) = await host.tables.expire_due()
    assert [seat.number for seat in publication.table.asked] == [0]
    assert publication.table.deadline == began + TURN
