"""Nonsense on the socket and on the routes: always answered, never a 500, never a dead table."""

import logging
import random
from contextlib import suppress
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as some
from schemathesis.specs.openapi.checks import response_schema_conformance
from websockets.exceptions import ConnectionClosed

from cheeseboard.server.reader import FastWebSocket
from cheeseboard.server.settings import Rate
from server.conftest import NO_MORE
from server.real_server import AtTable, Served, served
from server.test_play import begun

LONG_S = 3_600.0  # longer than any test takes
FRAMES: list[str | bytes] = [
    "",
    "{",
    "[]",
    "null",
    "1e999",
    '"do"',
    '{"type": "act", "action": 5, "question": 0, "id": "x"}',
    '{"type": "act", "action": "move e2", "question": "0", "id": "x"}',
    '{"type": "act", "action": "move e2", "id": "x"}',
    '{"type": "act", "action": "move e2", "question": 0, "seat": -1}',
    '{"type": "act", "action": "move e2", "question": 0, "seat": 1e3}',
    '{"type": "act", "action": "move e2", "question": 0, "extra": true}',
    '{"type": "act", "action": "move e2", "question": 99999999999999999999999}',
    '{"type": "act", "action": "' + "x" * 3_000 + '", "question": 0}',
    '{"type": "act", "action": "\\ud800", "question": 0}',
    '{"type": "act", "action": "move e2\\u0000", "question": 0}',
    '{"type": "hello", "have": "all"}',
    '{"type": "hello", "have": 10, "lang": "xx"}',
    '{"type": "hello", "have": -999999999999}',
    '{"type": "hello", "have": 0, "seats": [0, 1, 99]}',
    '{"type": "hello", "have": 0, "seats": "all"}',
    '{"type": "send-chat", "text": ""}',
    '{"type": "send-chat", "text": "   "}',
    '{"type": "send-chat", "text": {"a": 1}}',
    '{"type": "mute", "message": -5}',
    '{"type": "mute", "message": 123456789}',
    '{"type": "ping", "id": null}',
    '{"type": "dance", "id": "only"}',
    '{"type": 5}',
    '{"type": null}',
    '{"type": "act", "action": "move e2", "have": 1}',
    "[" * 5_000,
    '{"do":' * 900,
    b"\x00\xff\xfe",
    b'{"type": "act", "action": "move e2", "question": 0}',
]


def close_code(here: AtTable) -> int:
    """Read on until the server ends it, and with what."""
    with suppress(ConnectionClosed):
        while True:
            here.next()
    assert here.socket.close_code is not None
    return here.socket.close_code


def test_frames_of_nonsense_are_answered_and_the_table_lives(server: Served, caplog: pytest.LogCaptureFixture) -> None:
    here, there, _ = begun(server)
    caplog.set_level(logging.ERROR)
    for frame in FRAMES:
        there.socket.send(frame)
        there.send(type="ping", id="still here")
        there.until(lambda got: got.get("id") == "still here")
    refused = [frame for frame in there.frames if frame["type"] == "refusal"]
    assert len(refused) >= len(FRAMES) - 8
    assert {frame["code"] for frame in refused} <= {"bad-request", "not-your-seat", "not-your-turn", "malformed-action"}
    here.play("move e2", 0)
    there.until_row(1, 1)
    assert caplog.records == []


def test_a_huge_frame_ends_its_own_socket_only(server: Served) -> None:
    here, there, table = begun(server)
    there.send(type="act", action="x" * 9_000, question=0, id="big")
    assert there.until(lambda got: got["type"] == "refusal")["code"] == "too-big"
    there.socket.send("x" * 200_000)
    assert close_code(there) == 1009
    here.play("move e2", 0)
    there.person.at(table).until_row(1, 1)


