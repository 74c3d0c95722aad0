"""Boards of one's own over the wire: the gallery, every problem with its sentence and place, files, and fairness."""

import asyncio
import json
import threading
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from cheeseboard.games.pac_man import layouts
from cheeseboard.protocol.board_bodies import BalanceRequest
from cheeseboard.server.board_balance import play_in_worker
from cheeseboard.server.limited import WORK_BYTES, LimitedWorker
from cheeseboard.server.routes.custom_boards import trial_in_worker
from server.real_server import PATIENCE_S, Served, served

WINDMILL: dict[str, Any] = {
    "pac_man": "e5",
    "ghosts": ["e9", "a5", "e1", "i5"],
    "dots": ["c1", "i3", "g9", "a7"],
    "barriers": ["a5v", "b3v"],
}
STAIRS: dict[str, Any] = {
    "spaces": [
        {"id": "floor", "kind": "mat", "x": 50, "y": 90, "up": ["step"]},
        {"id": "step", "kind": "crate", "x": 50, "y": 50, "up": ["top"]},
        {"id": "top", "kind": "table", "x": 50, "y": 10},
    ],
    "start": ["floor"],
    "table": "top",
    "cheese": [["top", 3], ["step", 2], ["step", 1]],
}


def codes(server: Served, game: str, board: object) -> list[str]:
    checked = server.person().ask("POST", "/api/boards/check", {"game": game, "board": board})
    return [problem["code"] for problem in checked["problems"]]


def test_the_gallery_holds_boards_that_can_be_played(server: Served) -> None:
    for game, option in (("pac-man", "layout"), ("gouda-gouda", "board")):
        gallery = server.person().ask("GET", f"/api/boards/{game}")
        assert gallery["option"] == option
        assert len(gallery["boards"]) >= 2
        assert [codes(server, game, board) for board in gallery["boards"].values()] == [[]] * len(gallery["boards"])
    assert "barrel" in server.person().ask("GET", "/api/boards/gouda-gouda")["kinds"]
    assert server.person().refused("GET", "/api/boards/quoridor") == (404, "no-boards")


@pytest.mark.parametrize(
    ("change", "expected"),
    [
        ({"pac_man": ""}, {"layout-no-pac-man"}),
        ({"dots": ["c1"], "ghosts": []}, {"layout-dots", "layout-ghosts"}),
        ({"pac_man": "c1"}, {"layout-shared-square"}),
        ({"pac_man": "z9"}, {"layout-square"}),
        ({"barriers": ["a5v", "a5h", "b3v", "b4v", "i9h"]}, {"layout-crossing", "layout-overlap", "layout-barrier"}),
        ({"barriers": ["a2h", "b1v"]}, {"layout-cut-off"}),
        ({"barriers": [f"{column}{row}h" for column in "aceg" for row in range(1, 7)]}, {"layout-too-many-barriers"}),
    ],
)
def test_every_fault_of_a_maze_is_named_at_once(server: Served, change: dict[str, Any], expected: set[str]) -> None:
    assert set(codes(server, "pac-man", WINDMILL | change)) == expected


def test_a_fault_says_where_it_is_in_the_language_of_the_asker(server: Served) -> None:
    body = {"game": "pac-man", "board": WINDMILL | {"barriers": ["a2h", "b1v"]}}
    reply = server.person().reply("POST", "/api/boards/check", body, **{"Accept-Language": "de"}).json()
    assert {problem["params"]["at"] for problem in reply["problems"]} == {"a1", "a2", "b1", "b2"}
    assert all("führt kein Weg" in problem["text"] for problem in reply["problems"])


@pytest.mark.parametrize(
    ("change", "expected"),
    [
        ({"table": ""}, {"board-no-table"}),
        ({"start": [], "cheese": []}, {"board-start", "board-cheese-count"}),
        (
            {"spaces": [], "table": "", "start": [], "cheese": []},
            {"board-size", "board-no-table", "board-start", "board-cheese-count"},
        ),
        ({"start": ["top"]}, {"board-table-at-start", "board-cheese-at-start"}),
        ({"cheese": [["top", 0], ["up", 1], ["top", 1]]}, {"board-cheese-worth", "board-unknown-space"}),
        ({"start": ["step"], "cheese": [["top", 1]] * 3}, {"board-start-not-lowest", "board-off-the-way"}),
    ],
)
def test_every_fault_of_a_board_is_named_at_once(server: Served, change: dict[str, Any], expected: set[str]) -> None:
    assert set(codes(server, "gouda-gouda", STAIRS | change)) == expected


