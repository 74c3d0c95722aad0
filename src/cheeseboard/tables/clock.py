"""Time at a table: how long a seat may take, and which jobs are due when. Rules never see time."""

import time

from cheeseboard.core import TABLE, Seat
from cheeseboard.tables.record import DAY_MS, BankClock, DaysClock, DecisionClock, Job, Ms, NoClock, RematchOffer
from cheeseboard.tables.table import Table

# Every bot waits at least this long: an instant "pass" would tell that its hand is empty.
MIN_BOT_DELAY_MS: Ms = 600
MAX_GRACE_MS: Ms = 60_000


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


def grace_of(table: Table) -> Ms:
    """How long the one grace period of a seat is for the question that is asked now; 0: there is none.

    A window has none: it would tell who has not answered, and makes everybody wait.
    """
    clock = table.record.clock
    if not isinstance(clock, DecisionClock) or table.is_anonymous:
        return 0
    return min(1_000 * clock.seconds, MAX_GRACE_MS)


def is_in_grace(table: Table, seat: Seat) -> bool:
    """Whether this seat, which is asked, answers in its grace period."""
    return table.record.seats[seat].grace_at == table.question_rows[seat]


def deadline_of(table: Table, seat: Seat) -> Ms | None:
    """When the time of this seat, which is asked, is out; None: never."""
    allowed = time_allowed(table, seat)
    if allowed is None:
        return None
    return table.clock_since(seat) + allowed + (grace_of(table) if is_in_grace(table, seat) else 0)


def jobs_of(table: Table) -> tuple[Job, ...]:
    """Everything that must happen at this table by itself: bots' answers, held answers, auto-pass, time-outs."""
    record = table.record
    if record.phase == "open" and record.start_by_ms:
        return (Job(record.id, TABLE, 0, "start", record.start_by_ms),)
    if record.phase == "over" and (offer := record.rematch_offer):
        return _rematch_jobs(record.id, offer)
    if record.phase != "running" or table.is_over:
        return ()
    held = {held.seat: held for held in record.held_answers}
    jobs = []
    for seat in table.asked:
        at, since = table.question_rows[seat], table.asked_since[seat]
        if seat in held:
            jobs.append(Job(record.id, seat, at, "held", held[seat].until))
        elif record.seats[seat].bot:
            jobs.append(Job(record.id, seat, at, "bot", max(since, record.seats[seat].bot_since)))
        elif (name := record.seats[seat].auto_pass) and auto_pass_applies(table, seat, name):
            jobs.append(Job(record.id, seat, at, "auto-pass", since))
        elif (deadline := deadline_of(table, seat)) is not None:
            # A job of its own: the one that has given the grace period is still claimed.
            jobs.append(Job(record.id, seat, at, "grace" if is_in_grace(table, seat) else "clock", deadline))
    return tuple(jobs)


def _rematch_jobs(table_id: str, offer: RematchOffer) -> tuple[Job, ...]:
    match offer.state:
        case "open":
            return (Job(table_id, TABLE, 0, "rematch-lapse", offer.until),)
        case "starting":
            return (Job(table_id, TABLE, 0, "rematch-start", 0),)
        case _:
            return ()


def auto_pass_applies(table: Table, seat: Seat, name: str) -> bool:
    """Whether auto-pass of this name answers the question that this seat is asked now."""
    applies = table.kit.auto_pass.get(name)
    return applies is not None and applies(table.game.view(table.history.state, seat))
