"""Perft: count the action sequences of a given length, to compare two implementations of the same rules."""

from typing import Any

from cheeseboard.core.action import expand, size
from cheeseboard.core.game import AnyGame, Ask, Chance
from cheeseboard.core.seats import CHANCE


def perft(game: AnyGame, state: Any, depth: int) -> int:
    """The number of sequences of so many actions; all outcomes of chance count, and cost no depth."""
    turn = game.turn(state)
    if isinstance(turn, Chance):
        return sum(perft(game, game.play(state, CHANCE, outcome), depth) for outcome, _ in turn.outcomes)
    if not isinstance(turn, Ask):
        return 0
    menus = [(seat, game.menu(state, seat)) for seat in turn.seats]
    if depth == 1:
        return sum(size(menu) for _, menu in menus)
    return sum(
        perft(game, game.play(state, seat, action), depth - 1) for seat, menu in menus for action in expand(menu)
    )


def divide(game: AnyGame, state: Any, depth: int) -> dict[str, int]:
    """The count behind each first action, to find where two implementations differ; several seats by number."""
    turn = game.turn(state)
    seats = turn.seats if isinstance(turn, Ask) else ()
    behind = {}
    for seat in seats:
        for action in expand(game.menu(state, seat)):
            name = str(action) if len(seats) == 1 else f"{seat} {action}"
            behind[name] = perft(game, game.play(state, seat, action), depth - 1) if depth > 1 else 1
    return behind
