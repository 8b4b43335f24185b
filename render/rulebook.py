"""The rules of a game in a few short pages, one topic each."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

from render import theme
from render.panel import Menu, MenuEntry, Page, Picture, Screen
from render.plate import Plate
from render.words import Words


@dataclass(frozen=True, slots=True)
class RulesPage:
    """A page about one ``topic``: its title, and its text in Discord's markup."""

    topic: str
    title: str
    text: str


@dataclass(frozen=True, slots=True)
class Rulebook:
    """The ``topics`` in their order.

    ``message`` names the message about a topic; its title's has ``-title`` at the end. ``heading``
    is the message for the title of every page. ``pictures`` draw something for a topic;
    the legend of a `Plate` stands below the text of the page, where it is not that text itself.
    """

    topics: tuple[str, ...]
    heading: str
    message: Callable[[str], str]
    pictures: Mapping[str, Callable[[Words], Picture]] = field(
        default_factory=dict[str, Callable[[Words], Picture]]
    )

    def screen(self, words: Words, topic: str, **arguments: str) -> Screen:
        """The page about ``topic``, the first if there is no such topic, with a menu of all.

        ``arguments`` are for the texts of the pages.
        """
        shown = topic if topic in self.topics else self.topics[0]
        entries = tuple(
            MenuEntry(words("rules-numbered", number=n, title=self._title(words, each)), "", each)
            for n, each in enumerate(self.topics, 1)
        )
        draw = self.pictures.get(shown)
        return Screen(
            title=words(self.heading, title=self._title(words, shown)),
            text=self._text(words, shown, **arguments),
            picture=draw(words) if draw is not None else None,
            rows=(Menu(words("rules-topics"), entries, Page("")),),
            colour=theme.EMBED,
        )

    def pages(self, words: Words) -> list[RulesPage]:
        """Every page in words."""
        return [
            RulesPage(each, self._title(words, each), self._text(words, each))
            for each in self.topics
        ]

    def _text(self, words: Words, topic: str, **arguments: str) -> str:
        """What a page says, and below it what the numbers of its picture stand for."""
        said, drawn = self.message(topic), self.pictures.get(topic)
        parts = [words(said, **arguments)]
        if isinstance(drawn, Plate) and drawn.legend != said:
            parts.append(words(drawn.legend))
        return "\n\n".join(parts)

    def _title(self, words: Words, topic: str) -> str:
        return words(f"{self.message(topic)}-title")
