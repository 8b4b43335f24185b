"""Limits of application commands."""

import unicodedata
from collections import Counter
from typing import Any

from sandbox.limits.fault import Fault, items, length, mapping, needed, too_long, too_many, within

Json = dict[str, Any]

LOCALES = frozenset(
    "id da de en-GB en-US es-ES es-419 fr hr it lt hu nl no pl pt-BR ro fi sv-SE vi tr cs el bg "
    "ru uk hi th zh-CN ja zh-TW ko".split()
)
CHAT_INPUT = 1
MOST = {1: 100, 2: 15, 3: 15}
TOTAL = 8000
SUBCOMMAND, GROUP = 1, 2


def commands_faults(commands: list[Json]) -> list[Fault]:
    """Check a bulk overwrite: each command, how many there are, and that names differ."""
    found: list[Fault] = []
    for index, command in enumerate(commands):
        found += command_faults(command, str(index))
    counts = Counter(command.get("type") or CHAT_INPUT for command in commands)
    for kind, count in counts.items():
        if count > MOST.get(kind, 100):
            said = f"Maximum number of application commands of type {kind} reached ({MOST[kind]})."
            found.append(Fault("", "MAX_APPLICATION_COMMANDS", said))
    names = Counter((c.get("type") or CHAT_INPUT, c.get("name")) for c in commands)
    for index, command in enumerate(commands):
        if names[command.get("type") or CHAT_INPUT, command.get("name")] > 1:
            said = "Application command names must be unique"
            found.append(Fault(f"{index}.name", "APPLICATION_COMMANDS_DUPLICATE_NAME", said))
    return found


def command_faults(command: Json, prefix: str = "") -> list[Fault]:
    """Check one command with its options."""
    chat = (command.get("type") or CHAT_INPUT) == CHAT_INPUT
    found = _name_faults(command, prefix, slash=chat)
    if chat:
        found += _description_faults(command, prefix)
    elif command.get("description"):
        said = "Context menu commands cannot have description"
        code = "APPLICATION_COMMAND_CONTEXT_MENU_DESCRIPTION"
        found.append(Fault(within(prefix, "description"), code, said))
    found += _options_faults(items(command.get("options")), within(prefix, "options"))
    if _weight(command) > TOTAL:
        said = f"Command exceeds maximum size ({TOTAL})"
        found.append(Fault(prefix, "APPLICATION_COMMAND_TOO_LARGE", said))
    return found


def _name_faults(item: Json, prefix: str, *, slash: bool) -> list[Fault]:
    found: list[Fault] = []
    localised = mapping(item.get("name_localizations"))
    texts = {"name": item.get("name")}
    texts |= {f"name_localizations.{locale}": text for locale, text in localised.items()}
    for key, text in texts.items():
        where = within(prefix, key)
        found += too_long(where, text, 32, least=1, required=key == "name")
        if slash and isinstance(text, str) and not _slash_name(text):
            said = "Command name is invalid"
            found.append(Fault(where, "APPLICATION_COMMAND_INVALID_NAME", said))
    return found + _locale_faults(localised, within(prefix, "name_localizations"))


def _slash_name(text: str) -> bool:
    return text == text.lower() and all(
        char in "-_'" or unicodedata.category(char)[0] in "LNM" for char in text
    )


def _description_faults(item: Json, prefix: str) -> list[Fault]:
    localised = mapping(item.get("description_localizations"))
    where = within(prefix, "description")
    found = too_long(where, item.get("description"), 100, least=1, required=True)
    for locale, text in localised.items():
        where = within(prefix, f"description_localizations.{locale}")
        found += too_long(where, text, 100, least=1)
    return found + _locale_faults(localised, within(prefix, "description_localizations"))


def _locale_faults(localised: Json, where: str) -> list[Fault]:
    said = f"Value must be one of {{{', '.join(sorted(LOCALES))}}}."
    return [
        Fault(f"{where}.{locale}", "BASE_TYPE_CHOICES", said)
        for locale in localised
        if locale not in LOCALES
    ]


def _options_faults(options: list[Any], prefix: str) -> list[Fault]:
    found = too_many(prefix, options, 25)
    found += _name_clashes([mapping(item) for item in options], prefix)
    optional_seen = False
    for index, item in enumerate(options):
        option, where = mapping(item), f"{prefix}.{index}"
        found += _option_faults(option, where)
        if option.get("required") and optional_seen:
            said = "Required options must be placed before non-required options"
            found.append(Fault(where, "APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID", said))
        plain = option.get("type") not in (SUBCOMMAND, GROUP)
        optional_seen = optional_seen or (plain and not option.get("required"))
    return found


def _option_faults(option: Json, where: str) -> list[Fault]:
    found = _name_faults(option, where, slash=True) + _description_faults(option, where)
    if option.get("type") not in range(1, 12):
        found.append(needed(f"{where}.type"))
    choices = items(option.get("choices"))
    found += too_many(f"{where}.choices", choices, 25)
    if choices and option.get("autocomplete"):
        said = "Autocomplete options cannot have choices"
        code = "APPLICATION_COMMAND_AUTOCOMPLETE_CHOICES"
        found.append(Fault(f"{where}.autocomplete", code, said))
    for index, item in enumerate(choices):
        choice, at = mapping(item), f"{where}.choices.{index}"
        found += too_long(f"{at}.name", choice.get("name"), 100, least=1, required=True)
        localised = mapping(choice.get("name_localizations"))
        found += _locale_faults(localised, f"{at}.name_localizations")
        for locale, text in localised.items():
            found += too_long(f"{at}.name_localizations.{locale}", text, 100, least=1)
        if isinstance(choice.get("value"), str):
            found += too_long(f"{at}.value", choice.get("value"), 100)
    found += _options_faults(items(option.get("options")), f"{where}.options")
    return found


def _name_clashes(options: list[Json], prefix: str) -> list[Fault]:
    """Names must differ, in every locale too."""
    found: list[Fault] = []
    locales = {k for option in options for k in mapping(option.get("name_localizations"))}
    for locale in ("", *sorted(locales)):
        seen: set[object] = set()
        for index, option in enumerate(options):
            names = mapping(option.get("name_localizations"))
            shown = names.get(locale) or option.get("name")
            if shown in seen:
                key = f"name_localizations.{locale}" if locale else "name"
                said = "Option names must be unique"
                code = "APPLICATION_COMMAND_OPTIONS_NAME_INVALID"
                found.append(Fault(f"{prefix}.{index}.{key}", code, said))
            seen.add(shown)
    return found


def _weight(item: Json) -> int:
    """Count a command's characters; of a text and its localisations the longest counts."""
    total = 0
    for key in ("name", "description"):
        texts = [item.get(key), *mapping(item.get(f"{key}_localizations")).values()]
        total += max(length(text) for text in texts)
    total += length(item.get("value"))
    for key in ("options", "choices"):
        total += sum(_weight(mapping(child)) for child in items(item.get(key)))
    return total
