"""People: guests, accounts, links, tokens, one's own data and its end; and what is said at tables."""

import asyncio
import json
from typing import Any

import pytest
from msgspec.structs import replace
from sqlalchemy import Select, select

from cheeseboard.core import Refusal, Unknown
from cheeseboard.store import Store
from cheeseboard.store.models import links, people, tokens
from cheeseboard.tables.record import Change, SeatRecord, next_version
from store.sample_tables import opened, record, running


def test_guests_have_ids_of_their_own_and_a_name_they_can_change(url: str) -> None:
    async def work() -> None:
        async with opened(url) as store:
            ann, other = await store.people.guest("Ann"), await store.people.guest("Ann")
            assert ann.id != other.id
            assert len(ann.id) >= 32
            assert ann.created > 0
            await store.people.rename(ann.id, "Änn\0e")
            assert await store.people.find(ann.id) == replace(ann, name="Änne")
            assert await store.people.find(other.id) == other
            assert await store.people.find("nobody") is None
            with pytest.raises(Unknown, match="unknown-person"):
                await store.people.rename("nobody", "X")

    asyncio.run(work())


def test_an_account_has_one_owner_whatever_the_case(url: str) -> None:
    async def work() -> None:
        async with opened(url) as store:
            ann, bob = await store.people.guest("Ann"), await store.people.guest("Bob")
            assert await store.people.by_account("ann") is None
            await store.people.register(ann.id, "Ann", "hash-1")
            assert await store.people.by_account("ANN") == (replace(ann, account="Ann"), "hash-1")
            for code, who in (("account-taken", bob.id), ("has-account", ann.id), ("unknown-person", "nobody")):
                with pytest.raises(Refusal, match=code):
                    await store.people.register(who, "aNN", "hash-2")
            assert await store.people.set_password("ann", "hash-3")
            assert not await store.people.set_password("bob", "hash-4")
            known = await store.people.by_account("Ann")
            assert known is not None
            assert known[1] == "hash-3"

    asyncio.run(work())


def test_a_link_opens_once_and_not_after_its_time(url: str) -> None:
    async def work() -> None:
        async with opened(url) as store:
            ann = await store.people.guest("Ann")
            word, late = [await store.people.make_link(ann.id, 1_000, 500) for _ in range(2)]
            used = await asyncio.gather(*(store.people.use_link(word, 1_499) for _ in range(5)))
            assert sorted(used, key=bool) == [None] * 4 + [ann]
            assert await store.people.use_link(late, 1_500) is None
            assert await store.people.use_link("invented", 0) is None
            with pytest.raises(Unknown, match="unknown-person"):
                await store.people.make_link("nobody", 0, 1)

    asyncio.run(work())


def test_a_token_acts_for_its_owner_until_it_is_dropped_or_made_anew(url: str) -> None:
    async def work() -> None:
        async with opened(url) as store:
            ann, bob = await store.people.guest("Ann"), await store.people.guest("Bob")
            first = await store.people.make_token(ann.id, "my bot")
            theirs = await store.people.make_token(bob.id, "my bot")
            assert await store.people.by_token(first) == ann
            second = await store.people.make_token(ann.id, "my bot")
            assert await store.people.by_token(first) is None
            assert await store.people.by_token(second) == ann
            await store.people.make_token(ann.id, "a bot")
            assert await store.people.tokens(ann.id) == ["a bot", "my bot"]
            assert await store.people.drop_token(ann.id, "my bot")
            assert not await store.people.drop_token(ann.id, "my bot")
            assert await store.people.by_token(second) is None
            assert await store.people.by_token(theirs) == bob

    asyncio.run(work())


def test_links_and_tokens_are_kept_as_hashes_only(url: str) -> None:
    async def work() -> None:
        async with opened(url) as store:
            ann = await store.people.guest("Ann")
            words = [await store.people.make_token(ann.id, "bot"), await store.people.make_link(ann.id, 0, 10)]
            for table in (tokens, links):
                (row,) = await _rows(store, select(table))
                assert len(row.hash) == 32
                assert not any(word in str(cell) or word.encode() in row.hash for word in words for cell in row)

    asyncio.run(work())


