"""The games of the house, made from the files under data/ and a host's own packs.

The engine does no I/O, so this is where card files are read: data/<game>/*.json, and
<game>/*.json in every folder of data/packs/ and of the host's packs folder.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from engine.gate import cards as gate_cards
from engine.gate.game import GateGame
from engine.kernel import Game
from engine.kernel.faults import DataFaults, Fault

__all__ = ["DATA", "Checked", "DataFaults", "Fault", "check", "load_games"]

DATA = Path(__file__).resolve().parent.parent / "data"


@dataclass(frozen=True, slots=True)
class Checked:
    """What `check` found: how many files and cards there are, and every mistake in them."""

    files: int
    cards: int
    faults: tuple[Fault, ...]


def load_games(packs: Path | None = None, data: Path = DATA) -> dict[str, Game[Any, Any]]:
    """Every game by its key, with the cards of ``data`` and of the host's ``packs`` folder.

    Raises `DataFaults` when a file is wrong: no game is played with half of its cards.
    """
    return {GateGame.key: GateGame(_gate_catalog(_paths(GateGame.key, packs, data)))}


def check(packs: Path | None = None, data: Path = DATA) -> Checked:
    """Read every card file and tell what is wrong, without raising."""
    paths = _paths(GateGame.key, packs, data)
    try:
        catalog = _gate_catalog(paths)
    except DataFaults as error:
        return Checked(len(paths), 0, error.faults)
    return Checked(len(paths), len(catalog.cards), ())


def _gate_catalog(paths: dict[str, Path]) -> gate_cards.Catalog:
    files: dict[str, object] = {}
    faults: list[Fault] = []
    for name, path in paths.items():
        try:
            text = path.read_text(encoding="utf-8-sig")
            files[name] = json.loads(text, object_pairs_hook=_object)
        except OSError as error:
            faults.append(Fault(name, "", "", f"cannot be read: {error.strerror}"))
        except UnicodeDecodeError as error:
            faults.append(Fault(name, "", "", f"byte {error.start} is not UTF-8"))
        except json.JSONDecodeError as error:
            place = f"line {error.lineno}, column {error.colno}"
            faults.append(Fault(name, "", "", f"is not JSON: {error.msg} ({place})"))
        except (ValueError, RecursionError) as error:
            faults.append(Fault(name, "", "", f"is not JSON: {error}"))
    try:
        catalog = gate_cards.parse(files)
    except DataFaults as error:
        raise DataFaults(sorted([*faults, *error.faults])) from None
    if faults:
        raise DataFaults(sorted(faults))
    return catalog


def _paths(game: str, packs: Path | None, data: Path) -> dict[str, Path]:
    """A game's files by the names that faults give them, the same in every process."""
    found = {f"{game}/{path.name}": path for path in (data / game).glob("*.json")}
    for folder in _packs(packs, data):
        for path in (folder / game).glob("*.json"):
            found[f"packs/{folder.name}/{game}/{path.name}"] = path
    return dict(sorted(found.items()))


def _packs(packs: Path | None, data: Path) -> Iterator[Path]:
    for place in (data / "packs", packs):
        if place is not None and place.is_dir():
            yield from (folder for folder in place.iterdir() if folder.is_dir())


def _object(pairs: list[tuple[str, object]]) -> dict[str, object]:
    made = dict(pairs)
    if len(made) < len(pairs):
        names = [name for name, _ in pairs]
        doubled = next(name for name in names if names.count(name) > 1)
        raise ValueError(f"{doubled!r} is written twice in one object")
    return made
