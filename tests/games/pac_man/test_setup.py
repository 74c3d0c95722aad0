"""P-1 to P-4: who plays whom, and layouts as data."""

import msgspec
import pytest

from cheeseboard.core import BadFile, BadOptions, Chance, Emitted, Role, step
from cheeseboard.core.options import describe_type, format_options, initial_state, parse_options
from cheeseboard.games.pac_man import GAME, layouts
from cheeseboard.games.pac_man.events import PacManDrawn
from cheeseboard.games.pac_man.layouts import BOARD, Layout, check, load
from cheeseboard.games.pac_man.maze import maze_of
from cheeseboard.games.pac_man.state import Options, PacMan, figure_seats
from cheeseboard.games.walled_grid import flood
from games.pac_man.tables import do, place

GOOD = Layout("e5", ("e9", "a5", "e1", "i5"), ("a1", "i1", "a9", "i9"), ("a2v", "b4h"))


@pytest.mark.parametrize(
    ("seats", "pac_man", "shared"),
    [
        (2, 0, (0, 1, 1, 1, 1)),
        (3, 0, (0, 1, 1, 2, 2)),
        (4, 0, (0, 1, 1, 2, 3)),
        (5, 0, (0, 1, 2, 3, 4)),
        (3, 1, (1, 0, 0, 2, 2)),
        (4, 3, (3, 0, 0, 1, 2)),
        (5, 2, (2, 0, 1, 3, 4)),
    ],
)
def test_p_1_the_other_seats_share_the_ghosts_in_seat_order(seats: int, pac_man: int, shared: tuple[int, ...]) -> None:
    state = initial_state(GAME, Options(pac_man=pac_man), seats)
    assert state.figure_seats == figure_seats(seats, pac_man) == shared


def test_p_1_all_ghost_seats_are_one_team() -> None:
    roles = GAME.roles(Options(pac_man=1), 4)
    assert roles == (Role("ghosts", 1), Role("pac-man", 0), Role("ghost", 1), Role("ghost", 1))


def test_p_1_pac_mans_seat_may_be_drawn() -> None:
    state = GAME.new(Options(pac_man="chance"), 3)
    turn = GAME.turn(state)
    assert isinstance(turn, Chance)
    assert [(str(action), weight) for action, weight in turn.outcomes] == [
        ("pac-man 0", 1),
        ("pac-man 1", 1),
        ("pac-man 2", 1),
    ]
    drawn = step(GAME, state, -1, turn.outcomes[2][0])
    assert drawn.figure_seats == (2, 0, 0, 1, 1)
    assert drawn.events == (Emitted(PacManDrawn(2), reveals=True),)


def test_p_1_pac_man_must_be_somebody_at_the_table() -> None:
    with pytest.raises(BadOptions, match="pac-man-not-seated"):
        initial_state(GAME, Options(pac_man=2), 2)


def test_p_2_walls_are_fixed() -> None:
    state: PacMan = GAME.new(Options(), 2)
    before = GAME.view(state, None).walls
    assert len(before) == 16
    assert GAME.view(do(state, "left", "left"), None).walls == before


def test_p_3_the_option_names_exactly_the_files() -> None:
    named = describe_type(msgspec.structs.fields(Options)[1].type).split(" | ")
    assert sorted(set(named) - {"…"}) == list(layouts.names())


@pytest.mark.parametrize("name", layouts.names())
def test_p_3_every_layout_of_ours_is_good(name: str) -> None:
    layout = load(name)
    assert check(layout) is layout
    maze = maze_of(name)
    assert all(flood(maze.open_edges, BOARD.width, 1, 1 << square) for square in BOARD.names)


def test_p_3_p_17_a_text_without_layout_and_patience_means_those_of_its_version() -> None:
    meant = [parse_options(GAME, "{}", rules) for rules in (1, 2)]
    assert [(options.layout, options.patience) for options in meant] == [("maze-20", 30), ("crossroads", 20)]  # type: ignore[attr-defined]


