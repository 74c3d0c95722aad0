"""`cheeseboard` that does not wait for another program to let go of its database."""

from cheeseboard.cli import main
from cheeseboard.store import database

if __name__ == "__main__":
    database.BUSY_MS = 50
    main()
