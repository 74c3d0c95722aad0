"""`cheeseboard perft`: count the action sequences of a game, to compare with other implementations."""

from typing import Annotated, Any

import typer

from cheeseboard.cli import screen
from cheeseboard.cli.inputs import AsJson, GameName, OptionTexts
from cheeseboard.core import CHANCE, AnyGame, BadOptions, Chance, Unknown
from cheeseboard.core.options import initial_state, read_option_texts
from cheeseboard.core.perft import divide, perft
from cheeseboard.games import find, find_kit


def add_to(app: typer.Typer) -> None:
    """Give the command its verb."""
    app.command("perft")(count_sequences)


def count_sequences(
    game_id: GameName,
    depth: Annotated[int, typer.Option(min=1, max=9, help="How many moves deep.")],
    position: Annotated[str | None, typer.Option(help="Start from this position instead.")] = None,
    seats: Annotated[int | None, typer.Option(help="Number of players; by default the fewest.")] = None,
    split: Annotated[bool, typer.Option(help="Print the count after each first move.")] = False,
    option: OptionTexts = [],  # noqa: B006 - Typer copies it
    as_json: AsJson = False,
) -> None:
    """Count all sequences of moves from the start or from a position.

    Example: `cheeseboard perft quoridor --depth 3 --position "pawns e4 e6; hands 3 3; barriers e4h; turn 0"`
    """
    game = find(game_id)
    if position is not None and (seats is not None or option):
        raise BadOptions("option-with-position")
    state = _state(game, game_id, position, game.spec.seats[0] if seats is None else seats, option)
    counts = [perft(game, state, deep) for deep in range(1, depth + 1)]
    behind = divide(game, state, depth) if split else {}
    if as_json:
        screen.print_json({"counts": counts, "split": behind})
        return
    for deep, number in enumerate(counts, 1):
        screen.print_text(f"perft {deep} {number:,}")
    for action, number in behind.items():
        screen.print_text(f"{action}  {number:,}")


def _state(game: AnyGame, game_id: str, position: str | None, seats: int, option: list[str]) -> Any:
    if position is None:
        state = initial_state(game, read_option_texts(game, option), seats)
        while isinstance(turn := game.turn(state), Chance):  # begin where the first question is asked
            state = game.play(state, CHANCE, turn.outcomes[0][0])
        return state
    positions = find_kit(game_id).positions
    if positions is None:
        raise Unknown("no-positions", game=game_id)
    return positions.read_position(position)
