"""Puzzles: read them, list their states and hints, and judge attempts. The game's kit refutes wrong ones by search.

Puzzles are found by search in games between bots and written to a file once; only a wrong attempt is searched again.
"""

from collections.abc import Iterator, Sequence
from typing import Any, Literal

import msgspec
from msgspec import Struct

from cheeseboard.core.action import Action
from cheeseboard.core.errors import Illegal
from cheeseboard.core.event import Sentence
from cheeseboard.core.game import AnyGame, Ask, step
from cheeseboard.core.kit import GameKit, Puzzle, Puzzles
from cheeseboard.core.seats import Seat

Verdict = Literal["right", "solved", "wrong"]


class AttemptResult(Struct, frozen=True):
    """The verdict on an attempt, and the actions that are played after it."""

    verdict: Verdict
    replies: tuple[Action, ...]


def read_puzzles(text: str) -> tuple[Puzzle, ...]:
    """The puzzles of a file, one a line as JSON."""
    return tuple(msgspec.json.decode(line, type=Puzzle) for line in text.splitlines())


def start_of(kit: GameKit, puzzle: Puzzle) -> Any:
    """The state a puzzle begins with."""
    return _puzzles(kit).read(puzzle.position, puzzle.rules)


def solver_of(game: AnyGame, state: Any) -> Seat:
    """The seat that is asked in this state: the solver's at the start of a puzzle, later also the other side's."""
    turn = game.turn(state)
    assert isinstance(turn, Ask), turn
    return turn.seats[0]


def solution_states(kit: GameKit, puzzle: Puzzle) -> Iterator[tuple[Any, Seat]]:
    """The state before each action of the solution, and who plays it."""
    game, state = kit.rules, start_of(kit, puzzle)
    for text in puzzle.solution:
        seat = solver_of(game, state)
        yield state, seat
        state = game.play(state, seat, Action.parse(text))


def hints_of(kit: GameKit, puzzle: Puzzle) -> tuple[tuple[Sentence, ...], ...]:
    """Hints for each action of the solution, the vaguest first; none where the other side plays."""
    to_come = tuple(map(Action.parse, (*puzzle.solution, *puzzle.continuation)))
    states = tuple(solution_states(kit, puzzle))
    return tuple(
        _puzzles(kit).hints(puzzle, state, to_come[number:]) if seat == states[0][1] else ()
        for number, (state, seat) in enumerate(states)
    )


def judge_attempt(kit: GameKit, puzzle: Puzzle, actions: Sequence[str]) -> AttemptResult:
    """Judge the last of these actions; those before it must follow the solution."""
    number = len(actions)
    if not 1 <= number <= len(puzzle.solution) or tuple(actions[:-1]) != puzzle.solution[: number - 1]:
        raise Illegal("puzzle-lost-way")
    game, states = kit.rules, [start_of(kit, puzzle)]
    solver = solver_of(game, states[0])
    for text in actions:
        states.append(step(game, states[-1], solver_of(game, states[-1]), Action.parse(text)))
    if actions[-1] != puzzle.solution[number - 1]:
        return AttemptResult("wrong", _puzzles(kit).refute(puzzle, states, solver))
    to_come = tuple(map(Action.parse, puzzle.solution[number:]))
    replies = _until_asked(game, states[-1], solver, to_come)
    if len(replies) < len(to_come):
        return AttemptResult("right", replies)
    return AttemptResult("solved", (*to_come, *map(Action.parse, puzzle.continuation)))


def _until_asked(game: AnyGame, state: Any, solver: Seat, to_come: tuple[Action, ...]) -> tuple[Action, ...]:
    """The actions of the solution that are played before the solver is asked again."""
    for number, action in enumerate(to_come):
        if solver_of(game, state) == solver:
            return to_come[:number]
        state = game.play(state, solver_of(game, state), action)
    return to_come


def _puzzles(kit: GameKit) -> Puzzles:
    assert kit.puzzles is not None, kit.rules.spec.id
    return kit.puzzles
