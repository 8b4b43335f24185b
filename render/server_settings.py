"""What may be set for a whole server, on one screen."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import cast

from render import theme
from render.panel import Button, Field, Menu, MenuEntry, Page, Screen
from render.preferences import RESET, setting_field, value_buttons
from render.settings import Setting, Value
from render.words import Words

PACE = "pace_minutes"
SEASON = "season"
"""The page of the button that asks for the season."""
RESET_AT_ONCE = "reset-yes"
BACK = "all"
_HOUR, _DAY = 60, 1440


def server_settings(words: Words, paces: Sequence[int], usual_pace: int) -> dict[str, Setting]:
    """What is set by picking a value, by key.

    ``paces`` are the times for a decision on offer, in minutes, and ``usual_pace`` is the bot's.
    """
    usual = words("server-pace-house", time=_time(usual_pace, words))
    times = [Value(usual, {PACE: None})]
    times += [Value(_time(each, words), {PACE: each}) for each in paces if each != usual_pace]
    languages = {"discord": None, "ko": "ko", "en": "en"}
    found = [Setting(PACE, words("server-pace"), tuple(times), words("server-pace-about"))]
    found.append(_setting("locale", languages, words))
    found += [_setting(key, {"on": True, "off": False}, words) for key in ("threads", "pings")]
    return {each.key: each for each in found}


def server_screen(
    settings: Mapping[str, Setting],
    wanted: Mapping[str, object],
    defaults: Mapping[str, object],
    words: Words,
) -> Screen:
    """All that is set (``wanted``), explained, with what changes it.

    ``wanted`` has all settings by key, ``channels`` and ``enders`` as ids; the menus for those two
    are not of this screen, since only Discord can fill them.
    """
    pace = settings[PACE]
    fields = [setting_field(each, wanted, defaults, words) for each in settings.values()]
    # The bot's own pace says by its label that it is the default.
    fields[0] = Field(pace.name, f"{pace.about}\n{_pace_line(pace, wanted)}")
    fields += [
        Field(words("server-season"), _season(wanted, words)),
        Field(words("server-channels"), _places("channels", "<#{}>", wanted, words)),
        Field(words("server-enders"), _places("enders", "<@&{}>", wanted, words)),
    ]
    last = [_toggle(settings[key], wanted, words) for key in ("threads", "pings")]
    last.append(Button(words("server-season-key"), Page(SEASON)))
    changed = dict(wanted) != dict(defaults)
    last.append(Button(words("server-reset"), Page(RESET), "danger", disabled=not changed))
    return Screen(
        title=words("server-title"),
        text=words("server-intro"),
        fields=tuple(fields),
        rows=(
            _pace_menu(pace, wanted, words),
            value_buttons(settings["locale"], wanted),
            tuple(last),
        ),
        colour=theme.EMBED,
    )


def reset_screen(words: Words) -> Screen:
    """The question back, before everything is set as at first."""
    yes = Button(words("server-reset-yes"), Page(RESET_AT_ONCE), "danger")
    no = Button(words("server-reset-no"), Page(BACK))
    return Screen(
        words("server-title"), words("server-reset-ask"), rows=((yes, no),), colour=theme.ALARM
    )


def _setting(key: str, values: Mapping[str, object], words: Words) -> Setting:
    labelled = tuple(
        Value(words(f"server-{key}-{name}"), {key: value}) for name, value in values.items()
    )
    return Setting(key, words(f"server-{key}"), labelled, words(f"server-{key}-about"))


def _time(minutes: int, words: Words) -> str:
    if minutes % _DAY == 0:
        return words("server-time-days", count=minutes // _DAY)
    if minutes % _HOUR == 0:
        return words("server-time-hours", count=minutes // _HOUR)
    return words("server-time-minutes", count=minutes)


def _pace_line(pace: Setting, wanted: Mapping[str, object]) -> str:
    current = pace.current(wanted)
    return " · ".join(
        f"**{value.label}**" if position == current else value.label
        for position, value in enumerate(pace.values)
    )


def _pace_menu(pace: Setting, wanted: Mapping[str, object], words: Words) -> Menu:
    current = pace.current(wanted)
    entries = tuple(
        MenuEntry(value.label, words("server-now") if position == current else "", value.mark)
        for position, value in enumerate(pace.values)
    )
    return Menu(words("server-pace-choose"), entries, Page(f"{PACE}:"))


def _toggle(setting: Setting, wanted: Mapping[str, object], words: Words) -> Button:
    """A button that turns on what is off, and the other way round."""
    turned = 1 - setting.current(wanted)
    way, mark = "off" if turned else "on", setting.values[turned].mark
    return Button(words(f"server-{setting.key}-turn-{way}"), Page(f"{setting.key}:{mark}"))


def _season(wanted: Mapping[str, object], words: Words) -> str:
    date, zone = wanted["season_start"], str(wanted["time_zone"])
    if date is None:
        line = words("server-season-none", zone=zone)
    else:
        line = words("server-season-since", date=str(date), zone=zone)
    return f"{words('server-season-about')}\n{line}"


def _places(key: str, mention: str, wanted: Mapping[str, object], words: Words) -> str:
    ids = cast("Iterable[int]", wanted[key])
    named = " ".join(mention.format(each) for each in ids)
    fallback = words(f"server-{key}-all" if key == "channels" else f"server-{key}-none")
    return f"{words(f'server-{key}-about')}\n{named or fallback}"
