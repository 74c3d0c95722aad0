"""Whole games: they end, keep the laws and the cards, are fast enough, and their views are small."""

import sys
from collections import Counter
from functools import partial
from random import Random

import msgspec
import pytest
from msgspec.structs import replace

from cheeseboard.cli.bench.rules import best, random_steps
from cheeseboard.core import Action, Ask, Over, sample
from cheeseboard.core.history import History
from cheeseboard.core.laws import Breach, run_to_end, walk
from cheeseboard.core.options import random_options
from cheeseboard.core.playout import draw_outcome
from cheeseboard.games.gouda_gangster import GAME, KIT
from cheeseboard.games.gouda_gangster.cards import DECKS, TRAP
from cheeseboard.games.gouda_gangster.ending import GANG, MAX_FINALS, MAX_ROUNDS
from cheeseboard.games.gouda_gangster.game import MAX_STEPS
from cheeseboard.games.gouda_gangster.state import GoudaGangster, Options, Phase
from games.gouda_gangster.tables import random_states


def hold(history: History) -> None:
    """What is true of every state of every game."""
    options = history.options
    assert isinstance(options, Options)
    deck = Counter(DECKS[options.deck])
    for state in history.states:
        cards = [*state.stock, *state.discard]
        for side in state.sides:
            cards += [*side.hand, *side.down, *side.up, *([TRAP] if side.hurt else [])]
            assert 0 <= side.rats <= GANG
        assert Counter(cards) == deck
        assert state.finals <= MAX_FINALS
        assert state.round <= MAX_ROUNDS + state.finals
        if state.phase in (Phase.DRAW, Phase.SNEAK, Phase.SPY, Phase.TURN, Phase.REINFORCE):
            assert sum(state.pieces) == (1 if state.finals else state.cheese)
    turn = history.turn()
    assert isinstance(turn, Over)
    assert {seat for seat, rank in enumerate(turn.ranks) if rank == 0} == set(history.state.winners)


def test_planted_a_lone_pass_that_is_played_at_once_is_found() -> None:
    """It would tell that nothing in the hand can be laid."""
    with pytest.raises(Breach, match="follows from what everybody sees"):
        walk(replace(KIT, public_verbs=("pass",)), Options(), 3, Random(1).randrange, 1_000)


def play_games(seed: int, games: int) -> Counter[str]:
    """Random games over all options and seat counts, held against the rules; how they ended."""
    rng, ends = Random(seed), Counter[str]()
    for number in range(games):
        seats = 3 + number % 4
        history = run_to_end(GAME, random_options(GAME, seats, rng.randrange), seats, rng)
        hold(history)
        ends[history.state.end] += 1
    return ends


def walk_games(seed: int, games: int, steps: int) -> None:
    """Random walks with every state held against every law of `core.laws`."""
    rng = Random(seed)
    for number in range(games):
        seats = 3 + number % 4
        walk(KIT, random_options(GAME, seats, rng.randrange), seats, rng.randrange, steps)


def test_random_games_end_and_keep_their_cards() -> None:
    assert {"gang", "final", "last-rat"} <= set(play_games(seed=1, games=60))


def test_random_games_keep_all_laws() -> None:
    walk_games(seed=2, games=8, steps=70)


@pytest.mark.soak
@pytest.mark.parametrize("part", range(10))
def test_ten_thousand_random_games_end_and_keep_their_cards(part: int) -> None:
    play_games(seed=1_000 + part, games=1_000)


@pytest.mark.soak
@pytest.mark.parametrize("part", range(10))
def test_many_random_games_keep_all_laws(part: int) -> None:
    walk_games(seed=2_000 + part, games=40, steps=MAX_STEPS)


def hoard(options: Options, seats: int, rng: Random) -> list[GoudaGangster]:
    """A game of people who never lay a card and go anywhere: the piles run empty, and nobody fights but by ties."""
    history = History.begin(GAME, options, seats)
    while not isinstance(turn := history.turn(), Over):
        if isinstance(turn, Ask):
            seat = turn.seats[0]
            menu = GAME.menu(history.state, seat)
            action = sample(menu, rng)
            if action.verb == "sneak":
                action = Action("sneak", (action.fills[0], ()))
            history.add(seat, action if action.verb in ("sneak", "spy") else Action("pass"))
        else:
            history.add(-1, draw_outcome(turn, rng))
    hold(history)
    return history.states[:]


def test_hoarders_empty_the_pile_and_the_game_goes_on() -> None:
    states = hoard(Options(cheese=1), 6, Random(4))
    assert any(not state.stock and not state.discard for state in states)
    assert states[-1].phase is Phase.OVER


def test_views_of_six_players_stay_below_four_kilobytes() -> None:
    rng = Random(5)
    games = [random_states(Options(), 6, rng), hoard(Options(), 6, rng), hoard(Options(cheese=1), 6, rng)]
    sizes = [
        len(msgspec.json.encode(GAME.view(state, seat)))
        for states in games
        for state in states
        for seat in (None, 0, 5)
    ]
    assert max(sizes) < 4_000, max(sizes)


def test_a_step_takes_at_most_a_hundred_calls() -> None:
    """What makes 20,000 steps a second possible, counted so that no machine is too slow for it: today there are 57."""
    steps, calls = 0, Counter[str]()
    before = sys.getprofile()
    sys.setprofile(lambda _frame, event, _called: calls.update((event,)))
    try:
        while steps < 4_000:
            steps += random_steps("gouda-gangster")
    finally:
        sys.setprofile(before)
    assert calls["call"] + calls["c_call"] < 100 * steps


@pytest.mark.soak  # measures the machine as well
def test_at_least_20_000_steps_a_second() -> None:
    assert best(partial(random_steps, "gouda-gangster"), 0.3, 4) >= 20_000
