"""The cards of Fate/Domination: what a data file may say, and the catalog made of all files."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from typing import Annotated, Any, Literal, cast

from pydantic import Field, TypeAdapter, ValidationError

from engine.domination.numbers import Numbers
from engine.domination.operations import AnyOperation
from engine.domination.terms import Amount, Attribute, Condition, Key
from engine.kernel.data import Text, keyword_data
from engine.kernel.faults import DataFaults, Fault, plainly

USES = ("prep", "outpost", "action", "combat")
Timing = Literal[
    "prep",
    "outpost",
    "action",
    "combat",
    "passive",
    "setup",
    "round_begins",
    "event",
    "drawn_up",
    "deployed",
    "entered",
    "revealed",
    "object_revealed",
    "reshuffled",
    "on_play",
    "spell_used",
    "combat_begins",
    "totals_known",
    "won",
    "lost",
    "after_combat",
    "round_end",
    "exit",
]
"""When an ability works: the four of `USES` are for a player to use, ``passive`` always stands,
all others happen by themselves at a window of Appendix A."""
ServantClass = Literal[
    "saber",
    "archer",
    "lancer",
    "rider",
    "caster",
    "assassin",
    "berserker",
    "shielder",
    "avenger",
    "moon_cancer",
]
Small = Annotated[int, Field(ge=0, le=20)]


@keyword_data
class Price:
    """What using an ability costs; all of it must be there (FD-156)."""

    mana: Amount = 0
    vp: Small = 0
    spells: Small = 0
    counter: str | None = None
    close_itself: bool = False


@keyword_data
class Ability:
    """One ability: when it works, what it costs, what it asks first, and what it does.

    ``passive`` lets it work although its card is not active (FD-166). ``times`` a round (0: any
    number) it can be used; ``in_hand`` lets it work from the hand. ``asks`` come before the price,
    and may be cancelled. ``text`` says it in sentences, with the very numbers of its operations;
    without one it is worded from them.
    """

    timing: Timing
    text: Text | None = None
    passive: bool = False
    when: tuple[Condition, ...] = ()
    cost: Price = Price()
    unique: Key | None = None
    times: int = 1
    climax_times: int | None = None
    optional: bool = False
    in_hand: bool = False
    asks: tuple[AnyOperation, ...] = ()
    operations: tuple[AnyOperation, ...] = ()


@keyword_data
class Card:
    """An attack, a skill, or a card that is neither (FD-140, FD-144).

    ``pick`` are attributes of which any may be taken when it is declared, each for 1 mana more.
    ``until`` ends its lingering.
    """

    key: Key
    name: Text
    attack: bool = True
    skill: bool = False
    basic: bool = False
    attributes: tuple[Attribute, ...] = ()
    cost: Amount = 0
    power: int = 0
    true_name: bool = False
    lingering: bool = False
    uses: int | None = None
    playable: tuple[Condition, ...] = ()
    no_play: bool = False
    pick: tuple[Attribute, ...] = ()
    until: tuple[Condition, ...] = ()
    abilities: tuple[Ability, ...] = ()


@keyword_data
class Master:
    """A master: command spells, cards and skills it brings, cards it puts into the deck."""

    key: Key
    name: Text
    spells: Small = 3
    mana_cap: int | None = None
    cards: tuple[Key, ...] = ("command_spell",)
    skills: tuple[Key, ...] = ()
    deck: dict[Key, int] = field(default_factory=dict[str, int])
    pile: dict[Key, int] = field(default_factory=dict[str, int])
    counters: dict[str, int] = field(default_factory=dict[str, int])
    becomes: Key | None = None


@keyword_data
class Servant:
    """A servant: the deck list of its profile card and its three skills (FD-34)."""

    key: Key
    name: Text
    servant_class: ServantClass
    deck: dict[Key, int]
    skills: tuple[Key, Key, Key]


@keyword_data
class EventCard:
    """An event; ``climax`` is the round it is fixed to."""

    key: Key
    name: Text
    mana: Small
    climax: int | None = None
    abilities: tuple[Ability, ...] = ()


@keyword_data
class ObjectKind:
    """An object kind, ``copies`` of it in its pile; ``names`` is the attribute it speaks of."""

    key: Key
    name: Text
    vp: Small
    copies: int = 1
    pile: str = "base"
    names: Attribute | None = None
    abilities: tuple[Ability, ...] = ()


@keyword_data
class CardsFile:
    """Cards of any kind."""

    kind: Literal["cards"]
    cards: tuple[Card, ...]


@keyword_data
class ServantFile:
    """Servants, with the cards only they have."""

    kind: Literal["servants"]
    servants: tuple[Servant, ...]
    cards: tuple[Card, ...] = ()


@keyword_data
class MasterFile:
    """Masters, with the cards only they have."""

    kind: Literal["masters"]
    masters: tuple[Master, ...]
    cards: tuple[Card, ...] = ()


@keyword_data
class EventFile:
    """Events."""

    kind: Literal["events"]
    events: tuple[EventCard, ...]


@keyword_data
class ObjectFile:
    """Objects."""

    kind: Literal["objects"]
    objects: tuple[ObjectKind, ...]


@keyword_data
class NumbersFile:
    """The numbers of the board and of the rules."""

    kind: Literal["numbers"]
    numbers: Numbers


DataFile = Annotated[
    CardsFile | ServantFile | MasterFile | EventFile | ObjectFile | NumbersFile,
    Field(discriminator="kind"),
]
Parsed = CardsFile | ServantFile | MasterFile | EventFile | ObjectFile | NumbersFile
_files: TypeAdapter[Parsed] = TypeAdapter(DataFile)


@dataclass(frozen=True)
class Catalog:
    """All there is to play with, by key, in the order of the files."""

    numbers: Numbers
    cards: dict[str, Card]
    masters: dict[str, Master]
    servants: dict[str, Servant]
    events: dict[str, EventCard]
    objects: dict[str, ObjectKind]

    @cached_property
    def owners(self) -> dict[str, tuple[str, ...]]:
        """The servants that have a skill, by the skill's key."""
        found: dict[str, tuple[str, ...]] = {}
        for servant in self.servants.values():
            for skill in dict.fromkeys(servant.skills):
                found[skill] = (*found.get(skill, ()), servant.key)
        return found

    @cached_property
    def regular_events(self) -> tuple[str, ...]:
        """The events of the regular rounds."""
        return tuple(e.key for e in self.events.values() if e.climax is None)

    @cached_property
    def climax_events(self) -> tuple[str, ...]:
        """The events of the climax rounds, in their order."""
        climax = [e for e in self.events.values() if e.climax is not None]
        return tuple(e.key for e in sorted(climax, key=lambda e: e.climax or 0))

    def pile(self, name: str) -> list[str]:
        """Fresh object ids of a pile, ``"kind-1"`` and so on."""
        kinds = (kind for kind in self.objects.values() if kind.pile == name)
        return [f"{kind.key}-{n}" for kind in kinds for n in range(1, kind.copies + 1)]


