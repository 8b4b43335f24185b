"""From the text of data files to a catalog, or to the list of what is wrong in them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any, cast

from pydantic import TypeAdapter, ValidationError

from engine.challengers.cards import (
    BASE_POWERS,
    Card,
    CardFile,
    CardSet,
    Catalog,
    Edition,
    Level,
    SetKind,
)
from engine.challengers.operations import ability_faults, mentioned
from engine.kernel.data import Text
from engine.kernel.faults import DataFaults, Fault, plainly

_FILES = TypeAdapter(CardFile)
_STARTERS = [1, 1, 1, 2, 3, 4]
_CHOSEN_SETS = 5
_ROBOT_DECK = 7
_MOST_REPLACED = 6
_LEVELS: dict[SetKind, frozenset[Level]] = {
    "always": frozenset({"S", "A", "B", "C"}),
    "choice": frozenset({"A", "B", "C"}),
    "robot": frozenset({"S", "R", "SOLO"}),
}


@dataclass(slots=True)
class _Reading:
    """What has been read so far, and from where."""

    names: dict[str, Text] = field(default_factory=dict[str, Text])
    sets: dict[str, CardSet] = field(default_factory=dict[str, CardSet])
    set_editions: dict[str, str | None] = field(default_factory=dict[str, "str | None"])
    cards: dict[str, Card] = field(default_factory=dict[str, Card])
    origins: dict[str, str] = field(default_factory=dict[str, str])
    faults: list[Fault] = field(default_factory=list[Fault])

    def fault(self, file: str, card: str, where: str, reason: str) -> None:
        self.faults.append(Fault(file, card, where, reason))


def parse(files: Mapping[str, object]) -> Catalog:
    """The catalog that ``files`` describe: file names with their JSON values, in loading order.

    A later file may add sets and cards, and change those cards it names in ``replaces``
    (CH-115). Raises `DataFaults` with every mistake, each with file, card, field and reason.
    """
    reading = _Reading()
    for file, raw in files.items():
        try:
            _read(reading, file, _FILES.validate_python(raw))
        except ValidationError as error:
            _unreadable(reading, file, raw, error)
    for key, card in reading.cards.items():
        _check(reading, reading.origins[key], card)
    editions = {key: _edition(reading, key, name) for key, name in reading.names.items()}
    if not editions and not reading.faults:
        reading.fault("", "", "edition", "no file names an edition")
    if reading.faults:
        raise DataFaults(sorted(set(reading.faults)))
    return Catalog(editions, reading.sets, reading.cards)


def _unreadable(reading: _Reading, file: str, raw: object, error: ValidationError) -> None:
    """Every pydantic complaint, with the key of the card it is about."""
    for each in error.errors(include_url=False):
        place = [str(part) for part in each["loc"]]
        card = ""
        if place[:1] == ["cards"] and len(place) > 1:
            card, place = _key_of(raw, place[1]), place[2:]
        reading.fault(file, card, ".".join(place), plainly(each))


def _key_of(raw: object, position: str) -> str:
    """The key written on a card that could not be read, else its position."""
    file = cast("dict[str, Any]", raw) if isinstance(raw, dict) else {}
    cards = cast("list[Any]", file.get("cards", []))
    card = cards[int(position)] if position.isdecimal() else None
    match card:
        case {"key": str(key)}:
            return key
        case _:
            return f"cards.{position}"


def _read(reading: _Reading, file: str, found: CardFile) -> None:
    if found.edition is not None and found.edition not in reading.names:
        if found.name is None:
            reading.fault(file, "", "name", f"the new edition {found.edition!r} has no name")
        else:
            reading.names[found.edition] = found.name
    for each in found.sets:
        if each.key in reading.sets:
            reading.fault(file, "", "sets", f"there is a set {each.key!r} already")
        reading.sets[each.key] = each
        reading.set_editions[each.key] = found.edition
    for key in found.replaces:
        if key not in reading.cards:
            reading.fault(file, key, "replaces", "there is no such card before this file")
    for card in found.cards:
        known = reading.origins.get(card.key)
        if known is not None and (known == file or card.key not in found.replaces):
            reading.fault(file, card.key, "key", f"there is a card of this key in {known}")
        reading.cards[card.key] = card
        reading.origins[card.key] = file


def _check(reading: _Reading, file: str, card: Card) -> None:
    """What only the whole catalog can tell about one card."""
    home = reading.sets.get(card.set)
    if home is None:
        reading.fault(file, card.key, "set", f"there is no set {card.set!r}")
    elif card.level not in _LEVELS[home.kind]:
        reading.fault(file, card.key, "level", f"{card.level} cannot be in set {card.set!r}")
    least, most = BASE_POWERS.get(card.level, (0, 10))
    if not least <= card.power <= most:
        reading.fault(file, card.key, "power", f"level {card.level} allows {least} to {most}")
    for number, ability in enumerate(card.abilities):
        here = f"abilities.{number}"
        for where, reason in ability_faults(ability):
            reading.fault(file, card.key, f"{here}.{where}", reason)
        for where, wanted in mentioned(ability):
            if wanted.set is not None and wanted.set not in reading.sets:
                reading.fault(file, card.key, f"{here}.{where}", f"there is no set {wanted.set!r}")
            if wanted.card is not None and wanted.card not in reading.cards:
                reading.fault(
                    file, card.key, f"{here}.{where}", f"there is no card {wanted.card!r}"
                )


def _edition(reading: _Reading, key: str, name: Text) -> Edition:
    sets = {
        each.key: each.kind
        for each in reading.sets.values()
        if reading.set_editions[each.key] in {key, None}
    }
    cards = {card.key: card for card in reading.cards.values() if card.set in sets}
    always = [each for each, kind in sets.items() if kind == "always"]
    choices = tuple([each for each, kind in sets.items() if kind == "choice"])

    def copies(level: str, *, robot: bool) -> tuple[str, ...]:
        return tuple(
            card.key
            for card in cards.values()
            if card.level == level and (sets[card.set] == "robot") == robot
            for _ in range(card.copies)
        )

    edition = Edition(
        key=key,
        name=name,
        always=always[0] if always else "",
        choices=choices,
        cards=cards,
        starters=copies("S", robot=False),
        robot=copies("S", robot=True),
        robot_strong=copies("R", robot=True),
        robot_solo=copies("SOLO", robot=True),
        slots=_slots(cards.values()),
    )
    for reason in _edition_faults(edition, always):
        reading.fault("", "", key, reason)
    return edition


def _slots(cards: Iterable[Card]) -> dict[str, str]:
    first: dict[Text, str] = {}
    return {card.key: first.setdefault(card.name, card.key) for card in cards}


def _edition_faults(edition: Edition, always: list[str]) -> Iterable[str]:
    if len(always) != 1:
        yield f"exactly one set is always in the game, not {len(always)}"
    if len(edition.choices) <= _CHOSEN_SETS:
        yield f"more than {_CHOSEN_SETS} sets to choose from are needed"
    starters = [edition.cards[key] for key in edition.starters]
    if sorted(card.power for card in starters) != _STARTERS or any(c.abilities for c in starters):
        yield "a starter deck has six cards of power 1, 1, 1, 2, 3, 4 without abilities"
    if len(edition.robot) != _ROBOT_DECK:
        yield f"the robot's starter deck has {_ROBOT_DECK} cards, not {len(edition.robot)}"
    if len(edition.robot_strong) < _MOST_REPLACED or len(edition.robot_solo) < 2:
        yield "the robot needs at least 6 cards of level R and 2 of level SOLO"
