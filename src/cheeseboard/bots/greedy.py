"""The bot that looks one step ahead: it tries each action and takes the one that the game's evaluator values most.

It knows no game and sees no state but those it imagines itself.
"""

from collections.abc import Sequence
from random import Random
from typing import Any

from cheeseboard.core import CHANCE, Action, AnyGame, Chance, Menu, Over, Question, Seat, expand, sample, size
from cheeseboard.core.evaluation import WIN_VALUE, AnyEvaluator
from cheeseboard.core.playout import expected_value

IMAGINED_STATES = 6  # where cards are hidden; every action is tried in the same states
MAX_SHORTLIST = 400  # a longer menu is sampled


class GreedyBot:
    """Takes the action with the best outcome."""

    def __init__(self, game: AnyGame, evaluator: AnyEvaluator, rng: Random) -> None:
        self._game = game
        self._evaluator = evaluator
        self._rng = rng

    def choose(self, question: Question) -> Action:
        """The action of the highest value; a random one among equals."""
        actions = self._shortlist(question)
        if len(actions) == 1:
            return actions[0]
        states = imagine_states(self._game, question.view, self._rng)
        values = [sum(self._action_value(state, question.seat, action) for state in states) for action in actions]
        best = max(values)
        return self._rng.choice([action for action, value in zip(actions, values, strict=True) if value == best])

    def _shortlist(self, question: Question) -> Sequence[Action]:
        own = self._evaluator.shortlist(question.view, question.seat, question.menu, self._rng)
        return sample_actions(question.menu, self._rng) if own is None else own

    def _action_value(self, state: Any, seat: Seat, action: Action) -> float:
        after = self._game.play(state, seat, action)
        turn = self._game.turn(after)
        if isinstance(turn, Chance):
            return expected_value(turn, lambda outcome: self._value(self._game.play(after, CHANCE, outcome), seat))
        return self._value(after, seat)

    def _value(self, state: Any, seat: Seat) -> float:
        turn = self._game.turn(state)
        if isinstance(turn, Over):
            return final_value(turn, seat)
        return self._evaluator.evaluate(self._game.view(state, seat), seat)


def imagine_states(game: AnyGame, view: Any, rng: Random) -> list[Any]:
    """The states in which actions are compared: one, or several where something is hidden."""
    return [game.imagine(view, rng) for _ in range(IMAGINED_STATES if game.spec.has_hidden_information else 1)]


def final_value(over: Over, seat: Seat) -> float:
    """The value of a finished game, beyond any evaluation: more for each seat behind, less for each rank ahead."""
    own = over.ranks[seat]
    return WIN_VALUE * (sum(rank > own for rank in over.ranks) - own)


def sample_actions(menu: Menu, rng: Random) -> list[Action]:
    """All actions of a menu, or a sample of different ones where they are too many."""
    if size(menu) <= MAX_SHORTLIST:
        return list(expand(menu))
    return list(dict.fromkeys(sample(menu, rng) for _ in range(MAX_SHORTLIST)))
