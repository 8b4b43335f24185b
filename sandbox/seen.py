"""What the control API shows of messages and interactions, as typed records."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

from sandbox.limits.component import BUTTON, SELECTS, TEXT, walk
from sandbox.limits.fault import items, mapping

Json = dict[str, Any]


class SandboxError(Exception):
    """The control API refused; the text says why."""


@dataclass(slots=True, frozen=True)
class Button:
    """A button of a message."""

    label: str
    custom_id: str | None
    style: int
    disabled: bool
    url: str | None
    emoji: str


@dataclass(slots=True, frozen=True)
class Select:
    """A select of a message; options are (label, value) pairs."""

    custom_id: str
    kind: int
    placeholder: str
    disabled: bool
    options: tuple[tuple[str, str], ...]
    least: int
    most: int


@dataclass(slots=True)
class Message:
    """A message as one person sees it."""

    raw: Json = field(repr=False)
    id: str = ""
    channel_id: str = ""
    author: str = ""
    content: str = ""
    embeds: list[Json] = field(default_factory=list)
    attachments: list[Json] = field(default_factory=list)
    ephemeral: bool = False
    loading: bool = False
    edited: bool = False

    @classmethod
    def of(cls, raw: Json) -> "Message":
        """Read a message."""
        author = mapping(raw.get("author"))
        return cls(
            raw,
            raw["id"],
            raw["channel_id"],
            str(author.get("global_name") or author.get("username")),
            raw["content"],
            raw["embeds"],
            raw["attachments"],
            raw["ephemeral"],
            raw["loading"],
            raw["edited_timestamp"] is not None,
        )

    def components(self) -> Iterator[Json]:
        """Yield every component, nested ones too."""
        return (component for _, component in walk(self.raw["components"], ""))

    @property
    def buttons(self) -> list[Button]:
        """The buttons, in order."""
        return [
            Button(
                c.get("label") or "",
                c.get("custom_id"),
                c["style"],
                bool(c.get("disabled")),
                c.get("url"),
                str(mapping(c.get("emoji")).get("name") or ""),
            )
            for c in self.components()
            if c.get("type") == BUTTON
        ]

    @property
    def selects(self) -> list[Select]:
        """The selects, in order."""
        found: list[Select] = []
        for c in self.components():
            if c.get("type") not in SELECTS:
                continue
            options = tuple((o["label"], o["value"]) for o in items(c.get("options")))
            least, most = c.get("min_values"), c.get("max_values")
            found.append(
                Select(
                    c["custom_id"],
                    c["type"],
                    c.get("placeholder") or "",
                    bool(c.get("disabled")),
                    options,
                    1 if least is None else least,
                    1 if most is None else most,
                )
            )
        return found

    def button(self, label: str) -> Button:
        """Find a button by its label. Raises SandboxError when there is none."""
        found = next((b for b in self.buttons if label in (b.label, b.custom_id)), None)
        if found is None:
            labels = ", ".join(repr(b.label) for b in self.buttons) or "none"
            raise SandboxError(f"The message has no button {label!r}; it has: {labels}.")
        return found

    @property
    def text(self) -> str:
        """All its words, for tests that look for some: content, embeds, V2 texts."""
        parts = [self.content]
        for embed in self.embeds:
            parts += [embed.get("title"), embed.get("description")]
            for entry in items(embed.get("fields")):
                parts += [entry["name"], entry["value"]]
            parts.append(mapping(embed.get("footer")).get("text"))
        parts += [c.get("content") for c in self.components() if c.get("type") == TEXT]
        return "\n".join(part for part in parts if part)

    @property
    def pictures(self) -> list[str]:
        """Addresses of its pictures: attached, or in an embed."""
        found = [a["url"] for a in self.attachments]
        for embed in self.embeds:
            found += [embed[key]["url"] for key in ("image", "thumbnail") if embed.get(key)]
        return found


@dataclass(slots=True)
class Answered:
    """An interaction and what the bot made of it."""

    raw: Json = field(repr=False)
    id: str
    state: str
    """`answered`, `failed` or `waiting`."""
    answer: str | None
    """`message`, `defer`, `defer_update`, `update`, `modal` or `choices`."""
    message: Message | None
    modal: Json | None
    choices: list[Json]

    @classmethod
    def of(cls, raw: Json) -> "Answered":
        """Read an interaction."""
        message = Message.of(raw["message"]) if raw["message"] else None
        return cls(
            raw, raw["id"], raw["state"], raw["answer"], message, raw["modal"], raw["choices"]
        )
