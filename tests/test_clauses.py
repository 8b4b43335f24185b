from pathlib import Path

import pytest

from tests import clauses


@pytest.fixture
def house(tmp_path: Path) -> Path:
    rules = tmp_path / "docs" / "rules"
    rules.mkdir(parents=True)
    lines = [f"- **TG-{n}** A rule that refers to TG-9." for n in (1, 2, 3, 5)]
    (rules / "gate.md").write_text("\n".join(lines), encoding="utf-8")
    (rules / "domination.md").write_text("- **FD-1** Another rule.\n", encoding="utf-8")
    (tmp_path / "engine" / "gate").mkdir(parents=True)
    (tmp_path / "engine" / "gate" / "__init__.py").touch()
    (tmp_path / "tests" / "rules").mkdir(parents=True)
    return tmp_path


def write(house: Path, text: str) -> None:
    (house / "tests" / "rules" / "test_gate.py").write_text(text, encoding="utf-8")


def test_covered_and_missing_clauses_are_listed_per_rulebook(
    house: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    write(house, "@clause('TG-5')\ndef test_a(): ...\n")
    assert clauses.main([], house) == 0
    assert capsys.readouterr().out.splitlines() == [
        "domination  not built yet (1 clauses)",
        "gate        1 of 4 clauses have a test",
        "            without: TG-1 to 3",
    ]


def test_a_citation_counts_over_classes_in_parameters_and_for_a_whole_file(house: Path) -> None:
    write(
        house,
        "pytestmark = clause('TG-1')\n"
        "@clause('TG-2')\nclass TestB: ...\n"
        "@pytest.mark.parametrize('x', [pytest.param(1, marks=clause('TG-3'))])\n"
        "async def test_c(x): ...\n",
    )
    assert {each.clause for each in clauses.citations(house)} == {"TG-1", "TG-2", "TG-3"}


def test_an_unknown_clause_fails_and_names_its_place(
    house: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    write(house, "\n@clause('TG-1', 'TG-4')\ndef test_a(): ...\n")
    assert clauses.main(["--quiet"], house) == 1
    printed = capsys.readouterr()
    assert printed.out == ""
    place = Path("tests/rules/test_gate.py")
    assert printed.err == f"{place}:2: no rulebook in docs/rules defines TG-4\n"


def test_a_citation_must_be_plain_text(house: Path, capsys: pytest.CaptureFixture[str]) -> None:
    write(house, "@clause(f'TG-{1}')\ndef test_a(): ...\n")
    assert clauses.main([], house) == 1
    assert "plain text" in capsys.readouterr().err


def test_a_clause_defined_twice_fails(house: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (house / "docs" / "rules" / "gate.md").write_text("- **TG-1** A.\n- **TG-1** B.\n")
    assert clauses.main([], house) == 1
    assert "twice: TG-1" in capsys.readouterr().err


def test_a_clause_that_is_only_mentioned_is_not_defined(house: Path) -> None:
    (gate,) = [book for book in clauses.rulebooks(house) if book.game == "gate"]
    assert gate.clauses == ("TG-1", "TG-2", "TG-3", "TG-5")


def test_our_rulebooks_are_numbered_without_gaps() -> None:
    sizes = {"challengers": 115, "domination": 200, "gate": 120, "grail_war": 188}
    for book in clauses.rulebooks():
        numbers = [int(each.split("-")[1]) for each in book.clauses]
        assert numbers == list(range(1, sizes[book.game] + 1)), book.game


def test_a_citation_needs_a_clause() -> None:
    with pytest.raises(ValueError, match="at least one"):
        clauses.clause()
