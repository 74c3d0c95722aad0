"""Custom boards: the presets of a game, the problems of a board, and whether it is balanced.

The game's kit checks boards, in a worker with limits; here they only come in and go out.
"""

from collections.abc import AsyncIterator
from itertools import islice
from typing import Any

import msgspec
from litestar import get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody
from litestar.response import Stream

from cheeseboard import games
from cheeseboard.core import Unknown
from cheeseboard.core.kit import BoardEditor
from cheeseboard.core.options import format_options, initial_state, read_options
from cheeseboard.protocol.board_bodies import (
    BalanceRequest,
    BoardFile,
    BoardProblem,
    BoardProblems,
    CustomBoard,
    ParsedBoard,
    PresetBoards,
)
from cheeseboard.server.board_balance import Asker, Trial, estimate_balance
from cheeseboard.server.context import AppContext
from cheeseboard.server.errors import language_of
from cheeseboard.server.middleware import asker_of
from cheeseboard.server.routes.dependencies import AnyRequest
from cheeseboard.tables.record import Person
from cheeseboard.words import Words

LINES = "application/x-ndjson"
UNBUFFERED = {"X-Accel-Buffering": "no"}  # tells a proxy to pass every line on at once
MAX_PROBLEMS = 50
Context = NamedDependency[AppContext]
Visitor = NamedDependency[Person | None]


@get("/boards/{game:str}")
async def see_presets(game: FromPath[str]) -> PresetBoards:
    """The boards that come with a game."""
    editor = _editor(game)
    return PresetBoards(editor.OPTION, msgspec.to_builtins(editor.presets()), editor.BALANCE_SEATS, editor.KINDS)


@post("/boards/check", status_code=200)
async def check_board(
    request: AnyRequest, context: Context, visitor: Visitor, data: JSONBody[CustomBoard]
) -> BoardProblems:
    """The problems of a board by the rules, fifty at most, and where they are."""
    board, language = msgspec.json.encode(data.board), language_of(request.headers)
    return await context.reading.run(sender_of(request, visitor), check_in_worker, data.game, board, language)


@post("/boards/read", status_code=200)
async def read_file(request: AnyRequest, context: Context, visitor: Visitor, data: JSONBody[BoardFile]) -> ParsedBoard:
    """The board of a file."""
    return await context.reading.run(sender_of(request, visitor), read_in_worker, data.game, data.text)


@post("/boards/balance", status_code=200, media_type=LINES)
async def stream_balance(
    request: AnyRequest, context: Context, visitor: Visitor, data: JSONBody[BalanceRequest]
) -> Stream:
    """Let bots play on the board; a line of JSON after every game has the estimate. Closing the request stops them."""
    context.limits.background_jobs.take(asker_of(request.scope))
    who, given = sender_of(request, visitor), msgspec.json.encode(data)
    trial = await context.reading.run(who, trial_in_worker, given)
    played = estimate_balance(context.estimating, Asker(who, asker_of(request.scope)), trial, data.games)
    first = await anext(played)  # so that a refusal becomes an error response

    async def lines() -> AsyncIterator[bytes]:
        yield msgspec.json.encode(first) + b"\n"
        async for estimated in played:
            yield msgspec.json.encode(estimated) + b"\n"

    return Stream(lines(), media_type=LINES, headers=UNBUFFERED)


def sender_of(request: AnyRequest, visitor: Person | None) -> str:
    """For whom a job counts when many ask: a person, or an address."""
    return visitor.id if visitor else asker_of(request.scope)


def check_in_worker(game: str, board: bytes, language: str) -> BoardProblems:
    """Runs in the worker: the problems of a board."""
    problems = islice(_editor(game).problems(_board(game, board)), MAX_PROBLEMS)
    words = Words(language, game)
    return BoardProblems(
        tuple(BoardProblem(error.code, words.refusal_sentence(error), error.params) for error in problems)
    )


def read_in_worker(game: str, text: str) -> ParsedBoard:
    """Runs in the worker: the board of a file."""
    return ParsedBoard(msgspec.to_builtins(_editor(game).read(text)))


def trial_in_worker(given: bytes) -> Trial:
    """Runs in the worker: the options of a balance test, if the board can be played with them."""
    asked = msgspec.json.decode(given, type=BalanceRequest)
    editor, found = _editor(asked.game), games.find(asked.game)
    options = editor.balance_options(read_options(found, {**asked.options, editor.OPTION: asked.board}))
    initial_state(found, options, editor.BALANCE_SEATS)
    text = format_options(found, options, found.spec.rules)
    return Trial(asked.game, editor.BALANCE_BOT, found.spec.rules, text, editor.BALANCE_SEATS)


def _editor(game: str) -> BoardEditor:
    if (boards := games.find_kit(game).boards) is None:
        raise Unknown("no-boards", game=game[:40])
    return boards


def _board(game: str, given: bytes) -> Any:
    editor = _editor(game)
    board = getattr(read_options(games.find(game), {editor.OPTION: msgspec.json.decode(given)}), editor.OPTION)
    return editor.presets()[board] if isinstance(board, str) else board


HANDLERS = [see_presets, check_board, read_file, stream_balance]
