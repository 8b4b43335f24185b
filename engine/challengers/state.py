"""The state of a tournament. Cards are keys of the catalog; equal cards are interchangeable.

A *seat* is a number: those of the people come first, and the robot of an odd count is the last.
A *park* is the number of a match among those that run at the same time.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Literal

from engine.challengers.operations import PileLevel
from engine.kernel import State

Phase = Literal["deck", "match", "trim", "final", "over"]
Automatic = Literal["automatic", "asked"]
Loss = Literal["deck", "bench", "limit", "concession"]


@dataclass(frozen=True, slots=True)
class Trophy:
    """A trophy: the round on its front, the fans on its back (CH-12)."""

    round: int
    fans: int


@dataclass(slots=True)
class Player:
    """A seat: a person, or a robot of difficulty 1 to 5 (``robot`` is 0 for a person).

    ``replaced`` counts the robot's cards of level R and SOLO. ``deck`` is the whole deck, in
    the order in which its owner got the cards; ``announced`` its size as everybody knows it.
    ``removed`` are starters that have left the game.
    """

    robot: int
    deck: list[str]
    replaced: int = 0
    announced: int = 0
    left: bool = False
    tokens: int = 0
    trophies: list[Trophy] = field(default_factory=list[Trophy])
    removed: list[str] = field(default_factory=list[str])

    def copy(self) -> Player:
        """An independent copy."""
        return Player(
            self.robot,
            self.deck.copy(),
            self.replaced,
            self.announced,
            self.left,
            self.tokens,
            self.trophies.copy(),
            self.removed.copy(),
        )

    @property
    def fans(self) -> int:
        """Fans on trophies and fan tokens (CH-84)."""
        return self.tokens + sum(trophy.fans for trophy in self.trophies)


@dataclass(slots=True)
class Pile:
    """A level pile, its next card first, and its discard (CH-10).

    ``announced`` are the sizes of both that everybody knows.
    """

    cards: list[str]
    discard: list[str] = field(default_factory=list[str])
    announced: tuple[int, int] = (0, 0)

    def copy(self) -> Pile:
        """An independent copy."""
        return Pile(self.cards.copy(), self.discard.copy(), self.announced)


@dataclass(slots=True)
class Draft:
    """One person's Deck Phase.

    ``left`` of the ``offered`` cards are still to be taken, and before them ``extra`` cards that
    a When Chosen gave. ``fans`` are tokens from When Chosen, public when all are ready.
    """

    seat: int
    level: PileLevel | None = None
    offered: int = 0
    left: int = 0
    extra: int = 0
    display: list[str] = field(default_factory=list[str])
    redrawn: bool = False
    ready: bool = False
    fans: int = 0

    def copy(self) -> Draft:
        """An independent copy."""
        return Draft(
            self.seat,
            self.level,
            self.offered,
            self.left,
            self.extra,
            self.display.copy(),
            self.redrawn,
            self.ready,
            self.fans,
        )


@dataclass(slots=True)
class Fighter:
    """A card in the attack row or in a stack, with the bonus it received (CH-71)."""

    card: str
    bonus: int = 0


@dataclass(slots=True)
class Side:
    """One side of a match.

    ``deck`` has its top card first; its owner knows the first ``known`` of them. ``bench`` is a
    list of used slots, the oldest first. The last card of ``stack`` is the visible one. ``lent``
    are the cards that leave with the match's end; ``spur`` strengthens the next attack.
    """

    seat: int
    deck: list[str]
    known: int = 0
    bench: list[list[str]] = field(default_factory=list[list[str]])
    exhausted: list[str] = field(default_factory=list[str])
    row: list[Fighter] = field(default_factory=list[Fighter])
    stack: list[Fighter] = field(default_factory=list[Fighter])
    lent: list[str] = field(default_factory=list[str])
    spur: int = 0

    def copy(self) -> Side:
        """An independent copy."""
        return Side(
            self.seat,
            self.deck.copy(),
            self.known,
            [slot.copy() for slot in self.bench],
            self.exhausted.copy(),
            [Fighter(each.card, each.bonus) for each in self.row],
            [Fighter(each.card, each.bonus) for each in self.stack],
            self.lent.copy(),
            self.spur,
        )

    def take_top(self, count: int) -> list[str]:
        """Take up to ``count`` cards off the deck's top."""
        taken = self.deck[:count]
        del self.deck[:count]
        self.known = max(0, self.known - len(taken))
        return taken

    def take_bottom(self, count: int) -> list[str]:
        """Take up to ``count`` cards off the deck's bottom, the lowest last."""
        kept = max(0, len(self.deck) - count)
        taken = self.deck[kept:]
        del self.deck[kept:]
        self.known = min(self.known, kept)
        return taken

    def put(self, cards: list[str], end: Literal["top", "bottom"], *, seen: bool) -> None:
        """Put ``cards`` on one end of the deck, in their order; ``seen`` by the owner or not."""
        if end == "bottom":
            self.deck.extend(cards)
        else:
            self.deck[:0] = cards
            self.known = self.known + len(cards) if seen else 0

    def shown(self) -> list[str]:
        """Every card that lies open."""
        benched = [card for slot in self.bench for card in slot]
        fighting = [each.card for each in (*self.row, *self.stack)]
        return benched + self.exhausted + fighting


