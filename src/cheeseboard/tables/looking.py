"""Looking back: what was known at a row. While a game runs only one's own past; once it is over, everybody's.

Once it is over means by the rules or by the table: seed and log are told then, so nothing is left to hide.
"""

from typing import Any

from msgspec import Struct

from cheeseboard.core import OPEN, Illegal, NotYours, Over, Seat, Unknown
from cheeseboard.tables.live import Live
from cheeseboard.tables.record import PersonId
from cheeseboard.tables.telling import events_of_row, seats_of


class PastView(Struct, frozen=True):
    """What was known at a row, and what happened in it."""

    n: int
    view: Any  # of the game's view type
    events: tuple[Any, ...]
    over: Over | None


def usual_eyes(live: Live, person: PersonId) -> Seat | None:
    """As whom somebody looks who does not say: from their first seat, or as a spectator."""
    return next(iter(seats_of(live, person)), None)


def step_at(live: Live, n: int, eyes: Seat | None, person: PersonId) -> PastView:
    """What these eyes saw at row n: a seat's, a spectator's (None), or OPEN for all cards on the table."""
    _must_be_their_eyes(live, eyes, person)
    if not 0 <= n <= live.n:
        raise Unknown("no-such-row", row=n, rows=live.n)
    events = events_of_row(live, live.course.rows[n - 1], eyes) if n else ()
    return PastView(n, _view(live, n, eyes), events, live.turn if n == live.n and isinstance(live.turn, Over) else None)


def hints_for(live: Live, eyes: Seat | None, person: PersonId) -> dict[str, tuple[str, ...]]:
    """What a board may show on request now, from what these eyes see."""
    _must_be_their_eyes(live, eyes, person)
    return dict(live.kit.overlays(_view(live, live.n, eyes)))


def _view(live: Live, n: int, eyes: Seat | None) -> Any:
    state = live.course.states[n]
    return live.kit.open_view(state) if eyes == OPEN else live.game.view(state, eyes)


def _must_be_their_eyes(live: Live, eyes: Seat | None, person: PersonId) -> None:
    record, mine = live.record, seats_of(live, person)
    if record.phase == "open":
        raise Illegal("not-started")
    if eyes is not None and eyes != OPEN and not 0 <= eyes < len(record.seats):
        raise Illegal("no-such-seat", seat=eyes)
    if not record.watchable and (eyes is None or not mine) and not (live.is_over and mine):
        raise NotYours("not-watchable")
    if not live.is_over and eyes == OPEN:
        raise Illegal("not-over")
    if not live.is_over and eyes is not None and eyes not in mine:
        raise NotYours("not-your-seat", seat=eyes)
