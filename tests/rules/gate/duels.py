"""Tables for the clause tests: lay the cards out, play decisions, look at what came of it.

Seat 0 has the gates JN, VR, EG, FT (columns 0 to 3) and is to play; seat 1 has MR, SB, HD, MC.
Whatever is not mentioned lies where setup left it (Lv2 to Lv4 on the gates) or is banished.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, TypeVar

from engine.gate.state import Column, Duel, Side
from engine.gate.view import ColumnView, DuelView, SideView
from engine.kernel import CONCEDE, Decision, Entry, Event, seen_by
from tests.gate import situations
from tests.gate.situations import GAME

E = TypeVar("E", bound=Event)

DECKS = (("JN", "VR", "EG", "FT"), ("MR", "SB", "HD", "MC"))
SUMMONERS = (("S1", "S2", "S3", "S4"), ("S5", "S6", "S7", "S8"))


@dataclass
class Laid:
    """How one side lies. ``closed`` gates and ``damage`` are by column, as are the others."""

    hand: Sequence[str] = ()
    deck: Sequence[str] = ()
    dugout: Sequence[str] = ()
    guardians: Mapping[int, str] = field(default_factory=dict)
    attached: Mapping[int, Sequence[str]] = field(default_factory=dict)
    damage: Mapping[int, int] = field(default_factory=dict)
    closed: Sequence[int] = ()
    summoned: Mapping[int, int] = field(default_factory=dict)
    decks: Sequence[str] | None = None
    summoners: Sequence[str] | None = None

    def side(self, seat: int) -> Side:
        decks = self.decks or DECKS[seat]
        return situations.side(
            [self._gate(number, deck) for number, deck in enumerate(decks)],
            hand=self.hand,
            deck=self.deck,
            dugout=self.dugout,
            summoners=self.summoners or SUMMONERS[seat],
        )

    def _gate(self, number: int, deck: str) -> situations.Gate:
        named = {*self.hand, *self.deck, *self.dugout, *self.guardians.values()}
        named.update(card for cards in self.attached.values() for card in cards)
        cards = GAME.catalog.decks[deck].cards
        pile = [c for c in cards if c not in named and GAME.catalog.cards[c].level != 1]
        left = max(1, len(pile) - self.summoned.get(number, 0))
        return situations.gate(
            deck,
            top=pile[left - 1],
            damage=self.damage.get(number, 0),
            closed=number in self.closed,
            attached=self.attached.get(number, ()),
            guardian=self.guardians.get(number),
        )


class Table:
    """A duel being played; after every decision the engine's own invariants must hold."""

    def __init__(self, state: Duel) -> None:
        self.state = state
        self.entries: list[Entry] = []

    # Looking

    @property
    def asked(self) -> Decision:
        (decision,) = self.state.decisions()
        return decision

    @property
    def options(self) -> tuple[tuple[Any, ...], ...]:
        return self.asked.options

    def offers(self, *verb: Any) -> list[tuple[Any, ...]]:
        """The options that begin with these words."""
        return [option for option in self.options if option[: len(verb)] == verb]

    def side(self, seat: int) -> Side:
        return self.state.sides[seat]

    def column(self, seat: int, number: int) -> Column:
        return self.state.sides[seat].columns[number]

    def view(self, viewer: int | None) -> DuelView:
        return GAME.view(self.state, viewer)

    def shown(self, seat: int, number: int) -> ColumnView:
        return self.view(None).sides[seat].columns[number]

    def half(self, viewer: int | None, seat: int) -> SideView:
        return self.view(viewer).sides[seat]

    def told(self, kind: type[E], viewer: int | None = None) -> list[E]:
        """The events of one kind that ``viewer`` learnt since the last `clear`."""
        return [event for event in seen_by(self.entries, viewer) if isinstance(event, kind)]

    def story(self, viewer: int | None = None) -> list[str]:
        return [event.tag.removeprefix("gate.") for event in seen_by(self.entries, viewer)]

    def powers(self) -> dict[str, int]:
        """The powers in the running combat."""
        combat = self.view(None).combat
        assert combat is not None
        fighters = [*combat.attackers, *([combat.guardian] if combat.guardian else [])]
        return {fighter.card: fighter.power for fighter in fighters}

    # Playing

    def clear(self) -> "Table":
        self.entries = []
        return self

    def choose(self, *options: tuple[Any, ...], seat: int | None = None) -> "Table":
        """Pick these options of the open question (of ``seat``, where several are asked)."""
        decision = self.asked if seat is None else self.state.decision(seat)
        assert decision is not None
        for option in options:
            assert option in decision.options, f"{option} is none of {decision.options}"
        choice = tuple(decision.options.index(option) for option in options)
        self.entries += GAME.apply(self.state, decision.seat, choice)
        assert GAME.problems(self.state) == []
        return self

    def do(self, *option: Any) -> "Table":
        """Pick one option."""
        return self.choose(tuple(option))

    def attack(self, *cards: str, at: int) -> "Table":
        """Attack the other side's column ``at``; stops at the first question of the combat."""
        self.do("attack").choose(*(("attacker", card) for card in cards))
        if self.state.decisions() and self.asked.kind == "target":
            self.do("gate", at)
        return self

    def use(self, card: str) -> "Table":
        return self.do("use", card)

    def end(self) -> "Table":
        return self.do("end")

    def concede(self, seat: int) -> "Table":
        self.entries += GAME.apply(self.state, seat, CONCEDE)
        return self


def table(mine: Laid | None = None, theirs: Laid | None = None, *, turn: int = 3) -> Table:
    """A main phase of seat 0, with nothing done yet in turn number ``turn``."""
    sides = ((mine or Laid()).side(0), (theirs or Laid()).side(1))
    return Table(situations.situation(*sides, turn=turn))


def start(seed: str = "duel", **options: Any) -> Table:
    """A duel at its very beginning."""
    state, entries = GAME.start(2, options, seed)
    made = Table(state)
    made.entries = entries
    return made
