"""The engine behind the levels, the analysis and the line protocol; with the kernel or without it."""

import sys
from random import Random

import pytest

from cheeseboard.arena.match import play_one
from cheeseboard.bots import Question, make_bot
from cheeseboard.cli.engine import EngineSession
from cheeseboard.core import Action, Ask, Over, admits
from cheeseboard.core.history import History
from cheeseboard.games.quoridor import GAME, KIT, fast
from cheeseboard.games.quoridor.bots.analysis import analyse, annotate
from cheeseboard.games.quoridor.bots.engine_bot import is_symmetric, mirror, repeats_position
from cheeseboard.games.quoridor.bots.levels import LEVELS
from cheeseboard.games.quoridor.fast import Engine
from cheeseboard.games.quoridor.scoresheet import history_of, read_scoresheet
from cheeseboard.games.quoridor.state import Quoridor
from cheeseboard.games.quoridor.text import read_position
from games.quoridor.boards import start

needs_kernel = pytest.mark.skipif(not fast.has_kernel(), reason="the kernel is not built: no C++ compiler")


def ask(state: Quoridor) -> Question:
    return Question(state.to_move, GAME.view(state, state.to_move), GAME.menu(state, state.to_move))


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_engine_takes_a_win_that_is_there(seats: int) -> None:
    pawns = {2: "e8 c2", 3: "e8 a5 c3", 4: "e8 a5 c3 h5"}[seats]
    state = read_position(f"pawns {pawns}; turn 0")
    best = Engine(4).search(state, nodes=3_000).variations[0]
    assert str(best.actions[0]) == "move e9"
    assert best.win_probability == 1.0
    assert best.ends_in == 1


@needs_kernel
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_same_position_and_nodes_give_the_same_thought(seats: int) -> None:
    first, second = (Engine(4).search(start(seats), nodes=20_000, multipv=2) for _ in range(2))
    assert (first.variations, first.nodes) == (second.variations, second.nodes)


@needs_kernel
@pytest.mark.parametrize("seats", [3, 4])
def test_three_and_four_seats_do_not_look_further_than_does_them_good(seats: int) -> None:
    by_nodes = Engine(4).search(start(seats), nodes=1_000_000)
    by_time = Engine(4).search(start(seats), seconds=60)
    assert by_nodes.variations == by_time.variations
    assert by_nodes.nodes == by_time.nodes < 2 * fast.MULTIPLAYER_MAX_NODES


@needs_kernel
def test_a_race_without_walls_is_solved_to_its_end() -> None:
    state = read_position("pawns e2 e8; hands 0 0; turn 0")
    best = Engine(4).search(state, nodes=1).variations[0]
    assert best.ends_in == len(best.actions)
    assert best.score < 0  # seven steps each: e2 e8 meet, and who must come near first is jumped


@needs_kernel
@pytest.mark.parametrize("threads", [1, 2])
def test_it_stops_when_its_time_is_over(threads: int) -> None:
    """Without a limit it would think for years, and this test would stand still until it is ended."""
    thought = Engine(4).search(start(), seconds=0.05, threads=threads)
    assert 1 <= thought.variations[0].depth < fast.ENGINE_MAX_DEPTH // 2


def test_lines_differ_and_the_best_comes_first() -> None:
    lines = Engine(4).search(start(), nodes=4_000, multipv=5).variations
    assert len({line.actions[0] for line in lines}) == 5
    assert [line.score for line in lines] == sorted((line.score for line in lines), reverse=True)


@pytest.mark.parametrize("level", LEVELS)
def test_a_level_does_not_always_play_alike(level: str) -> None:
    state = start()
    seen = {str(make_bot(level, "quoridor", Random(seed)).choose(ask(state))) for seed in range(3)}
    assert all(admits(GAME.menu(state, 0), Action.parse(action)) for action in seen)


def test_low_levels_vary_and_the_top_level_does_not_waver() -> None:
    state = read_position("pawns e4 d6; hands 7 8; barriers e4h d7v f2h; turn 1")
    low = {str(make_bot("level-1", "quoridor", Random(seed)).choose(ask(state))) for seed in range(20)}
    assert len(low) > 2
    top = {str(make_bot("champion", "quoridor", Random(seed)).choose(ask(state))) for seed in range(3)}
    assert len(top) == 1


