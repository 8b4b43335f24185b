"""What the bot keeps and reads on this computer: database, backups, room, cards, pictures."""

from __future__ import annotations

import os
import shutil
import sys
from collections.abc import Iterator
from datetime import datetime, timedelta
from pathlib import Path

from sqlalchemy.exc import SQLAlchemyError

from cogs.doctor.finding import Finding, fault, ok, warning
from cogs.settings import Settings
from render import painter
from render.fonts import missing
from render.picture import PictureError, paint
from render.words import FOLDER, LANGUAGES
from tables import copies, hold, kept, library
from tables.condition import condition
from tables.errors import DatabaseRefused
from tables.storage import revisions

_MEGABYTE = 1_000_000
_LEAST = 50 * _MEGABYTE
"""With less room than this a host should not start."""
_COMFORT = 500 * _MEGABYTE
_PICTURE = (
    '<svg xmlns="http://www.w3.org/2000/svg" width="64" height="32">'
    '<text x="4" y="20" font-family="Noto Sans KR">가 A</text></svg>'
)
_FONTS_BACK = (
    f"run: {sys.executable} -m pip install --force-reinstall pylopdf-fonts-ko; "
    "what is in data/fonts comes with the bot"
)
_PNG = b"\x89PNG"


def env_file(file: Path) -> Iterator[Finding]:
    """Whether others on this computer can read the settings, the token among them."""
    yield from _private("settings", file)


def _private(what: str, file: Path) -> Iterator[Finding]:
    if sys.platform != "win32" and file.is_file() and file.stat().st_mode & 0o077:
        yield warning(what, f"others on this computer can read {file}. Run: chmod 600 {file}")


async def database(settings: Settings) -> Iterator[Finding]:
    """Whether the database is whole, of this version, and what stands out in it."""
    file = settings.database_file
    if file is not None and not file.exists():
        return iter([_new(file)])
    try:
        found = [ok("database", _sound(file)), *_private("database", file)] if file else []
        state = await condition(settings.database_url)
    except copies.CopyDamaged as error:
        folder = settings.backup_folder or Path()
        return iter([fault("database", f"{error} {kept.way_back(file or Path(), folder)}")])
    except (copies.CopyRefused, DatabaseRefused) as error:
        return iter([fault("database", str(error))])
    except ModuleNotFoundError as error:
        return iter([fault("database", f"run: {sys.executable} -m pip install {error.name}")])
    except (SQLAlchemyError, OSError) as error:  # their texts may hold the password
        reason = f"the database cannot be asked ({type(error).__name__}); is RULER_DATABASE right?"
        return iter([fault("database", reason)])
    found.append(ok("tables", f"{state.live} open or in play"))
    if state.quarantined:
        listed = ", ".join(state.quarantined)
        found.append(
            warning("tables", f"in quarantine: {listed}. The log says why (search for the id)")
        )
    return iter(found)


def _new(file: Path) -> Finding:
    place = next(each for each in file.absolute().parents if each.exists())
    if not os.access(place, os.W_OK):
        return fault("database", f"{file} cannot be made: nothing may be written in {place}")
    return ok("database", f"{file} is not there yet; the first start makes it")


def _sound(file: Path) -> str:
    behind = copies.inspect(file) != revisions()[0]
    holder = hold.holder(file)
    return (
        f"{file} is whole"
        + (f"; a bot runs on it ({holder})" if holder else "")
        + ("; the next start brings it up to date" if behind else "")
    )


def backups(settings: Settings, now: datetime) -> Finding:
    """Whether there is a recent backup."""
    file, folder = settings.database_file, settings.backup_folder
    if file is None or folder is None:
        return warning("backups", "a server keeps the tables; back them up there (pg_dump)")
    if not settings.backup_hours:
        return warning("backups", "none are made, since RULER_BACKUP_HOURS is 0")
    try:
        found = kept.kept(folder, file)
    except OSError as error:
        return warning("backups", f"{folder} cannot be read: {error.strerror}")
    if not found and not _writable(folder):
        return fault("backups", f"none can be made: {folder} is no folder that may be written in")
    if not found:
        return ok("backups", f"none yet; the bot makes them in {folder} while it runs")
    newest = found[-1]
    text = f"{len(found)} in {folder}, the newest of {newest.at:%Y-%m-%d %H:%M} UTC"
    if now - newest.at > 2 * timedelta(hours=settings.backup_hours):
        return warning("backups", f"{text}: that is old. Does the bot run? The log tells failures")
    return ok("backups", text)


def _writable(folder: Path) -> bool:
    """Whether a folder may be written in, or made where it is not there."""
    place = next(each for each in (folder.absolute(), *folder.absolute().parents) if each.exists())
    return place.is_dir() and os.access(place, os.W_OK)


def room(settings: Settings) -> Iterator[Finding]:
    """Whether the disks have room for what is kept."""
    file, folder = settings.database_file, settings.backup_folder
    if file is None or folder is None:
        return
    seen: set[int] = set()
    for wanted in (file.absolute().parent, folder.absolute()):
        place = next(each for each in (wanted, *wanted.parents) if each.exists())
        if place.stat().st_dev in seen:
            continue
        seen.add(place.stat().st_dev)
        free, size = shutil.disk_usage(place).free, file.stat().st_size if file.exists() else 0
        text = f"{free // _MEGABYTE:,} MB free in {place}"
        if free < _LEAST:
            yield fault("disk", f"{text}: too little, no decision could be saved. Make room")
        elif free < max(_COMFORT, 3 * size):
            yield warning("disk", f"{text}: make room soon")
        else:
            yield ok("disk", text)


def cards(packs: Path | None) -> Finding:
    """Whether every card file can be used."""
    checked = library.check(packs)
    if checked.faults:
        count = len(checked.faults)
        text = f"{count} mistakes, the first: {checked.faults[0]}"
        return fault("cards", f"{text}. All of them: python bot.py data check")
    return ok("cards", f"{checked.files} files and {checked.cards} cards are fine")


def texts() -> Finding:
    """Whether there are words to speak with."""
    silent = [each for each in LANGUAGES if not any((FOLDER / each).glob("*.ftl"))]
    if silent:
        return fault("texts", f"none for {', '.join(silent)}; is {FOLDER} all there?")
    return ok("texts", f"in {' and '.join(LANGUAGES)}")


async def pictures() -> Finding:
    """Whether pictures can be painted, with the fonts they need."""
    try:
        painted = await paint(_PICTURE, 64)
    except PictureError as error:
        return warning("pictures", f"boards would go without: {error}")
    if not painted.startswith(_PNG):
        return warning("pictures", "what was painted is no PNG; boards would go without")
    gone = missing()
    if not gone:
        return ok("pictures", "painted, with the Korean fonts")
    text = f"{', '.join(gone)} cannot be read; {_FONTS_BACK}"
    if {painter.SANS.name, painter.SERIF.name} <= set(gone):
        return fault("pictures", f"nothing Korean can be painted: {text}")
    return warning("pictures", f"painted with what fonts there are: {text}")
