import os
import shutil
import sqlite3
import sys
from collections.abc import AsyncIterator, Callable
from contextlib import closing
from datetime import UTC, datetime, timedelta
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from aiohttp import web
from discord import Intents

from cogs.bot import Ruler
from cogs.doctor import account, computer, house
from cogs.doctor.examination import examine
from cogs.doctor.finding import Finding
from cogs.publisher import INTENTS
from cogs.settings import Settings
from render import painter
from render.picture import PictureError
from tables.hold import held
from tables.storage import open_database
from tests.tables import damage

NOWHERE = Path("no such folder/.env")
TOKEN = "MTIzNDU2Nzg5MDEyMzQ1Njc4.GabcDE.0123456789abcdefghijklmnopqrstuvwxyzAB"
NOW = datetime(2026, 1, 31, 18, 0, 0, tzinfo=UTC)
ALL = str(account.PERMISSIONS.value)


def read(**environment: str) -> Settings:
    return Settings.read(environment, NOWHERE)


def names(folder: Path) -> set[str]:
    return {each.name for each in folder.iterdir()}


def put(file: Path, target: Path) -> None:
    target.parent.mkdir()
    shutil.copy(file, target)


def levels(found: list[Finding]) -> dict[str, str]:
    return {each.what: each.level for each in found}


def only(found: list[Finding], level: str) -> Finding:
    (each,) = [each for each in found if each.level == level]
    return each


@pytest.fixture
async def settings(tmp_path: Path) -> Settings:
    made = read(RULER_DATABASE=str(tmp_path / "ruler.db"), DISCORD_TOKEN=TOKEN)
    async with open_database(made.database_url):
        pass
    return made


# A Discord of our own


class Discord:
    """Answers what `doctor` asks, as it is told to."""

    def __init__(self) -> None:
        self.application: dict[str, Any] = {"id": "42", "name": "Ruler"}
        self.guilds: Any = [{"name": "Home", "permissions": ALL}]
        self.remaining = 900
        self.status = 200
        self.base = ""
        self.asked: list[str] = []

    async def answer(self, request: web.Request) -> web.Response:
        self.asked.append(request.path)
        if request.headers["Authorization"] != f"Bot {TOKEN}":
            return web.json_response({"message": "401: Unauthorized"}, status=401)
        if self.status != 200:
            return web.Response(status=self.status, text="<html>")
        match request.path.removeprefix("/api/v10"):
            case "/applications/@me":
                return web.json_response(self.application)
            case "/gateway/bot":
                return web.json_response({"session_start_limit": {"remaining": self.remaining}})
            case "/users/@me/guilds":
                return web.json_response(self.guilds)
            case _:
                return web.json_response({"message": "404"}, status=404)

    def settings(self, token: str = TOKEN) -> Settings:
        return read(DISCORD_TOKEN=token, RULER_DISCORD_API=self.base)


@pytest.fixture
async def discord() -> AsyncIterator[Discord]:
    made = Discord()
    app = web.Application()
    app.router.add_route("*", "/{path:.*}", made.answer)
    runner = web.AppRunner(app)
    await runner.setup()
    await web.TCPSite(runner, "127.0.0.1", 0).start()
    made.base = f"http://127.0.0.1:{runner.addresses[0][1]}/api/v10"
    yield made
    await runner.cleanup()


async def test_a_bot_in_order_has_an_address_that_invites_it(discord: Discord) -> None:
    found = await account.account(discord.settings())
    assert levels(found) == {
        "discord": "warning",  # since it is not the real one
        "token": "ok",
        "intents": "ok",
        "invitation": "ok",
        "servers": "ok",
    }
    texts = "\n".join(map(str, found))
    assert (
        "https://discord.com/oauth2/authorize?client_id=42&scope=bot+applications.commands"
        "&permissions=309237697536"
    ) in texts
    assert TOKEN not in texts


async def test_intents_are_those_of_the_bot() -> None:
    asked = account.intents(INTENTS)
    assert asked.level == "ok"
    without = await account.account(read())
    assert asked in without, "it is looked at without a token, too"
    assert "members" in account.intents(INTENTS, 1 << 15).text
    greedy = Intents(guilds=True, message_content=True, members=True)
    assert account.intents(greedy).level == "warning"
    refused = account.intents(greedy, 1 << 18)
    assert refused.level == "fault"
    assert "switch on members under" in refused.text
    assert account.intents(greedy, 1 << 18 | 1 << 14).level == "warning"


def test_the_bot_hears_what_the_doctor_has_looked_at(bot: Ruler) -> None:
    assert bot.intents == INTENTS


