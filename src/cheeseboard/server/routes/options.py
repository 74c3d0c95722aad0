"""Options of a table that somebody is creating: whether the rules allow them, before the table exists."""

import msgspec
from litestar import post
from litestar.di import NamedDependency
from litestar.params import JSONBody

from cheeseboard import games
from cheeseboard.core import BadOptions
from cheeseboard.core.options import initial_state, read_options
from cheeseboard.protocol.game_bodies import CheckOptions, OptionsVerdict
from cheeseboard.server.context import AppContext
from cheeseboard.server.errors import language_of
from cheeseboard.server.routes.custom_boards import sender_of
from cheeseboard.server.routes.dependencies import AnyRequest
from cheeseboard.tables.record import Person
from cheeseboard.words import Words


@post("/options/check", status_code=200)
async def check_options(
    request: AnyRequest,
    context: NamedDependency[AppContext],
    visitor: NamedDependency[Person | None],
    data: JSONBody[CheckOptions],
) -> OptionsVerdict:
    """Whether a table could be created with these options, and if not, why."""
    options, language = msgspec.json.encode(data.options), language_of(request.headers)
    return await context.reading.run(
        sender_of(request, visitor), verdict_in_worker, data.game, options, data.seats, language
    )


def verdict_in_worker(game_id: str, options: bytes, seats: int, language: str) -> OptionsVerdict:
    """Runs in the worker, for the options may hold a board: what the rules say to them."""
    game = games.find(game_id)
    try:
        initial_state(game, read_options(game, msgspec.json.decode(options)), seats)
    except BadOptions as refused:
        return OptionsVerdict(refused.code, Words(language, game_id).refusal_sentence(refused))
    return OptionsVerdict()


HANDLERS = [check_options]
