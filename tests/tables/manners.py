"""Tables of several persons who ask things of each other."""

from __future__ import annotations

from tables.manners import Answer
from tables.model import Person, Table
from tables.motions import MotionKind
from tests.tables.host import ANNA, Host

DORA = Person(4, "Dora", "en")


EMIL = Person(5, "Emil", "en")


async def gathered(host: Host, *others: Person) -> Table:
    """A table in play of Anna and ``others``."""
    where = {"guild_id": 9, "channel_id": 90, "locale": "ko"}
    table = await host.tables.lobbies.open("auction", ANNA, **where)
    for person in others:
        await host.tables.lobbies.join(table.id, person)
    return (await host.tables.lobbies.start(table.id, ANNA.user_id)).table


async def asked(
    host: Host, table: Table, person: Person, kind: MotionKind, **more: object
) -> Answer:
    return await host.tables.manners.propose(table.id, person.user_id, kind, **more)  # type: ignore[arg-type]


async def said(host: Host, answer: Answer, person: Person, *, agrees: bool = True) -> Answer:
    motion = answer.motion
    return await host.tables.manners.vote(
        motion.table_id, person.user_id, motion.number, agrees=agrees
    )


async def bid(host: Host, table: Table, person: Person, coins: int) -> Table:
    look = await host.tables.look(table.id, person.user_id)
    done = await host.tables.decide(table.id, person.user_id, look.revision, [(coins,)])
    return done.table


async def told(host: Host, table: Table) -> list[str]:
    log = await host.tables.manners.log(table.id)
    return [each.notice.kind for each in log if each.notice]
