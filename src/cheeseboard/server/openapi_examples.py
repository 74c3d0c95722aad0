"""Examples for the OpenAPI document: requests as people send them, and whole answers made by the server's own parts.

They show one small game: Ann against a bot, two moves, and then she resigns.
"""

from functools import cache
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct

from cheeseboard.core import Action, BadOptions, Illegal, NotYours, Refusal, Unknown
from cheeseboard.core.gamefile import format_file
from cheeseboard.games import find_puzzle, find_puzzles
from cheeseboard.games.pac_man.custom_boards import presets
from cheeseboard.protocol import (
    board_bodies,
    game_bodies,
    lesson_bodies,
    lookback_bodies,
    person_bodies,
    puzzle_bodies,
    table_bodies,
    table_requests,
)
from cheeseboard.protocol.errors import refusal_message
from cheeseboard.protocol.lobby import row_of
from cheeseboard.protocol.table_details import table_details
from cheeseboard.server.errors import status_of
from cheeseboard.server.routes.draws import chances_of
from cheeseboard.server.routes.games import facts_of
from cheeseboard.server.routes.lessons import lesson_facts, lesson_seen
from cheeseboard.server.routes.puzzles import puzzle_now, try_in_worker
from cheeseboard.server.routes.rules_diagrams import pictures_of
from cheeseboard.server.settings import Settings
from cheeseboard.tables import agreements, seating
from cheeseboard.tables.decisions import act
from cheeseboard.tables.lookback import overlays_for, view_at
from cheeseboard.tables.record import EMPTY_SEAT, Change, Ms, TableRecord
from cheeseboard.tables.table import Table
from cheeseboard.words import Words
from cheeseboard.words.rules_pages import rules_text

NOW: Ms = 1_790_000_000_000
ANN = "the id in Ann's cookie"
NONCE = "00112233445566778899aabbccddeeff"
EXAMPLE_TABLE = "Vm9nZWxzYW5nLTIwMjYtMQ"
MAZE = msgspec.to_builtins(presets()["windmill"])
URL = "http://192.168.1.20:8000"

REQUESTS: tuple[Struct, ...] = (
    person_bodies.NewGuest("Ann"),
    person_bodies.Rename("Anna"),
    person_bodies.Credentials("ann", "correct horse battery"),
    person_bodies.UseLink("tZ3uH0kqk1c0mJm1yq6O2Q"),
    person_bodies.NewToken("my bot"),
    table_requests.NewTable("quoridor", 2, {"first": 0}),
    table_requests.Sit(0, avatar="fox"),
    game_bodies.CheckOptions("quoridor", 2, {"first": 3}),
    table_requests.ListTable(listed=True),
    table_requests.SeatOnly(0),
    table_requests.Swap(0, 1),
    table_requests.SeatBot(1, "greedy"),
    table_requests.SeatStandIn(1, "level-3"),
    table_requests.ChooseAvatar(0, "fox"),
    table_requests.SetAutoPass(0, ""),
    table_requests.SetPace("fast"),
    table_requests.Start("greedy", NONCE),
    table_requests.GiveNonce(NONCE),
    table_requests.Propose(0, "back"),
    table_requests.OfferRematch("harder"),
    table_requests.AcceptSeat("0.1790003600000.c2lnbmVkIGJ5IHRoZSBzZXJ2ZXI"),
    table_requests.JoinCode("KQZMHT"),
    board_bodies.CustomBoard("pac-man", "windmill"),
    board_bodies.BoardFile(
        "pac-man", 'pac_man = "e5"\nghosts = ["a9", "i9", "i1", "a1"]\ndots = ["c1", "i3", "g9", "a7"]\n'
    ),
    board_bodies.BalanceRequest("gouda-gouda", "cellar", 1),
    puzzle_bodies.PuzzleAttempt("quoridor", 1, find_puzzle("quoridor", 1).solution[:1]),
    lesson_bodies.LessonAttempt("quoridor", 0, "basics", action="move e2"),
)
EXAMPLE_REFUSALS: tuple[Refusal, ...] = (
    Illegal("bad-request", what="Object missing required field `seat`"),
    NotYours("no-person"),
    NotYours("not-your-seat", seat=1),
    Unknown("unknown-table"),
    Illegal("already-started"),
    Illegal("too-big"),
    Illegal("not-json"),
    Illegal("too-fast", seconds=3),
    Refusal("store-down"),
    BadOptions("seat-count", seats=7, allowed="2 | 3 | 4"),
)


