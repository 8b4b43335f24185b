"""Deals that are known beforehand: the same seeds and table ids on any stage.

As a program it is `python bot.py run` with such deals. The bot itself has no setting for this,
since whoever can choose a seed can choose the cards.
"""

from __future__ import annotations

import random
import runpy
import sys
from collections.abc import Callable
from pathlib import Path

LETTERS = "abcdefghjkmnpqrstuvwxyz23456789"


def known_deals(seed: str) -> tuple[Callable[[], str], Callable[[], str]]:
    """What `Tables` takes as ``new_seed`` and ``new_id``; ``seed`` decides all they return."""
    seeds, ids = random.Random(f"{seed}/seeds"), random.Random(f"{seed}/ids")

    def new_seed() -> str:
        return seeds.randbytes(32).hex()

    def new_id() -> str:
        return "".join(ids.choices(LETTERS, k=8))

    return new_seed, new_id


if __name__ == "__main__":
    from tables import seating

    seating.new_seed, seating.new_id = known_deals(sys.argv[1])
    sys.argv[1:] = ["run"]
    runpy.run_path(str(Path(__file__).resolve().parents[1] / "bot.py"), run_name="__main__")
