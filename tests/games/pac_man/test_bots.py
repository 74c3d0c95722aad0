"""The evaluation of Pac-Man, and how well bots play by it."""

from random import Random

import pytest
from experiments.maze_fairness import interval, measure, openings
from msgspec.structs import replace

from cheeseboard.bots import Bot, Question, bot_names, make_bot
from cheeseboard.core import Ask, sample
from cheeseboard.games.pac_man import GAME
from cheeseboard.games.pac_man.bots.evaluation import EVALUATOR, maze_evaluator
from cheeseboard.games.pac_man.bots.fast_moves import position_of
from cheeseboard.games.pac_man.layouts import BOARD
from cheeseboard.games.pac_man.state import VERSION_1, Options, PacMan
from cheeseboard.games.pac_man.text import read
from games.pac_man.tables import do


def play(pac_man: str, ghosts: str, seed: int, seats: int = 2) -> PacMan:
    """A whole game between two kinds of bots."""
    rng = Random(seed)
    bots: list[Bot] = [make_bot(pac_man if seat == 0 else ghosts, "pac-man", rng) for seat in range(seats)]
    state: PacMan = GAME.new(Options(), seats)
    for step in range(30_000):
        turn = GAME.turn(state)
        if not isinstance(turn, Ask):
            return state
        (seat,) = turn.seats
        menu = GAME.menu(state, seat)
        question = Question(seat, GAME.view(state, seat), menu)
        action = sample(menu, rng) if step < 8 else bots[seat].choose(question)
        state = GAME.play(state, seat, action)
    raise AssertionError("no end")


def safe_squares(state: PacMan) -> tuple[int, int | None]:
    return maze_evaluator(state.options.layout, state.options.frenzy).safe_squares(position_of(state))


def test_safe_squares_are_those_pac_man_reaches_first() -> None:
    state = read("""
        9   •   ·   ·   ·   ·   ·   ·   ·   •
        5   B   P   I   C   ·   ·   ·   ·   @
        1   •   ·   ·   ·   ·   ·   ·   ·   •
    """)
    safe, rounds = safe_squares(state)
    assert safe >> BOARD.squares["i9"] & 1
    assert not safe >> BOARD.squares["c4"] & 1
    assert rounds == 1  # four steps to the nearest dot
    # less a step each for those four; a safe dot less one round
    assert EVALUATOR.evaluate(GAME.view(state, 0), 0) == -4 + 24 - 4 + 0.25 * safe.bit_count()


def test_who_can_be_caught_at_once_is_not_safe_anywhere() -> None:
    state = read(
        """
        9   •   ·   ·   ·   B   ·   ·   ·   •
        5   P   ·   ·   ·   ·   ·   C   ·   @
        1   •   ·   ·   ·   I   ·   ·   ·   •
    """,
        mover="clyde",
    )
    assert safe_squares(state) == (0, None)
    assert EVALUATOR.evaluate(GAME.view(state, 0), 0) == -4 - 90


def test_what_is_good_for_pac_man_is_bad_for_every_ghost() -> None:
    view = GAME.view(do(GAME.new(Options(), 5), "up", "up"), None)
    assert EVALUATOR.evaluate(view, 0) == -EVALUATOR.evaluate(view, 3) != 0
    assert EVALUATOR.allies(view, 0) == (0,)
    assert EVALUATOR.allies(view, 3) == (1, 2, 3, 4)


def test_before_the_draw_nothing_is_better_than_anything() -> None:
    view = GAME.view(GAME.new(Options(pac_man="chance"), 3), 0)
    assert EVALUATOR.evaluate(view, 0) == 0
    assert EVALUATOR.allies(view, 1) == (1,)


def test_greedy_ghosts_shrink_the_safe_squares() -> None:
    """One round of greedy ghosts leaves Pac-Man fewer safe squares than one of ghosts that move anyhow."""
    left = {"greedy": 0, "random": 0}
    for seed in range(30):
        rng = Random(seed)
        before: PacMan = GAME.new(Options(layout="maze-20"), 2)
        while before.mover != 1 or rng.random() < 0.8:
            before = anyhow(before, rng)
        for kind in left:
            bot, state = make_bot(kind, "pac-man", rng), before
            while state.mover:
                state = GAME.play(state, 1, bot.choose(Question(1, GAME.view(state, 1), GAME.menu(state, 1))))
            if state.lives == before.lives:
                left[kind] += safe_squares(state)[0].bit_count()
    assert left["greedy"] < 0.8 * left["random"]


def anyhow(state: PacMan, rng: Random) -> PacMan:
    """Some step; a game that is over begins anew."""
    if state.end:
        return GAME.new(Options(), 2)  # type: ignore[no-any-return]
    seat = state.figure_seats[state.mover]
    return GAME.play(state, seat, sample(GAME.menu(state, seat), rng))  # type: ignore[no-any-return]


def test_greedy_ghosts_beat_a_random_pac_man() -> None:
    assert sum(play("random", "greedy", seed).end != "all-dots" for seed in range(12)) >= 10


def test_greedy_pac_man_beats_random_ghosts() -> None:
    won = sum(play("greedy", "random", seed).end == "all-dots" for seed in range(12))
    assert won >= 9


@pytest.mark.parametrize("seats", [3, 5])
def test_ghosts_of_several_seats_work_together(seats: int) -> None:
    won = sum(play("random", "minimax-2", seed, seats).end != "all-dots" for seed in range(4))
    assert won == 4


def test_levels_can_all_be_seated() -> None:
    for name in bot_names("pac-man"):
        make_bot(name, "pac-man", Random(0))


def test_fairness_is_measured_with_an_interval() -> None:
    assert [round(bound, 2) for bound in interval(50, 100)] == [0.4, 0.6]
    won, row = measure(Options(layout="maze-20", patience=30), "minimax-1", games=3)
    assert 0 <= won <= 3
    assert row.startswith("| `maze-20` | 30 | minimax-1 | 3 |")


def test_fairness_is_measured_from_different_openings() -> None:
    states = openings(Options(), 200, seed=1)
    assert len({position_of(state) for state in states}) == 200
    assert all(state.mover == 0 and state.turns == 2 and state.lives == 3 and state.dots == 15 for state in states)


@pytest.mark.soak
@pytest.mark.parametrize("bot", ["level-3", "deep-4000"])
def test_the_default_maze_is_fair(bot: str) -> None:
    """The interval of 100 games meets 40–60 %; docs/why/fair-mazes.md has the numbers."""
    won, row = measure(Options(), bot, games=100)
    low, high = interval(won, 100)
    assert low < 0.6, row
    assert high > 0.4, row


@pytest.mark.soak
@pytest.mark.parametrize("layout", ["maze-20", "windmill", "corners"])
def test_layouts_are_fair_a_whole_round_ahead_with_a_free_frenzy(layout: str) -> None:
    """The interval of 100 games meets 40–60 %; docs/why/fair-mazes.md has the numbers."""
    won, row = measure(replace(VERSION_1, layout=layout), "minimax-6", games=100)
    low, high = interval(won, 100)
    assert low < 0.6, row
    assert high > 0.4, row
