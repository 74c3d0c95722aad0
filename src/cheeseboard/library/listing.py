"""Which games and bots there are."""

from cheeseboard.arena.players import installed_bots
from cheeseboard.bots import bot_names
from cheeseboard.games import packages
from cheeseboard.library.arguments import text
from cheeseboard.library.refusals import with_sentences


def list_games() -> tuple[str, ...]:
    """The ids of all games, those of other installed packages too.

    Examples:
        >>> import cheeseboard
        >>> "quoridor" in cheeseboard.list_games()
        True
    """
    return tuple(packages())


@with_sentences
def list_bots(game: str) -> tuple[str, ...]:
    """The bots of a game, the weakest level first, and those that other installed packages bring.

    Examples:
        >>> import cheeseboard
        >>> cheeseboard.list_bots("quoridor")[:3]
        ('random', 'greedy', 'level-1')
    """
    return (*bot_names(text(game, "a game")), *installed_bots())
