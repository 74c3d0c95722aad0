"""`cheeseboard replay`: print a game file row by row."""

from typing import Annotated

import typer
from rich.markup import escape

from cheeseboard.cli import screen
from cheeseboard.cli.inputs import AsJson, FilePath, read_game_file
from cheeseboard.core import TABLE, Over, Seat, visible_events
from cheeseboard.core.finished_by_bot import finished_by_bot
from cheeseboard.library.knowledge import history_of
from cheeseboard.library.loading import replayed
from cheeseboard.library.playthrough import Playthrough
from cheeseboard.tables.events import table_events
from cheeseboard.words import Words


def add_to(app: typer.Typer) -> None:
    """Give the command its verb."""
    app.command("replay")(replay_game)


def replay_game(
    path: FilePath,
    show: Annotated[bool, typer.Option("--show", help="Draw the board after every move.")] = False,
    as_json: AsJson = False,
) -> None:
    """Replay a game file, move by move, in sentences.

    Example: `cheeseboard replay evening.game --show`
    """
    file = read_game_file(path)
    game = replayed(file)
    if as_json:
        over = {"ranks": game.result.ranks, "reason": game.result.reason} if game.result else None
        screen.print_json({"game": file["Game"], "rows": [str(row) for row in file.rows], "over": over})
        return
    _print_rows(game, show=show)


def _print_rows(game: Playthrough, *, show: bool) -> None:
    shown = screen.shown_names(game.game_id, game.names)
    history, words = history_of(game), screen.words(game.game_id, shown)
    rules = history.game
    for row in history.rows:
        state = history.states[row.n]
        events = table_events(row, history.rows) if row.seat == TABLE else visible_events(state, None)
        sentences = " ".join(words.event(event) for event in events)
        screen.out.print(f"[faint]{row}[/]  {escape(sentences)}", soft_wrap=True)
        if show:
            screen.print_drawing(rules.show(rules.view(state, None)))
    if not show:
        screen.print_drawing(rules.show(rules.view(history.state, None)))
    if game.result:
        by_bot = finished_by_bot(history.rows)
        names = (words.text("web-name-of-bot", who=name) if seat in by_bot else name for seat, name in enumerate(shown))
        print_result(tuple(names), game.result, game.game_id)


def print_result(names: tuple[str, ...], over: Over, game_id: str, you: Seat | None = None) -> None:
    """Print how it ended and the rank of each seat."""
    reader = screen.words().text("play-you")
    shown = [reader if seat == you else name for seat, name in enumerate(names)]
    words = screen.words(game_id, shown)
    screen.print_text(result_title(words, over, you), "strong")
    screen.print_text(words.text(f"over-{over.reason}"))
    for rank in sorted(set(over.ranks)):
        screen.print_text(f"{rank + 1}.  {_named(words, _seats_of(over, rank))}")


def result_title(words: Words, over: Over, you: Seat | None = None) -> str:
    """How it ended in a few words, said to the seat `you` if somebody reads alone."""
    winners = _seats_of(over, 0)
    others = [seat for seat in winners if seat != you]
    if len(winners) == len(over.ranks):
        return words.text("web-over-level")
    if you is None:
        return words.text("web-over-first", who=_named(words, winners), number=len(winners))
    if rank := over.ranks[you]:
        are_places = len(set(over.ranks)) > 2
        return words.text("web-over-place", place=rank + 1) if are_places else words.text("web-over-lost")
    return words.text("web-over-you-with", who=_named(words, others)) if others else words.text("web-over-you")


def _seats_of(over: Over, rank: int) -> list[Seat]:
    return [seat for seat, seat_rank in enumerate(over.ranks) if seat_rank == rank]


def _named(words: Words, seats: list[Seat]) -> str:
    return words.seat("+".join(map(str, seats)))
