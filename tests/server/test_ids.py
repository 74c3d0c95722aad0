"""Ids and labels that nothing can have: refused by their shape, alike on both databases."""

import logging
from collections.abc import Iterator
from contextlib import suppress
from urllib.parse import quote

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection

from server.conftest import PLENTY
from server.real_server import PATIENCE_S, Served, served
from server.test_play import begun
from services import Postgres

NUL = "a\0b"
NO_IDS = [NUL, "\0", "x" * 65, "a b", "é", "a;b", "a\nb", "\x1b[2J", "%", "‮abc", "x" * 6_000]
RATES = dict.fromkeys(("requests", "guests", "codes", "passwords", "tables"), PLENTY)


@pytest.fixture(scope="module", params=["sqlite", "postgres"])
def shared_server(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """The same server on either database."""
    db = ""
    if request.param == "postgres":
        postgres: Postgres = request.getfixturevalue("postgres_server")
        db = postgres.new_database()
    with served(tmp_path_factory.mktemp("ids"), db=db, **RATES) as running:
        yield running


def close_of(socket: ClientConnection) -> int | None:
    """Read on until the server ends it, and with what."""
    with suppress(ConnectionClosed):
        while True:
            socket.recv(PATIENCE_S)
    return socket.close_code


def test_a_table_that_cannot_be_is_unknown_wherever_it_is_asked_for(
    server: Served, caplog: pytest.LogCaptureFixture
) -> None:
    ann, table = server.person("Ann"), quote(NUL)
    caplog.set_level(logging.ERROR)
    for path in ("", "/invite.svg", "/game", "/draws", "/views/0", "/overlays"):
        assert ann.refused("GET", f"/api/tables/{table}{path}") == (404, "unknown-table")
    for verb in ("agree", "decline", "rematch"):
        assert ann.refused("POST", f"/api/tables/{table}/{verb}") == (404, "unknown-table")
    assert ann.refused("POST", f"/api/tables/{table}/sit", {"seat": 0}) == (404, "unknown-table")
    for text in NO_IDS:
        assert ann.refused("GET", f"/api/tables/{quote(text, safe='')}") == (404, "unknown-table")
    assert close_of(ann.open(f"/api/tables/{table}/live")) == 4404
    assert caplog.records == []


def test_a_token_is_dropped_by_its_label_and_a_label_that_cannot_be_drops_none(
    server: Served, caplog: pytest.LogCaptureFixture
) -> None:
    ann = server.person("Ann")
    ann.ask("POST", "/api/me/tokens", {"label": "my bot"})
    caplog.set_level(logging.ERROR)
    for label in (NUL, "my bot\0", "x" * 6_000, "\x1b[2J", "not there"):
        assert ann.reply("DELETE", f"/api/me/tokens/{quote(label, safe='')}").status_code == 204
    assert ann.ask("GET", "/api/me/tokens") == {"labels": ["my bot"]}
    assert ann.reply("DELETE", "/api/me/tokens/my%20bot").status_code == 204
    assert ann.ask("GET", "/api/me/tokens") == {"labels": []}
    assert caplog.records == []


def test_a_frame_with_an_id_that_cannot_be_is_refused_and_the_table_plays_on(server: Served) -> None:
    here, _, _ = begun(server)
    for text in (NUL, "\n", "ab\n", "\x7f", "\x9b2J", "x" * 41):
        here.send(type="act", action="move e2", question=0, id=text)
        assert here.until(lambda got: got["type"] == "refusal" or "ok" in got)["code"] == "bad-request", text
    here.play("move e2", 0)


def test_a_number_longer_than_any_is_refused_and_no_fault_of_ours(
    server: Served, caplog: pytest.LogCaptureFixture
) -> None:
    ann = server.person("Ann")
    table = ann.put_up("nim")["id"]
    caplog.set_level(logging.ERROR)
    for digits in (10, 20, 4_299, 4_301, 6_000):
        for path in (f"/api/tables/{table}/views/{'9' * digits}", f"/api/puzzles/quoridor/{'9' * digits}"):
            assert 400 <= ann.reply("GET", path).status_code < 500
    assert caplog.records == []


def test_a_line_end_behind_a_word_of_ours_is_not_overlooked(server: Served, caplog: pytest.LogCaptureFixture) -> None:
    ann = server.person("Ann")
    table = ann.put_up()["id"]
    caplog.set_level(logging.ERROR)
    for more in ({"nonce": "\n"}, {"avatar": "fox\n"}, {"avatar": "\n"}):
        assert ann.refused("POST", f"/api/tables/{table}/sit", {"seat": 0, **more}) == (400, "bad-request")
    assert ann.refused("POST", f"/api/tables/{table}/nonce", {"nonce": "\n"}) == (400, "bad-request")
    assert ann.refused("POST", f"/api/tables/{table}/offer", {"seat": 0, "what": "back\n"}) == (400, "bad-request")
    for viewpoint in ("spectator\n", "open\n", "0\n"):
        assert ann.refused("GET", f"/api/tables/{table}/views/0?seat={quote(viewpoint)}") == (400, "bad-request")
    assert caplog.records == []