def parse(files: Mapping[str, object]) -> Catalog:
    """The catalog that ``files`` (by name, each already decoded from JSON) describe together.

    Raises `DataFaults` with every mistake in them.
    """
    from engine.domination.proofs import misworded, strangers  # noqa: PLC0415 - they read cards

    faults: list[Fault] = []
    read = {name: parsed for name in files if (parsed := _read(name, files[name], faults))}
    faults.extend(_doubled(read))
    numbers = [f.numbers for f in read.values() if isinstance(f, NumbersFile)]
    if not numbers and not faults:
        faults.append(Fault(next(iter(files), ""), "", "numbers", "no file has the numbers"))
    if faults:
        raise DataFaults(sorted(faults))
    catalog = _assemble(numbers[-1], read)
    faults.extend(strangers(read, catalog))
    faults.extend(misworded(read))
    if faults:
        raise DataFaults(sorted(faults))
    return catalog


def _read(name: str, content: object, faults: list[Fault]) -> Parsed | None:
    try:
        return _files.validate_json(json.dumps(content), strict=True)
    except ValidationError as error:
        for one in error.errors(include_url=False, include_input=False):
            card, place = _place(content, list(one["loc"]))
            faults.append(Fault(name, card, place, plainly(one)))
    return None


def _place(content: object, loc: list[int | str]) -> tuple[str, str]:
    """Where pydantic's ``loc`` lies: the card's key as far as it has one, and the field."""
    path = loc[1:]  # the first part only repeats the file's kind
    if len(path) >= 2 and isinstance(path[1], int):
        found: Any = cast("dict[str, Any]", content)[str(path[0])][path[1]]
        entry = cast("dict[str, Any]", found) if isinstance(found, dict) else {}
        return str(entry.get("key", f"{path[0]}.{path[1]}")), ".".join(map(str, path[2:]))
    return "", ".".join(map(str, path or loc))


def _claims(parsed: Parsed) -> Iterator[tuple[str, str]]:
    match parsed:
        case CardsFile():
            yield from (("card", each.key) for each in parsed.cards)
        case ServantFile():
            yield from (("card", each.key) for each in parsed.cards)
            yield from (("servant", each.key) for each in parsed.servants)
        case MasterFile():
            yield from (("card", each.key) for each in parsed.cards)
            yield from (("master", each.key) for each in parsed.masters)
        case EventFile():
            yield from (("event", each.key) for each in parsed.events)
        case ObjectFile():
            yield from (("object", each.key) for each in parsed.objects)
        case NumbersFile():
            yield "numbers", "numbers"


def _doubled(read: Mapping[str, Parsed]) -> Iterator[Fault]:
    seen: dict[tuple[str, str], str] = {}
    for name, parsed in read.items():
        for what, key in _claims(parsed):
            if first := seen.get((what, key)):
                yield Fault(name, key, "key", f"there is a {what} {key!r} already, in {first}")
            seen.setdefault((what, key), name)


def _assemble(numbers: Numbers, read: Mapping[str, Parsed]) -> Catalog:
    catalog = Catalog(numbers, {}, {}, {}, {}, {})
    for parsed in read.values():
        if isinstance(parsed, CardsFile | ServantFile | MasterFile):
            catalog.cards.update({each.key: each for each in parsed.cards})
        if isinstance(parsed, ServantFile):
            catalog.servants.update({each.key: each for each in parsed.servants})
        if isinstance(parsed, MasterFile):
            catalog.masters.update({each.key: each for each in parsed.masters})
        if isinstance(parsed, EventFile):
            catalog.events.update({each.key: each for each in parsed.events})
        if isinstance(parsed, ObjectFile):
            catalog.objects.update({each.key: each for each in parsed.objects})
    return catalog
