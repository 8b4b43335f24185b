"""The cards of THE GATE: what a data file may say, and the catalog made from all of them.

A *gate deck* is the pile of eight cards of one name (TG-7); it is named by its key, ``"JN"``. It
has nothing to do with the *deck* a player draws from, which is part of a duel's state.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Annotated, Any, Literal, cast

from pydantic import Field, StringConstraints, TypeAdapter, ValidationError

from engine.gate.operations import (
    Ability,
    Choose,
    Durability,
    GatePower,
    Grant,
    Timing,
    ability_faults,
    choices,
)
from engine.kernel.data import Text, data
from engine.kernel.faults import DataFaults, Fault, plainly

DEFENSIVE_STANCE = "defensive_stance"

Kind = Literal["gate", "character", "summoner"]
Mark = Literal["defensive_stance"]
Key = Annotated[str, StringConstraints(pattern=r"^[A-Z][A-Za-z0-9-]{0,15}$")]
Level = Annotated[int, Field(ge=1, le=4)]
Strength = Annotated[int, Field(ge=0, le=99)]


@data
class CharacterEntry:
    """A character as its gate deck's file lists it (TG-3)."""

    key: Key
    title: Text
    level: Level
    power: Strength
    flavour: Text
    abilities: tuple[Ability, ...] = ()
    marks: tuple[Mark, ...] = ()


@data
class GateEntry:
    """The gate card of a gate deck (TG-5)."""

    key: Key
    flavour: Text


@data
class SummonerEntry:
    """A summoner (TG-10)."""

    key: Key
    name: Text
    flavour: Text
    abilities: tuple[Ability, ...]
    marks: tuple[Mark, ...] = ()


@data
class Squad:
    """Four gate decks of different names and four different summoners (TG-11, TG-12)."""

    decks: tuple[str, ...]
    summoners: tuple[str, ...]


@data
class Preset:
    """A pair of squads that are fun to play against each other."""

    key: Key
    name: Text
    squads: tuple[Squad, Squad]


@data
class DeckFile:
    """One gate deck: its gate card, and its characters from the bottom of the pile up (TG-8)."""

    kind: Literal["deck"]
    deck: Key
    name: Text
    gate: GateEntry
    cards: tuple[CharacterEntry, ...]


@data
class SummonersFile:
    """Some summoners."""

    kind: Literal["summoners"]
    cards: tuple[SummonerEntry, ...]


@data
class PresetsFile:
    """Some presets for a quick start."""

    kind: Literal["presets"]
    presets: tuple[Preset, ...]


DataFile = Annotated[DeckFile | SummonersFile | PresetsFile, Field(discriminator="kind")]
_files: TypeAdapter[DeckFile | SummonersFile | PresetsFile] = TypeAdapter(DataFile)


@dataclass(frozen=True)
class Card:
    """A card, by its ``key``. ``deck`` is its gate deck's key, None for a summoner."""

    key: str
    kind: Kind
    deck: str | None
    name: Text
    title: Text | None
    level: int | None
    power: int
    marks: frozenset[str]
    abilities: tuple[Ability, ...]
    flavour: Text | None

    @cached_property
    def may_attack(self) -> bool:
        """Whether it may be declared as an attacker (TG-75, TG-116)."""
        return DEFENSIVE_STANCE not in self.marks

    @cached_property
    def is_action(self) -> bool:
        """Whether an ACTION ability is printed on it (TG-40)."""
        return bool(self.printed["action"])

    @cached_property
    def is_enhancement(self) -> bool:
        """Whether it may be attached to a gate (TG-65)."""
        return bool(self.printed["enhchar"] or self.printed["enhgate"])

    @cached_property
    def printed(self) -> dict[Timing, tuple[tuple[int, Ability], ...]]:
        """Its abilities by timing, each with its position on the card."""
        timings: tuple[Timing, ...] = (
            *("action", "attack", "guard", "battle", "trait"),
            *("enhchar", "enhgate"),
        )
        numbered = tuple(enumerate(self.abilities))
        return {
            timing: tuple((n, ability) for n, ability in numbered if ability.timing == timing)
            for timing in timings
        }

    @cached_property
    def grants(self) -> tuple[tuple[int, Ability], ...]:
        """The abilities it gives as a character enhancement, with their position (TG-70)."""
        return tuple(
            (n, operation.ability)
            for n, ability in self.printed["enhchar"]
            for operation in ability.operations
            if isinstance(operation, Grant)
        )

    @cached_property
    def choices(self) -> tuple[Choose, ...]:
        """Every choice between two branches that is printed on it, in reading order."""
        return tuple(each for ability in self.abilities for each in choices(ability.operations))

    @cached_property
    def gate_power(self) -> int:
        """The power it adds to its gate while attached (TG-62)."""
        return self._sum(GatePower)

    @cached_property
    def durability(self) -> int:
        """The durability it adds to its gate while attached (TG-63)."""
        return self._sum(Durability)

    def _sum(self, kind: type[GatePower | Durability]) -> int:
        return sum(
            operation.amount
            for _, ability in self.printed["enhgate"]
            for operation in ability.operations
            if isinstance(operation, kind)
        )


