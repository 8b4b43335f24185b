"""Combat (rulebook section 9): seven steps, with a window for each side's abilities."""

from __future__ import annotations

from typing import Any

from engine.gate import events
from engine.gate.effects import Effect, UseAbility, payable
from engine.gate.operations import Ability, Timing
from engine.gate.play import DuelPlay, DuelStep, ask
from engine.gate.state import Combat, Fighter
from engine.kernel import RulesBug, saved
from engine.kernel.decision import Option

MOST_ATTACKERS = 3

GUARD_TIMINGS: tuple[Timing, ...] = ("guard", "battle")
ATTACK_TIMINGS: tuple[Timing, ...] = ("attack", "battle")

Use = tuple[str, int, str]
"""An ability that may be used: the card, the ability's position, the card it is printed on."""


@saved("gate.attackers")
class Attackers(DuelStep):
    """Step 1: up to 3 hand cards, none with the Defensive Stance mark (TG-75, TG-76, TG-116).

    Neither this choice nor the next one tells anything before the target is named.
    """

    def run(self, play: DuelPlay) -> None:
        """Ask for the attackers."""
        seat = play.state.active
        hand = play.side(seat).hand
        options: list[Option] = [("attacker", c) for c in hand if play.cards[c].may_attack]
        most = min(MOST_ATTACKERS, len(options))
        ask(play, self, seat, "attackers", options, most=most)

    def answered(self, play: DuelPlay, picked: tuple[Any, ...]) -> None:
        """Go on to the gate."""
        play.push(Target(tuple([card for _, card in picked])))


@saved("gate.target")
class Target(DuelStep):
    """Step 2: an opposing gate, open and not attacked this turn (TG-74, TG-77)."""

    cards: tuple[str, ...]

    def run(self, play: DuelPlay) -> None:
        """Ask for the gate."""
        seat = play.state.active
        options: list[Option] = [
            ("gate", number)
            for number, column in enumerate(play.side(1 - seat).columns)
            if not (column.closed or column.attacked)
        ]
        ask(play, self, seat, "target", options, about=("attackers", *self.cards))

    def answered(self, play: DuelPlay, picked: tuple[Any, ...]) -> None:
        """Begin the combat: the attackers turn face up, and their traits apply (TG-115)."""
        state = play.state
        seat = state.active
        side = play.side(seat)
        number: int = picked[0][1]
        state.actions += 1
        for card in self.cards:
            side.hand.remove(card)
        side.active += self.cards
        play.side(1 - seat).columns[number].attacked = True
        fighters = [Fighter(card, play.cards[card].power) for card in self.cards]
        state.combat = Combat(seat, number, fighters)
        play.emit(events.AttackDeclared(seat, number, self.cards))
        play.push(
            *[trait for card in self.cards for trait in traits(play, seat, card)],
            RevealGuardian(),
            OpenWindow(attacking=True),
            Clash(),
            EndCombat(),
        )


def traits(play: DuelPlay, seat: int, card: str) -> list[UseAbility]:
    """What applies by itself when a card turns face up (TG-115)."""
    found = play.abilities(seat, card, ("trait",))
    return [UseAbility(seat, card, n, source) for n, source, _ in found]


@saved("gate.reveal_guardian")
class RevealGuardian(DuelStep):
    """Step 3; without a guardian there is no step 4 (TG-78)."""

    def run(self, play: DuelPlay) -> None:
        """Turn the guardian up, apply its traits, open its window."""
        combat = running(play)
        seat = 1 - combat.attacker
        column = play.side(seat).columns[combat.column]
        if column.guardian is None:
            play.emit(events.Unguarded(seat, combat.column))
            return
        play.turn_up(column)
        card = column.guardian.card
        power = play.cards[card].power
        combat.guardian = Fighter(card, power)
        combat.guarded = True
        play.emit(events.GuardianRevealed(seat, combat.column, card, power))
        play.push(*traits(play, seat, card), OpenWindow(attacking=False))


@saved("gate.open_window")
class OpenWindow(DuelStep):
    """Steps 4 and 5: what can be used is settled when the window opens (TG-71, TG-79, TG-80)."""

    attacking: bool

    def run(self, play: DuelPlay) -> None:
        """Find all abilities of the fighters, printed and gained."""
        combat = running(play)
        if self.attacking:
            seat, timings = combat.attacker, ATTACK_TIMINGS
            fighters = combat.attackers
        else:
            seat, timings = 1 - combat.attacker, GUARD_TIMINGS
            fighters = [combat.guardian] if combat.guardian else []
        uses = tuple(
            [
                (fighter.card, n, source)
                for fighter in fighters
                for n, source, _ in play.abilities(seat, fighter.card, timings)
            ]
        )
        if uses:
            play.push(Window(seat, self.attacking, uses))


