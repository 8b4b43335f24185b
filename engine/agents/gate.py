"""A player of THE GATE that adds up what it sees and takes what looks best.

It plans one action ahead: useful actions first, then an enhancement, then attacks that are
likely to succeed, and what is left guards the gates that need it most.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Sequence
from itertools import combinations
from typing import Any

from engine.agents.gate_estimates import Estimates
from engine.gate import operations as op
from engine.gate.cards import Catalog
from engine.gate.operations import Ability
from engine.gate.view import ColumnView, DuelView
from engine.kernel import Decision, Option, Positions

_MOST_ATTACKERS = 3
_WORTHWHILE = 0.15
_ALL_BUT_WON = 80.0
_WHIM = 0.8
"""How much taste counts, as against strength, where a squad is chosen."""
_USE, _ENHANCE, _ATTACK, _GUARD = 400.0, 300.0, 200.0, 100.0
"""What comes first in a turn: everything of one kind before anything of the next."""

Judge = Callable[[Decision, tuple[Any, ...], Estimates], float]
"""How good an option is. One worth more than 0 is picked even where none has to be."""


class GateHeuristic:
    """A computer player for the duel; sees what a person in its seat would see.

    It remembers nothing from one decision to the next, so a fresh one may be made for each.
    """

    def __init__(self, catalog: Catalog, seed: str) -> None:
        self._catalog = catalog
        self._random = random.Random(seed)
        self._judges: dict[str, Judge] = {
            "decks": self._deck,
            "draft_deck": self._deck,
            "summoners": self._summoner,
            "draft_summoner": self._summoner,
            "set_aside": lambda _, option, known: known.card_worth(option[1]),
            "redraw": lambda _, option, known: float(option[0] == "redraw"),
            "main": self._main,
            "target": _target,
            "guard": self._use_ability,
            "abilities": self._use_ability,
            "one_attacker": _one_attacker,
            "summon": self._summon,
            "heal": _heal,
            "branch": self._branch,
            "peek": _foe_guardian,
            "bounce": lambda d, o, known: _foe_guardian(d, o, known) if d.least else -1.0,
            "dugout": lambda _, option, known: float(option[1] != known.view.viewer),
            "recall": lambda _, option, known: known.card_worth(option[1]),
            "scry": lambda _, option, known: known.card_worth(option[1]),
            "discard": _part_with,
            "pay": _part_with,
            "banish": _part_with,
        }

    def choose(self, decision: Decision, look: Callable[[], DuelView]) -> Positions:
        """The legal choice that looks best; between equals the seed decides."""
        if decision.kind == "columns":  # one place is as good as another
            return (self._random.randrange(len(decision.options)),)
        known = Estimates(self._catalog, look())
        if decision.kind == "attackers":
            return self._pick_attackers(decision, known)
        judge = self._judges[decision.kind]
        worths = [judge(decision, option, known) for option in decision.options]
        order = sorted(range(len(worths)), key=lambda n: (-worths[n], self._random.random()))
        size = max(decision.least, sum(worth > 0 for worth in worths))
        return tuple(order[: min(decision.most, size)])

    # The squad

    def _deck(self, _: Decision, option: tuple[Any, ...], known: Estimates) -> float:
        """A strong gate deck, but not the same ones in every game."""
        return known.deck_worth(option[1]) + _WHIM * 10.0 * self._random.random()

    def _summoner(self, _: Decision, option: tuple[Any, ...], known: Estimates) -> float:
        return known.card_worth(option[1]) + _WHIM * self._random.random()

    # Main phase

    def _main(self, _: Decision, option: Option, known: Estimates) -> float:
        match option:
            case ("use", str(card)):
                operations = known.abilities(known.me, card, ("action",))
                worth = sum(known.worth(ability.operations, card) for ability in operations)
                worth -= 0.3 * self._catalog.cards[card].power
                return _USE + worth if worth > _WORTHWHILE else 0.0
            case ("enhance", str(card), int(number)):
                return _ENHANCE + self._enhance(known, card, known.me.columns[number])
            case ("attack",):
                worth = max(worth for worth, _ in self._attacks(known))
                if worth > _ALL_BUT_WON:
                    return _USE + worth
                return _ATTACK + worth if worth > _WORTHWHILE else 0.0
            case ("place", str(card), int(number)):
                power = known.guard_power(known.me, card)
                need = known.need(known.me.columns[number])
                return _GUARD + power * need if power > 0 and need > 0 else 0.0
            case ("swap", str(card), int(number)):
                guardian = known.me.columns[number].guardian
                old = known.guard_power(known.me, guardian.card or card) if guardian else 0.0
                better = known.guard_power(known.me, card) - old
                return better if better > 1.0 else 0.0
            case _:
                return 0.1  # the end of the phase, when nothing else is worth it

    def _enhance(self, known: Estimates, card: str, column: ColumnView) -> float:
        """A gate enhancement goes where it is needed, another to the gate of the most cards."""
        worth = self._catalog.cards[card]
        if worth.gate_power or worth.durability:
            return (worth.gate_power + worth.durability) * known.need(column)
        hand = [other for other in known.me.hand or () if other != card]
        cards = [*hand, *known.me.dugout]
        return 0.5 + sum(self._catalog.cards[other].deck == column.deck for other in cards)

    def _attacks(self, known: Estimates) -> Iterator[tuple[float, tuple[str, ...]]]:
        """Every group of attackers, and what its best attack is worth."""
        hand = [card for card in known.me.hand or () if self._catalog.cards[card].may_attack]
        targets = [n for n, c in enumerate(known.foe.columns) if not (c.closed or c.attacked)]
        for size in range(1, _MOST_ATTACKERS + 1):
            for cards in combinations(hand, size):
                gain = max([_gain(known, cards, number) for number in targets])
                yield gain - known.price(cards), cards

    def _pick_attackers(self, decision: Decision, known: Estimates) -> Positions:
        _, cards = max(self._attacks(known), key=lambda attack: attack[0])
        return tuple(decision.options.index(("attacker", card)) for card in cards)

    # The middle of an effect

    def _summon(self, _: Decision, option: tuple[Any, ...], known: Estimates) -> float:
        """A higher gate holds out longer; a good card is good in any case."""
        cards, column = self._catalog.cards, known.me.columns[_number(option)]
        top, below = column.pile[0], column.pile[1]
        rises = (cards[below].level or 0) > (cards[top].level or 0)
        return known.card_worth(top) + known.need(column) * (2.0 if rises else 0.5)

    def _branch(self, decision: Decision, option: tuple[Any, ...], known: Estimates) -> float:
        """The branch that helps more; what is printed where is what the question is about."""
        _, card, source, number = decision.about
        choose = self._catalog.cards[str(source)].choices[int(number)]
        return 1.0 + known.worth(choose.branches[_number(option)], str(card))

    def _use_ability(self, decision: Decision, option: tuple[Any, ...], known: Estimates) -> float:
        """Whatever is free is used; a price is paid only where it may turn the combat."""
        combat = known.view.combat
        if option == ("pass",) or combat is None:
            return 0.5
        ability = self._ability(*option[1:])
        first = ability.operations[0]
        if not isinstance(first, op.Pay):
            return 1.0
        ahead = combat.attack - combat.defence
        short = ahead if decision.kind == "guard" else 1 - ahead
        changes = [each.amount for each in first.then if isinstance(each, op.Power)]
        gain = sum(amount for amount in changes if isinstance(amount, int))
        return 1.0 if 0 < short <= gain + 1 else 0.0

    def _ability(self, card: str, n: int, source: str) -> Ability:
        printed = self._catalog.cards[source]
        if source == card:
            return printed.abilities[n]
        return next(granted for position, granted in printed.grants if position == n)


def _gain(known: Estimates, cards: Sequence[str], number: int) -> float:
    """What an attack on the foe's column ``number`` is worth: its chance times its gain."""
    column = known.foe.columns[number]
    guarded = column.guardian is not None
    chance = known.chance(number, known.attack_power(cards, guarded=guarded))
    worth = chance * known.gain(column, known.strike(cards))
    if guarded:
        worth += 0.3  # it is discarded whoever wins (TG-88)
    return worth


