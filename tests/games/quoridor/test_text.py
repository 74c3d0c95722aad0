"""Drawings, position lines and scores: both ways, tolerant where the rules page says so, and never a traceback."""

from random import Random

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from cheeseboard.core import BadFile, sample
from cheeseboard.core.drawing import plain
from cheeseboard.core.options import random_options
from cheeseboard.games.quoridor import GAME
from cheeseboard.games.quoridor.bench import middle_games, middle_positions
from cheeseboard.games.quoridor.score import history_of, read_score, score_of, write_score
from cheeseboard.games.quoridor.state import Options, Quoridor, position_key
from cheeseboard.games.quoridor.text import read, read_position, write, write_position
from cheeseboard.games.walled_grid import Walls, board
from games.quoridor.boards import play, start


def some_position(seed: int) -> Quoridor:
    """Some position of some game, as text can hold it: without its past."""
    rng = Random(seed)
    seats = rng.choice((2, 3, 4))
    options = random_options(GAME, seats, rng.randrange)
    assert isinstance(options, Options)
    state = GAME.new(replace(options, first=0), seats)
    for _ in range(rng.randrange(30)):
        after = GAME.play(state, state.to_move, sample(GAME.menu(state, state.to_move), rng))
        state = state if after.end else after
    bare = replace(state.options, first=state.to_move, barriers=state.walls_left)
    seen = (position_key(state.pawns, state.to_move),) if bare.repetition == "draw" else ()
    return Quoridor(bare, state.pawns, state.walls_left, state.h, state.v, state.to_move, 0, seen)


@given(st.integers(0, 2**32))
@settings(max_examples=60, deadline=None)
def test_a_position_survives_its_drawing_and_its_line(seed: int) -> None:
    state = some_position(seed)
    assert read(write(state)) == state
    assert read_position(write_position(state)) == state


def test_what_show_draws_can_be_read() -> None:
    state = play(start(), "e2", "e3h", "d5v", "e8")
    shown = plain(GAME.show(GAME.view(state, None))).split("\n\n ")[0]
    board_lines = shown.split("\n")[:19]
    assert read("\n".join(board_lines)).pawns == state.pawns
    assert (read("\n".join(board_lines)).h, read("\n".join(board_lines)).v) == (state.h, state.v)


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("", "position-setting"),
        ("pawns e1", "position-pawns"),
        ("pawns e1 e1", "position-pawns"),
        ("pawns e1 z9", "position-pawns"),
        ("pawns e1 e9; pawns e1 e9", "position-setting"),
        ("pawns e1 e9; colour red", "position-setting"),
        ("pawns e1 e9; hands 10", "position-hands"),
        ("pawns e1 e9; hands 10 99", "position-options"),
        ("pawns e1 e9; hands x y", "position-hands"),
        ("pawns e1 e9; turn 2", "position-turn"),
        ("pawns e1 e9; barriers e3h e3v", "position-barrier"),
        ("pawns e1 e9; barriers i9h", "position-barrier"),
        ("pawns e1 e9; size 4", "position-options"),
        ("pawns e1 e9; third_pawn fly", "position-options"),
        ("pawns e9 e1", "position-no-way"),
        ("pawns a1 c3; barriers a2h b1v; size 5", "position-no-way"),
    ],
)
def test_a_wrong_position_line_says_what_is_wrong(text: str, code: str) -> None:
    with pytest.raises(BadFile) as caught:
        read_position(text)
    assert caught.value.code == code


@given(st.text(max_size=80) | st.from_regex(r"pawns [a-i][1-9] [a-i][1-9]; (hands|turn|barriers|size) [a-i0-9hv ]*"))
def test_fuzz_position_lines_are_read_or_refused(text: str) -> None:
    try:
        state = read_position(text)
    except BadFile:
        return
    assert read_position(write_position(state)) == state


