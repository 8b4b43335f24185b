"""What a person may set for themselves, on one screen: one press each."""

from __future__ import annotations

from collections.abc import Mapping

from render import theme
from render.panel import Button, Field, Page, Screen
from render.settings import Setting, Value
from render.words import Words

_VALUES: dict[str, dict[str, object]] = {
    "language": {"discord": None, "ko": "ko", "en": "en"},
    "panels": {"here": "here", "dm": "dm"},
    "pings": {"always": "always", "dm": "dm", "never": "never"},
    "automatic": {"on": True, "off": False},
    "palette": {"standard": "standard", "colour_blind": "colour_blind"},
}
RESET = "reset"
"""The page of the button that sets everything back."""


def preferences(words: Words) -> tuple[Setting, ...]:
    """Everything that a person may set."""
    return tuple(
        Setting(
            key,
            words(f"preferences-{key}"),
            tuple(
                Value(words(f"preferences-{key}-{name}"), {key: value})
                for name, value in values.items()
            ),
            words(f"preferences-{key}-about"),
        )
        for key, values in _VALUES.items()
    )


def preferences_screen(
    wanted: Mapping[str, object], defaults: Mapping[str, object], words: Words
) -> Screen:
    """What a person has set (``wanted``), explained, and a button for every value.

    The page of a button is ``"<setting>:<mark>"`` (`render.lobby.picked_value`), or `RESET`.
    """
    settings = preferences(words)
    rows = [value_buttons(each, wanted) for each in settings]
    changed = dict(wanted) != dict(defaults)
    reset = Button(words("preferences-reset"), Page(RESET), "danger", disabled=not changed)
    rows[-1] = (*rows[-1], reset)
    return Screen(
        title=words("preferences-title"),
        text=words("preferences-intro"),
        fields=tuple(setting_field(each, wanted, defaults, words) for each in settings),
        rows=tuple(rows),
        colour=theme.EMBED,
    )


def value_buttons(setting: Setting, chosen: Mapping[str, object]) -> tuple[Button, ...]:
    """A button for every value; the present one stands out."""
    current = setting.current(chosen)
    return tuple(
        Button(
            value.label,
            Page(f"{setting.key}:{value.mark}"),
            "primary" if position == current else "secondary",
        )
        for position, value in enumerate(setting.values)
    )


def setting_field(
    setting: Setting, chosen: Mapping[str, object], defaults: Mapping[str, object], words: Words
) -> Field:
    """What a setting is about, and its values: the present one in bold, the default named."""
    labels = [value.label for value in setting.values]
    usual, current = setting.current(defaults), setting.current(chosen)
    labels[usual] = words("preferences-default", value=labels[usual])
    labels[current] = f"**{labels[current]}**"
    return Field(setting.name, f"{setting.about}\n{' · '.join(labels)}")
