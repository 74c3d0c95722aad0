"""Plays the longest games that the rules allow, at a table, and measures them: memory it keeps, bytes that it sends.

Chance is chosen too: the table draws what prolongs the game. Nothing here looks at a clock.
"""

import sys
from collections import Counter
from collections.abc import Callable
from typing import Any

import msgspec
from msgspec import Struct

from cheeseboard.core import CHANCE, Action, Chance, Over, Seat, expand
from cheeseboard.core.options import format_options, read_options
from cheeseboard.games import find
from cheeseboard.protocol.updates import UpdateEncoder
from cheeseboard.tables.record import LogRow, SeatRecord, TableRecord
from cheeseboard.tables.table import Table
from cheeseboard.words.table_words import Translations

SEED = bytes(32)


class LongGame(Struct, frozen=True):
    """A game that lasts as long as it can, and what it took."""

    rows: int
    end: str
    memory: int  # bytes of all its states and rows
    sent: int  # bytes of all updates to one seat
    largest: int  # of them, the full one included
    file: int  # bytes of the game file


Stall = Callable[[Table, Seat], Action]


def play_longest(game_id: str, seats: int, given: dict[str, object], rules: int | None = None) -> LongGame:
    """Play a game as long as it can be, sending every step to seat 0."""
    game = find(game_id)
    rules = rules or game.spec.rules
    options = format_options(game, read_options(game, given, rules), rules)
    seated = tuple(SeatRecord(f"p-{seat}", f"P{seat}", nonce="0" * 32) for seat in range(seats))
    record = TableRecord(
        "long",
        "ABCDEF",
        game_id,
        options,
        seated,
        "p-0",
        SEED,
        1,
        rules=rules,
        phase="running",
        started_ms=1,
        names=tuple(seat.name for seat in seated),
        nonces=tuple(seat.nonce for seat in seated),
    )
    table = Table.load(record)
    encoder, last_sent, sent, largest = UpdateEncoder(table, Translations()), None, 0, 0
    stall = STALLS[game_id]()
    while not isinstance(turn := table.turn, Over):
        if isinstance(turn, Chance):
            seat, action = CHANCE, lengthen(game_id, table, turn)
        else:
            seat = turn.seats[0]
            action = stall(table, seat)
        table = table.after(record, (LogRow(table.n + 1, seat, action, 1),))
        encoder.advance(table)
        message, last_sent = encoder.encode_for(0, "p-0", last_sent, "")
        sent, largest = sent + len(message), max(largest, len(message))
    return LongGame(
        rows=table.n,
        end=turn.reason,
        memory=size_of(table.history.states) + size_of(table.history.rows),
        sent=sent,
        largest=largest,
        file=len(msgspec.json.encode([str(row) for row in table.history.rows])),
    )


def size_of(value: Any) -> int:
    """Bytes of everything in a value, each object once."""
    seen: set[int] = set()
    total, todo = 0, [value]
    while todo:
        one = todo.pop()
        if id(one) in seen:
            continue
        seen.add(id(one))
        total += sys.getsizeof(one)
        if isinstance(one, tuple | list):
            todo += one
        elif isinstance(one, Struct):
            todo += [getattr(one, name) for name in one.__struct_fields__]
    return total


def wander() -> Stall:
    """Quoridor: step to where the pawns have stood least often, never to the goal."""
    visits: Counter[tuple[int, ...]] = Counter()

    def step(table: Table, seat: Seat) -> Action:
        state = table.history.state
        moves = [form for form in table.menu(seat) if form.verb == "move"]
        after = [(action, table.game.play(state, seat, action)) for action in expand(tuple(moves))]
        open_steps = [(visits[(seat, *to.pawns)], str(action), action, to) for action, to in after if to.end != "goal"]
        *_, action, to = min(open_steps, key=lambda each: each[:2])
        visits[(seat, *to.pawns)] += 1
        return action

    return step


def keep_away() -> Stall:
    """Pac-Man: no dot and no catch, as far as one step ahead can tell."""

    def step(table: Table, seat: Seat) -> Action:
        state = table.history.state
        actions = list(expand(table.menu(seat)))
        for action in actions:
            to = table.game.play(state, seat, action)
            if (to.lives, to.dots) == (state.lives, state.dots):
                return action
        return actions[0]

    return step


def by_default() -> Stall:
    """Gouda! Gouda!: move mice up from the lowest space and down from others, and play no card."""

    def step(table: Table, seat: Seat) -> Action:
        return table.kit.default_action(table.view(seat), table.menu(seat))

    return step


def stay_out() -> Stall:
    """Gouda Gangster: all in a room without cheese."""

    def step(table: Table, seat: Seat) -> Action:
        if table.menu(seat)[0].verb == "sneak":
            return Action("sneak", (("bedroom",), ()))
        return table.kit.default_action(table.view(seat), table.menu(seat))

    return step


STALLS: dict[str, Callable[[], Stall]] = {
    "quoridor": wander,
    "pac-man": keep_away,
    "gouda-gouda": by_default,
    "gouda-gangster": stay_out,
}


def lengthen(game_id: str, table: Table, turn: Chance) -> Action:
    """The outcome that keeps a game going."""
    actions = [action for action, _ in turn.outcomes]
    if actions[0].verb == "roll":
        colour = "green" if table.view(None).space == "green-barrel" else "red"
        return max(actions, key=lambda action: action.fills[0].count(colour))
    if actions[0].verb == "fall":
        return next(action for action in actions if action.word == "bathroom")
    return actions[0]
