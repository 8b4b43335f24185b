"""Discord's documented limits, as one pure function over a request.

It knows nothing of the sandbox's server, so that requests seen elsewhere can be checked
with it too.
"""

import re
from collections.abc import Callable
from typing import Any

from sandbox.limits.command import command_faults, commands_faults
from sandbox.limits.component import modal_faults
from sandbox.limits.fault import Fault, items, mapping, too_long
from sandbox.limits.message import choices_faults, message_faults

__all__ = ["Fault", "faults"]

Json = dict[str, Any]


def faults(method: str, path: str, body: object, *, files: int = 0) -> list[Fault]:
    """List what is wrong with a request by Discord's documented limits.

    Args:
        method: The HTTP method.
        path: The path after `/api/v10`, with or without it.
        body: The decoded JSON body (`payload_json` of a multipart request), or None.
        files: How many files came with it; they keep a message from being empty.

    Returns:
        One fault per broken rule, each with the place in the body as a dotted path.
    """
    path = re.sub(r"^/api(/v\d+)?", "", path.split("?")[0])
    for verb, pattern, check in _CHECKS:
        if verb == method.upper() and pattern.fullmatch(path):
            return check(body, files)
    return []


def _created(body: object, files: int) -> list[Fault]:
    return message_faults(mapping(body), files=files)


def _edited(body: object, files: int) -> list[Fault]:
    return message_faults(mapping(body), files=files, editing=True)


def _callback(body: object, files: int) -> list[Fault]:
    whole = mapping(body)
    kind, data = whole.get("type"), mapping(whole.get("data"))
    match kind:
        case 4:
            return message_faults(data, "data", files=files)
        case 5:
            extra = set(data) - {"flags"}
            text = "A deferred reply may carry only its flags."
            wrong = [Fault(f"data.{key}", "DEFERRED_WITH_CONTENT", text) for key in sorted(extra)]
            if int(data.get("flags") or 0) & ~(1 << 6):
                wrong.append(Fault("data.flags", "DEFERRED_WITH_CONTENT", text))
            return wrong
        case 6:
            return []
        case 7:
            return message_faults(data, "data", files=files, editing=True)
        case 8:
            return choices_faults(data)
        case 9:
            return modal_faults(data)
        case _:
            text = "Value must be one of {4, 5, 6, 7, 8, 9}."
            return [Fault("type", "BASE_TYPE_CHOICES", text)]


def _thread(body: object, files: int) -> list[Fault]:
    whole = mapping(body)
    wrong = too_long("name", whole.get("name"), 100, least=1, required=True)
    if whole.get("auto_archive_duration") not in (None, 60, 1440, 4320, 10080):
        text = "Value must be one of {60, 1440, 4320, 10080}."
        wrong.append(Fault("auto_archive_duration", "BASE_TYPE_CHOICES", text))
    return wrong


def _channel_edit(body: object, files: int) -> list[Fault]:
    whole = mapping(body)
    return too_long("name", whole.get("name"), 100, least=1) if "name" in whole else []


def _commands(body: object, files: int) -> list[Fault]:
    return commands_faults([mapping(item) for item in items(body)])


def _command(body: object, files: int) -> list[Fault]:
    return command_faults(mapping(body))


_Check = Callable[[object, int], list[Fault]]
_CHECKS: list[tuple[str, re.Pattern[str], _Check]] = [
    (verb, re.compile(pattern), check)
    for verb, pattern, check in (
        ("POST", r"/channels/\d+/messages", _created),
        ("PATCH", r"/channels/\d+/messages/\d+", _edited),
        ("POST", r"/interactions/\d+/[^/]+/callback", _callback),
        ("POST", r"/webhooks/\d+/[^/]+", _created),
        ("PATCH", r"/webhooks/\d+/[^/]+/messages/[^/]+", _edited),
        ("POST", r"/channels/\d+/threads", _thread),
        ("POST", r"/channels/\d+/messages/\d+/threads", _thread),
        ("PATCH", r"/channels/\d+", _channel_edit),
        ("PUT", r"/applications/\d+/commands", _commands),
        ("PUT", r"/applications/\d+/guilds/\d+/commands", _commands),
        ("POST", r"/applications/\d+/commands", _command),
        ("POST", r"/applications/\d+/guilds/\d+/commands", _command),
    )
]