@dataclass(frozen=True, slots=True)
class GateDeck:
    """A gate deck; ``cards`` are its card keys from the bottom up, the gate card first (TG-8)."""

    key: str
    name: Text
    cards: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Catalog:
    """Every card there is, the gate decks and summoners they form, and the presets."""

    decks: dict[str, GateDeck]
    cards: dict[str, Card]
    summoners: tuple[str, ...]
    presets: tuple[Preset, ...]

    def squad_fault(self, squad: Squad) -> str | None:
        """Why ``squad`` is none (TG-11, TG-12), or None for a proper one."""
        for what, keys, known in (
            ("gate deck", squad.decks, self.decks),
            ("summoner", squad.summoners, self.summoners),
        ):
            if unknown := sorted(set(keys) - set(known)):
                return f"there is no {what} {', '.join(unknown)}"
            if len(keys) != 4:
                return f"a squad has 4 {what}s, not {len(keys)}"
            if len(set(keys)) != 4:
                return f"a squad has 4 different {what}s"
        return None


def parse(files: Mapping[str, object]) -> Catalog:
    """The catalog that ``files`` (by name, each already decoded from JSON) describe together.

    A host's packs are files like the others. Raises `DataFaults` with every mistake in them.
    """
    faults: list[Fault] = []
    read = {name: parsed for name in files if (parsed := _read(name, files[name], faults))}
    for name, parsed in read.items():
        faults.extend(_inner_faults(name, parsed))
    faults.extend(_doubled(read))
    catalog = _assemble(read)
    if not faults:
        faults.extend(_preset_faults(read, catalog))
    if not faults and (len(catalog.decks) < 4 or len(catalog.summoners) < 4):
        reason = "a squad needs 4 gate decks and 4 summoners (TG-11)"
        faults.append(Fault(next(iter(files), ""), "", "", reason))
    if faults:
        raise DataFaults(sorted(faults))
    return catalog


def _read(
    name: str, content: object, faults: list[Fault]
) -> DeckFile | SummonersFile | PresetsFile | None:
    try:
        return _files.validate_json(json.dumps(content), strict=True)
    except ValidationError as error:
        for one in error.errors(include_url=False, include_input=False):
            told_apart_by = ""
            if one["type"].startswith("union_tag"):  # the wrong word is in the field "op" or "kind"
                told_apart_by = one.get("ctx", {}).get("discriminator", "").strip("'")
            loc = [*one["loc"], *filter(None, [told_apart_by])]
            card, field = _place(content, loc)
            faults.append(Fault(name, card, field, plainly(one)))
    return None


def _place(content: object, loc: list[int | str]) -> tuple[str, str]:
    """Where pydantic's ``loc`` lies: the card's key as far as it has one, and the field."""
    path = loc if len(loc) == 1 else loc[1:]  # the first part repeats the file's kind
    if len(path) >= 2 and path[0] in {"cards", "presets"} and isinstance(path[1], int):
        found: Any = cast("dict[str, Any]", content)[path[0]][path[1]]
        entry = cast("dict[str, Any]", found) if isinstance(found, dict) else {}
        return str(entry.get("key", f"{path[0]}.{path[1]}")), ".".join(map(str, path[2:]))
    return "", ".".join(map(str, path))


