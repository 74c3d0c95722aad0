"""Readings of the text that can be chosen: P-1, P-6, P-11, P-12, P-17; and what version 1 of the rules meant."""

from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from cheeseboard.arena.match import play_one
from cheeseboard.core import CHANCE, Action, BadOptions, Illegal, Over, step
from cheeseboard.core.gamefile import parse_file
from cheeseboard.core.options import format_options, initial_state, parse_options
from cheeseboard.core.verify import start_history, verify
from cheeseboard.games.pac_man import GAME, KIT
from cheeseboard.games.pac_man.bots.proof_search import CATCH, new_search
from cheeseboard.games.pac_man.events import (
    FigureStepped,
    GhostReturned,
    GhostTaken,
    NextGhostNamed,
    PacManCaught,
    TurnLimitReached,
)
from cheeseboard.games.pac_man.rules import MAX_TURNS
from cheeseboard.games.pac_man.state import VERSION_1, Options, PacMan
from cheeseboard.games.pac_man.text import read
from games.pac_man.tables import asked, choices, do, happened, mover, place

GOLDEN = Path(__file__).parent / "golden"

OPEN = """
9   •   ·   ·   P   ·   ·   ·   ·   •
5   ·   B   ·   ·   ·   ·   @   ·   ·
1   •   ·   ·   I   ·   C   ·   ·   •
"""


def test_a_text_without_frenzy_means_free_in_version_1_and_straight_since() -> None:
    frenzies = [parse_options(GAME, "{}", rules).frenzy for rules in (1, 2)]  # type: ignore[attr-defined]
    assert frenzies == ["free", "straight"]
    assert format_options(GAME, VERSION_1, 1) == "{}"


