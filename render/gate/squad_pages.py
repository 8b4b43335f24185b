"""The panel while squads come about: what is drawn, and the page of one whole squad.

A squad is named by positions in the catalog, ``squad:0.1.4.6;2.3.5.7``: four gate decks and four
summoners. They are the positions of the options when a seat builds its squad.
"""

from __future__ import annotations

import re
from collections.abc import Sequence

from engine.gate.cards import Catalog
from engine.gate.view import DuelView
from engine.kernel import Decision, Positions
from render.gate.board import board_picture
from render.gate.card import hand_picture
from render.gate.facts import alt_text
from render.gate.labels import card_line, deck_line
from render.gate.names import Scene
from render.gate.squads import decks_picture, draft_picture, squad_picture
from render.panel import ALT, ENTRIES, ENTRY_TEXT, Button, Menu, MenuEntry, Page, Picture
from render.picker import Row
from render.words import bare, fit

PAGE = "squad:"
DECK_PAGE = "deck:"
"""The page of one gate deck's cards, by its position in the catalog: ``deck:3``."""
WIDTH = 1000
MOST_DRAWN = 16
_DECK = re.compile(r"deck:(\d{1,3})")
_SQUAD = re.compile(r"squad:(\d+(?:\.\d+){3});(\d+(?:\.\d+){3})")


def squad_choices(
    catalog: Catalog, decks: Sequence[str], summoners: Sequence[str]
) -> tuple[Positions, Positions] | None:
    """The two choices that build this squad; None for one that cannot be built any more."""
    known_decks, known_summoners = list(catalog.decks), list(catalog.summoners)
    if not set(decks) <= set(known_decks) or not set(summoners) <= set(known_summoners):
        return None
    return (
        tuple(sorted(known_decks.index(key) for key in decks)),
        tuple(sorted(known_summoners.index(key) for key in summoners)),
    )


def squad_page(choices: tuple[Positions, Positions]) -> str:
    """The name of the page that shows this squad."""
    decks, summoners = (".".join(map(str, each)) for each in choices)
    return f"{PAGE}{decks};{summoners}"


def squad_on(page: str, catalog: Catalog) -> tuple[Positions, Positions] | None:
    """The squad that a page is about; None for any other page."""
    found = _SQUAD.fullmatch(page)
    if found is None:
        return None
    decks, summoners = (tuple(map(int, part.split("."))) for part in found.groups())
    for picks, count in ((decks, len(catalog.decks)), (summoners, len(catalog.summoners))):
        if len(set(picks)) < len(picks) or max(picks) >= count:
            return None
    return decks, summoners


def whole_squad(
    catalog: Catalog, choices: tuple[Positions, Positions]
) -> tuple[list[str], list[str]]:
    """The keys of a squad's gate decks and summoners."""
    decks, summoners = list(catalog.decks), catalog.summoners
    return [decks[n] for n in choices[0]], [summoners[n] for n in choices[1]]


def deck_on(page: str, catalog: Catalog) -> int | None:
    """The position of the gate deck that a page is about; None for any other page."""
    found = _DECK.fullmatch(page)
    return int(found[1]) if found and int(found[1]) < len(catalog.decks) else None


def deck_rows(scene: Scene, number: int, back: Page) -> list[Row]:
    """A menu to look at other gate decks, and the way ``back``."""
    keys = list(scene.catalog.decks)
    first = number - number % ENTRIES
    entries = tuple(
        MenuEntry(fit(scene.deck(key), ENTRY_TEXT), "", str(n))
        for n, key in list(enumerate(keys))[first : first + ENTRIES]
    )
    buttons = [Button(scene.words("page-back"), back)]
    parts = -(-len(keys) // ENTRIES)
    if parts > 1:
        part = number // ENTRIES
        label = scene.words("page-next", page=part + 1, pages=parts)
        name = f"{DECK_PAGE}{(part + 1) % parts * ENTRIES}"
        buttons.append(Button(label, Page(name, back.ahead)))
    menu = Menu(scene.words("squad-look-deck"), entries, Page(DECK_PAGE, back.ahead))
    return [menu, tuple(buttons)]


def drawn_deck(scene: Scene, number: int) -> Picture:
    """The characters of a gate deck with their texts, from the top down."""
    deck = list(scene.catalog.decks.values())[number]
    keys = list(reversed(deck.cards[1:]))
    lines = [f"{scene.full_name(key)} – {card_line(scene, scene.card(key))}" for key in keys]
    return _picture(squad_picture(scene, (), keys), lines, "deck.png")


def drawn_squad(scene: Scene, decks: Sequence[str], summoners: Sequence[str]) -> Picture:
    """A whole squad as a picture."""
    lines = [deck_line(scene, key) for key in decks]
    lines += [_summoner_line(scene, key) for key in summoners]
    return _picture(squad_picture(scene, decks, summoners), lines, "squad.png")


def drawn_decks(scene: Scene, decks: Sequence[str], *, numbered: bool = True) -> Picture:
    """Gate decks to choose from as a picture."""
    shown = decks[:MOST_DRAWN]
    lines = [f"{n}. {deck_line(scene, key)}" for n, key in enumerate(shown, 1)]
    return _picture(decks_picture(scene, shown, numbered=numbered), lines, "decks.png")


def drawn_summoners(scene: Scene, summoners: Sequence[str]) -> Picture:
    """Summoners to choose from as a picture."""
    shown = summoners[:MOST_DRAWN]
    lines = [f"{n}. {_summoner_line(scene, key)}" for n, key in enumerate(shown, 1)]
    svg = hand_picture([scene.card(key) for key in shown], scene.words)
    return _picture(svg, lines, "summoners.png")


def drawn_board(scene: Scene, view: DuelView) -> Picture:
    """The board; the middle of the table while there is a draft."""
    drawn = board_picture(scene, view) if view.draft is None else draft_picture(scene, view)
    return Picture(drawn, WIDTH, alt_text(scene, view), "board.png")


def setup_picture(scene: Scene, view: DuelView, decision: Decision | None) -> Picture | None:
    """What one chooses from while squads come about; None when that is over."""
    if decision is None:
        return drawn_board(scene, view) if view.draft is not None else None
    match decision.kind:
        case "decks" | "draft_deck":
            return drawn_decks(scene, [str(key) for _, key in decision.options])
        case "summoners" | "draft_summoner":
            return drawn_summoners(scene, [str(key) for _, key in decision.options])
        case "columns":
            decks = [str(deck) for deck in decision.options[0][1:]]
            return drawn_decks(scene, decks, numbered=False)
        case _:
            return None


def _summoner_line(scene: Scene, key: str) -> str:
    return f"{scene.full_name(key)} – {card_line(scene, scene.card(key))}"


def _picture(svg: str, lines: Sequence[str], name: str) -> Picture:
    return Picture(svg, WIDTH, fit(bare("\n".join(lines)), ALT), name)
