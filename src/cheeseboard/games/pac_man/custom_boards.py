"""Mazes of one's own, for whoever has an editor: which option they are, those of ours, and what is wrong with one."""

from collections.abc import Iterator

import msgspec

from cheeseboard.core import BadOptions
from cheeseboard.games.pac_man import layouts
from cheeseboard.games.pac_man.layouts import Layout
from cheeseboard.games.pac_man.state import Options

OPTION = "layout"
KINDS = ()
BALANCE_BOT, BALANCE_SEATS = "minimax-6", 2  # who plays how many seats to see whether a maze is fair


def presets() -> dict[str, Layout]:
    """The mazes that come with the game."""
    return {name: layouts.load(name) for name in layouts.names()}


def read(text: str) -> Layout:
    """The maze of a file, not yet checked for sense."""
    return layouts.read(text, OPTION)


def problems(layout: Layout) -> Iterator[BadOptions]:
    """All that P-3 has against this maze, one by one."""
    return layouts.problems(layout)


def balance_options(layout: Layout) -> Options:
    """How to play on it to learn whether it is fair: seat 0 is Pac-Man."""
    return msgspec.structs.replace(Options(), layout=layout)
