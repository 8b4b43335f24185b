"""Whatever people do to each other at a table: it is never lost, tells no secret, and replays."""

from __future__ import annotations

import asyncio
import hashlib
import tempfile
from contextlib import suppress
from pathlib import Path
from typing import Any

import sqlalchemy as sa
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from engine.kernel import Event, verify
from tables import schema
from tables.errors import TableError
from tables.model import Person, Publication, Status, Table
from tables.motions import MotionKind
from tests.kernel.toys import BidMade, BidsShown, CardShown, CardTaken
from tests.tables.host import ANNA, BORA, CARL, TURN, Host

DORA, EMIL = Person(4, "Dora", "en"), Person(5, "Emil", "en")
PEOPLE = (ANNA, BORA, CARL, DORA, EMIL)
KINDS: tuple[MotionKind, ...] = ("pause", "resume", "undo", "undo", "kick", "replace")
LAID_OPEN = (BidsShown, CardShown)

deeds = st.lists(
    st.tuples(st.integers(0, 15), st.integers(0, 4), st.integers(0, 60)), min_size=5, max_size=60
)


@settings(max_examples=25, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(deeds)
def test_any_mix_of_deeds_leaves_a_table_in_order(script: list[tuple[int, int, int]]) -> None:
    with tempfile.TemporaryDirectory() as folder:
        asyncio.run(_played(Host(Path(folder) / "ruler.db"), script))


async def _played(host: Host, script: list[tuple[int, int, int]]) -> None:
    await host.open()
    where = {"guild_id": 9, "channel_id": 90, "locale": "ko"}
    table = await host.tables.lobbies.open("auction", ANNA, **where)
    for person in (BORA, CARL):
        await host.tables.lobbies.join(table.id, person)
    table = (await host.tables.lobbies.start(table.id, ANNA.user_id)).table
    open_before: list[Event] = []
    for deed in script:
        before = await host.tables.table(table.id)
        with suppress(TableError):  # refused; what holds is looked at all the same
            await _done(host, before, *deed)
        after = await host.tables.table(table.id)
        assert after.revision >= before.revision
        assert len(after.seats) == len(before.seats)
        open_before = await _in_order(host, after, open_before)
        if after.status is not Status.PLAYING:
            break
    await _ended(host, table.id)
    await host.close()


async def _done(host: Host, table: Table, deed: int, who: int, number: int) -> None:
    manners, user = host.tables.manners, PEOPLE[who].user_id
    if deed <= 3:
        look = await host.tables.look(table.id, user)
        if look.decision is not None:
            choices = look.decision.choices()
            choice = choices[number % len(choices)]
            await host.tables.decide(table.id, user, look.revision, [choice])
    elif deed <= 6:
        kind = KINDS[number % len(KINDS)]
        other = PEOPLE[(who + number) % len(PEOPLE)] if kind == "replace" else None
        seat = number % len(table.seats) if kind in {"kick", "replace"} else None
        await manners.propose(table.id, user, kind, seat=seat, other=other)
    elif deed <= 11:
        motions = [each for each in await manners.open(table.id) if each.ended is None]
        for motion in motions[number % 2 :]:
            voter = (*motion.voters, user)[who % (len(motion.voters) + 1)]
            await manners.vote(table.id, voter, motion.number, agrees=number % 7 > 0)
    elif deed == 12:
        if number % 3 == 0:
            host.now += TURN
            await host.tables.expire_due()
    elif deed == 13:
        await host.tables.beat()
        host.now += TURN
        await host.reopen()
        await host.tables.resume()
    elif deed == 14:
        await host.tables.come_back(table.id, user)
    elif number % 6 == 0:
        await manners.leave(table.id, user)


async def _in_order(host: Host, table: Table, open_before: list[Event]) -> list[Event]:
    """Check a table, and return what was laid open at it so far."""
    async with host.database.read() as connection:
        saved = (await connection.execute(sa.select(schema.snapshots))).one()
        row = (await connection.execute(sa.select(schema.tables))).one()
    assert row.fault is None
    assert hashlib.sha256(saved.state.encode()).hexdigest() == saved.digest
    state = host.game.load(saved.state.encode())
    assert saved.revision == table.revision
    if table.status is Status.PLAYING:
        questions = [state.decision(seat.number) for seat in table.seats]
        assert [q is not None for q in questions] == [s.asked is not None for s in table.seats]
        assert table.deadline is not None
        assert all(s.agent is not None for s in table.seats if s.gone is not None)
        assert host.heard == [] or isinstance(host.heard[-1], Publication)
    for viewer in (None, *(each for each in table.seats if each.user_id and not each.gone)):
        user = None if viewer is None else viewer.user_id
        look = await host.tables.look(table.id, user, last=None)
        for event in look.story:
            if isinstance(event, BidMade) and event.seat != look.seat:
                assert event.coins is None, "somebody else's bid"
    for happening in await host.tables.manners.log(table.id):
        for event in happening.events:
            assert not isinstance(event, BidMade) or event.coins is None
    story = (await host.tables.look(table.id, None, last=None)).story
    laid_open: list[Event] = [event for event in story if isinstance(event, LAID_OPEN)]
    assert laid_open[: len(open_before)] == open_before, "what was seen cannot be unseen"
    assert sum(isinstance(event, CardTaken) for event in story) <= 3
    return laid_open


async def _ended(host: Host, table_id: str) -> None:
    """Play on to the end, whoever is left, and check the record."""
    for _ in range(200):
        table = await host.tables.table(table_id)
        if table.status is not Status.PLAYING:
            break
        asked: Any = next((s for s in table.asked if s.present), None)
        if table.paused or asked is None:
            host.now = max(host.now, table.deadline or host.now)
            await host.tables.expire_due()
            continue
        look = await host.tables.look(table_id, asked.user_id)
        assert look.decision is not None
        default = look.decision.default
        await host.tables.decide(table_id, asked.user_id, look.revision, [default])
    table = await host.tables.table(table_id)
    assert table.status in {Status.FINISHED, Status.ABORTED}
    if table.status is Status.FINISHED:
        verify(host.game, await host.tables.record(table_id))
        assert (await host.tables.archive.frame(table_id, 999)).step > 0  # it can be replayed
        standings = await host.tables.archive.leaderboard("auction", None)
        lost = {seat.user_id for seat in table.seats if seat.gone is not None}
        assert all(each.losses == 1 for each in standings if each.user_id in lost)
