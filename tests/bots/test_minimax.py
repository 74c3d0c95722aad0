"""The bot that looks ahead, on Nim (whose truth is known), on Quoridor, and on games made for these tests."""

from random import Random
from typing import Any

import pytest
from cheeseboard_nim import GAME as NIM
from cheeseboard_nim import Nim
from cheeseboard_nim import Options as NimOptions
from msgspec import Struct

from bots.ticking import LOOK_SECONDS
from cheeseboard import games
from cheeseboard.bots import Question, make_bot
from cheeseboard.bots.minimax import MinimaxBot
from cheeseboard.bots.search import NODES_PER_CLOCK_CHECK
from cheeseboard.core import CHANCE, Action, Ask, Chance, Form, Menu, Over, Seat, Turn, Unknown, expand, sample
from cheeseboard.core.evaluation import Evaluator
from cheeseboard.core.game import AnyGame, Bounded, GameSpec
from cheeseboard.core.options import default_options
from cheeseboard.games.quoridor.bots.evaluation import EVALUATOR


class Blind(Evaluator[Any]):
    """Values nothing: only what the search itself finds counts."""

    def evaluate(self, view: object, seat: Seat) -> float:
        return 0.0


def ask(game: AnyGame, state: Any, seat: Seat) -> Question:
    return Question(seat, game.view(state, seat), game.menu(state, seat))


def truth(state: Nim) -> int:
    """Whether seat 0 wins if both play perfectly, by plain recursion: the measure for the search."""
    turn = NIM.turn(state)
    if isinstance(turn, Over):
        return 1 if turn.ranks[0] == 0 else -1
    results = [truth(NIM.play(state, state.to_move, action)) for action in expand(NIM.menu(state, state.to_move))]
    return max(results) if state.to_move == 0 else min(results)


@pytest.mark.parametrize("left", range(2, 12))
def test_without_any_taste_it_plays_perfectly_if_it_sees_the_end(left: int) -> None:
    state = Nim(NimOptions(), left, 0)
    for seed in range(3):
        chosen = MinimaxBot(NIM, Blind(), Random(seed), depth=12).choose(ask(NIM, state, 0))
        assert truth(NIM.play(state, 0, chosen)) == truth(state)


def test_it_is_deterministic_for_a_seed() -> None:
    game = games.find("quoridor")
    chosen = []
    for _ in range(2):
        rng = Random(7)
        bot = MinimaxBot(game, EVALUATOR, rng, depth=2, nodes=400)
        state = game.play(game.new(game.spec.options(), 2), CHANCE, Action.parse("first 0"))
        said = []
        for _ in range(4):
            seat = state.to_move
            action = bot.choose(ask(game, state, seat))
            said.append((str(action), bot.visited))
            state = game.play(state, seat, action)
        chosen.append(said)
    assert chosen[0] == chosen[1]


def test_nodes_and_time_are_limits() -> None:
    game = games.find("quoridor")
    state = game.play(game.new(game.spec.options(), 2), CHANCE, Action.parse("first 0"))
    few = MinimaxBot(game, EVALUATOR, Random(1), depth=9, nodes=300)
    few.choose(ask(game, state, 0))
    assert (few.visited, few.reached) == (301, 1)
    hasty = MinimaxBot(game, EVALUATOR, Random(1), depth=9, seconds=5 * LOOK_SECONDS)
    hasty.choose(ask(game, state, 0))
    assert few.visited < hasty.visited <= few.visited + 6 * NODES_PER_CLOCK_CHECK
    assert hasty.reached == 1


def test_deeper_beats_shallower_in_pac_man() -> None:
    game = games.find("pac-man")
    won = 0
    for seed in range(6):
        rng = Random(seed)
        bots = [make_bot("minimax-1", "pac-man", rng), make_bot("minimax-4", "pac-man", rng)]
        state = game.new(default_options(game, 1), 2)  # the maze of version 1
        for step in range(30_000):
            turn = game.turn(state)
            if isinstance(turn, Over):
                won += turn.ranks[1] == 0
                break
            assert isinstance(turn, Ask)
            seat = turn.seats[0]
            question = ask(game, state, seat)
            action = sample(question.menu, rng) if step < 4 else bots[seat].choose(question)
            state = game.play(state, seat, action)
    assert won >= 4