def test_what_is_said_is_heard_in_order_and_after_a_message(url: str) -> None:
    async def work() -> None:
        async with opened(url) as store:
            await store.log.create(record(1))
            await store.log.create(record(2))
            said = [await store.chat.say("table-1", "p", "Ann", f"no {k} 🧀\0", k) for k in range(5)]
            await store.chat.say("table-2", "p", "Ann", "elsewhere", 9)
            assert said[3].text == "no 3 🧀"
            assert await store.chat.since("table-1", 0) == said
            assert await store.chat.since("table-1", said[2].id) == said[3:]
            assert await store.chat.since("table-1", 0, limit=2) == said[3:]
            assert await store.chat.since("nowhere", 0) == []
            with pytest.raises(Unknown, match="unknown-table"):
                await store.chat.say("nowhere", "p", "Ann", "hello?", 1)

    asyncio.run(work())


async def _evening(store: Store) -> tuple[str, str]:
    """Ann and Bob at one table that is over, one that is running and one that is open; and one without Ann."""
    ann, bob = await store.people.guest("Secret Ann"), await store.people.guest("Bob")
    seats = (SeatRecord(bob.id, "Bob"), SeatRecord(ann.id, "Secret Ann"))
    names = ("Bob", "Secret Ann")
    for number, kept in enumerate((running(0), running(1), record(2))):
        phase = ("over", "running", "open")[number]
        await store.log.create(replace(kept, seats=seats, names=names if number < 2 else (), phase=phase))
        await store.chat.say(kept.id, ann.id, "Secret Ann", f"hello {number}", 5)
        await store.chat.say(kept.id, bob.id, "Bob", "hello Ann", 6)
    await store.log.create(replace(record(3), seats=(SeatRecord(bob.id, "Bob"), SeatRecord())))
    await store.people.register(ann.id, "secret-ann", "hash")
    await store.people.make_token(ann.id, "bot")
    await store.people.make_link(ann.id, 0, 10**15)
    return ann.id, bob.id


def test_ones_own_data_is_all_of_it_and_nobody_elses(url: str) -> None:
    async def work() -> None:
        async with opened(url) as store:
            ann, bob = await _evening(store)
            own = await store.people.export(ann)
            assert own["person"]["account"] == "secret-ann"
            assert [(at["table"], at["phase"], at["seats"][0]["seat"]) for at in own["tables"]] == [
                ("table-0", "over", 1),
                ("table-1", "running", 1),
                ("table-2", "open", 1),
            ]
            assert [said["text"] for said in own["chat"]] == ["hello 0", "hello 1", "hello 2"]
            assert [token["label"] for token in own["tokens"]] == ["bot"]
            text = json.dumps(own)
            assert "Bob" not in text
            assert bob not in text
            assert bytes(range(32)).hex() not in text
            with pytest.raises(Unknown, match="unknown-person"):
                await store.people.export("nobody")

    asyncio.run(work())


def test_who_is_forgotten_leaves_no_name_where_no_game_is_going_on(url: str) -> None:
    async def work() -> None:
        async with opened(url) as store:
            ann, bob = await _evening(store)
            before = await store.log.load("table-1")
            await store.people.erase(ann)
            assert await store.people.find(ann) is None
            assert await store.people.by_account("secret-ann") is None
            for table, names in (("table-0", ("Bob", "–")), ("table-2", ())):
                found = await store.log.load(table)
                assert found is not None
                assert [seated.name for seated in found[0].seats] == ["Bob", "–"]
                assert (found[0].names, found[0].version) == (names, 1)
                assert [said.name for said in await store.chat.since(table)] == ["–", "Bob"]
            assert await store.log.load("table-1") == before, "a running game keeps what its chain began with"
            assert [each.id for each in await store.log.tables_of(bob)] == ["table-3", "table-2", "table-1", "table-0"]
            assert await _count(store) == (0, 0)
            assert before is not None
            over = next_version(before[0], phase="over")
            assert await store.log.append("table-1", 0, 0, Change(over), ())
            found = await store.log.load("table-1")
            assert found is not None
            assert [seated.name for seated in found[0].seats] == ["Bob", "–"]
            assert found[0].names == ("Bob", "–")
            assert [said.name for said in await store.chat.since("table-1")] == ["–", "Bob"]
            assert (await store.log.counts())["people"] == 1

    asyncio.run(work())


async def _count(store: Store) -> tuple[int, int]:
    """How many links and tokens are kept; and nothing else is left of whoever is forgotten."""
    gone = await _rows(store, select(people).where(people.c.forgotten))
    assert [(row.name, row.account, row.account_folded, row.password) for row in gone] == [("–", None, None, None)]
    return len(await _rows(store, select(links))), len(await _rows(store, select(tokens)))


async def _rows(store: Store, which: Select[Any]) -> list[Any]:
    return await store._database.read(lambda connection: list(connection.execute(which)))
