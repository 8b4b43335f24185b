"""What persons and servers have set: how they want to be spoken to, and what goes where."""

from collections.abc import Iterable, Mapping
from datetime import UTC, date, datetime, time
from functools import cache
from typing import Annotated, Any, Literal, TypeVar
from zoneinfo import ZoneInfo, available_timezones

import sqlalchemy as sa
from pydantic import AfterValidator, BaseModel, ConfigDict, Field, ValidationError
from sqlalchemy.ext.asyncio import AsyncConnection

from tables.errors import NoSuchTimeZone
from tables.house import House, whole
from tables.model import AnyGame, Seat
from tables.schema import people, preferences, servers

Language = Literal["ko", "en"]
PACES = (2, 5, 10, 30, 720, 1440, 4320)
"""The paces a server may choose from, in minutes for one decision."""
FIRST_SEASON, LAST_SEASON = date(2000, 1, 1), date(2100, 1, 1)
"""Between these days a season may begin."""
_NO_PLACES = frozenset({"localtime", "factory"})
"""What stands in the list of time zones and depends on the computer."""
MOST_CHANNELS = 25
MOST_ENDERS = 10

S = TypeVar("S", "Preferences", "ServerSettings")


def time_zone(text: str) -> str:
    """The name of the time zone that somebody means by ``text``: ``Asia/Seoul``.

    Raises `NoSuchTimeZone`.
    """
    name = _zones().get("_".join(text.split()).casefold())
    if name is None:
        raise NoSuchTimeZone(zone=text.strip()[:40])
    return name


@cache
def _zones() -> dict[str, str]:
    return {
        name.casefold(): name
        for name in sorted(available_timezones())
        if name.casefold() not in _NO_PLACES
    }


def _known_zone(name: str) -> str:
    if name.casefold() not in _zones():
        raise ValueError("no such time zone")
    return name


class _Settings(BaseModel):
    model_config = ConfigDict(frozen=True, extra="ignore")


class Preferences(_Settings):
    """What one person wants.

    ``language`` is that of all private texts, None for the one that Discord says. ``panels`` says
    where private panels go: only where they are asked for, or to the private conversation too.
    ``pings``: how the person hears that it is their turn. ``automatic``: small choices are made
    for them. ``palette``: the colours of the pictures in their panels.
    """

    language: Language | None = None
    panels: Literal["here", "dm"] = "here"
    pings: Literal["always", "dm", "never"] = "always"
    automatic: bool = True
    palette: Literal["standard", "colour_blind"] = "standard"


class ServerSettings(_Settings):
    """What holds in one server.

    ``locale`` is the language of public texts, None for the server's own in Discord. ``channels``
    are those where tables may be opened, none for everywhere. ``pace_minutes`` is the time for
    one decision where a table says nothing, None for the bot's own. ``threads``: every table gets
    one. ``pings``: whoever must act may be pinged in public. ``enders`` are the roles that may end
    any table. ``season_start`` is the first day of the present season in ``time_zone``.
    """

    locale: Language | None = None
    channels: tuple[int, ...] = Field(default=(), max_length=MOST_CHANNELS)
    pace_minutes: int | None = Field(default=None, ge=1, le=7 * 24 * 60)
    threads: bool = True
    pings: bool = True
    enders: tuple[int, ...] = Field(default=(), max_length=MOST_ENDERS)
    season_start: date | None = Field(default=None, ge=FIRST_SEASON, le=LAST_SEASON)
    time_zone: Annotated[str, AfterValidator(_known_zone)] = "UTC"

    @property
    def season_began(self) -> datetime | None:
        """The moment (UTC) at which the season began; None where none was set."""
        if self.season_start is None:
            return None
        return datetime.combine(self.season_start, time(), ZoneInfo(self.time_zone)).astimezone(UTC)

    def allows(self, *places: int | None) -> bool:
        """Whether a table may be opened in a channel: its id, or that of a thread's parent."""
        return not self.channels or any(place in self.channels for place in places)


