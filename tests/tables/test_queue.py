"""In which order bots think: fair between people and tables, people first, and nobody waits for ever."""

from cheeseboard.tables.queue import MAX_UNWATCHED_JOBS, MAX_WAIT_MS, QueuedJob, fair_order

NOW = 10 * MAX_WAIT_MS


def flood(
    count: int, first: int = 100, host: str = "eve", *, has_people: bool = True, job: int = NOW
) -> list[QueuedJob]:
    return [QueuedJob(first + number, first + number, job, host, has_people) for number in range(count)]


def test_a_persons_bot_thinks_before_the_second_job_of_a_flood() -> None:
    late = QueuedJob(1, 1, NOW, "ann", has_people=True)
    for waited in (0, 2 * MAX_WAIT_MS):
        order = fair_order([*flood(90, job=NOW - waited), late], {}, 0, NOW)
        assert order.index(1) <= 1, "however long the flood has waited"


def test_what_is_under_way_counts() -> None:
    jobs = [*flood(3), QueuedJob(900, 900, NOW, "ann", has_people=True)]
    assert fair_order(jobs, {}, 0, NOW)[0] == 100, "eve came first"
    assert fair_order(jobs, {"eve": 2}, 0, NOW)[0] == 900


def test_the_tables_of_one_person_take_turns() -> None:
    jobs = [QueuedJob(number, table, NOW, "ann", has_people=True) for number, table in enumerate((7, 7, 7, 8, 9))]
    assert fair_order(jobs, {}, 0, NOW)[:3] == [0, 3, 4]


def test_tables_with_people_come_before_tables_of_bots_alone_until_those_have_waited_long() -> None:
    fresh, old = (
        QueuedJob(number, number, NOW - waited, "bob", has_people=False)
        for number, waited in ((1, 0), (2, MAX_WAIT_MS))
    )
    people = flood(3)
    assert fair_order([fresh, *people], {}, 0, NOW)[-1] == 1
    assert fair_order([old, *people], {}, 0, NOW)[0] == 2


def test_only_some_bots_without_people_think_at_once() -> None:
    jobs = flood(20, has_people=False)
    assert len(fair_order(jobs, {}, 0, NOW)) == MAX_UNWATCHED_JOBS
    assert fair_order(jobs, {}, MAX_UNWATCHED_JOBS, NOW) == []
    waited = flood(2, has_people=False, job=NOW - 2 * MAX_WAIT_MS)
    for without_people in (jobs, waited):
        order = fair_order([*without_people, *flood(9, 500)], {}, MAX_UNWATCHED_JOBS, NOW)
        assert order == [*range(500, 509)], "people do not wait for them"
