"""Matches between bots: `cheeseboard.match`."""

import pickle
import sys
from collections.abc import Generator, Iterator, Mapping, Sequence
from typing import Any

from msgspec import Struct

from cheeseboard.arena.match import FinishedGame, ScheduledGame, check_bots, play_all, schedule
from cheeseboard.arena.players import Choose, Player
from cheeseboard.arena.standings import Standing, standings, standings_by_role
from cheeseboard.bots import bot_names
from cheeseboard.core.gamefile import GameFile
from cheeseboard.games import find
from cheeseboard.library.arguments import options_of, text, whole_number, within
from cheeseboard.library.refusals import with_sentences

MAX_GAMES = 1_000_000
MAX_WORKERS = 256
MAX_OPENINGS = 1_000


class Match(Struct, frozen=True):
    """The games of a match and how the bots stand.

    Examples:
        >>> import cheeseboard
        >>> played = cheeseboard.match("quoridor", ["greedy", "random"], games=2, options={"size": 5})
        >>> best, last = played.standings
        >>> isinstance(played, cheeseboard.Match), isinstance(best, cheeseboard.Standing), best.score, best.shared
        (True, True, 1.0, 0)
        >>> best.low < best.score <= best.high, best.role
        (True, '')
    """

    game: str
    bots: tuple[str, ...]
    standings: tuple[Standing, ...]  # the best first
    files: tuple[GameFile, ...]  # in the order in which they were scheduled
    different: int  # how many games there are if those that repeat another one are not counted, as in the intervals

    def __repr__(self) -> str:
        return f"<Match {self.game}, {len(self.files)} games: {self}>"

    def __str__(self) -> str:
        parts = [f"{row.bot} {row.score:.1%} ({row.low:.1%}–{row.high:.1%})" for row in self.standings]
        if self.different < len(self.files):
            parts.append(f"only {self.different} of {len(self.files)} games are different: try openings=4")
        return "; ".join(parts)


@with_sentences
def match(
    game: str,
    bots: Sequence[Player],
    *,
    games: int = 100,
    seed: int = 0,
    options: Mapping[str, Any] | Struct | None = None,
    openings: int = 0,
    workers: int = 0,
    progress: bool = False,
) -> Match:
    """Let bots play each other, one per seat, changing seats from game to game; the same seed gives the same games.

    Bots are names, functions or `cmd:PROGRAM`. Where neither they nor the game know chance, they would play the same
    game again and again: then begin each with so many random actions, `openings`, repeated until every bot has played
    every seat. It plays in this process, or in `workers` others.

    Examples:
        >>> import cheeseboard
        >>> match = cheeseboard.match("quoridor", ["greedy", "random"], games=4, seed=7, options={"size": 5})
        >>> [(row.bot, row.games, row.first) for row in match.standings]
        [('greedy', 4, 4), ('random', 4, 0)]
        >>> match.different, len(match.files)
        (4, 4)
    """
    within(games, "games", 1, MAX_GAMES)
    within(openings, "openings", 0, MAX_OPENINGS)
    within(workers, "workers", 0, MAX_WORKERS)
    whole_number(seed, "a seed")
    rules = find(text(game, "a game"))
    given = options_of(rules, options)
    if isinstance(bots, str) or not isinstance(bots, Sequence):
        raise TypeError(f"bots are a list, one for each seat, not {type(bots).__name__}")
    names, functions = _named(bots, bot_names(game))
    if workers > 1:
        _check_sendable(functions)
    played = play_games(game, schedule(names, games, openings), given, seed, workers=workers or 1, functions=functions)
    finished = sorted(_with_progress(played, games, progress=progress), key=lambda one: one.scheduled.number)
    ended = [(one.scheduled.number, one.file.result or ()) for one in finished]
    different = len({one.fingerprint for one in finished})
    table = standings_of(game, names, given, ended, different=different)
    best_first = sorted(table, key=lambda row: -row.score)
    return Match(game, tuple(names), tuple(best_first), tuple(one.file for one in finished), different)


def _named(bots: Sequence[Player], known: Sequence[str]) -> tuple[list[str], dict[str, Choose]]:
    """A name for each bot, and the functions by name; two of one name, or one that a known bot has, are numbered."""
    names: list[str] = []
    functions: dict[str, Choose] = {}
    for number, bot in enumerate(bots):
        if isinstance(bot, str):
            names.append(bot)
            continue
        if not callable(bot):
            raise TypeError(f"a bot is a name or a function, not {type(bot).__name__}")
        name = str(getattr(bot, "__name__", type(bot).__name__)).strip("<>")
        if name in (*names, *known) or name in bots:
            name = f"{name}-{number}"
        names.append(name)
        functions[name] = bot
    return names, functions


def _check_sendable(functions: Mapping[str, Choose]) -> None:
    """Other processes import a function by its name."""
    for name, function in functions.items():
        try:
            pickle.dumps(function)
        except (pickle.PicklingError, AttributeError, TypeError) as error:
            raise TypeError(f"with workers a bot is a function that a module defines, not {name}") from error


def play_games(
    game: str,
    scheduled: Sequence[ScheduledGame],
    options: Struct,
    seed: int,
    *,
    workers: int | None = None,
    functions: Mapping[str, Choose] | None = None,
) -> Generator[FinishedGame, None, None]:
    """Refuse wrong names, options and seats; then play these games, and yield each as soon as it is over."""
    for bots in dict.fromkeys(one.bots for one in scheduled):
        check_bots(game, [bot for bot in bots if bot not in (functions or {})], options, seats=len(bots))
    return play_all(game, scheduled, options, seed, workers, functions)


def standings_of(
    game: str,
    bots: Sequence[str],
    options: Struct,
    ended: Sequence[tuple[int, Sequence[int]]],
    *,
    different: int,
    roles: bool = False,
) -> list[Standing]:
    """How the bots stand after these games, given by number with the ranks by seat; also by role, if asked.

    So many of them are `different` games.
    """
    seat_roles, share = find(game).roles(options, len(bots)), different / len(ended)
    by_role = standings_by_role(bots, ended, seat_roles, share) if roles else []
    return standings(bots, ended, seat_roles, share) + by_role


def _with_progress(played: Iterator[FinishedGame], games: int, *, progress: bool) -> Iterator[FinishedGame]:
    for number, one in enumerate(played, 1):
        if progress:
            sys.stderr.write(f"\r{number} of {games} games" + "\n" * (number == games))
            sys.stderr.flush()
        yield one
