"""What persons and servers have set."""

import asyncio
from datetime import UTC, date, datetime, timedelta
from pathlib import Path

import pytest
import sqlalchemy as sa
from alembic import command
from pydantic import ValidationError

from tables import schema, storage
from tables.errors import NoSuchTimeZone
from tables.model import Person
from tables.settings import MOST_CHANNELS, Preferences, ServerSettings, time_zone
from tables.storage import open_database
from tests.tables.host import ANNA, BORA, CARL, TURN, Host


async def test_who_has_set_nothing_has_the_defaults(host: Host) -> None:
    settings = host.tables.settings
    assert await settings.of_person(1) == Preferences()
    assert await settings.of_server(9) == ServerSettings()
    assert await settings.of_server(None) == ServerSettings()
    assert Preferences().pings == "always"
    assert ServerSettings().allows(90)


async def test_preferences_are_kept_field_by_field_across_restarts(host: Host) -> None:
    settings = host.tables.settings
    await settings.set_person(1, Preferences(pings="never", palette="colour_blind"))
    changed = await settings.change_person(1, automatic=False)
    assert changed == Preferences(pings="never", palette="colour_blind", automatic=False)
    tables = await host.reopen()
    assert await tables.settings.of_persons([1, 2]) == {1: changed, 2: Preferences()}


async def test_the_settings_of_a_server_are_kept_across_restarts(host: Host) -> None:
    wanted = ServerSettings(
        locale="ko",
        channels=(2**62, 5),
        pace_minutes=720,
        threads=False,
        enders=(7,),
        season_start=date(2026, 3, 1),
        time_zone="Asia/Seoul",
    )
    await host.tables.settings.set_server(9, wanted)
    tables = await host.reopen()
    assert await tables.settings.of_server(9) == wanted
    assert await tables.settings.of_server(8) == ServerSettings()
    assert await tables.settings.change_server(9, channels=()) != wanted


async def test_two_changes_at_once_both_hold(host: Host) -> None:
    settings = host.tables.settings
    await asyncio.gather(
        settings.change_person(1, pings="dm"), settings.change_person(1, panels="dm")
    )
    assert await settings.of_person(1) == Preferences(pings="dm", panels="dm")


async def test_only_what_differs_is_kept(host: Host) -> None:
    await host.tables.settings.set_person(1, Preferences(pings="dm"))
    await host.tables.settings.change_person(1, pings="always")
    async with host.database.read() as connection:
        assert (await connection.execute(sa.select(schema.preferences))).all() == []


async def test_a_value_of_another_version_is_the_default(host: Host) -> None:
    odd = {"pings": "by pigeon", "panels": "dm", "hat": "red"}
    zone = {"time_zone": "Moon/Crater", "threads": False}
    async with host.database.write() as connection:
        await connection.execute(sa.insert(schema.preferences).values(user_id=1, settings=odd))
        await connection.execute(sa.insert(schema.servers).values(guild_id=9, settings=zone))
    assert await host.tables.settings.of_person(1) == Preferences(panels="dm")
    assert await host.tables.settings.of_server(9) == ServerSettings(threads=False)


@pytest.mark.parametrize(
    "wrong",
    [
        {"time_zone": "Moon/Crater"},
        {"pace_minutes": 0},
        {"channels": tuple(range(MOST_CHANNELS + 1))},
        {"locale": "fr"},
        {"season_start": "soon"},
    ],
)
def test_wrong_settings_are_refused(wrong: dict[str, object]) -> None:
    with pytest.raises(ValidationError):
        ServerSettings.model_validate(wrong)


def test_a_time_zone_is_found_however_it_is_written() -> None:
    assert time_zone(" asia/seoul ") == "Asia/Seoul"
    assert time_zone("america/new york") == "America/New_York"
    with pytest.raises(NoSuchTimeZone):
        time_zone("../etc/passwd")