def test_p_3_every_mirror_and_quarter_turn_of_the_default_maze_looks_the_same() -> None:
    walls = BOARD.walls(load("crossroads").barriers)
    named = {(name[-1], "abcdefgh".index(name[0]), int(name[1]) - 1) for name in BOARD.wall_names(walls)}
    assert len(named) == len(load("crossroads").barriers) == 16
    assert {(kind, 7 - x, y) for kind, x, y in named} == named
    assert {("v" if kind == "h" else "h", y, 7 - x) for kind, x, y in named} == named


def test_p_3_maze_20_and_maze_6_are_those_of_the_rules() -> None:
    twenty, six = load("maze-20"), load("maze-6")
    assert (twenty.pac_man, twenty.ghosts) == ("e5", ("e9", "a5", "e1", "i5"))
    assert " ".join(twenty.barriers) == (
        "a2v a7v b4h b5h c1h c2v c7v c8h d3v d6v e3v e6v f1h f2v f7v f8h g4h g5h h2v h7v"
    )
    assert (six.pac_man, six.ghosts) == ("e5", ("e8", "d9", "f9", "e9"))
    assert " ".join(six.barriers) == "a7v c3h c6h f3h f6h h7v"
    assert twenty.dots == six.dots == ("a1", "i1", "a9", "i9")


@pytest.mark.parametrize(
    ("code", "changes"),
    [
        ("layout-dots", {"dots": ("a1", "i1", "a9")}),
        ("layout-ghosts", {"ghosts": ("e9", "a5", "e1", "i5", "b2")}),
        ("layout-square", {"pac_man": "e0"}),
        ("layout-square", {"dots": ("a1", "i1", "a9", "j9")}),
        ("layout-shared-square", {"pac_man": "a1"}),
        ("layout-shared-square", {"ghosts": ("e9", "a5", "e1", "e9")}),
        ("layout-barrier", {"barriers": ("i9h",)}),
        ("layout-barrier", {"barriers": ("e5",)}),
        ("layout-too-many-barriers", {"barriers": tuple(f"{x}{y}h" for y in range(1, 8) for x in "aceg")[:21]}),
        ("layout-overlap", {"barriers": ("b4h", "c4h")}),
        ("layout-overlap", {"barriers": ("b4v", "b4v")}),
        ("layout-overlap", {"barriers": ("b4v", "b5v")}),
        ("layout-crossing", {"barriers": ("b4h", "b4v")}),
        ("layout-cut-off", {"barriers": ("a1h", "b1v")}),
    ],
)
def test_p_3_every_kind_of_fault_has_its_own_error(code: str, changes: dict[str, object]) -> None:
    with pytest.raises(BadOptions, match=code):
        initial_state(GAME, Options(layout=msgspec.structs.replace(GOOD, **changes)), 2)


def test_p_3_touching_walls_and_t_shapes_are_fine() -> None:
    check(msgspec.structs.replace(GOOD, barriers=("b4h", "d4h", "c5v", "f2v", "f4v")))


@pytest.mark.parametrize(
    "text",
    [
        "pac_man = ",
        'pac_man = "e5"',
        'pac_man = "e5"\nghosts = []\ndots = []\nwalls = []',
        "pac_man = 5\nghosts = []\ndots = []",
    ],
)
def test_p_3_a_file_that_is_no_layout_is_refused(text: str) -> None:
    with pytest.raises(BadFile, match="layout-unreadable"):
        layouts.read(text, "mine.toml")


def test_p_3_a_custom_layout_survives_the_game_file() -> None:
    options = Options(layout=GOOD)
    assert parse_options(GAME, format_options(GAME, options, 2), 2) == options
    state = initial_state(GAME, options, 2)
    assert place(state, "inky") == "e1"


def test_p_3_a_custom_layout_is_bounded_in_size() -> None:
    long = msgspec.structs.replace(GOOD, barriers=("a1h",) * 129)
    with pytest.raises(BadOptions, match="option-range"):
        initial_state(GAME, Options(layout=long), 2)


def test_p_4_three_lives_or_as_many_as_the_option_says() -> None:
    assert GAME.new(Options(), 2).lives == 3
    assert GAME.new(Options(lives=9), 2).lives == 9
    with pytest.raises(BadOptions, match="option-range"):
        initial_state(GAME, Options(lives=10), 2)
