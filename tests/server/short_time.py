"""`cheeseboard` at which people named in its first argument have little time until it has run out once.

Everybody else has all the time of the table's clock, so that a test depends on no one's being quick. A rematch that is
offered to them lapses soon.
"""

import sys

from cheeseboard.cli import main
from cheeseboard.core import Seat
from cheeseboard.tables import clock, rematches, seating
from cheeseboard.tables.record import Change, Ms, PersonId
from cheeseboard.tables.table import Table

LITTLE_MS: Ms = 400


if __name__ == "__main__":
    absent = sys.argv.pop(1).split(",")
    honest = clock.time_allowed

    def time_allowed(table: Table, seat: Seat) -> Ms | None:
        """Little for the absent, until a bot plays for them."""
        seated = table.record.seats[seat]
        is_short = seated.name in absent and seated.timed_out_at < 0
        return LITTLE_MS if is_short else honest(table, seat)

    def offer_rematch(table: Table, person: PersonId, table_id: str, now: Ms, level: rematches.BotLevel = "") -> Change:
        """An offer that waits for the absent has little time, too."""
        is_short = any(seated.name in absent for seated in table.record.seats)
        earlier = rematches.LAPSES_AFTER_MS - LITTLE_MS if is_short else 0
        return offered(table, person, table_id, now - earlier, level)

    offered, rematches.offer_rematch = rematches.offer_rematch, offer_rematch
    clock.time_allowed = time_allowed
    clock.MAX_GRACE_MS = LITTLE_MS
    clock.MIN_BOT_DELAY_MS = 5
    clock.MIN_WINDOW_MS = 20
    seating.CLOCK_WITHIN_MS = LITTLE_MS
    seating.NONCES_WITHIN_MS = 3_600_000  # everybody's is waited for, however long that takes
    main()
