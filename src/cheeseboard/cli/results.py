"""Games of bots and the file that remembers how they ended: a match that was interrupted goes on where it stood."""

from collections.abc import Sequence
from contextlib import closing
from pathlib import Path
from typing import Annotated

import msgspec
import typer
from msgspec import Struct

from cheeseboard.arena.match import FinishedGame, ScheduledGame, ThinkTime, check_bots, play_all
from cheeseboard.cli import screen
from cheeseboard.cli.inputs import read_text, write_text
from cheeseboard.cli.interruption import Interruption
from cheeseboard.core import BadFile
from cheeseboard.core.gamefile import format_file
from cheeseboard.core.options import format_options
from cheeseboard.games import find

ResultsFile = Annotated[
    Path | None,
    typer.Option(metavar="FILE", help="Remember every result here; the same command again goes on where it stopped."),
]
SaveFolder = Annotated[Path | None, typer.Option(metavar="DIR", help="Write every game as a .game file.")]
Seed = Annotated[int, typer.Option(help="The same seed plays the same games.")]
Openings = Annotated[
    int,
    typer.Option(min=0, help="So many first actions are any, the same while bots change seats; then games differ."),
]
Cores = Annotated[int | None, typer.Option(min=1, help="Games played at once; usually one per core.")]
MOST_BYTES = 500_000_000  # some million games


class Header(Struct, frozen=True, omit_defaults=True):
    """What all games of a file of results have in common: its first line."""

    game: str
    rules: int
    options: str
    seed: int
    openings: int = 0


class Result(Struct, frozen=True):
    """How one game ended: a line of the file."""

    bots: tuple[str, ...]  # as they were named, before they changed seats
    number: int
    ranks: tuple[int, ...]
    thoughts: tuple[ThinkTime, ...]


class Book:
    """The results known so far, each written down as soon as it is known."""

    def __init__(self, game_id: str, options: Struct, seed: int, path: Path | None, openings: int = 0) -> None:
        self._options = options
        self._path = path
        self._header = Header(game_id, find(game_id).spec.rules, format_options(options), seed, openings)
        self._known: dict[ScheduledGame, Result] = {}
        if path and path.exists():
            self._read(path)
        elif path:
            write_text(path, msgspec.json.encode(self._header).decode() + "\n")

    def results(self, bouts: Sequence[ScheduledGame]) -> list[Result]:
        """What is known of these games, in their order."""
        return [self._known[bout] for bout in bouts if bout in self._known]

    def play(self, bouts: Sequence[ScheduledGame], *, cores: int | None = None, save: Path | None = None) -> int:
        """Play those of the games that are not known yet, with a bar; the exit code, not 0 if a signal ended it."""
        for bots in dict.fromkeys(bout.bots for bout in bouts):
            check_bots(self._header.game, bots, self._options)
        missing = [bout for bout in bouts if bout not in self._known]
        with screen.progress() as bar, Interruption() as interruption:
            task = bar.add_task("games", total=len(bouts), completed=len(bouts) - len(missing))
            playing = play_all(self._header.game, missing, self._options, self._header.seed, cores)
            with closing(playing):  # or the games would go on after Ctrl-C
                for game in interruption.until_interrupted(playing):
                    if save:
                        write_text(save / f"{game.bout.number + 1:05}.game", format_file(game.file))
                    self._keep(game)
                    bar.advance(task)
        return interruption.exit_code

    def _keep(self, game: FinishedGame) -> None:
        result = Result(game.bout.bots, game.bout.number, game.file.result or (), game.thoughts)
        self._known[game.bout] = result
        if self._path:
            with self._path.open("ab") as file:
                file.write(msgspec.json.encode(result) + b"\n")

    def _read(self, path: Path) -> None:
        text = read_text(path, MOST_BYTES)
        whole, _, cut_off = text.rpartition("\n")
        if cut_off:  # a line half written when the power went
            write_text(path, whole + "\n")
        lines = whole.split("\n")
        try:
            header = msgspec.json.decode(lines[0], type=Header)
            results = [msgspec.json.decode(line, type=Result) for line in lines[1:]]
        except (msgspec.DecodeError, UnicodeEncodeError):
            raise BadFile("results-unreadable", file=str(path)) from None
        if header != self._header:
            raise BadFile("results-of-another", file=str(path))
        self._known = {ScheduledGame(result.bots, result.number, header.openings): result for result in results}
