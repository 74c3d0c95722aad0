"""Two servers in processes of their own over one PostgreSQL and one Redis, and what happens when one part is lost."""

import asyncio
import sqlite3
import time
from collections.abc import Iterator
from contextlib import closing
from functools import partial
from pathlib import Path
from typing import Any

import msgspec
import pytest
from sqlalchemy import text
from websockets.exceptions import ConnectionClosed

from cheeseboard.core import CHANCE, TABLE
from cheeseboard.games.gouda_gouda.game import STAIRS
from cheeseboard.store import Store
from cheeseboard.tables.clock import now_ms
from cheeseboard.tables.registry import TableRegistry
from cheeseboard.tables.rematches import join_rematch
from games.quick_games import QUICK_GAMES
from server.players import play_a_game
from server.program import HurriedProgram, ImpatientProgram, ServeProgram, serving
from server.real_server import PATIENCE_S, AtTable, Someone
from server.steady import Steady
from server.test_killed import alone_at_both_seats, kept
from server.test_play import begun
from server.test_processes import also_at
from server.test_whole_games import hold
from services import Postgres, Redis, redis_server

__all__ = ["redis_server"]

LONG_S = 3_600  # longer than any test takes
SHORTER = {"gouda-gouda": {"board": msgspec.to_builtins(STAIRS)}}  # 90 rows instead of 600; the kitchen is usual


class Pair:
    """Two servers and what they stand on."""

    def __init__(self, one: ServeProgram, other: ServeProgram, db: str, postgres: Postgres, redis: Redis) -> None:
        self.one = one
        self.other = other
        self.db = db
        self.postgres = postgres
        self.redis = redis


@pytest.fixture(scope="module")
def pair(tmp_path_factory: pytest.TempPathFactory, postgres_server: Postgres, redis_server: Redis) -> Iterator[Pair]:
    folder, db = tmp_path_factory.mktemp("pair"), postgres_server.new_database()
    words = ("--db", db, "--bus", redis_server.url)
    with serving(folder, *words) as one, serving(folder, *words) as other:
        yield Pair(one, other, db, postgres_server, redis_server)


@pytest.fixture(scope="module")
def hurried(tmp_path_factory: pytest.TempPathFactory, postgres_server: Postgres, redis_server: Redis) -> Iterator[Pair]:
    """Two servers in a hurry, which wait for everybody's nonce all the same."""
    folder, db = tmp_path_factory.mktemp("hurried"), postgres_server.new_database()
    words = ("--db", db, "--bus", redis_server.url)
    with serving(folder, *words, kind=HurriedProgram) as one, serving(folder, *words, kind=HurriedProgram) as other:
        yield Pair(one, other, db, postgres_server, redis_server)


@pytest.mark.parametrize("game", QUICK_GAMES)
def test_a_whole_game_at_two_processes(hurried: Pair, game: str) -> None:
    addresses = [hurried.one.address, hurried.other.address]
    quick, shorter = QUICK_GAMES[game], SHORTER.get(game, {})
    evening = asyncio.run(play_a_game(addresses, game, quick.plan, seed=1, options={**quick.options, **shorter}))
    assert hold(evening, game) > 5
    assert {player.address for player in evening.players} == set(addresses)


def tried(here: AtTable, action: str, seat: int) -> dict[str, object]:
    """Answer the question of this seat, whatever comes of it."""
    at = here.seats[seat]["question"]
    return here.act(action, at, seat=seat, id=f"{action} {at} {time.monotonic_ns()}")


def test_a_move_made_at_one_process_is_seen_at_the_other(pair: Pair) -> None:
    here, there, table = begun(pair.one)
    elsewhere = also_at(there.person, pair.other).at(table)
    elsewhere.until_row(0, 1)
    here.play("move e2", 0)
    assert elsewhere.until_row(1, 1)["view"]["pawns"] == ["e2", "e9"]
    elsewhere.play("move e8", 1)
    assert here.until_row(2, 0)["digest"] == elsewhere.seats[1]["digest"]


