"""`cheeseboard` at a moment that does not pass: python -P frozen_server.py NOW_MS SOURCE serve …"""

import sys
import time
from pathlib import Path

if __name__ == "__main__":
    now_ms, source = int(sys.argv.pop(1)), Path(sys.argv.pop(1))
    time.time = lambda: now_ms / 1_000
    time.time_ns = lambda: now_ms * 1_000_000

    import cheeseboard
    from cheeseboard.cli import main

    assert Path(cheeseboard.__file__).is_relative_to(source), f"{cheeseboard.__file__} is not of {source}"
    main()
