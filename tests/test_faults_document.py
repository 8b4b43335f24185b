"""docs/discord-faults.md says of every known complaint which test shows that we bear it."""

import ast
import re
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
DOCUMENT = ROOT / "docs" / "discord-faults.md"
COMPLAINTS = 43
NAMED = re.compile(r"`(tests/[\w/]+\.py)::(test_\w+)`")


def rows() -> list[list[str]]:
    lines = DOCUMENT.read_text(encoding="utf-8").splitlines()
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in lines if "|" in line]


def named_in(file: str) -> set[str]:
    tree = ast.parse((ROOT / file).read_text(encoding="utf-8"))
    kinds = (ast.FunctionDef, ast.AsyncFunctionDef)
    return {node.name for node in ast.walk(tree) if isinstance(node, kinds)}


def test_every_complaint_is_there_once_with_what_we_do_and_a_test() -> None:
    numbered = [row for row in rows() if row[0].isdecimal()]
    assert [int(row[0]) for row in numbered] == list(range(1, COMPLAINTS + 1))
    for number, complaint, with_us, tests in numbered:
        assert complaint, number
        assert with_us, number
        assert NAMED.search(tests), f"{number} names no test"


def test_every_named_test_exists() -> None:
    named = NAMED.findall(DOCUMENT.read_text(encoding="utf-8"))
    assert len(named) > COMPLAINTS
    known = {file: named_in(file) for file in {file for file, _ in named}}
    assert [f"{file}::{name}" for file, name in named if name not in known[file]] == []