def _target(decision: Decision, option: tuple[Any, ...], known: Estimates) -> float:
    """Against which gate the named attackers do best; they are what the question is about."""
    cards = [str(card) for card in decision.about[1:]]
    return _gain(known, cards, _number(option)) - known.price(cards)


def _number(option: tuple[Any, ...]) -> int:
    return option[1]


def _one_attacker(_: Decision, option: tuple[Any, ...], known: Estimates) -> float:
    """The strongest one loses most: no power counts below 0 (TG-85)."""
    fighters = known.view.combat.attackers if known.view.combat else ()
    return sum(fighter.power for fighter in fighters if fighter.card == option[1])


def _heal(_: Decision, option: tuple[Any, ...], known: Estimates) -> float:
    column = known.me.columns[_number(option)]
    return 1.0 + known.need(column) * column.damage


def _foe_guardian(_: Decision, option: tuple[Any, ...], known: Estimates) -> float:
    """The one in front of the weakest gate: there the next attack will go."""
    return 20.0 - known.foe.columns[_number(option)].power


def _part_with(decision: Decision, option: tuple[Any, ...], known: Estimates) -> float:
    """The foe's best cards go first, and one's own worst ones where one has to."""
    worth = known.card_worth(option[1])
    match decision.about:
        case (_, _, int(owner)) if owner != known.view.viewer:
            return worth
        case _:
            return 20.0 - worth if decision.least > 0 else 0.5 - worth
