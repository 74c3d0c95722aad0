"""`python -m cheeseboard` is the command `cheeseboard`."""

from cheeseboard.cli import main

main()