@cache
def answers() -> dict[str, Any]:
    """An example for every kind of request and answer, by its name in the document."""
    open_table, running, over = _tables()
    settings = Settings(data=Path(), url=URL, is_local=False)
    shown = table_details(running, ANN, settings)
    step = view_at(running, 1, 0, ANN)
    made: tuple[Struct, ...] = (
        *REQUESTS,
        person_bodies.Me("Ann", "", NOW),
        person_bodies.Link(f"{URL}/link#tZ3uH0kqk1c0mJm1yq6O2Q", "tZ3uH0kqk1c0mJm1yq6O2Q", NOW + 900_000),
        person_bodies.Token("my bot", "p7mX2kq0VnN4y1c6Zb0Q1w"),
        person_bodies.TokenLabels(("my bot",)),
        facts_of("quoridor", "en"),
        shown,
        table_bodies.Lobby((row_of(open_table.record),)),
        game_bodies.OptionsVerdict("first-not-seated", "Seat 3 cannot begin: there are only 2 seats, counted from 0."),
        table_bodies.TableRef(EXAMPLE_TABLE),
        table_bodies.TableList((shown,)),
        table_bodies.SeatTransfer(
            "0.1790003600000.c2ln", f"{URL}/t/{EXAMPLE_TABLE}#take=0.1790003600000.c2ln", NOW + 3_600_000
        ),
        lookback_bodies.PastViewBody(1, running.n, 0, step.view, step.events),
        lookback_bodies.Overlays(running.n, overlays_for(running, 0, ANN)),
        chances_of(over),
        board_bodies.PresetBoards("layout", {"windmill": MAZE}, 2),
        board_bodies.BoardProblems(
            (
                board_bodies.BoardProblem(
                    "layout-dots", "A layout needs 4 dots, not 3. (P-3)", {"given": 3, "needed": 4}
                ),
            )
        ),
        board_bodies.ParsedBoard(MAZE),
        puzzle_bodies.PuzzleCounts((puzzle_bodies.PuzzleCount("quoridor", len(find_puzzles("quoridor"))),)),
        puzzle_now("quoridor", 1),
        msgspec.json.decode(
            try_in_worker("quoridor", 1, find_puzzle("quoridor", 1).solution[:1]),
            type=puzzle_bodies.PuzzleAttemptResult,
        ),
        lesson_facts("quoridor", "basics"),
        next(pictures_of("quoridor", rules_text("quoridor", "en"))),
        lesson_seen(lesson_bodies.LessonAttempt("quoridor", 0, "basics", action="move e2")),
        game_bodies.Statistics((game_bodies.GamePlayed("quoridor", 12, 11, 1),), 5, 640, 4, 2),
    )
    return {type(one).__name__: msgspec.to_builtins(one) for one in made}


@cache
def texts() -> dict[str, str]:
    """Examples of answers that are no JSON, by how their path ends."""
    _, _, over = _tables()
    return {
        "/game": format_file(over.file()),
        "/invite.svg": '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 33 33"><path d="M4 4h7v7H4z"/></svg>',
        "/balance": '{"games":1,"of":40,"share":1.0,"low":0.2065,"high":1.0,"even":0.5,"steps":212}\n',
        "/rules": "# Quoridor\n\nBe the first to reach the other edge.\n",
        "/words/{language}": "game-name = Quoridor\nverb-move = move\n",
    }


@cache
def refusals() -> dict[str, Any]:
    """A refusal for each status."""
    english = Words("en")
    return {
        str(status_of(refusal)): msgspec.to_builtins(refusal_message(refusal, english))
        for refusal in reversed(EXAMPLE_REFUSALS)
    }


def export() -> dict[str, Any]:
    """All that is kept of Ann."""
    seat = {"seat": 0, "person": "her id", "name": "Ann"}
    table = {
        "table": EXAMPLE_TABLE,
        "game": "quoridor",
        "phase": "running",
        "created": NOW,
        "is_creator": True,
        "seats": [seat],
    }
    who = {"id": "her id", "name": "Ann", "account": None, "created": NOW}
    return {"person": who, "tokens": [], "tables": [table], "chat": []}


@cache
def _tables() -> tuple[Table, Table, Table]:
    """The table before its start, in its midst, and after its end."""
    empty = (EMPTY_SEAT,) * 2
    table = Table.load(TableRecord(EXAMPLE_TABLE, "KQZMHT", "quoridor", "{}", empty, ANN, bytes(range(32)), NOW))
    table = _after(table, seating.sit(table, 0, ANN, "Ann", avatar="fox"))
    running = _after(table, seating.request_start(table, ANN, NOW + 9_000, fill_with="greedy", nonce=NONCE))
    while running.n < 3:
        (seat,) = running.asked
        step = Action("move", (("e2" if seat == 0 else "e8",),))
        running = _after(running, act(running, seat, step, running.question_rows[seat], NOW + 20_000))
    return table, running, _after(running, agreements.resign(running, 0, ANN, NOW + 60_000))


def _after(table: Table, change: Change) -> Table:
    return table.after(change.record, change.rows)
