"""The log in the database: tables with their rows, and their jobs. Appends go through the writer."""

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from sqlalchemy import Connection, Select, bindparam, func, insert, select, update
from sqlalchemy.exc import IntegrityError

from cheeseboard.core import Action, Refusal, Seat
from cheeseboard.store.chat import carry_chat_on
from cheeseboard.store.database import Database
from cheeseboard.store.models import jobs, log, owners, people, tables
from cheeseboard.store.rows import LOG_COLUMNS, RECORD_COLUMNS, new_row, read_record
from cheeseboard.store.writer import Writer
from cheeseboard.tables.queue import QueuedJob, fair_order
from cheeseboard.tables.record import Job, LogRow, Ms, PersonId, TableRecord

MAX_CLAIMED_JOBS = 64
MAX_CONSIDERED_JOBS = 2_000  # bots' jobs of which the next are chosen, first one of each person

# Statements that are run for every step are made once.
RECORDS = select(*RECORD_COLUMNS)
RECORD_OF = select(tables.c.no, tables.c.head, *RECORD_COLUMNS).where(tables.c.id == bindparam("table"))
HEADS_OF = select(tables.c.id, tables.c.head, tables.c.version).where(
    tables.c.id.in_(bindparam("tables", expanding=True))
)
ROWS_OF = (
    select(*LOG_COLUMNS)
    .where(log.c.no == bindparam("table"), log.c.n > bindparam("since"))
    .where(log.c.n <= bindparam("head"))  # that belongs to the record: more may have been added since it was read
    .order_by(log.c.n)
)
NEXT_JOB = select(func.min(jobs.c.free))
NEXT_BUT_BOTS = NEXT_JOB.where(jobs.c.kind != "bot")


class SqlLog:
    """Stores tables: the `Log` of tables.ports, and the lists of tables that routes ask for."""

    def __init__(self, database: Database, writer: Writer) -> None:
        self._database = database
        self.append = writer.append

    async def create(self, record: TableRecord) -> None:
        """Store a new table; its code must not be that of another open one. The talk goes on in a rematch."""

        def write(connection: Connection) -> None:
            added = connection.execute(insert(tables).returning(tables.c.no), new_row(record)).scalar_one()
            if sitting := sorted({seated.person for seated in record.seats if seated.person}):
                connection.execute(insert(owners), [{"person": person, "no": added} for person in sitting])
            if record.rematch_of:
                carry_chat_on(connection, record.rematch_of, added)

        try:
            await self._database.write(write)
        except IntegrityError as error:
            raise Refusal("code-taken") from error

    async def load(self, table_id: str) -> tuple[TableRecord, Sequence[LogRow]] | None:
        """A table with its whole log, or None."""
        return await self.since(table_id, 0)

    async def since(self, table_id: str, n: int) -> tuple[TableRecord, Sequence[LogRow]] | None:
        """A table with the rows after row n."""
        return await self._database.read(lambda connection: _read(connection, table_id, n))

    async def heads(self, tables: Sequence[str]) -> Mapping[str, tuple[int, int]]:
        """Where these tables stand: head and version of each."""

        def read(connection: Connection) -> dict[str, tuple[int, int]]:
            found = connection.execute(HEADS_OF, {"tables": list(tables)})
            return {table: (head, version) for table, head, version in found}

        return await self._database.read(read)

    async def claim_jobs(self, now: Ms, owner: str, lease: Ms, *, bots: int = MAX_CLAIMED_JOBS) -> Sequence[Job]:
        """Some jobs whose time has come and that nobody else holds; they are this owner's until the lease ends."""
        soonest = await self.next_job_at(bots=bots > 0)
        if soonest is None or soonest > now:
            return ()
        return await self._database.write(lambda connection: _claim(connection, now, owner, lease, bots))

    async def next_job_at(self, *, bots: bool = True) -> Ms | None:
        """When the next job can be claimed: when it is due, or when its lease ends."""
        return await self._database.read(lambda connection: connection.scalar(NEXT_JOB if bots else NEXT_BUT_BOTS))

    async def open_tables(self, limit: int = 100) -> list[TableRecord]:
        """The tables that the lobby shows, newest first."""
        return await self._records(RECORDS.where(tables.c.phase == "open", tables.c.listed), limit)

    async def listed_by(self, host: PersonId) -> list[TableRecord]:
        """The open tables of this person that the lobby shows, newest first."""
        theirs = RECORDS.where(tables.c.phase == "open", tables.c.host == host, tables.c.listed)
        return await self._records(theirs, 1_000)

    async def by_code(self, code: str) -> TableRecord | None:
        """The open table that this code joins."""
        found = await self._records(RECORDS.where(tables.c.phase == "open", tables.c.code == code), 1)
        return found[0] if found else None

    async def tables_of(self, person: PersonId, limit: int = 100) -> list[TableRecord]:
        """The tables where this person has a seat, newest first."""
        theirs = RECORDS.join(owners, owners.c.no == tables.c.no).where(owners.c.person == person)
        return await self._records(theirs, limit)

    async def counts(self) -> dict[str, int]:
        """How many tables there are in each phase, how many rows and how many people."""

        def read(connection: Connection) -> dict[str, int]:
            counted = {"open": 0, "running": 0, "over": 0}
            by_phase = select(tables.c.phase, func.count()).group_by(tables.c.phase)
            counted.update((phase, count) for phase, count in connection.execute(by_phase))
            counted["rows"] = int(connection.scalar(select(func.sum(tables.c.head))) or 0)
            counted["people"] = connection.scalar(select(func.count()).where(~people.c.forgotten)) or 0
            return counted

        return await self._database.read(read)

    async def counts_by_game(self) -> dict[str, dict[str, int]]:
        """How many tables of each game there are in each phase."""
        grouped = select(tables.c.game, tables.c.phase, func.count()).group_by(tables.c.game, tables.c.phase)

        def read(connection: Connection) -> dict[str, dict[str, int]]:
            counted: dict[str, dict[str, int]] = {}
            for game, phase, count in connection.execute(grouped.order_by(tables.c.game)):
                counted.setdefault(game, {})[phase] = count
            return counted

        return await self._database.read(read)

    async def _records(self, which: Select[Any], limit: int) -> list[TableRecord]:
        newest = which.order_by(tables.c.created.desc(), tables.c.no.desc()).limit(limit)
        return await self._database.read(lambda connection: [read_record(row) for row in connection.execute(newest)])


