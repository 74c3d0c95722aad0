"""Drawings, sentences and views."""

from collections.abc import Iterator
from random import Random

import pytest
from msgspec.structs import replace

from cheeseboard.core import Ask, Over, Sentence, sample, visible_events
from cheeseboard.core.drawing import plain
from cheeseboard.core.event import event_type, event_types
from cheeseboard.games.pac_man import GAME, KIT, layouts
from cheeseboard.games.pac_man.events import (
    FigureStepped,
    GhostEaten,
    GhostReturned,
    PacManCaught,
    PacManEvent,
    PatienceRanOut,
)
from cheeseboard.games.pac_man.layouts import BOARD, Layout
from cheeseboard.games.pac_man.maze import Maze, maze_of
from cheeseboard.games.pac_man.rules import MAX_TURNS
from cheeseboard.games.pac_man.state import FIGURES, Options, PacMan
from cheeseboard.games.pac_man.text import read, write
from cheeseboard.words import LANGUAGES, Words
from games.pac_man.tables import do

SHOWN = """
    a   b   c   d   e   f   g   h   i
9   •   ·   ·   ·   B   ·   ·   ·   •  9
           ━━━━━━━     ━━━━━━━
8   · ┃ ·   · ┃ ·   ·   · ┃ ·   · ┃ ·  8
      ┃       ┃           ┃       ┃
7   · ┃ ·   · ┃ · ┃ · ┃ · ┃ ·   · ┃ ·  7
                  ┃   ┃
6   ·   ·   ·   · ┃ · ┃ ·   ·   ·   ·  6
       ━━━━━━━             ━━━━━━━
5   P   ·   ·   @   ·   ·   ·   ·   C  5
       ━━━━━━━             ━━━━━━━
4   ·   ·   ·   · ┃ · ┃ ·   ·   ·   ·  4
                  ┃   ┃
3   · ┃ ·   · ┃ · ┃ · ┃ · ┃ ·   · ┃ ·  3
      ┃       ┃           ┃       ┃
2   · ┃ ·   · ┃ ·   ·   · ┃ ·   · ┃ ·  2
           ━━━━━━━     ━━━━━━━
1   •   ·   ·   ·   I   ·   ·   ·   •  1
    a   b   c   d   e   f   g   h   i

▶ 0  @ d5 →1   ♥♥♥   ••••   ◷ 0/30
  1  B e9   P a5!
  2  I e1   C i5!
"""


def test_show_draws_the_board_and_who_has_what() -> None:
    state = do(GAME.new(Options(layout="maze-20", patience=30), 3), "left")
    assert plain(GAME.show(GAME.view(state, 0))) == SHOWN.strip("\n")


@pytest.mark.parametrize("layout", layouts.names())
def test_a_drawing_reads_back_as_the_same_position(layout: str) -> None:
    state: PacMan = GAME.new(Options(layout=layout), 2)  # type: ignore[arg-type]
    rng = Random(3)
    for _ in range(30):
        homes = dict(zip(("pac-man", "blinky", "pinky", "inky", "clyde"), _home_names(state), strict=True))
        again = read(write(state), homes=homes)
        if len(set(state.at)) == len(state.at):  # in a frenzy a ghost may stand on another for a moment
            assert again.at == state.at
        assert maze_of(again.options.layout).walls == maze_of(layout).walls
        assert again.dots.bit_count() == state.dots.bit_count()
        if isinstance(GAME.turn(state), Over):
            break
        seat = state.figure_seats[state.mover]
        state = GAME.play(state, seat, sample(GAME.menu(state, seat), rng))


def _home_names(state: PacMan) -> tuple[str, ...]:
    layout = maze_of(state.options.layout).layout
    return (layout.pac_man, *layout.ghosts)


def test_everybody_sees_the_same() -> None:
    state = do(GAME.new(Options(), 5), "up")
    assert len({GAME.view(state, seat) for seat in (None, *range(5))}) == 1
    assert len({visible_events(state, seat) for seat in (None, *range(5))}) == 1


def test_the_view_says_who_sees_pac_man() -> None:
    view = GAME.view(do(GAME.new(Options(layout="maze-20"), 2), "left"), None)
    assert view.seeing == ("pinky", "clyde")


def test_the_view_counts_lives_and_patience() -> None:
    for _, state in random_steps():
        view = GAME.view(state, None)
        assert (view.lives_left, view.lives_left + view.lives_lost) == (state.lives, state.options.lives)
        counted = state.turns if state.options.patience == "off" else view.turns_without_progress
        assert view.patience_left + counted == (300 if state.options.patience == "off" else state.options.patience)
        assert view.patience_left >= 0


def test_the_view_has_a_path_for_every_step_of_the_menu_and_for_nobody_after_the_end() -> None:
    for _, state in random_steps():
        view = GAME.view(state, None)
        assert all(0 < len(path) <= view.steps_left for _, path in view.paths)
        assert bool(view.paths) == bool(view.mover)
        single_steps = {path[0] for _, path in view.paths if len(path) == 1}
        offered = {form.slots[0].words for form in GAME.menu(state, view.to_move) if form.verb == "step"}
        assert all(single_steps.issuperset(words) for words in offered)


