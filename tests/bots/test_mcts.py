"""The bot that plays out: on Nim (whose truth is known), with chance, and with three who each want their own."""

from random import Random
from typing import Any

import pytest
from cheeseboard_nim import GAME as NIM
from cheeseboard_nim import Nim
from cheeseboard_nim import Options as NimOptions
from msgspec import Struct

from cheeseboard.bots import Question, make_bot
from cheeseboard.bots.mcts import MctsBot
from cheeseboard.core import Action, Ask, Chance, Form, Menu, Over, Seat, Turn, Unknown
from cheeseboard.core.evaluation import Evaluator
from cheeseboard.core.game import AnyGame, Bounded, GameSpec


class Blind(Evaluator[Any]):
    """Values nothing: only ends count."""

    def evaluate(self, view: object, seat: Seat) -> float:
        return 0.0


def ask(game: AnyGame, state: Any, seat: Seat) -> Question:
    return Question(seat, game.view(state, seat), game.menu(state, seat))


@pytest.mark.parametrize("left", [2, 3, 5, 6, 7, 9])
def test_it_leaves_a_multiple_of_four_at_nim(left: int) -> None:
    for seed in range(3):
        bot = MctsBot(NIM, Blind(), Random(seed), 800)
        chosen = bot.choose(ask(NIM, Nim(NimOptions(), left, 0), 0))
        assert NIM.play(Nim(NimOptions(), left, 0), 0, chosen).left % 4 == 0
        assert bot.played == 800


def test_it_is_deterministic_for_a_seed() -> None:
    question = ask(NIM, Nim(NimOptions(), 21, 0), 0)
    chosen = [str(MctsBot(NIM, Blind(), Random(seed), 30).choose(question)) for seed in [*range(20)] * 2]
    assert chosen[:20] == chosen[20:]
    assert len(set(chosen)) > 1


class Walk(Struct, frozen=True):
    said: tuple[str, ...] = ()


class Walks:
    """Seat 0 goes left or right; what then comes decides. Each kind of walk is a class of its own."""

    spec = GameSpec("walk", 1, (3,), Walk, Walk, Walk, Bounded(2))

    def menu(self, state: Walk, seat: Seat) -> Menu:
        return (Form("left"), Form("right"))

    def play(self, state: Walk, seat: Seat, action: Action) -> Walk:
        return Walk((*state.said, action.verb))

    def view(self, state: Walk, seat: Seat | None) -> Walk:
        return state

    def imagine(self, view: Walk, rng: Random) -> Walk:
        return view


class Dice(Walks):
    """Left wins three times out of ten, right seven times: the weights decide, not the number of outcomes."""

    def turn(self, state: Walk) -> Turn:
        match state.said:
            case ():
                return Ask((0,))
            case (way,):
                good = 3 if way == "left" else 7
                return Chance(((Action("good"), good), (Action("bad"), 9 - good), (Action("worse"), 1)))
            case (_, luck):
                return Over((0, 1, 1) if luck == "good" else (1, 0, 0), "end")
        raise AssertionError(state)


class Three(Walks):
    """After left, seat 1 may win by itself; after right, whatever seat 1 does helps seat 0 half the time or more."""

    def turn(self, state: Walk) -> Turn:
        match state.said:
            case ():
                return Ask((0,))
            case (_,):
                return Ask((1,))
            case ("left", "left"):
                return Over((1, 0, 1), "end")
            case ("right", "left"):
                return Over((0, 0, 1), "end")
            case ("right", "right"):
                return Over((1, 1, 0), "end")
            case _:
                return Over((0, 1, 1), "end")


@pytest.mark.parametrize("game", [Dice(), Three()])
def test_chance_goes_by_its_weights_and_everybody_wants_their_own(game: Any) -> None:
    """Paranoid search would see seat 1 spoil everything after right; but seat 1 wants its own share, and gives one."""
    for seed in range(4):
        assert MctsBot(game, Blind(), Random(seed), 600).choose(ask(game, Walk(), 0)).verb == "right"


class OnlyRunningGames(Evaluator[Any]):
    """An evaluator, like Pac-Man's, that cannot read the view of a finished game."""

    def evaluate(self, view: Any, seat: Seat) -> float:
        assert view.left, "this game is over"
        return 0.0


def test_a_playout_that_ends_with_its_last_action_is_not_evaluated() -> None:
    for seed in range(5):
        bot = MctsBot(NIM, OnlyRunningGames(), Random(seed), 200)
        assert bot.choose(ask(NIM, Nim(NimOptions(heap=80), 80, 0), 0)).verb == "take"


def test_it_keeps_its_time_and_always_answers() -> None:
    bot = make_bot("mcts-999999@0.02s", "quoridor", Random(1))
    game: Any = NIM
    quick = MctsBot(game, Blind(), Random(1), 999_999, seconds=0.0)
    assert isinstance(bot, MctsBot)
    assert quick.choose(ask(NIM, Nim(NimOptions(), 21, 0), 0)).verb == "take"
    assert quick.played == 1


def test_it_does_not_play_what_is_hidden() -> None:
    with pytest.raises(Unknown):
        make_bot("mcts-10", "gouda-gangster", Random(1))
