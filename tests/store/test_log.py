"""The log: what is written is there, whole, once, and in order, whoever else writes."""

import asyncio
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from random import Random

import pytest
from msgspec.structs import replace

from cheeseboard.core import Action, Refusal
from cheeseboard.store import Store
from cheeseboard.tables.record import BankClock, Change, HeldAnswer, Job, LogRow, Offer, TableRecord, next_version
from store.sample_tables import ANN, BOB, entries, opened, record, renamed, rows, running


def test_a_table_comes_back_as_it_was_kept(url: str) -> None:
    async def work() -> None:
        full = replace(
            running(7),
            clock=BankClock(90, 3),
            watchable=False,
            listed=False,
            offer=Offer("back", 3, 4, (0,)),
            held_answers=(HeldAnswer(1, 4, "pass", 99, "bot", "k"),),
            rematch_of="table-5",
            rematch="table-9",
            version=6,
        )
        async with opened(url) as store:
            await store.log.create(record())
            await store.log.create(full)
            assert await store.log.load("table-0") == (record(), [])
            assert await store.log.load("table-7") == (full, [])
            assert await store.log.load("nowhere") is None
            assert await store.log.since("nowhere", 3) is None

    asyncio.run(work())


def test_rows_and_record_are_appended_together_and_read_from_any_row(url: str) -> None:
    async def work() -> None:
        async with opened(url) as store:
            first = running()
            await store.log.create(first)
            assert await store.log.append("table-0", 0, 0, rows(first, 0, 3), ())
            held = HeldAnswer(0, 3, "wall e3h", 5_000)
            later = replace(
                renamed(first, "Anna"), phase="over", code="OTHER", started_ms=5, held_answers=(held,), listed=False
            )
            assert await store.log.append("table-0", 3, 0, Change(later, entries(3, 2, "e8")), ())
            whole = [*entries(0, 3), *entries(3, 2, "e8")]
            assert await store.log.load("table-0") == (later, whole)
            assert await store.log.since("table-0", 4) == (later, whole[4:])
            assert await store.log.since("table-0", 5) == (later, [])
            unwatched = next_version(later, watchable=False)
            assert await store.log.append("table-0", 5, 1, Change(unwatched), ())
        async with opened(url) as store:
            assert await store.log.load("table-0") == (unwatched, whole)

    asyncio.run(work())


@pytest.mark.parametrize(("head", "version"), [(0, 0), (1, 0), (3, 0), (2, 1), (0, 1)])
def test_an_append_on_another_head_or_version_writes_nothing(url: str, head: int, version: int) -> None:
    async def work() -> None:
        async with opened(url) as store:
            first = running()
            await store.log.create(first)
            assert await store.log.append("table-0", 0, 0, rows(first, 0, 2), [Job("table-0", 0, 2, "bot", 10)])
            before = await store.log.load("table-0")
            late = Change(next_version(replace(first, version=version), rematch="x"), entries(head, 3, "h9"))
            assert not await store.log.append("table-0", head, version, late, ())
            assert not await store.log.append("nowhere", 0, 0, rows(first, 0, 1), ())
            assert await store.log.load("table-0") == before
            assert await store.log.next_job_at() == 10

    asyncio.run(work())


def test_a_lost_append_spoils_nobody_in_its_group(url: str) -> None:
    async def work() -> None:
        async with opened(url) as store:
            kept = [running(number) for number in range(4)]
            for each in kept:
                await store.log.create(each)
            assert await store.log.append("table-1", 0, 0, rows(kept[1], 0, 1), ())
            before = store.writer.commits
            won = await asyncio.gather(
                store.log.append("table-0", 0, 0, rows(kept[0], 0, 2, "a1"), ()),
                store.log.append("table-1", 0, 0, rows(kept[1], 0, 3, "a2"), ()),
                store.log.append("table-0", 0, 0, rows(kept[0], 0, 3, "a3"), ()),
                store.log.append("table-0", 2, 0, rows(kept[0], 2, 1, "a4"), ()),
                store.log.append("nowhere", 0, 0, rows(kept[0], 0, 1), ()),
                store.log.append("table-2", 0, 0, rows(kept[2], 0, 1, "a5"), ()),
            )
            assert [*won] == [True, False, False, True, False, True]
            assert store.writer.commits == before + 1
            assert [await _marks(store, number) for number in range(4)] == [["a1", "a1", "a4"], ["e2"], ["a5"], []]

    asyncio.run(work())


