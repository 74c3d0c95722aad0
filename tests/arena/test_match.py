"""Matches: the same seed plays the same games on any number of cores, seats rotate, and the table counts right."""

import multiprocessing
from collections import Counter
from itertools import count
from pathlib import Path
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec import Struct

from cheeseboard.arena.match import check_bots, play_all, play_one, schedule
from cheeseboard.arena.players import installed_bots
from cheeseboard.arena.standings import bot_in, interval, standings, standings_by_role
from cheeseboard.bots import alphabeta, budget, make_bot, search
from cheeseboard.core import BadOptions, Question, Role, Unknown
from cheeseboard.core.chance import play_chance
from cheeseboard.core.gamefile import GameFile, format_file
from cheeseboard.core.history import History
from cheeseboard.core.verify import verify
from cheeseboard.games import find, find_kit, packages

SMALL = find("quoridor").spec.options(size=5)


def match(bots: list[str], games: int, seed: int, processes: int) -> list[GameFile]:
    done = play_all("quoridor", schedule(bots, games), SMALL, seed, processes)
    return [game.file for game in sorted(done, key=lambda game: game.scheduled.number)]


def test_the_same_seed_plays_the_same_games() -> None:
    assert match(["greedy", "random"], 4, 3, 1) == match(["greedy", "random"], 4, 3, 1)


def test_another_seed_plays_other_games_and_no_two_of_a_match_are_alike() -> None:
    one, other = (match(["random", "random"], 4, seed, 1) for seed in (3, 4))
    courses = [tuple(str(row) for row in game.rows) for game in one + other]
    assert len(set(courses)) == 8
    assert len({game.seed for game in one + other}) == 8


@pytest.mark.parametrize("game_id", ["nim", "quoridor"])
def test_on_two_cores_the_same_games_are_played(game_id: str) -> None:
    options = SMALL if game_id == "quoridor" else find(game_id).spec.options()
    alone, together = (
        {
            game.scheduled: game.file
            for game in play_all(game_id, schedule(["greedy", "random"], 9), options, 1, processes)
        }
        for processes in (1, 2)
    )
    assert together == alone
    assert sorted(bout.number for bout in together) == list(range(9))


@pytest.mark.parametrize("game_id", packages())
def test_every_game_of_every_size_of_match_holds(game_id: str) -> None:
    kit = find_kit(game_id)
    for seats in kit.rules.spec.seats:
        file = play_one(game_id, ["random"] * seats, kit.rules.spec.options(), seed=5, number=1)
        verify(kit, file)
        assert format_file(file).endswith('"]\n')


def test_seats_rotate_and_the_file_names_who_sat_where() -> None:
    bots = ["greedy", "random", "level-1"]
    names = [play_one("quoridor", bots, SMALL, 1, number).seat_names for number in range(3)]
    assert names == [
        ("greedy", "random", "level-1"),
        ("random", "level-1", "greedy"),
        ("level-1", "greedy", "random"),
    ]


