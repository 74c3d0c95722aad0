"""The first version: tables, logs, dues, people, links, tokens and talk."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None

NUMBER = sa.BigInteger().with_variant(sa.Integer(), "sqlite")
IS_OPEN = sa.text("phase = 'open'")


def upgrade() -> None:
    """Make everything."""
    op.create_table(
        "people",
        sa.Column("id", sa.Text(), nullable=False),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("account", sa.Text(), nullable=True),
        sa.Column("account_folded", sa.Text(), nullable=True),
        sa.Column("password", sa.Text(), nullable=True),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.Column("forgotten", sa.Boolean(), nullable=False),
        sa.PrimaryKeyConstraint("id", name="people_pkey"),
        sa.UniqueConstraint("account_folded", name="people_account_folded_key"),
    )
    op.create_table(
        "tables",
        sa.Column("no", NUMBER, nullable=False),
        sa.Column("id", sa.Text(), nullable=False),
        sa.Column("head", sa.Integer(), nullable=False),
        sa.Column("version", sa.Integer(), nullable=False),
        sa.Column("code", sa.Text(), nullable=False),
        sa.Column("game", sa.Text(), nullable=False),
        sa.Column("rules", sa.Integer(), nullable=False),
        sa.Column("options", sa.Text(), nullable=False),
        sa.Column("creator", sa.Text(), nullable=False),
        sa.Column("seed", sa.LargeBinary(), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.Column("started", sa.BigInteger(), nullable=False),
        sa.Column("watchable", sa.Boolean(), nullable=False),
        sa.Column("listed", sa.Boolean(), nullable=False),
        sa.Column("phase", sa.Text(), nullable=False),
        sa.Column("follows", sa.Text(), nullable=False),
        sa.Column("rematch", sa.Text(), nullable=False),
        sa.Column("seats", sa.Text(), nullable=False),
        sa.Column("clock", sa.Text(), nullable=False),
        sa.Column("names", sa.Text(), nullable=False),
        sa.Column("nonces", sa.Text(), nullable=False),
        sa.Column("offer", sa.Text(), nullable=False),
        sa.Column("held", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("no", name="tables_pkey"),
        sa.UniqueConstraint("id", name="tables_id_key"),
    )
    op.create_index(
        "open_code",
        "tables",
        ["code"],
        unique=True,
        sqlite_where=sa.text("phase = 'open'"),
        postgresql_where=sa.text("phase = 'open'"),
    )
    op.create_index(
        "open_created",
        "tables",
        ["created"],
        unique=False,
        sqlite_where=sa.text("phase = 'open'"),
        postgresql_where=sa.text("phase = 'open'"),
    )
    op.create_table(
        "chat",
        sa.Column("id", NUMBER, nullable=False),
        sa.Column("no", NUMBER, nullable=False),
        sa.Column("person", sa.Text(), nullable=False),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("text", sa.Text(), nullable=False),
        sa.Column("ms", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["no"], ["tables.no"], name="chat_no_fkey"),
        sa.PrimaryKeyConstraint("id", name="chat_pkey"),
        sqlite_autoincrement=True,
    )
    op.create_index("chat_no", "chat", ["no", "id"], unique=False)
    op.create_index("chat_person", "chat", ["person"], unique=False)
    op.create_table(
        "dues",
        sa.Column("id", NUMBER, nullable=False),
        sa.Column("no", NUMBER, nullable=False),
        sa.Column("seat", sa.SmallInteger(), nullable=False),
        sa.Column("at", sa.Integer(), nullable=False),
        sa.Column("kind", sa.Text(), nullable=False),
        sa.Column("due", sa.BigInteger(), nullable=False),
        sa.Column("free", sa.BigInteger(), nullable=False),
        sa.Column("owner", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(["no"], ["tables.no"], name="dues_no_fkey"),
        sa.PrimaryKeyConstraint("id", name="dues_pkey"),
        sa.UniqueConstraint("no", "seat", "at", "kind", name="dues_no_seat_at_kind_key"),
    )
    op.create_index("dues_free", "dues", ["free"], unique=False)
    op.create_table(
        "links",
        sa.Column("hash", sa.LargeBinary(), nullable=False),
        sa.Column("person", sa.Text(), nullable=False),
        sa.Column("until", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name="links_person_fkey"),
        sa.PrimaryKeyConstraint("hash", name="links_pkey"),
    )
    op.create_index("links_person", "links", ["person"], unique=False)
    op.create_table(
        "log",
        sa.Column("no", NUMBER, autoincrement=False, nullable=False),
        sa.Column("n", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("seat", sa.SmallInteger(), nullable=False),
        sa.Column("action", sa.Text(), nullable=False),
        sa.Column("ms", sa.BigInteger(), nullable=False),
        sa.Column("by", sa.Text(), nullable=False),
        sa.Column("key", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(["no"], ["tables.no"], name="log_no_fkey"),
        sa.PrimaryKeyConstraint("no", "n", name="log_pkey"),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "owners",
        sa.Column("person", sa.Text(), nullable=False),
        sa.Column("no", NUMBER, autoincrement=False, nullable=False),
        sa.ForeignKeyConstraint(["no"], ["tables.no"], name="owners_no_fkey"),
        sa.PrimaryKeyConstraint("person", "no", name="owners_pkey"),
        sqlite_with_rowid=False,
    )
    op.create_index("owners_no", "owners", ["no"], unique=False)
    op.create_table(
        "tokens",
        sa.Column("hash", sa.LargeBinary(), nullable=False),
        sa.Column("person", sa.Text(), nullable=False),
        sa.Column("label", sa.Text(), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name="tokens_person_fkey"),
        sa.PrimaryKeyConstraint("hash", name="tokens_pkey"),
        sa.UniqueConstraint("person", "label", name="tokens_person_label_key"),
    )
