"""One writer per process: what comes while a transaction is under way goes together into the next (group commit).

Each append still stands for itself: the heads of all tables concerned are locked and compared, those that have moved on
lose, and only the others are written. A group that fails as a whole is tried again one by one, so that one append that
cannot be written spoils no other.
"""

import asyncio
from collections.abc import Sequence
from functools import cache
from typing import Any

from msgspec import Struct
from sqlalchemy import Connection, delete, insert, literal, select, true, tuple_, update
from sqlalchemy.dialects.sqlite import insert as sqlite_insert

from cheeseboard.core import Refusal
from cheeseboard.store.batch import packed, run, unpacked
from cheeseboard.store.database import Database
from cheeseboard.store.forgetting import sweep
from cheeseboard.store.models import dues, log, owners, people, tables
from cheeseboard.store.rows import ENTRY_COLUMNS, MOVING_COLUMNS, entry_cells, moving_cells
from cheeseboard.tables.record import Change, Due, Entry, Record

MOST_TOGETHER = 500
CALM_ROUNDS = 2  # of the event loop, in which nothing more has come


class Append(Struct, frozen=True):
    """What somebody wants written, and what they have seen."""

    table: str
    head: int
    version: int
    change: Change
    dues: Sequence[Due]


class Writer:
    """Takes appends and answers each once it is committed, or has lost."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._waiting: list[tuple[Append, asyncio.Future[bool]]] = []
        self._wake = asyncio.Event()
        self._closed = False
        self.commits = 0  # transactions so far
        self._task = asyncio.create_task(self._write_on(), name="cheeseboard-writer")

    async def append(self, append: Append) -> bool:
        """Write this if its table still stands where it was seen; False and nothing written if not."""
        if self._closed:
            raise Refusal("store-down")
        assert all(entry.n == n for n, entry in enumerate(append.change.entries, append.head + 1)), append
        answer: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self._waiting.append((append, answer))
        self._wake.set()
        return await answer

    async def close(self) -> None:
        """Write what has been taken, and end."""
        self._closed = True
        self._wake.set()
        await self._task

    async def _write_on(self) -> None:
        while not self._closed or self._waiting:
            await self._wake.wait()
            self._wake.clear()
            while self._waiting:
                await self._gather()
                group = self._waiting[:MOST_TOGETHER]
                del self._waiting[:MOST_TOGETHER]
                await self._write_group(group)

    async def _gather(self) -> None:
        """Let whatever is under way come first: a large group costs less, and nobody disturbs it in the interpreter."""
        calm = 0
        while calm < CALM_ROUNDS and len(self._waiting) < MOST_TOGETHER:
            seen = len(self._waiting)
            await asyncio.sleep(0)
            calm = calm + 1 if len(self._waiting) == seen else 0

    async def _write_group(self, group: list[tuple[Append, asyncio.Future[bool]]]) -> None:
        try:
            won = await self._commit([append for append, _ in group])
        except Exception as error:  # the outermost loop: every caller is told, and the writer goes on
            if len(group) > 1 and not isinstance(error, Refusal):
                for each in group:
                    await self._write_group([each])
                return
            for _, answer in group:
                if not answer.done():
                    answer.set_exception(error)
            return
        for (_, answer), is_written in zip(group, won, strict=True):
            if not answer.done():
                answer.set_result(is_written)

    async def _commit(self, group: list[Append]) -> list[bool]:
        won = await self._database.write(lambda connection: write_together(connection, group))
        self.commits += 1
        return won


class _Standing:
    """Where one table stands, and what this group makes of it."""

    def __init__(self, no: int, head: int, version: int) -> None:
        self.no = no
        self.was = (head, version)
        self.now = (head, version)
        self.record: Record | None = None
        self.entries: list[Entry] = []
        self.dues: Sequence[Due] = ()

    def take(self, append: Append) -> bool:
        if self.now != (append.head, append.version):
            return False
        record = append.change.record
        if record.version != append.version:
            self.record = record
        self.now = (append.head + len(append.change.entries), record.version)
        self.entries += append.change.entries
        self.dues = append.dues
        return True


def write_together(connection: Connection, group: Sequence[Append]) -> list[bool]:
    """Write all appends of this group whose tables stand where they were seen; which these are."""
    say = _statements(connection.dialect.name)
    ids = sorted({append.table for append in group})
    found = run(connection, say.standing, packed([table] for table in ids)).fetchall()
    standing = {table: _Standing(no, head, version) for no, table, head, version in found}
    won = [append.table in standing and standing[append.table].take(append) for append in group]
    moved = [table for table in standing.values() if table.now != table.was]
    if not moved:
        return won
    written = run(connection, say.move, packed((table.no, *table.was, *table.now) for table in moved))
    assert written.rowcount == len(moved), "a head moved under our lock"
    if rows := [entry_cells(table.no, entry) for table in moved for entry in table.entries]:
        run(connection, say.add_entries, packed(rows))
    if anew := [(table.no, table.record) for table in moved if table.record]:
        run(connection, say.change_records, packed((no, *moving_cells(record)) for no, record in anew))
        run(connection, say.drop_owners, packed([no] for no, _ in anew))
        sitting = {(seated.person, no) for no, record in anew for seated in record.seats if seated.person}
        run(connection, say.add_owners, packed(sorted(sitting)))
        finished = [[no] for no, record in anew if record.phase == "over"]
        if finished and run(connection, say.forgotten_among, packed(finished)).fetchall():
            sweep(connection)
    wanted = [(table.no, due.seat, due.at, due.kind, due.when) for table in moved for due in table.dues]
    run(connection, say.drop_dues, packed([table.no] for table in moved) | packed(wanted, "kept"))
    if wanted:
        run(connection, say.add_dues, packed(wanted))
    return won


class _Statements:
    """The statements of a group, made once for each kind of database."""

    def __init__(self, dialect: str) -> None:
        wanted = unpacked(dialect, "wanted", tables.c.id)
        self.standing = (
            select(tables.c.no, tables.c.id, tables.c.head, tables.c.version)
            .where(tables.c.id.in_(select(wanted.c.id)))
            .order_by(tables.c.no)  # two processes lock in the same order and never wait for each other in a circle
            .with_for_update()
        )
        steps = unpacked(
            dialect,
            "steps",
            tables.c.no,
            ("old_head", tables.c.head),
            ("old_version", tables.c.version),
            tables.c.head,
            tables.c.version,
        )
        self.move = (
            update(tables)
            .where(tables.c.no == steps.c.no)
            .where(tables.c.head == steps.c.old_head, tables.c.version == steps.c.old_version)
            .values(head=steps.c.head, version=steps.c.version)
        )
        entries = unpacked(dialect, "entries", log.c.no, *ENTRY_COLUMNS)
        self.add_entries = insert(log).from_select(list(entries.c.keys()), select(entries))
        records = unpacked(dialect, "records", tables.c.no, *MOVING_COLUMNS)
        self.change_records = (
            update(tables)
            .where(tables.c.no == records.c.no)
            .values({column.name: records.c[column.name] for column in MOVING_COLUMNS})
        )
        changed = unpacked(dialect, "changed", tables.c.no)
        self.drop_owners = delete(owners).where(owners.c.no.in_(select(changed.c.no)))
        sitting = unpacked(dialect, "sitting", owners.c.person, owners.c.no)
        self.add_owners = insert(owners).from_select(["person", "no"], select(sitting))
        finished = unpacked(dialect, "finished", tables.c.no)
        self.forgotten_among = (
            select(owners.c.no)
            .join(people, people.c.id == owners.c.person)
            .where(owners.c.no.in_(select(finished.c.no)), people.c.forgotten)
            .limit(1)
        )
        self._make_dues(dialect)

    def _make_dues(self, dialect: str) -> None:
        """A due that stays keeps its lease: whoever holds it is still at work on it."""
        cells = (dues.c.no, dues.c.seat, dues.c.at, dues.c.kind)
        moved = unpacked(dialect, "moved", dues.c.no)
        kept = unpacked(dialect, "still", *cells, param="kept")
        self.drop_dues = delete(dues).where(
            dues.c.no.in_(select(moved.c.no)),
            tuple_(*cells).not_in(select(kept)),
        )
        wanted = unpacked(dialect, "wanted", *cells, dues.c.due)
        due: Any = wanted.c.due
        rows = select(*wanted.c, due.label("free"), literal("").label("owner")).where(true())
        names = [*(column.name for column in cells), "due", "free", "owner"]
        adding = upsert_of(dialect)(dues).from_select(names, rows)
        self.add_dues = adding.on_conflict_do_update(
            index_elements=["no", "seat", "at", "kind"],
            set_={"due": adding.excluded.due, "free": adding.excluded.free},
            where=dues.c.owner == "",
        )


def upsert_of(dialect: str) -> Any:
    """An insert that knows what to do when the row is there already."""
    if dialect == "sqlite":
        return sqlite_insert
    from sqlalchemy.dialects.postgresql import insert as postgresql_insert  # only where it is used: it takes its time

    return postgresql_insert


@cache
def _statements(dialect: str) -> _Statements:
    return _Statements(dialect)
