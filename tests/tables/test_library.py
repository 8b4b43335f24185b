"""Card files: what is wrong with them is told by file, card, field and reason."""

import json
import re
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import bot
from tables.library import DATA, DataFaults, Fault, check, load_games

Content = dict[str, Any]


@pytest.fixture
def data(tmp_path: Path) -> Path:
    copy = tmp_path / "data"
    shutil.copytree(DATA, copy, ignore=shutil.ignore_patterns("locale", "packs"))
    return copy


def changed(data: Path, name: str, change: Callable[[Content], object]) -> None:
    path = data / "gate" / name
    content = json.loads(path.read_text(encoding="utf-8"))
    change(content)
    path.write_text(json.dumps(content, ensure_ascii=False), encoding="utf-8")


def card(content: Content, key: str) -> Content:
    return next(each for each in content["cards"] if each["key"] == key)


def first(content: Content, key: str) -> Content:
    """The first operation of a card's first ability."""
    return card(content, key)["abilities"][0]["operations"][0]


def nested(content: Content, key: str) -> Content:
    return first(content, key)["then"][0]


FAULTY: list[tuple[str, Callable[[Content], object], str, str, str]] = [
    (
        "jn.json",
        lambda c: first(c, "JN-2b").update(op="powr"),
        "JN-2b",
        "abilities.0.operations.0.op",
        "'powr'",
    ),
    (
        "jn.json",
        lambda c: first(c, "JN-2b").update(target="slef"),
        "JN-2b",
        "abilities.0.operations.0.power.target",
        "'self'",
    ),
    (
        "jn.json",
        lambda c: first(c, "JN-2b").update(amount="2"),
        "JN-2b",
        "abilities.0.operations.0.power.amount.number",
        "whole number",
    ),
    (
        "jn.json",
        lambda c: first(c, "JN-2b").update(until="tomorrow"),
        "JN-2b",
        "abilities.0.operations.0.power.until",
        "no such field",
    ),
    (
        "jn.json",
        lambda c: nested(c, "JN-1b").pop("target"),
        "JN-1b",
        "abilities.0.operations.0.link.then.0.power.target",
        "is missing",
    ),
    (
        "jn.json",
        lambda c: card(c, "JN-2b")["abilities"][0].update(timing="gaurd"),
        "JN-2b",
        "abilities.0.timing",
        "'guard'",
    ),
    (
        "jn.json",
        lambda c: card(c, "JN-2b")["abilities"][0].update(timing="action"),
        "JN-2b",
        "abilities.0.operations.0",
        "no meaning",
    ),
    (
        "jn.json",
        lambda c: card(c, "JN-2b")["abilities"][0].update(operations=[]),
        "JN-2b",
        "abilities.0.operations",
        "at least one",
    ),
    (
        "jn.json",
        lambda c: card(c, "JN-2b").update(marks=["flying"]),
        "JN-2b",
        "marks.0",
        "defensive_stance",
    ),
    ("jn.json", lambda c: card(c, "JN-2b").update(level=5), "JN-2b", "level", "4"),
    ("jn.json", lambda c: card(c, "JN-2b").update(power=-1), "JN-2b", "power", "0"),
    ("jn.json", lambda c: card(c, "JN-2b").pop("flavour"), "JN-2b", "flavour", "is missing"),
    ("jn.json", lambda c: card(c, "JN-2b")["title"].pop("en"), "JN-2b", "title.en", "is missing"),
    ("jn.json", lambda c: c["name"].update(ko=" "), "", "name.ko", "is blank"),
    ("jn.json", lambda c: c.update(author="me"), "", "author", "no such field"),
    ("jn.json", lambda c: c.update(kind="dekc"), "", "kind", "'deck'"),
    ("jn.json", lambda c: c["cards"].pop(), "", "cards", "1 characters of level 1"),
    ("jn.json", lambda c: c["cards"].reverse(), "", "cards", "bottom up"),
    ("jn.json", lambda c: card(c, "JN-2b").update(key="JN-2a"), "JN-2a", "key", "already"),
    ("mr.json", lambda c: c.update(deck="JN"), "", "deck", "already"),
    ("mr.json", lambda c: c["name"].update(en="Jerry Netverse"), "", "name.en", "already"),
    (
        "hd.json",
        lambda c: card(c, "HD-3b")["abilities"][0].update(optional=False),
        "HD-3b",
        "abilities.0.operations.0",
        "price",
    ),
    (
        "mc.json",
        lambda c: first(c, "MC-3b").update(least=3),
        "MC-3b",
        "abilities.0.operations.0",
        "more than",
    ),
    (
        "summoners.json",
        lambda c: card(c, "S8")["abilities"][0].update(optional=True),
        "S8",
        "abilities.0.optional",
        "cannot be optional",
    ),
    (
        "presets.json",
        lambda c: c["presets"][0]["squads"][1]["decks"].__setitem__(0, "XX"),
        "STARTER",
        "squads.1",
        "no gate deck XX",
    ),
    (
        "presets.json",
        lambda c: c["presets"][0]["squads"][0]["summoners"].pop(),
        "STARTER",
        "squads.0",
        "4 summoners, not 3",
    ),
]


