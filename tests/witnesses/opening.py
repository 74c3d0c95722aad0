"""Opens a witness with the program under test and says what is there, in the words of the manifest.

Everything these tests know of the program's inside stands here and nowhere else: whoever renames something follows
here and leaves the tests and the witnesses alone.
"""

import asyncio
import json
import re
import shutil
import sqlite3
from collections.abc import Awaitable, Callable, Sequence
from contextlib import closing
from functools import partial
from pathlib import Path
from typing import Any, TypeVar

import asyncpg  # type: ignore[import-untyped]  # it brings no types
import msgspec
import pytest

from cheeseboard import games
from cheeseboard.core import Action, Menu, Seat
from cheeseboard.core.gamefile import format_file, parse_file
from cheeseboard.core.verify import verify, verify_so_far
from cheeseboard.protocol.messages import UpdateMessage
from cheeseboard.protocol.updates import seat_update, table_status
from cheeseboard.server.launch import DATABASE
from cheeseboard.server.settings import KEY_FILE as KEY_FILE
from cheeseboard.store import Store, file_url
from cheeseboard.tables import agreements, clock, decisions, seating, stand_ins, windows
from cheeseboard.tables.clock import jobs_of
from cheeseboard.tables.record import Change
from cheeseboard.tables.registry import TableRegistry
from cheeseboard.tables.table import Table
from witnesses.facts import more_facts

HERE = Path(__file__).parent
FILES = HERE / "files"
# Made by `making/make.py`, each in a folder of its own; checksums.txt knows which there must be.
LATER_SETS = tuple(sorted(path.parent.name for path in HERE.glob("*/manifest.json")))
DATABASES = ("tables.sqlite", *(f"{name}/tables.sqlite" for name in LATER_SETS))
GAME_FILES = sorted(
    path for path in (*HERE.glob("files/*.game"), *HERE.glob("*/files/*.game")) if "saved" not in path.stem
)
Facts = dict[str, Any]
T = TypeVar("T")


def manifest(database: str) -> Facts:
    """What the maker wrote down of this database of either set: `tables` by name, and `credentials`."""
    path = HERE / database
    everything: Facts = json.loads((path.parent / "manifest.json").read_text("utf-8"))
    found: Facts = everything["databases"][path.name]
    return found


def played(database: str) -> dict[str, Facts]:
    """The tables of a database that have begun."""
    return {name: facts for name, facts in manifest(database)["tables"].items() if "digest" in facts}


def frozen_files() -> list[Path]:
    """Everything here that was made once and must stay as it is: all but programs, pages and the list of checksums."""
    paths = (path for path in HERE.rglob("*") if path.is_file() and "__pycache__" not in path.parts)
    return sorted(path for path in paths if path.suffix not in (".py", ".md", ".txt"))


