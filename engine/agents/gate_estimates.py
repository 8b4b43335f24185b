"""What a player of THE GATE can work out from a view: powers to expect, chances, worths."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterable, Sequence
from functools import cached_property
from typing import assert_never

from engine.gate import operations as op
from engine.gate.cards import Catalog
from engine.gate.operations import Ability, Operation, Timing
from engine.gate.view import ColumnView, DuelView, SideView

GUARDING: tuple[Timing, ...] = ("trait", "guard", "battle")
ATTACKING: tuple[Timing, ...] = ("trait", "attack", "battle")
LOST_DAMAGE = 7
_WIN = 100.0


class Estimates:
    """Sums over one view of a seat that plays. Powers and worths are expected values.

    What is asked for again and again is kept: dozens of attacks share a few cards.
    """

    def __init__(self, catalog: Catalog, view: DuelView) -> None:
        seat = view.viewer
        if seat is None:
            message = "a spectator does not play"
            raise ValueError(message)
        self._cards = catalog.cards
        self._decks = catalog.decks
        self.view = view
        self.me = view.sides[seat]
        self.foe = view.sides[1 - seat]
        self._guards: dict[tuple[bool, str], float] = {}
        self._attackers: dict[tuple[str, bool, int], float] = {}
        self._strikes: dict[str, float] = {}
        self._links: dict[tuple[str | None, int], float] = {}
        self._defences: dict[int, list[float]] = {}

    # Cards

    def abilities(self, side: SideView, card: str, timings: tuple[Timing, ...]) -> list[Ability]:
        """The abilities a card of ``side`` has when it is used: printed, then gained (TG-70)."""
        known = self._cards[card]
        found = [ability for timing in timings for _, ability in known.printed[timing]]
        for column in side.columns:
            if column.attached and column.deck == known.deck:
                grants = [granted for c in column.attached for _, granted in self._cards[c].grants]
                found += [granted for granted in grants if granted.timing in timings]
        return found

    def guard_power(self, side: SideView, card: str) -> float:
        """The power of ``card`` as a guardian, with what its abilities add."""
        key = (side is self.me, card)
        if key not in self._guards:
            added = self._added(side, card, GUARDING, 0)
            self._guards[key] = max(0.0, self._cards[card].power + added)
        return self._guards[key]

    def attack_power(self, cards: Sequence[str], *, guarded: bool) -> float:
        """The power of ``cards`` that attack together, against a guardian or without one."""
        names = [self._cards[card].deck for card in cards]
        powers = self._attackers
        total = 0.0
        for card, name in zip(cards, names, strict=True):
            key = (card, guarded, names.count(name) - 1)
            if key not in powers:
                added = self._added(self.me, card, ATTACKING, key[2], guarded=guarded)
                powers[key] = max(0.0, self._cards[card].power + added)
            total += powers[key]
        return total

    def strike(self, cards: Sequence[str]) -> float:
        """The damage of ``cards`` if their attack succeeds (TG-109)."""
        return max([self._strike(card) for card in cards])

    def card_worth(self, card: str) -> float:
        """How much one would like to have ``card`` in the hand."""
        known = self._cards[card]
        acts = sum(
            self.worth(a.operations, card) for a in self.abilities(self.me, card, ("action",))
        )
        return known.power + max(0.0, acts) + 0.3 * len(known.abilities)

    def deck_worth(self, deck: str) -> float:
        """How much one would like to have the gate deck ``deck`` in the squad."""
        worth = 0.0
        for key in self._decks[deck].cards[1:]:
            card = self._cards[key]
            worth += self.card_worth(key) - card.power + 2.0 * (self._strike(key) - 1.0)
            if card.may_attack:
                worth += self.attack_power((key,), guarded=True)
        return worth

    def worth(self, operations: Iterable[Operation], card: str) -> float:
        """How much it would help to carry ``operations`` out for ``card`` in the main phase."""
        return sum(self._worth(operation, card) for operation in operations)

    # Gates

    def need(self, column: ColumnView) -> float:
        """How much an own gate needs protection; 0 for a closed one."""
        if column.closed:
            return 0.0
        near = column.damage / column.durability
        return 1.0 + near + (0.5 if self.me.closed else 0.0) - 0.1 * column.power

    def chance(self, number: int, attack: float) -> float:
        """How likely an attack of that strength succeeds against the foe's column ``number``."""
        if number not in self._defences:
            self._defences[number] = sorted(self._possible(self.foe.columns[number]))
        defences = self._defences[number]
        return bisect_left(defences, attack) / len(defences)

    def gain(self, column: ColumnView, damage: float) -> float:
        """What it is worth to deal ``damage`` to the foe's ``column``."""
        closes = column.damage + damage >= column.durability
        if self.foe.damage + damage >= LOST_DAMAGE or (closes and self.foe.closed):
            return _WIN
        return damage + (2.5 if closes else 0.3 * column.damage / column.durability)

    def price(self, cards: Sequence[str]) -> float:
        """What it costs to attack with ``cards``: they cannot guard the gates that lack it."""
        powers = sorted([self.guard_power(self.me, card) for card in cards], reverse=True)
        return 0.05 * len(cards) + 0.12 * sum(powers[: self._unguarded])

    # Behind the scenes

    @cached_property
    def _unguarded(self) -> int:
        """How many own gates could still get a guardian."""
        return sum(not (column.closed or column.guardian) for column in self.me.columns)

    def _possible(self, column: ColumnView) -> list[float]:
        """What the foe's ``column`` may have to set against an attack, each equally likely."""
        guardian = column.guardian
        if guardian is None:
            return [column.power]
        if guardian.card is not None:
            return [column.power + self.guard_power(self.foe, guardian.card)]
        return [column.power + power for power in self._hidden_guards]

    @cached_property
    def _hidden_guards(self) -> list[float]:
        """The guard powers of all cards that the foe may hold hidden."""
        seen = _seen(self.foe)
        summoners = sum([self._cards[card].kind == "summoner" for card in seen])
        powers = [0.0] * max(0, 4 - summoners)
        powers += [self.guard_power(self.foe, card) for card in self._unseen(self.foe, seen)]
        return powers or [2.0]

    def _unseen(self, side: SideView, seen: set[str]) -> list[str]:
        decks = [column.deck for column in side.columns if column.deck is not None]
        return [card for deck in decks for card in self._decks[deck].cards[1:] if card not in seen]

    @cached_property
    def _own_unseen(self) -> list[str]:
        return self._unseen(self.me, _seen(self.me))

    def _link_chance(self, card: str, count: int) -> float:
        """The chance that the top ``count`` cards of the own deck have the name of ``card``."""
        key = (self._cards[card].deck, count)
        if key not in self._links:
            self._links[key] = self._hit(*key)
        return self._links[key]

    def _hit(self, name: str | None, count: int) -> float:
        side = self.me
        known = [c for c in side.deck_top[:count] if c is not None]
        if any(self._cards[c].deck == name for c in known):
            return 1.0
        size = side.deck
        named = sum([self._cards[c].deck == name for c in self._own_unseen])
        if size < count:
            size += len(side.dugout)
            named += sum([self._cards[c].deck == name for c in side.dugout])
        miss = 1.0
        for drawn in range(min(count, size) - len(known)):
            miss *= max(0, size - named - drawn) / (size - drawn)
        return 1.0 - miss

    def _added(
        self,
        side: SideView,
        card: str,
        timings: tuple[Timing, ...],
        alike: int,
        *,
        guarded: bool = True,
    ) -> float:
        abilities = self.abilities(side, card, timings)
        return sum([self._power(side, card, a.operations, alike, guarded) for a in abilities])

    def _power(
        self,
        side: SideView,
        card: str,
        operations: Iterable[Operation],
        alike: int,
        guarded: bool,  # noqa: FBT001 - it is handed down through nested operations
    ) -> float:
        """What ``operations`` of a fighter add to its side's sum, or take from the other's.

        ``alike`` is how many of those that attack with it have its name.
        """
        total = 0.0
        for operation in operations:
            match operation:
                case op.Power(target="self", amount=amount):
                    total += self._amount(side, amount, alike)
                case op.Power(target="other_attackers_same_name", amount=amount):
                    each = self._amount(side, amount, alike)
                    total += each * alike
                case op.Power(target="guardian", amount=amount) if guarded:
                    total -= self._amount(side, amount, alike)
                case op.Power(target="one_attacker", amount=amount):
                    total -= self._amount(side, amount, alike)
                case op.Link(cards=count, then=then) if side is self.me:
                    chance = self._link_chance(card, count)
                    total += chance * self._power(side, card, then, alike, guarded)
                case op.Link(then=then):
                    total += 0.4 * self._power(side, card, then, alike, guarded)
                case op.If(condition="no_guardian", then=then) if not guarded:
                    total += self._power(side, card, then, alike, guarded)
                case op.Pay(cost=cost, then=then) if self._payable(side, cost):
                    total += self._power(side, card, then, alike, guarded)
                case op.Dismiss() if guarded:
                    total += 2.5
                case _:
                    pass
        return total

    def _amount(self, side: SideView, amount: int | op.Count, alike: int) -> float:
        if isinstance(amount, int):
            return amount
        match amount.of:
            case "other_attackers_same_name":
                count = alike
            case "own_enhancements":
                count = sum(len(column.attached) for column in side.columns)
            case "own_dugout_per4":
                count = len(side.dugout) // 4
            case "own_gates_level4":
                count = sum(column.level == 4 for column in side.columns)
            case _:
                assert_never(amount.of)
        return amount.each * (count if amount.most is None else min(count, amount.most))

    def _payable(self, side: SideView, cost: op.Banish | op.Discard | op.EndBanish) -> bool:
        match cost:
            case op.Banish(most=count):
                return len(side.dugout) >= count
            case op.Discard(cards=count):
                return side.hand_size > count
            case op.EndBanish():
                return True

    def _strike(self, card: str) -> float:
        if card not in self._strikes:
            abilities = self.abilities(self.me, card, ATTACKING)
            damages = [self._damage(ability.operations, card) for ability in abilities]
            self._strikes[card] = max(damages, default=1)
        return self._strikes[card]

    def _damage(self, operations: Iterable[Operation], card: str) -> float:
        best = 1.0
        for operation in operations:
            match operation:
                case op.Strike(damage=damage):
                    best = max(best, damage)
                case op.Link(cards=count, then=then):
                    more = self._damage(then, card) - 1
                    best = max(best, 1 + self._link_chance(card, count) * more)
                case _:
                    pass
        return best

    def _worth(self, operation: Operation, card: str) -> float:
        match operation:
            case op.Summon(to=to, times=times):
                return times * (1.0 if to == "dugout" else 2.0)
            case op.Draw(cards=count):
                return 0.8 * count
            case op.Discard(cards=count):
                return -0.4 * count
            case op.Choose(branches=branches):
                return max(self.worth(branch, card) for branch in branches)
            case op.If(then=then):
                return 0.2 * self.worth(then, card)
            case _:
                return self._situational(operation, card)

    def _situational(self, operation: Operation, card: str) -> float:
        """Operations that need something to work on."""
        worth = 0.0
        match operation:
            case op.Recall():
                name = self._cards[card].deck
                worth = float(any(self._cards[other].deck == name for other in self.me.dugout))
            case op.Heal(damage=most):
                hurt = [c.damage for c in self.me.columns if not c.closed]
                worth = 1.2 * min(most, max(hurt, default=0))
            case op.Peek(guardians=count) | op.Bounce(side="opponent", most=count):
                hidden = [c for c in self.foe.columns if c.guardian and c.guardian.card is None]
                worth = 0.7 * min(count, len(hidden))
            case op.Banish(source="any_dugout", most=count):
                worth = 0.5 * min(count, len(self.foe.dugout))
            case op.Scry():
                worth = 0.2
            case op.BanishSelf():
                worth = -0.3
            case _:
                pass
        return worth


def _seen(side: SideView) -> set[str]:
    """Every card of ``side`` whose place is known."""
    seen = {*side.dugout, *side.banished, *side.active, *(side.hand or ())}
    seen.update(card for card in side.deck_top if card is not None)
    for column in side.columns:
        seen.update(column.pile, column.attached, column.buried)
        if column.guardian is not None and column.guardian.card is not None:
            seen.add(column.guardian.card)
    return seen
