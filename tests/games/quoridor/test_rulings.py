"""The rulings Q-1 … Q-12, one by one, on drawn positions."""

import pytest
from msgspec.structs import replace

from cheeseboard.core import Action, Ask, BadOptions, Chance, Over, Turn, expand
from cheeseboard.games.quoridor import GAME
from cheeseboard.games.quoridor.rules import TURN_LIMIT, position_key, turn
from cheeseboard.games.quoridor.state import Options
from cheeseboard.games.quoridor.text import read_position
from games.quoridor.boards import moves, play, read, refusal, start, walls


def test_q_1_two_players_start_in_the_middle_of_opposite_edges() -> None:
    view = GAME.view(start(2), None)
    assert view.pawns == ("e1", "e9")
    assert view.goals == ("row-9", "row-1")
    assert view.walls_left == (10, 10)


def test_q_1_four_players_start_clockwise_with_five_walls() -> None:
    view = GAME.view(start(4), None)
    assert view.pawns == ("e1", "a5", "e9", "i5")
    assert view.goals == ("row-9", "column-i", "row-1", "column-a")
    assert view.walls_left == (5, 5, 5, 5)


def test_q_1_three_players_by_house_rule() -> None:
    view = GAME.view(start(3), None)
    assert view.pawns == ("e1", "a5", "e9")
    assert view.goals == ("row-9", "column-i", "row-1")
    assert view.walls_left == (6, 6, 6)


@pytest.mark.parametrize(
    ("size", "pawns", "hands"),
    [
        (7, ("d1", "a4", "d7", "g4"), (6, 4, 3)),
        (5, ("c1", "a3", "c5", "e3"), (3, 2, 2)),
        (3, ("b1", "a2", "b3", "c2"), (1, 1, 1)),
    ],
)
def test_q_1_smaller_boards(size: int, pawns: tuple[str, ...], hands: tuple[int, ...]) -> None:
    assert GAME.view(start(4, size=size), None).pawns == pawns
    assert tuple(GAME.view(start(seats, size=size), None).walls_left[0] for seats in (2, 3, 4)) == hands
    assert len(walls(start(2, size=size, barriers=20))) <= 2 * (size - 1) ** 2


def test_q_1_handicap_gives_each_seat_its_own_walls() -> None:
    assert start(2, barriers=(10, 4)).walls_left == (10, 4)
    assert start(4, barriers=3).walls_left == (3, 3, 3, 3)
    with pytest.raises(BadOptions, match="barriers-per-seat"):
        start(4, barriers=(1, 2))


def test_q_2_who_begins_is_drawn_evenly() -> None:
    state = GAME.new(Options(), 4)
    drawn = turn(state)
    assert drawn == Chance(tuple((Action("first", ((str(seat),),)), 1) for seat in range(4)))
    assert turn(GAME.play(state, -1, Action("first", (("2",),)))) == Ask((2,))


def test_q_2_a_seat_can_be_named_and_play_goes_clockwise() -> None:
    state = start(4, first=3)
    order = []
    for text in ("h5", "e2", "b5", "e8"):
        order.append(state.to_move)
        state = play(state, text)
    assert order == [3, 0, 1, 2]
    with pytest.raises(BadOptions, match="first-not-seated"):
        start(2, first=2)


def test_q_3_one_square_in_four_directions() -> None:
    state = play(start(), "e2", "a1v", "e3", "b1v", "e4", "c1v", "e5")
    assert moves(play(state, "d1v")) == {"e6", "d5", "f5", "e4"}
    assert moves(start()) == {"e2", "d1", "f1"}
    assert refusal(start(), "d2").code == "too-far"
    assert refusal(start(), "e3").code == "too-far"


def test_q_3_never_through_a_wall() -> None:
    state = read("""
            a   b   c   d   e
        5   ·   ·   1   ·   ·  5

        4   ·   ·   ·   ·   ·  4

        3   ·   · ┃ ·   ·   ·  3
                  ┃━━━━━━━
        2   ·   · ┃ 0   ·   ·  2

        1   ·   ·   ·   ·   ·  1
            a   b   c   d   e
        """)
    assert moves(state) == {"d2", "c1"}
    assert refusal(state, "c3").params == {"ruling": "Q-3", "to": "c3", "at": "c2"}
    assert refusal(state, "b2").code == "barrier-between"


