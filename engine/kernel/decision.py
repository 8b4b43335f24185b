"""What a seat is asked, and how it answers.

An *option* is a verb and its objects, as a tuple: ``("place", "JN-1a", 2)``. It reads as a line
of text, costs next to nothing to make, and rules take it apart with ``match``. A *choice* is
the positions of the picked options in the offered list, for example ``(3,)`` or ``(0, 2)``.
"""

from __future__ import annotations

from dataclasses import dataclass
from itertools import combinations, permutations
from typing import Literal

from engine.kernel.errors import IllegalChoice

Option = tuple[str | int, ...]
Positions = tuple[int, ...]
Choice = Positions | Literal["concede"]

CONCEDE: Literal["concede"] = "concede"


@dataclass(frozen=True, slots=True)
class Decision:
    """A question to one seat, with every legal answer.

    ``options`` are all the rules allow. Between ``least`` and ``most`` of them are picked, no
    option twice; with ``ordered`` their order matters. ``default`` is what happens when nobody
    answers, itself a legal choice. ``about`` names what the question is about (a card, a
    column), for whoever words it; like the options it is for the asked seat only.
    """

    seat: int
    kind: str
    options: tuple[Option, ...]
    least: int = 1
    most: int = 1
    ordered: bool = False
    default: Positions = (0,)
    about: Option = ()

    def picked(self, choice: Positions) -> tuple[Option, ...]:
        """The options a choice stands for, in the order of the choice.

        Where the order does not matter they come as they were offered, so that no rule can make
        a difference of it. Raises `IllegalChoice` for a wrong number, a repeated or an unknown
        position.
        """
        if not self.least <= len(choice) <= self.most:
            message = f"{self.kind}: pick {self.least} to {self.most} options, not {len(choice)}"
            raise IllegalChoice(message)
        if len(choice) > 1 and len(set(choice)) != len(choice):
            message = f"{self.kind}: an option was picked twice"
            raise IllegalChoice(message)
        count = len(self.options)
        for position in choice:
            if not 0 <= position < count:
                message = f"{self.kind}: there is no option {position}"
                raise IllegalChoice(message)
        if not self.ordered and len(choice) > 1:
            choice = tuple(sorted(choice))
        return tuple([self.options[position] for position in choice])

    def choices(self) -> list[Positions]:
        """Every legal choice, one by one. For small decisions: the number grows quickly."""
        arrange = permutations if self.ordered else combinations
        positions = range(len(self.options))
        return [
            choice
            for size in range(self.least, self.most + 1)
            for choice in arrange(positions, size)
        ]