def _read(connection: Connection, table_id: str, n: int) -> tuple[TableRecord, Sequence[LogRow]] | None:
    found = connection.execute(RECORD_OF, {"table": table_id}).first()
    if found is None:
        return None
    rows = connection.execute(ROWS_OF, {"table": found.no, "since": n, "head": found.head})
    return read_record(found), [_read_row(*row) for row in rows.all()]


def _read_row(n: int, seat: Seat, action: str, ms: Ms, source: str, request_id: str) -> LogRow:
    return LogRow(n, seat, Action.parse(action), ms, source, request_id)


def _fair_bots(connection: Connection, now: Ms, most: int) -> list[int]:
    """The ids of the bots' jobs to run next, by `tables.queue`; of each host only as many are read as may start."""
    sits = select(owners.c.no).where(owners.c.no == tables.c.no).exists()
    job = select(jobs.c.id, jobs.c.no, jobs.c.due, tables.c.host, sits.label("has_people"), jobs.c.free)
    waiting = job.join(tables, tables.c.no == jobs.c.no).where(jobs.c.kind == "bot", jobs.c.free <= now).subquery()
    rank = func.row_number().over(
        partition_by=(waiting.c.host, waiting.c.has_people), order_by=(waiting.c.free, waiting.c.id)
    )
    ranked = select(waiting, rank.label("rank")).subquery()
    nearest = select(ranked).where(ranked.c.rank <= most).order_by(ranked.c.rank, ranked.c.free, ranked.c.id)
    at_work = (
        select(tables.c.host, sits.label("has_people"), func.count())
        .join(jobs, tables.c.no == jobs.c.no)
        .where(jobs.c.kind == "bot", jobs.c.free > now, jobs.c.owner != "")
        .group_by(tables.c.host, sits)
    )
    busy, unwatched = Counter[str](), 0
    for host, has_people, count in connection.execute(at_work):
        busy[host] += count
        unwatched += 0 if has_people else count
    waiting_jobs = [QueuedJob(*row[:5]) for row in connection.execute(nearest.limit(MAX_CONSIDERED_JOBS))]
    return fair_order(waiting_jobs, busy, unwatched, now)[:most]


def _claim(connection: Connection, now: Ms, owner: str, lease: Ms, bots: int) -> list[Job]:
    ripe = (
        select(jobs.c.id, tables.c.id.label("table"), jobs.c.seat, jobs.c.at, jobs.c.kind, jobs.c.due)
        .join(tables, tables.c.no == jobs.c.no)
        .where(jobs.c.free <= now)
        .order_by(jobs.c.free)
        .with_for_update(of=jobs, skip_locked=True)
    )
    is_bot = jobs.c.kind == "bot"
    claimed = [*connection.execute(ripe.where(~is_bot).limit(MAX_CLAIMED_JOBS))]
    if bots:
        claimed += connection.execute(ripe.where(jobs.c.id.in_(_fair_bots(connection, now, bots))))
    mine = jobs.c.id.in_([row.id for row in claimed])
    connection.execute(update(jobs).where(mine).values(owner=owner, free=now + lease))
    return [Job(*row[1:]) for row in claimed]
