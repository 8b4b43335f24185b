"""What can go wrong at a table, as types; each names the Fluent message that tells it."""

from pathlib import Path
from typing import ClassVar


class TableError(Exception):
    """Base of all refusals. ``key`` is a Fluent message's id, ``values`` fill its variables.

    The texts never hold a seed, a state or a choice, so they may be logged.
    """

    key: ClassVar[str]

    def __init__(self, **values: str | int) -> None:
        told = ", ".join(f"{name}={value}" for name, value in values.items())
        super().__init__(f"{self.key}({told})")
        self.values = values


class NoSuchTable(TableError):
    """There is no table of this id (``table``)."""

    key = "error-no-such-table"


class UnknownGame(TableError):
    """No game of this name (``game``) is installed."""

    key = "error-unknown-game"


class BadOptions(TableError):
    """The rules of ``game`` refuse the table's options."""

    key = "error-bad-options"


class NotSeated(TableError):
    """The person has no seat at this table."""

    key = "error-not-seated"


class SeatLost(NotSeated):
    """The person has left the table, or was sent away from it."""

    key = "error-seat-lost"


class NotInvited(TableError):
    """The challenge is for somebody else to answer."""

    key = "error-not-invited"


class NotYourDecision(TableError):
    """The rules ask this seat nothing at the moment."""

    key = "error-not-your-decision"


class StaleRevision(TableError):
    """The question that was answered is not the one the seat is asked now."""

    key = "error-stale"


class NotOffered(TableError):
    """The choice is not among the offered ones."""

    key = "error-not-offered"


class NotTentative(TableError):
    """Looking ahead ends here: the next choice would show something, or pass the turn on."""

    key = "error-not-tentative"


class TableClosed(TableError):
    """The table is not in play: still a challenge, or over."""

    key = "error-table-closed"


class NotReplayable(TableError):
    """The rules have changed since the game was played, and would lead elsewhere."""

    key = "error-not-replayable"


class TableRunning(TableError):
    """The table is in play, and this has to wait for its end."""

    key = "error-table-running"


class AlreadyAnswered(TableError):
    """The challenge was declined or taken back before; or the table is not open any more."""

    key = "error-already-answered"


class GameBegun(AlreadyAnswered):
    """The game has begun, and nothing is arranged any more."""

    key = "error-game-begun"


class GameEnded(AlreadyAnswered):
    """The game was played, and is over."""

    key = "error-game-ended"


class LobbyClosed(AlreadyAnswered):
    """The table was closed before a game began."""

    key = "error-lobby-closed"


class ChallengeExpired(TableError):
    """The challenge was open for too long."""

    key = "error-challenge-expired"


class LobbyExpired(ChallengeExpired):
    """The table waited for its players too long."""

    key = "error-lobby-expired"


class TableFull(TableError):
    """Every seat of the lobby is taken."""

    key = "error-table-full"


class TooFewSeats(TableError):
    """The game needs at least ``least`` seats to begin."""

    key = "error-too-few-seats"


class TooManySeats(TableError):
    """As it is set up, the game is for ``most`` seats at most."""

    key = "error-too-many-seats"


class NotHost(TableError):
    """Only whoever opened the table may do this."""

    key = "error-not-host"


class InvitedOnly(TableError):
    """Only those whom the host has invited may sit down here."""

    key = "error-invited-only"


class HostAlone(TableError):
    """The host cannot get up while nobody else is there to be the host."""

    key = "error-host-alone"


class SeatChanged(TableError):
    """The seat that was meant is another person's by now."""

    key = "error-seat-changed"


class TablePaused(TableError):
    """The table is paused; nobody decides anything until it goes on."""

    key = "error-paused"


class NotPossible(TableError):
    """What somebody wishes makes no sense here and now, such as a pause in a pause."""

    key = "error-not-possible"


class NothingToUndo(TableError):
    """The person has decided nothing that could be taken back."""

    key = "error-nothing-to-undo"


class HiddenShown(TableError):
    """Since the decision something hidden was shown, or dice were drawn: it stands."""

    key = "error-hidden-shown"


class UndoTooFar(TableError):
    """Too much has happened since the decision, or it was taken under other rules."""

    key = "error-undo-too-far"


class TooManyMotions(TableError):
    """The person asks ``limit`` things already, as many as anybody may at a time."""

    key = "error-too-many-motions"


class NoSuchMotion(TableError):
    """What was asked is settled, or it has ended by itself."""

    key = "error-no-such-motion"


class NoVote(TableError):
    """The person has no say in what was asked."""

    key = "error-no-vote"


class OwnMotion(TableError):
    """The person asks for it, and so need not agree."""

    key = "error-own-motion"


class SatHere(TableError):
    """The person has a seat here, or had one, and so knows what only that seat may know."""

    key = "error-sat-here"


class SelfChallenge(TableError):
    """Somebody challenged themselves."""

    key = "error-self-challenge"


class TooManyTables(TableError):
    """A person has ``limit`` tables already, open ones and those in play."""

    key = "error-too-many-tables"


class EnoughTables(TooManyTables):
    """Whoever is to get a seat has ``limit`` tables already; said to whoever agreed to it last."""

    key = "error-enough-tables"


class TableUnreadable(TableError):
    """The table is in quarantine: its saved state cannot be used. ``id`` finds it in the log."""

    key = "error-table-unreadable"


class RulesFault(TableError):
    """The rules failed on a legal choice; nothing was changed. ``id`` finds it in the log."""

    key = "error-rules-fault"


class StorageError(TableError):
    """Base of what the database refuses; nothing was changed."""

    key = "error-storage"


class DiskFull(StorageError):
    """There is no room left to save, or the file may not be written."""

    key = "error-disk-full"


class DatabaseBusy(StorageError):
    """Another process kept the database locked, or it could not be reached."""

    key = "error-database-busy"


class DatabaseRefused(StorageError):
    """The database cannot be used; the text tells a host what to do."""

    key = "error-database-damaged"

    def __init__(self, advice: str) -> None:
        super().__init__()
        self.args = (advice,)


class DatabaseDamaged(DatabaseRefused):
    """The database's file is damaged, or is no database."""


class DatabaseTooNew(DatabaseRefused):
    """A later version of the program wrote the database."""


class DatabaseHeld(DatabaseRefused):
    """A bot that runs has the database; ``holder`` says which, such as ``process 1234``."""

    def __init__(self, database: Path, holder: str) -> None:
        super().__init__(
            f"A bot runs on the database {database} already ({holder}). Stop it first, or give "
            f"this one a database of its own (RULER_DATABASE)."
        )
        self.holder = holder


class NoSuchSquad(TableError):
    """The person keeps no such squad, or not any more."""

    key = "error-no-such-squad"


class SquadNameless(TableError):
    """Nothing is left of the name a squad was given."""

    key = "error-squad-nameless"


class SquadNameTaken(TableError):
    """The person keeps another squad of this name."""

    key = "error-squad-name-taken"


class TooManySquads(TableError):
    """The person keeps as many squads (``limit``) as anybody may."""

    key = "error-too-many-squads"


class NoSuchTimeZone(TableError):
    """There is no time zone of this name (``zone``)."""

    key = "error-no-such-time-zone"