@pytest.mark.parametrize("rows", [150, pytest.param(5_000, marks=pytest.mark.soak)])
def test_two_processes_race_for_every_step_of_a_game_and_one_wins_each(pair: Pair, rows: int) -> None:
    played, met = 0, False
    while played < rows or not met:
        ann, table = alone_at_both_seats(pair.one, "gouda-gangster", seats=3)  # a step brings one row or dozens
        racers = [
            Steady(person, table, seed).start() for seed, person in enumerate((ann, also_at(ann, pair.other)), played)
        ]
        for racer in racers:
            racer.wait()
        live, entries = kept(pair.db, table)
        assert live.is_over
        won = [row for racer in racers for row in racer.acknowledged.items()]
        assert sorted(won) == [(entry.n, str(entry.action)) for entry in entries if entry.seat != CHANCE]
        assert {code for racer in racers for code in racer.refused} <= {"stale", "not-your-turn", "game-over"}
        met = met or all(racer.acknowledged and racer.refused for racer in racers)
        views = [also_at(ann, server).at(table).until_row(len(entries), 0) for server in (pair.one, pair.other)]
        assert views[0]["digest"] == views[1]["digest"] == live.digest.hex()
        assert views[0]["view"] == views[1]["view"]
        played += len(entries)


def let_clock_run_out(db: str, table: str, kind: str = "clock") -> int:
    """As if as much time had passed as is left; when it would have been."""

    async def change() -> int:
        store = await Store.open(db)
        try:
            return await store._database.write(
                lambda connection: (
                    connection.execute(
                        text(
                            "UPDATE jobs SET free = 0 FROM tables WHERE jobs.no = tables.no AND tables.id = :table"
                            " AND jobs.kind = :kind RETURNING jobs.due"
                        ),
                        {"table": table, "kind": kind},
                    ).scalar()
                    or 0
                )
            )
        finally:
            await store.close()

    due = 0
    while not due:  # the job may not be written yet
        due = asyncio.run(change())
    return due


@pytest.mark.parametrize(("seats", "rows"), [(2, ["timeout 0"]), (3, ["bot 0 level-5", ""])])
def test_the_clock_of_a_killed_server_runs_out_at_the_other(pair: Pair, seats: int, rows: list[str]) -> None:
    begun = now_ms()
    ann, table = alone_at_both_seats(pair.one, seats=seats, clock={"type": "decision", "seconds": LONG_S})
    elsewhere = also_at(ann, pair.other).at(table)
    elsewhere.until_row(0, 0)
    pair.one.kill()
    try:
        assert begun <= let_clock_run_out(pair.db, table) - 1_000 * LONG_S <= now_ms() + 10_000
        let_clock_run_out(pair.db, table, "grace")
        elsewhere.until_row(len(rows), 0)
    finally:
        pair.one.start()
    _, entries = kept(pair.db, table)
    by = [(TABLE, "clock"), (0, "bot")]
    assert [(entry.seat, entry.source) for entry in entries] == by[: len(rows)]
    assert str(entries[0].action) == rows[0]


def test_a_rematch_that_was_offered_at_a_killed_server_is_joined_at_the_other(hurried: Pair) -> None:
    here, there, table = begun(hurried.one, clock={"type": "decision", "seconds": LONG_S})
    there.person.post(table, "resign", seat=1)
    assert here.person.post(table, "rematch")["table"] == ""
    ann, bob = also_at(here.person, hurried.other), also_at(there.person, hurried.other)
    hurried.one.kill()
    try:
        following = bob.post(table, "rematch/join")["table"]
        for person in (ann, bob):
            person.post(following, "nonce", nonce="ab" * 16)
        shown = bob.at(following)
        at_most = shown.until(lambda frame: "digest" in frame)["status"]["clock_from_ms"]
        assert shown.answer_to(type="board-shown", id="s")["type"] == "accepted"
    finally:
        hurried.one.start()
    late = here.person.at(following)
    assert late.until(lambda frame: "digest" in frame)["status"]["clock_from_ms"] == at_most
    status = here.person.ask("GET", f"/api/tables/{table}")["status"]
    assert (status["rematch"], status["rematch_offer"]["state"]) == (following, "started")


