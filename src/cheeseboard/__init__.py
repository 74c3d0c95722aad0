"""Four board games to play from Python: Gouda! Gouda!, Gouda Gangster, Quoridor and its Pac-Man variant.

>>> import cheeseboard
>>> game = cheeseboard.new("quoridor", seed=7)
>>> game.play("e2")
>>> game
<Playthrough quoridor, 2 seats, row 2, seat 1 to act>
"""

TYPE_CHECKING = False  # the name that type checkers know; `typing` itself is slow to import
if TYPE_CHECKING:
    from cheeseboard.arena.standings import Standing
    from cheeseboard.core import Action, BadFile, BadOptions, Illegal, NotYours, Over, Question, Refusal, Unknown
    from cheeseboard.core.actions import Actions
    from cheeseboard.library.imagining import imagine
    from cheeseboard.library.knowledge import Step
    from cheeseboard.library.listing import list_bots, list_games
    from cheeseboard.library.loading import load, verify
    from cheeseboard.library.matches import Match, match
    from cheeseboard.library.playthrough import Playthrough
    from cheeseboard.library.program import speak
    from cheeseboard.library.start import new

__version__ = "0.1.0"
__all__ = [
    "Action",
    "Actions",
    "BadFile",
    "BadOptions",
    "Illegal",
    "Match",
    "NotYours",
    "Over",
    "Playthrough",
    "Question",
    "Refusal",
    "Standing",
    "Step",
    "Unknown",
    "imagine",
    "list_bots",
    "list_games",
    "load",
    "match",
    "new",
    "speak",
    "verify",
]

# Where each name lives; a module is imported when the first of its names is used.
_HOMES = {
    "cheeseboard.arena.standings": ("Standing",),
    "cheeseboard.core": (
        *("Action", "BadFile", "BadOptions", "Illegal", "NotYours", "Over", "Question", "Refusal", "Unknown"),
    ),
    "cheeseboard.core.actions": ("Actions",),
    "cheeseboard.library.imagining": ("imagine",),
    "cheeseboard.library.listing": ("list_bots", "list_games"),
    "cheeseboard.library.loading": ("load", "verify"),
    "cheeseboard.library.matches": ("Match", "match"),
    "cheeseboard.library.knowledge": ("Step",),
    "cheeseboard.library.playthrough": ("Playthrough",),
    "cheeseboard.library.program": ("speak",),
    "cheeseboard.library.start": ("new",),
}


def __getattr__(name: str) -> object:
    from importlib import import_module

    for module, names in _HOMES.items():
        if name in names:
            value = getattr(import_module(module), name)
            globals()[name] = value
            return value
    raise AttributeError(f"module 'cheeseboard' has no attribute {name!r}")


def __dir__() -> list[str]:
    return [*__all__, "__version__"]
