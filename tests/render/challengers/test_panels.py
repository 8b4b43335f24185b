"""A panel offers exactly what the rules offer, on every page, in both languages."""

from __future__ import annotations

import dataclasses

import pytest

from engine.kernel import Decision
from render.challengers.presenter import ChallengersPresenter
from render.panel import Commit, Menu, Page, Screen
from render.words import Words
from tests.render.challengers.tournaments import GAME, KINDS, SEATS, Moment
from tests.render.walking import Choices, acts, commitments

FEW, FEWER = 11, 8
"""So many options can be tried in every combination."""


def panel(
    shown: ChallengersPresenter, moment: Moment, seat: int, words: Words, page: str = ""
) -> Screen:
    return shown.panel(
        moment.view(seat), moment.state.decision(seat), moment.names, words, page=page
    )


def test_the_moments_cover_every_kind_of_decision_and_every_size(played: list[Moment]) -> None:
    assert {d.kind for moment in played for d in moment.state.decisions()} >= KINDS
    assert {moment.state.seats for moment in played} == set(SEATS)


def test_every_option_is_reachable_and_no_other(
    shown: ChallengersPresenter, played: list[Moment]
) -> None:
    checked: set[str] = set()
    for moment in played:
        for decision in moment.state.decisions():
            if decision.most > 1 and len(decision.options) > FEW:
                continue
            if decision.kind == "trim" and ("trim" in checked or len(decision.options) > FEWER):
                continue  # every set of cards has a page of its own
            checked.add(decision.kind)
            made = commitments(
                lambda page, ahead, moment=moment, seat=decision.seat: panel(
                    shown, moment, seat, Words("ko"), page
                )
            )
            assert len(made) == len(set(made))
            assert set(made) == {(choice,) for choice in decision.choices()}, decision
    assert checked == KINDS


def test_a_large_deck_can_be_thinned_out_by_any_of_its_cards(
    shown: ChallengersPresenter, played: list[Moment]
) -> None:
    """With up to 25 cards one menu has them all."""
    large = 0
    for moment in played:
        for decision in moment.state.decisions():
            if decision.kind != "trim" or not FEW < len(decision.options) <= 25:
                continue
            large += 1
            menu, keep, _ = panel(shown, moment, decision.seat, Words("en")).rows
            assert isinstance(menu, Menu)
            assert [entry.value for entry in menu.entries] == [
                str(n) for n in range(len(decision.options))
            ]
            assert (menu.least, menu.most) == (1, len(decision.options) - 1)
            page = menu.after(["3", "0"])
            assert isinstance(page, Page), "what does not come back is asked about once more"
            (sure,) = panel(shown, moment, decision.seat, Words("en"), page.name).rows[:1]
            assert not isinstance(sure, Menu)
            assert [button.act for button in sure] == [Commit(((3, 0),)), Page("")]
            assert not isinstance(keep, Menu)
            assert [button.act for button in keep] == [Commit(((),))]
    assert large > 0


def test_a_deck_of_more_than_25_cards_is_thinned_out_page_by_page(
    shown: ChallengersPresenter, played: list[Moment]
) -> None:
    moment = next(m for m in played for d in m.state.decisions() if d.kind == "trim")
    view = moment.view(None)
    keys = [key for key, card in moment.scene(Words("en")).edition.cards.items() if card.power]
    options = tuple(("card", key, n) for n, key in enumerate(keys[:40]))
    decision = Decision(0, "trim", options, 0, 39, default=())
    view = dataclasses.replace(moment.view(0), viewer=0)
    offered: set[str] = set()
    page = ""
    for _ in range(2):
        screen = shown.panel(view, decision, moment.names, Words("en"), page=page)
        menu, buttons, _ = screen.rows
        assert isinstance(menu, Menu)
        assert not isinstance(buttons, Menu)
        offered |= {entry.value for entry in menu.entries}
        page = next(b.act.name for b in buttons if isinstance(b.act, Page))
    assert offered == {str(n) for n in range(40)}


