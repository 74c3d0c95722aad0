"""Each test of what nobody may learn of a beat fails where that is told: one planted leak for each."""

from collections.abc import Callable

import pytest
from msgspec.structs import replace

from cheeseboard.core import Seat
from cheeseboard.protocol import updates
from cheeseboard.protocol.messages import UpdateMessage
from cheeseboard.protocol.updates import seat_update
from cheeseboard.tables import windows
from cheeseboard.tables.record import ARMED, HeldAnswer, Ms, SeatRecord
from cheeseboard.tables.table import Table
from tables import test_armed, test_beats

Leak = Callable[[Table, UpdateMessage], UpdateMessage]
OBSERVED = 1  # Bob, who does something about the window


def answers(table: Table, told: UpdateMessage) -> UpdateMessage:
    return replace(told, asked_count=sum(held.at != ARMED for held in table.record.held_answers))


def armed_answers(table: Table, told: UpdateMessage) -> UpdateMessage:
    return replace(told, armed=next((held.action for held in table.record.held_answers if held.at == ARMED), ""))


def who_holds(table: Table, told: UpdateMessage) -> UpdateMessage:
    seats = [seat for seat, seated in enumerate(table.record.seats) if seated.window.hold_since]
    return replace(told, asked=tuple(seats))


def who_has_confirmed(table: Table, told: UpdateMessage) -> UpdateMessage:
    return replace(told, asked_count=sum(seated.window.shown_ms > 0 for seated in table.record.seats))


def dropped_answers(table: Table, told: UpdateMessage) -> UpdateMessage:
    return replace(told, dropped=table.record.seats[OBSERVED].dropped)


def missed_windows(table: Table, told: UpdateMessage) -> UpdateMessage:
    return replace(told, missed_windows=table.record.seats[OBSERVED].missed)


LEAKS: dict[Leak, Callable[[], None]] = {
    answers: test_beats.test_until_it_ends_nobody_else_hears_of_any_answer_armed_withdrawn_or_replaced,
    who_holds: test_beats.test_holding_a_window_keeps_it_open_until_it_is_let_go_and_nobody_learns_who,
    who_has_confirmed: test_beats.test_the_beat_of_a_page_that_confirms_starts_when_the_roll_is_at_rest,
    missed_windows: test_beats.test_who_was_away_reads_which_windows_were_missed,
    armed_answers: test_armed.test_again_is_armed_during_the_turn_and_played_at_its_end,
    dropped_answers: test_armed.test_what_is_not_on_the_menu_at_the_end_is_a_pass_and_only_its_owner_is_told,
}


@pytest.mark.parametrize("leak", LEAKS, ids=lambda leak: leak.__name__)
def test_a_planted_leak_is_found(leak: Leak, monkeypatch: pytest.MonkeyPatch) -> None:
    honest = seat_update

    def careless(table: Table, seat: Seat | None, person: str, since: int = -1) -> UpdateMessage:
        return leak(table, honest(table, seat, person, since))

    LEAKS[leak]()
    for module in (updates, test_beats, test_armed):
        monkeypatch.setattr(module, "seat_update", careless)
    with pytest.raises(AssertionError):
        LEAKS[leak]()


def test_planted_a_seat_that_shows_what_was_tapped_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = windows._after_window

    def careless(
        table: Table, seat: Seat, now: Ms, held: HeldAnswer | None, *, is_dropped: bool, row: int
    ) -> SeatRecord:
        seated = honest(table, seat, now, held, is_dropped=is_dropped, row=row)
        return replace(seated, avatar="hasty") if held else seated

    monkeypatch.setattr(windows, "_after_window", careless)
    with pytest.raises(AssertionError):
        test_beats.test_what_is_sent_when_it_ends_does_not_tell_who_had_tapped_what()