@needs_kernel
@pytest.mark.parametrize("seed", range(8))
def test_even_the_lowest_levels_walk_to_the_end(seed: int) -> None:
    history = History.begin(GAME, GAME.spec.options(first=0), 2)
    bots = [make_bot(f"level-{1 + (seed + seat) % 2}", "quoridor", Random(2 * seed + seat)) for seat in range(2)]
    while isinstance(turn := history.turn(), Ask):
        history.add(turn.seats[0], bots[turn.seats[0]].choose(ask(history.state)))
    assert isinstance(turn, Over)
    assert turn.reason == "goal", "who dances on the spot is no fun to play with"


def test_a_step_that_repeats_a_position_is_known() -> None:
    history = History.begin(GAME, GAME.spec.options(first=0), 2)
    for action in ("move e2", "move e8", "move e1"):
        history.add(history.state.to_move, Action.parse(action))
    assert repeats_position(history.state, Action.parse("move e9"))
    assert not repeats_position(history.state, Action.parse("move e7"))


def test_a_position_and_its_mirror_image_are_told_apart() -> None:
    assert is_symmetric(start())
    assert is_symmetric(read_position("pawns e4 e6; barriers a3h h3h d2v e2v; turn 0"))
    assert not is_symmetric(read_position("pawns e4 e6; barriers a3h; turn 0"))
    assert not is_symmetric(read_position("pawns d4 e6; turn 0"))
    for action in map(Action.parse, ("move a1", "wall d5v", "pass")):
        assert mirror(mirror(action, 9), 9) == action


def test_analysis_names_lines_and_judges_a_blunder() -> None:
    found = analyse(read_position("pawns e8 c2; turn 0"), seconds=0.05, variations=2)
    assert found.variations[0].actions == ("e9",)
    history = history_of(read_scoresheet("d1 e8 d2 e7 d3 e6 d4 e5 d5 e4 d6 e3 d7 e2 d8 f2 d7 f1"))
    verdicts = [judged.verdict for judged in annotate(history, seconds=0.05)]
    assert len(verdicts) == 18
    assert verdicts[-3:] == ["blunder", "blunder", "good"], "both could win at once and walked past, then one did not"


def answers(*commands: str) -> list[str]:
    session = EngineSession(KIT, Engine(4), 1)
    return [answer for command in commands for answer in session.execute(command)]


def test_the_line_protocol_plays_takes_back_and_shows() -> None:
    said = answers("newgame", "play e2", "show", "play wall e3h", "undo", "genmove 0.05", "show", "")
    assert said[:2] == ["=", "="]
    assert said[2] == "= pawns e2 e9; hands 10 10; turn 1"
    assert said[3:5] == ["=", "="]
    assert said[5].startswith("= ")
    assert "turn 0" in said[6]
    assert len(said) == 7


def test_who_is_to_move_is_asked_anew_after_an_action_was_taken_back() -> None:
    said = answers('newgame {"first":0}', "play e2", "analyse 0.01", "undo", "play e2", "play e8", "show")
    assert said[-1] == "= pawns e2 e8; hands 10 10; turn 0"


def test_the_line_protocol_knows_options_and_who_begins() -> None:
    assert answers('newgame {"seats":3,"size":5}', "play first 2", "show")[-1].endswith("turn 2; size 5")
    assert answers('newgame {"first":1}', "show")[-1].endswith("turn 1")


@pytest.mark.parametrize(
    ("command", "code"),
    [
        ("fly", "no-such-command"),
        ("play e5", "too-far"),
        ("play ???", "malformed-action"),
        ("undo", "nothing-to-take-back"),
        ("genmove", "seconds-range"),
        ("genmove nan", "seconds-range"),
        ("genmove -1", "seconds-range"),
        ("newgame {", "option-form"),
        ('newgame {"size":4}', "option-range"),
        ('newgame {"seats":5}', "seat-count"),
        ('newgame {"seats":2.0}', "seat-count"),
    ],
)
def test_wrong_commands_are_answered_with_a_reason_and_change_nothing(command: str, code: str) -> None:
    said = answers("newgame", command, "show")
    assert said[1].startswith("? ")
    assert said[1].endswith(f"({code})")
    assert said[2].startswith("= pawns e1 e9; hands 10 10")


def test_a_program_plays_a_match_by_the_same_protocol() -> None:
    program = f"cmd:{sys.executable} -m cheeseboard engine quoridor --memory 4@0.01s"
    file = play_one("quoridor", [program, "greedy"], GAME.spec.options(size=5), seed=1, number=0)
    assert file.result is not None
