"""Looking back: what was known at a row. While a game runs only one's own past; once it is over, everybody's.

Over means by the rules or by the table: seed and log are published then, so nothing is left to hide.
"""

from typing import Any

from msgspec import Struct

from cheeseboard.core import OPEN, Illegal, NotYours, Over, Seat, Unknown
from cheeseboard.tables.record import PersonId
from cheeseboard.tables.table import Table, events_of_row, seats_of


class PastView(Struct, frozen=True):
    """What was known at a row, and what happened in it."""

    n: int
    view: Any  # of the game's view type
    events: tuple[Any, ...]
    over: Over | None


def default_viewpoint(table: Table, person: PersonId) -> Seat | None:
    """The viewpoint of a person who names none: their first seat, or a spectator's."""
    return next(iter(seats_of(table, person)), None)


def view_at(table: Table, n: int, viewpoint: Seat | None, person: PersonId) -> PastView:
    """What was seen at row n from a seat, as a spectator (None), or with all cards open (OPEN)."""
    _require_own_viewpoint(table, viewpoint, person)
    if not 0 <= n <= table.n:
        raise Unknown("no-such-row", row=n, rows=table.n)
    events = events_of_row(table, table.history.rows[n - 1], viewpoint) if n else ()
    return PastView(
        n, _view(table, n, viewpoint), events, table.turn if n == table.n and isinstance(table.turn, Over) else None
    )


def overlays_for(table: Table, viewpoint: Seat | None, person: PersonId) -> dict[str, tuple[str, ...]]:
    """What a board may show on request now, computed from what this viewpoint sees."""
    _require_own_viewpoint(table, viewpoint, person)
    return dict(table.kit.overlays(_view(table, table.n, viewpoint)))


def _view(table: Table, n: int, viewpoint: Seat | None) -> Any:
    state = table.history.states[n]
    return table.kit.open_view(state) if viewpoint == OPEN else table.game.view(state, viewpoint)


def _require_own_viewpoint(table: Table, viewpoint: Seat | None, person: PersonId) -> None:
    record, mine = table.record, seats_of(table, person)
    if record.phase == "open":
        raise Illegal("not-started")
    if viewpoint is not None and viewpoint != OPEN and not 0 <= viewpoint < len(record.seats):
        raise Illegal("no-such-seat", seat=viewpoint)
    if not record.watchable and (viewpoint is None or not mine) and not (table.is_over and mine):
        raise NotYours("not-watchable")
    if not table.is_over and viewpoint == OPEN:
        raise Illegal("not-over")
    if not table.is_over and viewpoint is not None and viewpoint not in mine:
        raise NotYours("not-your-seat", seat=viewpoint)
