"""How a call to Discord ended, as a type."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum, auto

import aiohttp
import discord


class Reason(Enum):
    """Why a call failed, as far as it matters for what is done next."""

    MESSAGE_GONE = auto()
    CHANNEL_GONE = auto()
    ARCHIVED = auto()
    LOCKED = auto()
    TOO_OLD = auto()
    FORBIDDEN = auto()
    DM_CLOSED = auto()
    EXPIRED = auto()
    ANSWERED = auto()
    EXISTS = auto()
    REFUSED = auto()
    BUSY = auto()
    DOWN = auto()


@dataclass(frozen=True, slots=True)
class Delivered:
    """It worked. Zeros where Discord names no message (a deferral, an edit of a reply)."""

    channel_id: int = 0
    message_id: int = 0


@dataclass(frozen=True, slots=True)
class Failed:
    """It did not work; ``code`` is Discord's error code, or the HTTP status where it gave none."""

    reason: Reason
    code: int


Outcome = Delivered | Failed

_CODES = {
    10003: Reason.CHANNEL_GONE,
    10004: Reason.CHANNEL_GONE,  # the server itself
    10008: Reason.MESSAGE_GONE,
    10015: Reason.EXPIRED,  # a webhook's token, 15 minutes after the interaction
    10062: Reason.EXPIRED,  # nobody answered within 3 seconds
    30046: Reason.TOO_OLD,  # too many edits of a message older than an hour
    40060: Reason.ANSWERED,
    50001: Reason.FORBIDDEN,
    50005: Reason.FORBIDDEN,  # a message of somebody else
    50007: Reason.DM_CLOSED,
    50013: Reason.FORBIDDEN,
    50027: Reason.EXPIRED,
    50035: Reason.REFUSED,
    50083: Reason.ARCHIVED,
    160004: Reason.EXISTS,  # the message has a thread already
    160005: Reason.LOCKED,
    50278: Reason.DM_CLOSED,  # no server in common
}


_STATUSES = {
    401: Reason.FORBIDDEN,
    403: Reason.FORBIDDEN,
    404: Reason.MESSAGE_GONE,
    429: Reason.BUSY,
}


def failed(error: Exception) -> Failed:
    """The typed form of what a call raised; re-raises what is no answer of Discord's."""
    if isinstance(error, discord.InteractionResponded):
        return Failed(Reason.ANSWERED, 40060)
    if isinstance(error, (OSError, TimeoutError, aiohttp.ClientError)):
        return Failed(Reason.DOWN, 0)
    if isinstance(error, discord.RateLimited):
        return Failed(Reason.BUSY, 429)
    if not isinstance(error, discord.HTTPException):
        raise error
    if error.code in _CODES:
        return Failed(_CODES[error.code], error.code)
    code = error.code or error.status
    if error.status >= 500:
        return Failed(Reason.DOWN, code)
    return Failed(_STATUSES.get(error.status, Reason.REFUSED), code)
