"""The bot that searches a game's quick copy: budget, determinism, and the worth of a plain minimax."""

from random import Random
from typing import Any

import pytest

from cheeseboard.bots import Question, make_bot
from cheeseboard.bots.alphabeta import AlphaBetaBot, Search
from cheeseboard.core import Ask, Unknown, admits, sample
from cheeseboard.core.evaluation import AlphaBetaLevel
from cheeseboard.games.pac_man import GAME
from cheeseboard.games.pac_man.bots.levels import LEVELS, search_model_of
from cheeseboard.games.pac_man.bots.search_model import search_model_for
from cheeseboard.games.pac_man.state import Options, PacMan

FAR = float("inf")


def position(seed: int, steps: int) -> PacMan:
    rng = Random(seed)
    state: PacMan = GAME.new(Options(), 2)
    for _ in range(steps):
        turn = GAME.turn(state)
        if not isinstance(turn, Ask):
            break
        state = GAME.play(state, turn.seats[0], sample(GAME.menu(state, turn.seats[0]), rng))
    return state


def ask(state: PacMan) -> Question:
    seat = state.figure_seats[state.mover]
    return Question(seat, GAME.view(state, seat), GAME.menu(state, seat))


def plain(judge: Any, place: Any, depth: int) -> float:
    """Minimax without anything clever: the measure for the search."""
    if (end := judge.result(place)) is not None:
        return float(end * (1e6 + depth))
    if depth == 0:
        return float(judge.evaluate(place))
    values = [plain(judge, after, depth - 1) for after in judge.moves(place)]
    return max(values) if judge.is_maximizing(place) else min(values)


@pytest.mark.parametrize("seed", range(12))
def test_it_finds_what_plain_minimax_finds(seed: int) -> None:
    judge = search_model_for(Options())
    place = judge.position(GAME.view(position(seed, 20 + seed), 0))
    search = Search(judge)
    for depth in range(5):
        assert search.value(place, depth, -FAR, FAR) == plain(judge, place, depth)


def test_it_is_deterministic_and_keeps_its_budget() -> None:
    state = position(2, 30)
    chosen = []
    for _ in range(2):
        bot = AlphaBetaBot(search_model_of, Random(5), AlphaBetaLevel(nodes=700))
        chosen.append((str(bot.choose(ask(state))), bot.visited, bot.reached))
    assert chosen[0] == chosen[1]
    assert chosen[0][1] == 701
    assert chosen[0][2] >= 2


def test_without_any_time_it_still_answers() -> None:
    bot = AlphaBetaBot(search_model_of, Random(5), AlphaBetaLevel(nodes=10**9), seconds=0.0)
    question = ask(position(2, 30))
    assert admits(question.menu, bot.choose(question))
    assert bot.visited < 2_000


def test_however_slow_the_machine_a_level_answers_within_its_patience() -> None:
    bot = AlphaBetaBot(search_model_of, Random(5), AlphaBetaLevel(nodes=10**9, max_seconds=0.0))
    assert admits((question := ask(position(2, 30))).menu, bot.choose(question))
    assert bot.visited < 2_000
    assert max(strength.max_seconds for strength in LEVELS.values()) <= 1.5


def test_a_level_passes_its_thinking_time_on() -> None:
    bot = make_bot("level-5@0.25s", "pac-man", Random(0))
    assert isinstance(bot, AlphaBetaBot)
    assert bot.seconds == 0.25


def test_it_is_named_by_its_positions() -> None:
    assert isinstance(make_bot("deep-500", "pac-man", Random(0)), AlphaBetaBot)
    with pytest.raises(Unknown):
        make_bot("deep-500", "quoridor", Random(0))
