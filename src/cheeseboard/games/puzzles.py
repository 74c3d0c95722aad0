"""Puzzles: positions with one best answer, found by search in games that bots played against each other.

A game with puzzles has a file `puzzles.jsonl`, and its kit says how to read, refute and hint at them.
What was found once is written in the file; only tries that miss it are searched anew.
"""

from collections.abc import Iterator, Sequence
from functools import cache
from importlib.resources import files
from typing import Any, Literal

import msgspec
from msgspec import Struct

from cheeseboard.core import Action, AnyGame, Ask, Illegal, Seat, Sentence, Unknown
from cheeseboard.core import step as play_by_the_rules
from cheeseboard.core.kit import Puzzles
from cheeseboard.core.puzzle import Puzzle
from cheeseboard.games import find, find_kit, packages

FILE = "puzzles.jsonl"
Verdict = Literal["right", "solved", "wrong"]


class AttemptResult(Struct, frozen=True):
    """What became of a try, and the actions that follow it without a question."""

    verdict: Verdict
    replies: tuple[Action, ...]


@cache
def puzzles_of(game_id: str) -> tuple[Puzzle, ...]:
    """The puzzles of a game, in the order of its file; most games have none."""
    if find_kit(game_id).puzzles is None:
        return ()
    lines = (files(packages()[game_id]) / FILE).read_text("utf-8").splitlines()
    return tuple(msgspec.json.decode(line, type=Puzzle) for line in lines)


def puzzle_of(game_id: str, number: int) -> Puzzle:
    """The puzzle of this number, counted from 1."""
    find(game_id)
    puzzles = puzzles_of(game_id)
    if not 1 <= number <= len(puzzles):
        raise Unknown("unknown-puzzle", number=number, most=len(puzzles))
    return puzzles[number - 1]


def start_of(game_id: str, puzzle: Puzzle) -> Any:
    """The state a puzzle begins with."""
    return _puzzles(game_id).read(puzzle.position)


def solver_of(game: AnyGame, state: Any) -> Seat:
    """Who is asked in this state: at the beginning of a puzzle that is whoever solves it."""
    turn = game.turn(state)
    assert isinstance(turn, Ask), turn
    return turn.seats[0]


def solution_states(game_id: str, puzzle: Puzzle) -> Iterator[tuple[Any, Seat]]:
    """Every state on the way in which an action of the line is played, and by whom."""
    game, state = find(game_id), start_of(game_id, puzzle)
    for text in puzzle.solution:
        seat = solver_of(game, state)
        yield state, seat
        state = game.play(state, seat, Action.parse(text))


def hints_of(game_id: str, puzzle: Puzzle) -> tuple[tuple[Sentence, ...], ...]:
    """For each action of the line what helps to find it, the vaguest first; nothing where the other side plays."""
    to_come = tuple(map(Action.parse, (*puzzle.solution, *puzzle.continuation)))
    way = tuple(solution_states(game_id, puzzle))
    return tuple(
        _puzzles(game_id).hints(puzzle, state, to_come[number:]) if seat == way[0][1] else ()
        for number, (state, seat) in enumerate(way)
    )


def judge_attempt(game_id: str, puzzle: Puzzle, did: Sequence[str]) -> AttemptResult:
    """The last of these actions judged; those before it must be the way so far."""
    number = len(did)
    if not 1 <= number <= len(puzzle.solution) or tuple(did[:-1]) != puzzle.solution[: number - 1]:
        raise Illegal("puzzle-lost-way")
    game, states = find(game_id), [start_of(game_id, puzzle)]
    solver = solver_of(game, states[0])
    for text in did:
        states.append(play_by_the_rules(game, states[-1], solver_of(game, states[-1]), Action.parse(text)))
    if did[-1] != puzzle.solution[number - 1]:
        return AttemptResult("wrong", _puzzles(game_id).refute(puzzle, states, solver))
    to_come = tuple(map(Action.parse, puzzle.solution[number:]))
    replies = _until_asked(game, states[-1], solver, to_come)
    if len(replies) < len(to_come):
        return AttemptResult("right", replies)
    return AttemptResult("solved", (*to_come, *map(Action.parse, puzzle.continuation)))


def _until_asked(game: AnyGame, state: Any, solver: Seat, to_come: tuple[Action, ...]) -> tuple[Action, ...]:
    """What of the line is played before the solver has something to find again."""
    for number, action in enumerate(to_come):
        if solver_of(game, state) == solver:
            return to_come[:number]
        state = game.play(state, solver_of(game, state), action)
    return to_come


def _puzzles(game_id: str) -> Puzzles:
    puzzles = find_kit(game_id).puzzles
    assert puzzles is not None, game_id
    return puzzles
