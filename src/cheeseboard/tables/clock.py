"""Time at a table: how long a seat may take, and which jobs are due when. Rules never see time."""

import time

from cheeseboard.core import TABLE, Seat
from cheeseboard.tables.beats import answer_of, window_end
from cheeseboard.tables.record import (
    DAY_MS,
    BankClock,
    DaysClock,
    DecisionClock,
    Job,
    Ms,
    NoClock,
    RematchOffer,
    reaction_of,
)
from cheeseboard.tables.table import Table

# Every bot waits at least this long: an instant "pass" would tell that its hand is empty.
MIN_BOT_DELAY_MS: Ms = 600
FOLLOW_UP_MS: Ms = 220  # a bot that goes on in its own turn
MAX_GRACE_MS: Ms = 60_000
MIN_WINDOW_MS: Ms = 1_500  # so that auto-pass and a quick "pass" look like a considered answer
WINDOW_MS: Ms = 20_000  # with a bank clock at a table with beats, for a window that waits for everybody all the same
AWAY_WINDOW_MS: Ms = 60_000  # without any clock, for somebody who is away in a window that waits for everybody


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
        case BankClock() as bank:
            if table.is_anonymous and table.record.reaction != "everybody":
                return WINDOW_MS
            return max(0, table.times[seat].left_of(bank))
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
    if table.has_beat:
        return None
    allowed = time_allowed(table, seat)
    if allowed is None:
        return _away_deadline_of(table, seat)
    return table.clock_since(seat) + allowed + (grace_of(table) if is_in_grace(table, seat) else 0)


def _away_deadline_of(table: Table, seat: Seat) -> Ms | None:
    """When somebody who is away passes in a window, where no clock runs; never at tables begun before this rule."""
    away_since = table.record.seats[seat].away_since
    if not away_since or not table.is_anonymous or not table.record.loses_on_time:
        return None
    return max(table.asked_since[seat], away_since) + AWAY_WINDOW_MS


def jobs_of(table: Table) -> tuple[Job, ...]:
    """Everything that must happen at this table by itself: bots' answers, held answers, auto-pass, time-outs."""
    record = table.record
    if record.phase == "open" and record.start_by_ms:
        return (Job(record.id, TABLE, 0, "start", record.start_by_ms),)
    if record.phase == "over" and (offer := record.rematch_offer):
        return _rematch_jobs(record.id, offer)
    if record.phase != "running" or table.is_over:
        return ()
    if table.has_beat:
        return _beat_jobs(table)
    return tuple(job for seat in table.asked if (job := _job_of(table, seat)))


def _job_of(table: Table, seat: Seat) -> Job | None:
    """What happens by itself if this seat, which is asked, does nothing."""
    table_id, at, since = table.record.id, table.question_rows[seat], table.asked_since[seat]
    seated = table.record.seats[seat]
    if table.record.held_answers and (held := answer_of(table, seat)) is not None:
        return Job(table_id, seat, at, "held", held.until or table.window_since + MIN_WINDOW_MS)
    if seated.bot:
        return Job(table_id, seat, at, "bot", max(since, seated.bot_since))
    if seated.auto_pass and auto_pass_applies(table, seat, seated.auto_pass):
        return Job(table_id, seat, at, "auto-pass", since)
    if (deadline := deadline_of(table, seat)) is not None:
        # A job of its own: the one that has given the grace period is still claimed.
        return Job(table_id, seat, at, "grace" if is_in_grace(table, seat) else "clock", deadline)
    return None


def _beat_jobs(table: Table) -> tuple[Job, ...]:
    """Bots are asked at once; the window ends by itself.

    Its job has the version in place of a row: where a hold moves the end while some process runs the job, the next
    one must not wait for its lease.
    """
    record = table.record
    thinking = [seat for seat in table.asked if record.seats[seat].bot and not table.holds_answer_of(seat)]
    jobs = [
        Job(
            record.id,
            seat,
            table.question_rows[seat],
            "bot",
            max(table.asked_since[seat], record.seats[seat].bot_since),
        )
        for seat in thinking
    ]
    if (end := window_end(table)) is not None:
        jobs.append(Job(record.id, TABLE, record.version, "window", end))
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


def is_prompted(table: Table, seat: Seat) -> bool:
    """Whether this seat wants to be told of the window that is open; nothing is answered for it before a beat ends."""
    windows, chosen = table.kit.windows, table.record.seats[seat].auto_pass
    default = windows.prompts_unless if windows and reaction_of(table.record) != "everybody" else ""
    name = chosen or default
    return not (name and auto_pass_applies(table, seat, name))
