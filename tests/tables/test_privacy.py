"""What is kept of a person: all of it is shown to them, and nothing is left when they wish so."""

import json
from typing import Any

import pytest
import sqlalchemy as sa

from engine.kernel import Play, verify
from tables import schema
from tables.drafts import Draft
from tables.model import Person, Status, Table
from tables.pings import Ping
from tables.settings import Preferences
from tests.kernel.toys import Auction, AuctionGame
from tests.tables.host import ANNA, BORA, CARL, Host

# An id and a name that occur nowhere by chance.
DORA = Person(987_654_321_987_654_321, "Dorabella", "ko")


async def everything(host: Host) -> dict[str, list[Any]]:
    """All rows of all tables."""
    async with host.database.read() as connection:
        return {
            table.name: [
                dict(row) for row in (await connection.execute(sa.select(table))).mappings()
            ]
            for table in schema.metadata.sorted_tables
        }


async def traces(host: Host) -> list[str]:
    """The tables in which Dora's id or name occurs, in whatever column."""
    rows = await everything(host)
    return [
        name
        for name, found in rows.items()
        if str(DORA.user_id) in repr(found) or DORA.name in repr(found)
    ]


async def lived(host: Host) -> dict[str, Table]:
    """Dora has done whatever can be done."""
    tables = host.tables
    finished = await host.play_out(await host.begin(DORA, BORA))
    lost = await host.begin(BORA, DORA)
    await tables.concede(lost.id, DORA.user_id)
    alone = await host.play_out(await host.challenge(DORA, None))
    duel = await host.begin(DORA, BORA)
    await tables.manners.propose(duel.id, DORA.user_id, "pause")
    await tables.pings.note(duel.id, [Ping(DORA.user_id, 1, channel_id=5, message_id=6)])
    where = {"guild_id": 9, "channel_id": 90, "locale": "ko"}
    hosted = await tables.lobbies.open("auction", DORA, **where)
    joined = await tables.lobbies.open("auction", BORA, **where)
    await tables.lobbies.join(joined.id, DORA)
    invited = await host.challenge(BORA, DORA)
    crowd = await tables.lobbies.open("auction", BORA, **where)
    for person in (DORA, CARL):
        await tables.lobbies.join(crowd.id, person)
    crowd = (await tables.lobbies.start(crowd.id, BORA.user_id)).table
    drafted = Draft((await tables.look(crowd.id, DORA.user_id)).revision, ((0,),))
    await tables.drafts.keep(crowd.id, DORA.user_id, drafted)
    await tables.settings.set_person(DORA.user_id, Preferences(pings="dm"))
    await tables.squads.save(DORA, "Fangs", ("VR",), ("S1",))
    return {
        "finished": finished,
        "lost": await tables.table(lost.id),
        "alone": alone,
        "duel": duel,
        "hosted": hosted,
        "joined": joined,
        "invited": invited,
        "crowd": crowd,
    }


async def test_everything_is_exported_and_nothing_of_others(host: Host) -> None:
    made = await lived(host)
    kept = await host.tables.privacy.export(DORA.user_id)
    text = json.dumps(kept)  # it is JSON
    assert kept["user_id"] == str(DORA.user_id)
    assert {each["id"] for each in kept["tables"]} == {each.id for each in made.values()}
    finished = next(each for each in kept["tables"] if each["id"] == made["finished"].id)
    record = await host.tables.record(made["finished"].id)
    mine = [list(move.choice) for move in record.moves if move.seat == finished["seat"]]
    assert [each["choice"] for each in finished["decisions"]] == mine
    assert kept["preferences"][0]["settings"] == {"pings": "dm"}
    assert kept["saved_squads"][0]["name"] == "Fangs"
    assert kept["drafts"][0]["choices"] == [[0]]
    assert kept["people"][0]["name"] == DORA.name
    assert len(kept["ratings"]) == 2
    assert BORA.name not in text
    assert f'"{BORA.user_id}"' not in text
    seeds = [row["seed"] for row in (await everything(host))["tables"]]
    assert not [seed for seed in seeds if seed in text]


