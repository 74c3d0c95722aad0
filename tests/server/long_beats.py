"""`cheeseboard` whose beats and holds are so long that no window ends within a test."""

from cheeseboard.cli import main
from cheeseboard.tables import beats, windows

LONG_BEAT_MS = 3_600_000

if __name__ == "__main__":
    beats.MAX_HELD_MS = LONG_BEAT_MS
    windows.MAX_HOLD_MS = LONG_BEAT_MS  # type: ignore[attr-defined]
    beats.BEATS_MS = {name: dict.fromkeys(lengths, LONG_BEAT_MS) for name, lengths in beats.BEATS_MS.items()}
    main()