def test_each_space_of_a_circle_is_named_and_no_other(server: Served) -> None:
    spaces: list[dict[str, Any]] = [dict(space) for space in STAIRS["spaces"]]
    spaces[1]["up"] = ["top", "shelf"]
    spaces.append({"id": "shelf", "kind": "rack", "x": 20, "y": 40, "up": ["step"]})
    body = {"game": "gouda-gouda", "board": {**STAIRS, "spaces": spaces}}
    problems = server.person().ask("POST", "/api/boards/check", body)["problems"]
    assert [(problem["code"], problem["params"]["space"]) for problem in problems] == [
        ("board-cycle", "step"),
        ("board-cycle", "shelf"),
    ]


def test_a_file_is_read_and_what_is_none_is_refused(server: Served) -> None:
    text = 'pac_man = "e5"\nghosts = ["a9"]\ndots = []\n'
    read = server.person().ask("POST", "/api/boards/read", {"game": "pac-man", "text": text})
    assert read["board"] == {"pac_man": "e5", "ghosts": ["a9"], "dots": [], "barriers": []}
    for game, code in (("pac-man", "layout-unreadable"), ("gouda-gouda", "board-unreadable")):
        body = {"game": game, "text": "pac_man = ["}
        assert server.person().refused("POST", "/api/boards/read", body) == (400, code)


def test_bots_play_game_after_game_and_tell_how_it_stands(server: Served) -> None:
    for game, board, games, even in (("gouda-gouda", STAIRS, 3, 1 / 3), ("pac-man", WINDMILL, 1, 1 / 2)):
        body = {"game": game, "board": board, "games": games}
        said = server.person().reply("POST", "/api/boards/balance", body).text
        told = [json.loads(line) for line in said.splitlines()]
        assert [one["games"] for one in told] == list(range(1, games + 1))
        last = told[-1]
        assert (last["of"], last["even"]) == (games, even)
        assert 0 <= last["low"] <= last["share"] <= last["high"] <= 1
        assert last["steps"] > 3


@pytest.fixture
def may_end(monkeypatch: pytest.MonkeyPatch) -> Iterator[threading.Event]:
    """Of every estimate the first game is played; the others wait until this is set."""
    run, end, begun = LimitedWorker.run, threading.Event(), set[int]()

    async def run_with_a_rest(self: LimitedWorker, who: str, work: Any, *given: Any) -> Any:
        while work is play_in_worker and given[-1] - 1 in begun and not end.is_set():  # the seeds count up
            await asyncio.sleep(0.01)
        begun.update(given[-1:] if work is play_in_worker else ())
        return await run(self, who, work, *given)

    monkeypatch.setattr(LimitedWorker, "run", run_with_a_rest)
    yield end
    end.set()


def test_who_stops_listening_stops_the_bots_and_too_many_at_once_are_refused(
    server: Served, may_end: threading.Event
) -> None:
    ann = server.person()
    body = {"game": "gouda-gouda", "board": "kitchen", "games": 100}
    with ann.http.stream("POST", "/api/boards/balance", json=body) as first:
        heard = first.iter_lines()  # held on to: a listener that is forgotten hangs up
        next(heard)
        with ann.http.stream("POST", "/api/boards/balance", json=body) as second:
            heard_too = second.iter_lines()
            next(heard_too)
            assert ann.refused("POST", "/api/boards/balance", body) == (503, "too-many-estimates")
            may_end.set()
    end = time.monotonic() + PATIENCE_S
    while ann.reply("POST", "/api/boards/balance", body | {"games": 1}).status_code != 200:
        assert time.monotonic() < end, "both are still running"


@pytest.mark.parametrize(
    ("game", "board", "chosen", "played"),
    [
        ("pac-man", "windmill", {}, {"layout": "windmill"}),
        ("pac-man", WINDMILL, {"frenzy": "free", "lives": 1}, {"layout": WINDMILL, "frenzy": "free", "lives": 1}),
        # the maze is the one that was made, and Pac-Man is the one whose wins are counted
        ("pac-man", "windmill", {"layout": "maze-6", "pac_man": 1}, {"layout": "windmill"}),
        ("gouda-gouda", "kitchen", {"magic": "none"}, {"board": "kitchen", "first": 0, "magic": "none"}),
    ],
)
def test_bots_play_with_the_options_that_were_chosen(
    game: str, board: object, chosen: dict[str, Any], played: dict[str, Any]
) -> None:
    trial = trial_in_worker(msgspec.json.encode(BalanceRequest(game, board, options=chosen)))
    assert json.loads(trial.options) == played


@pytest.mark.parametrize(
    ("change", "code"),
    [
        ({"board": WINDMILL | {"dots": []}}, "layout-dots"),
        ({"options": {"frenzy": "wild"}}, "option-range"),
        ({"options": {"speed": 2}}, "option-unknown"),
    ],
)
def test_nobody_plays_on_a_board_with_a_fault(server: Served, change: dict[str, Any], code: str) -> None:
    body = {"game": "pac-man", "board": WINDMILL, "games": 1} | change
    assert server.person().refused("POST", "/api/boards/balance", body) == (400, code)


