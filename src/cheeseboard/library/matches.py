"""Matches between bots: `cheeseboard.match`."""

import sys
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from msgspec import Struct

from cheeseboard.arena.match import FinishedGame, ScheduledGame, check_bots, play_all, play_scheduled, schedule
from cheeseboard.arena.players import Choose, Player
from cheeseboard.arena.standings import Standing, standings
from cheeseboard.core import BadOptions
from cheeseboard.core.gamefile import GameFile
from cheeseboard.core.options import initial_state
from cheeseboard.games import find
from cheeseboard.library.arguments import options_of, text, whole_number
from cheeseboard.library.refusals import with_sentences


class Match(Struct, frozen=True):
    """The games of a match and how the bots stand."""

    game: str
    bots: tuple[str, ...]
    standings: tuple[Standing, ...]
    files: tuple[GameFile, ...]  # in the order in which they were scheduled

    def __repr__(self) -> str:
        return f"<Match {self.game}, {len(self.files)} games: {self}>"

    def __str__(self) -> str:
        return "; ".join(f"{row.bot} {row.score:.1%} ({row.low:.1%}–{row.high:.1%})" for row in self.standings)


@with_sentences
def match(
    game: str,
    bots: Sequence[Player],
    *,
    games: int = 100,
    seed: int = 0,
    options: Mapping[str, Any] | Struct | None = None,
    workers: int = 0,
    progress: bool = False,
) -> Match:
    """Let bots play each other, one per seat, changing seats from game to game; the same seed gives the same games.

    Bots are names, functions or `cmd:PROGRAM`. It plays in this process, or in `workers` others.

    Examples:
        >>> import cheeseboard
        >>> match = cheeseboard.match("quoridor", ["greedy", "random"], games=4, seed=7, options={"size": 5})
        >>> [(row.bot, row.games, row.first) for row in match.standings]
        [('greedy', 4, 4), ('random', 4, 0)]
    """
    whole_number(games, "the number of games")
    if games < 1:
        raise BadOptions("option-range", option="games", value=str(games)[:40], allowed="1 …")
    rules = find(text(game, "a game"))
    given = options_of(rules, options)
    if isinstance(bots, str) or not isinstance(bots, Sequence):
        raise TypeError(f"bots are a list, one for each seat, not {type(bots).__name__}")
    names, functions = _named(bots)
    initial_state(rules, given, len(names))
    check_bots(game, [name for name in names if name not in functions], given, seats=len(names))
    scheduled = schedule(names, games)
    played = (
        play_all(game, scheduled, given, seed, workers, functions)
        if workers
        else _play_here(game, given, seed, scheduled, functions)
    )
    finished = sorted(_with_progress(played, games, progress=progress), key=lambda one: one.scheduled.number)
    ended = [(one.scheduled.number, one.file.result or ()) for one in finished]
    table = standings(names, ended, rules.roles(given, len(names)))
    return Match(game, tuple(names), tuple(table), tuple(one.file for one in finished))


def _named(bots: Sequence[Player]) -> tuple[list[str], dict[str, Choose]]:
    """A name for each bot, and the functions by name."""
    names: list[str] = []
    functions: dict[str, Choose] = {}
    for number, bot in enumerate(bots):
        if isinstance(bot, str):
            names.append(bot)
            continue
        if not callable(bot):
            raise TypeError(f"a bot is a name or a function, not {type(bot).__name__}")
        name = f"{getattr(bot, '__name__', type(bot).__name__).strip('<>')}-{number}"
        names.append(name)
        functions[name] = bot
    return names, functions


def _play_here(
    game: str, options: Struct, seed: int, scheduled: Sequence[ScheduledGame], functions: Mapping[str, Choose]
) -> Iterator[FinishedGame]:
    for one in scheduled:
        yield play_scheduled(game, options, seed, one, functions)


def _with_progress(played: Iterator[FinishedGame], games: int, *, progress: bool) -> Iterator[FinishedGame]:
    for number, one in enumerate(played, 1):
        if progress:
            sys.stderr.write(f"\r{number} of {games} games" + "\n" * (number == games))
            sys.stderr.flush()
        yield one
