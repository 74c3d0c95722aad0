"""`kill -9` at any moment: what was acknowledged is there, what is due happens once, and nothing stays behind."""

import asyncio
import sqlite3
import time
from collections.abc import Callable, Sequence
from contextlib import closing
from pathlib import Path
from random import Random

import pytest

from cheeseboard.core import CHANCE
from cheeseboard.store import Store, file_url
from cheeseboard.tables.beats import BEATS_MS
from cheeseboard.tables.clock import now_ms
from cheeseboard.tables.jobs import LEASE_MS
from cheeseboard.tables.record import LogRow
from cheeseboard.tables.table import Table
from server.long_beats import LONG_BEAT_MS
from server.program import LongBeatsProgram, PensiveProgram, Program, ServeProgram, serving
from server.real_server import PATIENCE_S, Place, Someone
from server.steady import Steady
from services import Redis, redis_server

__all__ = ["redis_server"]


def until(claim: Callable[[], bool]) -> None:
    """Wait for something that must become true."""
    end = time.monotonic() + PATIENCE_S
    while not claim():
        assert time.monotonic() < end
        time.sleep(0.02)


def group_of(leader: int) -> list[int]:
    """All processes of this process group that still run."""
    found = []
    for folder in Path("/proc").iterdir():
        if folder.name.isdigit():
            try:
                state, _, group = (folder / "stat").read_text().rsplit(") ", 1)[1].split()[:3]
            except OSError:
                continue
            if int(group) == leader and state != "Z":
                found.append(int(folder.name))
    return found


def kept(db: str, table: str) -> tuple[Table, Sequence[LogRow]]:
    """The table as it lies in the database; playing it again finds any row that does not fit."""

    async def load() -> tuple[Table, Sequence[LogRow]]:
        store = await Store.open(db)
        try:
            found = await store.log.load(table)
        finally:
            await store.close()
        assert found is not None
        return Table.load(*found), found[1]

    return asyncio.run(load())


def alone_at_both_seats(server: Place, game: str = "quoridor", **more: object) -> tuple[Someone, str]:
    ann = server.person("Ann")
    table = ann.put_up(game, options={"first": 0} if game == "quoridor" else {}, **more)["id"]
    for seat in range(len(ann.ask("GET", f"/api/tables/{table}")["status"]["seats"])):
        ann.sit(table, seat)
    ann.post(table, "start")
    return ann, table


def wait_for_more(playing: Sequence[Steady]) -> None:
    """Wait until every client has played on, or its game is over."""
    before = [len(one.acknowledged) for one in playing]
    until(lambda: all(len(one.acknowledged) > n or one.is_done for one, n in zip(playing, before, strict=True)))


def kill_at_random_moments(server: ServeProgram, db: str, rounds: int) -> None:
    """Three clients play on while their server is killed again and again; whose game is over begins another."""
    played: list[tuple[Steady, Someone, str]] = []
    for number in range(rounds):
        while len(playing := [one for one, _, _ in played if not one.is_done]) < 3:
            ann, table = alone_at_both_seats(server)
            played.append((Steady(ann, table, seed=len(played)).start(), ann, table))
        wait_for_more(playing)
        time.sleep(Random(number).uniform(0, 0.5))
        server.kill()
        server.start()
    wait_for_more(playing)
    for steady in playing:
        steady.leave()
    assert any(steady.came > 1 for steady in playing)
    for steady, ann, table in played:
        assert steady.refused == []
        live, entries = kept(db, table)
        assert steady.came > 1 or live.is_over, "who was playing when it was killed has come back"
        for n, action in steady.acknowledged.items():
            assert str(entries[n - 1].action) == action, f"row {n} was acknowledged"
        answers = [entry for entry in entries if entry.seat != CHANCE]
        assert len({entry.request_id for entry in answers}) == len(answers), "nothing was played twice"
        assert len(answers) - len(steady.acknowledged) in (0, 1), "nobody else played"
        assert ann.at(table).until_row(len(entries), 0)["digest"] == live.digest.hex()