def test_a_rematch_that_was_decided_before_a_server_was_killed_is_opened_by_the_other(pair: Pair) -> None:
    here, there, table = begun(pair.one)
    there.person.post(table, "resign", seat=1)
    here.person.post(table, "rematch")
    pair.one.kill()
    try:
        decide_rematch(pair.db, table, "decided-table")
        bob = also_at(there.person, pair.other)
        opened = until_there(bob, "decided-table")
        assert [seat["name"] for seat in opened["status"]["seats"]] == ["Bob", "Ann"]
        assert bob.post(table, "rematch/join")["table"] == "decided-table"
    finally:
        pair.one.start()


def decide_rematch(db: str, table: str, table_id: str) -> None:
    """What a process writes when the last has joined, before it ends: the table is still to be opened."""

    async def write() -> None:
        store = await Store.open(db)
        try:
            registry = TableRegistry(store.log)
            bob = (await registry.load(table)).record.seats[1].person
            await registry.commit(table, partial(join_rematch, person=bob, table_id=table_id))
        finally:
            await store.close()

    asyncio.run(write())


def until_there(person: Someone, table: str) -> dict[str, Any]:
    """The table, as soon as there is one."""
    end = time.monotonic() + PATIENCE_S
    while (reply := person.reply("GET", f"/api/tables/{table}")).status_code != 200:
        assert time.monotonic() < end
    return dict(reply.json())


def test_while_redis_is_away_both_see_everything_and_nothing_is_lost(pair: Pair) -> None:
    here, there, table = begun(pair.one)
    elsewhere = also_at(there.person, pair.other).at(table)
    elsewhere.until_row(0, 1)
    pair.redis.stop()
    try:
        here.play("move e2", 0)
        elsewhere.until_row(1, 1)
        elsewhere.play("move e8", 1)
        here.until_row(2, 0)
    finally:
        pair.redis.start()
    here.play("move e3", 0)
    elsewhere.until_row(3, 1)
    assert here.seats[0]["digest"] == elsewhere.seats[1]["digest"]


def test_while_postgresql_is_away_actions_are_refused_and_then_play_goes_on(pair: Pair) -> None:
    here, there, table = begun(pair.one)
    elsewhere = also_at(there.person, pair.other).at(table)
    elsewhere.until_row(0, 1)
    pair.postgres.stop()
    try:
        assert tried(here, "move e2", 0)["code"] == "store-down"
        assert here.person.refused("GET", "/ready") == (503, "store-down")
        assert here.person.refused("POST", "/api/tables", {"game": "nim"}) == (503, "store-down")
        assert here.person.reply("GET", "/health").text == "ok\n"
        with pytest.raises(ConnectionClosed) as closed:
            also_at(there.person, pair.other).at(table).until(lambda frame: False)
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 4503
    finally:
        pair.postgres.start()
    here.play("move e2", 0)
    elsewhere.until_row(1, 1)
    assert here.person.reply("GET", "/ready").text == "ready\n"
    assert [str(entry.action) for entry in kept(pair.db, table)[1]] == ["move e2"]


def test_while_another_program_holds_sqlite_actions_are_refused_and_then_play_goes_on(tmp_path: Path) -> None:
    with serving(tmp_path, kind=ImpatientProgram) as server:
        here, there, _ = begun(server)
        with closing(sqlite3.connect(tmp_path / "data" / "cheeseboard.db", isolation_level=None)) as somebody:
            somebody.execute("BEGIN IMMEDIATE")
            assert tried(here, "move e2", 0)["code"] == "store-down"
            assert here.person.reply("GET", "/ready").text == "ready\n", "reading goes on"
            somebody.execute("ROLLBACK")
        here.play("move e2", 0)
        there.until_row(1, 1)
