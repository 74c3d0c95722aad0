"""What the engine thinks of a position, and of every action of a game: good, inaccuracy, mistake or blunder."""

from collections.abc import Iterator, Sequence

from cheeseboard.core import CHANCE, TABLE, Action, Seat
from cheeseboard.core.analysis import Analysis, Judgement, Shown
from cheeseboard.core.history import History
from cheeseboard.games.quoridor.fast import Engine, Variation
from cheeseboard.games.quoridor.state import Quoridor

# How much of the chance to win an action may give away before it is called so.
FAULTS = (("blunder", 0.25), ("mistake", 0.12), ("inaccuracy", 0.05))


def analyse(
    state: Quoridor, *, seconds: float, lines: int = 3, threads: int = 1, engine: Engine | None = None
) -> Analysis:
    """Think about a position that asks somebody."""
    thought = (engine or Engine()).search(state, seconds=seconds, lines=lines, threads=threads)
    shown = tuple(show(line) for line in thought.variations)
    return Analysis(state.to_move, shown, shown[0].depth, thought.nodes, round(thought.seconds, 3))


def annotate(history: History, *, seconds: float, threads: int = 1) -> Iterator[Judgement]:
    """Every action of a game in turn; `seconds` for each."""
    engine = Engine()
    states = {row.n: history.states[row.n - 1] for row in history.rows}
    for row in history.effective_rows():
        if row.seat not in (CHANCE, TABLE):
            yield _judge(engine, states[row.n], history.states[row.n], row.n, row.action, seconds / 2, threads)


def _judge(
    engine: Engine, before: Quoridor, after: Quoridor, row: int, action: Action, seconds: float, threads: int
) -> Judgement:
    best = engine.search(before, seconds=seconds, threads=threads).variations[0]
    chance = best.win_probability
    if action != best.actions[0]:
        chance = min(chance, _chance_after(engine, after, before.to_move, seconds, threads))
    verdict = verdict_of(best.win_probability - chance)
    better = None if verdict == "good" else show(best)
    return Judgement(row, before.to_move, str(action), verdict, round(chance, 3), better)


def _chance_after(engine: Engine, after: Quoridor, seat: Seat, seconds: float, threads: int) -> float:
    """The chance of the seat that has just acted."""
    if after.end:
        return 1.0 if after.end == "goal" else 0.5
    theirs = engine.search(after, seconds=seconds, threads=threads).variations[0].win_probability
    if len(after.pawns) == 2:
        return 1 - theirs
    return (1 - theirs) / (len(after.pawns) - 1)  # nobody knows which of the others gains what one loses


def verdict_of(given_away: float) -> str:
    """What giving away so much of the chance to win is called.

    >>> [verdict_of(lost) for lost in (0.0, 0.06, 0.2, 0.5)]
    ['good', 'inaccuracy', 'mistake', 'blunder']
    """
    return next((name for name, least in FAULTS if given_away >= least), "good")


def show(line: Variation) -> Shown:
    """A line in short actions."""
    steps = None if line.ends_in is not None else round(line.score / 100, 2)
    return Shown(round(line.win_probability, 3), steps, line.ends_in, line.depth, short(line.actions))


def short(actions: Sequence[Action]) -> tuple[str, ...]:
    """Actions as they are written in scores.

    >>> short([Action.parse("move e2"), Action.parse("wall e3h"), Action("pass")])
    ('e2', 'e3h', 'pass')
    """
    return tuple(action.fills[0][0] if action.fills else action.verb for action in actions)