class Witness:
    """A table of a witness, as the program under test has replayed it; what is done here is not written anywhere."""

    def __init__(self, table: Table) -> None:
        self._live = table

    @property
    def digest(self) -> str:
        """The newest digest of the chain."""
        return self._live.digest.hex()

    @property
    def log(self) -> list[str]:
        """All rows as a game file writes them."""
        return [str(row) for row in self._live.history.rows]

    @property
    def file(self) -> str:
        """The game file."""
        return format_file(self._live.file())

    @property
    def follows(self) -> str:
        """The table whose rematch this is."""
        return self._live.record.rematch_of

    @property
    def rematch(self) -> str:
        """The table that is this one's rematch."""
        return self._live.record.rematch

    @property
    def spent_ms(self) -> tuple[int, ...]:
        """How long each seat has thought so far."""
        return self._live.time_spent

    def facts(self) -> Facts:
        """The same facts as in the manifest."""
        table, record = self._live, self._live.record
        told = {str(seat): seat_update(table, seat, seated.person) for seat, seated in enumerate(record.seats)}
        watched = seat_update(table, None, "")
        drawings = {"spectator": self._drawing(watched.view)}
        for seat, one in told.items():
            if (drawn := self._drawing(one.view)) != drawings["spectator"]:
                drawings[seat] = drawn
        facts: Facts = {
            "table": record.id,
            "game": record.game,
            "phase": record.phase,
            "names": [seated.name or seated.bot for seated in record.seats],
            "stand_ins": {str(seat): seated.bot for seat, seated in enumerate(record.seats) if seated.bot},
            "rows": watched.n,
            "digest": watched.digest,
            "asked": {seat: _question(one) for seat, one in told.items() if one.question is not None},
            "answer_is_in": [seat for seat, one in told.items() if one.answer_is_held],
            "waiting_for": watched.asked_count,
            "orders": {seat: one.auto_pass for seat, one in told.items() if one.auto_pass},
            "deadlines": {str(job.seat): job.when for job in jobs_of(table) if job.kind == "clock"},
            "drawings": drawings,
        }
        if watched.over:
            facts["result"] = {"ranks": list(watched.over.ranks), "reason": watched.over.reason}
        if offer := record.offer:
            facts["offer"] = {"what": offer.what, "row": offer.row, "at": offer.at, "agreed": list(offer.agreed)}
        return facts

    def more_facts(self) -> Facts:
        """Likewise, of those under `more`."""
        table, record = self._live, self._live.record
        updates = {str(seat): seat_update(table, seat, seated.person) for seat, seated in enumerate(record.seats)}
        told, status = _as_json(updates), _as_json(table_status(table, ""))
        options = _as_json(table.history.options)
        return {"rules": record.rules, "options": options, **more_facts(told, status)}

    def watched(self) -> Facts:
        """What a spectator knows of the game."""
        view: Facts = _as_json(self._live.view(None))
        return view

    def drawing_at(self, row: int) -> list[str]:
        """Everything that lay on the table after this row."""
        return self._drawing(self._live.kit.open_view(self._live.history.states[row]))

    def play(self, seat: Seat, action: str, now: int) -> "Witness":
        """This seat answers at this moment."""
        question = self._live.question_rows[seat]
        return self._after(decisions.act(self._live, seat, Action.parse(action), question, now))

    def release(self, seat: Seat, now: int) -> "Witness":
        """The answer that was held is played."""
        return self._after(decisions.release_held(self._live, seat, self._live.question_rows[seat], now))

    def by_itself(self, now: int) -> "Witness":
        """What has happened by this moment by itself: held answers, auto-passes, ends of windows; bots wait."""
        due = [job for job in jobs_of(self._live) if job.when <= now and job.kind != "bot"]
        if not due:
            return self
        first = min(due, key=lambda job: (job.when, job.seat))
        match first.kind:
            case "held":
                change = decisions.release_held(self._live, first.seat, first.at, now)
            case "auto-pass":
                change = decisions.act_by_default(self._live, first.seat, first.at, now, first.kind)
            case "window":
                change = windows.end_window(self._live, now)
            case _:
                raise AssertionError(first)
        return self._after(change).by_itself(now)

    def take_over(self, seat: Seat, now: int) -> "Witness":
        """Whoever owns the seat plays again."""
        return self._after(stand_ins.reclaim_seat(self._live, seat, self._owner(seat), now))

    def offer_to_take_back(self, seat: Seat, now: int) -> "Witness":
        """Whoever owns the seat asks the others to take back its last action."""
        return self._after(agreements.offer(self._live, seat, self._owner(seat), "back", now))

    def agree(self, seat: Seat, now: int) -> "Witness":
        """Whoever owns the seat agrees to the offer."""
        return self._after(agreements.agree(self._live, self._owner(seat), now))

    def verify_so_far(self) -> None:
        """Hold the rows up to now against commitment, draws, rules and chain, with the seed that the table keeps."""
        verify_so_far(self._live.kit, parse_file(self.file), self._live.record.seed)

    def _owner(self, seat: Seat) -> str:
        return self._live.record.seats[seat].person

    def _after(self, change: Change) -> "Witness":
        return Witness(self._live.after(change.record, change.rows))

    def _drawing(self, view: Any) -> list[str]:
        text = re.sub(r"\[[a-z0-9/-]*\]", "", self._live.game.show(view))
        return [line.rstrip() for line in text.split("\n")]


def _as_json(value: object) -> Any:
    return json.loads(msgspec.json.encode(value))


def _question(told: UpdateMessage) -> Facts:
    return {"question": told.question, "menu": menu_text(told.menu)}


def menu_text(menu: Menu) -> list[str]:
    """A menu in words: `wall [1-1 of a1h b1h]`."""
    return [
        " ".join((form.verb, *(f"[{slot.least}-{slot.most} of {' '.join(slot.words)}]" for slot in form.slots)))
        for form in menu
    ]


def copied(database: str, folder: Path) -> Path:
    """A copy of a witness that may be migrated and written to."""
    return Path(shutil.copyfile(HERE / database, folder / "copy.sqlite"))


def data_folder(database: str, folder: Path, signing_key: str = "") -> None:
    """What `cheeseboard serve` keeps in its folder: the database, if it is a file, and the key that signs cookies."""
    folder.mkdir(parents=True)
    if database.endswith(".sqlite"):
        shutil.copyfile(HERE / database, database_in(folder))
        _drop_unstarted(database_in(folder))
    key = signing_key or manifest(database)["credentials"]["signing_key"]
    (folder / KEY_FILE).write_bytes(bytes.fromhex(key))


