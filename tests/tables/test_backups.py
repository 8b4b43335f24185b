import asyncio
import logging
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from tables import backups as module
from tables import storage
from tables.backups import Backups
from tables.copies import inspect
from tables.kept import default_folder, kept, name_for
from tests.tables import damage
from tests.tables.earlier import first_version
from tests.tables.host import Host

START = datetime(2026, 1, 31, 18, 0, 0, tzinfo=UTC)
HOUR = timedelta(hours=1)


class House:
    """A database, its backups, and a clock that sleeping moves."""

    def __init__(self, folder: Path, *, every: int = 24, keep: int = 3) -> None:
        self.file = folder / "ruler.db"
        self.folder = folder / "backups"
        self.now = START
        self.slept: list[timedelta] = []
        self.until = START
        self.backups = Backups(
            self.file,
            self.folder,
            every=timedelta(hours=every),
            keep=keep,
            now=lambda: self.now,
            sleep=self.sleep,
        )

    async def sleep(self, seconds: float) -> None:
        if self.now >= self.until:
            raise asyncio.CancelledError
        self.slept.append(timedelta(seconds=seconds))
        self.now += self.slept[-1]

    async def run(self, hours: int = 0) -> None:
        """Let it run for so many hours of its clock."""
        self.until = self.now + timedelta(hours=hours)
        with pytest.raises(asyncio.CancelledError):
            await self.backups.run()

    @property
    def kept(self) -> list[datetime]:
        return [each.at for each in kept(self.folder, self.file)]


@pytest.fixture
def house(new_database: Path) -> House:
    return House(new_database.parent)


def days(*numbers: int) -> list[datetime]:
    return [START + timedelta(days=number) for number in numbers]


async def test_the_first_is_made_at_once_and_one_a_day_after_it(house: House) -> None:
    await house.run()
    assert house.kept == days(0)
    await house.run(hours=48)
    assert house.kept == days(0, 1, 2)
    assert max(house.slept) <= HOUR
    for each in kept(house.folder, house.file):
        inspect(each.file)


async def test_only_the_newest_are_kept(house: House) -> None:
    await house.run(hours=24 * 6)
    assert house.kept == days(4, 5, 6)


async def test_restarts_make_no_more_of_them(house: House) -> None:
    for _ in range(30):
        await house.run(hours=1)
    assert house.kept == days(0, 1)


async def test_one_that_is_overdue_is_made_at_the_start(house: House) -> None:
    await house.run()
    house.now += timedelta(days=9)
    await house.run()
    assert house.kept == days(0, 9)


async def test_other_files_in_the_folder_are_nobodys_backups(house: House) -> None:
    house.folder.mkdir()
    others = [
        "ruler.db",
        "ruler-20260101T180000Z.db.old",
        "other-20260101T180000Z.db",
        "ruler-20260231T180000Z.db",
        "my-ruler-20260101T180000Z.db",
        "notes.txt",
    ]
    for name in others:
        (house.folder / name).touch()
    (house.folder / "ruler-20250101T180000Z.db").mkdir()
    await house.run(hours=24 * 5)
    assert house.kept == days(3, 4, 5)
    assert all((house.folder / name).exists() for name in others)


async def test_half_a_backup_of_a_killed_bot_is_removed(house: House) -> None:
    house.folder.mkdir()
    left = house.folder / f".{name_for(house.file, START)}.x3f.part"
    left.touch()
    mine = house.folder / ".mine.db.x3f.part"
    mine.touch()
    await house.run()
    assert not left.exists()
    assert mine.exists()


async def test_a_damaged_database_pushes_no_good_backup_out(
    house: House, caplog: pytest.LogCaptureFixture
) -> None:
    await house.run(hours=48)
    before = house.kept
    damage.overwrite_page(house.file)
    caplog.clear()
    await house.run(hours=25)
    assert house.kept == before
    failures = [each for each in caplog.records if each.levelno == logging.ERROR]
    assert failures
    assert "damaged" in failures[0].getMessage()
    assert all(hasattr(each, "error_id") for each in failures)
    assert len(failures) == 2, "due after a day, and tried again after an hour"


async def test_one_that_failed_is_tried_again_within_an_hour(house: House) -> None:
    house.folder.write_text("in the way")
    await house.run(hours=2)
    assert house.kept == []
    house.folder.unlink()
    await house.run()
    assert house.kept == [START + 2 * HOUR]


async def test_an_error_nobody_expected_does_not_end_it(
    house: House, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    real = module.copies.back_up
    failures = iter([ZeroDivisionError()])

    def back_up(database: Path, target: Path, *, force: bool) -> int:
        for failure in failures:
            raise failure
        return real(database, target, force=force)

    monkeypatch.setattr(module.copies, "back_up", back_up)
    await house.run(hours=1)
    assert house.kept == [START + HOUR]
    assert [each.levelname for each in caplog.records if each.levelname == "ERROR"] == ["ERROR"]


async def test_a_backup_dated_into_the_future_by_a_wrong_clock_does_no_harm(house: House) -> None:
    house.now = START + timedelta(days=1000)
    await house.run(hours=48)
    house.now = START
    await house.run(hours=48)
    assert house.kept == days(0, 1, 2)


async def test_the_clock_set_back_stops_no_backups(house: House) -> None:
    await house.run()
    house.now -= timedelta(days=10)
    await house.run()
    assert house.kept == days(-10, 0)


async def test_a_database_of_an_earlier_version_is_kept_before_it_is_changed(
    tmp_path: Path,
) -> None:
    house = House(tmp_path)
    await house.backups.before_update()
    assert house.kept == []
    await asyncio.to_thread(first_version, house.file)
    first = storage.revisions()[-1]
    if first == storage.revisions()[0]:
        pytest.skip("there is one version only")
    await house.backups.before_update()
    (backup,) = kept(house.folder, house.file)
    assert inspect(backup.file) == first


async def test_a_database_of_this_version_needs_no_such_backup(house: House) -> None:
    await house.backups.before_update()
    assert house.kept == []


async def test_it_backs_up_while_people_play(host: Host, tmp_path: Path) -> None:
    house = House(tmp_path, every=1, keep=24)
    running = asyncio.create_task(house.run(hours=5))
    while not running.done():
        await host.play_out(await host.begin())
    await running
    assert len(house.kept) == 6
    for each in kept(house.folder, house.file):
        inspect(each.file)


def test_backups_go_beside_the_database() -> None:
    assert default_folder(Path("var/ruler.db")) == Path("var/backups")