@pytest.mark.parametrize("path", sorted(GOLDEN.glob("*.game")), ids=lambda path: path.stem)
def test_a_planted_wrong_default_breaks_an_old_game(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = parse_file(path.read_text("utf-8"))
    verify(KIT, file)
    if file["Rules"] == "1":
        monkeypatch.setattr(GAME, "spec", replace(GAME.spec, past_defaults=(Options(),)))
        with pytest.raises(Exception, match="file-illegal-row"):
            verify(KIT, file)


def test_bots_answer_under_the_old_rules_as_they_did() -> None:
    """The file was written before there were others."""
    file = parse_file((GOLDEN / "version-1-levels.game").read_text("utf-8"))
    options = start_history(KIT, file).options
    assert play_one("pac-man", ["level-3", "level-3"], options, seed=7, number=0).rows == file.rows


def test_p_12_a_frenzy_goes_straight_on() -> None:
    state = read(OPEN, mover="blinky")
    assert (state.steps_left, choices(state)) == (2, {"up", "down", "left", "right"})
    for way, end in (("up", "b7"), ("down", "b3"), ("right", "d5")):
        once = do(state, way)
        assert (once.heading, choices(once)) == (way, {way})
        after = do(once, way)
        assert (place(after, "blinky"), after.heading, mover(after)) == (end, "", "pinky")
    with pytest.raises(Illegal, match="frenzy-goes-straight"):
        do(state, "up", "right")


def test_p_12_a_free_frenzy_may_turn_and_go_back() -> None:
    once = do(read(OPEN, mover="blinky", options=Options(frenzy="free")), "up")
    assert (once.heading, choices(once)) == ("", {"up", "down", "left", "right"})


@pytest.mark.parametrize(
    ("way", "end", "changed"),
    [
        ("left", "a5", OPEN),  # the edge
        ("right", "c5", OPEN.replace("B   ·   ·   ·", "B   ·   C   ·").replace("I   ·   C", "I   ·   ·")),  # a ghost
        ("down", "b4", OPEN.replace("1   •", "4   ·\n       ━━━━━━━\n3   ·\n1   •")),  # a barrier
    ],
)
def test_p_12_the_edge_a_ghost_or_a_barrier_ends_it_after_one_step(way: str, end: str, changed: str) -> None:
    after = do(read(changed, mover="blinky"), way)
    assert (place(after, "blinky"), after.heading, mover(after)) == (end, "", "pinky")


def test_p_12_p_13_a_dot_as_the_last_square_closes_a_direction() -> None:
    second = read(OPEN.replace("B   ·   ·", "B   ·   •").replace("9   •", "9   ·"), mover="blinky")
    assert choices(second) == {"up", "down", "left"}
    with pytest.raises(Illegal, match="dot-there") as refused:
        do(second, "right")
    assert refused.value.params["to"] == "d5"
    at_the_edge = read(OPEN.replace("5   ·   B", "5   •   B").replace("9   •", "9   ·"), mover="blinky")
    assert choices(at_the_edge) == {"up", "down", "right"}, "the move would end on the dot at the edge"
    passed = read(OPEN.replace("B   ·   ·", "B   •   ·").replace("9   •", "9   ·"), mover="blinky")
    assert place(do(passed, "right", "right"), "blinky") == "d5", "a dot may be passed"


def test_p_12_p_14_a_ghost_may_be_passed_but_not_where_the_move_would_end() -> None:
    passed = read(OPEN.replace("B   ·   ·", "B   C   ·").replace("I   ·   C", "I   ·   ·"), mover="blinky")
    assert place(do(passed, "right", "right"), "blinky") == "d5"
    two = OPEN.replace("B   ·   ·", "B   C   I").replace("I   ·   C", "·   ·   ·")
    assert choices(read(two, mover="blinky")) == {"up", "down", "left"}


def test_p_12_a_ghost_whose_every_direction_is_closed_stays() -> None:
    # Blinky in the corner a1 sees Pac-Man: above a dot is the last square, to the right there are two ghosts.
    state = read(
        """
        9   @   ·   ·   ·   ·   ·   ·   ·   •
        3   •   ·   ·   ·   ·   ·   ·   ·   ·
        2   ·   ·   ·   ·   ·   ·   ·   ·   ·
        1   B   P   I   ·   ·   C   •   ·   •
    """,
        mover="pac-man",
        steps_left=1,
    )
    after = do(replace(state, at=(state.at[0] + 1, *state.at[1:])), "left")
    assert (mover(after), after.steps_left) == ("pinky", 1)
    assert [type(event).__name__ for event in happened(after)] == ["FigureStepped", "GhostStayed"]
    free = replace(state, at=(state.at[0] + 1, *state.at[1:]), options=replace(state.options, frenzy="free"))
    assert mover(do(free, "left")) == "blinky", "a free one can step and go back"


def test_p_12_only_a_catch_ends_the_move_earlier() -> None:
    near, far = (OPEN.replace("·   @", "·   ·").replace("B   ·   ·", seen) for seen in ("B   @   ·", "B   ·   @"))
    assert do(read(near, mover="blinky"), "right").lives == 2
    assert do(read(far, mover="blinky"), "right", "right").lives == 2


def test_p_12_with_ghosts_may_hold_it_may_stop_before_a_dot() -> None:
    drawing = OPEN.replace("B   ·   ·", "B   ·   •").replace("9   •", "9   ·")
    state = read(drawing, mover="blinky", options=Options(ghosts_may_hold=True))
    assert choices(state) == {"up", "down", "left", "right", "stop"}
    after = do(state, "right")
    assert (place(after, "blinky"), mover(after)) == ("c5", "pinky")
    assert choices(do(state, "up")) == {"up", "stop"}


def test_p_12_proofs_know_that_a_frenzy_is_straight() -> None:
    """One step up and one to the right would catch him; no straight line does."""
    drawing = """
    9   •   ·   ·   ·   ·   ·   ·   ·   •
    6   ·   ·   @   ·   ·   ·   ·   ·   ·
    5   ·   B   ·   ·   ·   ·   ·   ·   ·
    2   ·   ·   ·   P   I   C   ·   ·   ·
    1   •   ·   ·   ·   ·   ·   ·   ·   •
    """
    is_forced = [
        new_search(CATCH, state, 100_000).is_forced(state, 1)
        for state in (
            read(drawing, mover="blinky", steps_left=2, options=Options(frenzy=frenzy)) for frenzy in FRENZIES
        )
    ]
    assert is_forced == [False, True]


FRENZIES: tuple[Any, ...] = ("straight", "free")

BESIDE = """
9   •   ·   ·   ·   ·   ·   ·   ·   •
5   ·   ·   B   @   ·   ·   ·   ·   ·
2   ·   ·   ·   P   I   C   ·   ·   ·
1   •   ·   ·   ·   ·   ·   ·   ·   •
"""


def test_p_6_a_ghosts_square_is_closed_or_he_is_caught_there() -> None:
    assert choices(read(BESIDE)) == {"up", "down", "right"}
    state = read(BESIDE, options=Options(into_ghosts="caught"), idle_turns=4)
    assert choices(state) == {"up", "down", "left", "right"}
    after = do(state, "left")
    assert [type(event) for event in happened(after)] == [FigureStepped, PacManCaught]
    assert (after.lives, mover(after), place(after, "pac-man")) == (2, "pac-man", "d5"), "no ghost moves; all go back"
    assert (after.turns, after.turns_without_progress) == (1, 0)
    last = do(read(BESIDE, options=Options(into_ghosts="caught", lives=1)), "left")
    assert GAME.turn(last) == Over((1, 0), "caught-none")


def test_p_6_with_caught_he_always_moves_and_in_the_bonus_he_eats_as_usual() -> None:
    hemmed = BESIDE.replace("@   ·", "@   P").replace("·   ·   ·   P", "·   ·   ·   ·")
    state = read(hemmed, options=Options(into_ghosts="caught"), bonus=True, steps_left=1)
    after = do(state, "right")
    assert (place(after, "pinky"), after.lives) == ("", 3)


def test_p_1_ghosts_are_taken_one_at_a_time_in_seat_order() -> None:
    state = initial_state(GAME, Options(ghosts="chosen"), 4)
    takers = []
    for ghost in ("inky", "blinky", "clyde", "pinky"):
        takers.append(asked(state))
        assert f"take {ghost}" in choices(state)
        state = do(state, f"take {ghost}")
        assert happened(state) == [GhostTaken(takers[-1], ghost)]
    assert takers == [1, 2, 3, 1]
    assert state.figure_seats == (0, 2, 1, 1, 3)
    assert (mover(state), state.steps_left, asked(state)) == ("pac-man", 2, 0)
    with pytest.raises(Illegal, match="not-now"):
        do(state, "take inky")


def test_p_1_who_takes_ghosts_cannot_step_yet_nor_take_what_is_taken() -> None:
    state = do(initial_state(GAME, Options(ghosts="chosen"), 3), "take inky")
    assert choices(state) == {"take blinky", "take pinky", "take clyde"}
    for text in ("step up", "stop", "next blinky", "take inky"):
        with pytest.raises(Illegal):
            step(GAME, state, 2, Action.parse(text))


def test_p_1_a_single_ghost_seat_has_nothing_to_choose_and_a_drawn_pac_man_takes_none() -> None:
    assert initial_state(GAME, Options(ghosts="chosen"), 2).figure_seats == (0, 1, 1, 1, 1)
    drawn = step(GAME, GAME.new(Options(ghosts="chosen", pac_man="chance"), 3), CHANCE, Action.parse("pac-man 1"))
    assert (drawn.figure_seats, asked(drawn)) == ((1, CHANCE, CHANCE, CHANCE, CHANCE), 0)


FREE_ORDER = Options(ghost_order="free")


def order_of(state: PacMan, *ghosts: str) -> list[int]:
    """Who is asked before each of these ghosts moves."""
    seats = []
    for ghost in ghosts:
        seats.append(asked(state))
        state = do(state, f"next {ghost}")
        assert mover(state) == ghost
        while mover(state) == ghost:
            state = do(state, sorted(choices(state))[0])
    return seats


def test_p_11_in_free_order_the_owner_of_the_last_mover_says_who_goes_next() -> None:
    state = do(initial_state(GAME, FREE_ORDER, 4), "left", "left")  # 1: Blinky, Pinky; 2: Inky; 3: Clyde
    assert choices(state) == {"next blinky", "next pinky", "next inky", "next clyde"}
    assert happened(do(state, "next clyde")) == [NextGhostNamed(1, "clyde")]
    assert order_of(state, "clyde", "inky", "blinky") == [1, 3, 2]


def test_p_11_in_free_order_a_single_ghost_left_is_not_asked_and_none_moves_twice() -> None:
    state = do(initial_state(GAME, FREE_ORDER, 2), "left", "left")
    movers = []
    while mover(state) != "pac-man":
        if not mover(state):
            state = do(state, max(choices(state)))
        movers.append(mover(state))
        while mover(state) == movers[-1]:
            state = do(state, sorted(choices(state))[0])
    assert movers == ["pinky", "inky", "clyde", "blinky"]


def test_p_16_in_free_order_a_seat_without_a_ghost_on_the_board_is_not_asked() -> None:
    drawing = """
    9   •   ·   ·   ·   ·   ·   ·   ·   •
    5   ·   ·   ·   @   ·   ·   ·   ·   ·
    2   ·   ·   ·   ·   I   ·   C   ·   ·
    1   •   ·   ·   ·   ·   ·   ·   ·   •
    """
    state = read(drawing, seats=5, options=FREE_ORDER, homes={"blinky": "a5", "pinky": "i5"})
    state = do(state, "up", "up")
    assert (asked(state), choices(state)) == (3, {"next inky", "next clyde"})


def test_p_19_in_free_order_being_put_back_is_a_move_that_can_be_chosen() -> None:
    drawing = """
    9   •   ·   ·   ·   ·   ·   ·   ·   •
    5   ·   ·   ·   @   ·   ·   ·   ·   ·
    2   ·   ·   ·   P   I   ·   C   ·   ·
    1   •   ·   ·   ·   ·   ·   ·   ·   •
    """
    options = replace(FREE_ORDER, eaten="return")
    state = do(read(drawing, options=options, homes={"blinky": "a5"}), "up", "up", "next blinky")
    assert GhostReturned("blinky", "a5") in happened(state)
    assert choices(state) == {"next pinky", "next inky", "next clyde"}


def test_p_17_without_patience_the_game_is_drawn_after_300_turns_in_all() -> None:
    state = replace(initial_state(GAME, Options(patience="off"), 2), turns=MAX_TURNS - 1, turns_without_progress=250)
    state = do(state, "left", "left")
    while mover(state) != "pac-man" and not state.end:
        state = do(state, sorted(choices(state))[0])
    assert GAME.turn(state) == Over((0, 0), "turn-limit")
    assert happened(state)[-1] == TurnLimitReached(300)
    view = GAME.view(replace(state, end="", turns=299), None)
    assert (view.patience, view.patience_left) == (300, 1)


def test_p_17_without_patience_quiet_turns_cost_no_life() -> None:
    quiet = read(BESIDE.replace("B   @", "·   @").replace("P   I", "B   P   I"), options=Options(patience="off"))
    state = do(replace(quiet, turns_without_progress=199, turns=200), "up", "up")
    while mover(state) != "pac-man":
        state = do(state, sorted(choices(state))[0])
    assert (state.lives, state.turns) == (3, 201)


@pytest.mark.parametrize(
    "option", [{"frenzy": "crooked"}, {"patience": "on"}, {"ghosts": 1}, {"into_ghosts": "open"}, {"ghost_order": ""}]
)
def test_other_readings_are_refused(option: dict[str, object]) -> None:
    with pytest.raises(BadOptions, match="option-range"):
        initial_state(GAME, Options(**option), 2)  # type: ignore[arg-type]
