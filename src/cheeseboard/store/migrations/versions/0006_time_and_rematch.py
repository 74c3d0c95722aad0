"""Losing on time, the moment from which clocks run, and offers of a rematch.

Games that have begun keep what they began with: none of them ends because somebody's time is out.
"""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    """Add the columns; a table that has not begun gets its own values when it does."""
    op.add_column("tables", sa.Column("clock_from_ms", sa.BigInteger(), nullable=False, server_default="0"))
    op.add_column("tables", sa.Column("loses_on_time", sa.Boolean(), nullable=False, server_default=sa.false()))
    op.add_column("tables", sa.Column("rematch_offer", sa.Text(), nullable=False, server_default="null"))