@pytest.mark.parametrize(
    ("barriers", "to", "path"),
    [
        ((), "e7", ("up", "up")),
        ((), "f6", ("right", "up")),
        (("e4v",), "f6", ("up", "right")),
        (("e5v",), "f6", None),  # stops both
        ((), "e8", None),  # too far
    ],
)
def test_a_path_goes_round_walls_is_short_enough_or_is_none(
    barriers: tuple[str, ...], to: str, path: tuple[str, ...] | None
) -> None:
    maze = Maze(Layout("e5", ("e9", "a5", "e1", "i5"), ("a1", "a9", "i1", "i9"), barriers))
    assert dict(maze.paths(BOARD.squares["e5"], 2)).get(to) == path


# Everybody and all dots in one corner, so that in a few games everything happens.
CROWDED = Layout("a1", ("a3", "c1", "b3", "c2"), ("a2", "b1", "d1", "a4"))


def random_steps() -> Iterator[tuple[PacMan, PacMan]]:
    """Each step of some random games of all kinds: the states before and after it."""
    rng = Random(2)
    for number in range(24):
        options = Options(
            pac_man="chance" if number % 2 else 0,
            layout=CROWDED if number % 3 == 2 else "maze-20",
            lives=9 if number % 3 == 2 else 1 + number % 2,
            patience=5 + 20 * (number % 2),
            eaten="return" if number % 3 else "out",
            ghosts_may_hold=number % 4 == 0,
            frenzy="free" if number % 2 else "straight",
            ghosts="chosen" if number % 5 == 3 else "dealt",
            ghost_order="free" if number % 5 == 2 else "fixed",
        )
        state: PacMan = GAME.new(options, 2 + number % 4)
        if number == 6:  # near the turn limit
            state = replace(state, options=replace(options, patience="off"), turns=MAX_TURNS - 3)
        while not isinstance(turn := GAME.turn(state), Over):
            if isinstance(turn, Ask):
                (seat,) = turn.seats
                action = sample(GAME.menu(state, seat), rng)
            else:
                seat, action = -1, turn.outcomes[0][0]
            before, state = state, GAME.play(state, seat, action)
            yield before, state


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sentence_of_random_games_is_worded(language: str) -> None:
    words = Words(language, "pac-man", ["Ada", "Bo", "Cy", "Di", "Ed"])
    heard: set[str] = set()
    for _, state in random_steps():
        said: list[PacManEvent | Sentence] = [*visible_events(state, None), *GAME.describe(GAME.view(state, None))]
        for one in said:
            key = one.key if isinstance(one, Sentence) else f"event-{event_type(one)}"
            text = words.sentence(one) if isinstance(one, Sentence) else words.event(one)
            assert words.has(key), key
            assert "{" not in text, text
            assert key not in text, text
            heard.add(key)
        if isinstance(turn := GAME.turn(state), Over):
            assert words.has(f"over-{turn.reason}")
    assert {f"event-{event_type(kind)}" for kind in event_types(PacManEvent)} <= heard
    assert {"tell-bonus", "tell-sees"} <= heard


def moved(at: dict[str, str], event: PacManEvent) -> dict[str, str]:
    """Where the figures stand after an event, from what it says alone; each sets out from where it stood."""
    match event:
        case FigureStepped(figure=figure, from_=start, to=end):
            assert at[figure] == start
            return {**at, figure: end}
        case GhostEaten(ghost=ghost, square=square):
            assert at[ghost] == square
            return {**at, ghost: ""}
        case GhostReturned(ghost=ghost, to=end):
            assert at[ghost] == ""
            return {**at, ghost: end}
        case PacManCaught(from_=starts, to=ends) | PatienceRanOut(from_=starts, to=ends) if ends:
            assert tuple(at.values()) == starts
            return dict(zip(FIGURES, ends, strict=True))
        case _:
            return at


def test_events_tell_every_way_of_every_figure() -> None:
    """So nobody who draws them has to remember where anybody stood."""
    for before, state in random_steps():
        at = dict(GAME.view(before, None).figures)
        for event in visible_events(state, None):
            at = moved(at, event)
        assert tuple(at.items()) == GAME.view(state, None).figures


def test_tell_is_enough_to_play_without_a_picture() -> None:
    said = [
        Words("en", "pac-man", ["Ada", "Bo"]).sentence(said)
        for said in GAME.describe(GAME.view(GAME.new(Options(), 2), 1))
    ]
    assert said[:4] == [
        "Ada plays Pac-Man.",
        "Pac-Man is on e5.",
        "Pac-Man has 3 lives left.",
        "Bo plays Blinky.",
    ]
    assert "There are 4 dots, on a2, i2, a8 and i8." in said
    assert said[-1] == "It’s Ada’s turn: Pac-Man has 2 steps."


def test_whose_time_is_out_stops_if_that_is_allowed() -> None:
    state = read(
        """
        9   ○   ·   ·   ·   B   ·   ·   ·   •
        8   @   ·   ·   ·   ·   ·   ·   ·   ·
        5   ·   ·   ·   P   ·   ·   ·   ·   C
        1   •   ·   ·   ·   I   ·   ·   ·   •
        """,
        bonus=True,
    )
    assert str(KIT.default_action(GAME.view(state, 0), GAME.menu(state, 0))) == "stop"
