"""What somebody may know of a history: its rows as a seat or a spectator saw them, and who is to act."""

from collections.abc import Iterator
from typing import TYPE_CHECKING, Generic

from msgspec import Struct

from cheeseboard.core import OPEN, TABLE, Action, Ask, Chance, Over, Seat, Turn, visible_events
from cheeseboard.core.history import History
from cheeseboard.core.types import SomeEvent

if TYPE_CHECKING:
    from cheeseboard.library.playthrough import Playthrough


class Step(Struct, Generic[SomeEvent], frozen=True):
    """One row of a game as its reader may know it.

    Examples:
        >>> import cheeseboard
        >>> [step] = cheeseboard.new("quoridor", seed=7)
        >>> isinstance(step, cheeseboard.Step), step.n, str(step.action)
        (True, 1, 'first 0')
    """

    n: int
    seat: Seat | None  # None: in an anonymous window nobody learns who has answered
    action: Action | None  # None: the reader does not see it; the events say what could be seen
    events: tuple[SomeEvent, ...]


def steps_of(history: History, seat: Seat | None, since: int = 0) -> Iterator[Step]:
    """The rows after `since` as this seat saw them (None: a spectator, OPEN: with all that is hidden).

    Where cards are hidden, others' actions are known by their events only.
    """
    game = history.game
    for row in history.rows[max(since, 0) :]:
        if row.seat == TABLE:
            yield Step(row.n, TABLE, row.action, ())
            continue
        events = visible_events(history.states[row.n], seat)
        if seat in (OPEN, row.seat) or not game.spec.has_hidden_information:
            yield Step(row.n, row.seat, row.action, events)
        else:
            before = game.turn(history.states[row.n - 1])
            is_anonymous = isinstance(before, Ask) and before.anonymous
            yield Step(row.n, None if is_anonymous else row.seat, None, events)


def history_of(game: "Playthrough") -> History:
    """The whole history of a playthrough with all that is hidden, for edges that write or print it."""
    return game._history


def status_text(turn: Turn) -> str:
    """Who is to act, or how it ended; in an anonymous window how many are asked and never who."""
    if isinstance(turn, Over):
        return f"over: {turn.reason}, ranks {' '.join(map(str, turn.ranks))}"
    if isinstance(turn, Chance):
        return "chance to draw"
    if turn.anonymous:
        return f"{len(turn.seats)} to answer"
    seats = " ".join(map(str, turn.seats))
    return f"seat {seats} to act" if len(turn.seats) == 1 else f"seats {seats} to act"