def test_q_3_never_onto_a_pawn() -> None:
    state = read("""
            a   b   c
        3   ·   ·   1  3

        2   ·   ·   0  2

        1   ·   ·   ·  1
            a   b   c
        """)
    assert refusal(state, "c3").code == "square-taken"
    assert "c3" not in moves(state)


NEIGHBOURS = """
        a   b   c   d   e
    5   ·   ·   ·   ·   ·  5

    4   ·   ·   ·   ·   ·  4

    3   ·   ·   1   ·   ·  3

    2   ·   ·   0   ·   ·  2

    1   ·   ·   ·   ·   ·  1
        a   b   c   d   e
    """


def test_q_4_a_pawn_before_you_may_be_jumped() -> None:
    assert moves(read(NEIGHBOURS)) == {"c4", "b2", "d2", "c1"}
    assert refusal(read(NEIGHBOURS), "b3").code == "jump-straight"


def test_q_4_a_jump_may_win_at_once() -> None:
    state = read("""
            a   b   c
        3   ·   ·   ·  3

        2   ·   1   ·  2

        1   ·   0   ·  1
            a   b   c
        """)
    assert turn(play(state, "b3")) == Over((0, 1), "goal")


def test_q_4_no_jump_where_a_wall_is_between() -> None:
    state = play(read(NEIGHBOURS + "turn 1"), "c2h")
    assert moves(state) == {"b2", "d2", "c1"}
    assert refusal(state, "c4").code == "too-far"


def test_q_5_a_wall_behind_opens_the_squares_beside_the_pawn() -> None:
    state = play(read(NEIGHBOURS + "turn 1"), "c3h")
    assert moves(state) == {"b3", "d3", "b2", "d2", "c1"}
    assert refusal(state, "c4").code == "barrier-behind"


def test_q_5_not_through_a_wall_and_not_onto_a_pawn() -> None:
    state = read("""
            a   b   c   d   e
        5   ·   ·   ·   ·   ·  5

        4   ·   · ┃ ·   ·   ·  4
                  ┃━━━━━━━
        3   ·   · ┃ 1   2   ·  3

        2   ·   ·   0   ·   ·  2

        1   ·   ·   ·   ·   ·  1
            a   b   c   d   e
        """)
    assert moves(state) == {"b2", "d2", "c1"}
    assert refusal(state, "b3").code == "side-step-closed"
    assert refusal(state, "d3").code == "square-taken"


@pytest.mark.parametrize(
    ("mover", "jumped", "beside"),
    [("e8", "e9", {"d9", "f9"}), ("b5", "a5", {"a4", "a6"}), ("h5", "i5", {"i4", "i6"}), ("e2", "e1", {"d1", "f1"})],
)
def test_q_6_the_edge_behind_a_pawn_counts_like_a_wall(mover: str, jumped: str, beside: set[str]) -> None:
    pawns = f"{mover} {jumped}" if jumped != "e1" else f"{jumped} {mover}"
    state = read_position(f"pawns {pawns}; turn {int(jumped == 'e1')}")
    assert beside <= moves(state)
    if mover == "e8":
        assert turn(play(state, "d9")) == turn(play(state, "f9")) == Over((0, 1), "goal")


IN_A_ROW = """
        a   b   c   d   e
    5   ·   ·   ·   ·   ·  5

    4   ·   ·   {third}   ·   ·  4

    3   ·   ·   1   ·   ·  3

    2   ·   {fourth}   0   ·   ·  2

    1   ·   ·   ·   ·   ·  1
        a   b   c   d   e
    """


def test_q_7_two_pawns_in_a_row_are_not_jumped_and_not_passed_by_the_side() -> None:
    state = read(IN_A_ROW.format(third="2", fourth="·"))
    assert moves(state) == {"b2", "d2", "c1"}
    assert refusal(state, "b3").code == refusal(state, "c5").code == "two-pawns"
    assert refusal(state, "c4").code == "square-taken"


def test_q_7_option_side_opens_the_squares_beside() -> None:
    state = read(IN_A_ROW.format(third="2", fourth="·") + "third_pawn side")
    assert moves(state) == {"b2", "d2", "c1", "b3", "d3"}