class SettingsDoor:
    """The settings of all persons and servers. Every method may raise `StorageError`."""

    def __init__(self, house: House) -> None:
        self.house = house

    @whole
    async def of_person(self, user_id: int) -> Preferences:
        """What a person wants; the defaults for who has set nothing."""
        async with self.house.database.read() as connection:
            return (await of_persons(connection, [user_id]))[user_id]

    @whole
    async def of_persons(self, user_ids: Iterable[int]) -> dict[int, Preferences]:
        """What each of these persons wants."""
        async with self.house.database.read() as connection:
            return await of_persons(connection, user_ids)

    @whole
    async def both(self, user_id: int, guild_id: int | None) -> tuple[Preferences, ServerSettings]:
        """What a person wants and what holds in a server, in one go."""
        async with self.house.database.read() as connection:
            wanted = (await of_persons(connection, [user_id]))[user_id]
            return wanted, await _of_server(connection, guild_id)

    @whole
    async def set_person(self, user_id: int, wanted: Preferences) -> None:
        """Remember what a person wants; their tables speak to them in that language at once."""
        async with self.house.database.write() as connection:
            await _set_person(connection, user_id, wanted)

    @whole
    async def change_person(self, user_id: int, **fields: object) -> Preferences:
        """Set some fields of a person's preferences and leave the others as they are."""
        async with self.house.database.write() as connection:
            before = (await of_persons(connection, [user_id]))[user_id]
            wanted = Preferences.model_validate({**before.model_dump(), **fields})
            await _set_person(connection, user_id, wanted)
            return wanted

    @whole
    async def of_server(self, guild_id: int | None) -> ServerSettings:
        """What holds in a server; the defaults where nothing is set, and outside of servers."""
        async with self.house.database.read() as connection:
            return await _of_server(connection, guild_id)

    @whole
    async def set_server(self, guild_id: int, wanted: ServerSettings) -> None:
        """Remember what holds in a server."""
        async with self.house.database.write() as connection:
            await _set_server(connection, guild_id, wanted)

    @whole
    async def change_server(self, guild_id: int, **fields: object) -> ServerSettings:
        """Set some fields of a server's settings and leave the others as they are."""
        async with self.house.database.write() as connection:
            before = await _of_server(connection, guild_id)
            wanted = ServerSettings.model_validate({**before.model_dump(), **fields})
            await _set_server(connection, guild_id, wanted)
            return wanted


async def of_persons(
    connection: AsyncConnection, user_ids: Iterable[int]
) -> dict[int, Preferences]:
    """What each of these persons wants."""
    wanted = {user_id: Preferences() for user_id in user_ids}
    query = sa.select(preferences).where(preferences.c.user_id.in_(list(wanted)))
    for row in await connection.execute(query):
        wanted[row.user_id] = _read(Preferences, row.settings)
    return wanted


async def automatic(
    connection: AsyncConnection, game: AnyGame, seats: Iterable[Seat]
) -> frozenset[int]:
    """The persons in ``seats`` for whom the small choices of ``game`` are made at once."""
    if not game.small:
        return frozenset()
    persons = [seat.user_id for seat in seats if seat.user_id is not None]
    wanted = await of_persons(connection, persons)
    return frozenset(user_id for user_id in persons if wanted[user_id].automatic)


async def _set_person(connection: AsyncConnection, user_id: int, wanted: Preferences) -> None:
    await connection.execute(sa.delete(preferences).where(preferences.c.user_id == user_id))
    if kept := _written(wanted):
        await connection.execute(sa.insert(preferences).values(user_id=user_id, settings=kept))
    if wanted.language is not None:
        await connection.execute(
            sa.update(people).where(people.c.user_id == user_id).values(locale=wanted.language)
        )


async def _of_server(connection: AsyncConnection, guild_id: int | None) -> ServerSettings:
    if guild_id is None:
        return ServerSettings()
    query = sa.select(servers.c.settings).where(servers.c.guild_id == guild_id)
    found = (await connection.execute(query)).scalar_one_or_none()
    return _read(ServerSettings, found or {})


async def _set_server(connection: AsyncConnection, guild_id: int, wanted: ServerSettings) -> None:
    await connection.execute(sa.delete(servers).where(servers.c.guild_id == guild_id))
    if kept := _written(wanted):
        await connection.execute(sa.insert(servers).values(guild_id=guild_id, settings=kept))


def _written(settings: _Settings) -> dict[str, Any]:
    """What differs from the defaults: whoever never set something follows the default."""
    return settings.model_dump(mode="json", exclude_defaults=True)


def _read(kind: type[S], kept: Mapping[str, Any]) -> S:
    """The settings in a row; a value that this version does not know is the default again."""
    try:
        return kind.model_validate(dict(kept))
    except ValidationError as error:
        unknown = {fault["loc"][0] for fault in error.errors()}
        return kind.model_validate({key: kept[key] for key in kept if key not in unknown})
