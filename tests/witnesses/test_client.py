"""A client and a page of an earlier version speak to a server of today."""

import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from cheeseboard.core import Refusal
from cheeseboard.words import Words
from server.real_server import Served, Someone, served
from witnesses.opening import let_nonces_take, verify_text
from witnesses.replaying import Line, Replay, recorded

pytestmark = pytest.mark.service
# What fields are called since; a page that knows only the names of then is told to reload by its first message.
NAMED_SINCE = {
    "around": "status",
    "bot_from": "stand_in_from",
    "creator_is_you": "is_host",
    "follows": "rematch_of",
    "look": "avatar",
    "starts": "start_by_ms",
}
LONG_MS = 3_600_000  # a busy machine may take its time: nobody counts as gone, and every nonce is waited for


@pytest.fixture
def server(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Served]:
    let_nonces_take(LONG_MS, monkeypatch)
    with served(tmp_path, away_ms=LONG_MS) as running:
        yield running


def before_the_first_frame() -> list[Line]:
    """What the old client asked for over HTTP, and what it was told, until it opened a socket."""
    lines = recorded("client.jsonl")
    return lines[: next(n for n, line in enumerate(lines) if line["kind"] == "open")]


def test_what_an_old_client_asks_for_is_answered_as_it_was_then(server: Served) -> None:
    asked = before_the_first_frame()
    assert len(asked) > 8
    assert Replay(server.address, asked, NAMED_SINCE).run() == []


def test_another_answer_is_noticed(server: Served) -> None:
    lines = [_with(line, '"name":"Ann"', '"name":"Anna"') for line in before_the_first_frame()]
    assert any("Anna" in difference for difference in Replay(server.address, lines, NAMED_SINCE).run())


def test_the_recording_has_everything_a_client_says() -> None:
    said = [line for line in recorded("client.jsonl") if line["direction"] == "to-server"]
    frames = [json.loads(line["text"]) for line in said if line["kind"] == "frame" and line["text"][0] == "{"]
    assert {key for frame in frames for key in frame} >= {"hello", "do", "say", "mute", "ping", "at", "seat", "id"}
    assert [frame.get("id") for frame in frames].count("a1") == 3  # sent again, on the same socket and on another one
    assert {line["kind"] for line in said} == {"request", "open", "frame", "close"}


def test_the_game_file_that_the_old_client_was_given_verifies() -> None:
    (text,) = [line["text"] for line in recorded("client.jsonl") if line["text"].startswith("200 [Game ")]
    assert verify_text(text.removeprefix("200 ")) == (0, 1)


def frames_of(name: str) -> list[str]:
    """Everything a recorded client said on a socket that was a message, each kind once."""
    said = [line for line in recorded(name) if (line["direction"], line["kind"]) == ("to-server", "frame")]
    texts = [line["text"] for line in said if line["text"].startswith("{")]
    return list({tuple(json.loads(text)): text for text in texts}.values())


@pytest.mark.parametrize("text", [*frames_of("client.jsonl"), *frames_of("page.jsonl")])
def test_an_old_page_is_told_once_to_reload_and_its_socket_is_closed(server: Served, text: str) -> None:
    ann, bob = Someone(server, "Ann"), Someone(server, "Bob")
    table = ann.put_up("quoridor", options={"first": 0})["id"]
    ann.sit(table, 0)
    bob.sit(table, 1)
    ann.post(table, "start")
    page = ann.at(table, greet=False)
    page.send_text(text)
    assert page.next() == {"no": "old-page", "why": "This page is out of date. Please reload it."}
    assert page.close_code() == 4_000
    here = ann.at(table)
    assert here.until(lambda frame: frame["type"] == "update")["n"] == 0, "nothing was played"


def test_an_old_page_is_told_in_its_language(server: Served) -> None:
    ann = Someone(server, "Ann")
    page = ann.at(ann.put_up("quoridor")["id"], greet=False)
    page.send_text(json.dumps({"hello": -1, "lang": "de"}))
    assert page.next()["why"] == Words("de").refusal_sentence(Refusal("old-page"))


def _with(line: Line, old: str, new: str) -> Line:
    return {**line, "text": line["text"].replace(old, new)}
