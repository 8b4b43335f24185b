"""A Python card game of somebody else, to compare with: UNO of the package rlcard.

It is no dependency of ours; `.venv/bin/pip install rlcard` makes the comparison appear.
"""

from __future__ import annotations

import importlib
import random
from collections.abc import Callable
from typing import Any


class NoPeer(Exception):
    """The peer cannot be measured here; the text says why."""


def uno_steps() -> Callable[[], int]:
    """A function that plays one random game of UNO for two and returns its number of decisions.

    Through rlcard's documented interface, which gives every player a view before each decision;
    it has no other. Raises `NoPeer`.
    """
    try:
        rlcard: Any = importlib.import_module("rlcard")
    except ImportError as error:
        raise NoPeer(f"it is not installed ({error})") from None
    uno = rlcard.make("uno")
    pick = random.Random(0)

    def once() -> int:
        view, _ = uno.reset()
        steps = 0
        while not uno.is_over():
            view, _ = uno.step(pick.choice(list(view["legal_actions"])))
            steps += 1
        return steps

    return once
