from pathlib import Path

import pytest

from cogs.settings import Settings, SettingsError, variables

NOWHERE = Path("no such folder/.env")
TOKEN = "MTIzNDU2Nzg5MDEyMzQ1Njc4.GabcDE.0123456789abcdefghijklmnopqrstuvwxyzAB"


def read(**environment: str) -> Settings:
    return Settings.read(environment, NOWHERE)


def test_without_any_setting_the_defaults_hold() -> None:
    settings = read()
    assert settings.token is None
    assert settings.database_url == "sqlite+aiosqlite:///var/ruler.db"
    assert (settings.locale, settings.log_level, settings.sandbox_port) == ("en", "INFO", 8777)
    assert (settings.turn_minutes, settings.challenge_minutes) == (10, 15)


def test_the_environment_wins_over_the_file(tmp_path: Path) -> None:
    file = tmp_path / ".env"
    file.write_text("RULER_LOCALE=ko\nRULER_TURN_MINUTES=5\n", encoding="utf-8")
    settings = Settings.read({"RULER_TURN_MINUTES": "7"}, file)
    assert (settings.locale, settings.turn_minutes) == ("ko", 7)


def test_an_empty_value_is_no_value_and_hides_the_file(tmp_path: Path) -> None:
    file = tmp_path / ".env"
    file.write_text(f"DISCORD_TOKEN={TOKEN}\nRULER_LOCALE=\n", encoding="utf-8")
    settings = Settings.read({"DISCORD_TOKEN": "  "}, file)
    assert settings.token is None
    assert settings.locale == "en"


@pytest.mark.parametrize(
    ("name", "value", "reason"),
    [
        ("RULER_TURN_MINUTES", "soon", "should be a whole number"),
        ("RULER_TURN_MINUTES", "-7", "should be 1 or more"),
        ("RULER_CHALLENGE_MINUTES", "2000", "should be 1440 or less"),
        ("RULER_SANDBOX_PORT", "70000", "should be 65535 or less"),
        ("RULER_LOCALE", "fr", "'en' or 'ko'"),
        ("RULER_LOG_LEVEL", "loud", "'DEBUG'"),
        ("RULER_DATABASE", "mysql://user:hunter2@host/name", "postgresql+asyncpg"),
        ("RULER_DATA", "/no/such/folder", "no such folder"),
        ("RULER_DISCORD_API", "ftp://host", "http:// or https://"),
        ("RULER_DISCORD_API", "localhost", "http:// or https://"),
        ("RULER_DISCORD_GATEWAY", "http://host", "ws:// or wss://"),
        ("RULER_BACKUP_HOURS", "-1", "should be 0 or more"),
        ("RULER_BACKUP_KEEP", "0", "should be 1 or more"),
        ("DISCORD_TOKEN", f"Bot {TOKEN}", "leave out the word 'Bot'"),
        ("DISCORD_TOKEN", "two words", "no spaces"),
        ("DISCORD_TOKEN", "토큰", "beyond ASCII"),
    ],
)
def test_a_wrong_value_is_named_explained_and_not_shown(name: str, value: str, reason: str) -> None:
    with pytest.raises(SettingsError) as caught:
        read(**{name: value})
    (fault,) = caught.value.faults
    assert fault.startswith(f"{name}: ")
    assert reason in fault
    assert f"Example: {name}=" in fault
    assert value not in fault.partition("Example:")[0]


def test_every_wrong_value_is_told_at_once() -> None:
    with pytest.raises(SettingsError) as caught:
        read(RULER_LOCALE="fr", RULER_SANDBOX_PORT="x")
    assert len(str(caught.value).splitlines()) == 2


def test_a_misspelt_name_in_the_file_is_refused_with_the_nearest_one(tmp_path: Path) -> None:
    file = tmp_path / ".env"
    file.write_text("RULER_LOCAL=ko\n", encoding="utf-8")
    with pytest.raises(SettingsError, match=r"RULER_LOCAL: .*Did you mean RULER_LOCALE"):
        Settings.read({}, file)


