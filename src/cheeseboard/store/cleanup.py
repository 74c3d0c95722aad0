"""Tables that never began go after a while; what was begun is kept."""

from sqlalchemy import Connection, delete, select

from cheeseboard.store.models import chat, jobs, mutes, owners, tables
from cheeseboard.tables.record import Ms

CLEANUP_BATCH = 200  # so that nobody who writes waits long


def drop_unstarted(connection: Connection, before: Ms) -> int:
    """Delete some tables that were created before this time and have not begun; return how many."""
    old = (
        select(tables.c.no)
        .where(tables.c.phase == "open", tables.c.created < before)
        .order_by(tables.c.no)
        .limit(CLEANUP_BATCH)
        .with_for_update()
    )
    numbers = connection.scalars(old).all()
    if numbers:
        for belonging in (chat, jobs, mutes, owners, tables):
            connection.execute(delete(belonging).where(belonging.c.no.in_(numbers)))
    return len(numbers)
