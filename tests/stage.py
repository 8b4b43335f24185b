"""A stage for scripted games: people who type commands, press buttons and read messages.

A script talks to a `Stage` only, so it runs the same on SimCord, in this process, and on the
sandbox, over real sockets.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any, Protocol

Json = dict[str, Any]


@dataclass(frozen=True)
class Shown:
    """A message as a person sees it. ``private``: nobody else does.

    ``alts`` is what its pictures show, for whoever cannot see them.
    """

    id: int
    channel_id: int
    text: str = ""
    embeds: tuple[Json, ...] = ()
    rows: tuple[Json, ...] = ()
    files: tuple[str, ...] = ()
    alts: str = ""
    private: bool = False

    @property
    def components(self) -> Iterator[Json]:
        """Every button and menu."""
        for row in self.rows:
            yield from row.get("components", [row])

    @property
    def labels(self) -> list[str]:
        """What the buttons say, in order."""
        return [each["label"] for each in self.components if each["type"] == 2]

    @property
    def words(self) -> str:
        """Everything that is written in the message, in one string."""
        parts = [self.text]
        for embed in self.embeds:
            parts += [embed.get("title") or "", embed.get("description") or ""]
            parts += [f"{each['name']} {each['value']}" for each in embed.get("fields") or ()]
            parts.append((embed.get("footer") or {}).get("text", ""))
        for each in self.components:
            parts += [each.get("label") or "", each.get("placeholder") or ""]
            for option in each.get("options") or ():
                parts += [option["label"], option.get("description") or ""]
        return "\n".join(part for part in parts if part)

    def button(self, label: str) -> Json:
        """The button with this label."""
        found = [each for each in self.components if each.get("label") == label]
        assert len(found) == 1, f"{label!r} is not one of {self.labels}"
        return found[0]

    def values(self, custom_id: str) -> list[str]:
        """What can be picked in the menu with this custom id."""
        menu = next(each for each in self.components if each.get("custom_id") == custom_id)
        return [each["value"] for each in menu["options"]]

    def ids(self, act: str) -> list[str]:
        """The custom ids of the pressable controls that do ``act`` (such as ``"do"``)."""
        return [
            each["custom_id"]
            for each in self.components
            if not each.get("disabled") and each.get("custom_id", "").split(":")[1:2] == [act]
        ]


class Stage(Protocol):
    """People are named as the stage introduces them: ``ann``, ``ben``, ``cho``.

    Whatever is pressed or typed must be answered: no answer fails the test.
    """

    async def slash(self, who: str, command: str, **options: Any) -> Shown:
        """Type a command in the channel; a user option is given by the person's name.

        Returns the bot's answer: for everybody, or for ``who`` alone.
        """
        ...

    async def click(self, who: str, message: Shown, custom_id: str) -> Shown:
        """Press a button; returns the message that was changed or made in answer."""
        ...

    async def choose(
        self, who: str, message: Shown, custom_id: str, values: Sequence[str]
    ) -> Shown:
        """Pick values in a menu; returns as `click`."""
        ...

    async def lobby(self, who: str, message: Shown, custom_id: str) -> Shown:
        """Press a button of an open table, and return that table's message as it is then."""
        ...

    async def again(self, who: str, message: Shown) -> Shown:
        """A message as it is now; it must still be there."""
        ...

    async def once(self, who: str, message: Shown, act: str) -> Shown:
        """A message, once it has a control that does ``act``."""
        ...

    async def told(self, who: str, place: int, count: int) -> list[Shown]:
        """What ``who`` can read in a place, once those are ``count`` messages for everybody."""
        ...

    async def messages(self, who: str, place: int | None = None) -> list[Shown]:
        """What ``who`` can read in a channel or thread (None: the channel of the commands)."""
        ...

    async def inbox(self, who: str) -> list[Shown]:
        """What the bot wrote to ``who`` privately."""
        ...


def public(messages: Sequence[Shown]) -> list[Shown]:
    """The bot's messages for everybody: those with something in them, and nobody's panels."""
    return [each for each in messages if (each.embeds or each.rows) and not each.private]
