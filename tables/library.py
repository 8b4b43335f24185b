"""The games of the house, made from the files under data/ and a host's own packs.

The engine does no I/O, so this is where card files are read: data/<game>/*.json, and
<game>/*.json in every folder of data/packs/ and of the host's packs folder.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from engine.challengers import catalog as challengers_cards
from engine.challengers.game import ChallengersGame
from engine.domination import cards as domination_cards
from engine.domination.game import DominationGame
from engine.gate import cards as gate_cards
from engine.gate.game import GateGame
from engine.grail_war.game import GrailWarGame
from engine.grail_war.parsing import parse as grail_war_data
from engine.kernel import Game
from engine.kernel.faults import DataFaults, Fault

__all__ = ["DATA", "Checked", "DataFaults", "Fault", "check", "load_games"]

DATA = Path(__file__).resolve().parent.parent / "data"

_Made = tuple[Game[Any, Any], int]
"""A game, and how many cards it knows."""


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
    games: dict[str, Game[Any, Any]] = {}
    faults: list[Fault] = []
    for key, make in _MAKERS.items():
        try:
            games[key], _ = _made(make, _paths(key, packs, data))
        except DataFaults as error:
            faults += error.faults
    if faults:
        raise DataFaults(faults)
    return games


def check(packs: Path | None = None, data: Path = DATA) -> Checked:
    """Read every card file and tell what is wrong, without raising."""
    files, cards = 0, 0
    faults: list[Fault] = []
    for key, make in _MAKERS.items():
        paths = _paths(key, packs, data)
        files += len(paths)
        try:
            cards += _made(make, paths)[1]
        except DataFaults as error:
            faults += error.faults
    return Checked(files, cards, tuple(faults))


def _gate(files: Mapping[str, object]) -> _Made:
    catalog = gate_cards.parse(files)
    return GateGame(catalog), len(catalog.cards)


def _challengers(files: Mapping[str, object]) -> _Made:
    catalog = challengers_cards.parse(files)
    return ChallengersGame(catalog), len(catalog.cards)


def _domination(files: Mapping[str, object]) -> _Made:
    catalog = domination_cards.parse(files)
    texts = (catalog.cards, catalog.events, catalog.objects, catalog.masters, catalog.servants)
    return DominationGame(catalog), sum(map(len, texts))


def _grail_war(files: Mapping[str, object]) -> _Made:
    catalog = grail_war_data(files)
    sheets = (catalog.servants, catalog.masters, catalog.skills, catalog.spells, catalog.goods)
    return GrailWarGame(catalog), sum(map(len, sheets))


_MAKERS: dict[str, Callable[[Mapping[str, object]], _Made]] = {
    GateGame.key: _gate,
    ChallengersGame.key: _challengers,
    DominationGame.key: _domination,
    GrailWarGame.key: _grail_war,
}


def _made(make: Callable[[Mapping[str, object]], _Made], paths: dict[str, Path]) -> _Made:
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
        made = make(files)
    except DataFaults as error:
        raise DataFaults(sorted([*faults, *error.faults])) from None
    if faults:
        raise DataFaults(sorted(faults))
    return made


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
