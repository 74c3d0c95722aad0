"""What is due at a table and when: bots' thoughts, held answers, and the end of people's time. Rules never see time."""

from cheeseboard.core import TABLE, Seat
from cheeseboard.tables.record import Job, Ms
from cheeseboard.tables.table import Table

# For every question and hand: a quick "pass" would tell that the hand is empty.
MIN_BOT_DELAY_MS: Ms = 600


def jobs_of(table: Table) -> tuple[Job, ...]:
    """Everything that must happen at this table by itself."""
    record = table.record
    if record.phase == "open" and record.start_by_ms:
        return (Job(record.id, TABLE, 0, "start", record.start_by_ms),)
    if record.phase != "running" or table.is_over:
        return ()
    held = {held.seat: held for held in record.held_answers}
    jobs = []
    for seat in table.asked:
        at, since = table.asked_at[seat], table.asked_since[seat]
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
    claim = table.kit.auto_pass.get(name)
    return claim is not None and claim(table.game.view(table.history.state, seat))


def time_allowed(table: Table, seat: Seat) -> Ms | None:
    """How long this seat had for its decision when it was asked; None: as long as it likes."""
    clock = table.record.clock
    return clock.limit(is_window=table.is_anonymous, decisions=table.decisions[seat], spent=table.time_spent[seat])