def test_an_append_that_cannot_be_written_spoils_nobody_in_its_group(url: str) -> None:
    async def work() -> None:
        async with opened(url) as store:
            one, two = running(1), running(2)
            await store.log.create(one)
            await store.log.create(two)
            impossible = Change(two, (LogRow(1, None, Action.parse("move e2"), 0),))  # type: ignore[arg-type]
            won = await asyncio.gather(
                store.log.append("table-1", 0, 0, rows(one, 0, 2), ()),
                store.log.append("table-2", 0, 0, impossible, ()),
                store.log.append("table-1", 2, 0, rows(one, 2, 1), ()),
                return_exceptions=True,
            )
            assert (won[0], won[2]) == (True, True)
            assert isinstance(won[1], Exception)
            assert await store.log.load("table-1") == (one, list(entries(0, 3)))
            assert await store.log.load("table-2") == (two, [])
            assert await store.log.append("table-2", 0, 0, rows(two, 0, 1), ())

    asyncio.run(work())


def test_500_appends_at_100_tables_are_all_there_after_few_transactions(url: str) -> None:
    async def work() -> None:
        async with opened(url) as store:
            for number in range(100):
                await store.log.create(running(number))
            before = store.writer.commits

            async def play(number: int) -> None:
                head = 0
                for count in (1, 2, 1, 3, 1):
                    mark = f"t{number}r{head}"
                    change = rows(running(number), head, count, mark)
                    assert await store.log.append(f"table-{number}", head, 0, change, ())
                    head += count

            await asyncio.gather(*(play(number) for number in range(100)))
            assert store.writer.commits - before < 50
            for number in range(100):
                marks = [f"t{number}r{head}" for head in (0, 1, 1, 3, 4, 4, 4, 7)]
                assert await _marks(store, number) == marks
            assert (await store.log.counts())["rows"] == 800

    asyncio.run(work())


def test_two_stores_race_and_exactly_one_wins_each_step(url: str) -> None:
    async def work() -> None:
        async with opened(url) as one, opened(url) as two:
            await one.log.create(running())
            won: list[tuple[int, int, str]] = []

            async def race(store: Store, name: str) -> None:
                rng = Random(name)
                for number in range(60):
                    found = await store.log.load("table-0")
                    assert found is not None
                    head, count, mark = len(found[1]), rng.randint(1, 4), f"{name}-{number}"
                    kept = next_version(found[0], rematch=mark) if rng.random() < 0.3 else found[0]
                    change = Change(kept, entries(head, count, mark))
                    if await store.log.append("table-0", head, found[0].version, change, ()):
                        won.append((head, count, mark))

            await asyncio.gather(*(race(store, f"{name}{k}") for store, name in ((one, "a"), (two, "b")) for k in "xy"))
            assert {mark[0] for _, _, mark in won} == {"a", "b"}, "both must have had a chance"
            assert len(won) < 240, "they must have met"
            _is_one_game(won, await _marks(one, 0))

    asyncio.run(work())


def test_a_record_is_never_read_with_the_rows_of_another_moment(url: str) -> None:
    async def work() -> None:
        async with opened(url) as one, opened(url) as two:
            await one.log.create(replace(running(), rematch="0"))
            is_done, head = False, 0

            async def write() -> None:
                nonlocal head
                kept = replace(running(), rematch="0")
                while not is_done:
                    later = next_version(kept, rematch=str(head + 1))
                    assert await one.log.append("table-0", head, kept.version, Change(later, entries(head, 1)), ())
                    kept, head = later, head + 1

            async def read() -> None:
                reads = 0
                while reads < 60 or head <= 10:  # it must have been written to meanwhile
                    found = await two.log.load("table-0")
                    assert found is not None
                    assert found[0].rematch == str(len(found[1]))
                    reads += 1

            writing = asyncio.create_task(write())
            try:
                await asyncio.gather(*(read() for _ in range(4)))
            finally:
                is_done = True
                await writing
            found = await two.log.load("table-0")
            assert found is not None
            assert len(found[1]) == head

    asyncio.run(work())


