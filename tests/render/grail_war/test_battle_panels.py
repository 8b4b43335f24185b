"""A battle's panel offers exactly what the rules offer, on every page, in both languages."""

from __future__ import annotations

import pytest

from engine.grail_war.state import War
from engine.kernel import Decision
from render.grail_war.labels import BATTLE, labels
from render.grail_war.names import Scene
from render.panel import Ahead, Button, Commit, Menu, Page, Screen
from render.picker import LONGEST, length
from render.presenter import Presenter
from render.words import Words
from tests.render.grail_war.battles import CATALOG, GAME, NAMES, SHORT, Moment
from tests.render.spacing import ill_spaced
from tests.render.walking import Choices, acts

PICTURES = {"board.png", "plan.png", "sheet.png", "matchups.png", "map.png", "city.png"}
PAGES = ("", "board", "matchups", "sheet:0", "sheet:1")
QUICK = {"tile", "aid", "commit"}


def panel(
    shown: Presenter, state: War, seat: int, words: Words, page: str = "", ahead: Choices = ()
) -> Screen:
    tried = state.copy()
    for choice in ahead:
        assert GAME.apply(tried, seat, choice) == []
    assert tried.dice.drawn == state.dice.drawn
    view, decision = GAME.view(tried, seat), tried.decision(seat)
    return shown.panel(view, decision, NAMES, words, page=page, ahead=ahead)


def asked(moments: tuple[Moment, ...]) -> list[tuple[Moment, Decision]]:
    """Every question about a battle that is open in a moment."""
    return [
        (moment, decision)
        for moment in moments
        for decision in moment.state.decisions()
        if decision.kind in BATTLE
    ]


def offered(shown: Presenter, state: War, decision: Decision) -> set[tuple[int, ...]]:
    """The single choices that can be reached from the first page without looking ahead."""
    found: set[tuple[int, ...]] = set()
    waiting, seen = [""], {""}
    while waiting:
        screen = panel(shown, state, decision.seat, Words("en"), waiting.pop())
        for act in acts(screen):
            match act:
                case Commit(choices) | Ahead(choices) if choices:
                    found.add(choices[0])
                case Page(name, ()) if name not in seen and not name.startswith(("sheet", "me")):
                    seen.add(name)
                    waiting.append(name)
                case _:
                    pass
    return found


@pytest.mark.usefixtures("undrawn")
@pytest.mark.parametrize("language", ["ko", "en"])
def test_nothing_is_left_blank_in_a_text(
    shown: Presenter, battles: tuple[Moment, ...], language: str
) -> None:
    for moment, decision in asked(battles):
        screen = panel(shown, moment.state, decision.seat, Words(language))
        assert ill_spaced(screen) == [], decision


def test_the_moments_cover_every_kind_of_decision(battles: tuple[Moment, ...]) -> None:
    assert {moment.kind for moment in battles} >= BATTLE
    assert {moment.state.mode for moment in battles} == {"battle", "campaign"}


@pytest.mark.usefixtures("undrawn")
def test_every_option_is_reachable_and_no_other(
    shown: Presenter, battles: tuple[Moment, ...]
) -> None:
    kinds: set[str] = set()
    for moment, decision in asked(battles)[::2]:
        found = offered(shown, moment.state, decision)
        if decision.most > 1:
            assert found <= set(decision.choices())
            assert found
        else:
            assert found == set(decision.choices()), decision
        kinds.add(decision.kind)
    assert len(kinds) > 6


@pytest.mark.usefixtures("undrawn")
def test_what_a_panel_offers_is_legal_all_the_way(
    shown: Presenter, battles: tuple[Moment, ...]
) -> None:
    """A plan laid by pressing what is offered is taken as it is."""
    sealed = 0
    for moment, decision in asked(battles):
        if decision.kind not in QUICK:
            continue
        ahead: Choices = ()
        state, seat = moment.state.copy(), decision.seat
        for press in range(60):
            screen = panel(shown, state, seat, Words("ko"), "", ahead)
            steps = [act for act in acts(screen) if isinstance(act, Ahead | Commit)]
            ways = [act for act in steps if len(act.choices) > len(ahead)]
            act = ways[press * 7 % len(ways)] if len(ways) < 40 else ways[press % len(ways)]
            if isinstance(act, Commit):
                for choice in act.choices:
                    GAME.apply(state, seat, choice)
                ahead = ()
                after = state.decision(seat)
                if after is None or after.kind not in QUICK:
                    sealed += 1
                    break
            else:
                ahead = act.choices
    assert sealed > 5


