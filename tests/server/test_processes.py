"""Several servers over one PostgreSQL and one Redis, bots in worker processes, and a bot of one's own."""

import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from server.real_server import PATIENCE_S, Place, Served, Someone, served
from server.test_play import begun
from services import Postgres, Redis, redis_server

__all__ = ["redis_server"]


@pytest.fixture(scope="module")
def pair(
    tmp_path_factory: pytest.TempPathFactory, postgres_server: Postgres, redis_server: Redis
) -> Iterator[tuple[Served, Served]]:
    folder, db = tmp_path_factory.mktemp("pair"), postgres_server.new_database()
    with (
        served(folder, db=db, bus=redis_server.url, away_ms=50, ping_seconds=0.3) as one,
        served(folder, db=db, bus=redis_server.url, away_ms=50, ping_seconds=0.3) as other,
    ):
        yield one, other


@pytest.fixture
def two(pair: tuple[Served, Served]) -> Iterator[tuple[Served, Served]]:
    """The module's servers; whoever came in during a test leaves after it."""
    yield pair
    for one in pair:
        one.clients.close()


def also_at(person: Someone, server: Place) -> Someone:
    """The same person, whose next request went to another server."""
    there = server.person()
    there.http.cookies.set("cheeseboard", person.http.cookies["cheeseboard"])
    return there


def test_what_happens_at_one_server_is_seen_at_the_other(two: tuple[Served, Served]) -> None:
    one, other = two
    here, there, table = begun(one)
    elsewhere = also_at(there.person, other).at(table)
    elsewhere.until_row(0, 1)
    here.play("move e2", 0)
    elsewhere.until_row(1, 1)
    elsewhere.play("move e8", 1)
    here.until_row(2, 0)
    there.until_row(2, 1)
    assert here.seats[0]["digest"] == there.seats[1]["digest"] == elsewhere.seats[1]["digest"]
    also_at(there.person, other).post(table, "offer", seat=1, what="back")
    here.until(lambda frame: (frame.get("status") or {}).get("offer"))
    elsewhere.chat("Please?", id="s")
    assert here.until(lambda frame: frame["type"] == "chat")["messages"][0]["text"] == "Please?"
    here.person.post(table, "agree")
    assert elsewhere.until_row(3, 1)["view"]["pawns"] == ["e2", "e9"]


def test_who_was_muted_at_one_server_is_silent_at_the_other(two: tuple[Served, Served]) -> None:
    one, other = two
    here, there, table = begun(one)
    here.chat("Hello!", id="s1")
    line = there.until(lambda frame: frame["type"] == "chat")["messages"][0]
    elsewhere = also_at(there.person, other).at(table)
    elsewhere.until_row(0, 1)
    assert there.answer_to(type="mute", message=line["id"], id="m1")["type"] == "accepted"
    here.chat("Anybody?", id="s2")
    elsewhere.chat("Me", id="s3")
    assert [said["text"] for said in elsewhere.until(_talks_of_me)["messages"]] == ["Me"]
    assert elsewhere.answer_to(type="mute", message=0, id="m2")["type"] == "accepted"
    here.chat("Again", id="s4")
    assert there.until(lambda frame: frame.get("messages", [{}])[-1].get("text") == "Again")


def _talks_of_me(frame: dict[str, Any]) -> bool:
    """Whether the newest of the talk has come; what came before it, at once or one by one, is in the same list."""
    assert all(said["text"] != "Anybody?" for said in frame.get("messages", ()))
    return any(said["text"] == "Me" for said in frame.get("messages", ()))


def test_a_server_where_nobody_listens_is_not_behind(two: tuple[Served, Served]) -> None:
    one, other = two
    here, there, table = begun(one)
    elsewhere = also_at(there.person, other)
    assert elsewhere.ask("GET", f"/api/tables/{table}")["n"] == 0
    here.play("move e2", 0)
    assert elsewhere.ask("GET", f"/api/tables/{table}")["n"] == 1
    there.until_row(1, 1)
    there.play("move e8", 1)
    late = elsewhere.at(table)
    assert late.next()["table"]["n"] == 2


def test_who_leaves_one_server_and_is_at_the_other_is_not_away(two: tuple[Served, Served]) -> None:
    one, other = two
    here, there, table = begun(one)
    also_at(there.person, other).at(table).until_row(0, 1)
    there.close()
    here.until(lambda frame: "status" in frame and frame["status"]["seats"][1].get("away_since"))
    here.until(lambda frame: "status" in frame and not frame["status"]["seats"][1].get("away_since"))


def test_play_goes_on_while_redis_is_away(two: tuple[Served, Served], redis_server: Redis) -> None:
    one, other = two
    here, there, table = begun(one)
    elsewhere = also_at(there.person, other).at(table)
    elsewhere.until_row(0, 1)
    redis_server.stop()
    try:
        here.play("move e2", 0)
        elsewhere.until_row(1, 1)
        elsewhere.play("move e8", 1)
        here.until_row(2, 0)
    finally:
        redis_server.start()
    here.play("move e3", 0)
    elsewhere.until_row(3, 1)


@pytest.mark.parametrize(("settings", "status"), [({}, 404), ({"open_metrics": True}, 200), ({"proxies": ()}, 200)])
def test_metrics_are_for_this_computer_unless_they_are_open(
    tmp_path: Path, settings: dict[str, object], status: int
) -> None:
    with served(tmp_path, **settings) as server:
        assert server.person().reply("GET", "/metrics").status_code == 200
        from_afar = {"X-Forwarded-For": "192.0.2.7"}  # believed only of a proxy that we trust
        assert server.person().reply("GET", "/metrics", None, **from_afar).status_code == status


def test_a_table_that_never_begins_goes_after_a_while(tmp_path: Path) -> None:
    with served(tmp_path, unstarted_ms=0, tidy_seconds=0.1) as server:
        ann = server.person("Ann")
        table = ann.put_up("nim")["id"]
        end = time.monotonic() + PATIENCE_S
        while (reply := ann.reply("GET", f"/api/tables/{table}")).status_code == 200:
            assert time.monotonic() < end
            time.sleep(0.05)
        assert reply.json()["code"] == "unknown-table"
        assert ann.ask("GET", "/api/me/tables") == {"tables": []}


def test_bots_fill_the_table_and_answer_from_their_workers(tmp_path: Path) -> None:
    with served(tmp_path, bots=1) as server:
        ann = server.person("Ann")
        table = ann.put_up("nim", options={"heap": 10})["id"]
        ann.sit(table, 0)
        ann.post(table, "start", fill="greedy")
        here = ann.at(table)
        n = 0
        while not here.until_row(n, 0).get("over"):
            if "question" in here.seats[0]:
                here.play("take 1", 0)
            n = here.seats[0]["n"] + 1 if not here.seats[0].get("over") else here.seats[0]["n"]
        assert here.seats[0]["over"]["ranks"] == [1, 0], "a greedy bot knows Nim"
        assert "Ann; greedy" in ann.ask("GET", f"/api/tables/{table}/game")
