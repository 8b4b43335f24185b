"""The cards of Fate/Domination, one by one: people, attacks and skills, objects, events."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from engine.domination.cards import Card, Catalog, EventCard, Master, ObjectKind, Servant
from render import theme
from render.catalogue import Listed, related
from render.domination.cards import card_line, card_picture, person_picture
from render.domination.names import Scene
from render.domination.phrases import amount_text, dashed
from render.domination.pieces import drop, laurel
from render.domination.texts import card_lines, marks, one_line
from render.panel import ALT, FIELD_VALUE, Field, Picture, Screen
from render.plaque import Plaque
from render.svg import at
from render.words import Words, fit

_DRAWN = 1000
_EVENT, _OBJECT = "#8c5fb8", "#b98a2a"


class DominationCatalogue:
    """The `Catalogue` of Fate/Domination."""

    def __init__(self, catalog: Catalog) -> None:
        self._catalog = catalog

    def listed(self, words: Words) -> Sequence[Listed]:
        """Servants and masters first, then attacks and skills, objects and events."""
        catalog = self._catalog
        kinds: tuple[Mapping[str, object], ...] = (
            *(catalog.servants, catalog.masters),
            *(catalog.cards, catalog.objects, catalog.events),
        )
        scene = self._scene(words)
        return tuple(self._listed(key, scene) for each in kinds for key in each)

    def screen(self, key: str, words: Words) -> Screen:
        """A card with its people, or a person with their cards."""
        catalog, scene = self._catalog, self._scene(words)
        if key in catalog.servants:
            return self._servant(scene, catalog.servants[key])
        if key in catalog.masters:
            return self._master(scene, catalog.masters[key])
        if key in catalog.cards:
            return self._card(scene, catalog.cards[key])
        if key in catalog.objects:
            return self._object(scene, catalog.objects[key])
        return self._event(scene, catalog.events[key])

    def _scene(self, words: Words) -> Scene:
        return Scene(self._catalog, (), words)

    def _listed(self, key: str, scene: Scene) -> Listed:
        return Listed(key, scene.title(key), self._kind(key, scene))

    def _kind(self, key: str, scene: Scene) -> str:
        catalog, words = self._catalog, scene.words
        if key in catalog.servants:
            name = words(f"dom-class-{dashed(catalog.servants[key].servant_class)}")
            return words("card-kind-servant", name=name)
        if key in catalog.cards:
            card = catalog.cards[key]
            kind = words("card-kind-skill") if card.skill else words("card-kind-attack")
            return kind if card.skill or card.attack else words("card-kind-other")
        for kind, known in (
            ("master", catalog.masters),
            ("object", catalog.objects),
            ("event", catalog.events),
        ):
            if key in known:
                return words(f"card-kind-{kind}")
        raise KeyError(key)

    # People

    def _servant(self, scene: Scene, servant: Servant) -> Screen:
        skills = list(dict.fromkeys(servant.skills))
        fields = list(_described(scene, skills))
        deck = "\n".join(
            f"{count}× **{scene.title(key)}** – {card_line(scene, key)}"
            for key, count in servant.deck.items()
        )
        fields.append(Field(scene.words("card-deck"), fit(deck, FIELD_VALUE)))
        return self._person(scene, "servant", servant.key, fields, [*skills, *servant.deck])

    def _master(self, scene: Scene, master: Master) -> Screen:
        cards = [*master.cards, *master.skills, *master.deck, *master.pile]
        fields = list(_described(scene, list(dict.fromkeys(cards))))
        return self._person(scene, "master", master.key, fields, cards)

    def _person(
        self, scene: Scene, kind: str, key: str, fields: Sequence[Field], cards: Sequence[str]
    ) -> Screen:
        told = [scene.title(key), self._kind(key, scene), *(each.name for each in fields)]
        return Screen(
            title=scene.title(key),
            text=self._kind(key, scene),
            fields=_within(fields),
            picture=Picture(
                person_picture(scene, kind, key), _DRAWN, fit("\n".join(told), ALT), "card.png"
            ),
            rows=related([self._listed(each, scene) for each in cards], scene.words),
            colour=theme.EMBED,
        )

    # Cards

    def _card(self, scene: Scene, card: Card) -> Screen:
        words = scene.words
        text = "\n".join(card_lines(scene, card)) or words("dom-no-ability")
        facts = [self._kind(card.key, scene)]
        if card.attack:
            cost = amount_text(scene, card.cost)
            facts.append(words("dom-card-numbers", cost=cost, power=card.power))
        if card.attributes:
            facts.append(scene.attributes(card.attributes))
        facts = list(dict.fromkeys((*facts, *marks(scene, card))))
        svg = card_picture(scene, card.key)
        return self._shown(scene, card.key, facts, text, svg, self._owners(card))

    def _owners(self, card: Card) -> list[str]:
        catalog = self._catalog
        return [
            *(each.key for each in catalog.servants.values() if _has(each, card.key)),
            *(each.key for each in catalog.masters.values() if _brings(each, card.key)),
        ]

    def _object(self, scene: Scene, kind: ObjectKind) -> Screen:
        words = scene.words
        facts = [words("card-kind-object"), words("card-points", vp=kind.vp)]
        facts.append(words("card-copies", copies=kind.copies))
        text = one_line(scene, kind.abilities) or words("dom-no-ability")
        name, sign = scene.title(kind.key), laurel(kind.vp, 100)
        plaque = Plaque(name, " · ".join(facts), _OBJECT, sign, lines=(text,))
        return self._shown(scene, kind.key, facts, text, plaque.picture(), ())

    def _event(self, scene: Scene, event: EventCard) -> Screen:
        words = scene.words
        facts = [words("card-kind-event"), words("card-mana", mana=event.mana)]
        if event.climax is not None:
            facts.append(words("card-climax", round=event.climax))
        text = one_line(scene, event.abilities) or words("dom-no-ability")
        name, sign = scene.title(event.key), at(0, 0, drop(96))
        plaque = Plaque(name, " · ".join(facts), _EVENT, sign, lines=(text,))
        return self._shown(scene, event.key, facts, text, plaque.picture(), ())

    def _shown(
        self,
        scene: Scene,
        key: str,
        facts: Sequence[str],
        text: str,
        svg: str,
        kin: Sequence[str],
    ) -> Screen:
        name = scene.title(key)
        alt = fit("\n".join((name, " · ".join(facts), text)), ALT)
        return Screen(
            title=name,
            text=" · ".join(facts),
            fields=(Field(scene.words("card-effect"), fit(text, FIELD_VALUE)),),
            picture=Picture(svg, _DRAWN, alt, "card.png"),
            rows=related([self._listed(each, scene) for each in kin], scene.words),
            colour=theme.EMBED,
        )


def _described(scene: Scene, keys: Sequence[str]) -> Iterator[Field]:
    for key in keys:
        text = card_line(scene, key) or scene.words("dom-no-ability")
        yield Field(scene.title(key), fit(text, FIELD_VALUE))


def _within(fields: Sequence[Field], room: int = 5000) -> tuple[Field, ...]:
    """As many of the fields as a message holds."""
    kept: list[Field] = []
    for each in fields[:24]:
        room -= len(each.name) + len(each.value)
        if room < 0:
            break
        kept.append(each)
    return tuple(kept)


def _has(servant: Servant, key: str) -> bool:
    return key in servant.skills or key in servant.deck


def _brings(master: Master, key: str) -> bool:
    return key in (*master.cards, *master.skills, *master.deck, *master.pile)
