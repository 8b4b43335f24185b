"""Reading the table: cards, places, players, and what stands. Nothing here changes anything."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Generic, TypeVar, cast

from engine.domination.cards import USES, Ability, Card, Catalog
from engine.domination.numbers import Battlefield
from engine.domination.standing import ClosePlace, Standard, Standing
from engine.domination.state import (
    NOBODY,
    NOWHERE,
    SCOUT,
    WORKSHOP,
    Side,
    War,
    key_of,
)

Op = TypeVar("Op", bound=Standing)
Op_co = TypeVar("Op_co", bound=Standing, covariant=True)


Passives = dict[str, list[tuple[Ability, Standing]]]
"""Passives of one kind by the key of the card, event or object they are printed on."""


@dataclass(frozen=True, slots=True)
class Source:
    """Where an effect comes from, and what was chosen for it so far.

    ``seat`` is `NOBODY` for events and objects; ``place`` is where an object lies.
    """

    seat: int
    card: str
    place: str = ""
    players: tuple[int, ...] = ()
    cards: tuple[str, ...] = ()
    number: int = 0
    object: str = ""


@dataclass(frozen=True, slots=True)
class Stands(Generic[Op_co]):
    """A standing operation at this moment.

    ``seats`` is None for a passive, whose reach is looked up anew each time. ``hidden`` says
    that it comes from a face-down skill, ``seat`` of which is the owner.
    """

    op: Op_co
    source: Source
    seats: tuple[int, ...] | None
    cards: tuple[str, ...] = ()
    hidden: bool = False


class Index:
    """The catalog's passives, sorted by the kind of operation; made once."""

    def __init__(self, catalog: Catalog) -> None:
        self.catalog = catalog
        self._found: dict[type[Standing], Passives] = {}
        sources = [catalog.cards, catalog.events, catalog.objects]
        self._texts = [(key, text.abilities) for each in sources for key, text in each.items()]
        self.hidden_uses: dict[str, list[tuple[str, Ability]]] = {phase: [] for phase in USES}
        for skill in catalog.owners:
            for ability in catalog.cards[skill].abilities:
                if ability.passive and ability.timing in USES:
                    self.hidden_uses[ability.timing].append((skill, ability))

    def passives(self, kind: type[Standing]) -> Passives:
        """The passives of a kind by the key of the card, event or object they are printed on."""
        if kind not in self._found:
            found: Passives = {}
            for key, abilities in self._texts:
                for ability in abilities:
                    if ability.timing == "passive":
                        for op in ability.operations:
                            if isinstance(op, kind):
                                found.setdefault(key, []).append((ability, op))
            self._found[kind] = found
        return self._found[kind]


