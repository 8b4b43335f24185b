"""Data files that are wrong are named: file, entry, field and reason."""

import copy
from typing import Any

import pytest

from engine.grail_war.parsing import parse
from engine.kernel.faults import DataFaults
from tests.grail_war.arena import CATALOG, FILES


def broken(file: str, entry: int, **changes: Any) -> dict[str, Any]:
    files = copy.deepcopy(FILES)
    for field, value in changes.items():
        if value is None:
            del files[file]["entries"][entry][field]
        else:
            files[file]["entries"][entry][field] = value
    return files


WRONG: list[tuple[str, dict[str, Any], str]] = [
    ("servants.json", {"strength": "Z"}, "strength"),
    ("servants.json", {"strength": "A+"}, "strength"),
    ("servants.json", {"skills": [{"skill": "flight", "rank": "C"}]}, "skills"),
    ("servants.json", {"cls": "gunner"}, "cls"),
    ("servants.json", {"hat": "red"}, "hat"),
    ("servants.json", {"name": None}, "name"),
    ("servants.json", {"phantasms": []}, "phantasms"),
    ("servants.json", {"spells": ["bolt"]}, "spells"),
    ("masters.json", {"combat": 6}, "combat"),
    ("masters.json", {"luck": 3, "belief": 2}, "combat"),
    ("masters.json", {"spells": ["bolt"]}, "spells"),
    ("masters.json", {"secret": "bolt"}, "secret"),
    ("masters.json", {"strategy": "hope"}, "strategy"),
    ("skills.json", {"effects": [{"op": "fly"}]}, "effects.0.op"),
    ("skills.json", {"effects": [{"op": "tiles", "kind": "heavy"}]}, "effects.0.tiles.kind"),
    ("skills.json", {"cls": "gunner"}, "cls"),
    ("spells.json", {"mana": 0}, "mana"),
    ("goods.json", {"effect": {"op": "give_mana", "mana": 20, "life": 1}}, "effect.give_mana.life"),
    ("classes.json", {"skills": [{"skill": "flight", "rank": "C"}]}, "skills"),
    ("regions.json", {"key": "z9"}, "key"),
]


@pytest.mark.parametrize(("file", "changes", "field"), WRONG)
def test_each_mistake_is_named(file: str, changes: dict[str, Any], field: str) -> None:
    with pytest.raises(DataFaults) as caught:
        parse(broken(file, 0, **changes))
    found = [(fault.file, fault.field) for fault in caught.value.faults]
    assert (file, field) in found, found


@pytest.mark.parametrize(("file", "changes", "field"), WRONG)
def test_each_reason_is_plain(file: str, changes: dict[str, Any], field: str) -> None:
    with pytest.raises(DataFaults) as caught:
        parse(broken(file, 0, **changes))
    reasons = [fault.reason for fault in caught.value.faults if fault.field == field]
    assert reasons
    for reason in reasons:
        assert "Input" not in reason
        assert not reason[0].isupper()
        assert "valid" not in reason


REASONS: list[tuple[str, dict[str, Any], str]] = [
    ("servants.json", {"strength": "Z"}, "should have the form ^[EDCBA]\\+?$"),
    ("servants.json", {"hat": "red"}, "there is no such field"),
    ("servants.json", {"name": None}, "is missing"),
    ("masters.json", {"combat": 6}, "should be 5 or less"),
    ("masters.json", {"combat": "two"}, "should be a whole number"),
    ("masters.json", {"spells": "bolt"}, "should be a list"),
    ("spells.json", {"effects": [{"times": 1}]}, "is missing"),
]


@pytest.mark.parametrize(("file", "changes", "reason"), REASONS)
def test_the_reason_says_what_would_be_right(
    file: str, changes: dict[str, Any], reason: str
) -> None:
    with pytest.raises(DataFaults) as caught:
        parse(broken(file, 0, **changes))
    assert reason in [fault.reason for fault in caught.value.faults]


def test_a_key_twice_is_named_with_its_first_place() -> None:
    files = copy.deepcopy(FILES)
    files["packs/mine/grail_war/more.json"] = {
        "kind": "servants",
        "entries": [files["servants.json"]["entries"][0]],
    }
    with pytest.raises(DataFaults) as caught:
        parse(files)
    (fault,) = caught.value.faults
    assert fault.card == "roland"
    assert "is there already" in fault.reason


def test_a_pack_adds_a_servant() -> None:
    files = copy.deepcopy(FILES)
    entry = dict(files["servants.json"]["entries"][0], key="twin")
    files["packs/mine/grail_war/more.json"] = {"kind": "servants", "entries": [entry]}
    assert "twin" in parse(files).servants


@pytest.mark.parametrize("missing", sorted(FILES))
def test_every_kind_of_file_is_needed(missing: str) -> None:
    with pytest.raises(DataFaults):
        parse({name: content for name, content in FILES.items() if name != missing})


def test_everything_has_a_name_in_both_languages() -> None:
    for entries in (CATALOG.servants, CATALOG.masters, CATALOG.skills, CATALOG.spells):
        for entry in entries.values():
            assert entry.name.ko
            assert entry.name.en