@dataclass(slots=True)
class Match:
    """A match: two sides, numbered 0 and 1, one of which has the flag or is about to.

    ``flag`` is the side whose card has the flag, None before the first reveal and inside a
    capture. ``winner`` is a side; ``loss`` is why the other lost.
    """

    park: int
    round: int
    sides: tuple[Side, Side]
    final: bool = False
    starter: int = 0
    attacker: int = 0
    flag: int | None = None
    reveals: int = 0
    winner: int | None = None
    loss: Loss | None = None

    def copy(self) -> Match:
        """An independent copy."""
        one, two = self.sides
        return Match(
            self.park,
            self.round,
            (one.copy(), two.copy()),
            self.final,
            self.starter,
            self.attacker,
            self.flag,
            self.reveals,
            self.winner,
            self.loss,
        )

    def side_of(self, seat: int) -> int | None:
        """The side on which ``seat`` plays, if it does."""
        return next((n for n, side in enumerate(self.sides) if side.seat == seat), None)


@dataclass(frozen=True, slots=True)
class Meeting:
    """A match that is over: who met in which round, who won, and why."""

    round: int
    seats: tuple[int, int]
    winner: int
    loss: Loss
    final: bool = False


@dataclass(slots=True, kw_only=True)
class Tournament(State):
    """A whole tournament. ``seats`` counts the people; ``players`` may have a robot besides.

    ``prizes`` has for each round the fans of the trophy in each park. ``numbers`` gives each
    plan number its seat. ``matches`` are those of the running or else the latest Match Phase.
    ``dropped`` are trophies that nobody keeps (CH-106).
    """

    edition: str
    sets: list[str]
    left_out: list[str]
    early_win: Literal["total", "lead"]
    choices: list[Automatic]
    numbers: list[int]
    players: list[Player]
    piles: dict[PileLevel, Pile]
    prizes: list[list[int]]
    round: int = 0
    phase: Phase = "deck"
    drafts: list[Draft] = field(default_factory=list[Draft])
    matches: list[Match] = field(default_factory=list[Match])
    history: list[Meeting] = field(default_factory=list[Meeting])
    dropped: list[Trophy] = field(default_factory=list[Trophy])
    finalists: list[int] = field(default_factory=list[int])

    def copy(self) -> Tournament:
        """An independent copy."""
        return Tournament(
            seats=self.seats,
            dice=self.dice.copy(),
            lanes=[lane.copy() for lane in self.lanes],
            revision=self.revision,
            result=self.result,
            edition=self.edition,
            sets=self.sets.copy(),
            left_out=self.left_out.copy(),
            early_win=self.early_win,
            choices=self.choices.copy(),
            numbers=self.numbers.copy(),
            players=[player.copy() for player in self.players],
            piles={level: pile.copy() for level, pile in self.piles.items()},
            prizes=[fans.copy() for fans in self.prizes],
            round=self.round,
            phase=self.phase,
            drafts=[draft.copy() for draft in self.drafts],
            matches=[match.copy() for match in self.matches],
            history=self.history.copy(),
            dropped=self.dropped.copy(),
            finalists=self.finalists.copy(),
        )

    def draft(self, seat: int) -> Draft:
        """The Deck Phase of ``seat``."""
        return next(draft for draft in self.drafts if draft.seat == seat)

    def match_of(self, seat: int) -> Match | None:
        """The running match of ``seat``, if there is one."""
        running = (match for match in self.matches if match.winner is None)
        return next((match for match in running if match.side_of(seat) is not None), None)

    @property
    def secret_trophies(self) -> bool:
        """Whether the fans on trophies are secret now (CH-85, CH-87, CH-89)."""
        return self.seats > 2 and not self.finalists and self.result is None