def test_a_season_begins_at_midnight_where_the_server_lives() -> None:
    seoul = ServerSettings(season_start=date(2026, 3, 1), time_zone="Asia/Seoul")
    assert seoul.season_began == datetime(2026, 2, 28, 15, tzinfo=UTC)
    assert ServerSettings().season_began is None


@pytest.mark.parametrize(
    ("day", "began"),
    [
        (date(2026, 3, 28), datetime(2026, 3, 27, 23, tzinfo=UTC)),
        (
            date(2026, 3, 29),
            datetime(2026, 3, 28, 23, tzinfo=UTC),
        ),  # the clocks go forward on this day
        (date(2026, 3, 30), datetime(2026, 3, 29, 22, tzinfo=UTC)),
        (date(2026, 10, 25), datetime(2026, 10, 24, 22, tzinfo=UTC)),  # and back on this one
        (date(2026, 10, 26), datetime(2026, 10, 25, 23, tzinfo=UTC)),
    ],
)
def test_a_season_begins_at_midnight_where_clocks_are_changed(day: date, began: datetime) -> None:
    berlin = ServerSettings(season_start=day, time_zone="Europe/Berlin")
    assert berlin.season_began == began


@pytest.mark.parametrize("zone", ["localtime", "Factory"])
def test_a_zone_that_is_no_place_is_none(zone: str) -> None:
    with pytest.raises(NoSuchTimeZone):
        time_zone(zone)


@pytest.mark.parametrize("day", [date(1999, 12, 31), date(9999, 12, 31)])
def test_a_season_that_is_absurdly_far_is_refused(day: date) -> None:
    with pytest.raises(ValidationError):
        ServerSettings(season_start=day)


def test_tables_are_opened_where_a_server_allows_it() -> None:
    some = ServerSettings(channels=(5, 6))
    assert some.allows(5)
    assert some.allows(50, 6)  # a thread of an allowed channel
    assert not some.allows(50, None)


async def test_a_language_that_was_chosen_outlives_what_discord_says(host: Host) -> None:
    table = await host.begin(ANNA, BORA)
    await host.tables.settings.change_person(ANNA.user_id, language="ko")
    assert (await host.tables.table(table.id)).seat_of(ANNA.user_id).locale == "ko"
    await host.tables.know(Person(ANNA.user_id, "Anna B.", "en"))
    seat = (await host.tables.table(table.id)).seat_of(ANNA.user_id)
    assert (seat.name, seat.locale) == ("Anna B.", "ko")


async def test_who_wanted_private_panels_still_gets_them(tmp_path: Path) -> None:
    file = tmp_path / "old.db"

    def before() -> None:
        engine = sa.create_engine(f"sqlite:///{file}")
        config = storage._config()
        with engine.begin() as connection:
            config.attributes["connection"] = connection
            command.upgrade(config, "0004")
            notes = [
                {"key": "dm:11", "value": "yes"},
                {"key": "dm:odd", "value": "yes"},
                {"key": "commands", "value": "kept"},
            ]
            connection.execute(sa.insert(schema.notes), notes)
        engine.dispose()

    await asyncio.to_thread(before)
    async with (
        open_database(f"sqlite+aiosqlite:///{file}") as database,
        database.read() as connection,
    ):
        kept = (await connection.execute(sa.select(schema.preferences))).all()
        assert [(row.user_id, row.settings) for row in kept] == [(11, {"panels": "dm"})]
        left = (await connection.execute(sa.select(schema.notes.c.key))).scalars().all()
        assert left == ["commands"]


async def test_a_game_in_which_many_wait_for_one_is_paced_faster(host: Host) -> None:
    assert (await host.challenge()).pace == TURN
    host.game.live_minutes = 2  # pyright: ignore[reportAttributeAccessIssue] - of this one game
    assert (await host.challenge(CARL)).pace == timedelta(minutes=2)
    await host.tables.settings.change_server(9, pace_minutes=720)
    assert (await host.challenge(CARL)).pace == timedelta(minutes=720)
