"""Puzzles over the wire: shown without their answer being played, tried, answered, and solved."""

import pytest

from cheeseboard.core import Action
from cheeseboard.games import every_puzzle, find_puzzle, find_puzzles
from server.real_server import Served


def test_games_with_puzzles_are_told_with_their_number(server: Served) -> None:
    told = server.person().ask("GET", "/api/puzzles")["games"]
    assert {one["game"]: (one["number"], one["numbers"]) for one in told} == {
        game: (len(find_puzzles(game)), [puzzle.number for puzzle in find_puzzles(game)])
        for game in ("pac-man", "quoridor")
    }


def test_the_number_of_a_withdrawn_puzzle_says_so(server: Served) -> None:
    withdrawn = next(puzzle.number for puzzle in every_puzzle("pac-man") if puzzle.withdrawn)
    ann = server.person()
    assert ann.refused("GET", f"/api/puzzles/pac-man/{withdrawn}") == (404, "puzzle-withdrawn")
    assert withdrawn not in ann.ask("GET", "/api/puzzles/pac-man/1")["numbers"]


@pytest.mark.parametrize("game", ["quoridor", "pac-man"])
def test_a_puzzle_is_solved_by_its_way(server: Served, game: str) -> None:
    ann = server.person()
    shown = ann.ask("GET", f"/api/puzzles/{game}/1")
    did: list[str] = []
    found = 0
    verdict = "right"
    while verdict == "right":
        did.append(shown["solution"][len(did)])
        tried = ann.ask("POST", "/api/puzzles/attempt", {"game": game, "number": 1, "actions": did})
        verdict = tried["verdict"]
        found += 1
        assert tried["steps"][0]["action"] == did[-1]
        did += [step["action"] for step in tried["steps"][1:]]
        assert bool(tried["menu"]) or verdict == "solved"
    assert (verdict, found) == ("solved", shown["answers"])


@pytest.mark.parametrize("game", ["quoridor", "pac-man"])
def test_a_wrong_try_is_answered_and_an_illegal_one_refused(server: Served, game: str) -> None:
    ann = server.person()
    shown = ann.ask("GET", f"/api/puzzles/{game}/2")
    form = shown["menu"][0]
    wrong = next(
        text
        for word in form["slots"][0]["words"]
        if (text := f"{form['verb']} {word}") != find_puzzle(game, 2).solution[0]
    )
    tried = ann.ask("POST", "/api/puzzles/attempt", {"game": game, "number": 2, "actions": [wrong]})
    assert tried["verdict"] == "wrong"
    assert all(Action.parse(step["action"]) for step in tried["steps"])
    assert ann.refused("POST", "/api/puzzles/attempt", {"game": game, "number": 2, "actions": ["dance"]})[0] == 409
    assert ann.refused("GET", f"/api/puzzles/{game}/99999") == (404, "unknown-puzzle")
    assert ann.refused("GET", "/api/puzzles/gouda-gouda/1") == (404, "unknown-puzzle")