@saved("gate.window")
class Window(DuelStep):
    """Its seat uses abilities in the order it likes, each once (TG-81, TG-82, TG-91).

    Optional ones may be left out, compulsory ones may not (TG-83). A single compulsory ability
    leaves nothing to decide and is used at once.
    """

    seat: int
    attacking: bool
    uses: tuple[Use, ...]

    def run(self, play: DuelPlay) -> None:
        """Ask for the next ability, as long as there is one."""
        options: list[Option] = []
        compulsory: int | None = None
        for use in self.uses:
            ability = ability_of(play, use)
            if play.fighter(self.seat, use[0]) is None:
                continue
            if not ability.optional:
                compulsory = len(options) if compulsory is None else compulsory
            elif not payable(play, self.seat, use[0], ability):
                continue
            options.append(("ability", *use))
        if not options:
            return
        kind = "abilities" if self.attacking else "guard"
        if compulsory is None:
            options.append(("pass",))
            play.ask(self, self.seat, kind, options, default=(len(options) - 1,))
        elif len(options) == 1:
            self._use(play, _use_of(options[0]))
        else:
            play.ask(self, self.seat, kind, options, default=(compulsory,))

    def answered(self, play: DuelPlay, picked: tuple[Any, ...]) -> None:
        """Use it and come back for the others, or be done."""
        if picked[0] != ("pass",):
            self._use(play, _use_of(picked[0]))

    def _use(self, play: DuelPlay, use: Use) -> None:
        left = tuple([other for other in self.uses if other != use])
        play.push(UseAbility(self.seat, *use), Window(self.seat, self.attacking, left))


def _use_of(option: tuple[Any, ...]) -> Use:
    _, card, n, source = option
    return card, n, source


def ability_of(play: DuelPlay, use: Use) -> Ability:
    """The ability that a use stands for."""
    card, n, source = use
    printed = play.cards[source]
    if source == card:
        return printed.abilities[n]
    return next(ability for position, ability in printed.grants if position == n)


@saved("gate.clash")
class Clash(DuelStep):
    """Step 6 (TG-84 to TG-87), and what waits for its outcome."""

    def run(self, play: DuelPlay) -> None:
        """Compare the sums and place the damage."""
        combat = running(play)
        seat = combat.attacker
        column = play.side(1 - seat).columns[combat.column]
        powers = tuple([fighter.strength for fighter in combat.attackers])
        guardian = combat.guardian
        guardian_power = guardian.strength if guardian else 0
        gate_power = play.power(column)
        attack, defence = sum(powers), guardian_power + gate_power
        success = attack > defence
        play.emit(
            events.Clashed(
                seat=seat,
                column=combat.column,
                cards=tuple([fighter.card for fighter in combat.attackers]),
                powers=powers,
                guardian=guardian and guardian.card,
                guardian_power=guardian_power,
                gate_power=gate_power,
                attack=attack,
                defence=defence,
                success=success,
            )
        )
        if success:
            # TG-107 to TG-109: strikes do not add up, the largest applies.
            strike = max([fighter.strike for fighter in combat.attackers])
            play.damage(1 - seat, combat.column, 1 if combat.no_strike else strike, seat)
        later = combat.on_win if success else combat.if_held
        play.push(*[Effect(each.seat, each.card, each.operations) for each in later])


@saved("gate.end_combat")
class EndCombat(DuelStep):
    """Step 7: everybody who fought is discarded, whoever won (TG-88, TG-89, TG-96)."""

    def run(self, play: DuelPlay) -> None:
        """Clear the active zone and the guardian zone."""
        state = play.state
        combat = running(play)
        seat = combat.attacker
        state.combat = None
        play.side(seat).active.clear()
        self._leave(play, seat, combat.attackers)
        if combat.guardian is not None:
            play.side(1 - seat).columns[combat.column].guardian = None
            self._leave(play, 1 - seat, [combat.guardian])
        play.emit(events.CombatEnded(seat, combat.column))

    def _leave(self, play: DuelPlay, seat: int, fighters: list[Fighter]) -> None:
        kept = [fighter.card for fighter in fighters if fighter.fate == "hand"]
        play.to_hand(seat, kept)
        for card in kept:
            play.emit(events.Kept(seat, card))
        play.banish(seat, [fighter.card for fighter in fighters if fighter.fate == "banished"])
        gone = [fighter.card for fighter in fighters if fighter.fate == "dugout"]
        play.discard(seat, gone, "combat")


def running(play: DuelPlay) -> Combat:
    """The running combat; the steps of a combat are planned only while there is one."""
    combat = play.state.combat
    if combat is None:
        raise RulesBug("a step of a combat without a combat")
    return combat
