"""What a table keeps at hand must never be older than the table."""

from cheeseboard.core import Action
from cheeseboard.tables import answers, seating
from cheeseboard.tables.desk import Desk
from cheeseboard.tables.live import Live
from cheeseboard.tables.record import Entry
from cheeseboard.tables.telling import PEOPLE_KEPT, around, tell
from tables.memory import MemoryBell, MemoryLog
from tables.test_tables import ANN, BOB, committed, played, record, run, started


def test_what_was_tried_counts_for_that_action_alone() -> None:
    live = started()
    answers.answer(live, 0, Action.parse("move e2"), 0, 3_000)
    other = live.after(live.record, (Entry(1, 0, "move d1", 3_000),))
    assert other.course.states == played(started(), "move d1").course.states
    again = other.after(other.record, (Entry(2, 1, "move e8", 3_000), Entry(3, 0, "move e1", 3_000)))
    assert again.course.states == played(started(), "move d1", "move e8", "move e1").course.states


def test_what_was_tried_is_not_played_again() -> None:
    live = started()
    change = answers.answer(live, 0, Action.parse("move e2"), 0, 3_000)
    tried = live.try_out(0, Action.parse("move e2"))
    assert live.after(change.record, change.entries).course.state is tried
    assert Live.load(live.record, change.entries).course.state == tried


def test_who_is_asked_is_known_after_every_change() -> None:
    live = Live.load(record())
    assert (live.n, live.asked, live.is_over) == (0, (), False)
    live = started()
    assert (live.n, live.asked, live.is_over) == (0, (0,), False)
    live = played(live, "move e2")
    assert (live.n, live.asked) == (1, (1,))
    live = live.after(seating.go_away(live, BOB, 9).record)
    assert (live.n, live.asked) == (1, (1,))


def test_around_is_said_anew_when_the_record_changes_and_only_then() -> None:
    live = started()
    said = around(live, ANN)
    later = played(live, "move e2")
    assert around(later, ANN) is said
    assert around(later, BOB) != said
    away = committed(later, seating.go_away(later, BOB, 9))
    assert around(away, ANN).seats[1].away_since == 9
    assert around(later, ANN) is said


def test_around_is_not_kept_for_everybody_who_ever_looked() -> None:
    live = started()
    for number in range(3 * PEOPLE_KEPT):
        tell(live, None, f"p-{number}")
    assert len(live.arounds) <= PEOPLE_KEPT


def test_an_open_game_is_looked_at_once_for_all() -> None:
    live = played(started(), "move e2")
    assert tell(live, 0, ANN).view is tell(live, 1, BOB).view is tell(live, None, "").view


def test_a_desk_knows_what_it_has_not_heard() -> None:
    async def look() -> None:
        log = MemoryLog()
        here, there = Desk(log, MemoryBell()), Desk(log, MemoryBell())
        await here.open(record())
        assert await there.unheard(["tbl-x"]) == ["tbl-x"]
        known = await there.look("tbl-x")
        assert await there.unheard(["tbl-x"]) == []
        assert await there.catch_up("tbl-x") is known
        await here.change("tbl-x", lambda live: seating.sit(live, 0, ANN, "Ann"))
        assert await there.unheard(["tbl-x"]) == ["tbl-x"]
        await there.catch_up("tbl-x")
        assert await there.unheard(["tbl-x"]) == []

    run(look())


def test_what_a_seat_has_heard_goes_on_and_another_way_on_hears_its_own() -> None:
    live = started()
    assert live.events_for(0) == live.course.events_for(0)
    one = played(live, "move e2")
    other = played(live, "move d1")
    for later in (one, other, played(one, "move e8")):
        assert later.events_for(0) == later.course.events_for(0)
    assert one.events_for(0) != other.events_for(0)
    assert live.events_for(0) == live.course.events_for(0)
