"""`cheeseboard replay`: print a game file row by row."""

from typing import Annotated

import typer
from rich.markup import escape

from cheeseboard.cli import screen
from cheeseboard.cli.inputs import AsJson, FilePath, read_game_file
from cheeseboard.core import TABLE, Over, visible_events
from cheeseboard.core.gamefile import GameFile
from cheeseboard.core.history import History
from cheeseboard.core.verify import replay_file
from cheeseboard.games import find_kit
from cheeseboard.tables.events import table_events


def add_to(app: typer.Typer) -> None:
    """Give the command its verb."""
    app.command("replay")(replay_game)


def replay_game(
    path: FilePath,
    show: Annotated[bool, typer.Option("--show", help="Draw the board after every row.")] = False,
    as_json: AsJson = False,
) -> None:
    """Play a game file again, row by row, in sentences.

    Example: `cheeseboard replay evening.game --show`
    """
    file = read_game_file(path)
    history = replay_file(find_kit(file["Game"]), file)
    turn = history.turn()
    if as_json:
        over = {"ranks": turn.ranks, "reason": turn.reason} if isinstance(turn, Over) else None
        screen.print_json({"game": file["Game"], "rows": [str(row) for row in file.rows], "over": over})
        return
    _print_rows(file, history, show=show)


def _print_rows(file: GameFile, history: History, *, show: bool) -> None:
    game, words = history.game, screen.words(file["Game"], file.seat_names)
    for row in history.rows:
        state = history.states[row.n]
        events = table_events(row) if row.seat == TABLE else visible_events(state, None)
        sentences = " ".join(words.event(event) for event in events)
        screen.out.print(f"[faint]{row}[/]  {escape(sentences)}", soft_wrap=True)
        if show:
            screen.print_drawing(game.show(game.view(state, None)))
    turn = history.turn()
    if not show:
        screen.print_drawing(game.show(game.view(history.state, None)))
    if isinstance(turn, Over):
        print_result(file.seat_names, turn, file["Game"])


def print_result(names: tuple[str, ...], over: Over, game_id: str) -> None:
    """Print how it ended and the rank of each seat."""
    words = screen.words(game_id, names)
    screen.print_text(words.text(f"over-{over.reason}"), "strong")
    for rank in sorted(set(over.ranks)):
        seats = "+".join(str(seat) for seat, seat_rank in enumerate(over.ranks) if seat_rank == rank)
        screen.print_text(f"{rank + 1}.  {words.seat(seats)}")
