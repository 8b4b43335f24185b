"""Whether Discord knows the commands as they are now.

Discord limits how often they may be sent, so they are sent only when something about them changed,
or when Discord has lost them, as a new sandbox has.
"""

from __future__ import annotations

import hashlib
import json
from typing import Any

from discord import app_commands

from cogs.outcome import Delivered
from cogs.publisher import Publisher
from tables.service import Tables

NOTE = "commands"


async def fingerprint(tree: app_commands.CommandTree[Any]) -> str:
    """The SHA-256 of all commands, translations included, for this application."""
    translator = tree.translator
    payload = [
        await command.get_translated_payload(tree, translator)
        if translator
        else command.to_dict(tree)
        for command in sorted(tree.get_commands(), key=lambda each: each.qualified_name)
    ]
    text = json.dumps([tree.client.application_id, payload], sort_keys=True, ensure_ascii=False)
    return hashlib.sha256(text.encode()).hexdigest()


async def sync_if_changed(
    tree: app_commands.CommandTree[Any], publisher: Publisher, tables: Tables
) -> bool:
    """Send the commands to Discord unless it has these already; whether they were sent."""
    now = await fingerprint(tree)
    if await tables.note(NOTE) == now and await publisher.knows(tree):
        return False
    if isinstance(await publisher.sync(tree), Delivered):
        await tables.set_note(NOTE, now)
        return True
    return False
