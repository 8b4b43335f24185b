"""Names and descriptions of commands, from the same Fluent files as every other text."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

import discord
from discord import app_commands
from discord.app_commands import TranslationContextTypes, locale_str

from render.words import Words

F = TypeVar("F", bound=Callable[..., Any])
_TRANSLATED = {discord.Locale.korean: "ko"}
"""Discord's locales beside the default, which is English."""


def said(key: str) -> locale_str:
    """A text that Discord shows before the bot is asked anything, in all its languages."""
    return locale_str(Words("en")(key), key=key)


def options(*names: str, **explained: str) -> Callable[[F], F]:
    """Name and explain the options of a command, each by its messages ``option-NAME``.

    ``explained`` are options that mean something else here, with the message's middle part:
    ``game="play"`` is named as every ``game``, and explained by ``option-play-about``.
    """
    about = dict.fromkeys(names) | explained
    named = app_commands.rename(**{name: said(f"option-{name}") for name in about})
    described = app_commands.describe(
        **{name: said(f"option-{other or name}-about") for name, other in about.items()}
    )
    return lambda command: described(named(command))


def choices(**values: str) -> list[app_commands.Choice[str]]:
    """The values that an option may have, each with the message that says it."""
    return [app_commands.Choice(name=said(key), value=value) for value, key in values.items()]


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
