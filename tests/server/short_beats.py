"""`cheeseboard` whose beats are over in a blink and whose bots think fast, for games that must end within a test."""

from cheeseboard.cli import main
from cheeseboard.tables import beats, clock

TIMES_AS_SHORT = 20

if __name__ == "__main__":
    clock.MIN_BOT_DELAY_MS = 5
    beats.ROLL_MS //= TIMES_AS_SHORT
    beats.BOTS_BEAT_MS //= TIMES_AS_SHORT
    beats.BEATS_MS = {
        name: {kind: length // TIMES_AS_SHORT for kind, length in lengths.items()}
        for name, lengths in beats.BEATS_MS.items()
    }
    main()
