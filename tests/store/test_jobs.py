"""Dues: replaced with the append, claimed by one at a time, and again when the lease has run out."""

import asyncio

from msgspec.structs import replace

from cheeseboard.tables.record import Change, Job, next_version
from store.sample_tables import opened, rows, running


def due(number: int, when: int, seat: int = 0, at: int = 0) -> Job:
    return Job(f"table-{number}", seat, at, "bot", when)


def test_dues_are_replaced_by_the_append_that_wins(url: str) -> None:
    async def work() -> None:
        async with opened(url) as store:
            kept = running()
            await store.log.create(kept)
            assert await store.log.next_job_at() is None
            assert await store.log.claim_jobs(10**9, "me", 5) == ()
            assert await store.log.append("table-0", 0, 0, rows(kept, 0, 1), [due(0, 50), due(0, 70, seat=1)])
            assert not await store.log.append("table-0", 0, 0, rows(kept, 0, 2), [due(0, 1)])
            assert await store.log.next_job_at() == 50
            assert await store.log.append("table-0", 1, 0, rows(kept, 1, 1), [due(0, 70, seat=1), due(0, 60, at=2)])
            assert await store.log.claim_jobs(59, "me", 5) == ()
            assert await store.log.claim_jobs(100, "me", 5) == [due(0, 60, at=2), due(0, 70, seat=1)]
            assert await store.log.append("table-0", 2, 0, Change(next_version(kept, phase="over")), ())
            assert await store.log.next_job_at() is None

    asyncio.run(work())


def test_a_due_is_claimed_again_only_when_the_lease_has_run_out(url: str) -> None:
    async def work() -> None:
        async with opened(url) as one, opened(url) as two:
            await one.log.create(running())
            await one.log.append("table-0", 0, 0, rows(running(), 0, 1), [due(0, 50)])
            assert await one.log.claim_jobs(60, "one", 1_000) == [due(0, 50)]
            assert await two.log.claim_jobs(1_059, "two", 1_000) == ()
            assert await two.log.next_job_at() == 1_060
            assert await two.log.claim_jobs(1_060, "two", 1_000) == [due(0, 50)]
            assert await one.log.claim_jobs(1_061, "one", 1_000) == ()

    asyncio.run(work())


def test_a_neighbours_answer_does_not_end_the_lease_of_a_due_that_stays(url: str) -> None:
    async def work() -> None:
        async with opened(url) as store:
            await store.log.create(running())
            await store.log.append("table-0", 0, 0, rows(running(), 0, 1), [due(0, 50), due(0, 50, seat=1)])
            assert len(await store.log.claim_jobs(60, "one", 1_000)) == 2
            await store.log.append("table-0", 1, 0, rows(running(), 1, 1), [due(0, 50, seat=1), due(0, 90, at=2)])
            assert await store.log.claim_jobs(100, "two", 1_000) == [due(0, 90, at=2)]

    asyncio.run(work())


def test_no_more_bots_are_claimed_than_can_think_and_everything_else_at_once(url: str) -> None:
    async def work() -> None:
        async with opened(url) as store:
            clocks = [Job("table-0", seat, 0, "clock", 70 + seat) for seat in range(2, 5)]
            await store.log.create(running())
            await store.log.append(
                "table-0", 0, 0, rows(running(), 0, 1), [due(0, 50), due(0, 60, seat=1), *clocks, due(0, 65, seat=6)]
            )
            assert await store.log.next_job_at(bots=False) == 72
            assert await store.log.claim_jobs(71, "me", 1_000, bots=0) == ()
            assert await store.log.claim_jobs(100, "me", 1_000, bots=2) == [*clocks, due(0, 50), due(0, 60, seat=1)]
            assert await store.log.claim_jobs(100, "me", 1_000, bots=0) == ()
            assert await store.log.claim_jobs(100, "me", 1_000, bots=2) == [due(0, 65, seat=6)]

    asyncio.run(work())


def test_two_claimers_share_all_dues_and_none_is_claimed_twice(url: str) -> None:
    async def work() -> None:
        async with opened(url) as one, opened(url) as two:
            for number in range(150):
                await one.log.create(running(number))
            changes = (
                one.log.append(f"table-{number}", 0, 0, rows(running(number), 0, 1), [due(number, number)])
                for number in range(150)
            )
            assert all(await asyncio.gather(*changes))
            claimed: dict[str, list[Job]] = {"one": [], "two": []}

            async def claim(name: str) -> None:
                store = one if name == "one" else two
                while found := await store.log.claim_jobs(1_000, name, 10_000):
                    claimed[name] += found

            await asyncio.gather(claim("one"), claim("two"), claim("one"), claim("two"))
            together = sorted(claimed["one"] + claimed["two"], key=lambda each: each.when)
            assert together == [due(number, number) for number in range(150)]

    asyncio.run(work())


def test_a_persons_bot_is_claimed_before_the_floods_second_job(url: str) -> None:
    async def work() -> None:
        async with opened(url) as store:
            for number in range(31):
                kept = replace(running(number), host="ann" if number == 30 else "eve")
                await store.log.create(kept)
                await store.log.append(kept.id, 0, 0, rows(kept, 0, 1), [due(number, 50 + number)])
            first = await store.log.claim_jobs(100, "me", 1_000, bots=1)
            second = await store.log.claim_jobs(100, "me", 1_000, bots=1)
            assert [one.table for one in (*first, *second)] == ["table-0", "table-30"]
            assert len(await store.log.claim_jobs(100, "me", 1_000, bots=5)) == 5

    asyncio.run(work())
