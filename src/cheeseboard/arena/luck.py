"""Luck analysis of a finished game: how each draw and each decision changed the expected result.

The expectation before a draw is the weighted mean of the expectations after its outcomes, so luck has mean 0.
All shares are fractions, so the changes add up to the result exactly.
"""

import math
from collections.abc import Callable, Iterator, Sequence
from fractions import Fraction
from random import Random
from typing import Any

from msgspec import Struct

from cheeseboard.bots import Question, make_bot
from cheeseboard.core import CHANCE, TABLE, Action, AnyGame, Ask, Chance, Over, Seat, size, visible_events
from cheeseboard.core.history import History, Row
from cheeseboard.core.playout import play_out, win_shares
from cheeseboard.games import find

Shares = tuple[Fraction, ...]  # of the win, seat by seat
SeatEvents = tuple[tuple[Any, ...], ...]  # the events that each seat has seen so far


class PlayoutStart(Struct, frozen=True):
    """A state from which games are played out, the events before it, and the number of playouts."""

    key: str  # part of the random seed
    state: Any
    events: SeatEvents
    times: int


class Estimate(Struct, frozen=True):
    """Mean shares of the win, and the variance of each mean."""

    shares: Shares
    variance: tuple[float, ...]


class Swing(Struct, frozen=True):
    """A row of the log and how it changed each seat's expected share; a resignation, time-out or abort comes last."""

    row: int
    seat: Seat
    action: str
    change: Shares
    variance: tuple[float, ...]


class LuckReport(Struct, frozen=True):
    """A whole game: the expectation at the start, the changes, and the result; start + changes = result."""

    start: Shares
    events: tuple[Swing, ...]
    result: Shares

    def luck(self, seat: Seat) -> Fraction:
        """The change by draws, for this seat."""
        return self._sum(seat, lambda event: event.seat == CHANCE)

    def own_decisions(self, seat: Seat) -> Fraction:
        """The change by its own decisions."""
        return self._sum(seat, lambda event: event.seat == seat)

    def others_decisions(self, seat: Seat) -> Fraction:
        """The change by all other seats' decisions."""
        return self._sum(seat, lambda event: event.seat not in (CHANCE, seat))

    def luck_error(self, seat: Seat) -> float:
        """Half the 95 % interval of the luck, from the number of playouts."""
        return 1.96 * math.sqrt(sum(event.variance[seat] for event in self.events if event.seat == CHANCE))

    def _sum(self, seat: Seat, counts: Callable[[Swing], bool]) -> Fraction:
        return sum((event.change[seat] for event in self.events if counts(event)), Fraction(0))


def estimate(
    game_id: str, options: Struct, bots: Sequence[str], seed: int, start: PlayoutStart
) -> tuple[str, Estimate]:
    """The key of a start, and the mean result from there if these bots play on."""
    game = find(game_id)
    roles = game.roles(options, len(bots))
    ends = [win_shares(_end(game, bots, start, f"{seed}/{start.key}/{number}"), roles) for number in range(start.times)]
    means = tuple(sum(one, Fraction(0)) / start.times for one in zip(*ends, strict=True))
    spread = max(1, start.times - 1) * start.times
    return start.key, Estimate(
        means,
        tuple(
            sum(float(end[seat] - mean) ** 2 for end in ends) / spread if start.times > 1 else float(mean * (1 - mean))
            for seat, mean in enumerate(means)
        ),
    )


def _end(game: AnyGame, bots: Sequence[str], start: PlayoutStart, seed: str) -> tuple[int, ...]:
    """The ranks at the end of one playout."""
    players = [make_bot(bot, game.spec.id, Random(f"{seed}/{seat}"), by_clock=False) for seat, bot in enumerate(bots)]
    seen = [list(events) for events in start.events]

    def answer(state: Any, seat: Seat) -> Action:
        question = Question(seat, game.view(state, seat), game.menu(state, seat), tuple(seen[seat]))
        return players[seat].choose(question)

    def add_events(state: Any) -> None:
        if game.spec.has_hidden_information:
            for seat, events in enumerate(seen):
                events += visible_events(state, seat)

    return play_out(game, start.state, Random(seed), answer, on_state=add_events).ranks


def _with_events_of(state: Any, seen: SeatEvents) -> SeatEvents:
    return tuple((*events, *visible_events(state, seat)) for seat, events in enumerate(seen))


