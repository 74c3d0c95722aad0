"""What somebody says with an id of their own is kept once; a person's open tables are found without reading all."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"

IS_OPEN = sa.text("phase = 'open'")


def upgrade() -> None:
    """Add the client's id, and the two ways to look."""
    op.add_column("chat", sa.Column("key", sa.Text(), nullable=True))
    op.create_index("chat_key", "chat", ["no", "person", "key"], unique=True)
    op.create_index("open_creator", "tables", ["creator"], unique=False, sqlite_where=IS_OPEN, postgresql_where=IS_OPEN)