@pytest.mark.parametrize("name", ["RULER_FOO", "RULER_BACKUP_FOO", "EDITOR"])
def test_a_name_like_no_other_gets_no_guess(tmp_path: Path, name: str) -> None:
    file = tmp_path / ".env"
    file.write_text(f"{name}=1\n", encoding="utf-8")
    with pytest.raises(SettingsError) as caught:
        Settings.read({}, file)
    assert name in str(caught.value)
    assert "Did you mean" not in str(caught.value)


@pytest.mark.parametrize(
    ("text", "number"),
    [
        ("RULER_LOCALE ko\n", 1),
        ("RULER_LOCALE\n", 1),
        (f"# mine\n\nRULER_LOCALE=ko\n\n{TOKEN}\n", 5),
        (f"RULER_LOCALE=ko\nDISCORD_TOKEN {TOKEN}\n", 2),
        (f"RULER_LOCALE=ko\nDISCORD_TOKEN: {TOKEN}\n", 2),
        (f'\r\nRULER_LOCALE=ko\r\nDISCORD_TOKEN="{TOKEN}\r\n', 3),
        (f"export DISCORD_TOKEN {TOKEN}", 1),
        (f"={TOKEN}", 1),
        (f"{TOKEN}=\n", 1),
    ],
)
def test_a_line_that_sets_nothing_is_refused_by_number_and_not_shown(
    tmp_path: Path, text: str, number: int
) -> None:
    file = tmp_path / ".env"
    file.write_bytes(text.encode())
    with pytest.raises(SettingsError) as caught:
        Settings.read({}, file)
    (fault,) = caught.value.faults
    assert f"line {number} of {file}" in fault
    assert "NAME=value" in fault
    assert "Example: RULER_LOCALE=ko" in fault
    assert TOKEN not in fault
    assert TOKEN.split(".")[0] not in fault


def test_comments_blank_lines_and_quotes_are_fine(tmp_path: Path) -> None:
    file = tmp_path / ".env"
    text = f"# mine\n\n  RULER_LOCALE = 'ko'  # Korean\nexport DISCORD_TOKEN=\"{TOKEN}\"\n#\n \n"
    file.write_text(text, encoding="utf-8")
    assert Settings.read({}, file).secrets == (TOKEN,)


def test_a_file_that_is_no_text_is_refused(tmp_path: Path) -> None:
    file = tmp_path / ".env"
    file.write_bytes(b"RULER_LOCALE=\xff\xfe\x00")
    with pytest.raises(SettingsError, match="cannot be read"):
        Settings.read({}, file)


def test_neither_token_nor_password_shows_in_the_settings_text() -> None:
    settings = read(
        DISCORD_TOKEN=TOKEN, RULER_DATABASE="postgresql+asyncpg://ruler:hunter2@host/name"
    )
    assert TOKEN not in repr(settings)
    assert "hunter2" not in repr(settings)
    assert settings.secrets == (TOKEN, "hunter2")


def test_the_sandbox_has_its_own_addresses_token_and_database() -> None:
    settings = read().in_sandbox("http://127.0.0.1:8777")
    assert settings.token is not None
    assert settings.discord_api == "http://127.0.0.1:8777/api/v10"
    assert settings.discord_gateway == "ws://127.0.0.1:8777/gateway"
    assert settings.database_url == "sqlite+aiosqlite:///var/sandbox.db"


def test_the_sandbox_keeps_a_database_the_host_chose() -> None:
    settings = read(RULER_DATABASE="/tmp/own.db").in_sandbox("http://127.0.0.1:1")
    assert settings.database_url == "sqlite+aiosqlite:////tmp/own.db"


def test_backups_go_beside_the_database_or_where_the_host_wants_them() -> None:
    assert read().backup_folder == Path("var/backups")
    assert (read().backup_hours, read().backup_keep) == (24, 7)
    chosen = read(RULER_DATABASE="/srv/ruler.db", RULER_BACKUP_DIR="/mnt/safe")
    assert chosen.database_file == Path("/srv/ruler.db")
    assert chosen.backup_folder == Path("/mnt/safe")
    server = read(RULER_DATABASE="postgresql+asyncpg://host/name", RULER_BACKUP_DIR="/mnt/safe")
    assert server.database_file is None
    assert server.backup_folder is None


def test_the_sandbox_makes_no_backups() -> None:
    assert read().in_sandbox("http://127.0.0.1:1").backup_hours == 0


def test_every_setting_has_an_example() -> None:
    assert all(variables().values())
