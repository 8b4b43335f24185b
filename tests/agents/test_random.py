from collections import Counter
from itertools import combinations, permutations

import pytest

from engine.agents.random import RandomAgent
from engine.kernel import Decision

OPTIONS = (("a",), ("b",), ("c",), ("d",))


def never_looks() -> None:
    raise AssertionError("a random player needs no view")


@pytest.mark.parametrize(
    ("least", "most", "ordered"), [(1, 1, False), (0, 2, False), (2, 3, True), (4, 4, True)]
)
def test_every_legal_choice_comes_up_and_sizes_equally_often(
    least: int, most: int, ordered: bool
) -> None:
    agent = RandomAgent("seed")
    decision = Decision(0, "any", OPTIONS, least, most, ordered)
    counts = Counter(agent.choose(decision, never_looks) for _ in range(6000))
    arrange = permutations if ordered else combinations
    for size in range(least, most + 1):
        choices = set(arrange(range(4), size))
        share = 6000 / (most - least + 1) / len(choices)
        for choice in choices:
            assert 0.6 * share < counts.pop(choice) < 1.4 * share
    assert not counts


def test_the_seed_alone_decides() -> None:
    decision = Decision(0, "any", OPTIONS, 0, 4)

    def draw(seed: str) -> list[tuple[int, ...]]:
        agent = RandomAgent(seed)
        return [agent.choose(decision, never_looks) for _ in range(20)]

    assert draw("x") == draw("x")
    assert draw("x") != draw("y")
