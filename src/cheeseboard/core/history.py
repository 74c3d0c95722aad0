"""The rows of a game, the state after each, and the chain of digests that binds them (docs/reference/fair-chance.md).

Rows of the table itself are understood here, so that replay and verify know them: `resign SEAT`, `timeout SEAT`,
`bot SEAT NAME`, `human SEAT`, `back ROW`, `abort`. A take-back undoes actions, not resignations or seats. What people
read of each row stands in `tables.events`, its notation in docs/reference/game-file.md.
"""

import re
from collections.abc import Callable, Iterable
from copy import copy
from typing import TYPE_CHECKING, Any

from msgspec import Struct

from cheeseboard.core.action import Action, Menu
from cheeseboard.core.errors import Illegal
from cheeseboard.core.game import AnyGame, Ask, Over, Turn, admit, emitted, visible_events
from cheeseboard.core.options import initial_state
from cheeseboard.core.seats import CHANCE, TABLE, Seat

if TYPE_CHECKING:
    from hashlib import sha256 as sha256
else:  # without OpenSSL, which `hashlib` loads: that takes longer than to begin a game
    try:
        from _sha256 import sha256  # Python 3.11
    except ImportError:
        try:
            from _sha2 import sha256  # from Python 3.12 on
        except ImportError:
            from hashlib import sha256

MAX_UNDONE = 10  # undos by one seat before anybody else is asked or something is drawn
_BLOCK = 64  # bytes that SHA-256 reads at once
_INNER, _OUTER = (bytes(byte ^ pad for byte in range(256)) for pad in (0x36, 0x5C))

Revealed = Callable[[Any], tuple[Any, ...]]  # of a view: see `GameKit.revealed`


class Row(Struct, frozen=True, gc=False):
    """One row of the log: its number, the seat, and the action."""

    n: int
    seat: Seat
    action: Action

    def __str__(self) -> str:
        who = self.seat if self.seat >= 0 else "-" if self.seat == CHANCE else "T"
        return f"{self.n} {who} {self.action}"


