"""One writer per process: what comes while a transaction is under way goes together into the next (group commit).

Each append is still decided alone: the heads of all tables in the group are locked and compared, appends whose table
has moved on lose, and only the others are written. A group that fails as a whole is tried again one by one, so that one
append that cannot be written spoils no other.
"""

import asyncio
from collections.abc import Sequence
from typing import Any

from msgspec import Struct
from msgspec.structs import asdict
from sqlalchemy import Column, ColumnElement, Connection, bindparam, delete, insert, select, update

from cheeseboard.core import Refusal
from cheeseboard.store.database import Database
from cheeseboard.store.erasure import anonymise_finished
from cheeseboard.store.models import jobs, log, owners, people, tables
from cheeseboard.store.rows import MOVING_COLUMNS, moving_cells
from cheeseboard.tables.record import Change, Job, LogRow, TableRecord

MAX_GROUP_SIZE = 500
UNCOUNTED = -1  # asyncpg's row count of an update with many parameter sets
CALM_ROUNDS = 2  # of the event loop, in which nothing more has come


def _among(column: Column[Any], name: str) -> ColumnElement[bool]:
    """That a column is one of a list given by this name."""
    return column.in_(bindparam(name, expanding=True))


_HEADS = (
    select(tables.c.no, tables.c.id, tables.c.head, tables.c.version)
    .where(_among(tables.c.id, "ids"))
    .order_by(tables.c.no)  # two processes lock in the same order and never wait for each other in a circle
    .with_for_update()
)
_MOVE = (
    update(tables)
    .where(tables.c.no == bindparam("moved"))
    .where(tables.c.head == bindparam("old_head"), tables.c.version == bindparam("old_version"))
    .values(head=bindparam("new_head"), version=bindparam("new_version"))
)
_ADD_ROWS = insert(log)
_CHANGE_RECORD = (
    update(tables)
    .where(tables.c.no == bindparam("changed"))
    .values({column.name: bindparam(column.name) for column in MOVING_COLUMNS})
)
_DROP_OWNERS = delete(owners).where(_among(owners.c.no, "nos"))
_ADD_OWNERS = insert(owners)
_FORGOTTEN_OWNERS = (
    select(owners.c.no)
    .join(people, people.c.id == owners.c.person)
    .where(_among(owners.c.no, "nos"), people.c.forgotten)
    .limit(1)
)
_JOBS = select(jobs.c.id, jobs.c.due, jobs.c.no, jobs.c.seat, jobs.c.at, jobs.c.kind).where(_among(jobs.c.no, "nos"))
_DROP_JOBS = delete(jobs).where(_among(jobs.c.id, "ids"))
_ADD_JOBS = insert(jobs)
_MOVE_JOBS = (
    update(jobs)
    .where(jobs.c.id == bindparam("job"), jobs.c.owner == "")
    .values(due=bindparam("when"), free=bindparam("when"))
)


class Append(Struct, frozen=True):
    """A change to be written, and the head and version it was decided on."""

    table_id: str
    head: int
    version: int
    change: Change
    jobs: Sequence[Job]


