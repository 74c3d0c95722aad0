"""GO-27 … GO-29: the big cheese party."""

import pytest

from cheeseboard.core import Over
from cheeseboard.games.gouda_gouda import GAME
from cheeseboard.games.gouda_gouda.events import MouseWentHome, PlayerSkipped, TurnBegan
from cheeseboard.games.gouda_gouda.state import Options
from games.gouda_gouda.tables import asked, at, happened, legal, play, table

PARTY = Options(cheese="party", magic="none", first=0)
SCATTERED = Options(cheese="scattered", magic="none", first=0)
VALUED = Options(cheese="valued", magic="none", first=0)


def lying(options: Options) -> list[tuple[str, int]]:
    return sorted(GAME.view(GAME.new(options, 2), None).cheese)


def test_where_cheese_lies_at_the_start() -> None:
    assert lying(Options()) == [("orange-table", 1)]
    assert lying(PARTY) == [("orange-table", 1)] * 3
    assert lying(SCATTERED) == [("newspapers", 1), ("orange-table", 1), ("yellow-boxes", 1)]
    assert lying(VALUED) == [("newspapers", 3), ("orange-table", 4), ("yellow-boxes", 2)]
    places = ("suitcase", "suitcase", "metal-drum")
    assert lying(Options(cheese="scattered", cheese_at=places)) == [("metal-drum", 1), ("suitcase", 1), ("suitcase", 1)]
    assert lying(Options(cheese="valued", cheese_at=places)) == [("metal-drum", 2), ("suitcase", 3), ("suitcase", 4)]


def test_cheese_may_lie_anywhere_but_where_mice_start() -> None:
    places = ("crate-left", "crate-right", "orange-table")
    options = Options(cheese="scattered", cheese_at=places, magic="none", first=0)
    assert lying(options) == [(place, 1) for place in places]
    state = play(GAME.new(options, 2), "0 name green-barrel", "- roll green+red+red+red+red", "0 up 1 crate-left")
    assert state.eaten == ((1, 1),), "a step to the side brings cheese at once"


def test_go_27_a_mouse_that_enters_a_space_with_cheese_eats_one_and_leaves_with_it() -> None:
    state = table({"tin-cans": (1, 2), "old-chest": (4, 3)}, options=PARTY)
    state = play(state, "0 name tin-cans", "- roll green+green+red", "0 up 1 orange-table")
    assert state.eaten == ((1, 1),)
    assert GAME.view(state, None).cheese == (("orange-table", 1),) * 2
    assert at(state, "orange-table") == (0, 0)
    assert asked(state) == (0,), "the rest of the roll is still carried out"
    state = play(state, "0 up 0 orange-table", "0 down 1 wooden-box")
    assert state.eaten == ((1, 1), (0, 1))
    assert sum(map(sum, state.mice)) == 8


def test_go_27_going_down_is_entering_too_and_who_passes_by_another_way_does_not_eat() -> None:
    state = table({"metal-drum": (2, 0), "green-barrel": (0, 5)}, options=SCATTERED)
    state = play(state, "0 name metal-drum", "- roll red+red", "0 down 0 old-chest", "0 down 0 yellow-boxes")
    assert state.eaten == ((0, 1),)


def test_go_27_of_two_cheeses_on_one_space_the_dearer_is_eaten_first() -> None:
    options = Options(cheese="valued", cheese_at=("metal-drum", "suitcase", "suitcase"), magic="none", first=0)
    state = table({"metal-drum": (1, 1)}, options=options)
    state = play(state, "0 name metal-drum", "- roll green+green", "0 up 1 suitcase", "0 up 0 suitcase")
    assert state.eaten == ((1, 3), (0, 2))


def test_go_27_with_the_last_cheese_the_game_ends_at_once() -> None:
    state = table({"tin-cans": (2, 2)}, options=PARTY, cheese=((12, 1),), eaten=((1, 1), (1, 1)))
    state = play(state, "0 name tin-cans", "- roll green+green+green+red", "0 up 0 orange-table")
    assert GAME.turn(state) == Over((1, 0), "all-eaten")
    assert at(state, "tin-cans") == (1, 2)


def test_go_28_no_mouse_stays_on_the_table() -> None:
    options = Options(cheese="scattered", cheese_at=("suitcase", "suitcase", "suitcase"), magic="none", first=0)
    state = table({"tin-cans": (1, 1), "green-barrel": (0, 1)}, options=options)
    state = play(state, "0 name tin-cans", "- roll green+yellow", "0 up 0 orange-table")
    assert sum(map(sum, state.mice)) == 2
    assert state.eaten == ()
    assert MouseWentHome in happened(state)


def test_go_28_a_player_without_mice_is_skipped() -> None:
    state = table({"tin-cans": (1, 0, 1)}, options=PARTY)
    state = play(state, "0 name tin-cans", "- roll yellow+yellow")
    assert asked(state) == (2,)
    assert happened(state)[-2:] == [PlayerSkipped, TurnBegan]


def test_go_28_the_game_ends_when_no_mouse_is_left() -> None:
    options = Options(cheese="scattered", cheese_at=("suitcase", "suitcase", "suitcase"), magic="none", first=0)
    state = table({"tin-cans": (1, 0, 0)}, options=options, eaten=((2, 1),))
    state = play(state, "0 name tin-cans", "- roll green", "0 up 0 orange-table")
    assert GAME.turn(state) == Over((1, 1, 0), "no-mice")


@pytest.mark.parametrize(
    ("eaten", "ranks"),
    [
        (((0, 1), (1, 1), (1, 1)), (1, 0, 2, 2)),
        (((3, 1), (1, 1), (0, 1)), (2, 1, 3, 0)),
        (((2, 1), (2, 1), (2, 1)), (1, 1, 0, 1)),
    ],
)
def test_go_29_most_cheeses_win_then_who_ate_earlier(
    eaten: tuple[tuple[int, int], ...], ranks: tuple[int, ...]
) -> None:
    state = table({"tin-cans": (1, 1, 1, 1)}, options=PARTY, cheese=((12, 1),), eaten=eaten[:2])
    owner = eaten[2][0]
    state = play(state, "0 name tin-cans", "- roll green+green+green+green", f"0 up {owner} orange-table")
    assert GAME.turn(state) == Over(ranks, "all-eaten")


def test_go_29_valued_cheese_counts_by_points() -> None:
    state = table({"tin-cans": (1, 1, 1)}, options=VALUED, cheese=((12, 4),), eaten=((0, 2), (0, 3)))
    done = play(state, "0 name tin-cans", "- roll green+green+green", "0 up 1 orange-table")
    assert GAME.turn(done) == Over((0, 1, 2), "all-eaten")
    level = table({"tin-cans": (1, 1, 1)}, options=VALUED, cheese=((12, 3),), eaten=((0, 2), (0, 1)))
    done = play(level, "0 name tin-cans", "- roll green+green+green", "0 up 1 orange-table")
    assert GAME.turn(done) == Over((0, 1, 2), "all-eaten"), "three points each, and seat 0 ate earlier"


def test_a_mouse_on_its_way_may_still_choose_the_space_without_cheese() -> None:
    state = play(
        table({"old-chest": (1, 0), "suitcase": (0, 1)}, options=SCATTERED), "0 name old-chest", "- roll green"
    )
    assert legal(state, 0) == ["up 0 metal-drum", "up 0 yellow-boxes"]
