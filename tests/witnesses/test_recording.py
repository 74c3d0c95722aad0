"""The clients of a later set say everything again to a server of today: each answer and each frame is as it was."""

import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from server.real_server import Served, served
from witnesses.opening import LATER_SETS, verify_text
from witnesses.repeatable import LONG_MS, make_repeatable
from witnesses.replaying import Replay, recorded

pytestmark = pytest.mark.service
RECORDINGS = [f"{name}/client.jsonl" for name in LATER_SETS]
# Everything that a client can say at a table today; what comes later stands in later recordings.
MESSAGES = {
    *("hello", "act", "pass-window", "withdraw", "arm", "wait", "window-shown", "undo", "board-shown"),
    *("send-chat", "mute", "ping"),
}
REQUESTS = {
    *("sit", "stand", "swap", "remove", "bot", "avatar", "listed", "start", "nonce", "auto-pass", "pace"),
    *("resign", "offer", "agree", "decline", "stand-in", "reclaim", "transfer", "accept-seat"),
    *("rematch", "rematch/join", "rematch/decline", "rematch/start"),
    *("game", "draws", "views/2", "overlays", "invite.svg", "live"),
}


@pytest.fixture
def server(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Served]:
    make_repeatable(monkeypatch.setattr)
    with served(tmp_path, away_ms=LONG_MS) as running:
        yield running


@pytest.mark.parametrize("name", RECORDINGS)
def test_all_that_was_said_is_answered_as_it_was_then(server: Served, name: str) -> None:
    assert Replay(server.address, recorded(name)).run() == []


@pytest.mark.parametrize("name", RECORDINGS)
@pytest.mark.parametrize(
    ("kind", "old", "new"),
    [
        ("answer", '"labels":["my bot"]', '"labels":["your bot"]'),
        ("frame", '"answer":"reroll green"', '"answer":"reroll red"'),
        ("frame", '"code":"no-wait-left"', '"code":"not-a-window"'),
    ],
)
def test_another_answer_is_noticed(server: Served, name: str, kind: str, old: str, new: str) -> None:
    lines = recorded(name)
    place = next(n for n, line in enumerate(lines) if line["kind"] == kind and old in line["text"])
    lines[place] = {**lines[place], "text": lines[place]["text"].replace(old, new)}
    assert len(Replay(server.address, lines).run()) == 1


@pytest.mark.parametrize("name", RECORDINGS)
def test_a_frame_too_many_is_noticed(server: Served, name: str) -> None:
    lines = recorded(name)
    closed = next(n for n, line in enumerate(lines) if line["kind"] == "close")
    del lines[max(n for n, line in enumerate(lines[:closed]) if line["kind"] == "frame")]
    assert len(Replay(server.address, lines[: closed + 2]).run()) == 1


@pytest.mark.parametrize("name", RECORDINGS)
def test_the_recording_has_everything_a_client_says(name: str) -> None:
    said = [line for line in recorded(name) if line["direction"] == "to-server"]
    frames = [json.loads(line["text"]) for line in said if line["kind"] == "frame" and line["text"][0] == "{"]
    assert {frame.get("type", "") for frame in frames} > MESSAGES
    assert [frame.get("id") for frame in frames].count("a1") == 3  # sent again, on the same socket and on another one
    assert {line["kind"] for line in said} == {"request", "open", "frame", "close"}
    paths = [line["text"].split(" ")[1] for line in said if line["kind"] == "request"]
    paths += [line["text"] for line in said if line["kind"] == "open"]
    verbs = {path.split("/", 4)[4].split("?")[0] for path in paths if path.count("/") > 3 and "/tables/" in path}
    assert verbs >= REQUESTS


@pytest.mark.parametrize("name", RECORDINGS)
def test_the_game_files_in_the_recording_verify(name: str) -> None:
    texts = [line["text"].removeprefix("200 ") for line in recorded(name) if line["text"].startswith("200 [Game ")]
    assert [verify_text(text) for text in texts] == [(0, 1), (0, 0), (0, 1)]
