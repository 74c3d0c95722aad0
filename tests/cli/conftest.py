"""Runs the command line as on a terminal of 80 columns without colours, whatever terminal the tests run in."""

import pytest
from rich.console import Console

from cheeseboard.cli import screen

WIDTH = 80
TERMINAL_VARIABLES = (
    *("CLICOLOR", "CLICOLOR_FORCE", "FORCE_COLOR", "LINES", "NO_COLOR", "PY_COLORS", "TERM", "TERMINAL_WIDTH"),
    *("TTY_COMPATIBLE", "TTY_INTERACTIVE"),
)


@pytest.fixture(autouse=True)
def plain_terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in TERMINAL_VARIABLES:
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("COLUMNS", str(WIDTH))
    for name, to_stderr in (("out", False), ("err", True)):
        console = Console(theme=screen._THEME, highlight=False, emoji=False, stderr=to_stderr)
        monkeypatch.setattr(screen, name, console)
