from collections import Counter
from itertools import product
from types import SimpleNamespace

import pytest

from engine.kernel import Dice, RulesBug, commitment, dice

# printf ruler:0 | sha256sum, and so on: the first sixteen digits of each.
DRAWS = [
    0xE0707C4E425B9DF0,
    0x1603C5878583E428,
    0x7EBA437FE38F301F,
    0x7F7B8D11BA3667FA,
    0x80DF7D13DE059F1A,
    0x04883DDB2E233272,
]


class Scripted(Dice):
    script: list[int]

    def roll(self, sides: int) -> int:
        return self.script.pop(0)


def test_a_draw_is_the_sha256_of_seed_and_count() -> None:
    stream = Dice("ruler")
    assert [stream.roll(1 << 64) for _ in DRAWS] == DRAWS
    assert stream.drawn == 6
    stream = Dice("ruler")
    assert [stream.roll(6) for _ in DRAWS] == [0, 4, 1, 2, 4, 2]


def test_a_draw_that_would_favour_small_numbers_is_thrown_away() -> None:
    # Only 2**63 + 1 of the 2**64 draws can be used for so many sides; the first one cannot.
    stream = Dice("ruler")
    assert stream.roll((1 << 63) + 1) == DRAWS[1]
    assert stream.drawn == 2


def test_a_shuffle_goes_from_the_end_to_the_front() -> None:
    # Draws modulo 5, 4, 3, 2: 2, 0, 1, 0.
    cards = list("abcde")
    Dice("ruler").shuffle(cards)
    assert cards == ["e", "d", "b", "a", "c"]


@pytest.mark.parametrize("sides", range(1, 17))
def test_every_side_is_equally_likely(sides: int, monkeypatch: pytest.MonkeyPatch) -> None:
    # A smaller generator whose draws are 0, 1, ... 15: each side must come up equally often.
    def fake(text: bytes) -> SimpleNamespace:
        count = int(text.split(b":")[1])
        return SimpleNamespace(digest=lambda: (count % 16).to_bytes(8, "big"))

    monkeypatch.setattr(dice, "_RANGE", 16)
    monkeypatch.setattr(dice, "hashlib", SimpleNamespace(sha256=fake))
    stream, rolls = Dice("any"), Counter[int]()
    for _ in range(16 // sides * sides):
        rolls[stream.roll(sides)] += 1
    assert rolls == dict.fromkeys(range(sides), 16 // sides)
    assert stream.drawn == 16 // sides * sides


def test_every_order_of_a_shuffle_is_equally_likely() -> None:
    orders = Counter[str]()
    for script in product(range(4), range(3), range(2)):
        stream, cards = Scripted("any"), list("abcd")
        stream.script = list(script)
        stream.shuffle(cards)
        orders["".join(cards)] += 1
    assert len(orders) == 24
    assert set(orders.values()) == {1}


def test_a_copy_goes_on_alone() -> None:
    stream = Dice("ruler", 3)
    twin = stream.copy()
    assert twin.roll(1 << 64) == DRAWS[3]
    assert stream.drawn == 3
    assert stream.roll(1 << 64) == DRAWS[3]


@pytest.mark.parametrize("sides", [0, -1, (1 << 64) + 1])
def test_impossible_dice_are_a_fault_and_not_an_endless_loop(sides: int) -> None:
    with pytest.raises(RulesBug, match="sides"):
        Dice("ruler").roll(sides)


def test_nothing_can_be_picked_from_nothing() -> None:
    with pytest.raises(RulesBug):
        Dice("ruler").pick(())


def test_the_commitment_is_the_sha256_of_the_seed() -> None:
    expected = "5972814068a183e232d67415ad8f2919f7633187a22f3f5dcf3d066515dbe556"
    assert commitment("ruler") == expected
