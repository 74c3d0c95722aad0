"""Custom mazes, for the board editor: their option, the presets, and what is wrong with a maze."""

from collections.abc import Iterator

import msgspec

from cheeseboard.core import BadOptions
from cheeseboard.games.pac_man import layouts
from cheeseboard.games.pac_man.layouts import Layout
from cheeseboard.games.pac_man.state import Options

OPTION = "layout"
KINDS = ()  # a maze has no kinds of squares to choose from
BALANCE_BOT, BALANCE_SEATS = "minimax-6", 2  # plays a maze to estimate whether it is fair


def presets() -> dict[str, Layout]:
    """The mazes that come with the game."""
    return {name: layouts.load(name) for name in layouts.names()}


def read(text: str) -> Layout:
    """The maze of a file, not yet checked."""
    return layouts.read(text, OPTION)


def problems(layout: Layout) -> Iterator[BadOptions]:
    """Everything in this maze that P-3 forbids."""
    return layouts.problems(layout)


def balance_options(options: Options) -> Options:
    """The options for a balance test: seat 0 is Pac-Man."""
    return msgspec.structs.replace(options, pac_man=0)