def test_what_was_acknowledged_survives_the_end_of_the_server(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        kill_at_random_moments(server, file_url(tmp_path / "data" / "cheeseboard.db"), rounds=3)


@pytest.mark.soak
def test_what_was_acknowledged_survives_many_ends_of_the_server(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        kill_at_random_moments(server, file_url(tmp_path / "data" / "cheeseboard.db"), rounds=40)


def test_answers_that_are_held_and_armed_survive_the_end_of_the_server(tmp_path: Path) -> None:
    """They lie in no row; what was accepted is played all the same when the window ends, and once."""
    with serving(tmp_path, kind=LongBeatsProgram) as server:
        ann, bob = server.person("Ann"), server.person("Bob")
        options = {"first": 0, "magic": 15}  # all cards are dealt, so that somebody has one to arm
        table = ann.put_up("gouda-gouda", options=options, reaction="brisk", watchable=False)["id"]
        for seat, person in enumerate((ann, bob)):
            person.sit(table, seat)
        ann.post(table, "start")
        people = [ann.at(table), bob.at(table)]
        people[0].until(lambda frame: frame.get("question") is not None)
        people[0].play("name green-barrel", 0)
        for seat, here in enumerate(people):
            while "window" not in here.seats.get(seat, {}):
                here.next()
        armer = next(seat for seat in (0, 1) if people[seat].seats[seat].get("armable"))
        form = people[armer].seats[armer]["armable"][0]
        again = " ".join([form["verb"], *(slot["words"][0] for slot in form["slots"])])
        row, question = people[1].n, people[1].seats[1]["question"]
        said = [
            (1, {"type": "act", "action": "pass", "question": question, "id": "first"}),
            (0, {"type": "act", "action": "pass", "question": question, "id": "other"}),
            (armer, {"type": "arm", "action": again, "id": "armed"}),
            (1, {"type": "withdraw", "id": "gone"}),
            (1, {"type": "act", "action": "pass", "question": question, "id": "again"}),
        ]
        for seat, message in said:
            assert people[seat].answer_to(**message)["row"] == row
        server.kill()
        server.start()
        people = [ann.at(table), bob.at(table)]
        assert people[1].until_row(row, 1)["window"]["answer"] == "pass"
        assert people[armer].until_row(row, armer)["armed"] == again
        for seat, message in said:
            assert people[seat].answer_to(**message)["row"] == row, "the same id, the same answer"
        server.kill()
        with closing(sqlite3.connect(tmp_path / "data" / "cheeseboard.db")) as changing, changing:
            sooner = LONG_BEAT_MS - BEATS_MS["brisk"]["roll"]  # the usual server writes it so
            changing.execute("UPDATE jobs SET due = due - ?, free = due - ? WHERE kind = 'window'", (sooner, sooner))
        server.command = ServeProgram.command
        server.start()
        people = [ann.at(table), bob.at(table)]
        mover = people[0]
        mover.until_row(row + 2, 0)
        while all(entry.action.verb != "again" for entry in kept(url_of(tmp_path), table)[1]):
            now = mover.seats[0]
            if now.get("question") is not None and "window" not in now:
                form = now["menu"][0]  # Bob's mice move, so that one of Ann's is left on the space
                mover.play(f"{form['verb']} 1 {form['slots'][1]['words'][0]}", 0)
            else:
                mover.next()
        _, entries = kept(url_of(tmp_path), table)
        assert [(entry.seat, entry.request_id.partition(":")[2]) for entry in entries[row : row + 2]] == [
            (0, "other"),
            (1, "again"),
        ]
        (armed,) = [entry for entry in entries if entry.action.verb == "again"]
        assert (armed.seat, armed.request_id.partition(":")[2]) == (armer, "armed")


def url_of(folder: Path) -> str:
    return file_url(folder / "data" / "cheeseboard.db")


def test_workers_of_a_killed_server_end_with_it(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        ann = server.person("Ann")
        table = ann.put_up("nim", options={"heap": 10})["id"]
        ann.sit(table, 0)
        ann.post(table, "start", fill="greedy")
        here = ann.at(table)
        here.until_row(0, 0)
        here.play("take 1", 0)
        here.until_row(2, 0)
        assert server.process
        leader = server.process.pid
        assert len(group_of(leader)) > 1, "a bot has thought in a process of its own"
        server.kill()
        until(lambda: not group_of(leader))


def test_a_bots_turn_goes_on_once_when_its_worker_is_killed_while_it_thinks(
    tmp_path: Path, redis_server: Redis
) -> None:
    path = tmp_path / "data" / "cheeseboard.db"
    words = ("--db", file_url(path), "--bus", redis_server.url)

    def claims() -> list[tuple[str, int]]:
        with closing(sqlite3.connect(path)) as looking:
            return looking.execute("SELECT owner, free FROM jobs WHERE kind = 'bot' AND owner != ''").fetchall()

    def end_leases() -> None:
        """As if so much time had passed."""
        with closing(sqlite3.connect(path, timeout=PATIENCE_S)) as changing, changing:
            changing.execute("UPDATE jobs SET free = due WHERE kind = 'bot'")

    with serving(tmp_path, "--no-bots", *words) as server:
        ann = server.person("Ann")
        table = ann.put_up("quoridor", options={"first": 1})["id"]
        ann.sit(table, 0)
        ann.post(table, "bot", seat=1, bot="greedy")
        ann.post(table, "start")
        here = ann.at(table)
        here.until_row(0, 0)
        first, second = PensiveProgram(tmp_path, "worker", *words), Program(tmp_path, "worker", *words)
        try:
            begun = now_ms()
            first.start()
            until(lambda: bool(claims()))
            first.kill()
            ((dead, free),) = claims()
            assert begun + LEASE_MS <= free <= now_ms() + LEASE_MS
            second.start()
            assert claims() == [(dead, free)] or free < now_ms(), "as long as the lease lasts nobody else begins"
            end_leases()
            here.until(lambda frame: frame.get("n") == 1 and "digest" in frame)
            assert dead not in [owner for owner, _ in claims()]
            here.play("move e2", 0)
            here.until_row(3, 0)
            assert second.stop() == 0
            assert "Stopped" in second.text()
            assert "Traceback" not in second.text(), "Ctrl-C reaches the whole group"
        finally:
            first.end()
            second.end()
        _, entries = kept(file_url(path), table)
        assert [(entry.n, entry.seat, entry.source) for entry in entries] == [(1, 1, "bot"), (2, 0, ""), (3, 1, "bot")]
