"""Who is good at a game: /leaderboard for everybody to see, /profile for whoever asks."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from datetime import UTC, datetime, time
from typing import TYPE_CHECKING, Any, Literal
from zoneinfo import ZoneInfo

import discord
from discord import app_commands
from discord.ext import commands

from cogs.codec import Act, Address
from cogs.desk import Announced, Answered, Reply, Updated, reader, server, visit
from cogs.errors import OldControl
from cogs.games import GAMES, at_hand
from cogs.letters import Frame, Key, PrivateLetter, PublicLetter, dress
from cogs.translator import choices, options, said
from render.ladder import PAGE, Ladder, Rung, ladder_screen
from render.portrait import Portrait, Tally, portrait_screen
from render.words import Words, plain
from tables.model import AgentStanding, Favourite, Opponent, Profile, Standing
from tables.ratings import NEW
from tables.settings import ServerSettings

if TYPE_CHECKING:
    from cogs.bot import Ruler

Interaction = discord.Interaction[Any]
Values = tuple[str, ...]
Scope = Literal["server", "global"]
Period = Literal["all", "season", "month"]
_SCOPES: dict[str, Scope] = {"server": "server", "global": "global"}
_PERIODS: dict[str, Period] = {"all": "all", "season": "season", "month": "month"}
_KNOWN_AGENTS = frozenset({"heuristic", "random", "search"})


def began(period: Period, settings: ServerSettings, now: datetime) -> datetime | None:
    """When a period began (UTC); None for all time.

    Months and years are those of the server's time zone. A season that the server has not set,
    or that is still to come, is the year.
    """
    if period == "all":
        return None
    zone = ZoneInfo(settings.time_zone)
    today = now.astimezone(zone).date()
    if period == "season":
        set_ = settings.season_began
        if set_ is not None and set_ <= now:
            return set_
        today = today.replace(month=1)
    return datetime.combine(today.replace(day=1), time(), zone).astimezone(UTC)


class Ladders:
    """Shows leaderboards and profiles."""

    def __init__(self, bot: Ruler) -> None:
        self._bot = bot

    async def announced(
        self, interaction: Interaction, game: str, scope: Scope, period: Period
    ) -> PublicLetter:
        """The first page for everybody, with the row of whoever asked."""
        words = server(interaction)
        ladder = await self._ladder(interaction, game, scope, period, words)
        screen = ladder_screen(ladder, 0, words, f"{scope}.{period}.{{page}}")
        find = Address(Act.LADDER_OPEN, game, page=f"{scope}.{period}.own")
        rows = ((Key(words("ladder-mine"), find),),) if ladder.rungs else ()
        letter = await dress(PublicLetter, screen, Frame(game, act=Act.LADDER_OPEN, rows=rows))
        keys = tuple(key for row in letter.rows if isinstance(row, tuple) for key in row)
        return replace(letter, rows=(keys,) if keys else ())

    async def turn(self, interaction: Interaction, address: Address, values: Values) -> Reply:
        """Another page, for whoever pressed alone, with their own row."""
        del values
        parts, words = address.page.split("."), reader(interaction)
        scope, period = _SCOPES.get(parts[0]), _PERIODS.get(parts[1] if parts[1:] else "")
        if scope is None or period is None or address.table not in self._bot.tables.house.games:
            raise OldControl
        ladder = await self._ladder(interaction, address.table, scope, period, words)
        if not any(each.own for each in ladder.rungs):
            ladder = replace(ladder, note=words("ladder-not-there"))
        number = parts[-1]
        page = int(number) if number.isdecimal() else _page_of(ladder)
        screen = ladder_screen(ladder, page, words, f"{scope}.{period}.{{page}}")
        letter = await dress(PrivateLetter, screen, Frame(address.table, act=Act.LADDER))
        return Updated(letter) if address.act is Act.LADDER else Answered(letter)

    async def _ladder(
        self, interaction: Interaction, game: str, scope: Scope, period: Period, words: Words
    ) -> Ladder:
        tables, settings = self._bot.tables, visit(interaction).server
        since = began(period, settings, tables.house.now())
        guild_id = interaction.guild_id if scope == "server" else None
        standings = await tables.archive.leaderboard(game, guild_id, since)
        agents = await tables.agents(game) if period == "all" else []
        told = words(f"period-{period}")
        if period == "season" and since is not None:
            day = since.astimezone(ZoneInfo(settings.time_zone)).date().isoformat()
            told = words("period-season-since", day=day)
            if settings.season_start is not None and str(settings.season_start) > day:
                told = words("period-season-next", day=day, next=str(settings.season_start))
        return Ladder(
            words("ladder-title", game=words(f"game-{game}")),
            words("ladder-about", scope=words(f"scope-{scope}"), period=told),
            [_rung(each, interaction.user.id) for each in standings],
            [_agent(each, words) for each in agents],
        )

    # Profiles

    async def profile(self, interaction: Interaction, address: Address, values: Values) -> Reply:
        """The profile of another game of the same person."""
        game = address.page + ".".join(values)
        if not address.table.isdecimal() or game not in self._bot.tables.house.games:
            raise OldControl
        return Updated(await self.portrayed(interaction, int(address.table), "", game))

    async def portrayed(
        self, interaction: Interaction, user_id: int, name: str, game: str
    ) -> PrivateLetter:
        """What a person has played of a game, or (no ``game``) of what they play most."""
        words, tables = reader(interaction), self._bot.tables
        counts = await tables.archive.games_of(user_id)
        if not game:
            game = next(iter(counts), "") or await at_hand(tables, interaction)
        profile = await tables.profile(user_id, game)
        favourites = await tables.archive.favourites(user_id, game)
        games = [(key, words(f"game-{key}")) for key in counts if key != game]
        portrait = Portrait(
            name=profile.name or name,
            game=words(f"game-{game}"),
            points=profile.rating.points if profile.rating else None,
            wins=profile.wins,
            losses=profile.losses,
            draws=profile.draws,
            curve=_curve(profile),
            favourites=self._favourites(game, favourites, words),
            opponents=[_opponent(each, words) for each in profile.opponents],
            alone=profile.alone,
            games=[(game, words(f"game-{game}")), *games],
        )
        frame = Frame(str(user_id), act=Act.PROFILE)
        return await dress(PrivateLetter, portrait_screen(portrait, words), frame)

    def _favourites(self, game: str, favourites: Sequence[Favourite], words: Words) -> list[Tally]:
        """By name; what is no card any more is left out."""
        found: list[Tally] = []
        for each in favourites:
            try:
                entry = self._bot.cards.almanac.entry(game, each.key)
            except KeyError:
                continue
            found.append(Tally(entry.names[words.language], each.played, each.wins))
        return found


class StandingCommands(commands.Cog):
    """See who is good at a game."""

    def __init__(self, bot: Ruler) -> None:
        self._bot = bot

    @app_commands.command(
        name=said("command-leaderboard"), description=said("command-leaderboard-about")
    )
    @options("game", "scope", "period")
    @app_commands.choices(
        game=GAMES,
        scope=choices(**{key: f"scope-{key}" for key in _SCOPES}),
        period=choices(**{key: f"period-{key}" for key in _PERIODS}),
    )
    @app_commands.guild_only()
    async def leaderboard(
        self,
        interaction: Interaction,
        game: str = "",
        scope: Scope = "server",
        period: Period = "all",
    ) -> None:
        """Show who stands where, for everybody to see."""
        work = self._leaderboard(interaction, game, scope, period)
        await self._bot.desk.serve(interaction, work, public=True)

    @app_commands.command(name=said("command-profile"), description=said("command-profile-about"))
    @options("user", "game")
    @app_commands.choices(game=GAMES)
    @app_commands.allowed_contexts(guilds=True, dms=True)
    async def profile(
        self, interaction: Interaction, user: discord.User | None = None, game: str = ""
    ) -> None:
        """Show what somebody has played."""
        await self._bot.desk.serve(interaction, self._profile(interaction, user, game))

    async def _leaderboard(
        self, interaction: Interaction, game: str, scope: Scope, period: Period
    ) -> Reply:
        game = game or await at_hand(self._bot.tables, interaction)
        return Announced(await self._bot.ladders.announced(interaction, game, scope, period))

    async def _profile(
        self, interaction: Interaction, user: discord.User | discord.Member | None, game: str
    ) -> Reply:
        who = user or interaction.user
        name = who.display_name
        return Answered(await self._bot.ladders.portrayed(interaction, who.id, name, game))


def _rung(standing: Standing, user_id: int) -> Rung:
    return Rung(
        rank=standing.rank,
        name=standing.name,
        points=standing.rating.points if standing.rating else None,
        wins=standing.wins,
        losses=standing.losses,
        draws=standing.draws,
        gain=standing.gain,
        own=standing.user_id == user_id,
    )


def _agent(standing: AgentStanding, words: Words) -> Rung:
    known = standing.agent in _KNOWN_AGENTS
    name = words(f"ladder-agent-{standing.agent}") if known else standing.agent
    return Rung(0, name, standing.rating.points, 0, 0, standing.played)


def _page_of(ladder: Ladder) -> int:
    """The page on which the asking person stands; the first without one."""
    return next((n // PAGE for n, each in enumerate(ladder.rungs) if each.own), 0)


def _curve(profile: Profile) -> tuple[int, ...]:
    if not profile.curve:
        return ()
    return (NEW.points, *(rating.points for _, rating in profile.curve))


def _opponent(opponent: Opponent, words: Words) -> Tally:
    name = plain(opponent.name, nameless=words("ladder-gone"))
    return Tally(name, opponent.played, opponent.wins)
