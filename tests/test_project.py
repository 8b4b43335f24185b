"""The house rules that no other tool checks."""

import ast
import re
import subprocess
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path

import pytest

from cogs.settings import variables

ROOT = Path(__file__).resolve().parent.parent
PACKAGES = ("engine", "tables", "render", "cogs", "sandbox", "bench")
LAYOUT = {"bot.py", *PACKAGES, "data", "docs", "tests"}
MOST_LINES = 400
# Written in two parts, so that this file does not find itself.
UNFINISHED = re.compile(r"\b(TO" "DO|FIX" "ME|X" r"XX)\b")
REGISTRIES = re.compile(r"py" r"pi\.org|python" r"hosted\.org|npm" r"js\.(?:org|com)")
BLANKET = re.compile(r"#\s*(?:type|py" r"right):\s*ignore(?!\[)|#\s*no" r"qa(?!:)")
# What would let the rules see the world outside, or tell two runs apart.
IMPURE = {
    *("asyncio", "datetime", "http", "io", "logging", "multiprocessing", "os", "pathlib"),
    *("secrets", "shutil", "socket", "sqlite3", "subprocess", "tempfile", "threading", "time"),
    *("urllib", "uuid"),
}


def tracked(*endings: str) -> list[Path]:
    """The project's text files: those git knows, or would if they were added."""
    listed = subprocess.run(
        ["git", "ls-files", "--cached", "--others", "--exclude-standard", "-z"],
        cwd=ROOT,
        capture_output=True,
        check=False,
        text=True,
    )
    if listed.returncode:
        pytest.skip("this copy of the project is no git repository")
    paths = (ROOT / name for name in listed.stdout.split("\0") if name)
    return sorted(path for path in paths if path.suffix in endings and path.is_file())


def sources() -> list[Path]:
    return sorted(path for package in PACKAGES for path in (ROOT / package).rglob("*.py"))


def name(path: Path) -> str:
    return path.relative_to(ROOT).as_posix()


def lines_of_code(text: str) -> int:
    """Lines that hold code: neither blank, nor a comment, nor a docstring."""
    docstrings: set[int] = set()
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
            docstrings.update(range(node.lineno, (node.end_lineno or node.lineno) + 1))
    return sum(
        bool(line.strip()) and not line.lstrip().startswith("#") and number not in docstrings
        for number, line in enumerate(text.splitlines(), 1)
    )


def matches(pattern: re.Pattern[str], paths: list[Path]) -> Iterator[str]:
    for path in paths:
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
            if pattern.search(line):
                yield f"{name(path)}:{number}: {line.strip()[:80]}"


def imports(paths: Iterable[Path]) -> Iterator[tuple[str, str]]:
    """Each file with the top-level package of each of its imports."""
    for path in paths:
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Import):
                yield from ((name(path), alias.name.split(".")[0]) for alias in node.names)
            elif isinstance(node, ast.ImportFrom):
                yield name(path), (node.module or "").split(".")[0]


def test_lines_of_code_leave_out_what_is_no_code() -> None:
    assert (
        lines_of_code('"""Doc.\n\nMore."""\n\n# why\nx = 1\ndef f():\n    "doc"\n    return x\n')
        == 3
    )


def test_no_file_is_long() -> None:
    counted = {name(path): lines_of_code(path.read_text(encoding="utf-8")) for path in sources()}
    assert counted
    assert {file: lines for file, lines in counted.items() if lines > MOST_LINES} == {}


def test_modules_have_names_that_say_something() -> None:
    vague = {"utils", "util", "helpers", "helper", "manager", "managers", "misc", "common"}
    assert [name(path) for path in sources() if vague & {*path.parts, path.stem}] == []


def test_every_package_says_what_it_is_for() -> None:
    silent = [
        name(path)
        for path in sources()
        if path.name == "__init__.py" and not ast.get_docstring(ast.parse(path.read_text("utf-8")))
    ]
    assert silent == []


def test_the_top_folder_holds_what_the_design_names() -> None:
    found = {name(path).partition("/")[0] for path in tracked(".py", ".json", ".ftl")}
    assert {each for each in found if not each.startswith(".")} <= LAYOUT


def test_nothing_is_left_unfinished() -> None:
    texts = tracked(".py", ".md", ".toml", ".txt", ".ftl", ".json", ".js", ".html", ".css")
    assert list(matches(UNFINISHED, texts)) == []


def test_no_file_names_a_package_registry() -> None:
    texts = tracked(".py", ".md", ".toml", ".txt", ".js", ".html", ".css", "")
    assert list(matches(REGISTRIES, texts)) == []


def test_every_exception_to_a_check_names_the_check() -> None:
    assert list(matches(BLANKET, tracked(".py"))) == []


def test_the_engine_imports_the_standard_library_and_pydantic_alone() -> None:
    allowed = (sys.stdlib_module_names - IMPURE) | {"pydantic", "pydantic_core", "engine"}
    engine = (ROOT / "engine").rglob("*.py")
    assert [each for each in imports(engine) if each[1] not in allowed] == []


def test_nothing_imports_the_program() -> None:
    assert [each for each in imports(sources()) if each[1] == "bot"] == []


def test_the_example_of_settings_names_each_of_them() -> None:
    written = re.findall(r"^([A-Z_]+)=", (ROOT / ".env.example").read_text("utf-8"), re.MULTILINE)
    assert sorted(written) == sorted(variables())


@pytest.mark.parametrize("file", ["requirements.txt", "requirements-dev.txt"])
def test_requirements_are_pinned(file: str) -> None:
    lines = (ROOT / file).read_text(encoding="utf-8").splitlines()
    wanted = [line for line in lines if line and not line.startswith(("#", "-r "))]
    assert wanted
    assert [line for line in wanted if not re.fullmatch(r"[\w.\[\]-]+==[\w.]+", line)] == []


def test_links_between_documents_lead_somewhere() -> None:
    broken = []
    for path in tracked(".md"):
        for target in re.findall(r"\]\(([^)\s]+)\)", path.read_text(encoding="utf-8")):
            file = target.partition("#")[0]
            if file and "://" not in file and not file.startswith("mailto:"):
                here = (path.parent / file).resolve()
                if not here.exists() or not here.is_relative_to(ROOT):
                    broken.append(f"{name(path)}: {target}")
    assert broken == []