def test_random_openings_are_the_same_while_seats_change_and_then_others() -> None:
    games = [game.file for game in play_all("quoridor", schedule(["greedy", "level-1"], 6, 5), SMALL, 1, 1)]
    opened = [tuple(str(row) for row in file.rows[:5]) for file in games]
    assert opened[0::2] == opened[1::2]
    assert len(set(opened)) == 3
    for file in games:
        verify(find_kit("quoridor"), file)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everybody_sits_everywhere_equally_often(seats: int) -> None:
    places = Counter((bot_in(seat, number, seats), seat) for number in range(12) for seat in range(seats))
    assert set(places.values()) == {12 // seats}
    assert len(places) == seats**2


def test_wrong_bots_and_seats_are_refused_before_the_first_game() -> None:
    with pytest.raises(Unknown):
        check_bots("quoridor", ["random", "randm"], SMALL)
    with pytest.raises(BadOptions):
        check_bots("quoridor", ["random"], SMALL)


def test_the_table_counts_by_bot_and_not_by_seat() -> None:
    bots = ["a", "b"]
    first_seat_wins = [(number, (0, 1)) for number in range(4)]
    assert [(row.first, row.shared, row.score) for row in standings(bots, first_seat_wins)] == [
        (2, 0, 0.5),
        (2, 0, 0.5),
    ]
    a_wins = [(number, (0, 1) if number % 2 == 0 else (1, 0)) for number in range(4)]
    assert [(row.bot, row.games, row.first, row.score) for row in standings(bots, a_wins)] == [
        ("a", 4, 4, 1.0),
        ("b", 4, 0, 0.0),
    ]


def test_a_shared_first_place_is_shared_in_the_score() -> None:
    rows = standings(["a", "b", "c"], [(0, (0, 0, 1)), (3, (0, 0, 0))])
    assert [(row.first, row.shared) for row in rows] == [(0, 2), (0, 2), (0, 1)]
    assert [row.score for row in rows] == pytest.approx([5 / 12, 5 / 12, 1 / 6])


@given(st.integers(1, 2000).flatmap(lambda games: st.tuples(st.integers(0, games), st.just(games))))
def test_an_interval_holds_its_share_and_narrows_with_more_games(case: tuple[int, int]) -> None:
    points, games = case
    low, high = interval(points, games)
    assert 0 <= low <= points / games + 1e-9
    assert points / games - 1e-9 <= high <= 1
    tighter_low, tighter_high = interval(points * 4, games * 4)
    assert tighter_high - tighter_low < high - low
    other_low, other_high = interval(games - points, games)
    assert (1 - other_high, 1 - other_low) == pytest.approx((low, high))


def test_the_interval_is_wilsons() -> None:
    assert interval(0, 10) == pytest.approx((0.0, 0.2775), abs=1e-4)
    assert interval(8, 10) == pytest.approx((0.4902, 0.9433), abs=1e-4)


def ended(game_id: str, bots: list[str], options: Struct, games: int) -> list[tuple[int, tuple[int, ...]]]:
    return [
        (game.scheduled.number, game.file.result or ())
        for game in play_all(game_id, schedule(bots, games), options, 1, 1)
    ]


def test_greedy_beats_random_clearly_at_quoridor() -> None:
    bots = ["greedy", "random"]
    options = find("quoridor").spec.options()
    results = ended("quoridor", bots, options, 20)
    greedy, random = standings(bots, results)
    assert greedy.low > 0.8
    assert random.high < 0.2


def test_greedy_beats_random_clearly_at_nim() -> None:
    bots = ["greedy", "random"]
    options = find("nim").spec.options()
    results = ended("nim", bots, options, 100)
    assert standings(bots, results)[0].low > 0.8


ONE_AGAINST_TWO = (Role("pac-man", 0), Role("ghosts", 1), Role("ghosts", 1))


def test_a_team_that_wins_alone_does_not_share_its_win() -> None:
    rows = standings(["a", "b", "c"], [(0, (1, 0, 0)), (3, (0, 1, 1))], ONE_AGAINST_TWO)
    assert [(row.first, row.shared, row.score) for row in rows] == [(1, 0, 0.5)] * 3


def test_each_role_is_counted_by_itself() -> None:
    ghosts_win = [(number, (1, 0, 0)) for number in range(3)]
    rows = standings_by_role(["a", "b", "c"], ghosts_win, ONE_AGAINST_TWO)
    assert [(row.bot, row.role, row.games, row.score) for row in rows] == [
        (bot, role, games, score) for bot in "abc" for role, games, score in (("pac-man", 1, 0.0), ("ghosts", 2, 1.0))
    ]


def test_who_stops_listening_stops_the_games() -> None:
    quick = play_all("nim", schedule(["random", "random"], 40), find("nim").spec.options(), 1, 2)
    next(quick)
    quick.close()
    assert multiprocessing.active_children() == []


def test_each_seat_says_how_long_it_thought() -> None:
    (game,) = play_all("quoridor", schedule(["greedy", "random"], 1), SMALL, 1, 1)
    assert sum(thought.asked for thought in game.think_times) == sum(row.seat >= 0 for row in game.file.rows)
    assert all(0 < thought.longest <= thought.seconds for thought in game.think_times)


@pytest.mark.parametrize(("game_id", "bot"), [("pac-man", "level-4"), ("gouda-gangster", "level-5")])
def test_a_slow_machine_changes_no_game_of_a_match(game_id: str, bot: str, monkeypatch: pytest.MonkeyPatch) -> None:
    game = find(game_id)
    state = History.begin(game, game.spec.options(), game.spec.seats[-1])
    play_chance(state, bytes(32))
    seat = next(seat for seat in range(state.seats) if game.menu(state.state, seat))
    question = Question(seat, game.view(state.state, seat), game.menu(state.state, seat))

    def work(*, by_clock: bool) -> object:
        made: Any = make_bot(bot, game_id, Random(1), by_clock=by_clock)
        return str(made.choose(question)), getattr(made, "visited", 0), getattr(made, "playouts", 0)

    usual = work(by_clock=False)
    hours = count(step=3600)
    for module in (alphabeta, budget, search):
        monkeypatch.setattr(module, "monotonic", lambda: float(next(hours)))
    assert work(by_clock=False) == usual
    assert work(by_clock=True) != usual, "a bot that looks at the clock searches less"


def test_an_installed_package_brings_a_bot(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "mine.py").write_text("def last(question):\n    return question.actions[-1]\n")
    metadata = tmp_path / "mine-1.dist-info"
    metadata.mkdir()
    (metadata / "METADATA").write_text("Metadata-Version: 2.1\nName: mine\nVersion: 1\n")
    (metadata / "entry_points.txt").write_text("[cheeseboard.bots]\nlast = mine:last\n")
    monkeypatch.syspath_prepend(tmp_path)
    installed_bots.cache_clear()
    try:
        assert play_one("nim", ["last", "random"], find("nim").spec.options(), 1, 0).rows[0].action.word == "3"
        with pytest.raises(Unknown):
            check_bots("nim", ["lust", "random"], find("nim").spec.options())
    finally:
        installed_bots.cache_clear()
