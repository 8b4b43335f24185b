"""What people may do at a table beside playing: one private screen, reached by one button."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import discord

from cogs.around import conduct_of, mark_of
from cogs.codec import Act, Address
from cogs.controls import people
from cogs.desk import (
    Acknowledged,
    Answered,
    Asked,
    Reply,
    Updated,
    locale_of,
    person,
    reader,
    visit,
)
from cogs.errors import BotOpponent, Elsewhere, NotModerator, OldControl, OpponentElsewhere
from cogs.letters import Form, Frame, Key, Line, Pick, PrivateLetter, Row, dress
from cogs.seeing import may_see
from render.conduct import ALONE, Wish
from render.panel import Screen
from render.words import Words
from tables.errors import SeatChanged
from tables.manners import Answer
from tables.model import LIVE, Person, Publication, Status, Table
from tables.motions import Motion, MotionKind
from tables.notices import REASON_LENGTH
from tables.rights import Standing

if TYPE_CHECKING:
    from cogs.bot import Ruler

Interaction = discord.Interaction[Any]
Values = tuple[str, ...]

_ORDER: tuple[Wish, ...] = (
    *("pause", "resume", "undo", "kick", "replace"),
    *("concede", "leave", "close", "end"),
)
_ASKED: dict[str, MotionKind] = {
    "pause": "pause",
    "resume": "resume",
    "undo": "undo",
    "kick": "kick",
    "replace": "replace",
}


def moderates(interaction: Interaction, table: Table) -> bool:
    """Whether somebody may end any table here: Manage Server, or a role that the server named."""
    if interaction.guild_id is None or interaction.guild_id != table.guild_id:
        return False
    roles = {role.id for role in getattr(interaction.user, "roles", ())}
    may_end = roles & set(visit(interaction).server.enders)
    return interaction.permissions.manage_guild or bool(may_end)


class Conduct:
    """What the controls of a table's private screen do."""

    def __init__(self, bot: Ruler) -> None:
        self._bot = bot

    async def open(self, interaction: Interaction, address: Address, values: Values) -> Reply:
        """Show the screen to whoever asks."""
        del values
        return Answered(await self.letter(interaction, address.table))

    async def letter(self, interaction: Interaction, table_id: str) -> PrivateLetter:
        """The screen as it is for whoever asks. Raises `Elsewhere` for who may not see it."""
        return await self._overview(interaction, await self._standing(interaction, table_id))

    async def turn(self, interaction: Interaction, address: Address, values: Values) -> Reply:
        """Turn to what was picked there, or do it; not if it was about somebody else's seat."""
        try:
            return await self._turn(interaction, address, values)
        except SeatChanged as error:
            said, _ = self._bot.desk.reason(error, reader(interaction))
            standing = await self._standing(interaction, address.table)
            return Updated(await self._overview(interaction, standing, said))

    async def _turn(self, interaction: Interaction, address: Address, values: Values) -> Reply:
        page = address.page
        if page == "end":
            return await self._end(interaction, address, values)
        if page.startswith("to:") and values:
            return await self._replace(interaction, address, page.removeprefix("to:"))
        page += ".".join(values)
        if page == "end":
            return await self._end(interaction, address, ())
        if page.startswith("do:"):
            return await self._do(interaction, address.table, page.removeprefix("do:"))
        return Updated(await self._turned(interaction, address.table, page))

    async def agree(self, interaction: Interaction, address: Address, values: Values) -> Reply:
        """Agree to what is asked."""
        del values
        return await self._vote(interaction, address, agrees=True)

    async def refuse(self, interaction: Interaction, address: Address, values: Values) -> Reply:
        """Disagree with what is asked."""
        del values
        return await self._vote(interaction, address, agrees=False)

    # Pages

    async def _turned(self, interaction: Interaction, table_id: str, page: str) -> PrivateLetter:
        standing = await self._standing(interaction, table_id)
        words = reader(interaction)
        shown = conduct_of(standing, words, self._wishes(interaction, standing))
        name, _, mark = page.partition(":")
        wish: Wish | None = next((each for each in shown.wishes if each == name), None)
        if wish is None:
            return await self._overview(interaction, standing)
        seats = {"kick": standing.kickable, "replace": standing.vacant}.get(wish, ())
        seat = _seat(standing.table, mark) if mark else None
        if wish == "replace" and len(seats) == 1:
            seat = seats[0]
        if wish not in {"kick", "replace"}:
            return await self._dressed(shown.sure(wish), table_id)
        if seat is None or seat not in seats:
            return await self._dressed(shown.which(wish, seats), table_id)
        if wish == "kick":
            return await self._dressed(shown.sure(wish, seat), table_id)
        to_whom = Address(Act.MANNERS, table_id, page=f"to:{shown.marks[seat]}")
        pick = Pick(words("table-people"), "people", (), to_whom, most=1, least=1)
        return await self._dressed(shown.to_whom(seat), table_id, (pick,))

    async def _standing(self, interaction: Interaction, table_id: str) -> Standing:
        standing = await self._bot.tables.manners.standing(table_id, interaction.user.id)
        if not may_see(interaction, standing.table):
            raise Elsewhere
        return standing

    async def _overview(
        self, interaction: Interaction, standing: Standing, sentence: str = ""
    ) -> PrivateLetter:
        words, table = reader(interaction), standing.table
        shown = conduct_of(standing, words, self._wishes(interaction, standing))
        mine = [each for each in standing.motions if _may_say(interaction, each)]
        votes = [_votes(table, each, words, interaction.user.id) for each in mine]
        keys: Row = (
            Key(words("key-log"), Address(Act.LOG, table.id)),
            Key(words("key-refresh"), Address(Act.MANNERS, table.id, page="table")),
        )
        rows = (*votes[:2], keys)
        return await self._dressed(shown.overview(sentence), table.id, rows)

    def _wishes(self, interaction: Interaction, standing: Standing) -> list[Wish]:
        table = standing.table
        wishes: set[Wish] = set(standing.wishes)
        if standing.wishes:
            wishes |= {"concede", "leave"} if len(table.seats) > 2 else {"concede"}
        if table.stuck and standing.seat and table.alone(interaction.user.id):
            wishes.add("close")
        if table.status in LIVE and moderates(interaction, table):
            wishes.add("end")
        return [each for each in _ORDER if each in wishes]

    async def _dressed(
        self, screen: Screen, table_id: str, rows: tuple[Row, ...] = ()
    ) -> PrivateLetter:
        return await dress(PrivateLetter, screen, Frame(table_id, act=Act.MANNERS, rows=rows))

    # Deeds

    async def _do(self, interaction: Interaction, table_id: str, deed: str) -> Reply:
        tables, user = self._bot.tables, interaction.user.id
        name, _, mark = deed.partition(":")
        if name in ALONE:
            done = await (tables.concede if name == "concede" else tables.manners.leave)(
                table_id, user
            )
            return await self._shown(interaction, done)
        if name not in _ASKED:
            raise OldControl
        seat = _seat(await tables.table(table_id), mark) if mark else None
        answer = await tables.manners.propose(table_id, user, _ASKED[name], seat=seat)
        return await self._answered(interaction, answer)

    async def _replace(self, interaction: Interaction, address: Address, mark: str) -> Reply:
        chosen = newcomers(interaction)
        if not chosen:
            raise OldControl
        seat = _seat(await self._bot.tables.table(address.table), mark)
        answer = await self._bot.tables.manners.propose(
            address.table, interaction.user.id, "replace", seat=seat, other=chosen[0]
        )
        return await self._answered(interaction, answer)

    async def _end(self, interaction: Interaction, address: Address, values: Values) -> Reply:
        """End a table as a moderator; the reason is asked for first."""
        tables, words = self._bot.tables, reader(interaction)
        table = await tables.table(address.table)
        if not moderates(interaction, table):
            raise NotModerator
        if not values or not values[0].strip():
            title, label = words("table-end-title"), words("table-end-reason")
            form = Address(Act.MANNERS, table.id, page="end")
            return Asked(Form(title, form, (Line(label, longest=REASON_LENGTH),)))
        done = await tables.manners.end(table.id, person(interaction), values[0])
        self._bot.publish(done)
        return Updated(PrivateLetter(words("table-ended")))

    async def _vote(self, interaction: Interaction, address: Address, *, agrees: bool) -> Reply:
        user, tables = interaction.user.id, self._bot.tables
        try:
            answer = await tables.manners.vote(address.table, user, address.revision, agrees=agrees)
        finally:
            self._bot.boards.refresh(address.table)
        if answer.publication is not None:
            self._bot.publish(answer.publication)
        message = interaction.message
        if message is None or not message.flags.ephemeral:
            return Acknowledged()
        standing = await tables.manners.standing(address.table, user)
        return Updated(
            await self._overview(interaction, standing, reader(interaction)("table-done"))
        )

    async def _answered(self, interaction: Interaction, answer: Answer) -> Reply:
        """What came of a question: it is asked, or it has happened."""
        words, table_id = reader(interaction), answer.motion.table_id
        if answer.publication is not None:
            return await self._shown(interaction, answer.publication)
        self._bot.boards.refresh(table_id)
        standing = await self._bot.tables.manners.standing(table_id, interaction.user.id)
        sentence = words("table-asking" if answer.motion.ended is None else "table-done")
        return Updated(await self._overview(interaction, standing, sentence))

    async def _shown(self, interaction: Interaction, publication: Publication) -> Reply:
        self._bot.publish(publication)
        table, words = publication.table, reader(interaction)
        if table.status is not Status.PLAYING or not table.seats_with(interaction.user.id):
            return Updated(PrivateLetter(words("table-done")))
        standing = await self._bot.tables.manners.standing(table.id, interaction.user.id)
        return Updated(await self._overview(interaction, standing, words("table-done")))