def _drop_unstarted(path: Path) -> None:
    """A server drops what has waited a month for its start; here that is done before, so that every day is alike."""
    with closing(sqlite3.connect(path)) as connection, connection:
        for table in ("owners", "tables"):
            connection.execute(f"DELETE FROM {table} WHERE no IN (SELECT no FROM tables WHERE phase = 'open')")  # noqa: S608


def database_in(folder: Path) -> Path:
    """Where `cheeseboard serve` keeps its database."""
    return folder / DATABASE


def url_of(path: Path) -> str:
    """The address of a SQLite file."""
    return file_url(path)


def load(url: str, tables: Sequence[str]) -> list[Witness]:
    """Open a database, which brings it up to date, and replay these tables."""

    async def read(store: Store) -> list[Witness]:
        registry = TableRegistry(store.log)
        return [Witness(await registry.load(table)) for table in tables]

    return asyncio.run(_with_store(url, read))


class Found(dict[str, Witness]):
    """The tables of a copy by name, each opened when it is asked for: one that cannot be opened hides no other."""

    def __init__(self, database: str, folder: Path) -> None:
        super().__init__()
        self.url = url_of(copied(database, folder))
        self._facts = played(database)

    def __missing__(self, name: str) -> Witness:
        (self[name],) = load(self.url, [self._facts[name]["table"]])
        return self[name]


def talk_at(url: str, table: str) -> list[tuple[str, str]]:
    """Who said what at a table."""

    async def read(store: Store) -> list[tuple[str, str]]:
        return [(said.name, said.text) for said in await store.chat.since(table, 0)]

    return asyncio.run(_with_store(url, read))


def muted_by(url: str, table: str) -> dict[str, list[str]]:
    """Who does not want to hear whom at a table, by name."""

    async def read(store: Store) -> dict[str, list[str]]:
        names = partial(_name, store)
        muted = await store.chat.muted(table)
        return {await names(one): [await names(other) for other in others] for one, others in muted.items()}

    return asyncio.run(_with_store(url, read))


def table_of_code(url: str, code: str) -> str:
    """The open table that a code joins."""

    async def read(store: Store) -> str:
        found = await store.log.by_code(code)
        return found.id if found else ""

    return asyncio.run(_with_store(url, read))


async def _name(store: Store, person: str) -> str:
    found = await store.people.find(person)
    return found.name if found else ""


async def _with_store(url: str, read: Callable[[Store], Awaitable[T]]) -> T:
    store = await Store.open(url, durable=False)
    try:
        return await read(store)
    finally:
        await store.close()


def restore(dump: Path, url: str) -> None:
    """Bring a dump of PostgreSQL into an empty database."""

    async def run() -> None:
        connection = await asyncpg.connect(url.replace("+asyncpg", ""))
        try:
            lines = dump.read_text("utf-8").splitlines()
            await connection.execute("\n".join(line for line in lines if not line.startswith("\\")))
        finally:
            await connection.close()

    asyncio.run(run())


def let_nonces_take(span_ms: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Wait so long for everybody's nonce after a start, in a server that runs in this process."""
    monkeypatch.setattr(seating, "NONCES_WITHIN_MS", span_ms)


class StandingClock:
    """For a server in this process it is this moment until somebody sets the clock on."""

    def __init__(self, ms: int, monkeypatch: pytest.MonkeyPatch) -> None:
        self.ms = ms
        monkeypatch.setattr(clock, "time", self)

    def time_ns(self) -> int:
        """In place of that of the module `time`, of which nothing else is used."""
        return self.ms * 1_000_000


def verify_text(text: str, digest: str | None = None) -> tuple[int, ...]:
    """Check a finished game as a stranger would; the ranks."""
    file = parse_file(text)
    verify(games.find_kit(file["Game"]), file, digest)
    assert format_file(file) == text
    assert file.result is not None
    return file.result


def change_a_row(path: Path, table: str, n: int, action: str) -> None:
    """Falsify a witness; its columns are those of the day it was made, before the program has brought it up to date."""
    with closing(sqlite3.connect(path)) as connection, connection:
        (no,) = connection.execute("SELECT no FROM tables WHERE id = ?", (table,)).fetchone()
        changed = connection.execute("UPDATE log SET action = ? WHERE no = ? AND n = ?", (action, no, n)).rowcount
        assert changed == 1
