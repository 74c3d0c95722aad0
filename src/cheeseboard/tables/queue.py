"""In which order bots' jobs run when there are more than processors."""

from collections import Counter
from collections.abc import Mapping, Sequence

from msgspec import Struct

from cheeseboard.tables.record import Ms, PersonId

MAX_WAIT_MS: Ms = 60_000  # after this wait a table without people has the same priority as one with people
MAX_UNWATCHED_JOBS = 4  # jobs at tables without people that are under way at once


class QueuedJob(Struct, frozen=True, gc=False):
    """A bot's answer that is due."""

    id: int
    table: int
    due: Ms
    host: PersonId  # whose share it uses: the host of the table
    has_people: bool  # in its seats


def fair_order(jobs: Sequence[QueuedJob], busy: Mapping[PersonId, int], unwatched: int, now: Ms) -> list[int]:
    """The ids of the jobs in the order in which they are to be done; those that must wait are left out.

    Tables with people come first; among them nobody's second job comes before everybody's first, and the tables of one
    person take turns. `busy` says how many jobs of each person are under way, `unwatched` how many without people.
    """
    turn_of, turns, at_table = {}, Counter(busy), Counter[int]()
    oldest_first = sorted(jobs, key=lambda job: (job.due, job.id))
    index_at_table = {}
    for job in oldest_first:
        index_at_table[job.id] = at_table[job.table]
        at_table[job.table] += 1
    for job in sorted(oldest_first, key=lambda job: index_at_table[job.id]):
        turn_of[job.id] = turns[job.host]
        turns[job.host] += 1

    def rank(job: QueuedJob) -> tuple[bool, int, Ms, int]:
        waits = not job.has_people and now - job.due < MAX_WAIT_MS
        return waits, turn_of[job.id], job.due, job.id

    order = []
    for job in sorted(jobs, key=rank):
        unwatched += not job.has_people
        if job.has_people or unwatched <= MAX_UNWATCHED_JOBS:
            order.append(job.id)
    return order
