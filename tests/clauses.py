"""Which rulebook clauses the tests prove.

A test cites the clauses it proves:

    @clause("TG-84", "TG-85")
    def test_the_attacker_wins_a_tie(): ...

`python -m tests.clauses` reads the citations from the tests' source, without running them,
compares them with docs/rules, and fails on a clause that no rulebook defines.
"""

import argparse
import ast
import re
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
_DEFINED = re.compile(r"^\s*-\s+\*\*([A-Z]{2}-\d+[a-z]?)\*\*", re.MULTILINE)
_ID = re.compile(r"([A-Z]+)-(\d+)([a-z]?)")


def clause(*ids: str) -> pytest.MarkDecorator:
    """Say which clauses a test proves, such as `TG-84`.

    It stands over a function or a class, in `pytest.param(..., marks=...)`, or in `pytestmark`.
    """
    if not ids:
        raise ValueError("name at least one clause")
    return pytest.mark.clause(*ids)


@dataclass(frozen=True)
class Rulebook:
    """A game's rulebook: the clauses it defines, and whether the game is built."""

    game: str
    clauses: tuple[str, ...]
    built: bool


@dataclass(frozen=True)
class Citation:
    """A clause that a test cites, and where."""

    clause: str
    path: Path
    line: int


def rulebooks(root: Path = ROOT) -> list[Rulebook]:
    """Every rulebook under docs/rules, by name.

    Raises:
        ValueError: a rulebook defines a clause twice.
    """
    books = []
    for path in sorted((root / "docs" / "rules").glob("*.md")):
        defined = _DEFINED.findall(path.read_text(encoding="utf-8"))
        twice = {each for each in defined if defined.count(each) > 1}
        if twice:
            raise ValueError(f"{path.name} defines twice: {', '.join(sorted(twice, key=_order))}")
        built = (root / "engine" / path.stem / "__init__.py").is_file()
        books.append(Rulebook(path.stem, tuple(sorted(defined, key=_order)), built))
    return books


def citations(root: Path = ROOT) -> Iterator[Citation]:
    """Every clause that a test file under tests/ cites with `clause(...)`.

    Raises:
        ValueError: a citation is not written as plain text, so that nobody can count it.
    """
    for path in sorted((root / "tests").rglob("test_*.py")):
        tree = ast.parse(path.read_text(encoding="utf-8"), str(path))
        for node in ast.walk(tree):
            if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "clause":
                yield from _cited(node, path)


def report(books: list[Rulebook], cited: set[str]) -> Iterator[str]:
    """A line per rulebook, and below it the clauses of a built game that no test cites."""
    width = max((len(book.game) for book in books), default=0)
    for book in books:
        if not book.built:
            yield f"{book.game:{width}}  not built yet ({len(book.clauses)} clauses)"
            continue
        missing = [each for each in book.clauses if each not in cited]
        share = f"{len(book.clauses) - len(missing)} of {len(book.clauses)} clauses have a test"
        yield f"{book.game:{width}}  {share}"
        if missing:
            yield f"{'':{width}}  without: {', '.join(_ranges(missing))}"


def main(arguments: list[str] | None = None, root: Path = ROOT) -> int:
    """Print the report; 1 when a test cites what no rulebook defines, else 0."""
    parser = argparse.ArgumentParser(prog="python -m tests.clauses", description=main.__doc__)
    parser.add_argument("--quiet", action="store_true", help="print only what is wrong")
    quiet = parser.parse_args(arguments).quiet
    try:
        books, found = rulebooks(root), list(citations(root))
    except ValueError as error:
        print(error, file=sys.stderr)
        return 1
    if not quiet:
        print("\n".join(report(books, {each.clause for each in found})))
    defined = {each for book in books for each in book.clauses}
    unknown = [each for each in found if each.clause not in defined]
    for each in unknown:
        place = f"{each.path.relative_to(root)}:{each.line}"
        print(f"{place}: no rulebook in docs/rules defines {each.clause}", file=sys.stderr)
    return 1 if unknown else 0


def _cited(call: ast.Call, path: Path) -> Iterator[Citation]:
    for argument in call.args:
        if not isinstance(argument, ast.Constant) or not isinstance(argument.value, str):
            raise ValueError(f"{path}:{argument.lineno}: write each clause as plain text")
        yield Citation(argument.value, path, argument.lineno)


def _order(clause_id: str) -> tuple[str, int, str]:
    match = _ID.fullmatch(clause_id)
    if match is None:
        raise ValueError(f"{clause_id} is no clause")
    return match[1], int(match[2]), match[3]


def _ranges(clauses: list[str]) -> Iterator[str]:
    """`TG-1, TG-2, TG-3, TG-7` as `TG-1 to 3`, `TG-7`."""
    runs: list[list[str]] = []
    for each in clauses:
        prefix, number, letter = _order(each)
        if runs and not letter and _order(runs[-1][-1]) == (prefix, number - 1, ""):
            runs[-1].append(each)
        else:
            runs.append([each])
    for run in runs:
        yield run[0] if len(run) == 1 else f"{run[0]} to {_order(run[-1])[1]}"


if __name__ == "__main__":
    sys.exit(main())