@given(st.data())
@settings(max_examples=150, deadline=None)
def test_fuzz_drawings_are_read_or_refused(data: st.DataObject) -> None:
    drawing = list(write(start(4, size=5)))
    for _ in range(data.draw(st.integers(0, 6))):
        place = data.draw(st.integers(0, len(drawing) - 1))
        drawing[place] = data.draw(st.sampled_from(["", *" ·.0123●━┃-|\nabc;"]))
    try:
        state = read("".join(drawing))
    except BadFile:
        return
    assert read(write(state)).pawns == state.pawns
    assert (read(write(state)).h, read(write(state)).v, read(write(state)).walls_left) == (
        state.h,
        state.v,
        state.walls_left,
    )


@given(st.text(max_size=200))
def test_fuzz_any_text_is_no_drawing_or_one(text: str) -> None:
    try:
        read(text)
    except BadFile:
        return


def test_a_score_is_written_in_rounds() -> None:
    history = history_of(read_score("e2 e8 e3h c4v f2"))
    assert score_of(history) == '[Seats "2"]\n[Size "9"]\n[First "0"]\n\n1. e2 e8 2. e3h c4v 3. f2\n'


def test_a_score_for_four_has_four_actions_a_round() -> None:
    actions = history_of(read_score('[Seats "4"]\n1. e2 b5 e8 h5 2. e3')).rows
    assert [row.seat for row in actions] == [0, 1, 2, 3, 0]
    assert "1. e2 b5 e8 h5 2. e3" in write_score(Options(), 4, 0, [row.action for row in actions])


def test_import_takes_other_ways_of_writing() -> None:
    loose = read_score("1. E2! e8? 2. He3 Vc4+ 3. xF2 1-0")
    strict = read_score("1. e2 e8 2. e3h c4v 3. f2")
    assert loose.actions == strict.actions


def test_who_begins_and_other_options_stand_in_the_head() -> None:
    options = Options(first=1, size=5, barriers=(2, 3), third_pawn="side")
    history = history_of(read_score(write_score(options, 2, 1, read_score("c4 c2").actions)))
    assert history.options == options
    assert [row.seat for row in history.rows] == [1, 0]


def test_a_score_leaves_out_what_was_taken_back() -> None:
    from cheeseboard.core import TABLE, Action

    history = history_of(read_score("e2 e8"))
    history.add(TABLE, Action("back", (("1",),)))
    history.add(1, Action("wall", (("e3h",),)))
    assert "1. e2 e3h" in score_of(history)


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("1. e2 e8 2. k9", "score-word"),
        ("1. e2 e2", "score-illegal"),
        ('[Seats "7"] e2', "score-head"),
        ('[Seats "x"] e2', "score-head"),
        ('[Size "4"] e2', "score-head"),
        ("[Options \"{'first'\"] e2", "score-head"),
        ("e2 " * 40_000, "score-too-long"),
    ],
)
def test_a_wrong_score_says_what_is_wrong(text: str, code: str) -> None:
    with pytest.raises(BadFile) as caught:
        history_of(read_score(text))
    assert caught.value.code == code


@given(
    st.text(max_size=100)
    | st.from_regex(r'(\[(Seats|Size|First) "[0-9]"\] )?(1\. )?[a-i][1-9][hv]?( [a-i][1-9][hv]?)*')
)
@example('[Seats "2"]')
@settings(deadline=None)
def test_fuzz_scores_are_read_or_refused(text: str) -> None:
    try:
        history = history_of(read_score(text))
    except BadFile:
        return
    assert history_of(read_score(score_of(history))).state == history.state


def test_the_thousand_middle_games_are_what_the_bench_says() -> None:
    assert len(middle_games()) == len(set(middle_games())) == 1_000
    for state in middle_positions():
        laid = 20 - sum(state.walls_left)
        assert 4 <= laid <= 16
        assert min(state.walls_left) > 0
        assert not state.end


@pytest.mark.parametrize("size", [3, 9])
def test_a_barrier_is_said_to_lie_between_the_squares_it_parts(size: int) -> None:
    here = board(size)
    free = here.ways(Walls())
    for place, sides in here.between.items():
        barred = here.ways(here.barriers([place]))
        parted = {
            frozenset((name, here.names[square + move]))
            for square, name in here.names.items()
            for move, before, now in zip(here.moves, free, barred, strict=True)
            if (before & ~now) >> square & 1
        }
        near, far = (side.split("–") for side in sides)
        assert parted == {frozenset(pair) for pair in zip(near, far, strict=True)}
