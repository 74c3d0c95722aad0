"""What hosts rely on: logs without secrets, plain sentences, links that can be used, and nothing that works twice."""

import asyncio
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from random import Random

import msgspec
import pytest

from cheeseboard.bus.redis import RedisBus
from cheeseboard.cli.serve import address_of
from cheeseboard.core import Form, Refusal, sample
from cheeseboard.server.launch import own_address
from cheeseboard.store import Store
from cheeseboard.words import LANGUAGES, Words
from server.program import serving
from server.real_server import Served
from server.test_play import begun, two_at_a_table
from services import Postgres


def test_no_secret_stands_in_the_log_of_everything(tmp_path: Path) -> None:
    with serving(tmp_path, "--log", "debug") as program:
        ann = program.person("Ann")
        made = ann.put_up("gouda-gangster", seats=3)
        ann.ask("POST", "/api/me/register", {"account": "ann", "password": "correct horse"})
        secrets = [ann.http.cookies["cheeseboard"], ann.person_id, "correct horse", made["code"]]
        secrets += [
            ann.ask("POST", "/api/me/tokens", {"label": "bot"})["token"],
            ann.ask("POST", "/api/me/link")["token"],
        ]
        ann.ask("POST", "/api/join", {"code": made["code"]})
        for seat in range(3):
            ann.sit(made["id"], seat)
        secrets.append(ann.post(made["id"], "transfer", seat=0)["token"])
        ann.post(made["id"], "start")
        at = ann.at(made["id"])
        asked = at.until(lambda frame: frame.get("menu"))
        action = str(sample(msgspec.convert(asked["menu"], tuple[Form, ...]), Random(1)))
        assert at.act(action, asked["question"], seat=asked["seat"], id="an answer")["type"] == "accepted"
        assert at.chat("between us", id="a line")["type"] == "accepted"
        secrets += [action, "between us"]
        log = program.text()
    assert '"level":"debug"' in log or '"level":"info"' in log, "there is a log to look at"
    assert [secret for secret in secrets if secret in log] == []


@pytest.mark.parametrize(
    "url", ["nonsense", "mysql://localhost/x", "sqlite://", "postgresql+asyncpg://localhost:port/x", "://", "redis://x"]
)
def test_an_address_of_no_database_is_refused_in_words_without_the_address(url: str) -> None:
    with pytest.raises(Refusal) as refused:
        asyncio.run(Store.open(url))
    assert refused.value.code == "bad-database"
    assert all("--db" in Words(language).refusal_sentence(refused.value) for language in LANGUAGES)


def test_a_database_that_is_not_there_is_refused_in_words(postgres_server: Postgres) -> None:
    with pytest.raises(Refusal) as refused:
        asyncio.run(Store.open(f"{postgres_server.new_database()}_gone"))
    assert refused.value.code == "store-down"


@pytest.mark.parametrize("url", ["nonsense", "http://localhost", "redis://localhost:port"])
def test_an_address_of_no_redis_is_refused_in_words(url: str) -> None:
    with pytest.raises(Refusal) as refused:
        asyncio.run(RedisBus.open(url))
    assert refused.value.code == "bad-bus"
    assert all("--bus" in Words(language).refusal_sentence(refused.value) for language in LANGUAGES)


def test_who_listens_everywhere_is_told_an_address_that_can_be_used() -> None:
    assert address_of("::", 8000) == address_of("0.0.0.0", 8000) == f"http://{own_address()}:8000"  # noqa: S104
    assert address_of("::1", 8000) == "http://[::1]:8000"
    assert address_of("127.0.0.1", 8000) == "http://127.0.0.1:8000"


@pytest.mark.parametrize("is_running", [True, False])
def test_a_word_for_a_seat_is_dead_once_it_was_used(server: Served, is_running: bool) -> None:
    ann, bob, table = two_at_a_table(server)
    eve = server.person("Eve")
    if is_running:
        ann.post(table, "start")
    token = ann.post(table, "transfer", seat=0)["token"]
    eve.post(table, "accept-seat", token=token)
    back = eve.post(table, "transfer", seat=0)["token"]
    ann.post(table, "accept-seat", token=back)
    assert bob.refused("POST", f"/api/tables/{table}/accept-seat", {"token": token}) == (403, "bad-word")
    again = ann.post(table, "transfer", seat=0)["token"]
    if not is_running:
        ann.post(table, "stand", seat=0)
        ann.sit(table, 0)
        assert eve.refused("POST", f"/api/tables/{table}/accept-seat", {"token": again}) == (403, "bad-word")


def test_two_who_ask_for_a_rematch_at_once_get_the_same_table(server: Served) -> None:
    here, there, table = begun(server)
    here.person.post(table, "resign", seat=0)
    with ThreadPoolExecutor(2) as pool:
        asking = [pool.submit(at.person.post, table, "rematch") for at in (here, there)]
    told = {reply.result()["table"] for reply in asking} - {""}
    assert told == {at.person.post(table, "rematch")["table"] for at in (here, there)}


def test_a_seat_changes_between_person_and_bot_ten_times_an_hour(server: Served) -> None:
    ann, bob, table = two_at_a_table(server)
    eve = server.person("Eve")
    ann.post(table, "start")
    for _ in range(12):
        assert eve.refused("POST", f"/api/tables/{table}/stand-in", {"seat": 0, "bot": "greedy"})[0] == 403
    for _ in range(10):
        ann.post(table, "stand-in", seat=0, bot="greedy")
        ann.post(table, "reclaim", seat=0)
    assert ann.refused("POST", f"/api/tables/{table}/stand-in", {"seat": 0, "bot": "greedy"}) == (429, "too-fast")
    seats = bob.post(table, "stand-in", seat=1)["status"]["seats"]
    assert seats[1]["bot"] == bob.ask("GET", "/api/games/quoridor")["stand_in"] == "level-5"


def test_whose_a_link_is_can_be_asked_before_one_becomes_that_person(server: Served) -> None:
    ann, bob = server.person("Ann"), server.person("Bob")
    token = ann.ask("POST", "/api/me/link")["token"]
    for _ in range(2):
        assert bob.ask("POST", "/api/link", {"token": token, "preview": True})["name"] == "Ann"
        assert bob.ask("GET", "/api/me")["name"] == "Bob", "to look changes nothing"
    bob.ask("POST", "/api/link", {"token": token})
    assert bob.ask("GET", "/api/me")["name"] == "Ann"
    assert server.person().refused("POST", "/api/link", {"token": token, "preview": True}) == (403, "bad-link")
