"""What people type for others: names that can be seen, talk without tricks, each line kept once, a lobby for all."""

import logging
import unicodedata
from collections.abc import Iterator
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from cheeseboard.protocol.texts import clean_text, without_piles
from cheeseboard.server.routes.tables import MAX_LISTED_TABLES
from cheeseboard.server.settings import Rate
from server.conftest import PLENTY
from server.real_server import PATIENCE_S, Served, served
from server.test_play import begun
from services import Postgres

INVISIBLE = ["\u3164", "\u2800\u2800", "\u115f\u1160", "\u200b\u200d", "\u034f", "\u0301", "\ufe0f", "\u202e"]


@pytest.fixture(scope="module")
def shared_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    rates = dict.fromkeys(("guests", "chat", "tables"), PLENTY)
    with served(tmp_path_factory.mktemp("texts"), **rates) as running:
        yield running


def test_a_name_that_nobody_can_see_is_refused_when_it_is_taken(server: Served) -> None:
    ann = server.person("Ann")
    table = ann.put_up("nim")["id"]
    for name in INVISIBLE:
        assert server.person().refused("POST", "/api/people", {"name": name}) == (409, "bad-name"), name
        assert ann.refused("PATCH", "/api/me", {"name": name}) == (409, "bad-name"), name
        assert ann.refused("POST", f"/api/tables/{table}/sit", {"seat": 0, "name": name}) == (409, "bad-name"), name
    for name in ("安", "🧀", "Łucja", "नमस्ते", "7", "!"):
        assert ann.ask("PATCH", "/api/me", {"name": name})["name"] == name


def test_who_had_an_invisible_name_before_keeps_it_and_can_sit(server: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    with monkeypatch.context() as patched:
        patched.setattr("cheeseboard.server.routes.people.is_visible", lambda text: True)
        ghost = server.person("\u3164")
    table = ghost.put_up("nim")["id"]
    assert ghost.sit(table, 0)["status"]["seats"][0]["name"] == "\u3164"


def test_marks_do_not_pile_up_on_a_letter() -> None:
    assert without_piles("e" + "\u0316" * 499) == "e" + "\u0316" * 4
    assert without_piles("\u0316\u0316a \u0316b") == "a b", "a mark needs a letter"
    for usual in ("Việt Nam", "ภาษาไทยที่นี่", "שָׁלוֹם", "é", "नमस्ते"):
        assert without_piles(usual) == unicodedata.normalize("NFC", usual)


def test_talk_keeps_no_control_characters_and_does_not_turn_the_line(server: Served) -> None:
    assert clean_text("a\x07b\x1b[31m \u202egnp.exe\u2066 x\r\ny") == "a b [31m gnp.exe x y"
    assert clean_text("Good luck; have fun!") == "Good luck; have fun!"
    here, there, _ = begun(server)
    here.send(type="send-chat", text="hi\u202e\x00" + "\u0316" * 400 + "!", id="one")
    heard = there.until(lambda frame: frame.get("messages"))["messages"][0]["text"]
    assert heard == "hi !"
    for nothing in INVISIBLE:
        assert here.chat(nothing, id=f"nothing {ord(nothing[0])}")["code"] == "bad-request"


def said_three_times(server: Served) -> list[str]:
    """The talk at a table where one line came with the same id over three sockets, and another was said."""
    here, there, table = begun(server)
    others = [here.person.at(table) for _ in range(2)]
    for at in (here, *others):
        assert at.chat("once", id="c1")["type"] == "accepted"
    assert there.chat("mine", id="c1")["type"] == "accepted", "another person's id is another"
    assert here.chat("once", id="c2")["type"] == "accepted"
    fresh = there.person.at(table)
    return [line["text"] for line in fresh.until(lambda frame: frame.get("messages"))["messages"]]


def test_a_line_with_one_id_is_kept_once_whatever_socket_it_comes_by(server: Served) -> None:
    assert said_three_times(server) == ["once", "mine", "once"]


def test_a_line_with_one_id_is_kept_once_on_postgresql(tmp_path: Path, postgres_server: Postgres) -> None:
    with served(tmp_path, db=postgres_server.new_database(), chat=PLENTY) as server:
        assert said_three_times(server) == ["once", "mine", "once"]


def test_a_line_sent_again_does_not_count_for_the_flood_limit(tmp_path: Path) -> None:
    with served(tmp_path, chat=Rate(1, 0.001)) as server:
        here, _, table = begun(server)
        assert here.chat("once", id="c1")["type"] == "accepted"
        again = here.person.at(table)
        assert again.chat("once", id="c1")["type"] == "accepted"
        assert again.chat("twice", id="c2")["code"] == "too-fast"


def test_the_lobby_shows_the_five_newest_tables_of_a_person(server: Served) -> None:
    ann, eve = server.person("Ann"), server.person("Eve")
    waiting = ann.put_up("nim", listed=True)["id"]
    unlisted = eve.put_up("nim", listed=False)["id"]
    flood = [eve.put_up("nim", listed=True) for _ in range(MAX_LISTED_TABLES + 3)]
    shown = [row["id"] for row in ann.ask("GET", "/api/lobby")["tables"]]
    assert waiting in shown
    assert [made["id"] for made in flood if made["id"] in shown] == [made["id"] for made in flood[-MAX_LISTED_TABLES:]]
    assert unlisted not in shown
    assert ann.ask("POST", "/api/join", {"code": flood[0]["code"]}) == {"table": flood[0]["id"]}, "it is still open"
    eve.post(unlisted, "listed", listed=True)
    shown = [row["id"] for row in ann.ask("GET", "/api/lobby")["tables"]]
    assert len([made["id"] for made in (*flood, {"id": unlisted}) if made["id"] in shown]) == MAX_LISTED_TABLES
    assert ann.refused("POST", f"/api/tables/{unlisted}/listed", {"listed": False}) == (403, "not-your-table")


def test_a_text_that_is_not_utf8_closes_its_socket_with_one_line_of_log(
    server: Served, caplog: pytest.LogCaptureFixture
) -> None:
    here, there, _ = begun(server)
    caplog.set_level(logging.INFO)
    caplog.clear()
    socket = here.socket
    with socket.send_context():
        socket.protocol.send_text(b'{"say": "\xff\xfe"}')
    with pytest.raises(ConnectionClosed) as closed:
        list(iter(lambda: socket.recv(PATIENCE_S), None))
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 1007
    lines = [record for record in caplog.records if record.levelno >= logging.WARNING]
    assert len(lines) == 1
    assert lines[0].exc_info is None
    assert there.chat("and the others play on", id="s")["type"] == "accepted"
