"""A table in the memory of one process: the record and the history of its game, brought up to date row by row.

It is a cache of the log: throw it away and load it again, and nothing is lost. Every process computes the same.
`after` gives a new table and leaves this one as it is, so that a change that could not be committed leaves no trace.
"""

from collections.abc import Sequence
from copy import copy
from typing import Any

from msgspec import Struct, field
from msgspec.structs import replace

from cheeseboard import games
from cheeseboard.core import TABLE, AnyGame, Ask, GameKit, Menu, Over, Seat, Turn, visible_events
from cheeseboard.core.chance import commitment, draw_key
from cheeseboard.core.gamefile import GameFile, tags_of, to_game_file
from cheeseboard.core.history import History, Row, chain_head, chain_key, chain_next
from cheeseboard.core.options import parse_options
from cheeseboard.tables.events import table_events
from cheeseboard.tables.record import ARMED, BankClock, Clock, LogRow, Ms, PersonId, TableRecord, reaction_of

PEOPLE_CACHE_SIZE = 32  # people whose seats and status at a table are cached
REQUESTS_TOGETHER = 16  # request ids in one generation; the two newest generations are kept
RETURN_MS: Ms = 60_000  # that whoever comes back to an empty bank has at least, unless the whole bank was less


class TableCache:
    """Values computed once: menus, views, events, seats and status of people. It can be dropped at any time."""

    __slots__ = ("events", "menus", "seats", "status", "views")

    def __init__(self) -> None:
        self.menus: dict[Seat, Menu] = {}
        self.views: dict[Seat | None, Any] = {}
        self.events: dict[Seat, tuple[int, tuple[Any, ...]]] = {}  # that a seat has seen, up to a row
        self.status: dict[PersonId, Any] = {}  # as each person may see it
        self.seats: dict[PersonId, tuple[Seat, ...]] = {}  # that each person owns

    def after_row(self) -> "TableCache":
        """What is still valid after a new row."""
        later = TableCache()
        later.events, later.status, later.seats = self.events, self.status, self.seats
        return later

    def after_record(self) -> "TableCache":
        """What is still valid after a change of the record."""
        later = TableCache()
        later.menus, later.views, later.events = self.menus, self.views, self.events
        return later


class SeatTime(Struct, frozen=True, gc=False):
    """The thinking time that a seat has used up, row by row. No time runs for a bot that plays for the seat's owner."""

    spent: Ms = 0  # by all its decisions together
    decisions: int = 0  # that cost time and earn an increment
    bot_since: Ms | None = None  # when a stand-in came, while it plays
    is_out: bool = False  # it came because the owner's time was out

    def left_of(self, bank: BankClock) -> Ms:
        """What is left of the bank for the next decision, with its increment."""
        return 1_000 * (bank.seconds + bank.increment * (self.decisions + 1)) - self.spent

    def after_decision(self, since: Ms, now: Ms) -> "SeatTime":
        """The time after a decision for which the clock ran since then."""
        until = now if self.bot_since is None else min(now, self.bot_since)
        return replace(self, spent=self.spent + max(0, until - since), decisions=self.decisions + 1)

    def after_stand_in(self, now: Ms, *, is_by_clock: bool) -> "SeatTime":
        """A bot plays on for the owner."""
        since = now if self.bot_since is None else self.bot_since
        return replace(self, bot_since=since, is_out=self.is_out or is_by_clock)

    def after_return(self, clock: Clock) -> "SeatTime":
        """The owner plays again; with an empty bank they could not, so they get some time."""
        missing = 0
        if self.is_out and isinstance(clock, BankClock):
            missing = max(0, min(RETURN_MS, 1_000 * clock.seconds) - self.left_of(clock))
        return SeatTime(self.spent - missing, self.decisions)


