"""Puzzles: one by its number, and the result of an attempt, judged in a worker."""

import msgspec
from litestar import get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody

from cheeseboard import games
from cheeseboard.core import Action, Menu, visible_events
from cheeseboard.core.kit import GameKit, Puzzle
from cheeseboard.core.puzzle import AttemptResult, hints_of, judge_attempt, solution_states, solver_of, start_of
from cheeseboard.protocol.puzzle_bodies import (
    PuzzleAttempt,
    PuzzleAttemptResult,
    PuzzleCount,
    PuzzleCounts,
    PuzzleDetails,
    PuzzleStep,
)
from cheeseboard.server.context import AppContext
from cheeseboard.server.middleware import asker_of
from cheeseboard.server.routes.dependencies import AnyRequest


@get("/puzzles")
async def count_puzzles() -> PuzzleCounts:
    """Which games have puzzles, and how many."""
    numbers = {game_id: numbers_of(game_id) for game_id in games.packages()}
    return PuzzleCounts(tuple(PuzzleCount(game_id, len(found), found) for game_id, found in numbers.items() if found))


@get("/puzzles/{game:str}/{number:int}")
async def see_puzzle(game: FromPath[str], number: FromPath[int]) -> PuzzleDetails:
    """A puzzle before the first attempt."""
    return puzzle_now(game, number)


@post("/puzzles/attempt", status_code=200)
async def try_puzzle(
    request: AnyRequest, context: NamedDependency[AppContext], data: JSONBody[PuzzleAttempt]
) -> PuzzleAttemptResult:
    """Judge an attempt, and give the replies to it."""
    games.find_puzzle(data.game, data.number)
    context.limits.background_jobs.take(asker_of(request.scope))
    result = await context.background_workers.run(try_in_worker, data.game, data.number, data.actions)
    return msgspec.json.decode(result, type=PuzzleAttemptResult)


def numbers_of(game_id: str) -> tuple[int, ...]:
    """The numbers of the puzzles that hold."""
    return tuple(puzzle.number for puzzle in games.find_puzzles(game_id))


def puzzle_now(game_id: str, number: int) -> PuzzleDetails:
    """A puzzle as it is shown."""
    puzzle, kit = games.find_puzzle(game_id, number), games.find_kit(game_id)
    states = tuple(solution_states(kit, puzzle))
    state, seat = states[0]
    return PuzzleDetails(
        game=game_id,
        number=number,
        of=max(numbers_of(game_id)),
        rules=puzzle.rules,
        goal=puzzle.goal,
        turns=puzzle.turns,
        stars=puzzle.stars,
        answers=sum(asked == seat for _, asked in states),
        seat=seat,
        view=kit.rules.view(state, seat),
        menu=kit.rules.menu(state, seat),
        solution=puzzle.solution,
        hints=hints_of(kit, puzzle),
        numbers=numbers_of(game_id),
    )


def try_in_worker(game_id: str, number: int, actions: tuple[str, ...]) -> bytes:
    """Runs in the worker: the result of an attempt, as JSON."""
    puzzle, kit = games.find_puzzle(game_id, number), games.find_kit(game_id)
    return msgspec.json.encode(tried_now(kit, puzzle, actions, judge_attempt(kit, puzzle, actions)))


def tried_now(kit: GameKit, puzzle: Puzzle, actions: tuple[str, ...], tried: AttemptResult) -> PuzzleAttemptResult:
    """The attempt and all that follows it, as the solver sees it."""
    game, state = kit.rules, start_of(kit, puzzle)
    solver = solver_of(game, state)
    for text in actions[:-1]:
        state = game.play(state, solver_of(game, state), Action.parse(text))
    steps: list[PuzzleStep] = []
    for action in (Action.parse(actions[-1]), *tried.replies):
        seat = solver_of(game, state)
        state = game.play(state, seat, action)
        steps.append(PuzzleStep(seat, str(action), game.view(state, solver), visible_events(state, solver)))
    menu: Menu = game.menu(state, solver)
    return PuzzleAttemptResult(tried.verdict, tuple(steps), menu)


HANDLERS = [count_puzzles, see_puzzle, try_puzzle]