def test_every_screen_keeps_discords_limits(
    shown: ChallengersPresenter, played: list[Moment], words: Words
) -> None:
    for moment in played:
        for seat in range(moment.state.seats):
            decision = moment.state.decision(seat)
            first = shown.panel(
                moment.view(seat), decision, moment.names, words, story=moment.story(seat)
            )
            assert len(first.rows) <= 4
            for row in first.rows:
                for act in [b.act for b in row] if isinstance(row, tuple) else ():
                    if isinstance(act, Page):
                        other = panel(shown, moment, seat, words, act.name)
                        assert other != first
                        assert Page("") in set(acts(other))


def test_a_page_nobody_offered_shows_the_first(
    shown: ChallengersPresenter, played: list[Moment]
) -> None:
    for moment in played[:60]:
        for decision in moment.state.decisions():
            first = panel(shown, moment, decision.seat, Words("en"))
            for page in ("nonsense", "pick:99", "card:1", "pick:0.0"):
                assert panel(shown, moment, decision.seat, Words("en"), page) == first


def test_a_deck_phase_takes_as_many_presses_as_decisions(
    shown: ChallengersPresenter, played: list[Moment]
) -> None:
    """A card of the display is one press, and so is being ready with all cards."""
    for moment in played:
        for decision in moment.state.decisions():
            if decision.kind not in {"pile", "pick", "trim"}:
                continue
            screen = panel(shown, moment, decision.seat, Words("en"))
            pressed = {
                button.act for row in screen.rows if isinstance(row, tuple) for button in row
            }
            wanted: set[Choices] = {((),)} if decision.kind == "trim" else set()
            if decision.kind != "trim":
                wanted = {((n,),) for n in range(len(decision.options))}
            assert {act.choices for act in pressed if isinstance(act, Commit)} == wanted


def test_a_spectator_has_no_panel(shown: ChallengersPresenter, played: list[Moment]) -> None:
    with pytest.raises(ValueError, match="spectator"):
        shown.panel(played[0].view(None), None, played[0].names, Words("en"))


def test_another_games_view_is_refused(shown: ChallengersPresenter) -> None:
    with pytest.raises(TypeError, match="TournamentView"):
        shown.board({"hand": 1}, (), Words("en"))


def test_a_display_is_drawn_and_numbered_as_its_buttons(
    shown: ChallengersPresenter, played: list[Moment]
) -> None:
    for moment in played:
        for decision in moment.state.decisions():
            if decision.kind != "pick":
                continue
            screen = panel(shown, moment, decision.seat, Words("en"))
            assert screen.picture is not None
            assert screen.picture.name == "cards.png"
            scene = moment.scene(Words("en"))
            cards = [str(o[1]) for o in decision.options if o[0] == "take"]
            labels = [b.label for row in screen.rows[:2] if isinstance(row, tuple) for b in row]
            for number, key in enumerate(cards, 1):
                assert f"{number} {scene.name(key)}" in labels
                assert f"{number}. {scene.name(key)}" in screen.picture.alt


def test_an_order_says_where_its_last_card_goes(
    shown: ChallengersPresenter, played: list[Moment]
) -> None:
    seen: set[bool] = set()
    for moment in played:
        for decision in moment.state.decisions():
            if decision.kind == "arrange":
                sinks = decision.about[1] == "sailor"
                screen = panel(shown, moment, decision.seat, Words("en"))
                assert ("the last goes to the bottom" in screen.text) == sinks
                seen.add(sinks)
    assert seen


def test_the_seats_own_deck_is_there_in_words(
    shown: ChallengersPresenter, played: list[Moment]
) -> None:
    for moment in played:
        for seat in range(moment.state.seats):
            deck = moment.view(seat).players[seat].deck
            decision = moment.state.decision(seat)
            page = "deck" if decision is not None and decision.kind in GAME.small else ""
            screen = panel(shown, moment, seat, Words("en"), page)
            named = [field.name for field in screen.fields]
            assert (deck is not None) == any(name.startswith("Your deck") for name in named)


def test_a_choice_inside_a_match_wants_no_more_than_that(
    shown: ChallengersPresenter, played: list[Moment], words: Words
) -> None:
    """The deck and the rest stay away, and it is said how to be asked no more."""
    found = 0
    for moment in played:
        for decision in moment.state.decisions():
            screen = shown.panel(moment.view(decision.seat), decision, moment.names, words)
            small = decision.kind in GAME.small
            assert (words("ch-ask-automatic") in screen.text) == small
            assert bool(screen.fields) != small
            found += small
    assert found > 10
