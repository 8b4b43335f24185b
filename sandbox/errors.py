"""Discord's answers to requests that fail, by its own codes."""

from collections.abc import Iterable
from typing import Any

from sandbox.limits.fault import Fault

Json = dict[str, Any]


class ApiError(Exception):
    """A refused request: the HTTP status, Discord's code and its message."""

    def __init__(self, status: int, code: int, message: str, errors: Json | None = None) -> None:
        super().__init__(f"{status} {code}: {message}")
        self.status = status
        self.code = code
        self.message = message
        self.errors = errors

    def body(self) -> Json:
        """Return the JSON object Discord would send."""
        body: Json = {"message": self.message, "code": self.code}
        if self.errors:
            body["errors"] = self.errors
        return body


_KNOWN: dict[int, tuple[int, str]] = {
    10003: (404, "Unknown Channel"),
    10004: (404, "Unknown Guild"),
    10007: (404, "Unknown Member"),
    10008: (404, "Unknown Message"),
    10013: (404, "Unknown User"),
    10015: (404, "Unknown Webhook"),
    10062: (404, "Unknown interaction"),
    10063: (404, "Unknown application command"),
    40001: (401, "Unauthorized"),
    40005: (413, "Request entity too large"),
    40060: (400, "Interaction has already been acknowledged."),
    50001: (403, "Missing Access"),
    50003: (403, "Cannot execute action on a DM channel"),
    50005: (403, "Cannot edit a message authored by another user"),
    50006: (400, "Cannot send an empty message"),
    50007: (403, "Cannot send messages to this user"),
    50013: (403, "Missing Permissions"),
    50021: (403, "Cannot execute action on a system message"),
    50024: (403, "Cannot execute action on this channel type"),
    50027: (401, "Invalid Webhook Token"),
    50033: (400, "Invalid Recipient(s)"),
    50083: (400, "Thread is archived"),
    50109: (400, "The request body contains invalid JSON."),
    50278: (403, "Cannot send messages to this user due to having no mutual guilds"),
    160004: (400, "A thread has already been created for this message"),
    160005: (400, "Thread is locked"),
}


def refusal(code: int) -> ApiError:
    """Make the error of one of Discord's documented codes."""
    status, message = _KNOWN[code]
    return ApiError(status, code, message)


def invalid_form(found: Iterable[Fault]) -> ApiError:
    """Make the 400 that lists what is wrong with a body, nested as Discord nests it."""
    found = list(found)
    if all(fault.number != 50035 for fault in found):
        return refusal(found[0].number)
    errors: Json = {}
    for fault in found:
        if fault.number != 50035:
            continue
        node = errors
        for part in fault.where.split("."):
            node = node.setdefault(part, {}) if part else node
        node.setdefault("_errors", []).append({"code": fault.code, "message": fault.message})
    return ApiError(400, 50035, "Invalid Form Body", errors)
