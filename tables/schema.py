"""The database's tables. Migrations bring a file to this; a test compares the two."""

from collections.abc import Collection, Mapping
from datetime import UTC, datetime

import sqlalchemy as sa
from sqlalchemy.engine import Dialect


class Moment(sa.TypeDecorator[datetime]):
    """A point in time, kept in UTC by any database and read back as such."""

    impl = sa.DateTime
    cache_ok = True

    def process_bind_param(self, value: datetime | None, dialect: Dialect) -> datetime | None:
        """UTC without a zone; a naive value is refused, since nobody knows what it means."""
        del dialect
        if value is None:
            return None
        if value.tzinfo is None:
            raise ValueError("a moment needs a time zone")
        return value.astimezone(UTC).replace(tzinfo=None)

    def process_result_value(self, value: datetime | None, dialect: Dialect) -> datetime | None:
        """The same with its zone."""
        del dialect
        return None if value is None else value.replace(tzinfo=UTC)


metadata = sa.MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "fk": "fk_%(table_name)s_%(column_0_N_name)s",
        "pk": "pk_%(table_name)s",
    }
)


def _table_id(*, primary: bool = False) -> sa.Column[str]:
    return sa.Column(
        "table_id",
        sa.String(8),
        sa.ForeignKey("tables.id", ondelete="CASCADE"),
        primary_key=primary,
        nullable=False,
    )


people = sa.Table(
    "people",
    metadata,
    sa.Column("user_id", sa.BigInteger, primary_key=True, autoincrement=False),
    sa.Column("name", sa.Text, nullable=False),
    sa.Column("locale", sa.String(16), nullable=False),
)

tables = sa.Table(
    "tables",
    metadata,
    sa.Column("id", sa.String(8), primary_key=True),
    sa.Column("game", sa.String(32), nullable=False),
    sa.Column("status", sa.String(16), nullable=False),
    sa.Column("options", sa.JSON, nullable=False),
    sa.Column("host", sa.BigInteger, sa.ForeignKey("people.user_id"), nullable=False),
    sa.Column("guild_id", sa.BigInteger, nullable=True),
    sa.Column("channel_id", sa.BigInteger, nullable=True),
    sa.Column("thread_id", sa.BigInteger, nullable=True),
    sa.Column("message_id", sa.BigInteger, nullable=True),
    sa.Column("locale", sa.String(16), nullable=False),
    sa.Column("revision", sa.Integer, nullable=False),
    sa.Column("rules_version", sa.Integer, nullable=False),
    sa.Column("dice_version", sa.String(32), nullable=False),
    sa.Column("commitment", sa.String(64), nullable=False),
    sa.Column("seed", sa.String(64), nullable=False),
    sa.Column("start_digest", sa.String(64), nullable=True),
    sa.Column("pace_seconds", sa.Integer, nullable=False),
    sa.Column("lobby", sa.Boolean, nullable=False, server_default=sa.false()),
    sa.Column("entrance", sa.String(8), nullable=False, server_default="anybody"),
    sa.Column("threads", sa.Boolean, nullable=True),
    sa.Column("left_seconds", sa.Integer, nullable=True),
    sa.Column("deadline", Moment, nullable=True),
    sa.Column("created_at", Moment, nullable=False),
    sa.Column("finished_at", Moment, nullable=True),
    sa.Column("result", sa.JSON(none_as_null=True), nullable=True),
    sa.Column("rematch_of", sa.String(8), sa.ForeignKey("tables.id"), nullable=True),
    sa.Column("fault", sa.String(16), nullable=True),
    sa.Column("unshown", sa.Boolean, nullable=False, server_default=sa.false()),
    sa.Index("ix_tables_status_deadline", "status", "deadline"),
    sa.Index("ix_tables_rematch_of", "rematch_of"),
)

