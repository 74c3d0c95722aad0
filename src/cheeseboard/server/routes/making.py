"""Boards of one's own: those of a game to start from, what the rules have against one, and whether it is fair.

What a board is and what is wrong with it says the game's module `making`; here it only comes in and goes out.
"""

from collections.abc import AsyncIterator
from types import ModuleType
from typing import Any

import msgspec
from litestar import get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody
from litestar.response import Stream

from cheeseboard import games
from cheeseboard.core import Unknown
from cheeseboard.core.options import read_options
from cheeseboard.server.errors import language_of
from cheeseboard.server.estimating import estimates
from cheeseboard.server.gate import client_of
from cheeseboard.server.house import House
from cheeseboard.server.pastimes import BoardFile, Checked, Estimate, Fault, Gallery, MadeBoard, ReadBoard
from cheeseboard.server.routes.depends import AnyRequest
from cheeseboard.words import Words

LINES = "application/x-ndjson"
UNBUFFERED = {"X-Accel-Buffering": "no"}  # a proxy shall pass every line on at once
TheHouse = NamedDependency[House]


@get("/making/{game:str}")
async def see_gallery(game: FromPath[str]) -> Gallery:
    """The boards that come with a game."""
    maker = _maker(game)
    return Gallery(maker.OPTION, msgspec.to_builtins(maker.gallery()), maker.KINDS)


@post("/making/check", status_code=200)
async def check_board(request: AnyRequest, data: JSONBody[MadeBoard]) -> Checked:
    """Every fault the rules name, and where it is."""
    maker, words = _maker(data.game), Words(language_of(request.headers), data.game)
    faults = maker.faults(_board(data.game, data.board))
    return Checked(tuple(Fault(fault.code, words.refuse(fault), fault.facts) for fault in faults))


@post("/making/read", status_code=200)
async def read_file(data: JSONBody[BoardFile]) -> ReadBoard:
    """The board of a file."""
    return ReadBoard(msgspec.to_builtins(_maker(data.game).read(data.text)))


@post("/making/estimate", status_code=200, media_type=LINES)
async def estimate(request: AnyRequest, house: TheHouse, data: JSONBody[Estimate]) -> Stream:
    """Bots play on the board; after every game one line of JSON says how it stands. Who stops listening stops them."""
    house.limits.asides.take(client_of(request.scope))
    maker = _maker(data.game)
    options = maker.trial(_board(data.game, data.board))
    played = estimates(house.aside, data.game, maker.JUDGE, options, maker.SEATS, data.games)

    async def lines() -> AsyncIterator[bytes]:
        async for estimated in played:
            yield msgspec.json.encode(estimated) + b"\n"

    return Stream(lines(), media_type=LINES, headers=UNBUFFERED)


def _maker(game: str) -> ModuleType:
    games.find(game)
    if (maker := games.part(game, "making")) is None:
        raise Unknown("no-boards", game=game[:40])
    return maker


def _board(game: str, given: Any) -> Any:
    maker = _maker(game)
    board = getattr(read_options(games.find(game), {maker.OPTION: given}), maker.OPTION)
    return maker.gallery()[board] if isinstance(board, str) else board


HANDLERS = [see_gallery, check_board, read_file, estimate]
