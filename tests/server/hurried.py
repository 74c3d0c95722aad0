"""`cheeseboard` with bots that think fast and windows that close soon, for games that must end within a test."""

from cheeseboard.cli import main
from cheeseboard.tables import clock, seating

if __name__ == "__main__":
    clock.MIN_BOT_DELAY_MS = 5
    clock.MIN_WINDOW_MS = 20
    seating.NONCES_WITHIN_MS = 3_600_000  # everybody's is waited for, however long that takes
    main()
