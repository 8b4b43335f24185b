"""All that is looked at, in the order in which a host would mend it."""

from __future__ import annotations

from datetime import UTC, datetime
from pathlib import Path

from cogs.doctor import house
from cogs.doctor.account import account
from cogs.doctor.finding import Finding, fault, ok
from cogs.settings import Settings, SettingsError


async def examine(file: Path = Path(".env")) -> list[Finding]:
    """Look at everything but Python itself. Changes nothing, and works without a network."""
    try:
        settings = Settings.read(file=file)
    except SettingsError as error:
        return [fault("settings", each) for each in error.faults]
    local = settings if settings.token else settings.in_sandbox("")
    return [
        ok("settings", "all understood"),
        *house.env_file(file),
        *await house.database(local),
        *([house.backups(settings, datetime.now(UTC))] if settings.token else []),
        *house.room(local),
        house.cards(settings.packs),
        house.texts(),
        await house.pictures(),
        *await account(settings),
    ]
