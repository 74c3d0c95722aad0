"""The load generator: plays real games over real sockets at servers of its own, and says a row for each case."""

import pytest

from cheeseboard.cli.bench import server_load
from cheeseboard.cli.bench.server_load import as_table_of_loads, measure_server, own_server
from cheeseboard.core import Menu


def test_pairs_play_on_when_both_have_seen_the_last_action() -> None:
    with own_server() as server:
        pairs = server.crowd.open(3)
        took = server.measure("three tables", pairs, row=12, walls=0.5)
        assert [pair.rows for pair in pairs] == [[12, 12]] * 3
        assert [len(pair.took) for pair in pairs] == [12] * 3
    assert took.server_us > 0 < took.players_us
    assert 0 < took.p50_ms <= took.p99_ms
    assert 0 < took.waiting_bytes < 700
    assert took.waiting_bytes < took.asked_bytes < 2_000


def test_an_action_that_is_refused_stops_the_measurement(monkeypatch: pytest.MonkeyPatch) -> None:
    def cheat(menu: Menu, *how: object) -> str:
        return "move e9"

    monkeypatch.setattr("cheeseboard.cli.bench.load_clients.choose", cheat)
    with own_server() as server, pytest.raises(ConnectionError, match="square-taken"):
        server.crowd.play(server.crowd.open(1), row=4)


def test_every_case_has_its_row(monkeypatch: pytest.MonkeyPatch) -> None:
    for name, rows in {
        "TABLES_COMPARED": 2,
        "LATE": 10,
        "MEASURED_ROWS": 4,
        "ROWS_OF_FEW": 4,
        "TURNS_OF_FEW": 2,
        "TURNS_OF_ROWS": 2,
    }.items():
        monkeypatch.setattr(server_load, name, rows)
    loads = measure_server(seconds=0.5, runs=1, tables=2, rate=50, crowded=20)
    assert len({each.case for each in loads}) == len(loads) == 9
    assert as_table_of_loads(loads).row_count == len(loads)
    assert [bool(each.of_relay) for each in loads[:5]] == [False, True, False, True, False]
    quiet = [each for each in loads if "50 a second" in each.case]
    assert len(quiet) == 2
    assert all(each.actions_per_second < 60 for each in quiet)  # the last ones may fall just within the time