def test_two_processes_race_and_exactly_one_wins_each_step(url: str) -> None:
    async def put_up() -> None:
        async with opened(url) as store:
            await store.log.create(running())

    asyncio.run(put_up())
    racers = [_racer(url, name) for name in ("a", "b")]
    for racer in racers:
        assert racer.stdout is not None
        assert racer.stdout.readline() == "ready\n"
    for racer in racers:
        assert racer.stdin is not None
        racer.stdin.write("go\n")
        racer.stdin.flush()
    said = [racer.communicate(timeout=1500)[0] for racer in racers]
    assert [racer.returncode for racer in racers] == [0, 0]
    won = [(int(head), int(count), mark) for head, count, mark in (line.split() for line in "".join(said).splitlines())]
    assert {mark[0] for _, _, mark in won} == {"a", "b"}, "both must have had a chance"

    async def look() -> None:
        async with opened(url) as store:
            _is_one_game(won, await _marks(store, 0))

    asyncio.run(look())


def test_a_code_is_unique_among_open_tables_and_free_after_the_start(url: str) -> None:
    async def work() -> None:
        async with opened(url) as store:
            first, second = record(1), replace(record(2), code="CODE0001")
            await store.log.create(first)
            with pytest.raises(Refusal, match="code-taken"):
                await store.log.create(second)
            assert await store.log.by_code("CODE0001") == first
            begun = next_version(first, phase="running")
            assert await store.log.append("table-1", 0, 0, Change(begun), ())
            assert await store.log.by_code("CODE0001") is None
            await store.log.create(second)
            assert await store.log.by_code("CODE0001") == second

    asyncio.run(work())


def test_the_lobby_and_each_person_find_their_tables_newest_first(url: str) -> None:
    async def work() -> None:
        async with opened(url) as store:
            for number in range(5):
                await store.log.create(record(number))
            await store.log.create(replace(record(6), listed=False, seats=record().seats[:1]))
            await store.log.create(running(7))
            assert [each.id for each in await store.log.open_tables(3)] == ["table-4", "table-3", "table-2"]
            assert len(await store.log.open_tables(100)) == 5
            assert [each.id for each in await store.log.tables_of(BOB, 2)] == ["table-7", "table-4"]
            assert len(await store.log.tables_of(ANN)) == 7
            left = next_version(record(4), seats=(record().seats[0], replace(record().seats[1], person="p-eve")))
            assert await store.log.append("table-4", 0, 0, Change(left), ())
            assert [each.id for each in await store.log.tables_of(BOB, 2)] == ["table-7", "table-3"]
            assert await store.log.tables_of("p-eve") == [left]
            await store.people.guest("Eve")
            assert await store.log.counts() == {"open": 6, "running": 1, "over": 0, "rows": 0, "people": 1}

    asyncio.run(work())


def _racer(url: str, name: str) -> subprocess.Popen[str]:
    script = Path(__file__).parent / "racer.py"
    words = [sys.executable, str(script), url, "table-0", name, "80"]
    return subprocess.Popen(words, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)


async def _marks(store: Store, number: int) -> list[str]:
    found = await store.log.load(f"table-{number}")
    assert found is not None
    kept: tuple[TableRecord, Sequence[LogRow]] = found
    assert [entry.n for entry in kept[1]] == list(range(1, len(kept[1]) + 1))
    return [str(entry.action).removeprefix("move ") for entry in kept[1]]


def _is_one_game(won: list[tuple[int, int, str]], marks: list[str]) -> None:
    """Exactly what was won is there, append after append: no hole, no double, no mix."""
    expected: list[str] = []
    for head, count, mark in sorted(won):
        assert head == len(expected), (head, mark)
        expected += [mark] * count
    assert marks == expected