class Fork(Struct, frozen=True):
    """Seat 0 goes left or right; then seat 1 picks good or bad for team-mates; `draw`: chance picks instead."""

    said: tuple[str, ...] = ()
    draw: bool = False


class ForkGame:
    """Left is a sure 0.6 for seat 0; right is worth 1 if the next one means well, and 0 if not."""

    spec = GameSpec("fork", 1, (2,), Fork, Fork, Fork, Bounded(2))

    def turn(self, state: Fork) -> Turn:
        if len(state.said) == 2:
            return Over((0, 0), "end")
        if state.said and state.draw:
            return Chance(((Action("good"), 3), (Action("bad"), 1)))
        return Ask((len(state.said),))

    def menu(self, state: Fork, seat: Seat) -> Menu:
        if self.turn(state) != Ask((seat,)):
            return ()
        return (Form("left"), Form("right")) if seat == 0 else (Form("good"), Form("bad"))

    def play(self, state: Fork, seat: Seat, action: Action) -> Fork:
        return Fork((*state.said, action.verb), state.draw)

    def view(self, state: Fork, seat: Seat | None) -> Fork:
        return state

    def imagine(self, view: Fork, rng: Random) -> Fork:
        return view


class Race(ForkGame):
    """Seat 0 wins by saying `left` and may dawdle as long as it likes; with `draw` it loses that way instead."""

    def turn(self, state: Fork) -> Turn:
        if state.said and state.said[-1] == "left":
            return Over((1, 0) if state.draw else (0, 1), "end")
        return Ask((0,))


@pytest.mark.parametrize(("loses", "chosen"), [(False, "left"), (True, "right")])
def test_it_takes_the_sooner_win_and_the_later_loss(loses: bool, chosen: str) -> None:
    game: Any = Race()
    for seed in range(5):
        state = Fork(("right",), loses)
        assert MinimaxBot(game, Blind(), Random(seed), depth=6).choose(ask(game, state, 0)).verb == chosen


class OnTheWay(ForkGame):
    """The same, but never over, so that the evaluator decides."""

    def turn(self, state: Fork) -> Turn:
        return super().turn(state) if len(state.said) < 2 else Ask((0,))


class ForkEvaluator(Evaluator[Fork]):
    def evaluate(self, view: Fork, seat: Seat) -> float:
        if len(view.said) < 2:
            return 0.0
        return 0.6 if view.said[0] == "left" else float(view.said[1] == "good")


class FriendlyEvaluator(ForkEvaluator):
    def allies(self, view: Fork, seat: Seat) -> tuple[Seat, ...]:
        return (0, 1)


@pytest.mark.parametrize(("evaluator", "chosen"), [(ForkEvaluator(), "left"), (FriendlyEvaluator(), "right")])
def test_allies_mean_well_and_all_others_do_their_worst(evaluator: ForkEvaluator, chosen: str) -> None:
    game: Any = OnTheWay()
    for seed in range(5):
        bot = MinimaxBot(game, evaluator, Random(seed), depth=2)
        assert bot.choose(ask(game, Fork(), 0)).verb == chosen


def test_chance_is_averaged() -> None:
    game: Any = OnTheWay()
    for seed in range(5):
        bot = MinimaxBot(game, ForkEvaluator(), Random(seed), depth=1)
        assert bot.choose(ask(game, Fork(draw=True), 0)).verb == "right"  # 3/4 of 1 beats 0.6


def test_it_is_named_by_its_depth() -> None:
    assert isinstance(make_bot("minimax-4", "quoridor", Random(0)), MinimaxBot)
    assert isinstance(make_bot("minimax-12@0.5s", "quoridor", Random(0)), MinimaxBot)
    for wrong in ("minimax", "minimax-0", "minimax-100"):
        with pytest.raises(Unknown):
            make_bot(wrong, "quoridor", Random(0))
