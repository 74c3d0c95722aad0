"""The data folder that every picture is taken from: the frozen database of tests/witnesses and more tables beside it.

All ids, names, seeds and times are fixed, and the columns are those of the day the database was frozen, which every
version of the server brings up to its own. So two versions show the same positions.
"""

import json
import re
import shutil
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any, NamedTuple

WITNESSES = Path(__file__).parents[2] / "tests/witnesses"
NOW_MS = 1_794_960_000_000  # a day after the database was frozen; for server and page it is always now
ROW_MS = 1_000  # from one row of a log to the next
SINCE_MS = 20_000  # from the last row until now
CHANCE = -1
SEATED = ("Ann", "Bea", "Cy", "Dan")


class Position(NamedTuple):
    """A table: a recorded game up to a row, and the seats that are Ann's."""

    file: str
    rows: int
    ann: tuple[int, ...] = (0,)
    clock: str = '{"type":"none"}'
    is_over: bool = False


BANK = '{"type":"bank","seconds":600,"increment":5}'
POSITIONS = {  # by the id of the table; Ann is asked, unless the game is over
    "quoridor-opening": Position("quoridor-usual", 1),
    "quoridor-middle": Position("quoridor-usual", 27, clock=BANK),
    "quoridor-end": Position("quoridor-usual", 46, is_over=True),
    "quoridor-four": Position("quoridor-usual-4", 30),
    "pac-man-opening": Position("pac-man-usual", 0),
    "pac-man-ghosts": Position("pac-man-usual", 122, ann=(1,)),
    "pac-man-middle": Position("pac-man-usual", 125),
    "pac-man-end": Position("pac-man-usual", 242, is_over=True),
    "gouda-gouda-opening": Position("gouda-gouda-usual-4", 13, ann=(2,)),
    "gouda-gouda-window": Position("gouda-gouda-usual-4", 15, clock=BANK),
    "gouda-gouda-middle": Position("gouda-gouda-usual-4", 429),
    "gouda-gouda-move": Position("gouda-gouda-usual-4", 466),
    "gouda-gouda-end": Position("gouda-gouda-usual-4", 536, is_over=True),
    "gouda-gangster-opening": Position("gouda-gangster-usual-4", 16),
    "gouda-gangster-reinforce": Position("gouda-gangster-usual-4", 58, clock=BANK),
    "gouda-gangster-middle": Position("gouda-gangster-usual-4", 78),
    "gouda-gangster-end": Position("gouda-gangster-usual-4", 188, is_over=True),
    "gouda-gangster-shared": Position("gouda-gangster-usual-4", 16, ann=(0, 1)),
    "gouda-gouda-shared": Position("gouda-gouda-usual-4", 15, ann=(0, 1)),
}


def _frozen() -> Any:
    """What is known of the frozen database."""
    return json.loads((WITNESSES / "manifest.json").read_text("utf-8"))["databases"]["tables.sqlite"]


def cookies() -> dict[str, str]:
    """By what the server knows people, by name."""
    people = {name: _frozen()["credentials"][name] for name in SEATED}
    return {name: known["cookie"] for name, known in people.items() if "cookie" in known}


def frozen_tables() -> dict[str, str]:
    """The tables of the frozen database: their ids by name."""
    return {name: facts["table"] for name, facts in _frozen()["tables"].items()}


def make_folder(folder: Path, database: str, key_file: str) -> None:
    """Write the database and the key that signs the cookies."""
    (folder / key_file).write_bytes(bytes.fromhex(_frozen()["credentials"]["signing_key"]))
    path = Path(shutil.copyfile(WITNESSES / "tables.sqlite", folder / database))
    with closing(sqlite3.connect(path)) as connection, connection:
        for table, position in POSITIONS.items():
            _add(connection, table, position)


def logged(path: Path) -> int:
    """Count the rows of all logs, which stays the same while nobody plays."""
    with closing(sqlite3.connect(f"file:{path}?mode=ro", uri=True)) as connection:
        (found,) = connection.execute("SELECT count(*) FROM log").fetchone()
        return int(found)


def _add(connection: sqlite3.Connection, table: str, position: Position) -> None:
    text = (WITNESSES / "files" / f"{position.file}.game").read_text("utf-8")
    tags = dict(re.findall(r'^\[(\w+) "(.*)"\]$', text, re.MULTILINE))
    rows = re.findall(r"^(\d+) (-|\d+) (.+)$", text, re.MULTILINE)[: position.rows]
    people = dict(connection.execute("SELECT name, id FROM people"))
    others = iter(SEATED[1:])
    names = [SEATED[0] if seat in position.ann else next(others) for seat in range(tags["Seats"].count(";") + 1)]
    called = [f"Ann {position.ann.index(seat) + 1}" if len(position.ann) > 1 and seat in position.ann else name
              for seat, name in enumerate(names)]  # fmt: skip
    began = NOW_MS - SINCE_MS - ROW_MS * position.rows
    seats = [
        {"person": people[name], "name": shown, **({} if name == "Ann" else {"away_since": began})}
        for name, shown in zip(names, called, strict=True)
    ]
    fields = {
        "id": table,
        "head": len(rows),
        "version": len(rows) + 1,
        "code": "",
        "game": tags["Game"],
        "rules": int(tags["Rules"]),
        "options": tags["Options"],
        "creator": people["Ann"],
        "seed": bytes.fromhex(tags["Seed"]),
        "created": began,
        "started": began,
        "watchable": 1,
        "listed": 1,
        "phase": "over" if position.is_over else "running",
        "follows": "",
        "rematch": "",
        "seats": json.dumps(seats),
        "clock": position.clock,
        "names": json.dumps(called),
        "nonces": json.dumps([""] * len(names)),
        "offer": "null",
        "held": "[]",
    }
    marks = ", ".join("?" * len(fields))
    added = connection.execute(f"INSERT INTO tables ({', '.join(fields)}) VALUES ({marks})", list(fields.values()))  # noqa: S608
    number = added.lastrowid
    connection.executemany(
        "INSERT INTO log (no, n, seat, action, ms, \"by\", \"key\") VALUES (?, ?, ?, ?, ?, '', '')",
        [
            (number, int(n), CHANCE if seat == "-" else int(seat), action, began + ROW_MS * int(n))
            for n, seat, action in rows
        ],
    )
    connection.executemany(
        "INSERT INTO owners (person, no) VALUES (?, ?)", [(people[name], number) for name in sorted(set(names))]
    )
