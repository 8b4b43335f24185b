"""A panel offers exactly what the rules offer, on every page, in both languages."""

from __future__ import annotations

import dataclasses

import pytest

from engine.gate.state import Duel
from engine.kernel import Decision, Option
from render.panel import Ahead, Commit, Menu, Page, Screen
from render.presenter import Presenter
from render.words import Words
from tests.render.gate.duels import CATALOG, GAME, KINDS, NAMES, Moment
from tests.render.walking import Choices, acts, commitments


def ahead_of(state: Duel, seat: int, choices: Choices) -> Duel:
    """The state after tentative choices, which must tell and draw nothing."""
    tried = state.copy()
    for choice in choices:
        assert GAME.apply(tried, seat, choice) == []
    assert tried.dice.drawn == state.dice.drawn
    return tried


def panel(
    shown: Presenter, state: Duel, seat: int, words: Words, page: str = "", ahead: Choices = ()
) -> Screen:
    tried = ahead_of(state, seat, ahead)
    view, decision = GAME.view(tried, seat), tried.decision(seat)
    return shown.panel(view, decision, NAMES, words, page=page, ahead=ahead)


def in_main(played: list[Moment]) -> Moment:
    """A moment in which one may attack."""
    return next(m for m in played for d in m.state.decisions() if ("attack",) in d.options)


def legal(state: Duel, seat: int) -> set[Choices]:
    """All that the rules allow, an attack with its gate as one; picks sorted where order is none."""
    decision = state.decision(seat)
    assert decision is not None
    found: set[Choices] = set()
    for choice in decision.choices():
        goes_on = decision.kind in {"attackers", "decks"} or ("attack",) in decision.picked(choice)
        rests = legal(ahead_of(state, seat, (choice,)), seat) if goes_on else {()}
        found |= {(choice, *rest) for rest in rests}
    return found


def test_the_moments_cover_every_kind_of_decision(played: list[Moment]) -> None:
    kinds = {d.kind for moment in played for d in moment.state.decisions()}
    assert kinds >= KINDS


def test_every_option_is_reachable_and_no_other(shown: Presenter, played: list[Moment]) -> None:
    words = Words("ko")
    for moment in played:
        for decision in moment.state.decisions():
            seat = decision.seat
            made = commitments(
                lambda page, ahead, state=moment.state, seat=seat: panel(
                    shown, state, seat, words, page, ahead
                )
            )
            twice = decision.kind == "columns"  # the usual choice has a button of its own
            assert len(made) == len(set(made)) + twice
            assert set(made) == legal(moment.state, seat), decision


def test_every_screen_keeps_discords_limits(
    shown: Presenter, played: list[Moment], words: Words
) -> None:
    for moment in played:
        for seat in (0, 1):
            view, decision = GAME.view(moment.state, seat), moment.state.decision(seat)
            first = shown.panel(view, decision, NAMES, words, story=moment.story(seat))
            assert len(first.rows) <= 4
            assert (decision is None) == (set(acts(first)) == {Page("board")})
            for act in set(acts(first)):
                if isinstance(act, Page):
                    shown.panel(view, decision, NAMES, words, page=act.name, ahead=act.ahead)


def test_a_page_nobody_offered_shows_the_first(shown: Presenter, played: list[Moment]) -> None:
    for moment in played:
        for decision in moment.state.decisions():
            first = panel(shown, moment.state, decision.seat, Words("en"))
            for page in ("nonsense", "card:99", "pick:99", "hand;", "card:-1"):
                assert panel(shown, moment.state, decision.seat, Words("en"), page) == first


def test_an_attack_takes_three_presses(shown: Presenter, played: list[Moment]) -> None:
    state = in_main(played).state
    (seat,) = (d.seat for d in state.decisions())
    words = Words("en")
    (attack,) = (a for a in acts(panel(shown, state, seat, words)) if isinstance(a, Ahead))
    attackers = acts(panel(shown, state, seat, words, "", attack.choices))
    first = next(act for act in attackers if isinstance(act, Ahead))
    gates = acts(panel(shown, state, seat, words, "", first.choices))
    assert any(isinstance(act, Commit) and len(act.choices) == 3 for act in gates)