@pytest.mark.parametrize(("name", "change", "key", "field", "reason"), FAULTY)
def test_a_fault_is_told_by_file_card_field_and_reason(
    data: Path, name: str, change: Callable[[Content], object], key: str, field: str, reason: str
) -> None:
    changed(data, name, change)
    faults = check(data=data).faults
    assert faults, "nobody has noticed"
    assert {fault.file for fault in faults} == {f"gate/{name}"}
    fitting = [fault for fault in faults if (fault.card, fault.field) == (key, field)]
    assert fitting, faults
    assert any(reason in fault.reason for fault in fitting), fitting
    with pytest.raises(DataFaults) as raised:
        load_games(data=data)
    assert raised.value.faults == faults


def test_every_fault_of_every_file_is_told_at_once(data: Path) -> None:
    changed(data, "jn.json", lambda c: first(c, "JN-2b").update(op="powr"))
    changed(data, "mr.json", lambda c: (card(c, "MR-4").pop("title"), c.update(author="me")))
    found = [(fault.file, fault.card) for fault in check(data=data).faults]
    assert found == [("gate/jn.json", "JN-2b"), ("gate/mr.json", ""), ("gate/mr.json", "MR-4")]


@pytest.mark.parametrize(
    ("content", "reason"),
    [
        (b"{", "is not JSON"),
        (b'{"kind": "deck", "kind": "deck"}', "'kind' is written twice"),
        (b"\xff\xfe", "not UTF-8"),
        (b"[1, 2]", ""),
        (b"null", ""),
        (b'{"cards": [3]}', ""),
        (b'{"kind": "summoners", "cards": [3]}', ""),
        (b"[" * 100_000, "is not JSON"),
    ],
)
def test_a_file_that_is_no_card_file_is_named(data: Path, content: bytes, reason: str) -> None:
    (data / "gate" / "odd.json").write_bytes(content)
    (fault,) = check(data=data).faults
    assert fault.file == "gate/odd.json"
    assert reason in fault.reason


def test_a_hosts_pack_adds_cards_and_its_faults_name_the_pack(data: Path, tmp_path: Path) -> None:
    folder = tmp_path / "mine" / "moon" / "gate"
    folder.mkdir(parents=True)
    text = (DATA / "gate" / "vr.json").read_text(encoding="utf-8")
    text = text.replace('"VR', '"MN').replace("Varka Redfang", "Mona").replace("바르카", "모나")
    (folder / "mona.json").write_text(text, encoding="utf-8")
    catalog: Any = load_games(tmp_path / "mine", data)["gate"]
    assert catalog.catalog.decks["MN"].name.en == "Mona"
    assert check(tmp_path / "mine", data).cards == check(data=data).cards + 8

    (folder / "mona.json").write_text(text.replace('"MN-1b"', '"VR-1b"'), encoding="utf-8")
    (fault,) = check(tmp_path / "mine", data).faults
    assert fault == Fault(
        "packs/moon/gate/mona.json",
        "VR-1b",
        "key",
        "there is a card 'VR-1b' already, in gate/vr.json",
    ), fault


def test_the_command_says_how_many_cards_are_fine(capsys: pytest.CaptureFixture[str]) -> None:
    assert bot.main(["data", "check"]) == 0
    checked = check()
    assert checked.files >= 10
    assert checked.cards >= 72
    said = f"{checked.files} files and {checked.cards} cards are fine\n"
    assert capsys.readouterr().out == said


def test_the_command_prints_each_fault_and_fails(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    folder = tmp_path / "moon" / "gate"
    folder.mkdir(parents=True)
    (folder / "odd.json").write_text('{"kind": "summoners", "cards": [{"key": "S9"}]}')
    monkeypatch.setenv("RULER_DATA", str(tmp_path))
    assert bot.main(["data", "check"]) == 1
    lines = capsys.readouterr().out.splitlines()
    assert "packs/moon/gate/odd.json: S9: name: is missing" in lines


KNOWN = """
from engine.kernel import saved
from tables.library import load_games
load_games()
print(*saved.__globals__["_classes"])
"""


def test_after_a_start_every_game_reads_whatever_it_has_ever_saved() -> None:
    """A module that comes only when it is played with is unknown to who goes on in the middle."""
    known = set(
        subprocess.check_output([sys.executable, "-c", KNOWN], cwd=DATA.parent, text=True).split()
    )
    tags = re.compile(r'^@saved\("([^"]+)"\)$', re.MULTILINE)
    written = {
        tag
        for file in (DATA.parent / "engine").rglob("*.py")
        for tag in tags.findall(file.read_text(encoding="utf-8"))
    }
    assert len(written) > 300
    assert written <= known, written - known
