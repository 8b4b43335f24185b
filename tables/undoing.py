"""A decision is taken back: the table is played again from the start, up to the moment before."""

import asyncio
from collections.abc import Sequence
from typing import Any

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from engine.kernel import CONCEDE, EngineError, State, revealed
from tables import rows, saving, schema
from tables.errors import HiddenShown, NothingToUndo, StaleRevision, TableClosed, UndoTooFar
from tables.house import House
from tables.model import AnyGame, Publication, Status, Table
from tables.saving import Overtaken, Snapshot
from tables.unsaved import Unsaved

MOST = 24
"""How many decisions, of everybody, are taken back at most."""

_ATTEMPTS = 5

Decided = sa.Row[Any]


async def first_of(house: House, table_id: str, seat: int) -> tuple[int, int]:
    """The revision from which ``seat``'s last press would be undone, and how many decisions.

    Raises:
        NothingToUndo: the seat has decided nothing yet.
        UndoTooFar, HiddenShown: it cannot be undone.
        TableClosed: the table is not in play.
    """
    async with house.database.read() as connection:
        table, snapshot = await _read(connection, table_id)
        log = await _log(connection, table_id)
    since = _since(table, log, seat)
    await _before(house, table, snapshot, log, since)
    return log[since].revision, len(log) - since


async def undo(house: House, table_id: str, seat: int, first: int) -> Publication:
    """Take back ``seat``'s last press, of revision ``first``, and all that came after it.

    The decisions are taken out of the log, so that what is left is a game that can be replayed.
    Raises as `first_of`; `NothingToUndo` also when the seat has decided something else since.
    """
    async with house.locks.of(table_id):
        for _ in range(_ATTEMPTS):
            try:
                return await _attempt(house, table_id, seat, first)
            except Overtaken:
                continue
    raise StaleRevision(table=table_id)


async def _attempt(house: House, table_id: str, seat: int, first: int) -> Publication:
    async with house.database.read() as connection:
        table, snapshot = await _read(connection, table_id)
        log = await _log(connection, table_id)
    since = _since(table, log, seat)
    if log[since].revision != first:
        raise NothingToUndo(table=table_id)
    state = await _before(house, table, snapshot, log, since)
    unsaved = Unsaved(house, table, state, snapshot.seed)
    unsaved.go_back(state, first, len(log) - since)
    await unsaved.let_agents()
    async with house.database.write() as connection:
        await saving.write(connection, unsaved, house.now())
        saved = await rows.table(connection, table_id)
    house.deadlines_changed.set()
    return Publication(saved, unsaved.entries, handover=True)


async def _read(connection: AsyncConnection, table_id: str) -> tuple[Table, Snapshot]:
    table, snapshot = await saving.read(connection, table_id)
    if table.status != Status.PLAYING or snapshot is None:
        raise TableClosed(table=table_id)
    return table, snapshot


async def _log(connection: AsyncConnection, table_id: str) -> list[Decided]:
    log = schema.decisions
    query = sa.select(log).where(log.c.table_id == table_id).order_by(log.c.revision)
    return list((await connection.execute(query)).all())


def _since(table: Table, log: Sequence[Decided], seat: int) -> int:
    """Where in the log the seat's last press begins; one press may be several decisions."""
    mine = [n for n, each in enumerate(log) if each.seat == seat and each.by == "player"]
    if not mine:
        raise NothingToUndo(table=table.id)
    since = mine[-1]
    while since - 1 in mine and log[since - 1].at == log[since].at:
        since -= 1
    if len(log) - since > MOST or any(each.choice == CONCEDE for each in log[since:]):
        raise UndoTooFar(table=table.id)
    return since


async def _before(
    house: House, table: Table, snapshot: Snapshot, log: Sequence[Decided], since: int
) -> State:
    """The state before ``log[since]``, if nobody has learnt anything since."""
    game = house.game(table.game)
    dealt = (len(table.seats), dict(table.options), snapshot.seed)
    digest = log[since - 1].digest if since else snapshot.start_digest
    try:
        # Not on the event loop: other tables are clicked at meanwhile.
        state = await asyncio.to_thread(_replayed, game, dealt, log[:since], digest)
        answers = [(each.seat, tuple(each.choice)) for each in log[since:]]
        shown = await asyncio.to_thread(revealed, game, state, answers)
    except EngineError:
        raise UndoTooFar(table=table.id) from None
    if shown:
        raise HiddenShown(table=table.id)
    return state


def _replayed(
    game: AnyGame,
    dealt: tuple[int, dict[str, object], str],
    log: Sequence[Decided],
    digest: str | None,
) -> State:
    """The state of this ``digest`` after ``log``. Raises `EngineError` if it is another one."""
    state, _ = game.start(*dealt)
    for each in log:
        choice = CONCEDE if each.choice == CONCEDE else tuple(each.choice)
        game.apply(state, each.seat, choice)
    if game.digest(state) != digest:
        raise EngineError("played by other rules")
    return state
