from types import SimpleNamespace
from typing import Any

import aiohttp
import discord
import pytest

from cogs.outcome import Failed, Reason, failed


def refusal(status: int, code: int = 0) -> discord.HTTPException:
    response: Any = SimpleNamespace(status=status, reason="refused")
    return discord.HTTPException(response, {"code": code, "message": "refused"})


@pytest.mark.parametrize(
    ("status", "code", "reason"),
    [
        (404, 10003, Reason.CHANNEL_GONE),
        (404, 10004, Reason.CHANNEL_GONE),
        (404, 10008, Reason.MESSAGE_GONE),
        (404, 10015, Reason.EXPIRED),
        (404, 10062, Reason.EXPIRED),
        (401, 50027, Reason.EXPIRED),
        (400, 30046, Reason.TOO_OLD),
        (400, 40060, Reason.ANSWERED),
        (400, 50035, Reason.REFUSED),
        (400, 50083, Reason.ARCHIVED),
        (400, 160004, Reason.EXISTS),
        (400, 160005, Reason.LOCKED),
        (403, 50001, Reason.FORBIDDEN),
        (403, 50013, Reason.FORBIDDEN),
        (403, 50007, Reason.DM_CLOSED),
        (403, 50278, Reason.DM_CLOSED),
        (429, 0, Reason.BUSY),
        (500, 0, Reason.DOWN),
        (503, 0, Reason.DOWN),
        (403, 0, Reason.FORBIDDEN),
        (404, 0, Reason.MESSAGE_GONE),
        (400, 0, Reason.REFUSED),
    ],
)
def test_discords_answers_have_types(status: int, code: int, reason: Reason) -> None:
    assert failed(refusal(status, code)) == Failed(reason, code or status)


def test_a_lost_connection_may_be_tried_again() -> None:
    assert failed(ConnectionResetError()).reason is Reason.DOWN
    assert failed(TimeoutError()).reason is Reason.DOWN
    assert failed(aiohttp.ServerDisconnectedError()).reason is Reason.DOWN
    assert failed(discord.RateLimited(3.0)).reason is Reason.BUSY


def test_our_own_faults_are_not_hidden() -> None:
    with pytest.raises(KeyError):
        failed(KeyError("card"))
