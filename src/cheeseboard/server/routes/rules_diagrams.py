"""The diagrams of a rules page: positions written in its text, as views that a board can draw.

A block marked with the game's id is a drawing; one marked `board` is TOML with names, options and the rows until then.
"""

import re
from collections.abc import Iterator
from functools import lru_cache

from litestar import Response, get
from litestar.params import FromPath

from cheeseboard import games
from cheeseboard.core import AnyGame
from cheeseboard.protocol.lesson_bodies import RulesDiagram
from cheeseboard.server.routes.dependencies import AnyRequest
from cheeseboard.server.routes.games import GAME_CACHE_SIZE, unless_known
from cheeseboard.server.routes.lessons import moment_at, moment_of
from cheeseboard.words.rules_pages import replay_position, rules_text

LOG = "board"
BLOCK = re.compile(r"^```([a-z-]+)\n(.*?)^```$", re.MULTILINE | re.DOTALL)


def blocks(game_id: str, page: str) -> list[tuple[str, str]]:
    """The kind and the text of every block that is a diagram."""
    return [(kind, body) for kind, body in BLOCK.findall(page) if kind in (game_id, LOG)]


def pictures_of(game_id: str, page: str) -> Iterator[RulesDiagram]:
    """Every diagram of a page, in its order."""
    game = games.find(game_id)
    for kind, body in blocks(game_id, page):
        yield _of_log(game, body) if kind == LOG else _of_drawing(game_id, game, body)


def _of_log(game: AnyGame, body: str) -> RulesDiagram:
    position, history, n = replay_position(game, body)
    return RulesDiagram(position.names, position.seat, moment_of(history, position.seat, n, n))


def _of_drawing(game_id: str, game: AnyGame, body: str) -> RulesDiagram:
    drawings = games.find_kit(game_id).drawings
    assert drawings, f"{game_id} reads no drawings"
    return RulesDiagram((), None, moment_at(game, drawings.read(body), None))


@get("/games/{game:str}/diagrams")
async def rules_pictures(request: AnyRequest, game: FromPath[str]) -> Response[list[RulesDiagram]]:
    """The positions that the rules page shows; they are the same in every language."""
    games.find(game)
    return unless_known(request, _pictures(game))


@lru_cache(maxsize=GAME_CACHE_SIZE)
def _pictures(game: str) -> list[RulesDiagram]:
    return list(pictures_of(game, rules_text(game, "en")))


HANDLERS = [rules_pictures]
