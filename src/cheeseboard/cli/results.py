"""Plays games of bots and keeps their results in a file: a match that was interrupted goes on where it stopped."""

from collections.abc import Sequence
from contextlib import closing
from pathlib import Path
from typing import Annotated

import msgspec
import typer
from msgspec import Struct

from cheeseboard.arena.match import FinishedGame, ScheduledGame, ThinkTime
from cheeseboard.cli import screen
from cheeseboard.cli.interruption import Interruption
from cheeseboard.core import BadFile
from cheeseboard.core.gamefile import format_file
from cheeseboard.core.options import format_options
from cheeseboard.games import find
from cheeseboard.library.files import read_text, write_text
from cheeseboard.library.matches import play_games

ResultsFile = Annotated[
    Path | None,
    typer.Option(metavar="FILE", help="Save every result here; run the same command again to continue."),
]
SaveFolder = Annotated[Path | None, typer.Option(metavar="DIR", help="Save every game as a .game file in this folder.")]
Seed = Annotated[int, typer.Option(help="The same seed plays the same games.")]
Openings = Annotated[
    int,
    typer.Option(min=0, help="Random moves at the start, repeated until every bot has played every seat."),
]
Cores = Annotated[int | None, typer.Option(min=1, help="Games played at once; by default one per core.")]
MAX_RESULTS_BYTES = 500_000_000  # some million games


class Header(Struct, frozen=True, omit_defaults=True):
    """The first line of a results file: what all its games have in common."""

    game: str
    rules: int
    options: str
    seed: int
    openings: int = 0


class Result(Struct, frozen=True):
    """The result of one game: a line of the file."""

    bots: tuple[str, ...]  # as they were named, before they changed seats
    number: int
    ranks: tuple[int, ...]
    thoughts: tuple[ThinkTime, ...]
    fingerprint: str = ""  # the same in games that went the same way; older files have none


class ResultsStore:
    """The results so far, each written to the file at once."""

    def __init__(self, game_id: str, options: Struct, seed: int, path: Path | None, openings: int = 0) -> None:
        self._options = options
        self._path = path
        game = find(game_id)
        text = format_options(game, options, game.spec.rules)
        self._header = Header(game_id, game.spec.rules, text, seed, openings)
        self._known: dict[ScheduledGame, Result] = {}
        if path and path.exists():
            self._read(path)
        elif path:
            write_text(path, msgspec.json.encode(self._header).decode() + "\n")

    def results(self, scheduled: Sequence[ScheduledGame]) -> list[Result]:
        """The known results of these games, in their order."""
        return [self._known[game] for game in scheduled if game in self._known]

    def play(self, scheduled: Sequence[ScheduledGame], *, cores: int | None = None, save: Path | None = None) -> int:
        """Play the games without a result, with a progress bar. Return the exit code, not 0 after a signal."""
        missing = [game for game in scheduled if game not in self._known]
        playing = play_games(self._header.game, missing, self._options, self._header.seed, workers=cores)
        with screen.progress() as bar, Interruption() as interruption:
            task = bar.add_task("games", total=len(scheduled), completed=len(scheduled) - len(missing))
            with closing(playing):  # or the games would go on after Ctrl-C
                for finished in interruption.until_interrupted(playing):
                    if save:
                        write_text(save / f"{finished.scheduled.number + 1:05}.game", format_file(finished.file))
                    self._add(finished)
                    bar.advance(task)
        return interruption.exit_code

    def _add(self, finished: FinishedGame) -> None:
        scheduled, ranks = finished.scheduled, finished.file.result or ()
        result = Result(scheduled.bots, scheduled.number, ranks, finished.think_times, finished.fingerprint)
        self._known[finished.scheduled] = result
        if self._path:
            with self._path.open("ab") as file:
                file.write(msgspec.json.encode(result) + b"\n")

    def _read(self, path: Path) -> None:
        text = read_text(path, MAX_RESULTS_BYTES)
        complete, _, cut_off = text.rpartition("\n")
        if cut_off:  # the last line was not written completely
            write_text(path, complete + "\n")
        lines = complete.split("\n")
        try:
            header = msgspec.json.decode(lines[0], type=Header)
            results = [msgspec.json.decode(line, type=Result) for line in lines[1:]]
        except (msgspec.DecodeError, UnicodeEncodeError):
            raise BadFile("results-unreadable", file=str(path)) from None
        if header != self._header:
            raise BadFile("results-of-another", file=str(path))
        self._known = {ScheduledGame(result.bots, result.number, header.openings): result for result in results}
