"""Drawings and position lines: both ways, tolerant where the rules page says so, and never a traceback."""

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from cheeseboard.core import BadFile, sample
from cheeseboard.core.drawing import plain
from cheeseboard.core.options import random_options
from cheeseboard.games.quoridor import GAME
from cheeseboard.games.quoridor.rules import position_key
from cheeseboard.games.quoridor.state import Options, Quoridor
from cheeseboard.games.quoridor.text import read, read_position, write, write_position
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
    seen = ((position_key(state.pawns, state.to_move),),) if bare.repetition == "draw" else ()
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
