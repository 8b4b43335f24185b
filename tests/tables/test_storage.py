import sqlite3
import sys
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import event
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.schema import CreateTable

from tables import schema
from tables.errors import DatabaseDamaged, DatabaseRefused, DatabaseTooNew, DiskFull, StorageError
from tables.storage import open_database
from tests.tables import damage
from tests.tables.host import Host


async def test_the_migrations_lead_to_the_schema(host: Host) -> None:
    def differences(connection: sa.Connection) -> list[Any]:
        context = MigrationContext.configure(connection, opts={"compare_type": True})
        return compare_metadata(context, schema.metadata)

    async with host.database.read() as connection:
        assert await connection.run_sync(differences) == []


async def test_a_file_is_opened_for_safety(host: Host) -> None:
    wanted = {"journal_mode": "wal", "synchronous": 2, "foreign_keys": 1, "busy_timeout": 5000}
    async with host.database.write() as connection:
        for pragma, value in wanted.items():
            assert (await connection.exec_driver_sql(f"PRAGMA {pragma}")).scalar_one() == value


async def test_a_write_takes_the_lock_at_once_and_a_read_does_not(host: Host) -> None:
    begun: list[str] = []

    def note(connection: Any, cursor: Any, statement: str, *_: Any) -> None:
        if statement.startswith("BEGIN"):
            begun.append(statement)

    event.listen(host.database.engine.sync_engine, "before_cursor_execute", note)
    async with host.database.write(), host.database.read():
        pass
    assert begun == ["BEGIN IMMEDIATE", "BEGIN"]


async def test_opening_again_keeps_everything(host: Host) -> None:
    table = await host.begin()
    tables = await host.reopen()
    assert await tables.table(table.id) == table


async def test_the_folder_is_made(tmp_path: Path) -> None:
    file = tmp_path / "deep" / "down" / "ruler.db"
    async with open_database(f"sqlite+aiosqlite:///{file}"):
        assert file.is_file()


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no such rights")
async def test_only_its_owner_reads_a_new_database(host: Host) -> None:
    """Hands and seeds are in it, and in what SQLite puts beside it."""
    await host.begin()
    files = list(host.file.parent.glob(f"{host.file.name}*"))
    assert len(files) > 1
    assert all(file.stat().st_mode & 0o077 == 0 for file in files)


@pytest.mark.parametrize("name", sorted(schema.metadata.tables))
def test_the_schema_is_no_sqlite_only_affair(name: str) -> None:
    create = CreateTable(schema.metadata.tables[name])
    for dialect in (postgresql.dialect(), sqlite.dialect()):
        assert f"CREATE TABLE {name} (" in str(create.compile(dialect=dialect))


# Damage


async def _refused(file: Path) -> str:
    before = file.read_bytes()  # noqa: ASYNC240
    with pytest.raises(DatabaseRefused) as caught:
        async with open_database(f"sqlite+aiosqlite:///{file}"):
            pass
    assert file.read_bytes() == before  # noqa: ASYNC240
    return str(caught.value)


async def test_a_file_that_is_no_database_is_refused_with_the_way_back(tmp_path: Path) -> None:
    file = tmp_path / "ruler.db"
    file.write_bytes(b"no database at all " * 300)
    advice = await _refused(file)
    assert str(file) in advice
    assert f"no backup in {tmp_path / 'backups'}" in advice
    assert "python bot.py restore FILE" in advice


async def test_a_damaged_page_is_found_at_the_start(host: Host) -> None:
    for _ in range(10):
        await host.play_out(await host.begin())
    await host.close()
    damage.overwrite_page(host.file)
    assert "restore" in await _refused(host.file)


@pytest.mark.parametrize("table", [each.name for each in schema.metadata.sorted_tables])
async def test_a_lost_table_is_damage_with_the_way_back(host: Host, table: str) -> None:
    await host.close()
    damage.drop_table(host.file, table)
    advice = await _refused(host.file)
    assert f"it has no {table}" in advice
    assert "python bot.py restore" in advice


async def test_a_lost_column_is_damage(host: Host) -> None:
    await host.close()
    damage.drop_column(host.file)
    assert "it has no notes.value" in await _refused(host.file)


@pytest.mark.parametrize("table", ["seats", "alembic_version"])
async def test_what_cannot_be_brought_up_to_date_is_damage(host: Host, table: str) -> None:
    async with host.database.write() as connection:
        await connection.exec_driver_sql("UPDATE alembic_version SET version_num = '0001'")
    await host.close()
    damage.drop_table(host.file, table)
    assert "its tables are not those" in await _refused(host.file)


