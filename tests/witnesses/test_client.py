"""A client and a page of an earlier version speak to a server of today."""

import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from server.house import Served, Someone, served
from witnesses.opening import let_nonces_take
from witnesses.replaying import Line, Replay, recorded

pytestmark = pytest.mark.service
LONG_MS = 3_600_000  # a busy machine may take its time: nobody counts as gone, and every nonce is waited for


@pytest.fixture
def server(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Served]:
    let_nonces_take(LONG_MS, monkeypatch)
    with served(tmp_path, away_ms=LONG_MS) as running:
        yield running


def test_an_old_client_is_answered_as_it_was_then(server: Served) -> None:
    assert Replay(server.address, recorded("client.jsonl")).run() == []


def test_another_answer_is_noticed(server: Served) -> None:
    lines = [_with(line, '"no":"too-far"', '"no":"too-near"') for line in recorded("client.jsonl")]
    (difference,) = Replay(server.address, lines).run()
    assert "too-near" in difference


def test_the_recording_has_everything_a_client_says() -> None:
    said = [line for line in recorded("client.jsonl") if line["direction"] == "to-server"]
    frames = [json.loads(line["text"]) for line in said if line["kind"] == "frame" and line["text"][0] == "{"]
    assert {key for frame in frames for key in frame} >= {"hello", "do", "say", "mute", "ping", "at", "seat", "id"}
    assert [frame.get("id") for frame in frames].count("a1") == 3  # sent again, on the same socket and on another one
    assert {line["kind"] for line in said} == {"request", "open", "frame", "close"}


def test_a_page_that_was_left_open_goes_on(server: Served) -> None:
    """First it greets anew with the row it has, then it sends again what was not answered."""
    first, *_, hello, click = [json.loads(line["text"]) for line in recorded("page.jsonl") if line["kind"] == "frame"]
    assert first == {"hello": -1, "lang": "en", "seats": []}
    assert hello == {"hello": 0, "lang": "en"}
    assert click.keys() == {"do", "at", "seat", "id"}
    ann, bob = Someone(server, "Ann"), Someone(server, "Bob")
    table = ann.put_up("quoridor", options={"first": 0})["id"]
    ann.sit(table, 0)
    bob.sit(table, 1)
    ann.post(table, "start")
    page = ann.at(table, **hello)
    assert page.until(lambda frame: "digest" in frame)["n"] == 0
    page.send(**click)
    assert page.until(lambda frame: frame.get("id") == click["id"]) == {"ok": 1, "id": click["id"]}


def _with(line: Line, old: str, new: str) -> Line:
    return {**line, "text": line["text"].replace(old, new)}
