"""`cheeseboard` that lets a bot play on for somebody who has been away for so many milliseconds: its first argument."""

import sys

from cheeseboard.cli import main
from cheeseboard.tables import stand_ins

if __name__ == "__main__":
    stand_ins.AWAY_GRACE_MS = int(sys.argv.pop(1))
    main()
