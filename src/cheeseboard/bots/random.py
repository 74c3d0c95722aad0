"""The bot that takes any action, each with the same chance."""

from random import Random

from cheeseboard.core import Action, Question, sample


class RandomBot:
    """Plays anything."""

    def __init__(self, rng: Random) -> None:
        self._rng = rng

    def choose(self, question: Question) -> Action:
        """Any action."""
        return sample(question.menu, self._rng)
