"""Routes that answer interactions: the callback, and the webhook of its token."""

from typing import Any

from sandbox import payloads
from sandbox.errors import refusal
from sandbox.interactions import Interaction
from sandbox.limits.fault import mapping
from sandbox.rest.call import Call, Route
from sandbox.world import BOT_ID

Json = dict[str, Any]


async def callback(call: Call) -> Json | None:
    """Take the first answer to an interaction."""
    interactions = call.sandbox.interactions
    draft = call.draft(mapping(call.json.get("data")))
    interaction = interactions.acknowledge(
        call.id("interaction_id"), call.params["interaction_token"], draft, call.json["type"]
    )
    if call.query.get("with_response", "").lower() in ("1", "true"):
        return interactions.receipt(interaction)
    return None


def _interaction(call: Call) -> Interaction:
    if call.id("webhook_id") != BOT_ID:
        raise refusal(10015)
    return call.sandbox.interactions.webhook(call.params["webhook_token"])


async def follow_up(call: Call) -> Json:
    """Post a further message to an interaction."""
    interaction = _interaction(call)
    message = call.sandbox.interactions.follow_up(interaction, call.draft())
    return payloads.message(call.sandbox.world, message)


async def message(call: Call) -> Json:
    """Read a message of an interaction."""
    interaction = _interaction(call)
    found = call.sandbox.interactions.message_of(interaction, _name(call))
    return payloads.message(call.sandbox.world, found)


async def edit_message(call: Call) -> Json:
    """Edit a message of an interaction."""
    interaction = _interaction(call)
    interactions = call.sandbox.interactions
    found = interactions.message_of(interaction, _name(call))
    edited = interactions.rewrite(interaction, found, call.draft())
    return payloads.message(call.sandbox.world, edited)


async def delete_message(call: Call) -> None:
    """Delete a message of an interaction."""
    interaction = _interaction(call)
    found = call.sandbox.interactions.message_of(interaction, _name(call))
    call.sandbox.world.remove_message(found)


def _name(call: Call) -> str:
    return call.params.get("message_id", "@original")


_WEBHOOK = "/webhooks/{webhook_id}/{webhook_token}"
_CALLBACK = "/interactions/{interaction_id}/{interaction_token}/callback"
_ORIGINAL = _WEBHOOK + "/messages/@original"
_MESSAGE = _WEBHOOK + "/messages/{message_id}"
ROUTES = [
    Route("POST", _CALLBACK, callback, authorised=False),
    Route("POST", _WEBHOOK, follow_up, authorised=False),
    Route("GET", _ORIGINAL, message, authorised=False),
    Route("PATCH", _ORIGINAL, edit_message, authorised=False),
    Route("DELETE", _ORIGINAL, delete_message, authorised=False),
    Route("GET", _MESSAGE, message, authorised=False),
    Route("PATCH", _MESSAGE, edit_message, authorised=False),
    Route("DELETE", _MESSAGE, delete_message, authorised=False),
]