def test_the_invitation_in_the_readme_asks_for_the_same() -> None:
    readme = (Path(__file__).resolve().parents[2] / "README.md").read_text(encoding="utf-8")
    assert account.invitation("APPLICATION_ID") in readme


async def test_a_refused_token_is_a_fault_and_not_shown(discord: Discord) -> None:
    other = TOKEN.replace("Gabc", "Gxyz")
    found = only(await account.account(discord.settings(other)), "fault")
    assert found.what == "token"
    assert "Reset Token" in found.text
    assert other not in str(found)


async def test_without_a_token_nobody_is_asked(discord: Discord) -> None:
    found = await account.account(read(RULER_DISCORD_API=discord.base))
    assert levels(found) == {"token": "warning", "intents": "ok"}
    assert discord.asked == []


async def test_without_a_network_the_token_is_only_not_tried() -> None:
    found = await account.account(
        read(DISCORD_TOKEN=TOKEN, RULER_DISCORD_API="http://127.0.0.1:9/api/v10")
    )
    assert levels(found)["token"] == "warning"
    assert "127.0.0.1 cannot be reached" in found[-1].text


@pytest.mark.parametrize("status", [429, 500, 503])
async def test_trouble_at_discord_is_no_fault_of_the_host(discord: Discord, status: int) -> None:
    discord.status = status
    found = await account.account(discord.settings())
    assert levels(found)["token"] == "warning"
    assert str(status) in found[-1].text


async def test_an_answer_that_is_not_discords_is_told_as_such(discord: Discord) -> None:
    discord.guilds = {"captive": "portal"}
    found = await account.account(discord.settings())
    assert levels(found)["servers"] == "warning"
    assert "not Discord's" in found[-1].text


async def test_missing_permissions_are_named_by_server(discord: Discord) -> None:
    poor = str(account.PERMISSIONS.value & ~(1 << 14) & ~(1 << 35))
    discord.guilds = [
        {"name": "Home", "permissions": ALL},
        {"name": "Admins", "permissions": "8"},
        *({"name": f"Poor {n}", "permissions": poor} for n in range(7)),
    ]
    found = await account.account(discord.settings())
    told = [each.text for each in found if each.what == "permissions"]
    assert len(told) == 6
    assert told[0].startswith("Poor 0: it may not ")
    assert "embed links" in told[0]
    assert "create public threads" in told[0]
    assert "2 more servers" in told[-1]
    assert "it is in 9; 2 permit all" in found[-1].text


async def test_a_bot_that_is_nowhere_is_told_how_to_be_invited(discord: Discord) -> None:
    discord.guilds = []
    found = await account.account(discord.settings())
    assert found[-1].level == "warning"
    assert account.invitation("42") in found[-1].text


@pytest.mark.parametrize(
    ("setting", "what"),
    [
        ({"interactions_endpoint_url": "https://elsewhere.example"}, "commands"),
        ({"bot_require_code_grant": True}, "invitation"),
    ],
)
async def test_settings_at_discord_that_keep_the_bot_from_working(
    discord: Discord, setting: dict[str, Any], what: str
) -> None:
    discord.application |= setting
    assert only(await account.account(discord.settings()), "fault").what == what


@pytest.mark.parametrize(("remaining", "level"), [(0, "fault"), (10, "warning"), (60, None)])
async def test_starts_that_run_out_are_told(
    discord: Discord, remaining: int, level: str | None
) -> None:
    discord.remaining = remaining
    assert levels(await account.account(discord.settings())).get("starts") == level


# The database and its backups


async def database(settings: Settings) -> list[Finding]:
    return list(await house.database(settings))


async def test_a_whole_database_is_fine_whether_a_bot_runs_or_not(settings: Settings) -> None:
    assert levels(await database(settings)) == {"database": "ok", "tables": "ok"}
    assert settings.database_file is not None
    with held(settings.database_file):
        found = await database(settings)
    assert f"a bot runs on it (process {os.getpid()})" in found[0].text


