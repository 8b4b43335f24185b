"""Carrying out operations (rulebook section 13), one after the other, each as far as possible.

Every operation has a handler. It returns the steps that it still needs, most often one that
asks; the operations after it wait behind them on the agenda, as data.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from engine.gate import choices, events
from engine.gate import operations as op
from engine.gate.play import DuelPlay, DuelStep, ask
from engine.gate.state import Fighter, Later
from engine.kernel import saved

Steps = tuple[DuelStep, ...]
"""The steps that an operation still needs: a question, or the operations inside it."""


@saved("gate.use_ability")
class UseAbility(DuelStep):
    """An ability of a card is carried out: number ``n`` of ``source``, which gives it (TG-70)."""

    seat: int
    card: str
    n: int
    source: str

    def run(self, play: DuelPlay) -> None:
        """Tell it and begin."""
        printed = play.cards[self.source]
        ability = printed.abilities[self.n]
        if self.source != self.card:
            ability = next(granted for n, granted in printed.grants if n == self.n)
        play.state.summoned_from = None
        play.emit(events.AbilityUsed(self.seat, self.card, self.n, self.source))
        carry_out(play, self.seat, self.card, ability.operations)


@saved("gate.effect")
class Effect(DuelStep):
    """Operations that are still to be carried out for a card of ``seat``, its controller."""

    seat: int
    card: str
    operations: tuple[op.Operation, ...]

    def run(self, play: DuelPlay) -> None:
        """Carry them out."""
        carry_out(play, self.seat, self.card, self.operations)


def carry_out(play: DuelPlay, seat: int, card: str, operations: tuple[op.Operation, ...]) -> None:
    """Carry out ``operations`` from left to right, until one needs a step of its own."""
    for number, operation in enumerate(operations):
        steps = HANDLERS[type(operation)](play, seat, card, operation)
        if play.state.result is not None:
            return  # TG-101
        if steps:
            rest = operations[number + 1 :]
            play.push(*steps, *((Effect(seat, card, rest),) if rest else ()))
            return


def payable(play: DuelPlay, seat: int, card: str, ability: op.Ability) -> bool:
    """Whether the price that an ability begins with can be paid completely."""
    first = ability.operations[0]
    if not isinstance(first, op.Pay):
        return True
    match first.cost:
        case op.EndBanish():
            return play.fighter(seat, card) is not None
        case op.Discard(cards=count):
            return len(play.side(seat).hand) >= count
        case op.Banish(least=count) as cost:
            return len(choices.banishable(play, seat, cost.source)) >= count


def count(play: DuelPlay, seat: int, card: str, counted: op.Count) -> int:
    """``each`` times the count, as it is now."""
    side = play.side(seat)
    match counted.of:
        case "other_attackers_same_name":
            found = len(others_of_name(play, seat, card))
        case "own_enhancements":
            found = sum([len(column.attached) for column in side.columns if not column.closed])
        case "own_dugout_per4":
            found = len(side.dugout) // 4
        case "own_gates_level4":
            found = sum([play.level(column) == 4 for column in side.columns])
    return counted.each * (found if counted.most is None else min(found, counted.most))


def others_of_name(play: DuelPlay, seat: int, card: str) -> list[Fighter]:
    """All other attackers with the name of ``card``."""
    combat = play.state.combat
    if combat is None:
        return []
    me = play.fighter(seat, card)
    return [
        fighter
        for fighter in combat.attackers
        if fighter is not me and play.same_name(fighter.card, card)
    ]


# Handlers: (play, controller, card, operation) -> the steps still needed


def _power(play: DuelPlay, seat: int, card: str, power: op.Power) -> Steps:
    combat = play.state.combat
    if combat is None:
        return ()
    amount = power.amount
    if isinstance(amount, op.Count):
        amount = count(play, seat, card, amount)
    match power.target:
        case "self":
            fighter = play.fighter(seat, card)
            if fighter is not None:
                play.change_power(seat, fighter, amount)
        case "other_attackers_same_name":
            for fighter in others_of_name(play, seat, card):
                play.change_power(combat.attacker, fighter, amount)
        case "guardian":
            if combat.guardian is not None:
                play.change_power(1 - combat.attacker, combat.guardian, amount)
        case "one_attacker":
            return (choices.OneAttacker(seat, card, amount),)
    return ()


def _strike(play: DuelPlay, seat: int, card: str, strike: op.Strike) -> Steps:
    combat = play.state.combat
    fighter = play.fighter(seat, card)
    if combat is not None and seat == combat.attacker and fighter is not None:
        fighter.strike = max(fighter.strike, strike.damage)
        play.emit(events.StrikeGained(seat, card, fighter.strike))
    return ()


def _no_strike(play: DuelPlay, seat: int, card: str, _: op.NoStrike) -> Steps:
    if play.state.combat is not None:
        play.state.combat.no_strike = True
        play.emit(events.StrikesBarred(seat, card))
    return ()


def _link(play: DuelPlay, seat: int, card: str, link: op.Link) -> Steps:
    shown = play.reveal(seat, link.cards)
    hit = any(play.same_name(card, other) for other in shown)
    play.emit(events.LinkRevealed(seat, card, tuple(shown), hit))
    return (Effect(seat, card, link.then),) if hit else ()


def _if(play: DuelPlay, seat: int, card: str, condition: op.If) -> Steps:
    if condition.condition == "no_guardian":
        combat = play.state.combat
        holds = combat is not None and not combat.guarded
    else:
        number = play.state.summoned_from
        holds = number is not None and play.side(seat).columns[number].closed
    return (Effect(seat, card, condition.then),) if holds else ()


def _pay(play: DuelPlay, seat: int, card: str, pay: op.Pay) -> Steps:
    match pay.cost:
        case op.EndBanish():
            fighter = play.fighter(seat, card)
            if fighter is None:
                return ()
            fighter.fate = "banished"
            return (Effect(seat, card, pay.then),)
        case op.Discard(cards=price):
            enough = len(play.side(seat).hand) >= price
        case op.Banish(source=source, least=price):
            enough = len(choices.banishable(play, seat, source)) >= price
    if not enough:
        return ()
    return choices.PayCards(seat, card, pay.cost), Effect(seat, card, pay.then)


def _choose(_: DuelPlay, seat: int, card: str, choose: op.Choose) -> Steps:
    return (ChooseBranch(seat, card, choose),)


def _draw(play: DuelPlay, seat: int, _: str, draw: op.Draw) -> Steps:
    play.draw(seat, draw.cards)
    return ()


def _discard(play: DuelPlay, seat: int, card: str, discard: op.Discard) -> Steps:
    return (choices.DiscardCards(seat, card, discard.cards),)


def _scry(play: DuelPlay, seat: int, card: str, scry: op.Scry) -> Steps:
    return choices.look(play, seat, scry.cards)


def _summon(play: DuelPlay, seat: int, card: str, summon: op.Summon) -> Steps:
    return (choices.SummonFrom(seat, card, summon, summon.times),)


def _recall(_: DuelPlay, seat: int, card: str, recall: op.Recall) -> Steps:
    return (choices.RecallCards(seat, card, recall.cards),)


def _banish_self(play: DuelPlay, seat: int, card: str, _: op.BanishSelf) -> Steps:
    active = play.side(seat).active
    if card in active:
        active.remove(card)
        play.banish(seat, [card])
    return ()


def _banish(_: DuelPlay, seat: int, card: str, banish: op.Banish) -> Steps:
    if banish.source == "any_dugout":
        return (choices.PickDugout(seat, card, banish),)
    return (choices.BanishCards(seat, card, banish, seat),)


def _end_banish(play: DuelPlay, seat: int, card: str, _: op.EndBanish) -> Steps:
    fighter = play.fighter(seat, card)
    if fighter is not None:
        fighter.fate = "banished"
    return ()


def _keep(play: DuelPlay, seat: int, card: str, _: op.Keep) -> Steps:
    fighter = play.fighter(seat, card)
    if fighter is not None and fighter.fate == "dugout":
        fighter.fate = "hand"
    return ()


def _if_held(play: DuelPlay, seat: int, card: str, held: op.IfHeld) -> Steps:
    if play.state.combat is not None:
        play.state.combat.if_held += (Later(seat, card, held.then),)
    return ()


def _on_win(play: DuelPlay, seat: int, card: str, win: op.OnWin) -> Steps:
    if play.state.combat is not None:
        play.state.combat.on_win += (Later(seat, card, win.then),)
    return ()


def _heal(_: DuelPlay, seat: int, card: str, heal: op.Heal) -> Steps:
    return (choices.HealGate(seat, card, heal.damage),)


def _peek(_: DuelPlay, seat: int, card: str, peek: op.Peek) -> Steps:
    return (choices.PeekGuardians(seat, card, peek.guardians),)


def _bounce(_: DuelPlay, seat: int, card: str, bounce: op.Bounce) -> Steps:
    return (choices.BounceGuardians(seat, card, bounce),)


def _dismiss(play: DuelPlay, _: int, __: str, ___: op.Dismiss) -> Steps:
    combat = play.state.combat
    if combat is None or combat.guardian is None:
        return ()
    owner = 1 - combat.attacker
    card = combat.guardian.card
    combat.guardian = None
    play.side(owner).columns[combat.column].guardian = None
    play.emit(events.GuardianDismissed(owner, combat.column, card))
    play.discard(owner, [card], "dismissed")
    return ()


@saved("gate.choose_branch")
class ChooseBranch(DuelStep):
    """D-7: exactly one of two branches."""

    seat: int
    card: str
    choose: op.Choose

    def run(self, play: DuelPlay) -> None:
        """Ask."""
        branches: list[tuple[str | int, ...]] = [("branch", 0), ("branch", 1)]
        about = ("card", self.card, *self._printed(play))
        ask(play, self, self.seat, "branch", branches, about=about)

    def _printed(self, play: DuelPlay) -> tuple[str, int]:
        """The card on which this choice is printed, and which of its choices it is (TG-70)."""
        columns = play.side(self.seat).columns
        sources = [self.card, *(card for column in columns for card in column.attached)]
        return next(
            (source, n)
            for source in sources
            for n, each in enumerate(play.cards[source].choices)
            if each == self.choose
        )

    def answered(self, play: DuelPlay, picked: tuple[Any, ...]) -> None:
        """Carry the branch out."""
        number: int = picked[0][1]
        play.push(Effect(self.seat, self.card, self.choose.branches[number]))


HANDLERS: dict[type, Callable[[DuelPlay, int, str, Any], Steps]] = {
    op.Power: _power,
    op.Strike: _strike,
    op.NoStrike: _no_strike,
    op.Link: _link,
    op.If: _if,
    op.Pay: _pay,
    op.Choose: _choose,
    op.Draw: _draw,
    op.Discard: _discard,
    op.Scry: _scry,
    op.Summon: _summon,
    op.Recall: _recall,
    op.BanishSelf: _banish_self,
    op.Banish: _banish,
    op.EndBanish: _end_banish,
    op.Keep: _keep,
    op.IfHeld: _if_held,
    op.OnWin: _on_win,
    op.Heal: _heal,
    op.Peek: _peek,
    op.Bounce: _bounce,
    op.Dismiss: _dismiss,
}
