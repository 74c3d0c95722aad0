"""Whom somebody does not want to hear at a table is kept, so that every process knows it."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"

NUMBER = sa.BigInteger().with_variant(sa.Integer(), "sqlite")


def upgrade() -> None:
    """Make the one table."""
    op.create_table(
        "mutes",
        sa.Column("no", NUMBER, nullable=False),
        sa.Column("person", sa.Text(), nullable=False),
        sa.Column("muted", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(["no"], ["tables.no"], name="mutes_no_fkey"),
        sa.PrimaryKeyConstraint("no", "person", "muted", name="mutes_pkey"),
        sqlite_with_rowid=False,
    )
