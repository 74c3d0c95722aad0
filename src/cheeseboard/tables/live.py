"""A table as one process knows it: the record and the course of its game, brought up to date entry by entry.

It is a cache of the log: throw it away and load it again, and nothing is lost. Every process computes the same.
`after` gives a new Live and leaves this one as it is, so that a change that could not be committed leaves no trace.
"""

from collections.abc import Sequence
from copy import copy
from typing import Any

from msgspec import Struct

from cheeseboard import games
from cheeseboard.core import TABLE, Action, AnyGame, Ask, GameKit, Menu, Over, Seat, Turn
from cheeseboard.core.chance import chain_head, chain_key, chain_next, commitment, draw_key
from cheeseboard.core.gamefile import GameFile, tags_of, to_game_file
from cheeseboard.core.history import History
from cheeseboard.core.options import parse_options
from cheeseboard.tables.record import Entry, Ms, PersonId, Record

KEYS_TOGETHER = 16  # action ids that are forgotten together, once as many newer ones have come


class Live(Struct, eq=False):
    """The state of a table, for the eyes of the table alone: views are what leaves it."""

    record: Record
    kit: GameKit
    game: AnyGame  # the rules of the kit
    course: History
    turn: Turn  # who is asked now, or how it ended
    spent: tuple[Ms, ...]  # thinking time of each seat, all its decisions together
    decisions: tuple[int, ...]
    n: int = 0  # the number of the newest row
    asked: tuple[Seat, ...] = ()
    asked_at: dict[Seat, int] = {}  # since which row each asked seat is asked this same question
    asked_since: dict[Seat, Ms] = {}  # and since when
    is_hushed: bool = False  # a window in which nobody learns who has answered
    window_since: Ms = 0  # when the anonymous window that is open now was opened
    is_over: bool = False  # by its rules or by the table
    _answered: dict[str, int] = {}  # the rows of the newest action ids
    _answered_before: dict[str, int] = {}  # and of those before them
    digest: bytes = b""  # the newest of the chain
    draw_key: bytes = b""
    _chain_key: bytes = b""
    _menus: dict[Seat, Menu] = {}
    _views: dict[Seat | None, Any] = {}
    _events: dict[Seat, tuple[int, tuple[Any, ...]]] = {}  # seen by a seat up to a row; never changed but replaced
    _tried: tuple[Seat, Action, Any] | None = None  # an action that is admitted, and the state after it
    arounds: dict[PersonId, Any] = {}  # what was said of the record, and to whom
    owned: dict[PersonId, tuple[Seat, ...]] = {}  # whose seats these are, as far as somebody has asked

    @staticmethod
    def load(record: Record, entries: Sequence[Entry] = ()) -> "Live":
        """The table that its record and its log tell of."""
        kit = games.find_kit(record.game)
        game = kit.rules
        history = History.begin(game, parse_options(game, record.options), len(record.seats), record.rules)
        nothing = (0,) * len(record.seats)
        live = Live(record, kit, game, history, history.turn(), nothing, nothing)
        live._find_turn()
        if record.phase != "open":
            live._begin()
        for entry in entries:
            live._take(entry)
        return live

    def after(self, record: Record, entries: Sequence[Entry] = ()) -> "Live":
        """The table with this record and these further entries."""
        later = copy(self)
        if record is not self.record:
            later.record, later.arounds, later.owned = record, {}, {}
        if self.record.phase == "open" and record.phase != "open":
            later.course = self.course.copy()
            later._begin()
        if not entries:
            later._find_turn()
        else:
            later.course = self.course.copy()
            later._answered = dict(self._answered)
            for entry in entries:
                later._take(entry)
        return later

    @property
    def commitment(self) -> str:
        """The promise shown before anything is drawn."""
        return commitment(self.record.seed)

    def row_of(self, key: str) -> int | None:
        """The row that an action with this id has made, if it is among the newest; sent again, it is not done again."""
        return self._answered.get(key) or self._answered_before.get(key)

    def holds_answer_of(self, seat: Seat | None) -> bool:
        """Whether this seat has answered and its answer waits for its window."""
        held = self.record.held
        return bool(held) and any(each.seat == seat for each in held)

    def menu(self, seat: Seat) -> Menu:
        """What this seat may answer; () if it is not asked."""
        if seat not in self._menus:
            self._menus[seat] = self.game.menu(self.course.state, seat) if seat in self.asked else ()
        return self._menus[seat]

    def view(self, seat: Seat | None) -> Any:
        """What this seat knows now; an open game looks the same to all, which is one of its laws."""
        eyes = seat if self.game.spec.has_hidden_information else None
        if eyes not in self._views:
            self._views[eyes] = self.game.view(self.course.state, eyes)
        return self._views[eyes]

    def events_for(self, seat: Seat) -> tuple[Any, ...]:
        """All that this seat has seen happen since the game began; what was asked for before is not looked up again."""
        to, events = self._events.get(seat, (0, ()))
        if to < self.n:
            events += self.course.events_for(seat, to)
            self._events = {**self._events, seat: (self.n, events)}
        return events

    def try_out(self, seat: Seat, action: Action) -> Any:
        """The state after an action that is on the seat's menu; when it is taken it is not played again."""
        state = self.game.play(self.course.state, seat, action)
        self._tried = (seat, action, state)
        return state

    def file(self) -> GameFile:
        """The game as a file; it tells its seed only once it is over."""
        record = self.record
        return to_game_file(self.course, table=record.id, names=record.names, nonces=record.nonces, seed=record.seed)

    def _begin(self) -> None:
        record = self.record
        self.draw_key = draw_key(record.seed, record.id, record.nonces)
        self._chain_key = chain_key(record.seed, record.id)
        tags = tags_of(self.course, table=record.id, names=record.names, nonces=record.nonces, promise=self.commitment)
        self.digest = chain_head(self._chain_key, GameFile(tags).header_lines())
        self._menus, self._views = {}, {}
        self._find_turn()
        self._note_questions(record.started, {})

    def _take(self, entry: Entry) -> None:
        assert entry.n == self.n + 1, (self.record.id, entry.n, self.n)
        if entry.seat in self.asked_since:
            self.spent = _plus(self.spent, entry.seat, entry.ms - self.asked_since[entry.seat])
            self.decisions = _plus(self.decisions, entry.seat, 1)
        action = Action.parse(entry.action)
        goes_back = entry.seat == TABLE and action.verb == "back"
        kept = {} if goes_back else {seat: self.menu(seat) for seat in self.asked if seat != entry.seat}
        if self._tried and self._tried[:2] == (entry.seat, action):
            row = self.course.add(entry.seat, action, state=self._tried[2])
        else:
            row = self.course.add(entry.seat, action, menu=self.menu(entry.seat) if entry.seat >= 0 else None)
        self.digest = chain_next(self._chain_key, self.digest, str(row))
        if entry.key:
            if len(self._answered) >= KEYS_TOGETHER:
                self._answered_before, self._answered = self._answered, {}
            self._answered[entry.key] = entry.n
        self._menus, self._views, self._tried = {}, {}, None
        self._find_turn()
        self._note_questions(entry.ms, kept)

    def _find_turn(self) -> None:
        """What everything else asks for again and again, found once after each step."""
        self.n = len(self.course.rows)
        self.turn = turn = self.course.turn()
        has_begun = self.record.phase != "open"
        self.asked = turn.seats if has_begun and isinstance(turn, Ask) else ()
        self.is_hushed = isinstance(turn, Ask) and turn.anonymous
        self.is_over = has_begun and isinstance(turn, Over)

    def _note_questions(self, now: Ms, kept: dict[Seat, Menu]) -> None:
        """A question stays the same while its seat has not answered it and is asked the same all the time."""
        if not kept:
            self.asked_at, self.asked_since = dict.fromkeys(self.asked, self.n), dict.fromkeys(self.asked, now)
            self.window_since = now if self.is_hushed else self.window_since
            return
        same = {seat for seat in self.asked if seat in kept and kept[seat] == self.menu(seat)}
        if self.is_hushed and not same:
            self.window_since = now
        self.asked_at = {seat: self.asked_at[seat] if seat in same else self.n for seat in self.asked}
        self.asked_since = {seat: self.asked_since[seat] if seat in same else now for seat in self.asked}


def _plus(numbers: tuple[int, ...], seat: Seat, more: int) -> tuple[int, ...]:
    return (*numbers[:seat], numbers[seat] + more, *numbers[seat + 1 :])
