"""The bot that looks one step ahead: it tries what it may do and takes what looks best to the game's evaluator.

It knows no game and sees no state but those it imagines itself.
"""

from collections.abc import Sequence
from random import Random
from typing import Any

from cheeseboard.core import CHANCE, Action, AnyGame, Chance, Menu, Over, Question, Seat, expand, sample, size
from cheeseboard.core.evaluation import AnyEvaluator

IMAGINED_STATES = 6  # hidden cards are guessed so many times; every action is tried against the same guesses
MAX_SHORTLIST = 400  # a longer menu is sampled
WIN_VALUE = 1e6  # beyond any evaluation


class GreedyBot:
    """Takes the action whose outcome looks best."""

    def __init__(self, game: AnyGame, evaluator: AnyEvaluator, rng: Random) -> None:
        self._game = game
        self._evaluator = evaluator
        self._rng = rng

    def choose(self, question: Question) -> Action:
        """The best-looking action; among equals any."""
        actions = self._candidates(question)
        if len(actions) == 1:
            return actions[0]
        guesses = IMAGINED_STATES if self._game.spec.has_hidden_information else 1
        states = [self._game.imagine(question.view, self._rng) for _ in range(guesses)]
        worth = [sum(self._action_value(state, question.seat, action) for state in states) for action in actions]
        best = max(worth)
        return self._rng.choice([action for action, value in zip(actions, worth, strict=True) if value == best])

    def _candidates(self, question: Question) -> Sequence[Action]:
        own = self._evaluator.shortlist(question.view, question.seat, question.menu, self._rng)
        return sample_actions(question.menu, self._rng) if own is None else own

    def _action_value(self, state: Any, seat: Seat, action: Action) -> float:
        after = self._game.play(state, seat, action)
        turn = self._game.turn(after)
        if isinstance(turn, Chance):
            total = sum(weight for _, weight in turn.outcomes)
            return (
                sum(
                    weight * self._value(self._game.play(after, CHANCE, outcome), seat)
                    for outcome, weight in turn.outcomes
                )
                / total
            )
        return self._value(after, seat)

    def _value(self, state: Any, seat: Seat) -> float:
        turn = self._game.turn(state)
        if isinstance(turn, Over):
            return WIN_VALUE * (sum(rank > turn.ranks[seat] for rank in turn.ranks) - turn.ranks[seat])
        return self._evaluator.evaluate(self._game.view(state, seat), seat)


def sample_actions(menu: Menu, rng: Random) -> list[Action]:
    """All actions of a menu, or a sample of different ones where they are too many."""
    if size(menu) <= MAX_SHORTLIST:
        return list(expand(menu))
    return list(dict.fromkeys(sample(menu, rng) for _ in range(MAX_SHORTLIST)))