class Table(Struct, eq=False):
    """The whole state of a table, secrets included; only views and events leave it."""

    record: TableRecord
    kit: GameKit
    game: AnyGame  # the rules of the kit
    history: History
    turn: Turn  # who is asked now, or how it ended
    times: tuple[SeatTime, ...]  # the thinking time of each seat
    n: int = 0  # the number of the newest row
    newest_ms: Ms = 0  # and when it was added; before it, when the game began
    asked: tuple[Seat, ...] = ()
    question_rows: dict[Seat, int] = {}  # since which row each asked seat is asked this same question
    asked_since: dict[Seat, Ms] = {}  # and since when
    is_anonymous: bool = False  # a window in which nobody learns who has answered
    window_since: Ms = 0  # when the anonymous window that is open now was opened
    is_over: bool = False  # by its rules or by the table
    clock_rows: frozenset[int] = frozenset()  # the table's own rows that it wrote because somebody's time was out
    _answered: dict[str, int] = {}  # the rows of the newest request ids
    _answered_before: dict[str, int] = {}  # and of those before them
    digest: bytes = b""  # the newest of the chain
    draw_key: bytes = b""
    _chain_key: bytes = b""
    cache: TableCache = field(default_factory=TableCache)

    @staticmethod
    def load(record: TableRecord, rows: Sequence[LogRow] = ()) -> "Table":
        """Rebuild a table from its record and its log."""
        kit = games.find_kit(record.game)
        game = kit.rules
        options = parse_options(game, record.options, record.rules)
        history = History.begin(game, options, len(record.seats), record.rules)
        table = Table(record, kit, game, history, history.turn(), (SeatTime(),) * len(record.seats))
        table._find_turn()
        if record.phase != "open":
            table._begin()
        for row in rows:
            table._add(row)
        return table

    def after(self, record: TableRecord, rows: Sequence[LogRow] = (), states: Sequence[Any] = ()) -> "Table":
        """The table with this record and these further rows; a caller who has the states after them may pass them."""
        later = copy(self)
        if record is not self.record:
            later.record, later.cache = record, self.cache.after_record()
        if self.record.phase == "open" and record.phase != "open":
            later.history = self.history.copy()
            later._begin()
        if not rows:
            later._find_turn()
        else:
            later.history = later.history.copy()
            later._answered = dict(self._answered)
            for number, row in enumerate(rows):
                later._add(row, states[number] if states else None)
        return later

    @property
    def has_beat(self) -> bool:
        """Whether a window is open that ends by itself."""
        return self.is_anonymous and bool(self.asked) and reaction_of(self.record) != "everybody"

    @property
    def time_spent(self) -> tuple[Ms, ...]:
        """The thinking time of each seat, all its decisions together."""
        return tuple(time.spent for time in self.times)

    @property
    def commitment(self) -> str:
        """The hash of the seed, shown before anything is drawn."""
        return commitment(self.record.seed)

    def row_of_request(self, request_id: str) -> int | None:
        """The row that this request has made, if it is among the newest; sent again, it is not done again."""
        return self._answered.get(request_id) or self._answered_before.get(request_id)

    def clock_since(self, seat: Seat) -> Ms:
        """Since when the clock of this seat, which is asked, runs."""
        return max(self.asked_since[seat], self.record.clock_from_ms)

    def holds_answer_of(self, seat: Seat | None) -> bool:
        """Whether this seat has answered and its answer waits for its window."""
        held = self.record.held_answers
        return bool(held) and any(each.seat == seat and each.at != ARMED for each in held)

    def menu(self, seat: Seat) -> Menu:
        """What this seat may answer; () if it is not asked."""
        menus = self.cache.menus
        if seat not in menus:
            menus[seat] = self.game.menu(self.history.state, seat) if seat in self.asked else ()
        return menus[seat]

    def view(self, seat: Seat | None) -> Any:
        """What this seat knows now; without hidden information every seat has the same view, by one of the laws."""
        viewpoint = seat if self.game.spec.has_hidden_information else None
        views = self.cache.views
        if viewpoint not in views:
            views[viewpoint] = self.game.view(self.history.state, viewpoint)
        return views[viewpoint]

    def events_for(self, seat: Seat) -> tuple[Any, ...]:
        """All events that this seat saw since the game began; computed on from the last call."""
        to, events = self.cache.events.get(seat, (0, ()))
        if to < self.n:
            events += self.history.events_for(seat, to)
            self.cache.events = {**self.cache.events, seat: (self.n, events)}
        return events

    def file(self) -> GameFile:
        """The game as a file; the seed is in it only once the game is over."""
        record = self.record
        return to_game_file(
            self.history, table_id=record.id, names=record.names, nonces=record.nonces, seed=record.seed
        )

    def _begin(self) -> None:
        record = self.record
        self.history.revealed = self.kit.revealed if record.takeback == 2 else None
        self.draw_key = draw_key(record.seed, record.id, record.nonces)
        self._chain_key = chain_key(record.seed, record.id)
        tags = tags_of(
            self.history, table_id=record.id, names=record.names, nonces=record.nonces, commitment=self.commitment
        )
        self.digest = chain_head(self._chain_key, GameFile(tags).header_lines())
        self.cache = self.cache.after_row()
        self.newest_ms = record.started_ms
        self._find_turn()
        self._note_questions(record.started_ms, {})

    def _add(self, row: LogRow, state: Any = None) -> None:
        assert row.n == self.n + 1, (self.record.id, row.n, self.n)
        if row.seat in self.asked_since:
            if not (self.is_anonymous and self.record.reaction != "everybody"):  # a beat is nobody's time
                self._set_time(row.seat, self.times[row.seat].after_decision(self.clock_since(row.seat), row.ms))
        elif row.seat == TABLE:
            self._note_table_row(row)
        goes_back = row.seat == TABLE and row.action.verb == "back"
        other_menus = {} if goes_back else {seat: self.menu(seat) for seat in self.asked if seat != row.seat}
        menu = self.menu(row.seat) if state is None and row.seat >= 0 else None
        played = self.history.add(row.seat, row.action, menu=menu, state=state)
        self.digest = chain_next(self._chain_key, self.digest, str(played))
        if row.request_id:
            if len(self._answered) >= REQUESTS_TOGETHER:
                self._answered_before, self._answered = self._answered, {}
            self._answered[row.request_id] = row.n
        self.cache = self.cache.after_row()
        self.newest_ms = row.ms
        self._find_turn()
        self._note_questions(row.ms, other_menus)

    def _note_table_row(self, row: LogRow) -> None:
        is_by_clock = row.source == "clock"
        if is_by_clock:
            self.clock_rows |= {row.n}
        if row.action.verb == "bot":
            seat = int(row.action.word)
            self._set_time(seat, self.times[seat].after_stand_in(row.ms, is_by_clock=is_by_clock))
        elif row.action.verb == "human":
            seat = int(row.action.word)
            self._set_time(seat, self.times[seat].after_return(self.record.clock))

    def _set_time(self, seat: Seat, time: SeatTime) -> None:
        self.times = (*self.times[:seat], time, *self.times[seat + 1 :])

    def _find_turn(self) -> None:
        """Find who is asked, once after each step, for it is read again and again."""
        self.n = len(self.history.rows)
        self.turn = turn = self.history.turn()
        has_begun = self.record.phase != "open"
        self.asked = turn.seats if has_begun and isinstance(turn, Ask) else ()
        self.is_anonymous = isinstance(turn, Ask) and turn.anonymous
        self.is_over = has_begun and isinstance(turn, Over)

    def _note_questions(self, now: Ms, old_menus: dict[Seat, Menu]) -> None:
        """A seat keeps its question while it has not answered and its menu is unchanged."""
        if not old_menus:
            self.question_rows, self.asked_since = dict.fromkeys(self.asked, self.n), dict.fromkeys(self.asked, now)
            self.window_since = now if self.is_anonymous else self.window_since
            return
        same = {seat for seat in self.asked if seat in old_menus and old_menus[seat] == self.menu(seat)}
        if self.is_anonymous and not same:
            self.window_since = now
        self.question_rows = {seat: self.question_rows[seat] if seat in same else self.n for seat in self.asked}
        self.asked_since = {seat: self.asked_since[seat] if seat in same else now for seat in self.asked}


def events_of_row(table: Table, row: Row, seat: Seat | None) -> tuple[Any, ...]:
    """The events a seat saw in a row; everybody sees the table's own, and a take-back brings no old events again."""
    if row.seat == TABLE:
        return table_events(row, table.history.rows, is_by_clock=row.n in table.clock_rows)
    return visible_events(table.history.states[row.n], seat)


def seats_of(table: Table, person: PersonId) -> tuple[Seat, ...]:
    """The seats this person owns; the same until the record changes."""
    if not person:
        return ()
    by_person = table.cache.seats
    if person not in by_person:
        if len(by_person) >= PEOPLE_CACHE_SIZE:
            by_person.clear()
        by_person[person] = tuple(seat for seat, seated in enumerate(table.record.seats) if seated.person == person)
    return by_person[person]


def reader_seat(table: Table, person: PersonId) -> Seat | None:
    """The seat that sentences call "you": a person's only one, unless a bot plays there."""
    mine = seats_of(table, person)
    return mine[0] if len(mine) == 1 and not table.record.seats[mine[0]].bot else None
