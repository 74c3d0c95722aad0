"""`cheeseboard` with bots that think fast and windows that close soon, for games that must end within a test."""

from cheeseboard.cli import main
from cheeseboard.tables import answers, clock, seating

if __name__ == "__main__":
    clock.BOT_THINKS = 5
    answers.SHORTEST_WINDOW = 20
    seating.NONCES_WITHIN = 3_600_000  # everybody's is waited for, however long that takes
    main()
