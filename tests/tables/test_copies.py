import asyncio
import os
import shutil
import sqlite3
import stat
import subprocess
import sys
from collections.abc import Callable
from contextlib import closing
from datetime import UTC, datetime
from pathlib import Path

import pytest

from engine.kernel import verify
from tables import copies
from tables.copies import CopyRefused, back_up, inspect, restore
from tables.errors import DatabaseHeld
from tables.hold import held
from tables.model import Status
from tables.storage import revisions
from tests.kernel.toys import AuctionGame
from tests.tables import damage
from tests.tables.earlier import first_version
from tests.tables.host import Host

ROOT = Path(__file__).resolve().parents[2]
NOW = datetime(2026, 2, 1, 18, 0, 0, tzinfo=UTC)
REPLACED = "ruler.db.replaced-20260201T180000Z"
DAMAGES = [
    (damage.shorten, "damaged"),
    (damage.overwrite_page, "damaged"),
    (damage.no_database, "no database"),
    (damage.empty, "no database of this bot"),
    (damage.foreign, "no database of this bot"),
    (damage.later, "later version"),
    (damage.orphan, "damaged"),
    (damage.drop_table, "it has no notes"),
    (damage.drop_column, "it has no notes.value"),
]


def table_ids(file: Path) -> list[str]:
    with closing(sqlite3.connect(file)) as connection:
        return sorted(row[0] for row in connection.execute("SELECT id FROM tables"))


async def filled(host: Host) -> Path:
    """The file of a closed database with two tables, one of them over."""
    await host.begin()
    await host.play_out(await host.begin())
    await host.close()
    return host.file


def names(folder: Path) -> set[str]:
    """The files in a folder but for those that only help SQLite and the lock."""
    return {each.name for each in folder.iterdir() if not each.name.endswith(("-shm", ".lock"))}


# Backing up


async def test_a_backup_is_one_moment_of_a_database_that_is_written_to(
    host: Host, tmp_path: Path
) -> None:
    going = True

    async def play() -> int:
        begun = 0
        while going:
            await host.play_out(await host.begin())
            begun += 1
        return begun

    playing = asyncio.create_task(play())
    for number in range(5):
        await asyncio.to_thread(back_up, host.file, tmp_path / f"{number}.db")
    going = False
    assert await playing > 0
    for number in range(5):
        copied = Host(tmp_path / f"{number}.db")
        inspect(copied.file)
        tables = await copied.open()
        for table_id in table_ids(copied.file):
            table = await tables.table(table_id)
            if table.status == Status.FINISHED:
                verify(AuctionGame(), await tables.record(table_id))
            elif table.status == Status.PLAYING:
                await copied.play_out(table)
        await copied.close()


async def test_a_backup_holds_what_was_acknowledged_before_it(host: Host, tmp_path: Path) -> None:
    table = await host.play(await host.begin())
    size = await asyncio.to_thread(back_up, host.file, tmp_path / "backup.db")
    assert size == (tmp_path / "backup.db").stat().st_size
    copied = Host(tmp_path / "backup.db")
    assert await (await copied.open()).table(table.id) == table
    await copied.close()


async def test_a_backup_is_a_single_file_that_only_its_owner_reads(
    host: Host, tmp_path: Path
) -> None:
    folder = tmp_path / "here"
    folder.mkdir()
    back_up(await filled(host), folder / "backup.db")
    assert inspect(folder / "backup.db") == revisions()[0]
    assert [each.name for each in folder.iterdir()] == ["backup.db"]
    if sys.platform != "win32":
        assert stat.S_IMODE((folder / "backup.db").stat().st_mode) == 0o600


async def test_a_database_whose_bot_was_killed_is_backed_up_with_its_log(
    host: Host, tmp_path: Path
) -> None:
    table = await host.begin()
    folder = tmp_path / "after"
    folder.mkdir()
    for end in ("", "-wal"):  # what is on disk when a process ends at once
        shutil.copy(f"{host.file}{end}", folder / f"ruler.db{end}")
    back_up(folder / "ruler.db", folder / "backup.db")
    assert table.id in table_ids(folder / "backup.db")


async def test_a_file_that_is_there_is_replaced_only_by_force(host: Host, tmp_path: Path) -> None:
    file = await filled(host)
    target = tmp_path / "backup.db"
    target.write_text("precious")
    with pytest.raises(CopyRefused, match="--force"):
        back_up(file, target)
    assert target.read_text() == "precious"
    back_up(file, target, force=True)
    assert table_ids(target) == table_ids(file)


