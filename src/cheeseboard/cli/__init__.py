"""The command `cheeseboard`: one file per verb. It knows no rule of any game.

Exit codes: 0 done, 1 the answer is no (a law broken, a file that does not hold), 2 wrong input.
"""

from importlib.util import find_spec

TERMINAL_PACKAGES = ("fluent", "rich", "typer")  # what the terminal needs beyond the rules


def main() -> None:
    """Run the command: whole where the extra `play` is installed, else the two verbs that need the rules alone."""
    if all(find_spec(package) for package in TERMINAL_PACKAGES):
        from cheeseboard.cli.app import main as run
    else:
        from cheeseboard.cli.light import main as run
    run()
