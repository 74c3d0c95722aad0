"""A bell may be lost: the ping looks at the log, so that nobody waits for ever."""

from pathlib import Path

from server.real_server import served
from server.test_play import begun
from server.test_processes import also_at


def test_what_no_bell_told_is_brought_with_the_next_ping(tmp_path: Path) -> None:
    db = f"sqlite:///{tmp_path / 'shared.db'}"
    with (
        served(tmp_path, db=db, away_ms=50, ping_seconds=0.2) as one,
        served(tmp_path, db=db, away_ms=50, ping_seconds=0.2) as deaf,
    ):
        here, there, table = begun(one)
        elsewhere = also_at(there.person, deaf).at(table)
        elsewhere.until_row(0, 1)
        here.play("move e2", 0)
        elsewhere.until_row(1, 1)
        elsewhere.play("move e8", 1)
        here.until_row(2, 0)
