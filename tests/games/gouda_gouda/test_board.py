"""GO-3 and GO-4: the boards, and every fault a board can have."""

import tomllib
from importlib.resources import files

import pytest
from msgspec.structs import replace

from cheeseboard.core import BadOptions
from cheeseboard.core.options import initial_state, read_options
from cheeseboard.games.gouda_gouda.board import SPACE_KINDS, Board, Space, check, graph_of, read_board
from cheeseboard.games.gouda_gouda.game import GAME, STAIRS
from cheeseboard.games.gouda_gouda.state import Options

CELLAR_LINKS = """
green-barrel → paint-bucket, crate-left, crate-right
crate-left → paint-bucket
crate-right → paint-bucket
paint-bucket → old-chest, flower-pot
flower-pot → old-chest
old-chest → metal-drum, yellow-boxes
yellow-boxes → metal-drum
metal-drum → wooden-box, suitcase
suitcase → wooden-box
wooden-box → newspapers, tin-cans
newspapers → orange-table
tin-cans → orange-table
"""


def test_go_3_the_cellar_has_13_spaces_and_these_links() -> None:
    board = graph_of("cellar").board
    links = "".join(f"{space.id} → {', '.join(space.up)}\n" for space in board.spaces if space.up)
    assert "\n" + links == CELLAR_LINKS
    assert len(board.spaces) == 13
    assert board.start == ("green-barrel", "crate-left", "crate-right")
    assert board.table == "orange-table"
    assert board.cheese == (("orange-table", 4), ("newspapers", 3), ("yellow-boxes", 2))


def test_go_3_down_follows_a_link_backwards() -> None:
    board = graph_of("cellar")
    for low, links in enumerate(board.up):
        for high in links:
            assert low in board.down[high]
    assert sum(map(len, board.up)) == sum(map(len, board.down)) == 18
    assert board.down_words[board.numbers["old-chest"]] == ("paint-bucket", "flower-pot")


@pytest.mark.parametrize("name", ["cellar", "kitchen"])
def test_go_4_our_boards_are_sound_and_every_file_is_offered(name: str) -> None:
    board = graph_of(name).board  # type: ignore[arg-type]
    check(board)
    stored = {file.name for file in (files("cheeseboard.games.gouda_gouda") / "boards").iterdir()}
    assert stored == {"cellar.toml", "kitchen.toml"}
    assert all(0 <= space.x <= 100 and 0 <= space.y <= 100 for space in board.spaces)
    higher_up = {space.id: space.y for space in board.spaces}
    for space in board.spaces:
        assert space.kind in SPACE_KINDS
        assert all(higher_up[other] < space.y for other in space.up), "up is up on the picture"


def test_go_4_the_first_start_space_is_the_lowest() -> None:
    assert graph_of("cellar").down[graph_of("cellar").start[0]] == ()


def changed(board: Board, name: str, **changes: object) -> Board:
    """The board with one space changed."""
    return replace(
        board,
        spaces=tuple(replace(space, **changes) if space.id == name else space for space in board.spaces),
    )


MANY = tuple(Space(f"s{number}", "crate", number, 50, (f"s{number + 1}",)) for number in range(60))
FAULTS = {
    "board-size": [
        replace(STAIRS, spaces=()),
        replace(STAIRS, spaces=(*MANY, Space("s60", "table", 60, 50)), start=("s0",), table="s60"),
    ],
    "board-bad-name": [changed(STAIRS, "shoe", id="Shoe"), changed(STAIRS, "shoe", id="x" * 25)],
    "board-space-twice": [replace(STAIRS, spaces=(*STAIRS.spaces, Space("shoe", "shoe", 1, 1, ("step",))))],
    "board-unknown-kind": [changed(STAIRS, "shoe", kind="spaceship")],
    "board-off-the-picture": [changed(STAIRS, "shoe", x=101), changed(STAIRS, "shoe", y=-1)],
    "board-same-spot": [changed(STAIRS, "shoe", x=50, y=50)],
    "board-unknown-space": [
        changed(STAIRS, "shoe", up=("stairs",)),
        replace(STAIRS, start=("floor", "door")),
        replace(STAIRS, table="roof"),
        replace(STAIRS, cheese=(("roof", 3), ("step", 2), ("step", 1))),
    ],
    "board-link-twice": [changed(STAIRS, "shoe", up=("step", "step"))],
    "board-start": [replace(STAIRS, start=()), replace(STAIRS, start=("floor", "floor"))],
    "board-table-at-start": [replace(STAIRS, start=("floor", "top"))],
    "board-cheese-count": [replace(STAIRS, cheese=STAIRS.cheese[:2]), replace(STAIRS, cheese=STAIRS.cheese * 2)],
    "board-cheese-at-start": [replace(STAIRS, cheese=(("shoe", 3), ("step", 2), ("step", 1)))],
    "board-cheese-worth": [replace(STAIRS, cheese=(("top", 0), ("step", 2), ("step", 1)))],
    "board-cycle": [changed(STAIRS, "top", up=("floor",)), changed(STAIRS, "shoe", up=("shoe",))],
    "board-start-not-lowest": [replace(STAIRS, start=("shoe", "floor"))],
    "board-off-the-way": [
        replace(STAIRS, spaces=(*STAIRS.spaces, Space("island", "mat", 1, 1, ("step",)))),  # nobody gets there
        replace(
            STAIRS,
            spaces=(
                *STAIRS.spaces[1:],
                Space("floor", "mat", 1, 1, ("step", "shoe", "hole")),
                Space("hole", "mat", 2, 2),
            ),
        ),
    ],
}


@pytest.mark.parametrize(("code", "board"), [(code, board) for code, boards in FAULTS.items() for board in boards])
def test_go_4_every_kind_of_fault_has_its_code(code: str, board: Board) -> None:
    with pytest.raises(BadOptions) as refused:
        initial_state(GAME, Options(board=board), 2)
    assert refused.value.code == code


@pytest.mark.parametrize(
    "text",
    [
        "start = [",
        "start = ['a']",
        "table = 3",
        "colour = 'blue'",
        "[[spaces]]\nid = 'a'\nkind = 'mat'\nx = 'left'\ny = 1",
    ],
)
def test_go_4_a_file_that_is_no_board_is_unreadable(text: str) -> None:
    with pytest.raises(BadOptions) as refused:
        read_board(text)
    assert refused.value.code == "board-unreadable"


def test_go_4_a_board_may_be_an_option_written_as_json() -> None:
    text = (files("cheeseboard.games.gouda_gouda") / "boards" / "cellar.toml").read_text("utf-8")
    options = read_options(GAME, {"board": tomllib.loads(text), "first": 0})
    assert options == Options(board=graph_of("cellar").board, first=0)
    mine, named = GAME.new(options, 3), GAME.new(Options(first=0), 3)
    assert replace(mine, options=named.options) == named


def test_go_4_sixty_spaces_make_a_board() -> None:
    board = Board((*MANY[:59], Space("s59", "table", 59, 50)), ("s0",), "s59", (("s59", 3), ("s9", 2), ("s5", 1)))
    assert GAME.new(Options(board=board), 2).mice[0] == (5, 5)
