"""How a reaction window ends. Tables that are there already wait for everybody, as they always did."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    """Add the column."""
    op.add_column("tables", sa.Column("reaction", sa.Text(), nullable=False, server_default="everybody"))