@pytest.mark.usefixtures("undrawn")
def test_each_step_of_a_plan_can_be_taken_back(
    shown: Presenter, battles: tuple[Moment, ...]
) -> None:
    moment, decision = next((m, d) for m, d in asked(battles) if d.kind == "tile")
    first = panel(shown, moment.state, decision.seat, Words("en"))
    assert Page("") not in set(acts(first))
    step = next(act for act in acts(first) if isinstance(act, Ahead))
    second = panel(shown, moment.state, decision.seat, Words("en"), "", step.choices)
    assert Page("") in set(acts(second))
    then = next(
        a for a in acts(second) if isinstance(a, Ahead) and len(a.choices) > len(step.choices)
    )
    third = panel(shown, moment.state, decision.seat, Words("en"), "", then.choices)
    assert Ahead(step.choices) in set(acts(third))


def test_a_plan_too_long_for_a_control_is_kept_on_the_way() -> None:
    short: Choices = ((0,),) * 30
    assert length(short) < 8, "repeated choices are counted"
    long: Choices = tuple((n % 12,) for n in range(30))
    assert length(long) > LONGEST


@pytest.mark.usefixtures("undrawn")
def test_every_screen_keeps_discords_limits_on_every_page(
    shown: Presenter, battles: tuple[Moment, ...], words: Words
) -> None:
    for moment in battles:
        for seat in range(moment.state.seats):
            view, decision = GAME.view(moment.state, seat), moment.state.decision(seat)
            for page in PAGES:
                screen = shown.panel(
                    view, decision, NAMES, words, page=page, story=moment.story(seat)
                )
                assert 1 <= len(screen.rows) <= 4
                assert screen.picture is None or screen.picture.name in PICTURES


@pytest.mark.usefixtures("undrawn")
def test_a_page_nobody_offered_shows_the_first(
    shown: Presenter, battles: tuple[Moment, ...]
) -> None:
    for moment, decision in asked(battles)[::4]:
        first = panel(shown, moment.state, decision.seat, Words("en"))
        for page in ("nonsense", "sheet:9", "aid:99", "aid:0;7x", "sure:77", "sure:0", "pick:99"):
            assert panel(shown, moment.state, decision.seat, Words("en"), page) == first


@pytest.mark.usefixtures("undrawn")
def test_what_cannot_be_undone_is_asked_twice(
    shown: Presenter, battles: tuple[Moment, ...]
) -> None:
    grave = {"retreat", "luck", "let_go", "leave", "name", "belief", "seal"}
    met: set[str] = set()
    for moment, decision in asked(battles):
        for n, (word, *_) in enumerate(decision.options):
            if word not in grave or decision.kind in QUICK:
                continue
            met.add(str(word))
            first = panel(shown, moment.state, decision.seat, Words("en"))
            assert Commit(((n,),)) not in set(acts(first)), decision
            sure = panel(shown, moment.state, decision.seat, Words("en"), f"sure:{n}")
            assert Commit(((n,),)) in set(acts(sure))
            assert Page("") in set(acts(sure))
            assert "Really" in sure.text
    assert met >= {"retreat", "luck", "let_go", "leave"}


@pytest.mark.parametrize("kind", sorted(BATTLE))
def test_every_kind_has_labels_that_tell_its_options_apart(
    battles: tuple[Moment, ...], kind: str, words: Words
) -> None:
    seen = 0
    for moment, decision in asked(battles):
        if decision.kind != kind:
            continue
        view = GAME.view(moment.state, decision.seat)
        named = labels(Scene.of(CATALOG, view, SHORT, words), view, decision)
        texts = [each.text for each in named]
        assert len(set(texts)) == len(texts) == len(decision.options), texts
        assert all(text.strip() and "_" not in text for text in texts)
        seen += 1
    assert seen