seats = sa.Table(
    "seats",
    metadata,
    _table_id(primary=True),
    sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("user_id", sa.BigInteger, sa.ForeignKey("people.user_id"), nullable=True),
    sa.Column("agent", sa.String(32), nullable=True),
    sa.Column("joined", sa.Boolean, nullable=False, server_default=sa.true()),
    sa.Column("absences", sa.Integer, nullable=False),
    sa.Column("asked", sa.Integer, nullable=True),
    sa.Column("asked_at", Moment, nullable=True),
    sa.Column("until", Moment, nullable=True),
    sa.Column("gone", sa.String(8), nullable=True),
    sa.Column("out", sa.Boolean, nullable=False, server_default=sa.false()),
    sa.UniqueConstraint("table_id", "user_id"),
    sa.Index("ix_seats_user_id", "user_id"),
)

decisions = sa.Table(
    "decisions",
    metadata,
    _table_id(primary=True),
    sa.Column("revision", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("seat", sa.Integer, nullable=False),
    sa.Column("choice", sa.JSON, nullable=False),
    sa.Column("by", sa.String(8), nullable=False),
    sa.Column("digest", sa.String(64), nullable=False),
    sa.Column("at", Moment, nullable=False),
)

entries = sa.Table(
    "entries",
    metadata,
    _table_id(primary=True),
    sa.Column("revision", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("entries", sa.Text, nullable=False),
)

snapshots = sa.Table(
    "snapshots",
    metadata,
    _table_id(primary=True),
    sa.Column("revision", sa.Integer, nullable=False),
    sa.Column("state", sa.Text, nullable=False),
    sa.Column("digest", sa.String(64), nullable=False),
    sa.Column("schema_version", sa.Integer, nullable=False),
    sa.Column("rules_version", sa.Integer, nullable=False),
    sa.Column("dice_version", sa.String(32), nullable=False),
)

results = sa.Table(
    "results",
    metadata,
    _table_id(primary=True),
    sa.Column("user_id", sa.BigInteger, sa.ForeignKey("people.user_id"), primary_key=True),
    sa.Column("outcome", sa.String(4), nullable=False),
    sa.Index("ix_results_user_id", "user_id"),
)

picks = sa.Table(
    "picks",
    metadata,
    _table_id(primary=True),
    sa.Column("user_id", sa.BigInteger, sa.ForeignKey("people.user_id"), primary_key=True),
    sa.Column("key", sa.String(64), primary_key=True),
    sa.Column("won", sa.Boolean, nullable=False),
    sa.Index("ix_picks_user_id", "user_id"),
)

ratings = sa.Table(
    "ratings",
    metadata,
    sa.Column("number", sa.Integer, primary_key=True),
    _table_id(),
    sa.Column("game", sa.String(32), nullable=False),
    sa.Column("user_id", sa.BigInteger, sa.ForeignKey("people.user_id"), nullable=True),
    sa.Column("agent", sa.String(32), nullable=True),
    sa.Column("mu", sa.Float, nullable=False),
    sa.Column("sigma", sa.Float, nullable=False),
    sa.Index("ix_ratings_game_user_id", "game", "user_id"),
    sa.Index("ix_ratings_game_agent", "game", "agent"),
    sa.Index("ix_ratings_user_id", "user_id"),
    sa.Index("ix_ratings_table_id", "table_id"),
)

notices = sa.Table(
    "notices",
    metadata,
    sa.Column("number", sa.Integer, primary_key=True),
    _table_id(),
    sa.Column("revision", sa.Integer, nullable=False),
    sa.Column("at", Moment, nullable=False),
    sa.Column("kind", sa.String(12), nullable=False),
    sa.Column("user_id", sa.BigInteger, sa.ForeignKey("people.user_id"), nullable=True),
    sa.Column("other_id", sa.BigInteger, sa.ForeignKey("people.user_id"), nullable=True),
    sa.Column("text", sa.Text, nullable=True),
    sa.Index("ix_notices_table_id", "table_id"),
)

motions = sa.Table(
    "motions",
    metadata,
    sa.Column("number", sa.Integer, primary_key=True),
    _table_id(),
    sa.Column("kind", sa.String(12), nullable=False),
    sa.Column("user_id", sa.BigInteger, sa.ForeignKey("people.user_id"), nullable=False),
    sa.Column("seat", sa.Integer, nullable=True),
    sa.Column("other_id", sa.BigInteger, sa.ForeignKey("people.user_id"), nullable=True),
    sa.Column("revision", sa.Integer, nullable=False),
    sa.Column("until", Moment, nullable=False),
    sa.Column("ended", sa.String(8), nullable=True),
    sa.Column("place_id", sa.BigInteger, nullable=True),
    sa.Column("message_id", sa.BigInteger, nullable=True),
    sa.Index("ix_motions_table_id", "table_id"),
    sa.Index("ix_motions_until", "until"),
)

ballots = sa.Table(
    "ballots",
    metadata,
    sa.Column(
        "motion",
        sa.Integer,
        sa.ForeignKey("motions.number", ondelete="CASCADE"),
        primary_key=True,
        nullable=False,
    ),
    sa.Column(
        "user_id", sa.BigInteger, sa.ForeignKey("people.user_id"), primary_key=True, nullable=False
    ),
    sa.Column("agrees", sa.Boolean, nullable=False),
)

heartbeat = sa.Table(
    "heartbeat",
    metadata,
    sa.Column("id", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("at", Moment, nullable=False),
)

notes = sa.Table(
    "notes",
    metadata,
    sa.Column("key", sa.String(200), primary_key=True),
    sa.Column("value", sa.Text, nullable=False),
)

saved_squads = sa.Table(
    "saved_squads",
    metadata,
    sa.Column("id", sa.Integer, primary_key=True),
    sa.Column("user_id", sa.BigInteger, sa.ForeignKey("people.user_id"), nullable=False),
    sa.Column("name", sa.Text, nullable=False),
    sa.Column("decks", sa.JSON, nullable=False),
    sa.Column("summoners", sa.JSON, nullable=False),
    sa.Column("used_at", Moment, nullable=True),
    sa.Index("ix_saved_squads_user_id", "user_id"),
)

preferences = sa.Table(
    "preferences",
    metadata,
    sa.Column("user_id", sa.BigInteger, primary_key=True, autoincrement=False),
    sa.Column("settings", sa.JSON, nullable=False),
)

servers = sa.Table(
    "servers",
    metadata,
    sa.Column("guild_id", sa.BigInteger, primary_key=True, autoincrement=False),
    sa.Column("settings", sa.JSON, nullable=False),
)

chapters = sa.Table(
    "chapters",
    metadata,
    _table_id(primary=True),
    sa.Column("key", sa.String(64), primary_key=True),
    sa.Column("channel_id", sa.BigInteger, nullable=True),
    sa.Column("message_id", sa.BigInteger, nullable=True),
    sa.Column("digest", sa.String(64), nullable=False),
    sa.Column("grows", sa.Boolean, nullable=False),
)

pings = sa.Table(
    "pings",
    metadata,
    _table_id(primary=True),
    sa.Column("user_id", sa.BigInteger, primary_key=True, autoincrement=False),
    sa.Column("asked", sa.Integer, nullable=False),
    sa.Column("reminded", sa.Boolean, nullable=False),
    sa.Column("channel_id", sa.BigInteger, nullable=True),
    sa.Column("message_id", sa.BigInteger, nullable=True),
)

drafts = sa.Table(
    "drafts",
    metadata,
    _table_id(primary=True),
    sa.Column(
        "user_id",
        sa.BigInteger,
        sa.ForeignKey("people.user_id"),
        primary_key=True,
        autoincrement=False,
    ),
    sa.Column("asked", sa.Integer, nullable=False),
    sa.Column("choices", sa.JSON, nullable=False),
    sa.Column("page", sa.String(100), nullable=False),
    sa.Index("ix_drafts_user_id", "user_id"),
)


def lacking(found: Mapping[str, Collection[str]]) -> str | None:
    """What a database with these columns, by table, lacks: ``notes``, or ``notes.value``."""
    for table in metadata.sorted_tables:
        if table.name not in found:
            return table.name
        for column in table.columns:
            if column.name not in found[table.name]:
                return f"{table.name}.{column.name}"
    return None
