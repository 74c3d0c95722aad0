"""The bot that plays a random action, each with the same probability."""

from random import Random

from cheeseboard.core import Action, Question, sample


class RandomBot:
    """Plays at random."""

    def __init__(self, rng: Random) -> None:
        self._rng = rng

    def choose(self, question: Question) -> Action:
        """A random action."""
        return sample(question.menu, self._rng)
