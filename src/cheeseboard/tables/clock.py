"""What is due at a table and when: bots' thoughts, held answers, and the end of people's time. Rules never see time."""

from cheeseboard.core import TABLE, Seat
from cheeseboard.tables.live import Live
from cheeseboard.tables.record import Due, Ms

BOT_THINKS: Ms = 600  # until its answer, for every question and hand: a quick "pass" would tell that the hand is empty


def dues_of(live: Live) -> tuple[Due, ...]:
    """Everything that must happen at this table by itself."""
    if live.record.phase == "open" and live.record.started:
        return (Due(live.record.id, TABLE, 0, "start", live.record.started),)
    if live.record.phase != "running" or live.is_over:
        return ()
    table, held = live.record.id, {held.seat: held for held in live.record.held}
    dues = []
    for seat in live.asked:
        at = live.asked_at[seat]
        if seat in held:
            dues.append(Due(table, seat, at, "held", held[seat].until))
        elif live.record.seats[seat].bot:
            dues.append(Due(table, seat, at, "bot", live.asked_since[seat]))
        elif (order := live.record.seats[seat].order) and applies(live, seat, order):
            dues.append(Due(table, seat, at, "order", live.asked_since[seat]))
        elif (left := time_left(live, seat)) is not None:
            dues.append(Due(table, seat, at, "clock", live.asked_since[seat] + left))
    return tuple(dues)


def applies(live: Live, seat: Seat, order: str) -> bool:
    """Whether a standing order of this name answers the question that this seat is asked now."""
    claim = live.kit.auto_pass.get(order)
    return claim is not None and claim(live.game.view(live.course.state, seat))


def time_left(live: Live, seat: Seat) -> Ms | None:
    """How long this seat had for its decision when it was asked; None: as long as it likes."""
    clock = live.record.clock
    return clock.limit(is_window=live.is_hushed, decisions=live.decisions[seat], spent=live.spent[seat])
