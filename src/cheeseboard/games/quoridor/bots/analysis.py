"""The engine's analysis of a position, and of every action of a game: good, inaccuracy, mistake or blunder."""

from collections.abc import Iterator, Sequence

from cheeseboard.core import CHANCE, TABLE, Action
from cheeseboard.core.analysis import Analysis, AnnotatedAction, VariationSummary
from cheeseboard.core.history import History
from cheeseboard.games.quoridor.fast import Engine, Variation
from cheeseboard.games.quoridor.state import Quoridor

# The loss of win probability from which on an action is called so, the worst first.
VERDICT_THRESHOLDS = (("blunder", 0.25), ("mistake", 0.12), ("inaccuracy", 0.05))


def analyse(
    state: Quoridor, *, seconds: float, variations: int = 3, threads: int = 1, engine: Engine | None = None
) -> Analysis:
    """Search a position in which a seat is asked."""
    found = (engine or Engine()).search(state, seconds=seconds, multipv=variations, threads=threads)
    best = tuple(summarize(variation) for variation in found.variations)
    return Analysis(state.to_move, best, best[0].depth, found.nodes, round(found.seconds, 3))


def annotate(history: History, *, seconds: float, threads: int = 1) -> Iterator[AnnotatedAction]:
    """Judge every action of a game in turn, with `seconds` for each."""
    engine = Engine()
    states = {row.n: history.states[row.n - 1] for row in history.rows}
    for row in history.effective_rows():
        if row.seat not in (CHANCE, TABLE):
            yield _judge(engine, states[row.n], history.states[row.n], row.n, row.action, seconds / 2, threads)


def _judge(
    engine: Engine, before: Quoridor, after: Quoridor, row: int, action: Action, seconds: float, threads: int
) -> AnnotatedAction:
    best = engine.search(before, seconds=seconds, threads=threads).variations[0]
    probability = best.win_probability
    if action != best.actions[0]:
        probability = min(probability, _probability_after(engine, after, seconds, threads))
    verdict = verdict_of(best.win_probability - probability)
    better = None if verdict == "good" else summarize(best)
    return AnnotatedAction(row, before.to_move, str(action), verdict, round(probability, 3), better)


def _probability_after(engine: Engine, after: Quoridor, seconds: float, threads: int) -> float:
    """Return the win probability of the seat that has just acted."""
    if after.end:
        return 1.0 if after.end == "goal" else 0.5
    theirs = engine.search(after, seconds=seconds, threads=threads).variations[0].win_probability
    if len(after.pawns) == 2:
        return 1 - theirs
    return (1 - theirs) / (len(after.pawns) - 1)  # nobody knows which of the others gains what one loses


def verdict_of(loss: float) -> str:
    """Name an action by the win probability it gave away.

    >>> [verdict_of(loss) for loss in (0.0, 0.06, 0.2, 0.5)]
    ['good', 'inaccuracy', 'mistake', 'blunder']
    """
    return next((name for name, least in VERDICT_THRESHOLDS if loss >= least), "good")


def summarize(variation: Variation) -> VariationSummary:
    """Round a variation's numbers and shorten its actions, for people and programs to read."""
    steps = None if variation.ends_in is not None else round(variation.score / 100, 2)
    probability = round(variation.win_probability, 3)
    return VariationSummary(probability, steps, variation.ends_in, variation.depth, short(variation.actions))


def short(actions: Sequence[Action]) -> tuple[str, ...]:
    """Write actions as on a scoresheet.

    >>> short([Action.parse("move e2"), Action.parse("wall e3h"), Action("pass")])
    ('e2', 'e3h', 'pass')
    """
    return tuple(action.word if action.fills else action.verb for action in actions)