class Writer:
    """Takes appends and answers each once it is committed, or has lost."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._waiting: list[tuple[Append, asyncio.Future[bool]]] = []
        self._wake = asyncio.Event()
        self._closed = False
        self.commits: int = 0  # transactions so far
        self._task = asyncio.create_task(self._write_on(), name="cheeseboard-writer")

    async def append(self, table_id: str, head: int, version: int, change: Change, jobs: Sequence[Job]) -> bool:
        """Write a change if the table still stands at this head and version; False and nothing written if not."""
        if self._closed:
            raise Refusal("store-down")
        assert all(row.n == n for n, row in enumerate(change.rows, head + 1)), (table_id, head, change.rows)
        answer: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self._waiting.append((Append(table_id, head, version, change, jobs), answer))
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
                group = self._waiting[:MAX_GROUP_SIZE]
                del self._waiting[:MAX_GROUP_SIZE]
                await self._write_group(group)

    async def _gather(self) -> None:
        """Wait until no more appends arrive: a large group costs less, and no other task then needs the interpreter."""
        calm = 0
        while calm < CALM_ROUNDS and len(self._waiting) < MAX_GROUP_SIZE:
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
        won = await self._database.write(lambda connection: write_group(connection, group))
        self.commits += 1
        return won


class _TableHead:
    """Head and version of one table, and what this group adds to it."""

    def __init__(self, no: int, head: int, version: int) -> None:
        self.no = no
        self.was = (head, version)
        self.now = (head, version)
        self.record: TableRecord | None = None
        self.rows: list[LogRow] = []
        self.jobs: Sequence[Job] = ()

    def take(self, append: Append) -> bool:
        if self.now != (append.head, append.version):
            return False
        record = append.change.record
        if record.version != append.version:
            self.record = record
        self.now = (append.head + len(append.change.rows), record.version)
        self.rows += append.change.rows
        self.jobs = append.jobs
        return True


def write_group(connection: Connection, group: Sequence[Append]) -> list[bool]:
    """Write the appends whose tables have not moved on; for each append whether it was written."""
    found = connection.execute(_HEADS, {"ids": sorted({append.table_id for append in group})})
    heads = {table_id: _TableHead(no, head, version) for no, table_id, head, version in found}
    won = [append.table_id in heads and heads[append.table_id].take(append) for append in group]
    moved = [table for table in heads.values() if table.now != table.was]
    if not moved:
        return won
    written = connection.execute(_MOVE, [_move(table) for table in moved])
    assert written.rowcount in (len(moved), UNCOUNTED), "a head moved under our lock"
    if rows := [_row_cells(table.no, row) for table in moved for row in table.rows]:
        connection.execute(_ADD_ROWS, rows)
    if records := [(table.no, table.record) for table in moved if table.record]:
        _write_records(connection, records)
    _write_jobs(connection, moved)
    return won


def _row_cells(no: int, row: LogRow) -> dict[str, Any]:
    return {"no": no, **asdict(row), "action": str(row.action)}


def _move(table: _TableHead) -> dict[str, int]:
    (old_head, old_version), (head, version) = table.was, table.now
    return {
        "moved": table.no,
        "old_head": old_head,
        "old_version": old_version,
        "new_head": head,
        "new_version": version,
    }


def _write_records(connection: Connection, records: Sequence[tuple[int, TableRecord]]) -> None:
    connection.execute(_CHANGE_RECORD, [{"changed": no, **moving_cells(record)} for no, record in records])
    connection.execute(_DROP_OWNERS, {"nos": [no for no, _ in records]})
    owned = {(seated.person, no) for no, record in records for seated in record.seats if seated.person}
    if owned:
        connection.execute(_ADD_OWNERS, [{"person": person, "no": no} for person, no in sorted(owned)])
    finished = [no for no, record in records if record.phase == "over"]
    if finished and connection.execute(_FORGOTTEN_OWNERS, {"nos": finished}).first():
        anonymise_finished(connection)


def _write_jobs(connection: Connection, moved: Sequence[_TableHead]) -> None:
    """Replace the jobs of these tables; a job that stays keeps its lease, for its owner is still at work on it."""
    wanted = {(table.no, job.seat, job.at, job.kind): job.when for table in moved for job in table.jobs}
    there = {}
    for job_id, due, *question in connection.execute(_JOBS, {"nos": [table.no for table in moved]}):
        there[tuple(question)] = (job_id, due)
    if dropped := [job_id for question, (job_id, _) in there.items() if question not in wanted]:
        connection.execute(_DROP_JOBS, {"ids": dropped})
    if added := [(*question, when) for question, when in wanted.items() if question not in there]:
        connection.execute(
            _ADD_JOBS,
            [
                {"no": no, "seat": seat, "at": at, "kind": kind, "due": when, "free": when, "owner": ""}
                for no, seat, at, kind, when in added
            ],
        )
    both = [(*there[question], when) for question, when in wanted.items() if question in there]
    if later := [{"job": job_id, "when": when} for job_id, due, when in both if due != when]:
        connection.execute(_MOVE_JOBS, later)