async def test_by_force_a_damaged_database_takes_no_backups_place(
    host: Host, tmp_path: Path
) -> None:
    file, target = await filled(host), tmp_path / "backup.db"
    back_up(file, target)
    before = target.read_bytes()
    damage.overwrite_page(file)
    with pytest.raises(CopyRefused, match=f"{file.name} is damaged"):
        back_up(file, target, force=True)
    assert target.read_bytes() == before


@pytest.mark.parametrize(("spoil", "reason"), DAMAGES)
async def test_nothing_is_left_where_the_database_is_not_sound(
    host: Host, tmp_path: Path, spoil: Callable[[Path], None], reason: str
) -> None:
    file = await filled(host)
    spoil(file)
    with pytest.raises(CopyRefused, match=reason):
        back_up(file, tmp_path / "backup.db")
    assert names(tmp_path) <= {"ruler.db", "ruler.db-wal"}


@pytest.mark.parametrize(
    "name", ["ruler.db", "ruler.db-wal", "ruler.db-shm", "ruler.db.lock", "./ruler.db"]
)
async def test_the_database_itself_is_no_place_for_a_backup(
    host: Host, tmp_path: Path, name: str
) -> None:
    file = await filled(host)
    with pytest.raises(CopyRefused, match="belongs to the database"):
        back_up(file, tmp_path / name, force=True)


async def test_places_that_cannot_be_are_explained(host: Host, tmp_path: Path) -> None:
    file = await filled(host)
    with pytest.raises(CopyRefused, match="is a folder"):
        back_up(file, tmp_path)
    with pytest.raises(CopyRefused, match="no folder"):
        back_up(file, tmp_path / "none" / "backup.db")
    with pytest.raises(CopyRefused, match="no database"):
        back_up(tmp_path / "none.db", tmp_path / "backup.db")
    assert not (tmp_path / "none.db").exists()


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no limits for processes")
async def test_a_full_disk_leaves_no_half_of_a_backup(host: Host, tmp_path: Path) -> None:
    """The system refuses to let a file grow any further, as a full disk does."""
    program = (
        "import resource, sys; from pathlib import Path; from tables import copies\n"
        "copies.back_up(*map(Path, sys.argv[1:3])) if sys.argv[3] == 'sound' else None\n"
        "resource.setrlimit(resource.RLIMIT_FSIZE, (40_000, 40_000))\n"
        "try: copies.back_up(*map(Path, sys.argv[1:3]), force=True)\n"
        "except copies.CopyRefused as error: print(error)\n"
    )
    file, target = await filled(host), tmp_path / "backup.db"
    arguments = [sys.executable, "-c", program, str(file), str(target)]
    for earlier in ("none", "sound"):
        told = await asyncio.to_thread(
            subprocess.run, [*arguments, earlier], cwd=ROOT, capture_output=True, text=True
        )
        assert "no room left" in told.stdout, told.stderr
        assert target.exists() is (earlier == "sound")
        assert not any("part" in name for name in names(tmp_path))
    assert table_ids(target) == table_ids(file)


# Putting one back


async def test_a_restored_database_is_the_one_of_the_backup_and_play_goes_on(
    host: Host, tmp_path: Path
) -> None:
    table = await host.play(await host.begin())
    await host.close()
    back_up(host.file, tmp_path / "backup.db")
    await host.open()
    lost = await host.begin()
    await host.play_out(await host.tables.table(table.id))
    await host.close()
    old = await asyncio.to_thread(restore, tmp_path / "backup.db", host.file, NOW)
    assert old == tmp_path / REPLACED
    assert lost.id in table_ids(tmp_path / REPLACED)
    assert lost.id not in table_ids(host.file)
    tables = await host.open()
    assert await tables.table(table.id) == table
    assert (await host.play_out(table)).status == Status.FINISHED


async def test_with_no_database_there_nothing_is_kept(host: Host, tmp_path: Path) -> None:
    file = await filled(host)
    back_up(file, tmp_path / "backup.db")
    target = tmp_path / "new.db"
    assert await asyncio.to_thread(restore, tmp_path / "backup.db", target, NOW) is None
    assert table_ids(target) == table_ids(file)
    assert (tmp_path / "backup.db").is_file()


async def test_a_log_of_the_replaced_file_stays_with_it(host: Host, tmp_path: Path) -> None:
    back_up(host.file, tmp_path / "backup.db")
    table = await host.begin()
    folder = tmp_path / "after"
    folder.mkdir()
    for end in ("", "-wal"):
        shutil.copy(f"{host.file}{end}", folder / f"ruler.db{end}")
    old = await asyncio.to_thread(restore, tmp_path / "backup.db", folder / "ruler.db", NOW)
    assert old is not None
    assert table_ids(folder / "ruler.db") == []
    assert table_ids(old) == [table.id]


