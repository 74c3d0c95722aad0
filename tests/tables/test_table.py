"""What a table keeps at hand must never be older than the table."""

from cheeseboard.core import Action
from cheeseboard.protocol.updates import seat_update, table_status
from cheeseboard.tables import decisions, seating
from cheeseboard.tables.record import LogRow
from cheeseboard.tables.registry import TableRegistry
from cheeseboard.tables.table import PEOPLE_CACHE_SIZE, Table
from tables.memory import MemoryLog
from tables.test_tables import ANN, BOB, committed, played, record, run, started


def test_what_was_tried_counts_for_that_action_alone() -> None:
    table = started()
    decisions.act(table, 0, Action.parse("move e2"), 0, 3_000)
    other = table.after(table.record, (LogRow(1, 0, Action.parse("move d1"), 3_000),))
    assert other.history.states == played(started(), "move d1").history.states
    answers = (LogRow(2, 1, Action.parse("move e8"), 3_000), LogRow(3, 0, Action.parse("move e1"), 3_000))
    again = other.after(other.record, answers)
    assert again.history.states == played(started(), "move d1", "move e8", "move e1").history.states


def test_what_a_decision_has_played_is_not_played_again() -> None:
    table = started()
    change = decisions.act(table, 0, Action.parse("move e2"), 0, 3_000)
    assert table.after(change.record, change.rows, change.states).history.state is change.states[-1]
    assert Table.load(table.record, change.rows).history.state == change.states[-1]


def test_who_is_asked_is_known_after_every_change() -> None:
    table = Table.load(record())
    assert (table.n, table.asked, table.is_over) == (0, (), False)
    table = started()
    assert (table.n, table.asked, table.is_over) == (0, (0,), False)
    table = played(table, "move e2")
    assert (table.n, table.asked) == (1, (1,))
    table = table.after(seating.mark_away(table, BOB, 9).record)
    assert (table.n, table.asked) == (1, (1,))


def test_around_is_said_anew_when_the_record_changes_and_only_then() -> None:
    table = started()
    said = table_status(table, ANN)
    later = played(table, "move e2")
    assert table_status(later, ANN) is said
    assert table_status(later, BOB) != said
    away = committed(later, seating.mark_away(later, BOB, 9))
    assert table_status(away, ANN).seats[1].away_since == 9
    assert table_status(later, ANN) is said


def test_around_is_not_kept_for_everybody_who_ever_looked() -> None:
    table = started()
    for number in range(3 * PEOPLE_CACHE_SIZE):
        seat_update(table, None, f"p-{number}")
    assert len(table.cache.status) <= PEOPLE_CACHE_SIZE


def test_an_open_game_is_looked_at_once_for_all() -> None:
    table = played(started(), "move e2")
    assert seat_update(table, 0, ANN).view is seat_update(table, 1, BOB).view is seat_update(table, None, "").view


def test_a_desk_knows_what_it_has_not_heard() -> None:
    async def look() -> None:
        log = MemoryLog()
        here, there = TableRegistry(log), TableRegistry(log)
        await here.create(record())
        assert await there.outdated(["tbl-x"]) == ["tbl-x"]
        known = await there.load("tbl-x")
        assert await there.outdated(["tbl-x"]) == []
        assert await there.refresh("tbl-x") is known
        await here.commit("tbl-x", lambda table: seating.sit(table, 0, ANN, "Ann"))
        assert await there.outdated(["tbl-x"]) == ["tbl-x"]
        await there.refresh("tbl-x")
        assert await there.outdated(["tbl-x"]) == []

    run(look())


def test_what_a_seat_has_heard_goes_on_and_another_way_on_hears_its_own() -> None:
    table = started()
    assert table.events_for(0) == table.history.events_for(0)
    one = played(table, "move e2")
    other = played(table, "move d1")
    for later in (one, other, played(one, "move e8")):
        assert later.events_for(0) == later.history.events_for(0)
    assert one.events_for(0) != other.events_for(0)
    assert table.events_for(0) == table.history.events_for(0)
