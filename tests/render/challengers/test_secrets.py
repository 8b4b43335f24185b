"""Nothing that is shown to anybody depends on what that person may not know."""

from __future__ import annotations

from engine.kernel import Dice
from render.challengers.presenter import ChallengersPresenter
from render.words import Words
from tests.render.challengers.tournaments import CATALOG, GAME, Moment


def test_screens_and_pictures_are_the_same_in_every_world_a_seat_cannot_tell_apart(
    shown: ChallengersPresenter, played: list[Moment]
) -> None:
    words = Words("en")
    changed = 0
    for number, moment in enumerate(played):
        for seat in (None, number % moment.state.seats):
            other = Moment(
                GAME.resample(moment.state, seat, Dice(f"world {number}")), moment.entries
            )
            changed += GAME.digest(other.state) != GAME.digest(moment.state)
            here, there = moment.view(seat), other.view(seat)
            assert shown.board(here, moment.names, words) == shown.board(there, other.names, words)
            if seat is None:
                continue
            for page in ("", "deck", "board", "match"):
                one = shown.panel(here, moment.state.decision(seat), moment.names, words, page=page)
                two = shown.panel(there, other.state.decision(seat), moment.names, words, page=page)
                assert one == two
    assert changed > len(played) / 2


def test_a_board_names_no_card_but_those_that_lie_open(
    shown: ChallengersPresenter, played: list[Moment]
) -> None:
    hidden = 0
    for moment in played:
        view, scene = moment.view(None), moment.scene(Words("en"))
        board = shown.board(view, moment.names, Words("en"), story=moment.story(None))
        assert board.picture is not None
        said = " ".join(
            [board.text, board.picture.alt, *(field.value for field in board.spelled_out().fields)]
        )
        open_cards = {side.flag.card for m in view.matches for side in m.sides if side.flag}
        for player in moment.state.players:
            for key in set(player.deck) - open_cards:
                name = scene.name(key)
                if name in {scene.name(each) for each in open_cards}:
                    continue
                hidden += 1
                assert f">{name}<" not in board.picture.svg
                assert f"“{name}”" not in said
    assert hidden > 300


def test_nobody_elses_fans_are_told_while_they_are_secret(
    shown: ChallengersPresenter, played: list[Moment]
) -> None:
    checked = 0
    for moment in played:
        if not moment.state.secret_trophies:
            continue
        board = shown.board(moment.view(None), moment.names, Words("en"))
        lines = board.details[0].value.split("\n")
        for player in moment.state.players:
            if player.trophies:
                checked += 1
                assert "fans ?" in lines[moment.state.players.index(player)]
    assert checked > 50


def test_acts_and_file_names_hold_positions_only(
    shown: ChallengersPresenter, played: list[Moment]
) -> None:
    keys = set(CATALOG.cards)
    for moment in played:
        for decision in moment.state.decisions():
            screen = shown.panel(moment.view(decision.seat), decision, moment.names, Words("en"))
            assert screen.picture is not None
            assert screen.picture.name in {"cards.png", "deck.png", "match.png"}
            for row in screen.rows:
                pressed = [b.act for b in row] if isinstance(row, tuple) else [row.act]
                values = [] if isinstance(row, tuple) else [e.value for e in row.entries]
                assert not any(f"'{key}'" in repr(pressed) for key in keys)
                assert all(value.replace(".", "").isdigit() for value in values)
