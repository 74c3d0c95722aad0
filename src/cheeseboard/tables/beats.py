"""How long a reaction window lasts. Everything here follows from what everybody may know, never from a hand.

A window has a *beat*: who says nothing in it passes. `window_end` alone says when one ends. At tables that wait for
`everybody` no window has a beat.

Two things are held, and they have nothing to do with each other: an answer is held back until its window ends
(`HeldAnswer`), a window is held open by somebody who needs longer (`SeatWindow.hold_until`, `is_held`).
"""

from cheeseboard.bots import max_think_seconds
from cheeseboard.core import Action, Seat
from cheeseboard.core.kit import WindowKind
from cheeseboard.tables.record import (
    ARMED,
    NO_WINDOW,
    HeldAnswer,
    Ms,
    Reaction,
    SeatWindow,
    TableRecord,
    is_played_by_person,
    pace_of,
    people_seats,
    reaction_of,
)
from cheeseboard.tables.table import Table

BEATS_MS: dict[Reaction, dict[WindowKind, Ms]] = {
    "brisk": {"roll": 2_000, "card": 3_000, "end": 800},
    "relaxed": {"roll": 4_000, "card": 6_000, "end": 2_000},
}
BOTS_BEAT_MS: Ms = 500  # where only bots hold a card
ROLL_MS: Ms = 900  # how long a roll takes on screen at normal pace
SHOWN_WITHIN_MS: Ms = 3_000  # beyond that, how long a page may take to say that the roll has come to rest
MAX_HOLD_MS: Ms = 20_000  # of one window
MAX_HELD_MS: Ms = 120_000  # of one person in a game
MIN_THOUGHT_MS: Ms = 200  # counted at least for a bot's longest thought; bots without a thinking time need half of it
DELIVERY_MARGIN_MS: Ms = 100  # time allowed for handing a bot's answer to its table
PASS = Action("pass")


def at_pace(record: TableRecord, ms: Ms) -> Ms:
    """So long at normal pace, half of it at a fast one, and no time at all in an instant."""
    return {"normal": ms, "fast": ms // 2, "instant": 0}[pace_of(record)]


def window_kind(table: Table) -> WindowKind:
    """Of the window that is open, as a spectator sees it."""
    windows = table.kit.windows
    return windows.kind(table.view(None)) if windows else "roll"


def opened_ms(table: Table) -> Ms:
    """When the window that is open began; not before clocks run."""
    return max(table.window_since, table.record.clock_from_ms)


def beat_ms(table: Table) -> Ms:
    """How long there is to react in the window that is open: by its kind, and whether a person is asked."""
    if any(is_played_by_person(table.record.seats[seat]) for seat in table.asked):
        return BEATS_MS[reaction_of(table.record)][window_kind(table)]
    return 0 if pace_of(table.record) == "instant" else BOTS_BEAT_MS


def rest_ms(table: Table) -> Ms:
    """When what happened before the window has come to rest on screen, at the earliest, also for who skips it."""
    return opened_ms(table) + (at_pace(table.record, ROLL_MS) if window_kind(table) == "roll" else 0)


def longest_thought(table: Table, bot: str) -> Ms:
    """How long a bot of this name thinks at most, whatever its hand."""
    seconds = max_think_seconds(bot, table.record.game)
    return max(MIN_THOUGHT_MS, int(1_000 * seconds) + DELIVERY_MARGIN_MS if seconds else 0)


def thought_until(table: Table, seat: Seat, now: Ms) -> Ms:
    """When a window may end, as far as this seat's bot is concerned, which answers now.

    A late answer counts as one, two or more whole longest thoughts: the true thinking time could tell of a hand.
    """
    seated = table.record.seats[seat]
    since, thought = max(opened_ms(table), seated.bot_since), longest_thought(table, seated.bot)
    return since + thought * max(1, -(-(now - since) // thought))


def can_end(record: TableRecord, seat: Seat | None) -> bool:
    """Whether this seat's pass ends a window: nobody else plays here and nobody can watch."""
    return people_seats(record) == [seat] and not record.watchable


def answer_of(table: Table, seat: Seat | None) -> HeldAnswer | None:
    """What this seat has answered in the window that is open, or armed for it."""
    mine = [held for held in table.record.held_answers if held.seat == seat]
    found = next((held for held in mine if held.at != ARMED), None)
    if found is None and mine and table.is_anonymous and window_kind(table) == "end":
        return mine[0]
    return found


def window_end(table: Table) -> Ms | None:
    """When the window that is open ends; None: not before a bot has answered."""
    record, seats = table.record, table.record.seats
    answers = {held.seat: held for held in record.held_answers if held.at != ARMED}
    if any(seats[seat].bot and seat not in answers for seat in table.asked):
        return None
    ends = [answers[seat].until for seat in table.asked if seats[seat].bot]
    people = [seat for seat in table.asked if not seats[seat].bot]
    if len(people) == 1 and can_end(record, people[0]):
        mine = answers.get(people[0])
        if mine is not None and mine.until:
            return max([mine.until, *ends])
    for seat in people:
        ends += [_screen_end(table, seat), _window_of(table, seat).hold_until]
    return max([opened_ms(table) + beat_ms(table), *ends])


def own_end(table: Table, seat: Seat | None) -> Ms:
    """When the beat ends as the screen of this seat shows it; 0: not known before its page confirms."""
    if seat is None or seat not in table.asked:
        return rest_ms(table) + beat_ms(table)
    if is_confirming(table, seat) and not is_shown(table, seat):
        return 0
    return max(opened_ms(table) + beat_ms(table), _screen_end(table, seat))


def is_confirming(table: Table, seat: Seat) -> bool:
    """Whether the page of this seat is expected to say when the window is on screen."""
    seated = table.record.seats[seat]
    return seated.confirms_windows and is_played_by_person(seated) and not seated.away_since


def is_shown(table: Table, seat: Seat) -> bool:
    """Whether the page of this seat has said that the window is on screen."""
    return bool(_window_of(table, seat).shown_ms)


def is_held(table: Table) -> bool:
    """Whether somebody holds the window open; everybody may know that, and nobody who."""
    return any(holds_until(table, seat) for seat in table.asked)


def holds_until(table: Table, seat: Seat) -> Ms:
    """Until when at most this seat holds the window open; 0: it does not."""
    window = _window_of(table, seat)
    return 0 if window.is_let_go else window.hold_until


def wait_left(table: Table, seat: Seat) -> Ms:
    """For how long this seat may still hold the window open that is open; 0 if it has done so already."""
    return 0 if _window_of(table, seat).hold_since else max(0, MAX_HELD_MS - table.record.seats[seat].held_ms)


def _window_of(table: Table, seat: Seat) -> SeatWindow:
    """What the person in this seat has done about the window that is open."""
    window = table.record.seats[seat].window
    return window if window.at == table.question_rows.get(seat) else NO_WINDOW


def _screen_end(table: Table, seat: Seat) -> Ms:
    """When the beat of this seat's screen ends; a page that has not confirmed yet is waited for."""
    if not is_confirming(table, seat):
        return 0
    earliest = rest_ms(table)
    latest, shown = earliest + SHOWN_WITHIN_MS, _window_of(table, seat).shown_ms
    return min(max(shown, earliest), latest) + beat_ms(table) if shown else latest
