"""A table as one process knows it: the record and the course of its game, brought up to date entry by entry.

It is a cache of the log: throw it away and load it again, and nothing is lost. Every process computes the same.
`after` gives a new Live and leaves this one as it is, so that a change that could not be committed leaves no trace.
"""

from collections.abc import Sequence
from typing import Any

from cheeseboard import games
from cheeseboard.core import TABLE, Action, Ask, Menu, Over, Seat, Turn
from cheeseboard.core.dice import chain_head, chain_key, chain_next, commitment, draw_key
from cheeseboard.core.gamefile import GameFile, tags_of, write_course
from cheeseboard.core.options import parse_options
from cheeseboard.core.replay import Course
from cheeseboard.tables.record import Entry, Ms, Record

KEYS_KEPT = 64


class Live:
    """The state of a table, for the eyes of the table alone: views are what leaves it."""

    def __init__(self, record: Record, entries: Sequence[Entry] = ()) -> None:
        self.record = record
        self.game = games.find(record.game)
        options = parse_options(self.game, record.options)
        self.course = Course(self.game, options, len(record.seats), record.rules)
        self.asked_at: dict[Seat, int] = {}  # since which row each asked seat is asked this same question
        self.asked_since: dict[Seat, Ms] = {}  # and since when
        self.window_since: Ms = 0  # when the hushed window that is open now was opened
        self.spent = (0,) * len(record.seats)  # thinking time of each seat, all its decisions together
        self.decisions = (0,) * len(record.seats)
        self.answered: dict[str, int] = {}  # the rows of the newest action ids
        self.digest = b""  # the newest of the chain
        self.draw_key = b""
        self._chain_key = b""
        self._menus: dict[Seat, Menu] = {}
        self._views: dict[Seat | None, Any] = {}
        self._turn: Turn | None = None
        if record.phase != "open":
            self._begin()
        for entry in entries:
            self._take(entry)

    def after(self, record: Record, entries: Sequence[Entry] = ()) -> "Live":
        """The table with this record and these further entries."""
        later = Live.__new__(Live)
        later.__dict__.update(self.__dict__)
        later.record = record
        if self.record.phase == "open" and record.phase != "open":
            later.course = self.course.copy()
            later._begin()
        if entries:
            later.course = self.course.copy()
            later.answered = dict(self.answered)
            for entry in entries:
                later._take(entry)
        return later

    @property
    def n(self) -> int:
        """The number of the newest row."""
        return len(self.course.rows)

    @property
    def turn(self) -> Turn:
        """Who is asked now, or how it ended."""
        if self._turn is None:
            self._turn = self.course.turn()
        return self._turn

    @property
    def asked(self) -> tuple[Seat, ...]:
        """Who is asked now."""
        return self.turn.seats if self.record.phase != "open" and isinstance(self.turn, Ask) else ()

    @property
    def is_hushed(self) -> bool:
        """Whether a window is open in which nobody learns who has answered."""
        return isinstance(self.turn, Ask) and self.turn.hush

    @property
    def is_over(self) -> bool:
        """Whether the game has ended, by its rules or by the table."""
        return self.record.phase != "open" and isinstance(self.turn, Over)

    @property
    def commitment(self) -> str:
        """The promise shown before anything is drawn."""
        return commitment(self.record.seed)

    def menu(self, seat: Seat) -> Menu:
        """What this seat may answer; () if it is not asked."""
        if seat not in self._menus:
            self._menus[seat] = self.game.menu(self.course.state, seat) if seat in self.asked else ()
        return self._menus[seat]

    def view(self, seat: Seat | None) -> Any:
        """What this seat knows now."""
        if seat not in self._views:
            self._views[seat] = self.game.view(self.course.state, seat)
        return self._views[seat]

    def file(self) -> GameFile:
        """The game as a file; it tells its seed only once it is over."""
        record = self.record
        return write_course(self.course, table=record.id, names=record.names, nonces=record.nonces, seed=record.seed)

    def _begin(self) -> None:
        record = self.record
        self.draw_key = draw_key(record.seed, record.id, record.nonces)
        self._chain_key = chain_key(record.seed, record.id)
        tags = tags_of(self.course, table=record.id, names=record.names, nonces=record.nonces, promise=self.commitment)
        self.digest = chain_head(self._chain_key, GameFile(tags).header_lines())
        self._menus, self._views, self._turn = {}, {}, None
        self._note_questions(record.started, {})

    def _take(self, entry: Entry) -> None:
        assert entry.n == self.n + 1, (self.record.id, entry.n, self.n)
        if entry.seat in self.asked_since:
            self.spent = _plus(self.spent, entry.seat, entry.ms - self.asked_since[entry.seat])
            self.decisions = _plus(self.decisions, entry.seat, 1)
        action = Action.parse(entry.action)
        goes_back = entry.seat == TABLE and action.verb == "back"
        kept = {} if goes_back else {seat: self.menu(seat) for seat in self.asked if seat != entry.seat}
        menu = self.menu(entry.seat) if entry.seat >= 0 else None
        row = self.course.add(entry.seat, action, menu=menu)
        self.digest = chain_next(self._chain_key, self.digest, str(row))
        if entry.key:
            self.answered[entry.key] = entry.n
            if len(self.answered) > KEYS_KEPT:
                del self.answered[next(iter(self.answered))]
        self._menus, self._views, self._turn = {}, {}, None
        self._note_questions(entry.ms, kept)

    def _note_questions(self, now: Ms, kept: dict[Seat, Menu]) -> None:
        """A question stays the same while its seat has not answered it and is asked the same all the time."""
        same = {seat for seat in self.asked if seat in kept and kept[seat] == self.menu(seat)}
        if self.is_hushed and not same:
            self.window_since = now
        self.asked_at = {seat: self.asked_at[seat] if seat in same else self.n for seat in self.asked}
        self.asked_since = {seat: self.asked_since[seat] if seat in same else now for seat in self.asked}


def _plus(numbers: tuple[int, ...], seat: Seat, more: int) -> tuple[int, ...]:
    return (*numbers[:seat], numbers[seat] + more, *numbers[seat + 1 :])
