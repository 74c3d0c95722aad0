"""Play a game on to its end, and share the win by rank. Who answers is the caller's business.

A bot or a simulation plays out states and draws with a generator of its own. What people can verify afterwards is a
history with the draws of its key (`core.chance`).
"""

from collections.abc import Callable, Iterator, Sequence
from random import Random
from typing import TYPE_CHECKING, Any, NamedTuple

from cheeseboard.core.action import Action
from cheeseboard.core.chance import play_draw
from cheeseboard.core.game import AnyGame, Ask, Chance, Over, Role, Turn
from cheeseboard.core.history import History, Row
from cheeseboard.core.seats import CHANCE, Seat

if TYPE_CHECKING:
    from fractions import Fraction


def draw_outcome(chance: Chance, rng: Random) -> Action:
    """Draw an outcome, each as likely as its weight says."""
    outcomes, weights = zip(*chance.outcomes, strict=True)
    drawn: Action = rng.choices(outcomes, weights)[0]
    return drawn


def expected_value(chance: Chance, value_of: Callable[[Action], float]) -> float:
    """The mean of the outcomes' values, each counted by its weight."""
    total = sum(weight for _, weight in chance.outcomes)
    return sum(weight * value_of(outcome) for outcome, weight in chance.outcomes) / total


class Playout(NamedTuple):
    """Where a playout stopped, and the number of its actions, draws included."""

    state: Any
    turn: Turn
    steps: int

    @property
    def ranks(self) -> tuple[int, ...]:
        """How a game that was played to its end has ended."""
        assert isinstance(self.turn, Over), self.turn
        return self.turn.ranks


def play_out(
    game: AnyGame,
    state: Any,
    rng: Random,
    answer: Callable[[Any, Seat], Action],
    *,
    max_steps: int | None = None,
    on_state: Callable[[Any], object] = lambda state: None,
) -> Playout:
    """Play on to the end, or for so many actions; where several seats are asked, the first of them answers first."""
    steps = 0
    while not isinstance(turn := game.turn(state), Over) and steps != max_steps:
        if isinstance(turn, Chance):
            state = game.play(state, CHANCE, draw_outcome(turn, rng))
        else:
            seat = turn.seats[0]
            state = game.play(state, seat, answer(state, seat))
        on_state(state)
        steps += 1
    return Playout(state, turn, steps)


def play_to_end(history: History, key: bytes, answer: Callable[[Ask], tuple[Seat, Action]]) -> Iterator[Row]:
    """Play a history on to its end and yield each new row; `answer` says which of the asked seats plays what."""
    while not isinstance(turn := history.turn(), Over):
        if isinstance(turn, Chance):
            yield play_draw(history, turn, key)
        else:
            yield history.add(*answer(turn))


def win_shares(ranks: Sequence[int], roles: Sequence[Role] = ()) -> "tuple[Fraction, ...]":
    """Share of the win by seat: 1 for a team that is first alone, 1/n where n teams tie. Without roles all play alone.

    >>> [str(share) for share in win_shares((0, 1, 0))]
    ['1/2', '0', '1/2']
    >>> [str(share) for share in win_shares((1, 0, 0), (Role("pac-man", 0), Role("ghosts", 1), Role("ghosts", 1)))]
    ['0', '1', '1']
    """
    from fractions import Fraction  # slow to import, and a game is begun without it

    teams = [role.team for role in roles] or list(range(len(ranks)))
    first = {team for team, rank in zip(teams, ranks, strict=True) if rank == 0}
    share, nothing = Fraction(1, len(first)), Fraction(0)
    return tuple(nothing if rank else share for rank in ranks)