def _inner_faults(name: str, parsed: DeckFile | SummonersFile | PresetsFile) -> Iterator[Fault]:
    """What is wrong within one file although every field has the right type."""
    if isinstance(parsed, PresetsFile):
        return
    for entry in parsed.cards:
        for number, ability in enumerate(entry.abilities):
            for field, reason in ability_faults(ability):
                yield Fault(name, entry.key, f"abilities.{number}.{field}", reason)
    if isinstance(parsed, DeckFile):
        levels = [entry.level for entry in parsed.cards]
        counts = Counter(levels)
        for level, wanted in ((4, 1), (3, 2), (2, 2), (1, 2)):
            if counts[level] != wanted:
                reason = f"{counts[level]} characters of level {level}, but must be {wanted} (TG-7)"
                yield Fault(name, "", "cards", reason)
        if levels != sorted(levels, reverse=True):
            yield Fault(name, "", "cards", "must be listed from the bottom up, level 4 to 1 (TG-8)")


_FIELDS = {"gate deck": "deck", "Korean name": "name.ko", "English name": "name.en"}


def _doubled(read: Mapping[str, DeckFile | SummonersFile | PresetsFile]) -> Iterator[Fault]:
    """Keys and gate decks' names that occur twice, in whatever files."""
    seen: dict[tuple[str, str], str] = {}
    for name, parsed in read.items():
        for what, key, card in _claims(parsed):
            if first := seen.get((what, key)):
                reason = f"there is a {what} {key!r} already, in {first}"
                yield Fault(name, card, _FIELDS.get(what, "key"), reason)
            seen.setdefault((what, key), name)


def _claims(parsed: DeckFile | SummonersFile | PresetsFile) -> Iterator[tuple[str, str, str]]:
    if isinstance(parsed, DeckFile):
        yield "gate deck", parsed.deck, ""
        yield "Korean name", parsed.name.ko, ""
        yield "English name", parsed.name.en, ""
        yield "card", parsed.gate.key, parsed.gate.key
    if isinstance(parsed, PresetsFile):
        yield from (("preset", preset.key, preset.key) for preset in parsed.presets)
    else:
        yield from (("card", entry.key, entry.key) for entry in parsed.cards)


def _preset_faults(
    read: Mapping[str, DeckFile | SummonersFile | PresetsFile], catalog: Catalog
) -> Iterator[Fault]:
    for name, parsed in read.items():
        if isinstance(parsed, PresetsFile):
            for preset in parsed.presets:
                for number, squad in enumerate(preset.squads):
                    if reason := catalog.squad_fault(squad):
                        yield Fault(name, preset.key, f"squads.{number}", reason)


def _assemble(read: Mapping[str, DeckFile | SummonersFile | PresetsFile]) -> Catalog:
    decks: dict[str, GateDeck] = {}
    cards: list[Card] = []
    presets: list[Preset] = []
    for parsed in read.values():
        if isinstance(parsed, DeckFile):
            cards.extend(_deck_cards(parsed))
            keys = (parsed.gate.key, *(entry.key for entry in parsed.cards))
            decks[parsed.deck] = GateDeck(parsed.deck, parsed.name, keys)
        elif isinstance(parsed, SummonersFile):
            cards.extend(_summoner(entry) for entry in parsed.cards)
        else:
            presets.extend(parsed.presets)
    summoners = tuple(card.key for card in cards if card.kind == "summoner")
    return Catalog(decks, {card.key: card for card in cards}, summoners, tuple(presets))


def _deck_cards(file: DeckFile) -> Iterator[Card]:
    gate, none = file.gate, frozenset[str]()
    yield Card(gate.key, "gate", file.deck, file.name, None, 4, 0, none, (), gate.flavour)
    for entry in file.cards:
        yield Card(
            key=entry.key,
            kind="character",
            deck=file.deck,
            name=file.name,
            title=entry.title,
            level=entry.level,
            power=entry.power,
            marks=frozenset(entry.marks),
            abilities=entry.abilities,
            flavour=entry.flavour,
        )


def _summoner(entry: SummonerEntry) -> Card:
    return Card(
        key=entry.key,
        kind="summoner",
        deck=None,
        name=entry.name,
        title=None,
        level=None,
        power=0,
        marks=frozenset(entry.marks),
        abilities=entry.abilities,
        flavour=entry.flavour,
    )