async def test_who_is_unknown_has_nothing_to_export_or_delete(host: Host) -> None:
    kept = await host.tables.privacy.export(5)
    assert {name: rows for name, rows in kept.items() if rows} == {"user_id": "5"}
    assert await host.tables.privacy.forget(5) == await host.tables.privacy.forget(5)
    assert (await everything(host))["people"] == []


async def test_nothing_is_left_of_who_wants_to_be_forgotten(host: Host) -> None:
    await lived(host)
    assert len(await traces(host)) >= 8
    forgotten = await host.tables.privacy.forget(DORA.user_id)
    assert await traces(host) == []
    assert forgotten.calls == ((5, 6),)


async def test_finished_games_stay_as_they_are(host: Host) -> None:
    made = await lived(host)
    before = {key: await host.tables.record(made[key].id) for key in ("finished", "lost", "alone")}
    history = await host.tables.history(BORA.user_id)
    await host.tables.privacy.forget(DORA.user_id)
    for key, record in before.items():
        assert await host.tables.record(made[key].id) == record
        verify(host.game, record)
    ended = await host.tables.table(made["finished"].id)
    assert ended.seats[0].name == ""
    assert ended.seats[1].name == BORA.name
    outcomes = {past.table.id: past.outcome for past in await host.tables.history(BORA.user_id)}
    assert outcomes.items() >= {past.table.id: past.outcome for past in history}.items()
    standings = await host.tables.archive.leaderboard("auction", 9)
    nameless = [each for each in standings if not each.name]
    assert len(nameless) == 1
    assert nameless[0].user_id < 0
    assert nameless[0].played >= 2


async def test_tables_are_left(host: Host) -> None:
    made = await lived(host)
    forgotten = await host.tables.privacy.forget(DORA.user_id)
    now = {key: await host.tables.table(table.id) for key, table in made.items()}
    assert now["duel"].status is Status.FINISHED
    assert now["duel"].result is not None
    assert now["duel"].result.ranks == (2, 1)
    assert now["hosted"].status is Status.DECLINED
    assert now["joined"].status is Status.OPEN
    assert [seat.name for seat in now["joined"].seats] == [BORA.name]
    assert now["invited"].status is Status.DECLINED
    crowd = now["crowd"]
    assert crowd.status is Status.PLAYING
    (seat,) = [seat for seat in crowd.seats if not seat.name]
    assert (seat.gone, seat.agent) == ("left", "heuristic")
    assert {each.table.id for each in forgotten.publications} == {
        made[key].id for key in ("duel", "hosted", "joined", "invited", "crowd")
    }
    assert await host.tables.mine(DORA.user_id) == []
    # The others play on to an end that counts.
    done = await host.play_out(crowd)
    assert done.status is Status.FINISHED
    assert await traces(host) == []


async def test_two_who_are_forgotten_are_not_one(host: Host) -> None:
    await host.play_out(await host.begin(DORA, BORA))
    await host.play_out(await host.begin(ANNA, CARL))
    for person in (DORA, ANNA):
        await host.tables.privacy.forget(person.user_id)
    standings = await host.tables.archive.leaderboard("auction", 9)
    nameless = {each.user_id for each in standings if not each.name}
    assert len(nameless) == 2


async def test_a_rematch_invites_nobody_without_a_name(host: Host) -> None:
    table = await host.play_out(await host.begin(DORA, BORA))
    await host.tables.privacy.forget(DORA.user_id)
    again = await host.tables.lobbies.rematch(table.id, BORA.user_id)
    assert [seat.user_id for seat in again.seats] == [BORA.user_id, None]


