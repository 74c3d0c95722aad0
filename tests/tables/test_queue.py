"""In which order bots think: fair between people and tables, people first, and nobody waits for ever."""

from cheeseboard.tables.queue import LONG, MOST_UNWATCHED, Job, fair_order

NOW = 10 * LONG


def flood(count: int, first: int = 100, creator: str = "eve", *, has_people: bool = True, due: int = NOW) -> list[Job]:
    return [Job(first + number, first + number, due, creator, has_people) for number in range(count)]


def test_a_persons_bot_thinks_before_the_second_job_of_a_flood() -> None:
    late = Job(1, 1, NOW, "ann", has_people=True)
    for waited in (0, 2 * LONG):
        order = fair_order([*flood(90, due=NOW - waited), late], {}, 0, NOW)
        assert order.index(1) <= 1, "however long the flood has waited"


def test_what_is_under_way_counts() -> None:
    jobs = [*flood(3), Job(900, 900, NOW, "ann", has_people=True)]
    assert fair_order(jobs, {}, 0, NOW)[0] == 100, "eve came first"
    assert fair_order(jobs, {"eve": 2}, 0, NOW)[0] == 900


def test_the_tables_of_one_person_take_turns() -> None:
    jobs = [Job(number, table, NOW, "ann", has_people=True) for number, table in enumerate((7, 7, 7, 8, 9))]
    assert fair_order(jobs, {}, 0, NOW)[:3] == [0, 3, 4]


def test_tables_with_people_come_before_tables_of_bots_alone_until_those_have_waited_long() -> None:
    fresh, old = (Job(number, number, NOW - waited, "bob", has_people=False) for number, waited in ((1, 0), (2, LONG)))
    people = flood(3)
    assert fair_order([fresh, *people], {}, 0, NOW)[-1] == 1
    assert fair_order([old, *people], {}, 0, NOW)[0] == 2


def test_only_some_bots_without_people_think_at_once() -> None:
    jobs = flood(20, has_people=False)
    assert len(fair_order(jobs, {}, 0, NOW)) == MOST_UNWATCHED
    assert fair_order(jobs, {}, MOST_UNWATCHED, NOW) == []
    waited = flood(2, has_people=False, due=NOW - 2 * LONG)
    for without_people in (jobs, waited):
        order = fair_order([*without_people, *flood(9, 500)], {}, MOST_UNWATCHED, NOW)
        assert order == [*range(500, 509)], "people do not wait for them"
