"""`cheeseboard replay`: play a game file again before your eyes."""

from typing import Annotated

import typer
from rich.markup import escape

from cheeseboard.cli import screen
from cheeseboard.cli.inputs import AsJson, FilePath, read_game_file
from cheeseboard.core import TABLE, Over, news
from cheeseboard.core.gamefile import GameFile
from cheeseboard.core.replay import Course, Row
from cheeseboard.core.verify import replay_file
from cheeseboard.games import find
from cheeseboard.words import Words


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
    game = find(file["Game"])
    course = replay_file(game, file)
    turn = course.turn()
    if as_json:
        over = {"ranks": turn.ranks, "reason": turn.reason} if isinstance(turn, Over) else None
        screen.answer({"game": file["Game"], "rows": [str(row) for row in file.rows], "over": over})
        return
    _tell(file, course, show=show)


def _tell(file: GameFile, course: Course, *, show: bool) -> None:
    game, words = course.game, screen.words(file["Game"], file.seat_names)
    for row in course.rows:
        view = game.view(course.states[row.n], None)
        said = _table_row(words, row) if row.seat == TABLE else " ".join(words.say(line) for line in news(view))
        screen.out.print(f"[faint]{row}[/]  {escape(said)}", soft_wrap=True)
        if show:
            screen.draw(game.show(view))
    turn = course.turn()
    if not show:
        screen.draw(game.show(game.view(course.state, None)))
    if isinstance(turn, Over):
        say_result(file.seat_names, turn, file["Game"])


def _table_row(words: Words, row: Row) -> str:
    """What the table itself did, as a sentence."""
    number = int(row.action.fills[0][0]) if row.action.fills else 0
    return words.text(f"table-{row.action.verb}", who=number, row=number + 1)


def say_result(names: tuple[str, ...], over: Over, game_id: str) -> None:
    """How it ended, and who came where."""
    words = screen.words(game_id, names)
    screen.say(words.text(f"over-{over.reason}"), "strong")
    for rank in sorted(set(over.ranks)):
        placed = "+".join(str(seat) for seat, place in enumerate(over.ranks) if place == rank)
        screen.say(f"{rank + 1}.  {words.seat(placed)}")
