"""The database schema. Inside, a table has a short number (`no`), so that the many rows of its log stay small."""

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    SmallInteger,
    Table,
    Text,
    UniqueConstraint,
    text,
)

# Names that do not depend on the database, so that a later migration can speak of them.
metadata: MetaData = MetaData(
    naming_convention={
        "ix": "%(table_name)s_%(column_0_N_name)s",
        "uq": "%(table_name)s_%(column_0_N_name)s_key",
        "fk": "%(table_name)s_%(column_0_N_name)s_fkey",
        "pk": "%(table_name)s_pkey",
    }
)

# SQLite counts up by itself only in a column that is exactly INTEGER.
NUMBER = BigInteger().with_variant(Integer, "sqlite")
IS_OPEN = text("phase = 'open'")

tables: Table = Table(
    "tables",
    metadata,
    Column("no", NUMBER, primary_key=True),
    Column("id", Text, nullable=False, unique=True),
    Column("head", Integer, nullable=False),  # the number of the newest row: the log is exactly 1 … head
    Column("version", Integer, nullable=False),
    Column("code", Text, nullable=False),
    Column("game", Text, nullable=False),
    Column("rules", Integer, nullable=False),
    Column("options", Text, nullable=False),
    Column("host", Text, nullable=False),
    Column("seed", LargeBinary, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("started_ms", BigInteger, nullable=False),
    Column("start_by_ms", BigInteger, nullable=False),
    Column("clock_from_ms", BigInteger, nullable=False),
    Column("loses_on_time", Boolean, nullable=False),
    Column("takeback", Integer, nullable=False),
    Column("reaction", Text, nullable=False),
    Column("watchable", Boolean, nullable=False),
    Column("listed", Boolean, nullable=False),
    Column("phase", Text, nullable=False),
    Column("rematch_of", Text, nullable=False),
    Column("rematch", Text, nullable=False),
    Column("seats", Text, nullable=False),  # from here on JSON
    Column("clock", Text, nullable=False),
    Column("names", Text, nullable=False),
    Column("nonces", Text, nullable=False),
    Column("offer", Text, nullable=False),
    Column("held_answers", Text, nullable=False),
    Column("rematch_offer", Text, nullable=False),
    Index("open_code", "code", unique=True, sqlite_where=IS_OPEN, postgresql_where=IS_OPEN),
    Index("open_created", "created", sqlite_where=IS_OPEN, postgresql_where=IS_OPEN),
    Index("open_host", "host", sqlite_where=IS_OPEN, postgresql_where=IS_OPEN),
)

log: Table = Table(  # on SQLite in the order of writing, not by table: many tables write to the same pages
    "log",
    metadata,
    Column("no", NUMBER, ForeignKey("tables.no"), primary_key=True, autoincrement=False),
    Column("n", Integer, primary_key=True, autoincrement=False),
    Column("seat", SmallInteger, nullable=False),
    Column("action", Text, nullable=False),
    Column("ms", BigInteger, nullable=False),
    Column("source", Text, nullable=False),
    Column("request_id", Text, nullable=False),
)

owners: Table = Table(  # whose seats: to find a person's tables
    "owners",
    metadata,
    Column("person", Text, primary_key=True),
    Column("no", NUMBER, ForeignKey("tables.no"), primary_key=True, autoincrement=False),
    Index("owners_no", "no"),
    sqlite_with_rowid=False,
)

jobs: Table = Table(
    "jobs",
    metadata,
    Column("id", NUMBER, primary_key=True),
    Column("no", NUMBER, ForeignKey("tables.no"), nullable=False),
    Column("seat", SmallInteger, nullable=False),
    Column("at", Integer, nullable=False),
    Column("kind", Text, nullable=False),
    Column("due", BigInteger, nullable=False),
    Column("free", BigInteger, nullable=False),  # from when on it can be claimed: `due`, or the end of a lease
    Column("owner", Text, nullable=False),
    UniqueConstraint("no", "seat", "at", "kind"),
    Index("jobs_free", "free"),
)

people: Table = Table(
    "people",
    metadata,
    Column("id", Text, primary_key=True),
    Column("name", Text, nullable=False),
    Column("account", Text),
    Column("account_folded", Text, unique=True),  # so that Ann and ann are one account
    Column("password", Text),  # its hash
    Column("created", BigInteger, nullable=False),
    Column("forgotten", Boolean, nullable=False),
)

links: Table = Table(
    "links",
    metadata,
    Column("hash", LargeBinary, primary_key=True),
    Column("person", Text, ForeignKey("people.id"), nullable=False, index=True),
    Column("until", BigInteger, nullable=False),
)

tokens: Table = Table(
    "tokens",
    metadata,
    Column("hash", LargeBinary, primary_key=True),
    Column("person", Text, ForeignKey("people.id"), nullable=False),
    Column("label", Text, nullable=False),
    Column("created", BigInteger, nullable=False),
    UniqueConstraint("person", "label"),
)

chat: Table = Table(
    "chat",
    metadata,
    Column("id", NUMBER, primary_key=True),
    Column("no", NUMBER, ForeignKey("tables.no"), nullable=False),
    Column("person", Text, nullable=False, index=True),
    Column("name", Text, nullable=False),
    Column("text", Text, nullable=False),
    Column("ms", BigInteger, nullable=False),
    Column("key", Text),  # the client's own id of it, so that a resend is not kept twice
    Index("chat_no", "no", "id"),
    Index("chat_key", "no", "person", "key", unique=True),
    sqlite_autoincrement=True,
)

mutes: Table = Table(  # whom somebody has muted at a table
    "mutes",
    metadata,
    Column("no", NUMBER, ForeignKey("tables.no"), primary_key=True, autoincrement=False),
    Column("person", Text, primary_key=True),
    Column("muted", Text, primary_key=True),
    sqlite_with_rowid=False,
)
