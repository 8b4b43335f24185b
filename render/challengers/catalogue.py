"""The cards of Challengers!, one by one."""

from __future__ import annotations

from collections.abc import Sequence

from engine.challengers.cards import Card, Catalog
from render import theme
from render.catalogue import Listed, related
from render.challengers.card import STRIP_HEIGHT, STRIP_WIDTH, strip
from render.challengers.names import Scene
from render.challengers.rules_text import card_text
from render.panel import ALT, Field, Picture, Screen
from render.svg import at, document
from render.words import Words, fit

WIDTH = 1000
_PARTS = ":"


class ChallengersCatalogue:
    """The `Catalogue` of Challengers!: the cards of every edition, and the robot's.

    The key of a card that editions share is its own; else the edition stands before it.
    """

    def __init__(self, catalog: Catalog) -> None:
        self._catalog = catalog
        self._where = _places(catalog)

    def listed(self, words: Words) -> Sequence[Listed]:
        """Edition by edition, in the order of the data."""
        return tuple(self._listed(key, words) for key in self._where)

    def screen(self, key: str, words: Words) -> Screen:
        """A card, with the others of its set."""
        edition, card = self._where[key]
        scene = self._scene(edition, words)
        name, text = words.said(card.name), card_text(scene, card)
        facts = " · ".join(
            (
                self._kind(edition, card, words),
                words("ch-card-level", level=card.level),
                words("card-power", power=card.power),
                words("ch-card-copies", copies=card.copies),
            )
        )
        alt = fit(f"{name}\n{facts}\n{text}", ALT)
        drawn = strip(scene, card.key, round_number=0)
        scale = WIDTH / STRIP_WIDTH
        svg = document(WIDTH, STRIP_HEIGHT * scale, at(0, 0, drawn, scale=scale))
        return Screen(
            title=name,
            text=facts,
            fields=(Field(words("card-effect"), text),),
            picture=Picture(svg, WIDTH, alt, "card.png"),
            rows=related(self._kin(edition, card, words), words, key),
            colour=theme.EMBED,
        )

    def _kin(self, edition: str, card: Card, words: Words) -> list[Listed]:
        return [
            self._listed(key, words)
            for key, (place, each) in self._where.items()
            if place == edition and each.set == card.set
        ]

    def _scene(self, edition: str, words: Words) -> Scene:
        return Scene(self._catalog, self._catalog.editions[edition], (), words)

    def _listed(self, key: str, words: Words) -> Listed:
        edition, card = self._where[key]
        return Listed(key, words.said(card.name), self._kind(edition, card, words))

    def _kind(self, edition: str, card: Card, words: Words) -> str:
        """The set, and the edition if there are several."""
        name = words.said(self._catalog.sets[card.set].name)
        if len(self._catalog.editions) < 2:
            return name
        return f"{name} · {words.said(self._catalog.editions[edition].name)}"


def _places(catalog: Catalog) -> dict[str, tuple[str, Card]]:
    """Each card with an edition it belongs to, by the key it is looked up with."""
    found: dict[str, tuple[str, Card]] = {}
    for edition in catalog.editions.values():
        for card in edition.cards.values():
            known = found.get(card.key)
            if known is None:
                found[card.key] = (edition.key, card)
            elif known[1] != card:
                found[f"{edition.key}{_PARTS}{card.key}"] = (edition.key, card)
    return found
