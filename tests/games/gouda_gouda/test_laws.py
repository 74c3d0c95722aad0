"""The laws of core over this game's options and seat counts, that every game ends, and how fast it is played."""

import sys
import time
from collections import Counter
from random import Random

import pytest
from msgspec import Struct
from msgspec.structs import replace

from cheeseboard.core import Bounded, sample
from cheeseboard.core.laws import Breach, run_to_end, walk
from cheeseboard.core.options import initial_state, random_options
from cheeseboard.core.playout import play_out
from cheeseboard.games.gouda_gouda import GAME, KIT
from cheeseboard.games.gouda_gouda.state import Options

STEPS_A_SECOND = 20_000
GAMES = 10_000


def some_game(rng: Random) -> tuple[Struct, int]:
    """Some options and a number of seats."""
    seats = rng.choice(GAME.spec.seats)
    return random_options(GAME, seats, rng.randrange), seats


@pytest.mark.parametrize("seed", range(6))
def test_laws_hold_on_walks(seed: int) -> None:
    rng = Random(seed)
    for _ in range(2):
        options, seats = some_game(rng)
        walk(KIT, options, seats, rng.randrange, 60)


def test_planted_a_pass_that_is_played_at_once_is_found() -> None:
    """A window's only action, played by itself, would tell that nothing in the hand fits."""
    with pytest.raises(Breach, match="no window is public"):
        walk(replace(KIT, public_verbs=("pass",)), Options(), 3, Random(1).randrange, 1_000)


def test_games_end() -> None:
    rng = Random(1)
    for _ in range(30):
        options, seats = some_game(rng)
        run_to_end(GAME, options, seats, rng)


@pytest.mark.soak
@pytest.mark.parametrize("part", range(20))
def test_ten_thousand_random_games_end(part: int) -> None:
    rng = Random(f"soak {part}")
    for _ in range(GAMES // 20):
        options, seats = some_game(rng)
        run_to_end(GAME, options, seats, rng)


@pytest.mark.soak
@pytest.mark.parametrize("part", range(20))
def test_laws_hold_on_many_walks(part: int) -> None:
    rng = Random(f"laws {part}")
    for _ in range(50):
        options, seats = some_game(rng)
        walk(KIT, options, seats, rng.randrange, 150)


def test_no_turn_takes_more_steps_than_the_bound_says() -> None:
    ends = GAME.spec.ends
    assert isinstance(ends, Bounded)
    assert ends.steps >= 1_000 * (1 + 1 + 6 + 5 + 6) + 30 * (6 + 6 + 1) + 30 + 1 + 6


def random_steps(options: Options, seats: int, rng: Random) -> int:
    """The steps of one random game: turn, menu, sample and play, chance included."""
    state = initial_state(GAME, options, seats)
    return play_out(GAME, state, rng, lambda state, seat: sample(GAME.menu(state, seat), rng)).steps


def steps_a_second(seconds: float) -> float:
    """By processor time."""
    rng = Random(1)
    steps, began = 0, time.process_time()
    while time.process_time() - began < seconds:
        steps += random_steps(Options(), 3, rng)
    return steps / (time.process_time() - began)


def test_a_step_takes_at_most_a_hundred_calls() -> None:
    """What makes 20,000 steps a second possible, counted so that no machine is too slow for it."""
    rng, steps, calls = Random(1), 0, Counter[str]()
    before = sys.getprofile()
    sys.setprofile(lambda _frame, event, _called: calls.update((event,)))
    try:
        while steps < 2_000:
            steps += random_steps(Options(), 3, rng)
    finally:
        sys.setprofile(before)
    assert calls["call"] + calls["c_call"] < 100 * steps, (calls, steps)


@pytest.mark.soak  # measures the machine as well
def test_random_play_is_fast_enough() -> None:
    best = max(steps_a_second(0.5) for _ in range(4))
    assert best >= STEPS_A_SECOND, f"{best:.0f} steps a second"
