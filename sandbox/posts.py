"""Messages as requests describe them: made, edited, their mentions and files."""

import re
import struct
from dataclasses import dataclass, field
from mimetypes import guess_type
from typing import Any

from sandbox.errors import invalid_form, refusal
from sandbox.ids import parse
from sandbox.limits.fault import items, mapping
from sandbox.limits.message import legacy_beside_v2
from sandbox.world import COMPONENTS_V2, EPHEMERAL, HAS_THREAD, Attachment, Message, World

Json = dict[str, Any]

MAX_FILE = 10 * 1024 * 1024
PNG = b"\x89PNG\r\n\x1a\n"
_MENTION = re.compile(r"<@!?(\d+)>")
_KEPT_FLAGS = COMPONENTS_V2 | 1 << 2 | 1 << 12
"""Flags a request may set and a message keeps: V2, suppressed embeds, silent."""
_LASTING_FLAGS = COMPONENTS_V2 | HAS_THREAD
"""Flags an edit cannot take away."""


@dataclass(slots=True, frozen=True)
class Upload:
    """A file of a multipart request; `key` is the n of its field `files[n]`."""

    key: str
    filename: str
    data: bytes
    content_type: str


@dataclass(slots=True)
class Draft:
    """What a request says about a message: its decoded body and the files beside it."""

    body: Json
    uploads: list[Upload] = field(default_factory=list)

    @property
    def flags(self) -> int:
        """The flags asked for."""
        return int(self.body.get("flags") or 0)

    @property
    def ephemeral(self) -> bool:
        """Whether only one person may see the answer."""
        return bool(self.flags & EPHEMERAL)


def compose(world: World, channel_id: int, author_id: int, draft: Draft) -> Message:
    """Make a message of a draft, without posting it."""
    body = draft.body
    message = Message(
        world.ids.next(),
        channel_id,
        author_id,
        world.clock(),
        content=str(body.get("content") or "").strip(),
        embeds=items(body.get("embeds")),
        components=numbered(items(body.get("components"))),
        flags=draft.flags & _KEPT_FLAGS,
        nonce=body.get("nonce"),
    )
    message.attachments = _files(world, draft, [])
    _note_mentions(world, message, body)
    reference = mapping(body.get("message_reference"))
    replied = world.channels[channel_id].messages.get(parse(reference.get("message_id")))
    if replied is not None:
        message.type = 19
        message.reference = {
            "type": 0,
            "message_id": str(replied.id),
            "channel_id": str(channel_id),
        }
    return message


def revise(world: World, message: Message, draft: Draft, *, mark: bool = True) -> None:
    """Change a message in place; what the draft does not name stays as it is.

    Raises:
        ApiError: when nothing would be left of the message (50006).
    """
    body = draft.body
    content = str(body.get("content") or "").strip() if "content" in body else message.content
    embeds = items(body.get("embeds")) if "embeds" in body else message.embeds
    components = items(body.get("components")) if "components" in body else message.components
    files = message.attachments
    if "attachments" in body or draft.uploads:
        files = _files(world, draft, message.attachments)
    if not (content or embeds or components or files):
        raise refusal(50006)
    if (message.flags | draft.flags) & COMPONENTS_V2 and (content or embeds):
        raise invalid_form(legacy_beside_v2({"content": content, "embeds": embeds}))
    message.content, message.embeds, message.attachments = content, embeds, files
    if "components" in body:
        message.components = numbered(components)
    if "flags" in body:
        message.flags = message.flags & _LASTING_FLAGS | draft.flags & _KEPT_FLAGS
    if "content" in body:
        _note_mentions(world, message, body)
    if mark:
        message.edited = world.clock()


def _files(world: World, draft: Draft, present: list[Attachment]) -> list[Attachment]:
    """Return a message's files after a request: those it keeps, then those it brings.

    An `attachments` list names every file that is to stay; without one all stay.
    """
    listed = [mapping(item) for item in items(draft.body.get("attachments"))]
    about = {str(item.get("id")): item for item in listed}
    kept = [f for f in present if "attachments" not in draft.body or str(f.id) in about]
    for file in kept:
        if "description" in about.get(str(file.id), {}):
            file.description = about[str(file.id)]["description"]
    added: list[Attachment] = []
    for upload in draft.uploads:
        if len(upload.data) > MAX_FILE:
            raise refusal(40005)
        described = about.get(upload.key, {})
        file = Attachment(
            world.ids.next(),
            _safe_name(str(described.get("filename") or upload.filename)),
            upload.data,
            upload.content_type,
            described.get("description"),
            _picture_size(upload.data),
        )
        world.add_file(file)
        added.append(file)
    return kept + added


def content_type(filename: str, claimed: str | None) -> str:
    """Tell a file's type by its name, as Discord does, or by what the sender says."""
    return guess_type(filename)[0] or claimed or "application/octet-stream"


def _safe_name(name: str) -> str:
    return re.sub(r"[^\w.\-]", "_", name)[-100:] or "file"


def _picture_size(data: bytes) -> tuple[int, int] | None:
    """Return a PNG's width and height in pixels."""
    if not data.startswith(PNG) or len(data) < 24:
        return None
    width, height = struct.unpack(">II", data[16:24])
    return width, height


def _note_mentions(world: World, message: Message, body: Json) -> None:
    """Work out who is pinged: whom the text names and `allowed_mentions` lets through."""
    named = [parse(found) for found in _MENTION.findall(message.content)]
    allowed = body.get("allowed_mentions")
    if isinstance(allowed, dict):
        parsed = items(mapping(allowed).get("parse"))
        listed = {parse(user_id) for user_id in items(mapping(allowed).get("users"))}
        named = named if "users" in parsed else [user_id for user_id in named if user_id in listed]
        everyone = "everyone" in parsed
    else:
        everyone = True
    message.mentions = [user_id for user_id in dict.fromkeys(named) if user_id in world.users]
    message.mention_everyone = everyone and bool(re.search("@(everyone|here)", message.content))


def numbered(components: list[Any]) -> list[Json]:
    """Give every component the number Discord gives it, in order, nested ones too."""
    taken = 0

    def number(item: Json) -> Json:
        nonlocal taken
        taken += 1
        made: Json = {"id": taken} | _set(item)
        if "options" in made:
            made["options"] = [_set(mapping(option)) for option in items(made["options"])]
        if "items" in made:
            made["items"] = [{"description": None} | mapping(i) for i in items(made["items"])]
        for key in ("accessory", "component"):
            if key in made:
                made[key] = number(mapping(made[key]))
        if "components" in made:
            made["components"] = [number(mapping(child)) for child in items(made["components"])]
        return made

    return [number(mapping(item)) for item in components]


def _set(item: Json) -> Json:
    """What a component or option sets: Discord leaves out what was sent as null."""
    kept = {key: value for key, value in item.items() if value is not None}
    if "emoji" in kept:
        kept["emoji"] = {k: v for k, v in mapping(kept["emoji"]).items() if v is not None}
    return kept


def find_component(components: list[Any], custom_id: str) -> Json | None:
    """Find the component with an id, however deep it lies."""
    for item in components:
        component = mapping(item)
        if component.get("custom_id") == custom_id:
            return component
        nested = items(component.get("components"))
        nested += [component[key] for key in ("accessory", "component") if key in component]
        found = find_component(nested, custom_id)
        if found is not None:
            return found
    return None