def newcomers(interaction: Interaction) -> list[Person]:
    """The people that were picked in a menu. Raises `BotOpponent`, `OpponentElsewhere`."""
    found: list[Person] = []
    for user in people(interaction):
        if user.bot:
            raise BotOpponent
        if not isinstance(user, discord.Member):
            raise OpponentElsewhere
        # Discord does not tell an absent person's language; the server's is the best guess.
        found.append(Person(user.id, user.display_name, locale_of(interaction)))
    return found


def _seat(table: Table, mark: str) -> int:
    """The seat that a mark names. Raises `SeatChanged` if another person has it by now."""
    number, _, user_id = mark.partition(".")
    if not user_id or not number.isdecimal() or int(number) >= len(table.seats):
        raise OldControl
    seat = table.seats[int(number)]
    if mark != mark_of(seat):
        raise SeatChanged(table=table.id)
    return seat.number


def _may_say(interaction: Interaction, motion: Motion) -> bool:
    return interaction.user.id in (*motion.voters, motion.by.user_id)


def _votes(table: Table, motion: Motion, words: Words, user: int) -> Row:
    refuse = Address(Act.REFUSE, table.id, motion.number)
    if motion.by.user_id == user:
        return (Key(words("key-withdraw"), refuse),)
    agree = Key(words("key-agree"), Address(Act.AGREE, table.id, motion.number), "success")
    return agree, Key(words("key-refuse"), refuse)
