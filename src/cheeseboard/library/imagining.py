"""A game as one seat could imagine it, to try actions in: `cheeseboard.imagine`."""

from random import Random
from typing import Any

from cheeseboard.core import AnyGame, Question
from cheeseboard.core.history import History
from cheeseboard.core.types import SomeEvent, View
from cheeseboard.games import find_kit
from cheeseboard.library.arguments import whole_number
from cheeseboard.library.draws import new_draws
from cheeseboard.library.playthrough import Playthrough
from cheeseboard.library.refusals import with_sentences


@with_sentences
def imagine(question: Question[View, SomeEvent], *, seed: int | None = None) -> Playthrough[Any, View, Any, SomeEvent]:
    """A playthrough in which this question is asked, to try actions in; made of what its seat knows and nothing else.

    Hidden cards are dealt at random among those it has not seen, and draws are its own: another seed, another deal. It
    begins at row 0 and cannot be saved.

    Examples:
        >>> import cheeseboard
        >>> question = cheeseboard.new("gouda-gangster", seats=3, seed=5).seat(1)
        >>> imagined = cheeseboard.imagine(question, seed=1)
        >>> imagined.seat(1).view == question.view, imagined.row
        (True, 0)
        >>> imagined.play(question.actions[0], seat=1)
        >>> imagined.score(1) < 1_000_000
        True
    """
    game: AnyGame | None = getattr(question, "game", None)
    if game is None or not question.seats:
        raise TypeError("imagine takes a question that a playthrough or a match has asked")
    if seed is not None:
        whole_number(seed, "a seed")
    kit = find_kit(game.spec.id)
    state = kit.rules.imagine(question.view, Random(seed))
    history = History.begin_at(kit.rules, state, question.options, question.seats, revealed=kit.revealed)
    names = tuple(f"seat {seat}" for seat in range(question.seats))
    return Playthrough(kit, history, names, new_draws(seed, question.seats), is_imagined=True)
