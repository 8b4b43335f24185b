"""Acts at a table that has not begun: sit down, get up, computer players, options, begin."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from datetime import timedelta
from typing import TYPE_CHECKING, Any

import discord

from cogs.board import all_settings
from cogs.boards import board_link
from cogs.codec import Act, Address
from cogs.conduct import newcomers
from cogs.desk import Acknowledged, Answered, Reply, Updated, person, reader
from cogs.letters import Choose, Frame, Key, Pick, PrivateLetter, PublicLetter, Row, dress
from cogs.naming import game_name
from cogs.preflight import check_permissions
from render.lobby import picked_value, settings_screen
from render.panel import MenuEntry
from render.words import Words, escape, plain
from tables.errors import AlreadyAnswered, ChallengeExpired, NotHost, TableError
from tables.lobby import check_host, check_open
from tables.model import Publication, Status, Table

if TYPE_CHECKING:
    from cogs.bot import Ruler

Interaction = discord.Interaction[Any]
Values = tuple[str, ...]
GUESTS = 10
"""How many people are invited at a time."""


class LobbyActs:
    """What the controls of an open table do."""

    def __init__(self, bot: Ruler) -> None:
        self._bot = bot

    async def join(self, interaction: Interaction, address: Address, values: Values) -> Reply:
        """Sit down; whoever was invited thereby accepts."""
        del values
        tables, me = self._bot.tables, person(interaction)
        table = await tables.table(address.table)
        if any(seat.user_id == me.user_id for seat in table.awaited):
            publication = await tables.lobbies.accept(table.id, me.user_id)
            await tables.know(me)
            return self._shown(publication)
        return self._shown(Publication(await tables.lobbies.join(table.id, me)))

    async def leave(self, interaction: Interaction, address: Address, values: Values) -> Reply:
        """Get up; whoever was invited thereby declines."""
        del values
        tables, user = self._bot.tables, interaction.user.id
        table = await tables.table(address.table)
        invited = any(seat.user_id == user for seat in table.awaited)
        left = await (tables.lobbies.decline if invited else tables.lobbies.leave)(table.id, user)
        return self._shown(Publication(left))

    async def start(self, interaction: Interaction, address: Address, values: Values) -> Reply:
        """Begin, as the host; what the bot lacks is told before."""
        del values
        check_permissions(interaction, await self._bot.tables.table(address.table))
        publication = await self._bot.tables.lobbies.start(address.table, interaction.user.id)
        return self._shown(publication)

    async def computers(self, interaction: Interaction, address: Address, values: Values) -> Reply:
        """Let as many computer players come as the control says."""
        del values
        ((count,),) = address.choices or ((0,),)
        user = interaction.user.id
        table = await self._bot.tables.lobbies.set_computers(address.table, user, count)
        return self._shown(Publication(table))

    async def options(self, interaction: Interaction, address: Address, values: Values) -> Reply:
        """Show the host what may be set."""
        del values
        table = await self._mine(interaction, address.table)
        return Answered(await self._settings(interaction, table))

    async def set(self, interaction: Interaction, address: Address, values: Values) -> Reply:
        """Turn to a setting, or set what was picked, where the host is asked for that.

        Once there is nothing to set any more, the panel says so instead.
        """
        try:
            return Updated(await self._set(interaction, address, values))
        except (NotHost, AlreadyAnswered, ChallengeExpired) as error:
            return Updated(await self._over(interaction, address.table, error))

    async def _set(
        self, interaction: Interaction, address: Address, values: Values
    ) -> PrivateLetter:
        table = await self._mine(interaction, address.table)
        if address.page == "invite":
            return await self._settings(interaction, await self._invite(interaction, table))
        page = address.page + ".".join(values)
        table_id, user = table.id, interaction.user.id
        if page == "fill":
            most = self._bot.tables.house.game(table.game).most_seats
            table = await self._bot.tables.lobbies.set_computers(table_id, user, most)
        elif page.startswith("host:"):
            heir = int(page.removeprefix("host:")) if page[5:].isdecimal() else 0
            table = await self._bot.tables.lobbies.set_host(table_id, user, heir)
        else:
            settings, _ = all_settings(table, reader(interaction), threads_here=True)
            picked = picked_value(settings, page)
            if picked is None:
                return await self._settings(interaction, table, page)
            table = await self._picked(table, user, picked)
        self._bot.boards.refresh(table_id)
        if table.host != user:
            return PrivateLetter(reader(interaction)("table-done"))
        return await self._settings(interaction, table)

    async def _over(
        self, interaction: Interaction, table_id: str, error: TableError
    ) -> PrivateLetter:
        """What stands where a panel stood that sets nothing any more, and the way on."""
        words = reader(interaction)
        said, _ = self._bot.desk.reason(error, words)
        table = await self._bot.tables.table(table_id)
        seated = table.status is Status.PLAYING and table.seats_with(interaction.user.id)
        hand = Key(words("key-hand"), Address(Act.HAND, table_id), "primary")
        return PrivateLetter(said, rows=((hand,),) if seated else ())

    async def _picked(self, table: Table, user: int, picked: Mapping[str, object]) -> Table:
        """Set what was picked: about the table, or what is played."""
        lobbies, table_id = self._bot.tables.lobbies, table.id
        match dict(picked):
            case {"table_pace": int(minutes)}:
                return await lobbies.set_pace(table_id, user, timedelta(minutes=minutes))
            case {"table_entrance": "anybody"}:
                return await lobbies.set_entrance(table_id, user, "anybody")
            case {"table_entrance": _}:
                return await lobbies.set_entrance(table_id, user, "invited")
            case {"table_threads": (bool() | None) as threads}:
                return await lobbies.set_threads(table_id, user, threads=threads)
            case options:
                return await self._bot.tables.lobbies.set_options(
                    table_id, user, {**table.options, **options}
                )

    async def _invite(self, interaction: Interaction, table: Table) -> Table:
        """Keep seats for the people who were picked, and tell them so where the table is."""
        guests = newcomers(interaction)
        known = {seat.user_id for seat in table.seats}
        invited = [guest for guest in guests if guest.user_id not in known]
        user = interaction.user.id
        table = await self._bot.tables.lobbies.invite(table.id, user, invited)
        self._bot.boards.refresh(table.id)
        if invited and table.place:
            words, pings = Words(table.locale), tuple(guest.user_id for guest in invited)
            text = words(
                "lobby-invited",
                people=" ".join(f"<@{each}>" for each in pings),
                host=escape(table.host_seat.name),
                game=game_name(table, words),
                link=board_link(table) or "",
            )
            answers: Row = (
                Key(words("key-join"), Address(Act.JOIN, table.id), "success"),
                Key(words("key-decline"), Address(Act.LEAVE, table.id)),
            )
            letter = PublicLetter(text, rows=(answers,), pings=pings)
            occasion = f"invite/{table.id}/{table.revision}"
            await self._bot.publisher.post(table.place, letter, occasion)
        return table

    async def _mine(self, interaction: Interaction, table_id: str) -> Table:
        """An open table of the person. Raises `AlreadyAnswered`, `ChallengeExpired`, `NotHost`."""
        table = await self._bot.tables.table(table_id)
        check_open(table)
        check_host(table, interaction.user.id)
        return table

    async def _settings(
        self, interaction: Interaction, table: Table, page: str = ""
    ) -> PrivateLetter:
        words = reader(interaction)
        threads = (await self._bot.tables.settings.of_server(table.guild_id)).threads
        settings, options = all_settings(table, words, threads_here=threads)
        screen = settings_screen(settings, options, words, page)
        if ":" in page:  # what was picked is no longer on the list
            screen = replace(screen, text=f"**{words('error-not-offered')}**\n\n{screen.text}")
        rows = () if any(each.key == page for each in settings) else _more(table, words)
        return await dress(PrivateLetter, screen, Frame(table.id, act=Act.SET, rows=rows))

    def _shown(self, publication: Publication) -> Reply:
        """Nobody is told but by the board, which everybody sees change."""
        self._bot.publish(publication)
        return Acknowledged()


def _more(table: Table, words: Words) -> tuple[Row, ...]:
    """What else the host may do: invite people, let somebody else be the host, fill the seats."""
    invite = Address(Act.SET, table.id, page="invite")
    rows: list[Row] = [Pick(words("lobby-invite"), "people", (), invite, most=GUESTS, least=1)]
    heirs = tuple(
        MenuEntry(plain(seat.name), "", str(seat.user_id))
        for seat in table.seats
        if seat.user_id not in {None, table.host} and seat.joined
    )
    if heirs:
        host = Address(Act.SET, table.id, page="host:")
        rows.append(Choose(words("lobby-heir"), heirs, host))
    fill = Address(Act.SET, table.id, page="fill")
    rows.append((Key(words("lobby-fill"), fill),))
    return tuple(rows)
