"""Time at a table: how long a seat may take, and which jobs are due when. Rules never see time."""

import time

from cheeseboard.core import TABLE, Seat
from cheeseboard.tables.record import DAY_MS, BankClock, DaysClock, DecisionClock, Job, Ms, NoClock
from cheeseboard.tables.table import Table

# Every bot waits at least this long: an instant "pass" would tell that its hand is empty.
MIN_BOT_DELAY_MS: Ms = 600


def now_ms() -> Ms:
    """Now, by the wall clock."""
    return time.time_ns() // 1_000_000


def time_allowed(table: Table, seat: Seat) -> Ms | None:
    """How long this seat had for its decision when it was asked; None: as long as it likes."""
    match table.record.clock:
        case NoClock():
            return None
        case DecisionClock(seconds=seconds, window_seconds=window_seconds):
            return 1_000 * (window_seconds if table.is_anonymous else seconds)
        case BankClock(seconds=seconds, increment=increment):
            bank = 1_000 * (seconds + increment * (table.decisions[seat] + 1))
            return max(0, bank - table.time_spent[seat])
        case DaysClock(days=days):
            return days * DAY_MS


def jobs_of(table: Table) -> tuple[Job, ...]:
    """Everything that must happen at this table by itself: bots' answers, held answers, auto-pass, time-outs."""
    record = table.record
    if record.phase == "open" and record.start_by_ms:
        return (Job(record.id, TABLE, 0, "start", record.start_by_ms),)
    if record.phase != "running" or table.is_over:
        return ()
    held = {held.seat: held for held in record.held_answers}
    jobs = []
    for seat in table.asked:
        at, since = table.question_rows[seat], table.asked_since[seat]
        if seat in held:
            jobs.append(Job(record.id, seat, at, "held", held[seat].until))
        elif record.seats[seat].bot:
            jobs.append(Job(record.id, seat, at, "bot", since))
        elif (name := record.seats[seat].auto_pass) and auto_pass_applies(table, seat, name):
            jobs.append(Job(record.id, seat, at, "auto-pass", since))
        elif (allowed := time_allowed(table, seat)) is not None:
            jobs.append(Job(record.id, seat, at, "clock", since + allowed))
    return tuple(jobs)


def auto_pass_applies(table: Table, seat: Seat, name: str) -> bool:
    """Whether auto-pass of this name answers the question that this seat is asked now."""
    applies = table.kit.auto_pass.get(name)
    return applies is not None and applies(table.game.view(table.history.state, seat))
