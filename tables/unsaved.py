"""A table in memory: its state, and what has happened since it was last on disk."""

import asyncio
import hashlib
from collections.abc import Collection, Sequence
from dataclasses import dataclass, replace
from datetime import datetime, timedelta

from engine.kernel import (
    CONCEDE,
    Choice,
    Decision,
    Entry,
    GameOver,
    IllegalChoice,
    NotAsked,
    Positions,
    State,
)
from tables import faults
from tables.errors import NotOffered, NotYourDecision, RulesFault, StaleRevision
from tables.house import House
from tables.model import HOUSE_AGENT, AnyGame, By, Gone, Person, Seat, Table, deserted
from tables.notices import Note

AWAY_AFTER = 2
"""Time-outs in a row after which a computer player sits in."""

SMALL = timedelta(seconds=60)
"""The time for a small choice (`Game.small`), whatever the table's pace."""


@dataclass(frozen=True, slots=True)
class Taken:
    """A decision that was taken: the revision it led to, the state's digest, what happened."""

    revision: int
    seat: int
    choice: Choice
    by: By
    digest: str
    entries: list[Entry]


class Unsaved:
    """The next state of a table, made on copies; forgotten unless it is written down.

    ``table`` is the table as it was read, ``seats`` as they are going to be, and ``notes`` what the
    log will tell. ``shift`` is how far the table's revision, which never goes back, is ahead of
    that of its state. For the persons in ``automatic`` small choices are made at once.
    """

    def __init__(
        self,
        house: House,
        table: Table,
        state: State,
        seed: str,
        automatic: Collection[int] = (),
    ) -> None:
        self.game: AnyGame = house.game(table.game)
        self.table = table
        self.state = state
        self.seats = list(table.seats)
        self.opening: list[Entry] = []
        self.taken: list[Taken] = []
        self.notes: list[Note] = []
        self.shift = table.revision - state.revision
        self.host = table.host
        self.undone_from: int | None = None
        self.fault: str | None = None
        self.start_digest: str | None = None
        self._house = house
        self._seed = seed
        self._automatic = automatic

    @classmethod
    def begin(
        cls, house: House, table: Table, seed: str, automatic: Collection[int] = ()
    ) -> "Unsaved":
        """Deal a table that has not begun, and ask the first questions. Raises `SetupError`."""
        game = house.game(table.game)
        state, entries = game.start(len(table.seats), table.options, seed)
        unsaved = cls(house, table, state, seed, automatic)
        unsaved.shift = 0
        unsaved.opening = entries
        unsaved.notes.append(Note("began"))
        unsaved.start_digest = game.digest(state)
        unsaved._note_questions([None] * state.seats, actor=None)
        return unsaved

    @property
    def entries(self) -> tuple[Entry, ...]:
        """Everything that has happened, in order."""
        return (*self.opening, *(entry for taken in self.taken for entry in taken.entries))

    @property
    def revision(self) -> int:
        """The table's revision as it is going to be."""
        return self.state.revision + self.shift

    # Taking decisions

    def check(self, seat: Seat, revision: int) -> None:
        """Whether an answer given at ``revision`` is one to the question the seat has now.

        Others may have acted in between: a question stays the same until its seat answers.

        Raises:
            StaleRevision: it was another question.
            NotYourDecision: the seat is asked nothing.
        """
        known = {"table": self.table.id}
        if seat.asked is None:
            raise (NotYourDecision if revision == self.table.revision else StaleRevision)(**known)
        if not seat.asked <= revision <= self.table.revision:
            raise StaleRevision(**known)

    def take(self, seat: int, choice: Choice, by: By) -> None:
        """Take one decision. A person who decides is back at the table.

        Raises:
            NotOffered: the choice is not on the list.
            NotYourDecision: the seat is asked nothing, or the game is over.
            RulesFault: the rules failed; the state is as it was before.
        """
        state = self.game.copy(self.state)
        before = _questions(state)
        try:
            entries = self.game.apply(state, seat, choice)
        except IllegalChoice:
            raise NotOffered(table=self.table.id) from None
        except (NotAsked, GameOver):
            raise NotYourDecision(table=self.table.id) from None
        except Exception as error:  # noqa: BLE001
            error_id = faults.report(self.table.id, "the rules failed on a choice", error)
            raise RulesFault(id=error_id) from None
        digest = self.game.digest(state)
        self.state = state
        self.taken.append(Taken(self.revision, seat, choice, by, digest, entries))
        self._note_questions(before, actor=seat)
        if by == "player":
            self.sit_down(seat)

    def time_out(self, now: datetime) -> None:
        """Take the default for every person whose time is up, and note their absence.

        Who misses a small choice is not absent. Raises `RulesFault`.
        """
        for seat in [each for each in self.seats if each.present and _is_up(each, now)]:
            decision = self.state.decision(seat.number)
            if decision is None:
                continue
            small = self._is_small(seat)
            self.take(seat.number, decision.default, "default")
            if small:
                continue
            absences = self.seats[seat.number].absences + 1
            agent = HOUSE_AGENT if absences >= AWAY_AFTER else seat.agent
            self._change(seat.number, absences=absences, agent=agent)
            if agent is not None:
                self.notes.append(Note("absent", seat.user_id))

    def sit_down(self, seat: int) -> None:
        """Give a seat back to its person."""
        known = self.seats[seat]
        if known.user_id is not None and known.gone is None:
            if known.agent is not None:
                self.notes.append(Note("returned", known.user_id))
            self._change(seat, absences=0, agent=None)

    # Seats that change hands

    def vacate(self, seat: int, why: Gone) -> None:
        """Let a computer player have a person's seat for good."""
        self._touch()
        self.notes.append(Note(why, self.seats[seat].user_id))
        self._change(seat, absences=0, agent=HOUSE_AGENT, gone=why)

    def hand_over(self, seat: int, person: Person) -> None:
        """Let another person have a seat, with a new question and all the time for it."""
        self._touch()
        self.notes.append(Note("replaced", self.seats[seat].user_id, person.user_id))
        if self.seats[seat].user_id == self.host:
            self.host = person.user_id
        asked = None if self.seats[seat].asked is None else self.revision
        self.seats[seat] = Seat(
            seat, person.user_id, person.name, person.locale, asked=asked, out=self.seats[seat].out
        )

    def go_back(self, state: State, first: int, count: int) -> None:
        """Take back the ``count`` last decisions, of revision ``first`` and later: to ``state``.

        Whoever has had their question since before that keeps it: what they have in mind stays an
        answer.
        """
        self.shift = self.table.revision + 1 - state.revision
        self.state = state
        self.undone_from = first
        for seat, question in zip(self.table.seats, _questions(state), strict=True):
            kept = seat.asked is not None and seat.asked < first
            asked = seat.asked if kept else self.revision
            self._change(seat.number, asked=None if question is None else asked)
        self._note_who_is_out()
        self.notes.append(Note("undone", text=str(count)))

    def _touch(self) -> None:
        """Make every other process notice that the table has changed."""
        self.shift += 1

    async def let_agents(self) -> None:
        """Let computer players act until a person is asked or the game is over.

        Small choices of who wants that are made, too. The ones that sit in for somebody stop when
        no person is left to play against, and all of them while the table is paused. When the rules
        fail on them, ``fault`` has the log's id, and what was taken before still counts.
        """
        if self.table.paused:
            return
        while self.fault is None and (seat := self._next_agent()) is not None:
            try:
                self._let_agent(seat)
            except RulesFault as error:
                self.fault = str(error.values["id"])
            await asyncio.sleep(0)  # other tables are clicked at meanwhile

    def _next_agent(self) -> Seat | None:
        watched = not deserted(self.seats)
        return next(
            (
                seat
                for seat in self.seats
                if seat.asked is not None
                and (
                    self._wishes(seat)
                    if seat.agent is None
                    else watched or seat.user_id is None or seat.gone is not None
                )
            ),
            None,
        )

    def _wishes(self, seat: Seat) -> bool:
        """Whether the seat's choice is made as its person wishes once and for all."""
        return seat.user_id in self._automatic and self._is_small(seat)

    def _let_agent(self, seat: Seat) -> None:
        decision = self.state.decision(seat.number)
        if decision is None:
            return
        if seat.agent is None:
            self.take(seat.number, decision.default, "wish")
            return
        choice = self._ask_agent(seat.agent, decision)
        try:
            self.take(seat.number, choice, "agent")
        except (NotOffered, RulesFault):
            # Nobody waits for a person here, so a table would stand still: try what is safest.
            self.take(seat.number, decision.default, "agent")

    def _ask_agent(self, name: str, decision: Decision) -> Positions:
        # One-way, so that the agent's chance tells it nothing of the cards to come.
        secret = f"agent:{self._seed}:{decision.seat}:{self.state.revision}"
        seed = hashlib.sha256(secret.encode()).hexdigest()
        try:
            agent = self._house.make_agent(name, self.game, seed)
            return agent.choose(decision, lambda: self.game.view(self.state, decision.seat))
        except Exception as error:  # noqa: BLE001
            faults.report(self.table.id, "a computer player failed", error)
            return decision.default

    # Who is asked, and until when

    @property
    def newly_asked(self) -> list[Seat]:
        """The present persons who have a question that they had not when the table was read."""
        return [
            seat
            for seat, was in zip(self.seats, self.table.seats, strict=True)
            if seat.present
            and seat.asked is not None
            and not (was.present and was.asked == seat.asked and was.user_id == seat.user_id)
        ]

    @property
    def reseated(self) -> bool:
        """Whether others have a say at the table than when it was read."""
        return any(taken.choice == CONCEDE for taken in self.taken) or any(
            (seat.user_id, seat.present, seat.out) != (was.user_id, was.present, was.out)
            for seat, was in zip(self.seats, self.table.seats, strict=True)
        )

    def handover(self, actor: int | None) -> bool:
        """Whether somebody else than ``actor`` has to act now, or the game is over."""
        return self.state.result is not None or any(
            seat.number != actor for seat in self.newly_asked
        )

    def wind(self, now: datetime) -> None:
        """Start the clocks of the questions that are new; the other seats' go on as they were.

        At a paused table the time counts from when it goes on.
        """
        start, new = self.table.paused_at or now, {seat.number for seat in self.newly_asked}
        for seat, was in zip(self.seats, self.table.seats, strict=True):
            since = until = None
            if seat.asked is not None:
                since = was.since if seat.asked == was.asked else now
            if seat.asked is not None and seat.present:
                until = start + self._time_for(seat) if seat.number in new else was.until
            self._change(seat.number, since=since, until=until)

    def deadline(self, now: datetime) -> datetime | None:
        """When the clock has to act, once it is wound: for the first person whose time is up."""
        if self.state.result is not None:
            return None
        if self.table.paused:
            return self.table.deadline
        first = min((seat.until for seat in self.seats if seat.until is not None), default=None)
        if first is not None or not deserted(self.seats):
            return first
        left = not deserted(self.table.seats)
        return now + self._house.abandon if left else self.table.deadline

    def _time_for(self, seat: Seat) -> timedelta:
        return min(SMALL, self.table.pace) if self._is_small(seat) else self.table.pace

    def _is_small(self, seat: Seat) -> bool:
        decision = self.state.decision(seat.number) if self.game.small else None
        return decision is not None and decision.kind in self.game.small

    def _note_questions(self, before: Sequence[Decision | None], actor: int | None) -> None:
        for number, (old, new) in enumerate(zip(before, _questions(self.state), strict=True)):
            if new is None:
                self._change(number, asked=None)
            elif number == actor or old != new:
                self._change(number, asked=self.revision)
        self._note_who_is_out()

    def _note_who_is_out(self) -> None:
        for seat in self.seats:
            out = self.game.out(self.state, seat.number)
            if out != seat.out:
                self._change(seat.number, out=out)

    def _change(self, number: int, **changes: int | str | datetime | None) -> None:
        self.seats[number] = replace(self.seats[number], **changes)


def _is_up(seat: Seat, now: datetime) -> bool:
    return seat.until is not None and seat.until <= now


def _questions(state: State) -> list[Decision | None]:
    return [state.decision(seat) for seat in range(state.seats)]
