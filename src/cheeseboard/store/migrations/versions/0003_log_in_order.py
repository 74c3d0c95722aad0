"""SQLite keeps the log in the order it was written, so that what many tables add together lies together.

By table and row, as it was, every table that is no longer new had a page of its own to write for each of its rows.
"""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Make the log anew; PostgreSQL has always kept it so."""
    if op.get_bind().dialect.name != "sqlite":
        return
    op.rename_table("log", "old_log")
    op.create_table(
        "log",
        sa.Column("no", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("n", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("seat", sa.SmallInteger(), nullable=False),
        sa.Column("action", sa.Text(), nullable=False),
        sa.Column("ms", sa.BigInteger(), nullable=False),
        sa.Column("by", sa.Text(), nullable=False),
        sa.Column("key", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(["no"], ["tables.no"], name="log_no_fkey"),
        sa.PrimaryKeyConstraint("no", "n", name="log_pkey"),
    )
    op.execute("INSERT INTO log SELECT no, n, seat, action, ms, by, key FROM old_log ORDER BY no, n")
    op.drop_table("old_log")