async def test_an_empty_file_is_a_new_database_with_a_warning(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    file = tmp_path / "ruler.db"
    damage.empty(file)
    for _ in range(2):  # the second time it is empty no more
        async with (
            open_database(f"sqlite+aiosqlite:///{file}") as database,
            database.read() as connection,
        ):
            assert (await connection.execute(sa.select(schema.notes))).all() == []
    (warned,) = [each for each in caplog.records if each.name == "tables.sqlite"]
    assert "empty" in warned.getMessage()


async def test_an_emptied_file_that_has_backups_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "ruler.db"
    damage.empty(file)
    (tmp_path / "backups").mkdir()
    (tmp_path / "backups" / "ruler-20260103T180000Z.db").touch()
    advice = await _refused(file)
    assert "is empty" in advice
    assert advice.endswith("ruler-20260103T180000Z.db")


async def test_another_programs_database_is_refused_and_left_alone(tmp_path: Path) -> None:
    file = tmp_path / "accounts.db"
    with closing(sqlite3.connect(file)) as connection:
        connection.execute("CREATE TABLE invoices (number INTEGER)")
    assert "another program" in await _refused(file)
    assert [each.name for each in tmp_path.iterdir()] == ["accounts.db"]  # noqa: ASYNC240


async def test_a_database_of_a_later_version_is_refused(host: Host) -> None:
    async with host.database.write() as connection:
        await connection.exec_driver_sql("UPDATE alembic_version SET version_num = '9999'")
    await host.close()
    with pytest.raises(DatabaseTooNew, match="later version"):
        await host.open()


async def test_a_place_where_no_file_can_be_is_refused(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    for place, why in ((tmp_path, "is a folder"), (tmp_path / "file" / "ruler.db", "cannot be")):
        with pytest.raises(DatabaseRefused, match=why):
            async with open_database(f"sqlite+aiosqlite:///{place}"):
                pass


async def test_the_newest_backup_and_the_way_to_it_are_named(tmp_path: Path) -> None:
    file, folder = tmp_path / "ruler.db", tmp_path / "elsewhere"
    damage.no_database(file)
    folder.mkdir()
    for day in (1, 3, 2):
        (folder / f"ruler-2026010{day}T180000Z.db").touch()
    with pytest.raises(DatabaseDamaged) as caught:
        async with open_database(f"sqlite+aiosqlite:///{file}", folder):
            pass
    assert "2026-01-03 18:00 UTC" in str(caught.value)
    command = f"python bot.py restore {folder / 'ruler-20260103T180000Z.db'}"
    assert str(caught.value).endswith(command)
    assert len(str(caught.value).splitlines()) == 1


async def test_damage_that_shows_during_play_names_the_backup_too(
    host: Host, tmp_path: Path
) -> None:
    (tmp_path / "backups").mkdir()
    (tmp_path / "backups" / "ruler-20260101T180000Z.db").touch()
    with pytest.raises(DatabaseDamaged, match=r"bot\.py restore .*ruler-20260101T180000Z\.db"):
        async with host.database.read():
            raise sqlite3.DatabaseError("database disk image is malformed")


async def test_a_missing_driver_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "asyncpg", None)
    with pytest.raises(DatabaseRefused, match="pip install asyncpg"):
        async with open_database("postgresql+asyncpg://127.0.0.1:1/ruler"):
            pass


# No room left


async def test_a_full_disk_loses_nothing_and_play_goes_on_once_there_is_room(host: Host) -> None:
    table = await host.begin()
    async with host.database.read() as connection:
        pages = (await connection.exec_driver_sql("PRAGMA page_count")).scalar_one()
    room = pages

    def limit(connection: sa.Connection) -> None:
        connection.exec_driver_sql(f"PRAGMA max_page_count = {room}")

    event.listen(host.database.engine.sync_engine, "begin", limit)
    full = False
    while not full:
        before = await host.tables.table(table.id), await host.tables.look(table.id, 1)
        try:
            if table.asked:
                table = await host.play(table)
            else:
                table = await host.begin()
        except DiskFull:
            full = True
            assert (
                await host.tables.table(table.id),
                await host.tables.look(table.id, 1),
            ) == before
    room = 1_000_000
    table = await host.play_out(table)
    assert len(await host.digests(table)) == table.revision


async def test_a_file_that_may_not_be_written_is_told_as_such(host: Host) -> None:
    table = await host.begin()

    def protect(connection: sa.Connection) -> None:
        connection.exec_driver_sql("PRAGMA query_only = ON")

    event.listen(host.database.engine.sync_engine, "begin", protect)
    with pytest.raises(StorageError):
        await host.play(table)
    assert await host.tables.table(table.id) == table