def test_q_7_four_pawns_close_together() -> None:
    drawing = IN_A_ROW.format(third="2", fourth="3")
    assert moves(read(drawing)) == {"a2", "d2", "c1"}  # over the fourth to the left, never over two
    assert moves(read(drawing + "third_pawn side")) == {"a2", "d2", "c1", "b3", "d3"}


def test_q_7_three_in_a_row_before_one() -> None:
    state = read("""
            a   b   c   d   e
        5   ·   ·   ·   ·   ·  5

        4   ·   ·   ·   ·   ·  4

        3   ·   0   1   2   3  3

        2   ·   ·   ·   ·   ·  2

        1   ·   ·   ·   ·   ·  1
            a   b   c   d   e
        """)
    assert moves(state) == {"a3", "b4", "b2"}


def test_q_7_a_wall_before_the_third_pawn_counts_as_a_wall() -> None:
    state = play(read(IN_A_ROW.format(third="2", fourth="·") + "turn 2"), "c3h")
    assert moves(state) == {"b2", "d2", "c1", "b3", "d3"}


def test_q_8_a_wall_overlaps_no_other_and_crosses_none() -> None:
    state = play(start(), "d4h")
    free = walls(state)
    assert free.isdisjoint({"d4h", "c4h", "e4h", "d4v"})
    assert {"b4h", "f4h", "c4v", "e4v", "d3v", "d5v", "d3h", "d5h"} <= free
    assert refusal(state, "wall c4h").code == "overlaps"
    assert refusal(state, "wall e4h").code == "overlaps"
    assert refusal(state, "wall d4v").code == "crosses"
    assert refusal(play(start(), "d4v"), "wall d3v").code == "overlaps"


def test_q_8_touching_and_t_shapes_are_fine() -> None:
    assert {"b4h", "f4h", "c3v", "c4v", "e4v", "d5v", "d3v"} <= walls(play(start(), "d4h"))


def test_q_8_it_lies_wholly_on_the_board() -> None:
    assert walls(start()) == {f"{column}{row}{way}" for column in "abcdefgh" for row in range(1, 9) for way in "hv"}
    assert refusal(start(), "wall i1h").code == "not-on-board"


def test_q_8_without_walls_left_the_pawn_must_move() -> None:
    state = start(2, barriers=(0, 3))
    assert walls(state) == set()
    assert refusal(state, "wall e3h").code == "no-barriers-left"


def test_q_9_nobody_may_be_shut_in() -> None:
    state = read("""
            a   b   c   d   e
        5   ·   · ┃ 1   ·   ·  5
                  ┃
        4   ·   · ┃ · ┃ ·   ·  4
           ━━━━━━━    ┃━━━━━━━
        3   ·   ·   · ┃ ·   ·  3

        2   ·   ·   ·   ·   ·  2

        1   ·   ·   0   ·   ·  1
            a   b   c   d   e
        """)
    assert "c4h" not in walls(state)
    said = refusal(state, "wall c4h")
    assert said.code == "shuts-in"
    assert said.params == {"ruling": "Q-9", "at": "c4h", "who": "0+1"}


CORNERED = """
        a   b   c   d   e
    5   ·   ·   1   ·   ·  5

    4   ·   ·   ·   ·   ·  4

    3   ·   ·   ·   ·   ·  3
       ━━━━━━━
    2   ·   ·   ·   ·   ·  2

    1   0   ·   ·   ·   ·  1
        a   b   c   d   e
    turn {turn}
    """


@pytest.mark.parametrize("layer", [0, 1])
def test_q_9_names_only_those_who_would_be_shut_in_the_layer_too(layer: int) -> None:
    said = refusal(read(CORNERED.format(turn=layer)), "wall b1v")
    assert (said.code, said.params["who"]) == ("shuts-in", "0")


def test_q_9_pawns_are_no_obstacle() -> None:
    state = read("""
            a   b   c   d   e
        5   ·   ·   ·   ·   ·  5

        4   ·   ·   ·   ·   ·  4

        3   1   ·   ·   ·   ·  3

        2   · ┃ ·   ·   ·   ·  2
              ┃
        1   0 ┃ ·   ·   ·   ·  1
            a   b   c   d   e
        """)
    assert "a3v" in walls(state)  # the only way left for 0 leads over the square of 1


