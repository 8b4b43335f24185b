"""Tables as everybody outside this package sees them: frozen, and without secrets."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime, timedelta
from enum import StrEnum
from typing import Any, Literal, TypeAlias

from engine.kernel import Decision, Entry, Event, Game, Result
from tables.errors import NotSeated, SeatLost

AnyGame: TypeAlias = Game[Any, Any]
Outcome = Literal["win", "loss", "draw"]
Entrance = Literal["anybody", "invited"]
"""Who may sit down at an open table."""

Gone = Literal["left", "kicked"]
"""Why somebody is not at their seat any more, for good."""

By = Literal["player", "wish", "default", "agent"]
"""Who took a decision: the person, the person's wish (`Preferences.automatic`), the clock, or a
computer player."""

HOUSE_AGENT = "heuristic"
"""The computer player that takes free seats, and those of absent persons."""


@dataclass(frozen=True, slots=True)
class Person:
    """Somebody on Discord: the account's id, the name to show, and the language (``"ko"``).

    Whoever had their data deleted has an id below 0 instead, and no name.
    """

    user_id: int
    name: str
    locale: str


class Status(StrEnum):
    """How far a table is. Only OPEN (a lobby or challenge) and PLAYING ones can still change."""

    OPEN = "open"
    PLAYING = "playing"
    FINISHED = "finished"
    DECLINED = "declined"
    EXPIRED = "expired"
    ABORTED = "aborted"


LIVE = (Status.OPEN, Status.PLAYING)

LONGEST_PAUSE = timedelta(days=7)
"""After so long a pause ends by itself, lest one person could hold up the others for ever."""


@dataclass(frozen=True, slots=True)
class Seat:
    """A place at a table.

    ``user_id`` is None where a computer player has the seat for good; ``agent`` names it, or the
    one that sits in for an absent person. ``absences`` counts the person's time-outs in a row.
    ``asked`` is the table's revision since which the seat has had its question, None without one,
    ``since`` the moment (None where an earlier version of the program asked), and ``until`` when
    the time for the answer is up; None where nobody is waited for.
    ``joined`` is False while the person is only invited. ``gone``: the person has lost the seat for
    good, and a computer player has it; their name stays with it. ``out``: the rules will not ask
    the seat anything again (`Game.out`).
    """

    number: int
    user_id: int | None
    name: str
    locale: str
    agent: str | None = None
    absences: int = 0
    asked: int | None = None
    joined: bool = True
    gone: Gone | None = None
    since: datetime | None = None
    until: datetime | None = None
    out: bool = False

    @property
    def present(self) -> bool:
        """A person sits here, and is not being stood in for."""
        return self.user_id is not None and self.agent is None

    @property
    def absent(self) -> bool:
        """A computer player sits in for the person, who may come back at any time."""
        return self.user_id is not None and self.agent is not None and self.gone is None


@dataclass(frozen=True, slots=True)
class Table:
    """A table without its state.

    ``commitment`` is the SHA-256 of the seed; the seed itself is there once the game is
    FINISHED. ``pace`` is the time for one decision, ``deadline`` (UTC) when the clock acts next:
    while it is played, the earliest ``until`` of its seats.
    ``host`` is the user id of whoever opened the table; ``locale`` the language of public texts.

    ``lobby``: it waits for people to come, and begins when the host says so; ``entrance`` says who
    may come, and ``threads`` whether it gets a thread (None: as its server wants it). ``left`` is
    the time that was left for the present decision when the table was paused, None while it is
    not; then ``deadline`` is when the pause ends by itself.

    ``fault``: the table is in quarantine, and this is the id under which the log says why.
    ``unshown``: it was played and is over, and its board has not shown that yet.
    """

    id: str
    game: str
    status: Status
    options: Mapping[str, object]
    guild_id: int | None
    channel_id: int | None
    thread_id: int | None
    message_id: int | None
    locale: str
    seats: tuple[Seat, ...]
    revision: int
    commitment: str
    seed: str | None
    pace: timedelta
    deadline: datetime | None
    created_at: datetime
    finished_at: datetime | None
    result: Result | None
    host: int
    lobby: bool = False
    entrance: Entrance = "anybody"
    threads: bool | None = None
    left: timedelta | None = None
    fault: str | None = None
    unshown: bool = False

    def seat_of(self, user_id: int) -> Seat:
        """The seat of a person. Raises `SeatLost`, and `NotSeated`."""
        seat = self.seat_held(user_id)
        if seat.gone is not None:
            raise SeatLost(table=self.id)
        return seat

    def seat_held(self, user_id: int) -> Seat:
        """The seat of a person, even if they have lost it since. Raises `NotSeated`."""
        for seat in self.seats:
            if seat.user_id == user_id:
                return seat
        raise NotSeated(table=self.id)

    def seats_with(self, user_id: int) -> bool:
        """Whether a person has a seat here and has not lost it."""
        return any(seat.user_id == user_id and seat.gone is None for seat in self.seats)

    @property
    def host_seat(self) -> Seat:
        """The seat of whoever opened the table, or the first one if they have none any more."""
        own = (seat for seat in self.seats if seat.user_id == self.host)
        return next(own, self.seats[0])

    @property
    def paused(self) -> bool:
        """The clock stands still, and nobody may decide."""
        return self.left is not None

    def alone(self, user_id: int) -> bool:
        """Whether nobody else has a seat here that they have not lost."""
        return not any(seat.user_id not in {None, user_id} and not seat.gone for seat in self.seats)

    @property
    def stuck(self) -> bool:
        """It is in quarantine, and so cannot go on."""
        return self.fault is not None and self.status in LIVE

    @property
    def paused_at(self) -> datetime | None:
        """When the pause began; with downtime, during which no time passes, it moves along."""
        if self.left is None or self.deadline is None:
            return None
        return self.deadline - LONGEST_PAUSE

    @property
    def place(self) -> int:
        """The channel or thread it lives in; 0 while there is none."""
        return self.thread_id or self.channel_id or 0

    @property
    def asked(self) -> tuple[Seat, ...]:
        """The seats that must act now."""
        return tuple(seat for seat in self.seats if seat.asked is not None)

    @property
    def deserted(self) -> bool:
        """As `deserted`."""
        return deserted(self.seats)

    @property
    def awaited(self) -> tuple[Seat, ...]:
        """The seats of people who are invited and have not answered."""
        return tuple(seat for seat in self.seats if not seat.joined)


def deserted(seats: Sequence[Seat]) -> bool:
    """Whether all persons are away: the table waits for one of them, and nobody plays meanwhile.

    Who is out of the game can neither keep it going nor is waited for, but where all are.
    """
    persons = [seat for seat in seats if seat.user_id is not None and seat.gone is None]
    playing = [seat for seat in persons if not seat.out]
    return not any(seat.present for seat in playing or persons)


@dataclass(frozen=True, slots=True)
class Publication:
    """What just happened at a table. ``handover``: a person has to act who had not before."""

    table: Table
    entries: tuple[Entry, ...] = ()
    handover: bool = False


@dataclass(frozen=True, slots=True)
class Look:
    """A table as one seat (None: a spectator) may see it.

    ``view`` is what the game's `Game.view` gives, ``decision`` what the seat is asked, and
    ``revision`` the table's revision since which it is (the present one for who is not asked).
    ``story`` are the events the seat has learnt of, oldest first.
    """

    table: Table
    seat: int | None
    revision: int
    view: object
    decision: Decision | None
    story: list[Event]


@dataclass(frozen=True, slots=True)
class Rating:
    """How strong somebody is at a game: a guess ``mu``, and how unsure it is, ``sigma``."""

    mu: float
    sigma: float

    @property
    def points(self) -> int:
        """The rating to show: what one is at least, almost certainly. A newcomer has 1000."""
        return round(1000 + 40 * (self.mu - 3 * self.sigma))


Curve: TypeAlias = tuple[tuple[datetime, Rating], ...]
"""Ratings with the moments (UTC) since which they hold, oldest first."""


@dataclass(frozen=True, slots=True)
class Standing:
    """A line of the leaderboard. ``rate`` is wins / played, from 0 to 1; ties share ``rank``.

    ``rating`` is the person's in all servers; None for who was never rated. ``gain`` are the
    points won or lost in the period that the leaderboard is about, None without one.
    """

    rank: int
    user_id: int
    name: str
    played: int
    wins: int
    losses: int
    draws: int
    rate: float
    rating: Rating | None = None
    gain: int | None = None


@dataclass(frozen=True, slots=True)
class AgentStanding:
    """A computer player, how many tables with persons it has finished, and its rating."""

    agent: str
    played: int
    rating: Rating


@dataclass(frozen=True, slots=True)
class Past:
    """A finished table, as it ended for one person.

    ``before`` and ``after`` are the person's ratings, None where the table rated no persons.
    """

    table: Table
    outcome: Outcome
    before: Rating | None
    after: Rating | None


@dataclass(frozen=True, slots=True)
class Opponent:
    """A person met at ``played`` tables, of which the one whose profile it is won ``wins``."""

    user_id: int
    name: str
    played: int
    wins: int


@dataclass(frozen=True, slots=True)
class Favourite:
    """What somebody played with at ``played`` finished tables, ``wins`` of them won.

    ``key`` is its key among the game's cards.
    """

    key: str
    played: int
    wins: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Profile:
    """What a person has played of one game.

    The numbers are of tables with at least two persons. ``opponents`` are those met most often;
    ``alone`` tells of how many tables against computer players only, finished and won.
    """

    user_id: int
    name: str
    game: str
    played: int
    wins: int
    losses: int
    draws: int
    rating: Rating | None
    curve: Curve
    opponents: tuple[Opponent, ...]
    alone: tuple[int, int]

    @property
    def rate(self) -> float:
        """Wins / played, from 0 to 1."""
        return self.wins / self.played if self.played else 0.0
