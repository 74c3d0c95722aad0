"""Puzzles: one by its number, and what becomes of a try. Rules and search judge, in a worker."""

import msgspec
from litestar import get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody

from cheeseboard import games
from cheeseboard.core import Action, Menu, visible_events
from cheeseboard.core.puzzle import Puzzle
from cheeseboard.games.puzzles import (
    AttemptResult,
    hints_of,
    judge_attempt,
    puzzle_of,
    puzzles_of,
    solution_states,
    solver_of,
    start_of,
)
from cheeseboard.server.gate import asker_of
from cheeseboard.server.house import House
from cheeseboard.server.pastimes import PuzzleCount, PuzzleCounts, PuzzleNow, PuzzleStep, PuzzleTried, PuzzleTry
from cheeseboard.server.routes.depends import AnyRequest


@get("/puzzles")
async def count_puzzles() -> PuzzleCounts:
    """Which games have puzzles, and how many."""
    counts = {game_id: len(puzzles_of(game_id)) for game_id in games.packages()}
    return PuzzleCounts(tuple(PuzzleCount(game_id, number) for game_id, number in counts.items() if number))


@get("/puzzles/{game:str}/{number:int}")
async def see_puzzle(game: FromPath[str], number: FromPath[int]) -> PuzzleNow:
    """A puzzle before the first try."""
    return puzzle_now(game, number)


@post("/puzzles/try", status_code=200)
async def try_puzzle(request: AnyRequest, house: NamedDependency[House], data: JSONBody[PuzzleTry]) -> PuzzleTried:
    """Judge a try, and say what is answered to it."""
    puzzle_of(data.game, data.number)
    house.limits.asides.take(asker_of(request.scope))
    told = await house.aside.run(try_in_worker, data.game, data.number, data.did)
    return msgspec.json.decode(told, type=PuzzleTried)


def puzzle_now(game_id: str, number: int) -> PuzzleNow:
    """A puzzle as it is shown."""
    puzzle, game = puzzle_of(game_id, number), games.find(game_id)
    way = tuple(solution_states(game_id, puzzle))
    state, seat = way[0]
    return PuzzleNow(
        game=game_id,
        number=number,
        of=len(puzzles_of(game_id)),
        goal=puzzle.goal,
        turns=puzzle.turns,
        stars=puzzle.stars,
        answers=sum(asked == seat for _, asked in way),
        seat=seat,
        view=game.view(state, seat),
        menu=game.menu(state, seat),
        answer=puzzle.solution,
        hints=hints_of(game_id, puzzle),
    )


def try_in_worker(game_id: str, number: int, did: tuple[str, ...]) -> bytes:
    """Runs in the worker: the try judged, as JSON."""
    puzzle = puzzle_of(game_id, number)
    return msgspec.json.encode(tried_now(game_id, puzzle, did, judge_attempt(game_id, puzzle, did)))


def tried_now(game_id: str, puzzle: Puzzle, did: tuple[str, ...], tried: AttemptResult) -> PuzzleTried:
    """The try and all that follows it, as the solver sees it."""
    game, state = games.find(game_id), start_of(game_id, puzzle)
    solver = solver_of(game, state)
    for text in did[:-1]:
        state = game.play(state, solver_of(game, state), Action.parse(text))
    steps: list[PuzzleStep] = []
    for action in (Action.parse(did[-1]), *tried.replies):
        seat = solver_of(game, state)
        state = game.play(state, seat, action)
        steps.append(PuzzleStep(seat, str(action), game.view(state, solver), visible_events(state, solver)))
    menu: Menu = game.menu(state, solver)
    return PuzzleTried(tried.verdict, tuple(steps), menu)


HANDLERS = [count_puzzles, see_puzzle, try_puzzle]
