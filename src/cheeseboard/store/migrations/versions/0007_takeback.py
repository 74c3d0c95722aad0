"""By which version take-backs are limited. Games that have begun keep what they began with."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    """Add the column; a table that has not begun gets its own value when it does."""
    op.add_column("tables", sa.Column("takeback", sa.Integer(), nullable=False, server_default="1"))
