"""Limits of messages: text, embeds, files, and what autocompletion may offer."""

from typing import Any

from sandbox.limits.component import V2_TYPES, rows_faults, v2_faults
from sandbox.limits.fault import Fault, items, length, mapping, needed, too_long, too_many, within

Json = dict[str, Any]

V2_FLAG = 1 << 15
CONTENT = 2000
EMBEDS = 10
EMBED_TOTAL = 6000
EMBED_TEXTS = {"title": 256, "description": 4096}


def message_faults(
    body: Json, prefix: str = "", *, files: int = 0, editing: bool = False
) -> list[Fault]:
    """Check a message that is created or edited."""
    found = too_long(within(prefix, "content"), body.get("content"), CONTENT)
    found += embeds_faults(items(body.get("embeds")), within(prefix, "embeds"))
    attachments = items(body.get("attachments"))
    found += too_many(within(prefix, "attachments"), attachments, 10)
    for index, file in enumerate(attachments):
        where = within(prefix, f"attachments.{index}.description")
        found += too_long(where, mapping(file).get("description"), 1024)
    components = [mapping(item) for item in items(body.get("components"))]
    where = within(prefix, "components")
    v2 = bool(int(body.get("flags") or 0) & V2_FLAG)
    uses_v2 = any(item.get("type") in V2_TYPES for item in components)
    if v2 or (editing and "flags" not in body and uses_v2):
        found += v2_faults(components, where)
        found += legacy_beside_v2(body, prefix)
    else:
        found += rows_faults(components, where)
    filled = any(
        body.get(key)
        for key in ("content", "embeds", "components", "attachments", "sticker_ids", "poll")
    )
    if not editing and not filled and not files:
        message = "Cannot send an empty message"
        found.append(Fault(prefix, "EMPTY_MESSAGE", message, number=50006))
    return found


def legacy_beside_v2(body: Json, prefix: str = "") -> list[Fault]:
    """Check that a V2 message has nothing of the classic kind."""
    said = "The 'content', 'embeds', 'poll' and 'stickers' fields cannot be used with Components V2"
    return [
        Fault(within(prefix, key), "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2", said)
        for key in ("content", "embeds", "poll", "sticker_ids")
        if body.get(key)
    ]


def embeds_faults(embeds: list[Any], prefix: str) -> list[Fault]:
    """Check embeds one by one, and their text all together (values trimmed, as Discord does)."""
    found = too_many(prefix, embeds, EMBEDS)
    total = 0
    for index, embed in enumerate(embeds):
        where = f"{prefix}.{index}"
        found += _embed_faults(mapping(embed), where)
        total += _embed_length(mapping(embed))
    if total > EMBED_TOTAL:
        said = f"Embed size exceeds maximum size of {EMBED_TOTAL}"
        found.append(Fault(prefix, "MAX_EMBED_SIZE_EXCEEDED", said))
    return found


def _embed_faults(embed: Json, where: str) -> list[Fault]:
    found: list[Fault] = []
    for key, most in EMBED_TEXTS.items():
        found += too_long(f"{where}.{key}", _trimmed(embed.get(key)), most)
    footer, author = mapping(embed.get("footer")), mapping(embed.get("author"))
    found += too_long(f"{where}.footer.text", _trimmed(footer.get("text")), 2048)
    found += too_long(f"{where}.author.name", _trimmed(author.get("name")), 256)
    fields = items(embed.get("fields"))
    found += too_many(f"{where}.fields", fields, 25)
    for index, entry in enumerate(fields):
        at = f"{where}.fields.{index}"
        for key, most in (("name", 256), ("value", 1024)):
            text = _trimmed(mapping(entry).get(key))
            found += [needed(f"{at}.{key}")] if not text else too_long(f"{at}.{key}", text, most)
    colour = embed.get("color")
    if colour is not None and not (isinstance(colour, int) and 0 <= colour <= 0xFFFFFF):
        said = "int value should be less than or equal to 16777215."
        found.append(Fault(f"{where}.color", "NUMBER_TYPE_MAX", said))
    for key in ("url", "image.url", "thumbnail.url", "footer.icon_url", "author.icon_url"):
        found += _address_faults(embed, where, key)
    return found


def _address_faults(embed: Json, where: str, key: str) -> list[Fault]:
    *outer, last = key.split(".")
    holder = mapping(embed.get(outer[0])) if outer else embed
    address = holder.get(last)
    if address is None:
        return []
    schemes = ("http://", "https://") if key == "url" else ("http://", "https://", "attachment://")
    if isinstance(address, str) and address.startswith(schemes):
        return too_long(f"{where}.{key}", address, 2048)
    return [Fault(f"{where}.{key}", "URL_TYPE_INVALID_URL", "Not a well formed URL.")]


def _embed_length(embed: Json) -> int:
    texts = [embed.get("title"), embed.get("description")]
    texts.append(mapping(embed.get("footer")).get("text"))
    texts.append(mapping(embed.get("author")).get("name"))
    for entry in items(embed.get("fields")):
        texts += [mapping(entry).get("name"), mapping(entry).get("value")]
    return sum(length(_trimmed(text)) for text in texts)


def _trimmed(text: object) -> object:
    return text.strip() if isinstance(text, str) else text


def choices_faults(data: Json) -> list[Fault]:
    """Check what an autocompletion offers."""
    choices = items(data.get("choices"))
    found = too_many("data.choices", choices, 25)
    for index, choice in enumerate(choices):
        where = f"data.choices.{index}"
        found += too_long(f"{where}.name", mapping(choice).get("name"), 100, least=1, required=True)
        value = mapping(choice).get("value")
        if isinstance(value, str):
            found += too_long(f"{where}.value", value, 100)
        elif value is None:
            found.append(needed(f"{where}.value"))
    return found
