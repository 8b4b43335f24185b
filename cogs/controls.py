"""Buttons and menus: one class for all of them, and one way from a press to its answer.

discord.py finds a `Control` by its custom id alone, so controls work after a restart and for as
long as their message stands. There is a single template, which matches every id: two of them
could both claim one, and a press that nothing claims would get no answer at all.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import discord

from cogs.letters import Choose, Form, Key, Pick, Row

if TYPE_CHECKING:
    from cogs.bot import Ruler

_STYLES = {
    "primary": discord.ButtonStyle.primary,
    "secondary": discord.ButtonStyle.secondary,
    "success": discord.ButtonStyle.success,
    "danger": discord.ButtonStyle.danger,
}


class Control(discord.ui.DynamicItem[discord.ui.Item[Any]], template=re.compile(r".*", re.DOTALL)):
    """Any button or menu of the bot."""

    @classmethod
    async def from_custom_id(
        cls, interaction: discord.Interaction[Any], item: discord.ui.Item[Any], match: re.Match[str]
    ) -> Control:
        """The pressed control; what its id means is looked at where errors are answered."""
        del interaction, match
        return cls(item)

    async def interaction_check(self, interaction: discord.Interaction[Any]) -> bool:
        """Always: discord.py swallows what is raised here, so `callback` does the checking."""
        del interaction
        return True

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        """Do what the control stands for, and answer whatever happens."""
        bot: Ruler = interaction.client
        await bot.desk.press(interaction, self.custom_id, picked(interaction))


class Controls(discord.ui.View):
    """The controls of one message, made anew for every rendering.

    It says it is finished, so that discord.py sends it and forgets it: controls are found by their
    ids, and a view that is kept would get a timer (15 minutes for an ephemeral message) at whose
    end discord.py unregisters items of the whole process.
    """

    def __init__(self) -> None:
        super().__init__(timeout=None)

    def is_finished(self) -> bool:
        """True: nothing waits for this view."""
        return True


class Window(discord.ui.Modal):
    """The window of a `Form`. As `Controls` it is sent and forgotten, and found by its id."""

    def is_finished(self) -> bool:
        """True: nothing waits for this window."""
        return True


def window_of(form: Form) -> Window:
    """A new window with its lines to fill in."""
    window = Window(title=form.title, custom_id=str(form.address), timeout=None)
    for number, each in enumerate(form.lines):
        line: discord.ui.TextInput[Any] = discord.ui.TextInput(
            custom_id=f"line{number}" if number else "line",
            default=each.value or None,
            max_length=each.longest,
            placeholder=each.example or None,
            required=each.needed,
        )
        window.add_item(discord.ui.Label(text=each.label, component=line))
    return window


def typed(interaction: discord.Interaction[Any]) -> tuple[str, ...]:
    """What was typed into a window."""
    data: Any = interaction.data or {}
    rows = [row for row in data.get("components", ()) if isinstance(row.get("component"), dict)]
    return tuple(str(row["component"].get("value", "")) for row in rows)


def view_of(rows: Sequence[Row]) -> Controls:
    """A new view with these rows."""
    view = Controls()
    for number, row in enumerate(rows):
        if isinstance(row, Choose):
            view.add_item(Control(_menu(row), row=number))
            continue
        if isinstance(row, Pick):
            view.add_item(Control(_picking(row), row=number))
            continue
        for each in row:
            view.add_item(
                Control(_button(each), row=number)
                if isinstance(each, Key)
                else discord.ui.Button(label=each.label, url=each.url, row=number)
            )
    return view


def picked(interaction: discord.Interaction[Any]) -> tuple[str, ...]:
    """The values picked in a menu; none for a button."""
    data: Any = interaction.data or {}
    return tuple(str(value) for value in data.get("values", ()))


def people(interaction: discord.Interaction[Any]) -> list[discord.User | discord.Member]:
    """The people picked in a `Pick` of people, as Discord told them; members of the server so."""
    resolved: Any = (interaction.data or {}).get("resolved") or {}
    found: list[discord.User | discord.Member] = []
    for user_id in picked(interaction):
        user, member = (resolved.get(kind, {}).get(user_id) for kind in ("users", "members"))
        if user is None:
            continue
        state: Any = interaction._state  # noqa: SLF001 - the library offers no other way
        if member is not None and interaction.guild is not None:
            data: Any = {**member, "user": user}
            found.append(discord.Member(data=data, guild=interaction.guild, state=state))
        else:
            found.append(discord.User(state=state, data=user))
    return found


def _button(key: Key) -> discord.ui.Button[Any]:
    return discord.ui.Button(
        label=key.label,
        style=_STYLES[key.style],
        custom_id=str(key.address),
        disabled=key.disabled,
    )


def _menu(choose: Choose) -> discord.ui.Select[Any]:
    menu: discord.ui.Select[Any] = discord.ui.Select(
        custom_id=str(choose.address),
        placeholder=choose.placeholder,
        min_values=choose.least,
        max_values=choose.most,
    )
    for entry in choose.entries:
        menu.add_option(label=entry.label, description=entry.description or None, value=entry.value)
    return menu


def _picking(pick: Pick) -> discord.ui.Item[Any]:
    shape: Any = {
        "custom_id": str(pick.address),
        "placeholder": pick.placeholder,
        "min_values": pick.least,
        "max_values": pick.most,
    }
    match pick.kind:
        case "channels":
            ticked = _ticked(pick.chosen, discord.SelectDefaultValueType.channel)
            text = [discord.ChannelType.text]
            return discord.ui.ChannelSelect(channel_types=text, default_values=ticked, **shape)
        case "roles":
            ticked = _ticked(pick.chosen, discord.SelectDefaultValueType.role)
            return discord.ui.RoleSelect(default_values=ticked, **shape)
        case "people":
            ticked = _ticked(pick.chosen, discord.SelectDefaultValueType.user)
            return discord.ui.UserSelect(default_values=ticked, **shape)


def _ticked(
    ids: tuple[int, ...], kind: discord.SelectDefaultValueType
) -> list[discord.SelectDefaultValue]:
    return [discord.SelectDefaultValue(id=each, type=kind) for each in ids]
