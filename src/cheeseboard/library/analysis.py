"""The engine of a game, for positions and whole games, and its evaluation, which every game with bots has."""

from cheeseboard.core import GameKit, Over, Seat, Unknown
from cheeseboard.core.history import History
from cheeseboard.core.kit import Analyst

MIN_SECONDS, MAX_SECONDS = 0.01, 3_600
MAX_VARIATIONS = 20


def analyst_of(kit: GameKit) -> Analyst:
    """What analyses positions of this game, or a refusal."""
    if kit.analysis is None:
        raise Unknown("no-engine", game=kit.rules.spec.id)
    return kit.analysis


def score_of(kit: GameKit, history: History, seat: Seat) -> float:
    """How the evaluation of the game's bots values the view of this seat, or how the game has ended for it."""
    from cheeseboard.bots.greedy import final_value

    if isinstance(turn := history.turn(), Over):
        return final_value(turn, seat)
    if kit.bots is None:
        raise Unknown("no-engine", game=kit.rules.spec.id)
    return float(kit.bots.evaluator.evaluate(kit.rules.view(history.state, seat), seat))
