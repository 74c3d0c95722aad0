"""What chance could have brought, row by row, after the end: with it a browser draws everything again by itself."""

from litestar import get
from litestar.di import NamedDependency
from litestar.params import FromPath

from cheeseboard.core import CHANCE, Chance, Illegal, NotYours
from cheeseboard.server.house import House
from cheeseboard.server.messages import ChanceRow, Chances
from cheeseboard.store import Person
from cheeseboard.tables.live import Live
from cheeseboard.tables.telling import seats_of


@get("/tables/{table:str}/chances")
async def chances(
    house: NamedDependency[House], visitor: NamedDependency[Person | None], table: FromPath[str]
) -> Chances:
    """For every draw of a finished game all that could come up, with its weight."""
    live = await house.desk.catch_up(table)
    if not live.record.watchable and not seats_of(live, visitor.id if visitor else ""):
        raise NotYours("not-watchable")
    if not live.is_over:
        raise Illegal("not-over")
    return chances_of(live)


def chances_of(live: Live) -> Chances:
    """What chance could have brought at a table."""
    rows = []
    for row in live.course.rows:
        turn = live.game.turn(live.course.states[row.n - 1])
        if row.seat == CHANCE and isinstance(turn, Chance):
            rows.append(ChanceRow(row.n, tuple((str(action), weight) for action, weight in turn.outcomes)))
    return Chances(tuple(rows))


HANDLERS = [chances]
