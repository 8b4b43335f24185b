import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from tables.errors import DatabaseHeld, DatabaseRefused
from tables.hold import held, holder, lock_file

ROOT = Path(__file__).resolve().parents[2]
HOLDING = """
import sys
from pathlib import Path
from tables.hold import held
with held(Path(sys.argv[1])):
    print("held", flush=True)
    sys.stdin.read()
"""


@contextmanager
def held_elsewhere(database: Path) -> Iterator[subprocess.Popen[str]]:
    process = subprocess.Popen(
        [sys.executable, "-c", HOLDING, str(database)],
        cwd=ROOT,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        encoding="utf-8",
    )
    with process:
        assert process.stdout is not None
        assert process.stdout.readline() == "held\n"
        yield process
        process.kill()


def test_a_second_process_is_refused_with_one_line_that_names_the_first(tmp_path: Path) -> None:
    database = tmp_path / "ruler.db"
    with held_elsewhere(database) as other, pytest.raises(DatabaseHeld) as caught, held(database):
        pytest.fail("both have it")
    assert caught.value.holder == f"process {other.pid}"
    (line,) = str(caught.value).splitlines()
    assert str(database) in line
    assert f"process {other.pid}" in line
    assert "RULER_DATABASE" in line


def test_a_killed_process_holds_nothing(tmp_path: Path) -> None:
    database = tmp_path / "ruler.db"
    with held_elsewhere(database) as other:
        assert holder(database) == f"process {other.pid}"
        other.kill()
        other.wait()
        assert holder(database) is None
        with held(database):
            pass


def test_it_is_let_go_of_at_the_end_and_after_an_error(tmp_path: Path) -> None:
    database = tmp_path / "ruler.db"
    with pytest.raises(ZeroDivisionError), held(database):
        raise ZeroDivisionError
    with held(database):
        pass


@pytest.mark.skipif(sys.platform == "win32", reason="links need rights on Windows")
def test_another_name_of_the_same_file_is_the_same_database(tmp_path: Path) -> None:
    database, other_name = tmp_path / "ruler.db", tmp_path / "link.db"
    database.touch()
    other_name.symlink_to(database)
    with held(other_name), pytest.raises(DatabaseHeld), held(database):
        pytest.fail("both have it")


def test_two_databases_in_one_folder_do_not_hinder_each_other(tmp_path: Path) -> None:
    with held(tmp_path / "one.db"), held(tmp_path / "two.db"):
        pass


def test_who_only_asks_leaves_no_file_behind(tmp_path: Path) -> None:
    assert holder(tmp_path / "ruler.db") is None
    assert list(tmp_path.iterdir()) == []


def test_a_lock_without_a_signature_still_holds(tmp_path: Path) -> None:
    database = tmp_path / "ruler.db"
    with held(database):
        lock_file(database).write_text("")
        assert holder(database) == "another process"


def test_a_place_where_no_file_can_be_is_refused(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    with pytest.raises(DatabaseRefused, match="cannot be opened"), held(tmp_path / "file" / "a.db"):
        pytest.fail("it cannot be held")