class History(Struct, eq=False):
    """One game from its start to now: its rows and the state after each of them."""

    game: AnyGame
    options: Struct
    seats: int
    rules: int  # version; old logs are replayed by the rules they were played by
    state: Any  # the newest state; never shown to a player
    states: list[Any]  # states[n] is the state after row n
    rows: list[Row]
    resigned: tuple[Seat, ...] = ()
    revealed: Revealed | None = None  # what no take-back may pass; None, as in old games: `Emitted.reveals` says it
    _ended: Over | None = None  # by the table, not by the rules
    _turn: Turn | None = None  # of the newest state, cached
    _limit_cache: tuple[int, int] = (0, 0)  # the number of rows for which the take-back limit is known, and the limit

    @staticmethod
    def begin(
        game: AnyGame, options: Struct, seats: int, rules: int | None = None, *, revealed: Revealed | None = None
    ) -> "History":
        """A game before its first row; its options were read with these rules, the newest unless others are given."""
        return History.begin_at(game, initial_state(game, options, seats), options, seats, rules, revealed)

    @staticmethod
    def begin_at(
        game: AnyGame,
        state: Any,
        options: Struct,
        seats: int,
        rules: int | None = None,
        revealed: Revealed | None = None,
    ) -> "History":
        """A game that goes on from this state, without what led to it."""
        rules = game.spec.rules if rules is None else rules
        return History(game, options, seats, rules, state, [state], [], revealed=revealed)

    def __repr__(self) -> str:
        """Without rows and states, for they hold everybody's cards, and a traceback may print this."""
        return f"<History {self.game.spec.id}, {self.seats} seats, row {len(self.rows)}>"

    def copy(self) -> "History":
        """A copy to continue independently."""
        later = copy(self)
        later.states, later.rows = self.states.copy(), self.rows.copy()
        return later

    def until(self, row: int) -> "History":
        """A copy that ends with this row."""
        earlier = History.begin_at(self.game, self.states[0], self.options, self.seats, self.rules, self.revealed)
        for each in self.rows[:row]:
            earlier.add(each.seat, each.action, state=None if each.seat == TABLE else self.states[each.n])
        return earlier

    def turn(self) -> Turn:
        """The turn by the rules, or how the table ended the game; seats that resigned rank last."""
        if self._turn is None:
            self._turn = self._find_turn()
        return self._turn

    def _find_turn(self) -> Turn:
        turn = self._ended or self.game.turn(self.state)
        if isinstance(turn, Over) and self.resigned and turn is not self._ended:
            last = max(turn.ranks) + 1
            given_up = [last if seat in self.resigned else rank for seat, rank in enumerate(turn.ranks)]
            return Over(_close_gaps(given_up), turn.reason)
        return turn

    def turn_at(self, row: int) -> Turn:
        """The turn by the rules after this row."""
        return self.game.turn(self.states[row])

    def add(self, seat: Seat, action: Action, *, menu: Menu | None = None, state: Any = None) -> Row:
        """Play one more row, or refuse it and change nothing.

        Pass the seat's menu if it is known already, or the state after an action that was admitted and played.
        """
        if isinstance(self.turn(), Over):
            raise Illegal("game-over")
        if seat == TABLE:
            self._add_table_row(action)
        elif state is not None:
            self._move_to(state)
        else:
            action = admit(self.game, self.state, seat, action, menu=menu)
            self._move_to(self.game.play(self.state, seat, action))
        self._turn = None
        row = Row(len(self.rows) + 1, seat, action)
        self.rows.append(row)
        return row

    def pop(self) -> None:
        """Remove the newest row, which must be a player's or chance's."""
        self.rows.pop()
        self.states.pop()
        self.state = self.states[-1]
        self._turn, self._limit_cache = None, (0, 0)

    def events_for(self, seat: Seat | None, since: int = 0) -> tuple[Any, ...]:
        """The events that this seat (None: a spectator) saw in the rows after `since`, except the table's own."""
        return tuple(
            event
            for row in self.rows[since:]
            if row.seat != TABLE
            for event in visible_events(self.states[row.n], seat)
        )

    def effective_rows(self) -> list[Row]:
        """The rows of players and chance that were not taken back."""
        newest = [0]  # the newest effective row after each row; a take-back may also go forward again
        for row in self.rows:
            if row.seat != TABLE:
                newest.append(row.n)
            else:
                newest.append(newest[int(row.action.word)] if row.action.verb == "back" else newest[-1])
        kept: list[Row] = []
        n = newest[-1]
        while n:
            kept.append(self.rows[n - 1])
            n = newest[n - 1]
        return kept[::-1]

    def takeback_limit(self) -> int:
        """The earliest row a take-back may reach: nothing hidden or random has become known since."""
        known, earliest = self._limit_cache
        for n in range(len(self.rows), known, -1):
            row = self.rows[n - 1]
            if row.seat == TABLE:
                continue  # the events of a restored state are old
            if self.is_reveal(row):
                earliest = n
                break
        self._limit_cache = (len(self.rows), earliest)
        return earliest

    def undo_limit(self, seat: Seat) -> int | None:
        """The earliest row this seat may go back to by itself: nothing has become known since, and it alone was asked.

        None if there is none, as after MAX_UNDONE undos: nobody may keep the others waiting for ever.
        """
        alone = Ask((seat,))
        if self.turn() != alone:
            return None
        newest = row = len(self.rows)
        undone = 0
        while row and self.turn_at(row - 1) == alone:
            last = self.rows[row - 1]
            if last.seat != seat and last.action.verb != "back":
                break
            undone += last.seat == TABLE
            row -= 1
        if row == newest or undone >= MAX_UNDONE:
            return None
        row = max(row, self.takeback_limit())
        return row if row < newest else None

    def is_reveal(self, row: Row) -> bool:
        """Whether this row of a player or of chance made something hidden or random known to somebody."""
        if row.seat == CHANCE:
            return True
        before, after, revealed = self.states[row.n - 1], self.states[row.n], self.revealed
        if revealed is None:
            return any(item.reveals for item in emitted(after))
        view = self.game.view
        return any(revealed(view(before, seat)) != revealed(view(after, seat)) for seat in (None, *range(self.seats)))

    def _move_to(self, state: Any) -> None:
        self.state = state
        self.states.append(state)

    def _add_table_row(self, action: Action) -> None:
        state, ended, resigned = self.state, None, self.resigned
        match action:
            case Action("abort", ()):
                ended = Over((0,) * self.seats, "aborted")
            case Action("back", ((word,),)):
                to = _whole(word, len(self.rows), action)
                if to < self.takeback_limit():
                    raise Illegal("back-too-far", row=to)
                state = self.states[to]
            case Action("bot", ((word,), (_,))) | Action("human", ((word,),)):
                _whole(word, self.seats, action)
            case Action("resign", ((word,),)):
                seat = _whole(word, self.seats, action)
                if seat in resigned:
                    raise Illegal("bad-table-row", action=str(action))
                resigned = (*resigned, seat)
                ended = self._end_by_resigning(seat)
            case Action("timeout", ((word,),)):
                seat = _whole(word, self.seats, action)
                if not self.may_lose_on_time(seat):
                    raise Illegal("bad-table-row", action=str(action))
                ended = Over(tuple(int(other == seat) for other in range(self.seats)), "timeout")
            case _:
                raise Illegal("bad-table-row", action=str(action))
        self._move_to(state)
        self._ended, self.resigned = ended, resigned

    def may_lose_on_time(self, seat: Seat) -> bool:
        """Whether this seat loses when its time is out: one of two seats of two teams, asked outside a window."""
        teams = [role.team for role in self.game.roles(self.options, self.seats)]
        turn = self.turn()
        is_asked = isinstance(turn, Ask) and not turn.anonymous and seat in turn.seats
        return is_asked and len(teams) == len(set(teams)) == 2

    def _end_by_resigning(self, seat: Seat) -> Over | None:
        """The game ends when only one side has not resigned, which wins; else it goes on."""
        teams = [role.team for role in self.game.roles(self.options, self.seats)]
        given_up = {teams[other] for other in (*self.resigned, seat)}
        if len(set(teams) - given_up) > 1:
            return None
        return Over(tuple(int(team in given_up) for team in teams), "resigned")