@pytest.mark.parametrize(("spoil", "reason"), DAMAGES)
async def test_an_unsound_backup_changes_nothing(
    host: Host, tmp_path: Path, spoil: Callable[[Path], None], reason: str
) -> None:
    file, backup = await filled(host), tmp_path / "backup.db"
    back_up(file, backup)
    spoil(backup)
    before, there = file.read_bytes(), names(tmp_path)
    with pytest.raises(CopyRefused, match=reason):
        await asyncio.to_thread(restore, backup, file, NOW)
    assert file.read_bytes() == before
    assert names(tmp_path) - {"backup.db-wal"} == there


async def test_a_damaged_database_is_replaced_and_kept_as_it_is(host: Host, tmp_path: Path) -> None:
    file = await filled(host)
    back_up(file, tmp_path / "backup.db")
    damage.shorten(file)
    before = file.read_bytes()
    old = await asyncio.to_thread(restore, tmp_path / "backup.db", file, NOW)
    assert old is not None
    assert old.read_bytes() == before
    assert table_ids(file) == table_ids(tmp_path / "backup.db")


async def test_a_database_that_is_in_use_is_not_replaced(host: Host, tmp_path: Path) -> None:
    file = await filled(host)
    back_up(file, tmp_path / "backup.db")
    with held(file), pytest.raises(DatabaseHeld):
        await asyncio.to_thread(restore, tmp_path / "backup.db", file, NOW)
    assert not (tmp_path / REPLACED).exists()


async def test_neither_the_database_nor_nothing_is_a_backup(host: Host, tmp_path: Path) -> None:
    file = await filled(host)
    with pytest.raises(CopyRefused, match="itself"):
        restore(file, file, NOW)
    with pytest.raises(CopyRefused, match="no file"):
        restore(tmp_path / "none.db", file, NOW)


class Cut(BaseException):
    """The power goes."""


async def test_wherever_it_is_interrupted_a_whole_database_is_in_the_place(
    host: Host, tmp_path: Path
) -> None:
    table = await host.begin()
    await host.close()
    backup = tmp_path / "backup.db"
    back_up(host.file, backup)
    await host.open()
    later = await host.begin()
    await host.close()
    original = host.file.read_bytes()
    outcomes: set[bool] = set()
    left = 0

    def counted(event: str, arguments: tuple[object, ...]) -> None:
        nonlocal left
        if cutting and event in {"open", "os.rename", "os.remove", "shutil.copyfile"}:
            left -= 1
            if left < 0:
                raise Cut

    cutting = False
    sys.addaudithook(counted)
    for steps in range(200):
        folder = tmp_path / f"cut-{steps}"
        folder.mkdir()
        file = folder / "ruler.db"
        file.write_bytes(original)
        left, cutting = steps, True
        try:
            await asyncio.to_thread(restore, backup, file, NOW)
        except Cut:
            cutting = False
        else:
            break
        finally:
            cutting = False
        inspect(file)
        restored = later.id not in table_ids(file)
        outcomes.add(restored)
        assert table.id in table_ids(file)
        if restored:
            assert later.id in table_ids(folder / REPLACED)
    else:
        pytest.fail("it never came to its end")
    assert steps > 10
    assert outcomes == {False, True}


async def test_what_a_killed_restore_left_is_removed_by_the_next(
    host: Host, tmp_path: Path
) -> None:
    file = await filled(host)
    back_up(file, tmp_path / "backup.db")
    (tmp_path / ".ruler.db.k2j5.part").touch()
    (tmp_path / ".ruler.db.k2j5.part-wal").touch()
    await asyncio.to_thread(restore, tmp_path / "backup.db", file, NOW)
    assert not any("part" in name for name in names(tmp_path))


async def test_no_room_to_keep_the_old_file_changes_nothing(
    host: Host, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = await filled(host)
    back_up(file, tmp_path / "backup.db")
    before, there = file.read_bytes(), names(tmp_path)

    def full(source: Path, target: Path) -> None:
        target.write_bytes(b"half")
        raise OSError(28, os.strerror(28), str(target))

    monkeypatch.setattr(copies.shutil, "copy2", full)
    with pytest.raises(CopyRefused, match="no room left"):
        await asyncio.to_thread(restore, tmp_path / "backup.db", file, NOW)
    assert file.read_bytes() == before
    assert names(tmp_path) == there


async def test_a_backup_of_the_first_version_is_brought_up_to_date(tmp_path: Path) -> None:
    await asyncio.to_thread(first_version, tmp_path / "old.db")
    assert inspect(tmp_path / "old.db") == "0001"
    await asyncio.to_thread(restore, tmp_path / "old.db", tmp_path / "ruler.db", NOW)
    assert inspect(tmp_path / "ruler.db") == revisions()[0]
    assert inspect(tmp_path / "old.db") == "0001"
