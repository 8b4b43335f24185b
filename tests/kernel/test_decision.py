import pytest

from engine.kernel import Decision, IllegalChoice


def ask(least: int, most: int, *, ordered: bool = False) -> Decision:
    return Decision(0, "which", (("a",), ("b", 1), ("c",)), least, most, ordered)


def test_a_choice_stands_for_its_options() -> None:
    assert ask(1, 1).picked((1,)) == (("b", 1),)
    assert ask(0, 3).picked(()) == ()


def test_where_the_order_is_free_it_never_reaches_the_rules() -> None:
    assert ask(0, 3).picked((2, 0)) == (("a",), ("c",))
    assert ask(0, 3, ordered=True).picked((2, 0)) == (("c",), ("a",))


@pytest.mark.parametrize(
    ("choice", "reason"),
    [
        ((), "pick 1 to 2"),
        ((0, 1, 2), "pick 1 to 2"),
        ((0, 0), "twice"),
        ((3,), "no option 3"),
        ((-1,), "no option -1"),
        ((0, -3), "no option -3"),
    ],
)
def test_other_choices_are_refused_with_the_reason(choice: tuple[int, ...], reason: str) -> None:
    with pytest.raises(IllegalChoice, match=f"which: .*{reason}"):
        ask(1, 2).picked(choice)


def test_all_choices_of_a_small_decision() -> None:
    assert ask(0, 2).choices() == [(), (0,), (1,), (2,), (0, 1), (0, 2), (1, 2)]
    assert len(ask(3, 3, ordered=True).choices()) == 6