def test_files_and_boards_are_read_and_checked_in_another_process(
    server: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    def not_here(*_: Any) -> None:
        raise AssertionError("the process that serves everybody reads nobody's file")

    monkeypatch.setattr("tomllib.loads", not_here)
    monkeypatch.setattr(layouts, "problems", not_here)
    text = 'pac_man = "e5"\nghosts = ["a9"]\ndots = []\n'
    assert server.person().ask("POST", "/api/boards/read", {"game": "pac-man", "text": text})["board"]
    assert codes(server, "pac-man", WINDMILL | {"pac_man": ""}) == ["layout-no-pac-man"]
    body = {"game": "pac-man", "board": WINDMILL, "games": 1}
    assert server.person().ask("POST", "/api/boards/balance", body)


def test_what_takes_too_long_to_read_is_refused_and_the_next_file_is_read(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    tenth_s = (0.1, WORK_BYTES)  # a small part of what the parser takes for this, on any machine
    monkeypatch.setattr(LimitedWorker.__init__, "__defaults__", tenth_s)
    with served(tmp_path) as here:
        body = {"game": "gouda-gouda", "text": ".".join(["a"] * 14_990) + " = 1"}
        assert here.person().refused("POST", "/api/boards/read", body) == (400, "too-complex")
        maze = {"game": "pac-man", "text": 'pac_man = "e5"\nghosts = []\ndots = []\n'}
        assert here.person().ask("POST", "/api/boards/read", maze)["board"]["pac_man"] == "e5"


@pytest.mark.parametrize(("game", "code"), [("", "unknown-game"), ("chess", "unknown-game"), ("quoridor", "no-boards")])
def test_a_game_without_boards_is_refused_at_every_door(server: Served, game: str, code: str) -> None:
    for path, body in (("check", {"board": {}}), ("read", {"text": ""}), ("balance", {"board": {}, "games": 1})):
        assert server.person().refused("POST", f"/api/boards/{path}", {"game": game, **body}) == (404, code), path


def test_a_number_of_thousands_of_digits_is_refused(server: Served) -> None:
    spaces = '[[spaces]]\nid = "a"\nkind = "mat"\nx = {}\ny = 1\n'
    for digits in (4_300, 4_301, 20_000):
        text = f'start = ["a"]\ntable = "a"\ncheese = []\n{spaces.format("9" * digits)}'
        reply = server.person().reply("POST", "/api/boards/read", {"game": "gouda-gouda", "text": text})
        assert reply.status_code == (200 if digits <= 4_300 else 400)
        body = '{"game": "gouda-gouda", "board": %s}'
        board = json.dumps({**STAIRS, "spaces": [{**STAIRS["spaces"][0], "x": "X"}]}).replace('"X"', "9" * digits)
        kind = {"Content-Type": "application/json"}
        asked = server.person().http.post("/api/boards/check", content=body % board, headers=kind)
        assert asked.status_code == (200 if digits <= 4_300 else 400), asked.text


def test_a_huge_board_gets_a_short_answer(server: Served) -> None:
    spaces = [{"id": f"x{number}", "kind": "?", "x": -1, "y": 0, "up": ["?"]} for number in range(60)]
    many = [{"id": "a", "kind": "", "x": 0, "y": 0} for _ in range(1_200)]
    named = [{"id": "n" * 25_000, "kind": "?", "x": 0, "y": 0, "up": ["?"] * 1_000}]
    for board, told in ((spaces, 50), (many, 1), (named * 2, 50)):
        body = {"game": "gouda-gouda", "board": {**STAIRS, "spaces": board}}
        reply = server.person().reply("POST", "/api/boards/check", body)
        assert len(reply.json()["problems"]) == told
        assert len(reply.content) < 40_000


def test_one_person_cannot_take_all_places_for_estimates(server: Served, may_end: threading.Event) -> None:
    ann, bob = server.person("Ann"), server.person("Bob")
    body = {"game": "gouda-gouda", "board": "kitchen", "games": 100}
    with ann.http.stream("POST", "/api/boards/balance", json=body) as first:
        heard = first.iter_lines()
        next(heard)
        with ann.http.stream("POST", "/api/boards/balance", json=body) as second:
            heard_too = second.iter_lines()
            next(heard_too)
            assert ann.refused("POST", "/api/boards/balance", body) == (503, "too-many-estimates")
            assert bob.reply("POST", "/api/boards/balance", body | {"games": 1}).status_code == 200
            may_end.set()