async def test_who_comes_back_begins_anew(host: Host) -> None:
    await host.play_out(await host.begin(DORA, BORA))
    await host.tables.privacy.forget(DORA.user_id)
    assert await host.tables.history(DORA.user_id) == []
    await host.play_out(await host.begin(DORA, BORA))
    assert len(await host.tables.history(DORA.user_id)) == 1


async def test_a_table_in_quarantine_keeps_nobody(host: Host) -> None:
    table = await host.begin(DORA, BORA)
    async with host.database.write() as connection:
        await connection.execute(sa.update(schema.snapshots).values(digest="0" * 64))
    await host.tables.resume()
    await host.tables.privacy.forget(DORA.user_id)
    assert await traces(host) == []
    seat = (await host.tables.table(table.id)).seats[0]
    assert (seat.gone, seat.agent) == ("left", "heuristic")


class Persistent(AuctionGame):
    """An auction that goes on when somebody gives up, as a tournament of two does."""

    def concede(self, play: Play[Auction], seat: int) -> None:
        pass


async def test_a_table_of_two_that_outlives_a_concession_is_left(host: Host) -> None:
    host.game = Persistent()
    await host.reopen()
    conceded, other = await host.begin(DORA, BORA), await host.begin(DORA, CARL)
    done = await host.tables.concede(conceded.id, DORA.user_id)
    assert done.table.status is Status.PLAYING
    await host.tables.privacy.forget(DORA.user_id)
    assert await traces(host) == []
    for table in (conceded, other):
        seat = (await host.tables.table(table.id)).seats[0]
        assert (seat.gone, seat.agent) == ("left", "heuristic")


async def test_what_is_asked_for_somebody_forgotten_is_settled(host: Host) -> None:
    table = await host.begin(ANNA, BORA)
    manners = host.tables.manners
    await manners.propose(table.id, ANNA.user_id, "replace", seat=0, other=DORA)
    forgotten = await host.tables.privacy.forget(DORA.user_id)
    assert await traces(host) == []
    (motion,) = await manners.open(table.id)
    assert motion.ended == "moot"
    assert [each.table.id for each in forgotten.publications] == [table.id]


async def test_what_others_decide_at_ones_seat_is_not_exported(host: Host) -> None:
    where = {"guild_id": 9, "channel_id": 90, "locale": "ko"}
    table = await host.tables.lobbies.open("auction", DORA, **where)
    for person in (BORA, CARL):
        await host.tables.lobbies.join(table.id, person)
    table = (await host.tables.lobbies.start(table.id, DORA.user_id)).table
    look = await host.tables.look(table.id, DORA.user_id)
    await host.tables.decide(table.id, DORA.user_id, look.revision, [(0,)])
    manners = host.tables.manners
    answer = await manners.propose(table.id, DORA.user_id, "replace", seat=0, other=ANNA)
    for person in (BORA, CARL, ANNA):
        await manners.vote(table.id, person.user_id, answer.motion.number, agrees=True)

    async def decided(person: Person) -> list[Any]:
        kept = await host.tables.privacy.export(person.user_id)
        return [each["choice"] for each in kept["tables"][0]["decisions"]]

    assert await decided(ANNA) == []
    table = await host.play(await host.play(await host.tables.table(table.id)))
    theirs = len(await decided(ANNA))
    await manners.leave(table.id, ANNA.user_id)
    await host.play_out(await host.tables.table(table.id))
    assert len(await decided(ANNA)) == theirs
    made = [move for move in (await host.tables.record(table.id)).moves if move.seat == 0]
    assert len(made) > theirs + 1


@pytest.mark.parametrize("table", sorted(schema.metadata.tables))
def test_a_column_that_names_a_person_is_known_as_one(table: str) -> None:
    """Else the data in it would stay: it points to `people`, or goes with the person."""
    for column in schema.metadata.tables[table].columns:
        if column.name in ("user_id", "host", "other_id"):
            assert column.foreign_keys or table in ("people", "preferences", "pings")