class LuckAnalysis:
    """The analysis of one finished game: first the states to be played out, then the report on their estimates."""

    def __init__(self, history: History, times: int) -> None:
        self._game = history.game
        self._rows = history.effective_rows()
        by_table = (row for row in reversed(history.rows) if row.seat == TABLE)
        ends = (row for row in by_table if row.action.verb in ("resign", "timeout", "abort"))
        self._by_table = next(ends, None)
        self._times = times
        self._states = self._replay(history)
        self._events = self._find_events(history.seats)
        over = history.turn()
        assert isinstance(over, Over)
        self._roles = history.game.roles(history.options, history.seats)
        self._result = win_shares(over.ranks, self._roles)

    def _replay(self, history: History) -> list[Any]:
        states = [history.states[0]]
        for row in self._rows:
            states.append(self._game.play(states[-1], row.seat, row.action))
        return states

    def _find_events(self, seats: int) -> list[SeatEvents]:
        """The events each seat had seen after each row; in perfect-information games bots need only the view."""
        found: list[SeatEvents] = [((),) * seats]
        for state in self._states[1:]:
            last = found[-1]
            found.append(_with_events_of(state, last) if self._game.spec.has_hidden_information else last)
        return found

    def playout_starts(self) -> list[PlayoutStart]:
        """The states to play out: before each decision with a choice, and after each outcome that was not drawn."""
        return [start for n in range(len(self._states)) for start in self._starts_at(n)]

    def _starts_at(self, n: int) -> Iterator[PlayoutStart]:
        state, events = self._states[n], self._events[n]
        turn = self._game.turn(state)
        if isinstance(turn, Chance) and n < len(self._rows):
            total = sum(weight for _, weight in turn.outcomes)
            for outcome, weight in turn.outcomes:
                if outcome != self._rows[n].action:
                    after = self._game.play(state, CHANCE, outcome)
                    then = _with_events_of(after, events) if self._game.spec.has_hidden_information else events
                    yield PlayoutStart(f"{n}/{outcome}", after, then, max(1, round(self._times * weight / total)))
        elif isinstance(turn, Ask | Chance) and not self._is_forced(n, turn):
            yield PlayoutStart(f"{n}", state, events, self._times)

    def _is_forced(self, n: int, turn: Ask | Chance) -> bool:
        """Whether there is only one action, so that the expectation cannot change."""
        if n == len(self._rows) or isinstance(turn, Chance):
            return False
        return size(self._game.menu(self._states[n], self._rows[n].seat)) == 1

    def report(self, known: dict[str, Estimate]) -> LuckReport:
        """The report, from the estimates of all starts by key."""
        estimates = self._estimates(known)
        events = [
            _swing(row, estimates[row_index], estimates[row_index + 1]) for row_index, row in enumerate(self._rows)
        ]
        if self._by_table:
            events.append(_swing(self._by_table, estimates[-1], Estimate(self._result, (0.0,) * len(self._result))))
        return LuckReport(estimates[0].shares, tuple(events), self._result)

    def _estimates(self, known: dict[str, Estimate]) -> list[Estimate]:
        """The expectation after each row, computed from the end backwards."""
        found: list[Estimate] = []
        for n in reversed(range(len(self._states))):
            turn = self._game.turn(self._states[n])
            if isinstance(turn, Over):
                found.append(Estimate(win_shares(turn.ranks, self._roles), (0.0,) * len(turn.ranks)))
            elif str(n) in known:
                found.append(known[str(n)])
            elif isinstance(turn, Chance):
                found.append(self._before_draw(n, turn, known, found[-1]))
            else:
                found.append(found[-1])  # forced
        return found[::-1]

    def _before_draw(self, n: int, turn: Chance, known: dict[str, Estimate], drawn: Estimate) -> Estimate:
        """The weighted mean of the expectations after each outcome."""
        total = sum(weight for _, weight in turn.outcomes)
        after = [
            (drawn if outcome == self._rows[n].action else known[f"{n}/{outcome}"], Fraction(weight, total))
            for outcome, weight in turn.outcomes
        ]
        seats = range(len(drawn.shares))
        return Estimate(
            tuple(sum((one.shares[seat] * part for one, part in after), Fraction(0)) for seat in seats),
            tuple(sum(one.variance[seat] * float(part) ** 2 for one, part in after) for seat in seats),
        )


def _swing(row: Row, before: Estimate, after: Estimate) -> Swing:
    change = tuple(new - old for new, old in zip(after.shares, before.shares, strict=True))
    variance = tuple(new + old for new, old in zip(after.variance, before.variance, strict=True))
    return Swing(row.n, row.seat, str(row.action), change, variance)