async def test_no_database_yet_is_fine(tmp_path: Path) -> None:
    file = tmp_path / "deep" / "ruler.db"
    (found,) = await database(read(RULER_DATABASE=str(file)))
    assert found.level == "ok"
    assert not file.parent.exists()


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no such rights")
async def test_a_folder_that_may_not_be_written_is_a_fault(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(house.os, "access", lambda place, mode: mode != os.W_OK)
    (found,) = await database(read(RULER_DATABASE=str(tmp_path / "ruler.db")))
    assert found.level == "fault"


async def test_a_damaged_database_is_a_fault_with_the_way_back(settings: Settings) -> None:
    file, folder = settings.database_file, settings.backup_folder
    assert file is not None
    assert folder is not None
    folder.mkdir()
    backup = folder / "ruler-20260130T180000Z.db"
    backup.touch()
    damage.overwrite_page(file)
    before = file.read_bytes()
    (found,) = await database(settings)
    assert found.level == "fault"
    assert f"python bot.py restore {backup}" in found.text
    assert file.read_bytes() == before


async def test_a_database_of_a_later_version_is_a_fault(settings: Settings) -> None:
    assert settings.database_file is not None
    damage.later(settings.database_file)
    (found,) = await database(settings)
    assert found.level == "fault"
    assert "Update the program" in found.text


async def test_tables_in_quarantine_are_named_until_they_are_ended(settings: Settings) -> None:
    assert settings.database_file is not None
    with closing(sqlite3.connect(settings.database_file)) as connection:
        connection.execute("INSERT INTO people VALUES (1, 'Anna', 'en')")
        columns = {row[1]: row for row in connection.execute("PRAGMA table_info(tables)")}
        values: dict[str, object] = {
            name: 0 for name, row in columns.items() if row[3] and row[4] is None
        }
        for name, status in (("k7k7k7k7", "playing"), ("m7m7m7m7", "aborted")):
            values |= {"id": name, "status": status, "host": 1, "fault": "4K7Q-ZT2M"}
            names = ", ".join(values)
            marks = ", ".join("?" for _ in values)
            connection.execute(f"INSERT INTO tables ({names}) VALUES ({marks})", [*values.values()])
        connection.commit()
    found = only(await database(settings), "warning")
    assert "k7k7k7k7" in found.text
    assert "m7m7m7m7" not in found.text, "nobody waits for one that has been ended"


async def test_a_server_that_cannot_be_reached_is_a_fault_without_its_password(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setitem(sys.modules, "asyncpg", None)
    (found,) = await database(read(RULER_DATABASE="postgresql+asyncpg://ruler:hunter2@127.0.0.1/x"))
    assert found.level == "fault"
    assert "pip install asyncpg" in found.text
    assert "hunter2" not in str(found)


def test_backups_are_told_by_number_and_age(settings: Settings) -> None:
    assert house.backups(settings, NOW).level == "ok"
    assert settings.backup_folder is not None
    settings.backup_folder.mkdir()
    for name in ("ruler-20260129T180000Z.db", "ruler-20260130T180000Z.db", "other.db"):
        (settings.backup_folder / name).touch()
    found = house.backups(settings, NOW)
    assert found.level == "ok"
    assert found.text.startswith("2 in ")
    assert "2026-01-30 18:00 UTC" in found.text
    old = house.backups(settings, NOW + timedelta(days=2))
    assert old.level == "warning"


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no such rights")
async def test_a_database_that_others_can_read_is_a_warning(settings: Settings) -> None:
    assert settings.database_file is not None
    assert "warning" not in [each.level for each in await database(settings)]
    settings.database_file.chmod(0o644)
    assert any("chmod 600" in each.text for each in await database(settings))


def test_a_place_where_no_backup_can_be_is_a_fault(settings: Settings, tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.touch()
    for place in (file, file / "deeper"):
        wrong = settings.model_copy(update={"backup_dir": place})
        assert wrong.backup_folder == place
        assert house.backups(wrong, NOW).level == "fault"


def test_no_backups_at_all_are_a_warning() -> None:
    assert house.backups(read(RULER_BACKUP_HOURS="0"), NOW).level == "warning"
    server = read(RULER_DATABASE="postgresql+asyncpg://host/name")
    assert "pg_dump" in house.backups(server, NOW).text


@pytest.mark.parametrize(("free", "level"), [(10, "fault"), (100, "warning"), (900, "ok")])
def test_a_disk_that_fills_up_is_told(
    settings: Settings, monkeypatch: pytest.MonkeyPatch, free: int, level: str
) -> None:
    usage = SimpleNamespace(free=free * 1_000_000)
    monkeypatch.setattr(house.shutil, "disk_usage", lambda place: usage)
    (found,) = house.room(settings)
    assert found.level == level
    assert f"{free} MB" in found.text


# Cards, pictures, Python


def test_mistakes_in_card_files_are_a_fault(tmp_path: Path) -> None:
    folder = tmp_path / "mine" / "gate"
    folder.mkdir(parents=True)
    (folder / "cards.json").write_text("{", encoding="utf-8")
    found = house.cards(tmp_path)
    assert found.level == "fault"
    assert "packs/mine/gate/cards.json" in found.text
    assert "python bot.py data check" in found.text


async def test_pictures_that_cannot_be_painted_are_a_warning(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    assert (await house.pictures()).level == "ok"

    async def fail(svg: str, width: int) -> bytes:
        raise PictureError("no fonts")

    monkeypatch.setattr(house, "paint", fail)
    assert (await house.pictures()).level == "warning"


async def test_fonts_that_are_missing_are_named(monkeypatch: pytest.MonkeyPatch) -> None:
    korean = [painter.SANS.name, painter.SERIF.name]
    monkeypatch.setattr(house, "missing", lambda: korean[:1])
    found = await house.pictures()
    assert (found.level, korean[0] in found.text) == ("warning", True)
    monkeypatch.setattr(house, "missing", lambda: korean)
    assert (await house.pictures()).level == "fault"


def test_missing_texts_are_a_fault(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert house.texts().level == "ok"
    (tmp_path / "ko").mkdir()
    (tmp_path / "ko" / "a.ftl").touch()
    monkeypatch.setattr(house, "FOLDER", tmp_path)
    found = house.texts()
    assert found.level == "fault"
    assert "none for en" in found.text


@pytest.mark.parametrize(
    ("line", "level", "text"),
    [
        ("SQLAlchemy[asyncio]=={sqlalchemy}", "ok", "all 1"),
        ("SQLAlchemy[asyncio]==0.1", "warning", "instead of 0.1"),
        ("no-such-package-at-all==1.0", "fault", "no-such-package-at-all not installed"),
    ],
)
def test_packages_are_compared_with_the_list(
    tmp_path: Path, line: str, level: str, text: str
) -> None:
    from importlib.metadata import version

    file = tmp_path / "requirements.txt"
    file.write_text(f"# what is needed\n{line}\n".format(sqlalchemy=version("sqlalchemy")))
    found = computer.packages(file)
    assert (found.level, text in found.text) == (level, True)
    assert (level == "ok") is ("pip install -r" not in found.text)


def test_an_old_python_is_a_fault(monkeypatch: pytest.MonkeyPatch) -> None:
    assert computer.python().level == "ok"
    monkeypatch.setattr(computer, "OLDEST", (99, 0))
    assert computer.python().level == "fault"


def test_what_looks_for_packages_needs_none_of_them() -> None:
    import ast

    for module in ("computer", "finding"):
        file = Path(computer.__file__).with_name(f"{module}.py")
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Import):
                assert all(each.name in sys.stdlib_module_names for each in node.names)
            elif isinstance(node, ast.ImportFrom):
                assert (node.module or "").split(".")[0] in {*sys.stdlib_module_names, "cogs"}


# All of it


@pytest.fixture
def alone(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Callable[[str], Path]:
    """In an empty folder without any setting; writes a file of settings and returns it."""
    for name in list(os.environ):
        if name.startswith(("RULER_", "DISCORD_")):
            monkeypatch.delenv(name)
    monkeypatch.chdir(tmp_path)

    def write(text: str) -> Path:
        file = tmp_path / ".env"
        file.write_text(text, encoding="utf-8")
        file.chmod(0o644)
        return file

    return write


async def test_everything_is_one_line_and_nothing_is_changed(
    alone: Callable[[str], Path], tmp_path: Path
) -> None:
    file = alone(f"DISCORD_TOKEN={TOKEN}\nRULER_DISCORD_API=http://127.0.0.1:9/api/v10\n")
    found = await examine(file)
    assert all(len(str(each).splitlines()) == 1 for each in found)
    assert [each.what for each in found if each.level == "fault"] == []
    if sys.platform != "win32":
        assert any("chmod 600" in each.text for each in found)
    assert all(TOKEN not in str(each) for each in found)
    assert names(tmp_path) == {".env"}


async def test_wrong_settings_are_faults(alone: Callable[[str], Path]) -> None:
    found = await examine(alone("RULER_LOCALE=fr\nRULER_BACKUP_KEEP=none\n"))
    assert [each.level for each in found] == ["fault", "fault"]
    assert "RULER_LOCALE" in found[0].text


async def test_without_a_token_the_sandboxs_database_is_looked_at(
    alone: Callable[[str], Path], settings: Settings
) -> None:
    assert settings.database_file is not None
    file = alone("")
    put(settings.database_file, Path("var/sandbox.db"))
    (database,) = [each for each in await examine(file) if each.what == "database"]
    assert str(Path("var/sandbox.db")) in database.text
    assert "whole" in database.text
