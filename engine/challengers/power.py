"""How strong a card is now: counts, conditions, attack and defence (CH-45, CH-46)."""

from __future__ import annotations

from engine.challengers.operations import Chill, Condition, Count, CountOf, Power, Timing, Where
from engine.challengers.plan import SLOTS
from engine.challengers.play import TournamentPlay
from engine.challengers.state import Fighter, Match, Side


def counted(
    play: TournamentPlay,
    match: Match,
    side_number: int,
    fighter: Fighter,
    of: CountOf,
    where: Where,
) -> int:
    """The count of something, seen from ``fighter`` on one side of a match."""
    side = match.sides[side_number]
    kept = _keys(match, side_number, fighter, of)
    if kept is not None:
        return sum(1 for key in kept if play.edition.fits(where, key, match.round))
    match of:
        case "own_bench_names":
            return _slots(play, match, side, where)
        case "opponent_bench_names":
            return _slots(play, match, match.sides[1 - side_number], where)
        case "own_bench_sets":
            return len({play.cards[slot[0]].set for slot in side.bench})
        case "own_empty_slots":
            return SLOTS - len(side.bench)
        case _:
            return len(play.state.players[side.seat].trophies)


def _keys(match: Match, side_number: int, fighter: Fighter, of: CountOf) -> list[str] | None:
    """The cards to count, where cards are counted."""
    side = match.sides[side_number]
    match of:
        case "own_bench_cards":
            return [key for slot in side.bench for key in slot]
        case "own_exhaust":
            return side.exhausted
        case "own_deck":
            return side.deck
        case "attackers":
            return [each.card for each in side.row]
        case "other_attackers":
            return [each.card for each in side.row if each is not fighter]
        case _:
            return None


def _slots(play: TournamentPlay, match: Match, side: Side, where: Where) -> int:
    return sum(1 for slot in side.bench if play.edition.fits(where, slot[0], match.round))


def holds(
    play: TournamentPlay,
    match: Match,
    side_number: int,
    fighter: Fighter,
    condition: Condition | None,
) -> bool:
    """Whether a condition is true now."""
    if condition is None:
        return True
    value = counted(play, match, side_number, fighter, condition.of, condition.where)
    if condition.least is not None and value < condition.least:
        return False
    if condition.most is not None and value > condition.most:
        return False
    if condition.less_than is None:
        return True
    return value < counted(play, match, side_number, fighter, condition.less_than, condition.where)


def amount(
    play: TournamentPlay, match: Match, side_number: int, fighter: Fighter, power: Power
) -> int:
    """What a power operation gives now."""
    given = power.amount
    if not isinstance(given, Count):
        return given
    count = counted(play, match, side_number, fighter, given.of, given.where)
    return given.each * (count if given.most is None else min(count, given.most))


def row_powers(play: TournamentPlay, match: Match) -> list[int]:
    """The power of each card of the attack row, in order of revealing."""
    number = match.attacker
    row = match.sides[number].row
    powers = [_power(play, match, number, fighter, "attack") for fighter in row]
    if powers and match.flag is not None:
        powers[0] = max(0, powers[0] - chill(play, match))
    return powers


def attack(play: TournamentPlay, match: Match) -> int:
    """The attack strength (CH-45)."""
    return sum(row_powers(play, match)) + match.sides[match.attacker].spur


def defence(play: TournamentPlay, match: Match) -> int:
    """The defence strength, 0 while no card has the flag (CH-46)."""
    if match.flag is None:
        return 0
    return _power(play, match, match.flag, match.sides[match.flag].stack[-1], "hold")


def chill(play: TournamentPlay, match: Match) -> int:
    """How much less the first attacker counts against the card with the flag."""
    if match.flag is None:
        return 0
    holder = match.sides[match.flag].stack[-1]
    return sum(
        operation.amount
        for ability in play.cards[holder.card].abilities
        if ability.timing == "hold" and holds(play, match, match.flag, holder, ability.condition)
        for operation in ability.operations
        if isinstance(operation, Chill)
    )


def _power(
    play: TournamentPlay, match: Match, side_number: int, fighter: Fighter, timing: Timing
) -> int:
    """Base, bonus, keyword and bench, never below 0 (CH-49)."""
    card = play.cards[fighter.card]
    total = card.base(match.round) + fighter.bonus
    for ability in card.abilities:
        if ability.timing == timing and holds(play, match, side_number, fighter, ability.condition):
            for operation in ability.operations:
                if isinstance(operation, Power):
                    total += amount(play, match, side_number, fighter, operation)
    auras = play.edition.auras
    for slot in match.sides[side_number].bench:
        for key in slot:
            for aura in auras[key]:
                if aura.during in {"any", timing} and play.edition.fits(
                    aura.where, fighter.card, match.round
                ):
                    total += aura.amount
    return max(0, total)