def replay(game: AnyGame, options: Struct, seats: int, rows: Iterable[Row]) -> History:
    """Replay a whole log, draws included."""
    history = History.begin(game, options, seats)
    for row in rows:
        history.add(row.seat, row.action)
    return history


def hmac_sha256(key: bytes, message: bytes) -> bytes:
    """The HMAC of a message, as RFC 2104 says."""
    padded = (key if len(key) <= _BLOCK else sha256(key).digest()).ljust(_BLOCK, b"\0")
    inside = sha256(padded.translate(_INNER) + message).digest()
    return sha256(padded.translate(_OUTER) + inside).digest()


def chain_key(seed: bytes, table_id: str) -> bytes:
    """The key of the digest chain; only the table has it until the end."""
    return hmac_sha256(seed, b"cheeseboard/chain/1\0" + table_id.encode())


def chain_head(key: bytes, header_lines: str) -> bytes:
    """The digest before the first row."""
    return hmac_sha256(key, b"head\0" + header_lines.encode())


def chain_next(key: bytes, last: bytes, row_text: str) -> bytes:
    """The digest after one more row."""
    return hmac_sha256(key, last + row_text.encode())


def _whole(word: str, below: int, action: Action) -> int:
    if not (re.fullmatch(r"0|[1-9][0-9]{0,8}", word) and int(word) < below):
        raise Illegal("bad-table-row", action=str(action))
    return int(word)


def _close_gaps(ranks: list[int]) -> tuple[int, ...]:
    order = sorted(set(ranks))
    return tuple(order.index(rank) for rank in ranks)
