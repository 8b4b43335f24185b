"""Setting up a duel in the middle, and playing it by naming options.

    state = situation(
        side([gate("JN", attached=["JN-1a"]), "VR", "EG", "FT"], hand=["JN-1b", "S4"]),
        side([gate("MR", damage=1, guardian="SB-1a"), "SB", "HD", "MC"]),
    )
    entries = choose(state, ("use", "S4"))

Whatever is named anywhere leaves its gate's pile. Lv1 characters and summoners that are named
nowhere go to the side's ``rest``, so that a situation has all 36 cards of each squad.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal, cast

from engine.gate.game import GateGame
from engine.gate.state import Column, Duel, Guardian, Side
from engine.gate.turn import BeginTurn, DrawPhase, MainPhase
from engine.kernel import Dice, Entry, Event, Lane, Option
from tables.library import load_games

GAME = cast("GateGame", load_games()["gate"])
CATALOG = GAME.catalog


@dataclass(frozen=True)
class Gate:
    """A gate to set up; see `gate`."""

    deck: str
    top: str | None
    damage: int
    closed: bool
    attacked: bool
    attached: tuple[str, ...]
    buried: tuple[str, ...]
    guardian: Guardian | None


def gate(
    deck: str,
    *,
    top: str | None = None,
    damage: int = 0,
    closed: bool = False,
    attacked: bool = False,
    attached: Sequence[str] = (),
    buried: Sequence[str] = (),
    guardian: str | None = None,
    peeked: bool = False,
    since: int = 1,
) -> Gate:
    """A gate with ``top`` on top (its gate card for an empty one; default: all Lv2 and up)."""
    stands = Guardian(guardian, since, peeked=peeked) if guardian else None
    return Gate(deck, top, damage, closed, attacked, tuple(attached), tuple(buried), stands)


def side(
    gates: Sequence[Gate | str],
    *,
    hand: Sequence[str] = (),
    deck: Sequence[str] = (),
    dugout: Sequence[str] = (),
    banished: Sequence[str] = (),
    summoners: Sequence[str] = (),
    rest: Literal["deck", "dugout", "banished"] = "banished",
) -> Side:
    """A side with four gates; ``deck`` from the top. Missing summoners are filled up."""
    laid = [each if isinstance(each, Gate) else gate(each) for each in gates]
    named = {*hand, *deck, *dugout, *banished}
    for each in laid:
        named.update((*each.attached, *each.buried))
        if each.guardian is not None:
            named.add(each.guardian.card)
    chosen = list(dict.fromkeys([*summoners, *(s for s in CATALOG.summoners if s in named)]))
    chosen += [s for s in CATALOG.summoners if s not in chosen][: 4 - len(chosen)]
    made = Side(tuple(each.deck for each in laid), tuple(chosen))
    made.hand, made.deck = list(hand), list(deck)
    made.dugout, made.banished = list(dugout), list(banished)
    left = [summoner for summoner in chosen if summoner not in named]
    for each in laid:
        cards = CATALOG.decks[each.deck].cards
        pile = [card for card in cards if _lies(each, card) and card not in named]
        left += [card for card in cards if card not in pile and card not in named]
        made.columns.append(
            Column(
                deck=each.deck,
                pile=tuple(pile),
                damage=each.damage,
                closed=each.closed,
                attacked=each.attacked,
                attached=each.attached,
                buried=each.buried,
                guardian=each.guardian,
            )
        )
    getattr(made, rest).extend(left)
    return made


def _lies(each: Gate, card: str) -> bool:
    cards = CATALOG.decks[each.deck].cards
    if each.top is not None:
        return cards.index(card) <= cards.index(each.top)
    return CATALOG.cards[card].level != 1


def situation(
    mine: Side,
    theirs: Side,
    *,
    active: Literal[0, 1] = 0,
    turn: int = 5,
    actions: int = 0,
    enhanced: bool = False,
    seed: str = "situation",
) -> Duel:
    """A duel in which ``active`` is asked for an action of its main phase. ``mine`` is seat 0."""
    state = Duel(
        seats=2,
        dice=Dice(seed),
        lanes=[Lane([BeginTurn(), DrawPhase()])],
        sides=(mine, theirs),
        first=active if turn % 2 else 1 - active,
        active=active,
        turn=turn,
        actions=actions,
        enhanced=enhanced,
    )
    MainPhase().run(GAME.play(state))
    assert GAME.problems(state) == []
    return state


def offered(state: Duel, kind: str | None = None) -> tuple[Option, ...]:
    """What the one seat that is asked may choose from; ``kind``: what it must be asked."""
    (decision,) = state.decisions()
    assert kind in {None, decision.kind}, f"asked {decision.kind}, not {kind}"
    return decision.options


def choose(state: Duel, *options: Option, seat: int | None = None) -> list[Entry]:
    """Answer the seat that is asked (``seat`` where both are) with ``options``, by name."""
    asked = [each for each in state.decisions() if seat in {None, each.seat}]
    (decision,) = asked
    choice = tuple(decision.options.index(option) for option in options)
    entries = GAME.apply(state, decision.seat, choice)
    assert GAME.problems(state) == []
    return entries


def attack(state: Duel, column: int, *cards: str) -> list[Entry]:
    """Declare an attack of the active player's ``cards`` on the other side's ``column``."""
    assert choose(state, ("attack",)) == []
    assert choose(state, *[("attacker", card) for card in cards]) == []
    return choose(state, ("gate", column))


def happened(entries: Sequence[Entry], kind: type[Event]) -> list[Event]:
    """The events of one kind."""
    return [entry.event for entry in entries if isinstance(entry.event, kind)]
