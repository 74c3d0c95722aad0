"""All possible outcomes of every draw, after the end: with them a browser can check the draws by itself."""

from litestar import get
from litestar.di import NamedDependency
from litestar.params import FromPath

from cheeseboard.core import CHANCE, Chance, Illegal, NotYours
from cheeseboard.protocol.lookback_bodies import DrawList, DrawOutcomes
from cheeseboard.server.context import AppContext
from cheeseboard.tables.record import Person
from cheeseboard.tables.table import Table, seats_of


@get("/tables/{table:str}/draws")
async def chances(
    context: NamedDependency[AppContext], visitor: NamedDependency[Person | None], table: FromPath[str]
) -> DrawList:
    """For every draw of a finished game its possible outcomes with their weights."""
    found = await context.registry.refresh(table)
    if not found.record.watchable and not seats_of(found, visitor.id if visitor else ""):
        raise NotYours("not-watchable")
    if not found.is_over:
        raise Illegal("not-over")
    return chances_of(found)


def chances_of(table: Table) -> DrawList:
    """The possible outcomes of every draw at a table."""
    rows = []
    for row in table.history.rows:
        turn = table.game.turn(table.history.states[row.n - 1])
        if row.seat == CHANCE and isinstance(turn, Chance):
            rows.append(DrawOutcomes(row.n, tuple((str(action), weight) for action, weight in turn.outcomes)))
    return DrawList(tuple(rows))


HANDLERS = [chances]
