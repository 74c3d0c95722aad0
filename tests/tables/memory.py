"""A log in memory, for tests of the tables' own decisions; tests/store tests what is kept for real."""

from collections.abc import Mapping, Sequence

from cheeseboard.tables.record import Change, Job, LogRow, Ms, TableRecord


class MemoryLog:
    """Compare-and-set in a dictionary."""

    def __init__(self) -> None:
        self.records: dict[str, TableRecord] = {}
        self.entries: dict[str, list[LogRow]] = {}
        self.jobs: dict[str, tuple[Job, ...]] = {}
        self._leased: dict[Job, Ms] = {}

    async def create(self, record: TableRecord) -> None:
        self.records[record.id] = record
        self.entries[record.id] = []

    async def load(self, table: str) -> tuple[TableRecord, Sequence[LogRow]] | None:
        return await self.since(table, 0)

    async def since(self, table: str, n: int) -> tuple[TableRecord, Sequence[LogRow]] | None:
        return (self.records[table], self.entries[table][n:]) if table in self.records else None

    async def heads(self, tables: Sequence[str]) -> Mapping[str, tuple[int, int]]:
        return {table: (len(self.entries[table]), self.records[table].version) for table in tables}

    async def append(self, table: str, head: int, version: int, change: Change, jobs: Sequence[Job]) -> bool:
        if (len(self.entries[table]), self.records[table].version) != (head, version):
            return False
        self.records[table] = change.record
        self.entries[table] += change.rows
        self.jobs[table] = tuple(jobs)
        return True

    async def claim_jobs(self, now: Ms, owner: str, lease: Ms, *, bots: int = 64) -> Sequence[Job]:
        ready = [job for jobs in self.jobs.values() for job in jobs if job.when <= now]
        free = [job for job in ready if self._leased.get(job, 0) <= now]
        claimed = [job for job in free if job.kind != "bot"] + [job for job in free if job.kind == "bot"][:bots]
        self._leased.update(dict.fromkeys(claimed, now + lease))
        return claimed

    async def next_job_at(self, *, bots: bool = True) -> Ms | None:
        waiting = (job for jobs in self.jobs.values() for job in jobs if job not in self._leased)
        waiting = (job for job in waiting if bots or job.kind != "bot")
        return min((job.when for job in waiting), default=None)