def test_random_frames_and_replayed_ids_never_break_a_game(server: Served) -> None:
    here, there, _ = begun(server)
    rng = random.Random(7)
    words = ["move e2", "move e8", "wall e3h", "pass", "!", "move", "first 0", "", "take 1"]
    for number in range(150):
        sender = rng.choice((here, there))
        frame = {
            "type": "act",
            "action": rng.choice(words),
            "question": rng.choice((-1, 0, 1, 2, 50)),
            "seat": rng.choice((0, 1, 2)),
        }
        sender.send(**frame, id=f"r{rng.randrange(20)}")
        if number % 10 == 0:
            sender.answer_to(type="ping", id=f"p{number}")
    ends = []
    for one in (here, there):
        one.send(type="hello", have=-1, id="end")
        one.until(lambda got: got.get("id") == "end")
        one.until(lambda got: got.get("is_full"))
        ends.append(next(iter(one.seats.values())))
    assert ends[0]["digest"] == ends[1]["digest"]
    assert ends[0]["view"] == ends[1]["view"]


def test_a_flood_is_refused_and_then_not_listened_to(
    tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch
) -> None:
    for_ever = property(lambda wire: LONG_S, lambda wire, seconds: None)
    monkeypatch.setattr(
        FastWebSocket, "close_timeout", for_ever, raising=False
    )  # both agree on the end, it is not waited for
    with served(tmp_path_factory.mktemp("flood"), message_rate=Rate(20, NO_MORE)) as strict:
        ann = strict.person("Ann")
        table = ann.put_up("nim")["id"]
        here = ann.at(table)
        with suppress(ConnectionClosed):
            for number in range(800):  # with over 1,000 it would be cut off for their number alone
                here.send(type="ping", id=f"x{number}")
        assert close_code(here) == 4429
        assert any(frame.get("code") == "too-fast" for frame in here.frames)
        assert ann.at(table).until_row(0, None)


@pytest.mark.slow
@pytest.mark.parametrize(("kind", "examples"), [("sqlite", 6), ("postgres", 2)])
def test_the_document_holds_for_whatever_schemathesis_thinks_of(
    tmp_path_factory: pytest.TempPathFactory, request: pytest.FixtureRequest, kind: str, examples: int
) -> None:
    database = request.getfixturevalue("postgres_server").new_database() if kind == "postgres" else ""
    rates = dict.fromkeys(("requests", "guests", "codes", "passwords", "tables"), Rate(100_000, 100_000))
    with served(tmp_path_factory.mktemp("schema"), db=database, **rates) as here:
        document = schemathesis.openapi.from_url(f"{here.address}/api/schema/openapi.json", timeout=LONG_S)
        tried = 0
        for result in document.get_all_operations():
            operation = result.ok()  # type: ignore[union-attr]  # an invalid document fails here, as it should
            ann = here.person("Ann")
            table = ann.put_up("nim")["id"]
            cookie = {"Cookie": f"cheeseboard={ann.http.cookies['cheeseboard']}"}
            call_often(operation, schemathesis.GenerationMode.POSITIVE, table, cookie, examples)
            tried += 1
            if can_be_wrong(operation):
                call_often(operation, schemathesis.GenerationMode.NEGATIVE, table, cookie, examples)
                tried += 1
        assert tried > 50


def can_be_wrong(operation: Any) -> bool:
    """Whether anything can be asked in a way that the document forbids: what takes any text in its path, and nothing
    else, has no wrong way, and schemathesis would look for one for long."""
    in_path = [parameter.definition["schema"] for parameter in operation.path_parameters]
    return bool(list(operation.body) or operation.query or any(schema != {"type": "string"} for schema in in_path))


def call_often(
    operation: Any, mode: schemathesis.GenerationMode, table: str, headers: dict[str, str], examples: int
) -> None:
    @settings(max_examples=examples, database=None, suppress_health_check=list(HealthCheck), deadline=None)
    @given(case=operation.as_strategy(generation_mode=mode), real=some.booleans())
    def call(case: Any, real: bool) -> None:
        if real and "table" in case.path_parameters:
            case.path_parameters["table"] = table
        reply = case.call(headers=headers, timeout=LONG_S)
        assert reply.status_code < 500, reply.text
        if reply.status_code >= 400:
            assert set(reply.json()) <= {"type", "code", "text", "params", "question"}, reply.text
        elif mode is schemathesis.GenerationMode.POSITIVE:
            case.validate_response(reply, checks=[response_schema_conformance])

    call()
