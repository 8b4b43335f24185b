"""The fixed tables of the rulebook: offers, trophies, tournament plans, robot replacements."""

from __future__ import annotations

from engine.challengers.operations import PileLevel

ROUNDS = 7
SLOTS = 6
DISPLAY = 5
MOST_REVEALS = 300
EARLY_WIN = 11
CHOSEN_SETS = 5

LEVELS: tuple[PileLevel, PileLevel, PileLevel] = ("A", "B", "C")

OFFERS: tuple[tuple[tuple[PileLevel, int], ...], ...] = (
    (("A", 2),),
    (("A", 2),),
    (("A", 2), ("B", 1)),
    (("A", 2), ("B", 2)),
    (("B", 2),),
    (("B", 2), ("C", 1)),
    (("C", 2),),
)
"""For each round the piles that may be chosen, with the cards to take (CH-24)."""

TROPHIES: tuple[tuple[int, int, int, int], ...] = (
    (2, 2, 2, 3),
    (2, 2, 3, 3),
    (3, 3, 4, 4),
    (5, 5, 6, 6),
    (6, 6, 6, 7),
    (7, 7, 7, 8),
    (9, 9, 10, 10),
)
"""The fans on the four trophies of each round (CH-14)."""

REPLACED = (0, 1, 2, 4, 6)
"""How many cards of the robot's list are replaced at difficulty 1 to 5 (CH-104)."""

SOLO_CARDS = (0, 1, 1, 2)
"""The equally likely numbers of SOLO cards under the special challenge (CH-112)."""

Pairs = tuple[tuple[int, int], ...]

_TEXTS = {
    2: ("1-2",) * 7,
    4: ("1-4 2-3", "1-2 3-4", "1-3 2-4", "1-4 2-3", "1-2 3-4", "1-3 2-4", "1-4 2-3"),
    6: (
        "1-2 3-4 5-6",
        "1-3 4-6 2-5",
        "1-5 3-6 2-4",
        "1-6 2-3 4-5",
        "1-2 3-4 5-6",
        "1-5 2-4 3-6",
        "1-4 2-6 3-5",
    ),
    8: (
        "1-7 3-4 5-6 2-8",
        "1-8 4-5 6-7 2-3",
        "1-2 5-7 4-6 3-8",
        "1-3 2-5 4-7 6-8",
        "1-5 2-4 7-8 3-6",
        "1-6 4-8 2-7 3-5",
        "1-4 5-8 2-6 3-7",
    ),
}


def _pairs(text: str) -> Pairs:
    meetings = (meeting.split("-") for meeting in text.split())
    return tuple([(int(one) - 1, int(two) - 1) for one, two in meetings])


PLANS: dict[int, tuple[Pairs, ...]] = {
    seats: tuple([_pairs(text) for text in texts]) for seats, texts in _TEXTS.items()
}
"""By number of seats, for each round the pairs of plan numbers, counted from 0 (CH-21)."""
