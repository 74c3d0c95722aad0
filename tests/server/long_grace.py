"""`cheeseboard` at which whoever is called Slow has little time, and then a grace period as long as the clock.

Time begins when everybody sees the board, however long that takes.
"""

from cheeseboard.cli import main
from cheeseboard.core import Seat
from cheeseboard.tables import clock, seating
from cheeseboard.tables.record import Ms
from cheeseboard.tables.table import Table

LITTLE_MS: Ms = 400
DAY_MS: Ms = 86_400_000


if __name__ == "__main__":
    honest = clock.time_allowed

    def time_allowed(table: Table, seat: Seat) -> Ms | None:
        """Little for the slow."""
        return LITTLE_MS if table.record.seats[seat].name == "Slow" else honest(table, seat)

    clock.time_allowed = time_allowed
    clock.MAX_GRACE_MS = DAY_MS
    seating.CLOCK_WITHIN_MS = DAY_MS
    seating.NONCES_WITHIN_MS = DAY_MS
    main()