class Board:
    """A state together with the catalog: what the rules ask about it."""

    __slots__ = ("_memo", "catalog", "index", "numbers", "public", "state")

    def __init__(self, index: Index, state: War, *, public: bool = False) -> None:
        self.index = index
        self.catalog = index.catalog
        self.numbers = index.catalog.numbers
        self.state = state
        self.public = public
        self._memo: dict[type[Standing], list[Stands[Standing]]] | None = None

    # Cards

    def card(self, card: str) -> Card:
        """The card of an id, or what it is a copy of this round."""
        return self.catalog.cards[self.state.copies.get(card) or key_of(card)]

    def mark(self, card: str, n: int) -> str:
        """What tells whether a card's ability was used this round.

        An ability of what a card has become a copy of is another one than its own.
        """
        copied = self.state.copies.get(card)
        return f"{card}={copied}/{n}" if copied else f"{card}/{n}"

    def attributes(self, card: str) -> list[str]:
        """A card's attributes: printed, picked when declared, and changed by effects.

        A picked one that begins with ``=`` takes the place of all others.
        """
        found: list[str] = [*self.card(card).attributes]
        for effect in self.state.effects:
            if effect.op.op == "change_attributes" and card in effect.cards:
                found = [each for each in found if each not in effect.op.lose]
                found += [each for each in effect.op.gain if each not in found]
        for side in self.state.sides:
            if card in side.picked:
                picked = side.picked[card]
                if picked[0].startswith("="):
                    found = [each[1:] for each in picked]
                else:
                    found += picked
        return found

    def side(self, seat: int) -> Side:
        """The side of a seat."""
        return self.state.sides[seat]

    def counts(self, seat: int, card: str) -> bool:
        """Whether an active card counts now: an anchored one only at its place."""
        anchor = self.state.anchors.get(card)
        return anchor is None or self.state.sides[seat].place == anchor

    def fighting(self, seat: int) -> list[str]:
        """The active attacks of a seat that count now."""
        active = self.state.sides[seat].active
        return [card for card in active if self.card(card).attack and self.counts(seat, card)]

    # Places

    def battlefield(self, place: str) -> Battlefield:
        """The numbers of a battlefield. Raises `KeyError` for another location."""
        moon_cell = self.numbers.moon_cell.battlefield
        if place == moon_cell.key:
            return moon_cell
        for each in self.numbers.battlefields:
            if each.key == place:
                return each
        raise KeyError(place)

    def on_battlefield(self, seat: int) -> bool:
        """Whether a seat's piece is on a battlefield."""
        return self.state.sides[seat].place in self.state.battlefields

    def opponents(self, seat: int) -> list[int]:
        """The others on the same battlefield; none elsewhere."""
        place = self.state.sides[seat].place
        if place not in self.state.battlefields:
            return []
        return [other for other in self.state.at(place) if other != seat]

    def engaged(self, seat: int) -> bool:
        """FD-71: on a battlefield together with somebody."""
        return bool(self.opponents(seat))

    def free_terrain(self, place: str) -> list[int]:
        """The free terrain slots of a battlefield (FD-14)."""
        taken = {self.state.sides[seat].slot for seat in self.state.at(place)}
        return [n for n in range(len(self.battlefield(place).terrain)) if n not in taken]

    def free_workshop(self) -> list[int]:
        """The workshop's free and open slots (FD-12, FD-23)."""
        taken = {self.state.sides[seat].slot for seat in self.state.at(WORKSHOP)}
        return [n for n in range(self.open_slots()) if n not in taken]

    def open_slots(self) -> int:
        """How many slots of the workshop are open, counted from the first."""
        count = len(self.numbers.workshop)
        for each in self.standing(ClosePlace):
            if each.op.place == WORKSHOP:
                count = min(count, each.op.keep or 0)
        return count

    def closed(self, place: str) -> bool:
        """FD-23, FD-24: whether a location is closed."""
        if place == self.numbers.battlefields[0].key:
            return False
        return any(e.op.place == place and e.op.keep is None for e in self.standing(ClosePlace))

    def open_goals(self, seat: int) -> list[str]:
        """Where an effect may move a seat: open, with room, another location (FD-179)."""
        here = self.state.sides[seat].place
        places = [WORKSHOP, *self.state.battlefields, SCOUT]
        return [place for place in places if place != here and self.has_room(place)]

    def has_room(self, place: str) -> bool:
        """Whether a location is open and can take one more piece (FD-16, FD-21)."""
        if self.closed(place):
            return False
        if place == WORKSHOP:
            return bool(self.free_workshop())
        if place == SCOUT:
            return len(self.state.at(SCOUT)) < self.numbers.scout_capacity
        return True

    # What stands

    def still(self) -> Board:
        """The same board for as long as nothing changes: it looks everything up only once."""
        if self._memo is not None:
            return self
        board = Board(self.index, self.state, public=self.public)
        board._memo = {}
        return board

    def standing(self, kind: type[Op]) -> Iterable[Stands[Op]]:
        """All standing operations of a kind: event, objects, players, then effects by age.

        With `public` set, those on face-down skills are left out (FD-198).
        """
        if self._memo is None:
            return self._standing(kind)
        if kind not in self._memo:
            self._memo[kind] = list(cast("Iterator[Stands[Standing]]", self._standing(kind)))
        return cast("list[Stands[Op]]", self._memo[kind])

    def _standing(self, kind: type[Op]) -> Iterator[Stands[Op]]:
        passives = self.index.passives(kind)
        if passives:
            yield from cast("Iterator[Stands[Op]]", self._passives(passives))
        yield from self._effects(kind)

    def _effects(self, kind: type[Op]) -> Iterator[Stands[Op]]:
        for effect in self.state.effects:
            if isinstance(effect.op, kind) and effect.starts <= self.state.round <= effect.ends:
                source = Source(effect.source, effect.card, effect.place)
                yield cast(
                    "Stands[Op]",
                    Stands(effect.op, source, effect.seats, effect.cards, hidden=False),
                )

    def _passives(self, passives: Passives) -> Iterator[Stands[Standing]]:
        state = self.state
        if state.event in passives:
            source = Source(NOBODY, state.event)
            yield from (Stands(op, source, None) for _, op in passives[state.event])
        for place, objects in state.lying.items():
            for each in objects:
                if each.up and (found := passives.get(key_of(each.card))):
                    source = Source(NOBODY, each.card, place, object=each.card)
                    yield from (Stands(op, source, None) for _, op in found)
        for seat, side in enumerate(state.sides):
            if side.exit == 0:
                yield from self._of_cards(seat, side, passives)

    def _of_cards(self, seat: int, side: Side, passives: Passives) -> Iterator[Stands[Standing]]:
        copies = self.state.copies
        for cards, active in ((side.cards, True), (side.skills, False), (side.active, True)):
            for card in cards:
                found = passives.get(copies.get(card) or key_of(card))
                if not found or (cards is side.skills and self.blanked(card)):
                    continue
                if cards is side.active and not self.counts(seat, card):
                    continue
                hidden = cards is side.skills and card not in side.shown
                if hidden and self.public:
                    continue
                source = Source(seat, card)
                for ability, op in found:
                    if active or ability.passive:
                        yield Stands(op, source, None, hidden=hidden)

    def blanked(self, card: str) -> bool:
        """Whether an effect has switched a card off altogether."""
        return any(
            card in effect.cards and isinstance(effect.op, Standard) and effect.op.rule == "blank"
            for effect in self.state.effects
        )

    def deployed(self, seat: int) -> bool:
        """Whether a seat's piece is on the board."""
        return self.state.sides[seat].place != NOWHERE
