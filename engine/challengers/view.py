"""What a seat, or a spectator, may know of a tournament (rulebook section 17).

Cards are named by their key in the catalog. A hidden card has no key here, only its place in a
count. A *seat* numbers the people first and then the robot of an odd count.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from engine.challengers.operations import PileLevel
from engine.challengers.state import Loss, Meeting, Phase
from engine.kernel import Result


@dataclass(frozen=True, slots=True)
class TrophyView:
    """A trophy; ``fans`` is None for whoever may not see its back (CH-85 to CH-87)."""

    round: int
    fans: int | None


@dataclass(frozen=True, slots=True)
class PlayerView:
    """A seat. ``robot`` is its difficulty, 0 for a person; ``replaced`` counts stronger cards.

    ``deck`` are the cards of the whole deck, None for whoever may not know them. ``fans`` are
    the tokens and all trophies, None where a trophy's back is hidden. ``ready``: it has
    confirmed its deck in this Deck Phase. ``left``: a person has given this seat up.
    """

    seat: int
    robot: int
    replaced: int
    left: bool
    deck: tuple[str, ...] | None
    deck_size: int
    tokens: int
    trophies: tuple[TrophyView, ...]
    fans: int | None
    ready: bool


@dataclass(frozen=True, slots=True)
class PileView:
    """A level pile: the sizes of pile and discard at the end of the latest Deck Phase."""

    level: PileLevel
    cards: int
    discard: int


@dataclass(frozen=True, slots=True)
class DraftView:
    """One's own Deck Phase: ``left`` of the ``offered`` cards are still to be taken."""

    level: PileLevel | None
    offered: int
    left: int
    extra: int
    display: tuple[str, ...]
    redrawn: bool
    ready: bool


@dataclass(frozen=True, slots=True)
class FighterView:
    """An open card in the attack row or with the flag, with its power now."""

    card: str
    power: int


@dataclass(frozen=True, slots=True)
class SideView:
    """One side of a match.

    ``bench`` lists the used slots, the oldest first. ``deck_top`` are the cards on top of the
    deck that the viewer knows. ``flag`` is the card with the flag, ``hidden`` those beneath it,
    the upper ones first. ``spur`` strengthens this side's next attack.
    """

    seat: int
    deck: int
    deck_top: tuple[str, ...]
    bench: tuple[tuple[str, ...], ...]
    exhausted: tuple[str, ...]
    row: tuple[FighterView, ...]
    flag: FighterView | None
    hidden: tuple[str, ...]
    spur: int


@dataclass(frozen=True, slots=True)
class MatchView:
    """A match, running or in its final position. All numbers of sides are 0 or 1."""

    park: int
    round: int
    final: bool
    sides: tuple[SideView, SideView]
    starter: int
    attacker: int
    flag: int | None
    attack: int
    defence: int
    reveals: int
    winner: int | None
    loss: Loss | None


@dataclass(frozen=True, slots=True)
class TournamentView:
    """A tournament as ``viewer`` may see it (None: a spectator). ``asked`` seats must act.

    ``offers`` are the piles of this round's Deck Phase, ``pairs`` who meets in this round.
    ``matches`` are the running ones, else those of the latest Match Phase. ``prizes`` has for
    each round the fans of the trophies in the parks, None with 3 to 8 players (CH-85).
    """

    viewer: int | None
    phase: Phase
    round: int
    edition: str
    sets: tuple[str, ...]
    left_out: tuple[str, ...]
    early_win: Literal["total", "lead"]
    players: tuple[PlayerView, ...]
    piles: tuple[PileView, ...]
    prizes: tuple[tuple[int | None, ...], ...]
    offers: tuple[tuple[PileLevel, int], ...]
    pairs: tuple[tuple[int, int], ...]
    draft: DraftView | None
    matches: tuple[MatchView, ...]
    history: tuple[Meeting, ...]
    finalists: tuple[int, ...]
    asked: tuple[int, ...]
    result: Result | None