@pytest.mark.usefixtures("undrawn")
def test_acts_hold_positions_only(shown: Presenter, battles: tuple[Moment, ...]) -> None:
    keys = [*CATALOG.servants, *CATALOG.skills, *CATALOG.spells, *CATALOG.goods, "heavy", "flurry"]
    for moment, decision in asked(battles):
        screen = panel(shown, moment.state, decision.seat, Words("en"))
        for row in screen.rows:
            pressed = [b.act for b in row] if isinstance(row, tuple) else [row.act]
            values = [] if isinstance(row, tuple) else [e.value for e in row.entries]
            assert not any(key in repr(pressed) for key in keys)
            assert all(value.replace(".", "").isdigit() for value in values)


@pytest.mark.usefixtures("undrawn")
def test_a_duels_plan_takes_a_press_for_a_tile_and_shows_what_it_comes_to(
    shown: Presenter, words: Words
) -> None:
    state, _ = GAME.start(2, {"servants": ["roland", "jing_ke"]}, "plan")
    seat = state.decisions()[0].seat
    ahead: Choices = ()
    for _ in range(3):
        screen = panel(shown, state, seat, words, "", ahead)
        buttons = [b for row in screen.rows if not isinstance(row, Menu) for b in row]
        tile = next(b for b in buttons if isinstance(b.act, Ahead) and b.style == "primary")
        assert isinstance(tile.act, Ahead)
        ahead = tile.act.choices
    assert len(ahead) == 3
    text = panel(shown, state, seat, words, "", ahead).text
    assert "**1" in text
    assert "0–" in text


def plain(screen: Screen) -> list[Button]:
    """The buttons that lay a tile without marks."""
    rows = [row for row in screen.rows if not isinstance(row, Menu)]
    return [b for row in rows for b in row if b.label.split()[0] in TILES]


TILES = ("Normal", "Heavy", "Counter", "Flurry", "Magic", "Critical", "Charge", "Ambush", "Snipe")


@pytest.mark.usefixtures("undrawn")
@pytest.mark.parametrize("servant", ["roland", "jing_ke", "william_tell", "bellerophon"])
def test_tiles_keep_their_places_in_the_order_of_the_rules(shown: Presenter, servant: str) -> None:
    state, _ = GAME.start(2, {"servants": [servant, "roland"]}, "places")
    seat, ahead = 0, Choices()
    order = [b.label.split()[0] for b in plain(panel(shown, state, seat, Words("en")))]
    assert order == [tile for tile in TILES if tile in order]
    assert order[0] == "Normal"
    assert "Critical" in order
    spent: set[str] = set()
    for _ in range(9):
        screen = panel(shown, state, seat, Words("en"), "", ahead)
        buttons = plain(screen)
        assert [b.label.split()[0] for b in buttons] == order
        spent |= {b.label.split()[0] for b in buttons if b.disabled}
        assert all(b.label.endswith("×0") == b.disabled for b in buttons)
        assert len(screen.rows) <= 4
        step = next((b.act for b in reversed(buttons) if not b.disabled), None)
        assert isinstance(step, Ahead)
        ahead = step.choices
    assert "Critical" in spent


@pytest.mark.usefixtures("undrawn")
def test_a_board_leaves_out_what_is_nothing(shown: Presenter, words: Words) -> None:
    state, _ = GAME.start(2, {"servants": ["roland", "jing_ke"]}, "zero")
    first = shown.board(GAME.view(state, None), NAMES, words)
    assert not any(field.value.split()[-1] == "0" for field in first.fields)
    assert all(len(field.value.splitlines()) == 2 for field in first.fields)
    assert not any(isinstance(act, Page) and act.name == "" for act in acts(first)), (
        "there is nothing to watch again"
    )