@pytest.mark.parametrize(
    ("kind", "options", "words_in_label"),
    [
        ("redraw", (("redraw",), ("keep",)), "draw again"),
        ("dugout", (("dugout", 0), ("dugout", 1)), "dugout"),
        ("one_attacker", (("attacker", "JN-2a"), ("attacker", "VR-2a")), "Router"),
    ],
)
def test_rare_decisions_are_worded(
    shown: Presenter,
    played: list[Moment],
    kind: str,
    options: tuple[Option, ...],
    words_in_label: str,
) -> None:
    view = GAME.view(in_main(played).state, 0)
    screen = shown.panel(view, Decision(0, kind, options), NAMES, Words("en"))
    labels = [b.label for row in screen.rows[:1] if not isinstance(row, Menu) for b in row]
    assert len(labels) == 2
    assert words_in_label in labels[0]


def test_a_hand_of_forty_cards_is_turned_like_pages(
    shown: Presenter, played: list[Moment], words: Words
) -> None:
    moment = in_main(played)
    (seat,) = (d.seat for d in moment.state.decisions())
    view = GAME.view(moment.state, seat)
    hand = tuple(key for key, card in CATALOG.cards.items() if card.kind == "character")[:40]
    side = dataclasses.replace(view.sides[seat], hand=hand, hand_size=40)
    sides = (side, view.sides[1]) if seat == 0 else (view.sides[0], side)
    large = dataclasses.replace(view, sides=sides)
    options: list[Option] = [("place", key, n) for key in hand for n in (0, 1)]
    decision = Decision(seat, "main", (*options, ("attack",), ("end",)))

    made: set[Choices] = set()
    for page in ("", "hand;1"):
        screen = shown.panel(large, decision, NAMES, words, page=page)
        for act in acts(screen):
            if isinstance(act, Page) and act.name.startswith("card:"):
                card = shown.panel(large, decision, NAMES, words, page=act.name)
                made |= {a.choices for a in acts(card) if isinstance(a, Commit)}
    assert made == {((n,),) for n in range(80)}


def test_a_spectator_has_no_panel(shown: Presenter, played: list[Moment]) -> None:
    with pytest.raises(ValueError, match="spectator"):
        shown.panel(GAME.view(played[0].state, None), None, NAMES, Words("en"))


def test_another_games_view_is_refused(shown: Presenter) -> None:
    with pytest.raises(TypeError, match="DuelView"):
        shown.board({"hand": 1}, NAMES, Words("en"))


def test_a_page_of_cards_shows_the_card(shown: Presenter, played: list[Moment]) -> None:
    moment = in_main(played)
    (seat,) = (d.seat for d in moment.state.decisions())
    pages = {
        act.name: panel(shown, moment.state, seat, Words("en"), act.name)
        for act in acts(panel(shown, moment.state, seat, Words("en")))
        if isinstance(act, Page) and act.name.startswith("card:")
    }
    assert pages
    hand = GAME.view(moment.state, seat).sides[seat].hand or ()
    for name, screen in pages.items():
        card = CATALOG.cards[hand[int(name.removeprefix("card:"))]]
        assert screen.picture is not None
        assert (card.title or card.name).en in screen.picture.alt


def test_the_board_is_a_page_of_the_panel(shown: Presenter, played: list[Moment]) -> None:
    for moment in played[:20]:
        for seat in (0, 1):
            view, decision = GAME.view(moment.state, seat), moment.state.decision(seat)
            screen = shown.panel(view, decision, NAMES, Words("en"), page="board", ahead=((0,),))
            assert list(acts(screen)) == [Page("", ((0,),))]
            assert screen.picture is not None
            assert screen.picture.name == "board.png"
