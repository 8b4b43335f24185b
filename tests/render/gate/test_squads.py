"""Building a squad, drafting one, and the squads that are kept: pictures and screens."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from engine.kernel import Positions
from render.gate.names import Scene
from render.gate.presenter import GatePresenter
from render.gate.squad_book import Kept, SquadBook
from render.gate.squad_pages import squad_choices, squad_on, squad_page, whole_squad
from render.gate.squads import decks_picture, draft_picture, squad_picture
from render.panel import Ahead, Commit, Menu, Page, Screen
from render.words import Words
from tests.render.drawings import faults, texts
from tests.render.gate.duels import CATALOG, GAME, NAMES, Moment
from tests.render.walking import acts

DECKS, SUMMONERS = list(CATALOG.decks), list(CATALOG.summoners)
UGLY = "**@everyone** <t:0:R>"
CHOICES: tuple[Positions, Positions] = ((0, 2, 4, 6), (1, 3, 5, 7))


def kept(name: str = "Walls", number: int = 7) -> Kept:
    decks, summoners = whole_squad(CATALOG, CHOICES)
    return Kept(number, name, tuple(decks), tuple(summoners))


def labels(screen: Screen) -> list[str]:
    rows = [row for row in screen.rows if not isinstance(row, Menu)]
    return [button.label for row in rows for button in row]


def pressed(screen: Screen, label: str) -> object:
    buttons = [b for row in screen.rows if not isinstance(row, Menu) for b in row]
    (found,) = [button.act for button in buttons if button.label == label]
    return found


# Pictures


def test_pictures_of_squads_are_readable(words: Words) -> None:
    scene = Scene(CATALOG, NAMES, words)
    assert faults(decks_picture(scene, DECKS), smallest=14) == []
    assert faults(squad_picture(scene, DECKS[:4], SUMMONERS[:4]), smallest=14) == []
    assert faults(decks_picture(scene, DECKS[:1]), smallest=14) == []


def test_every_card_of_a_gate_deck_is_drawn(words: Words) -> None:
    scene = Scene(CATALOG, NAMES, words)
    for deck in CATALOG.decks.values():
        drawn = [each.text for each in texts(decks_picture(scene, [deck.key]))]
        assert scene.deck(deck.key) in drawn
        assert {scene.title(key) for key in deck.cards[1:]} <= set(drawn)


@pytest.mark.parametrize("names", [NAMES, ("뷁" * 24, "W" * 24), ("🙂", "")])
def test_a_draft_shows_who_has_taken_what(
    played: list[Moment], words: Words, names: tuple[str, str]
) -> None:
    scene = Scene(CATALOG, names, words)
    drafts = [m for m in played if m.state.draft is not None]
    assert len(drafts) > 5
    for moment in drafts:
        view = GAME.view(moment.state, None)
        picture = draft_picture(scene, view)
        assert faults(picture, smallest=14) == []
        drawn = [each.text for each in texts(picture)]
        taken = sum(len(side.decks) + len(side.summoners) for side in view.sides)
        both = [scene.drawn(seat) for seat in (0, 1)]
        owners = [text for text in drawn if any(n.startswith(text.rstrip("…")) for n in both)]
        assert len(owners) >= taken


# In a duel


def test_a_page_names_a_squad_by_positions() -> None:
    assert squad_page(CHOICES) == "squad:0.2.4.6;1.3.5.7"
    assert squad_on(squad_page(CHOICES), CATALOG) == CHOICES
    decks, summoners = whole_squad(CATALOG, CHOICES)
    assert squad_choices(CATALOG, decks[::-1], summoners[::-1]) == CHOICES
    assert squad_choices(CATALOG, ["XX", *decks[1:]], summoners) is None
    assert squad_choices(CATALOG, decks, ["X9", *summoners[1:]]) is None


@pytest.mark.parametrize(
    "page",
    ["squad:", "squad:0.1.2;0.1.2.3", "squad:0.0.1.2;0.1.2.3", "squad:0.1.2.8;0.1.2.3", "x"],
)
def test_no_other_page_is_a_squads(page: str) -> None:
    assert squad_on(page, CATALOG) is None


def test_a_whole_squad_is_played_at_one_press(shown: GatePresenter, words: Words) -> None:
    state, _ = GAME.start(2, {"squads": "build"}, "whole")
    view, decision = GAME.view(state, 0), state.decision(0)
    screen = shown.panel(view, decision, NAMES, words, page=squad_page(CHOICES))
    (commit,) = [act for act in acts(screen) if isinstance(act, Commit)]
    for choice in commit.choices:
        GAME.apply(state, 0, choice)
    assert set(state.sides[0].decks) == set(kept().decks)
    assert set(state.sides[0].summoners) == set(kept().summoners)
    decision = state.decision(0)
    assert decision is not None
    assert decision.kind == "columns"
    # The page is gone with its question.
    late = shown.panel(GAME.view(state, 0), decision, NAMES, words, page=squad_page(CHOICES))
    assert late == shown.panel(GAME.view(state, 0), decision, NAMES, words)


# Squads that are kept


def test_the_list_opens_every_squad_and_escapes_its_name(words: Words) -> None:
    squads = [kept(UGLY, 1), kept("", 2), kept("한글 이름", 3)]
    screen = SquadBook(CATALOG, words).listing(squads)
    assert "**@everyone**" not in screen.text
    assert words("squads-last") in screen.text
    (menu,) = [row for row in screen.rows if isinstance(row, Menu)]
    assert [menu.after([entry.value]) for entry in menu.entries] == [
        Page(f"open:{number}") for number in (1, 2, 3)
    ]
    assert pressed(screen, words("squads-new")) == Page("new")


def test_a_full_list_keeps_discords_limits(words: Words) -> None:
    squads = [kept("*" * 40, number) for number in range(1, 27)]
    screen = SquadBook(CATALOG, words).listing(squads)
    assert len(screen.text) <= 4096


def test_an_empty_list_says_what_it_is_for(words: Words) -> None:
    screen = SquadBook(CATALOG, words).listing([])
    assert screen.text == words("squads-none")
    assert labels(screen) == [words("squads-new")]


def test_one_squad_can_be_changed_named_and_deleted(words: Words) -> None:
    book = SquadBook(CATALOG, words)
    screen = book.one(kept())
    assert screen.picture is not None
    assert pressed(screen, words("squads-edit")) == Page("new")
    assert pressed(screen, words("squads-rename")) == Page("rename")
    ask = book.delete(kept())
    assert pressed(ask, words("squads-delete")) == Page("gone")
    assert pressed(ask, words("squads-back")) == Page("open:7")
    assert words("squads-name") in labels(book.one(kept("")))


def test_a_squad_with_lost_cards_is_shown_without_a_picture(words: Words) -> None:
    book = SquadBook(CATALOG, words)
    lost = Kept(1, "old", ("XX", "JN", "VR", "EG"), ("S1", "S2", "S3", "X9"))
    screen = book.one(lost)
    assert book.choices(lost) is None
    assert screen.picture is None
    assert "XX" in screen.text
    assert book.listing([lost]).rows != ()


def test_a_squad_is_built_step_by_step(words: Words) -> None:
    book = SquadBook(CATALOG, words)
    choices: list[Positions] = []
    for page, picks in (("new", CHOICES[0]), ("", CHOICES[1])):
        screen = book.builder(choices, page, None)
        assert screen is not None
        menu = screen.rows[0]
        assert isinstance(menu, Menu)
        assert (menu.least, menu.most, len(menu.entries)) == (4, 4, 8)
        act = menu.after([str(n) for n in picks])
        assert act == Ahead((*choices, picks))
        choices.append(picks)
    screen = book.builder(choices, "", None)
    assert screen is not None
    assert pressed(screen, words("squads-name")) == Page("save", CHOICES)
    assert pressed(screen, words("squads-back")) == Page("new", CHOICES[:1])
    assert book.keys(choices) == whole_squad(CATALOG, CHOICES)
    changed = book.builder(choices, "", kept())
    assert changed is not None
    assert pressed(changed, words("squads-save")) == Page("save", CHOICES)


@pytest.mark.parametrize(
    "choices",
    [
        [(0, 1, 2)],
        [(0, 1, 2, 2)],
        [(0, 1, 2, 8)],
        [(0, 1, 2, 3), (0, 1, 2, 8)],
        [(0, 1, 2, 3)] * 3,
    ],
)
def test_there_is_no_step_after_choices_that_are_none(choices: Sequence[Positions]) -> None:
    book = SquadBook(CATALOG, Words("en"))
    assert book.builder(choices, "", None) is None
    assert book.keys(choices) is None


def test_one_can_read_every_gate_deck_while_choosing(shown: GatePresenter, words: Words) -> None:
    for squads in ("build", "draft"):
        state, _ = GAME.start(2, {"squads": squads}, "reading")
        decision = state.decisions()[0]
        view = GAME.view(state, decision.seat)
        first = shown.panel(view, decision, NAMES, words)
        assert Page("deck:0") in acts(first)
        for number, key in enumerate(CATALOG.decks):
            screen = shown.panel(view, decision, NAMES, words, page=f"deck:{number}")
            assert screen.picture is not None
            assert faults(screen.picture.svg, smallest=14) == []
            drawn = {each.text for each in texts(screen.picture.svg)}
            scene = Scene(CATALOG, NAMES, words)
            assert {scene.title(card) for card in CATALOG.decks[key].cards[1:]} <= drawn
            assert {Page("")} < set(acts(screen))
        assert shown.panel(view, decision, NAMES, words, page="deck:8") == first


def test_the_book_shows_gate_decks_too(words: Words) -> None:
    book = SquadBook(CATALOG, words)
    first = book.builder((), "new", None)
    assert first is not None
    assert pressed(first, words("squad-look-deck")) == Page("deck:0")
    deck = book.builder((), "deck:3", kept())
    assert deck is not None
    assert pressed(deck, words("page-back")) == Page("new")
    menu = deck.rows[0]
    assert isinstance(menu, Menu)
    assert menu.after(["5"]) == Page("deck:5")
