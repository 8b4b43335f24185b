import json
from pathlib import Path
from typing import Any

import pytest

import bot
from engine.kernel import Record, Unverified
from tables import library
from tables.records import NoRecord, check_record, export, read_record
from tests.tables.host import Host


@pytest.fixture
async def file(host: Host, tmp_path: Path) -> Path:
    table = await host.play_out(await host.begin())
    file = tmp_path / "record.json"
    file.write_text((await export(host.url, table.id)).model_dump_json())
    return file


def _changed(file: Path, **changes: Any) -> Record:
    content = json.loads(file.read_text())
    for key, value in changes.items():
        content[key] = value(content[key]) if callable(value) else value
    file.write_text(json.dumps(content))
    return read_record(file)


def test_what_was_exported_is_verified(host: Host, file: Path) -> None:
    check_record({"auction": host.game}, read_record(file))


def test_the_first_decision_that_differs_is_named(host: Host, file: Path) -> None:
    def tamper(moves: list[dict[str, Any]]) -> list[dict[str, Any]]:
        moves[2]["digest"] = "0" * 64
        moves[4]["digest"] = "0" * 64
        return moves

    with pytest.raises(Unverified, match="decision 3 ") as caught:
        check_record({"auction": host.game}, _changed(file, moves=tamper))
    assert caught.value.move == 3


def test_another_seed_than_the_announced_one_is_found(host: Host, file: Path) -> None:
    with pytest.raises(Unverified, match="seed"):
        check_record({"auction": host.game}, _changed(file, seed="f" * 64))


@pytest.mark.parametrize("content", ["", "[]", "{}", '{"game": 3}', "\ud800"])
def test_a_file_that_is_no_record_is_refused(tmp_path: Path, content: str) -> None:
    file = tmp_path / "other.json"
    file.write_bytes(content.encode(errors="surrogatepass"))
    with pytest.raises(NoRecord, match=r"other\.json"):
        read_record(file)


def test_a_missing_file_and_a_missing_game_are_named(tmp_path: Path, file: Path) -> None:
    with pytest.raises(NoRecord, match=r"none\.json"):
        read_record(tmp_path / "none.json")
    with pytest.raises(NoRecord, match="auction"):
        check_record({}, read_record(file))


# The commands


def _verify(file: Path, host: Host, monkeypatch: pytest.MonkeyPatch) -> int:
    monkeypatch.setattr(library, "load_games", lambda *_: {"auction": host.game})
    return bot.main(["verify", str(file)])


def test_verify_says_so(
    host: Host, file: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert _verify(file, host, monkeypatch) == 0
    sealed = read_record(file).commitment
    assert capsys.readouterr().out == f"verified; compare with the board: sealed deal {sealed}\n"
    _changed(file, moves=lambda moves: [{**move, "digest": ""} for move in moves])
    assert _verify(file, host, monkeypatch) == 1
    assert "decision 1 " in capsys.readouterr().out
    file.write_text("{}")
    assert _verify(file, host, monkeypatch) == 2


async def _tables(file: Path) -> tuple[str, str]:
    host = Host(file)
    await host.open()
    running = await host.begin()
    finished = await host.play_out(await host.begin())
    await host.close()
    return running.id, finished.id


def test_record_prints_a_finished_table_and_refuses_a_running_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    import asyncio

    running, finished = asyncio.run(_tables(tmp_path / "ruler.db"))
    monkeypatch.setenv("RULER_DATABASE", str(tmp_path / "ruler.db"))
    assert bot.main(["record", finished]) == 0
    printed = capsys.readouterr().out
    assert Record.model_validate_json(printed).game == "auction"
    assert bot.main(["record", running]) == 1
    told = capsys.readouterr()
    assert told.out == ""
    assert "still in play" in told.err
    assert bot.main(["record", "aaaaaaaa"]) == 1
    assert "aaaaaaaa" in capsys.readouterr().err
