"""The screens of one's own squads: the list, one squad, and building one step by step.

The acts say pages and positions, as everywhere; whoever shows a screen knows which squad it is
about. Pages: ``list``, ``open:<number>``, ``save``, ``rename``, ``delete`` and ``gone``, and
for building ``new``, ``pick:…`` and ``deck:<n>``.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from engine.gate.cards import Catalog
from engine.kernel import Decision, Positions
from render import theme
from render.gate.labels import card_line, deck_line
from render.gate.names import Scene
from render.gate.squad_pages import (
    DECK_PAGE,
    deck_on,
    deck_rows,
    drawn_deck,
    drawn_decks,
    drawn_squad,
    drawn_summoners,
    squad_choices,
    whole_squad,
)
from render.panel import ENTRIES, ENTRY_TEXT, TEXT, Button, Menu, MenuEntry, Page, Screen
from render.picker import Label, Picker, Row
from render.words import Words, escape, fit, plain

SIZE = 4
NAME_LENGTH = 40
_SQUAD = 2
"""Choices that make a squad: its gate decks, and its summoners."""


@dataclass(frozen=True, slots=True)
class Kept:
    """A squad somebody keeps, by its ``number``; a nameless one was only played with last."""

    number: int
    name: str
    decks: tuple[str, ...]
    summoners: tuple[str, ...]


class SquadBook:
    """Draws one person's squads. ``catalog`` holds the cards there are now."""

    def __init__(self, catalog: Catalog, words: Words) -> None:
        self._scene = Scene(catalog, (), words)
        self._words = words

    def label(self, kept: Kept) -> str:
        """What a squad is called where there is no markup."""
        return plain(kept.name, NAME_LENGTH) if kept.name else self._words("squads-last")

    def contents(self, kept: Kept) -> str:
        """What is in a squad, in one line; of a card that is gone, its key."""
        scene, catalog = self._scene, self._scene.catalog
        decks = [scene.deck(key) if key in catalog.decks else key for key in kept.decks]
        names = [scene.title(key) if key in catalog.cards else key for key in kept.summoners]
        short = scene.short_decks(kept.decks) if set(kept.decks) <= set(catalog.decks) else decks
        return f"{', '.join(short)} · {', '.join(names)}"

    def choices(self, kept: Kept) -> tuple[Positions, Positions] | None:
        """The choices that build a squad; None when some of its cards are gone."""
        return squad_choices(self._scene.catalog, kept.decks, kept.summoners)

    def keys(self, choices: Sequence[Positions]) -> tuple[list[str], list[str]] | None:
        """The gate decks and summoners of a whole squad; None if these choices are none."""
        if len(choices) != _SQUAD or not self._sound(choices):
            return None
        return whole_squad(self._scene.catalog, (choices[0], choices[1]))

    # Screens

    def listing(self, squads: Sequence[Kept]) -> Screen:
        """All squads, a menu to open one, and the way to a new one."""
        words = self._words
        lines = [
            words("squads-line", name=self._escaped(kept), contents=self.contents(kept))
            for kept in squads
        ]
        rows: list[Row] = []
        # The nameless one may be one more than there is room for.
        entries = tuple(self._entry(kept) for kept in squads[:ENTRIES])
        if entries:
            rows.append(Menu(words("squads-open"), entries, Page("open:")))
        rows.append((Button(words("squads-new"), Page("new"), "primary"),))
        text = fit("\n".join(lines), TEXT) or words("squads-none")
        return Screen(words("squads-title"), text, rows=tuple(rows), colour=theme.EMBED)

    def one(self, kept: Kept) -> Screen:
        """A squad as a picture, and what can be done with it."""
        words = self._words
        whole = self.choices(kept) is not None
        rename = "squads-rename" if kept.name else "squads-name"
        buttons = (
            Button(words("squads-edit"), Page("new"), "primary"),
            Button(words(rename), Page("rename")),
            Button(words("squads-delete"), Page("delete"), "danger"),
            Button(words("squads-back"), Page("list")),
        )
        return Screen(
            self._title(kept),
            words("squads-how") if whole else words("squads-broken", contents=self.contents(kept)),
            picture=drawn_squad(self._scene, kept.decks, kept.summoners) if whole else None,
            rows=(buttons,),
            colour=theme.EMBED,
        )

    def delete(self, kept: Kept) -> Screen:
        """The question before a squad is forgotten."""
        words = self._words
        buttons = (
            Button(words("squads-delete"), Page("gone"), "danger"),
            Button(words("squads-back"), Page(f"open:{kept.number}")),
        )
        text = words("squads-delete-ask", name=self._escaped(kept))
        return Screen(self._title(kept), text, rows=(buttons,), colour=theme.ALARM)

    def builder(self, choices: Sequence[Positions], page: str, kept: Kept | None) -> Screen | None:
        """The next step of building a squad, or of changing ``kept``; None for no such step."""
        if len(choices) > _SQUAD or not self._sound(choices):
            return None
        words = self._words
        title = self._title(kept) if kept else words("squads-new")
        ahead = tuple(choices)
        if len(choices) == _SQUAD:
            return self._built(title, ahead, kept)
        summoners = len(choices) == 1
        deck = deck_on(page, self._scene.catalog)
        if deck is not None:
            return self._deck(deck)
        decision, labels = self._summoners() if summoners else self._decks()
        keys = [str(option[1]) for option in decision.options]
        draw = drawn_summoners if summoners else drawn_decks
        text = words("ask-summoners") if summoners else words("squads-ask-decks")
        if summoners:
            decks = list(self._scene.catalog.decks)
            named = ", ".join(self._scene.deck(decks[n]) for n in choices[0])
            text += "\n" + words("squad-decks", decks=named)
        rows = Picker(decision, labels, words, ahead, tentative=True).rows(page)
        back = Page("new") if summoners else Page(f"open:{kept.number}" if kept else "list")
        buttons = [Button(words("squads-back"), back)]
        if not summoners:
            buttons.append(Button(words("squad-look-deck"), Page(f"{DECK_PAGE}0")))
        return Screen(
            title,
            text,
            picture=draw(self._scene, keys),
            rows=(*rows, tuple(buttons)),
            colour=theme.EMBED,
        )

    def _deck(self, number: int) -> Screen:
        """The cards of one gate deck, to read."""
        scene = self._scene
        return Screen(
            scene.deck(list(scene.catalog.decks)[number]),
            picture=drawn_deck(scene, number),
            rows=tuple(deck_rows(scene, number, Page("new"))),
            colour=theme.EMBED,
        )

    def _built(self, title: str, ahead: tuple[Positions, ...], kept: Kept | None) -> Screen:
        words = self._words
        decks, summoners = whole_squad(self._scene.catalog, (ahead[0], ahead[1]))
        save = words("squads-save") if kept else words("squads-name")
        buttons = (
            Button(save, Page("save", ahead), "success"),
            Button(words("squads-back"), Page("new", ahead[:1])),
        )
        return Screen(
            title,
            words("squads-built"),
            picture=drawn_squad(self._scene, decks, summoners),
            rows=(buttons,),
            colour=theme.EMBED,
        )

    # Parts

    def _decks(self) -> tuple[Decision, list[Label]]:
        keys = list(self._scene.catalog.decks)
        labels = [
            Label(f"{n} · {self._scene.deck(key)}", deck_line(self._scene, key, named=False))
            for n, key in enumerate(keys, 1)
        ]
        return _ask("decks", "deck", keys), labels

    def _summoners(self) -> tuple[Decision, list[Label]]:
        keys = list(self._scene.catalog.summoners)
        labels = [
            Label(f"{n} · {self._scene.title(key)}", card_line(self._scene, self._scene.card(key)))
            for n, key in enumerate(keys, 1)
        ]
        return _ask("summoners", "summoner", keys), labels

    def _sound(self, choices: Sequence[Positions]) -> bool:
        counts = (len(self._scene.catalog.decks), len(self._scene.catalog.summoners))
        return all(
            len(picks) == len(set(picks)) == SIZE and max(picks) < count
            for picks, count in zip(choices, counts, strict=False)
        )

    def _entry(self, kept: Kept) -> MenuEntry:
        return MenuEntry(
            fit(self.label(kept), ENTRY_TEXT),
            fit(self.contents(kept), ENTRY_TEXT),
            str(kept.number),
        )

    def _escaped(self, kept: Kept) -> str:
        return escape(kept.name, NAME_LENGTH) if kept.name else self._words("squads-last")

    def _title(self, kept: Kept) -> str:
        return self._words("squads-one", name=self._escaped(kept))


def _ask(kind: str, verb: str, keys: Sequence[str]) -> Decision:
    """The question of the game in which a squad is built, asked without a game."""
    default = tuple(range(SIZE))
    return Decision(0, kind, tuple((verb, key) for key in keys), SIZE, SIZE, default=default)