def test_q_9_an_empty_corner_may_be_cut_off() -> None:
    state = play(start(), "a1v", "e8")
    assert "a2h" in walls(state)
    assert turn(play(state, "a2h")) == Ask((1,))


def test_q_10_who_can_do_nothing_passes() -> None:
    rounds = (
        "f1 b5 d9 h8h e1 a5 e9 h5 d1 b5 d9 g5 c1 a5 e9 f5 b1 b5 d9 e5 a1 c5 e9 d5 "
        "a1h c4 d9 d4 g7h c3 e9 d3 g6h c2 d9 d2 g5h c1 e9 d1 g4h b1 d9 c1"
    )
    state = play(start(4), *rounds.split())
    assert [str(action) for action in expand(GAME.menu(state, 0))] == ["pass"]
    assert turn(play(state, "pass")) == Ask((1,))


def test_q_10_nobody_else_may_pass() -> None:
    assert refusal(start(), "pass").code == "no-pass"


def test_q_11_the_first_on_the_goal_edge_wins_and_all_others_share_second_place() -> None:
    state = read("""
            a   b   c   d   e
        5   ·   ·   ·   ·   ·  5

        4   0   ·   2   ·   ·  4

        3   ·   ·   ·   1   ·  3

        2   ·   3   ·   ·   ·  2

        1   ·   ·   ·   ·   ·  1
            a   b   c   d   e
        turn 0
        """)
    assert turn(play(state, "a5")) == Over((0, 1, 1, 1), "goal")
    assert turn(play(state, "b4", "e3")) == Over((1, 0, 1, 1), "goal")


def test_q_11_any_square_of_the_edge_will_do() -> None:
    for column in "abcdfghi":
        assert turn(play(read_position(f"pawns {column}8 e9"), f"{column}9")) == Over((0, 1), "goal")


def test_q_12_the_third_time_is_a_draw() -> None:
    state = start()
    for number, text in enumerate(["e2", "e8", "e1", "e9"] * 2, 1):
        assert turn(state) == Ask((state.to_move,)), number
        state = play(state, text)
    assert turn(state) == Over((0, 0), "repetition")


def test_q_12_a_wall_makes_a_new_start() -> None:
    state = play(start(), *["e2", "e8", "e1", "e9"], "a1h", "a8h")
    state = play(state, *["e2", "e8", "e1", "e9"])
    assert turn(state) == Ask((0,))
    assert turn(play(state, *["e2", "e8", "e1", "e9"])) == Over((0, 0), "repetition")


def test_q_12_who_is_to_move_belongs_to_the_position() -> None:
    state = play(start(), "e2", "e8")
    seen_by_the_other = position_key(play(state, "e3").pawns, 0)
    before = (seen_by_the_other, seen_by_the_other, *state.repetition_keys[0])
    twice = replace(state, repetition_keys=(before,))
    assert turn(play(twice, "e3")) == Ask((1,))


def test_q_12_without_repetition_it_is_drawn_after_a_thousand_turns() -> None:
    state = start(2, repetition="none")
    for number in range(TURN_LIMIT):
        assert turn(state) == Ask((state.to_move,)), number
        state = play(state, ("e2", "e8", "e1", "e9")[number % 4])
    assert turn(state) == Over((0, 0), "turn-limit")


@pytest.mark.parametrize(("rules", "end"), [(1, Ask((0,))), (2, Over((0, 0), "turn-limit"))])
@pytest.mark.parametrize("last", ["e8", "a1h"])
def test_q_12_since_version_2_a_thousand_turns_are_a_draw_with_repetition_too(rules: int, end: Turn, last: str) -> None:
    state = replace(start(2, rules=rules), turns=TURN_LIMIT - 2)
    assert turn(play(state, "d1", last)) == end


def test_q_12_a_win_in_the_last_turn_is_a_win() -> None:
    state = replace(read_position("pawns e8 a5; hands 0 0; turn 0"), turns=TURN_LIMIT - 1)
    assert turn(play(state, "e9")) == Over((0, 1), "goal")


def test_q_12_the_third_time_in_the_last_turn_is_a_repetition() -> None:
    state = play(start(), *["e2", "e8", "e1", "e9"], "e2", "e8", "e1")
    assert turn(play(replace(state, turns=TURN_LIMIT - 1), "e9")) == Over((0, 0), "repetition")
