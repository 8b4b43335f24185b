"""Names and descriptions of commands, from the same Fluent files as every other text."""

from __future__ import annotations

import discord
from discord import app_commands
from discord.app_commands import TranslationContextTypes, locale_str

from render.words import Words

_TRANSLATED = {discord.Locale.korean: "ko"}
"""Discord's locales beside the default, which is English."""


def said(key: str) -> locale_str:
    """A text that Discord shows before the bot is asked anything, in all its languages."""
    return locale_str(Words("en")(key), key=key)


class Translator(app_commands.Translator):
    """Translates what `said` made."""

    async def translate(
        self, string: locale_str, locale: discord.Locale, context: TranslationContextTypes
    ) -> str | None:
        """The text in ``locale``; None where the English one stands for it."""
        del context
        key = string.extras.get("key")
        language = _TRANSLATED.get(locale)
        return Words(language)(key) if key and language else None
