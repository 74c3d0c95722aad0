"""Puzzles of Pac-Man: eat a dot, escape, or catch him, within a number of rounds, whatever the others do."""

from collections.abc import Iterator, Sequence
from itertools import pairwise

from msgspec.structs import replace

from cheeseboard.core import Action, BadFile, Seat, Sentence, sentence
from cheeseboard.core.kit import Puzzle
from cheeseboard.games.pac_man import rules
from cheeseboard.games.pac_man.bots.proof_search import ProofSearch, begins_round, new_search, seat_of
from cheeseboard.games.pac_man.layouts import BOARD
from cheeseboard.games.pac_man.maze import maze_of
from cheeseboard.games.pac_man.state import FIGURES, OFF, PAC_MAN, VERSION_1, Options, PacMan, figure_seats

MAX_REFUTATION_NODES = 400_000  # tools/puzzles/pac_man.py allows less, so this is never reached
PUZZLE_SEATS = 2  # one seat has all four ghosts
EATEN_MARK = "-"


def write(state: PacMan) -> str:
    """The position on one line: layout; figures; dots; lives, mover, steps left, bonus. Default options otherwise."""
    at = " ".join(BOARD.names[square] if square != OFF else EATEN_MARK for square in state.at)
    dots = " ".join(_dots(state))
    return f"{state.options.layout}; {at}; {dots}; {state.lives} {state.mover} {state.steps_left} {int(state.bonus)}"


def read(position: str, rules: int) -> PacMan:
    """The state of such a line, with the defaults of this rules version."""
    try:
        layout, at, dots, rest = (part.split() for part in position.split(";"))
        options = replace(VERSION_1 if rules == 1 else Options(), layout=layout[0])
        lives, mover, steps_left, bonus = map(int, rest)
        dot_bit = maze_of(options.layout).dot_bit
        squares = tuple(OFF if name == EATEN_MARK else BOARD.squares[name] for name in at)
        dots_left = sum(dot_bit[BOARD.squares[name]] for name in dots)
    except (ValueError, KeyError, IndexError) as error:
        raise BadFile("puzzle-unreadable", why=str(error)[:80]) from None
    return PacMan(
        options,
        PUZZLE_SEATS,
        figure_seats(PUZZLE_SEATS, 0),
        squares,
        dots_left,
        lives,
        mover,
        steps_left,
        bool(bonus),
        turns_without_progress=0,
    )


def refute(puzzle: Puzzle, states: Sequence[PacMan], solver: Seat) -> tuple[Action, ...]:
    """After a wrong attempt: the rest of this round, in which the other side prevents the goal."""
    proof = new_search(puzzle.goal, states[0], MAX_REFUTATION_NODES)
    state, rounds = states[-1], puzzle.turns - sum(map(begins_round, states[1:]))
    actions: list[Action] = []
    while not _is_refuted(puzzle, states[0], state, rounds, len(actions)):
        action = _refutation(proof, state, rounds)
        state = rules.play(state, seat_of(state), action)
        rounds -= begins_round(state)
        actions.append(action)
    return tuple(actions)


def _is_refuted(puzzle: Puzzle, first: PacMan, state: PacMan, rounds: int, shown: int) -> bool:
    """Whether enough was shown: he is caught, the rounds are over, or the solver's next turn begins."""
    if state.end or state.lives < first.lives or rounds <= 0:
        return True
    return begins_round(state) and first.mover == PAC_MAN and shown > 0


def _refutation(proof: ProofSearch, state: PacMan, rounds: int) -> Action:
    """An action that prevents the goal; any action of the solver's own side, for the goal is out of reach already."""
    actions = proof.ordered_actions(state)
    if proof.is_ours(state):
        return actions[0]
    return next(action for action in actions if not proof.after(state, action, rounds))


def hints(puzzle: Puzzle, state: PacMan, to_come: Sequence[Action]) -> tuple[Sentence, ...]:
    """Hints at the first of these actions: what it is about, then where this turn should end."""
    states = tuple(_states(state, to_come))
    figure = FIGURES[state.mover]
    last = next((after for after in states if after.mover != state.mover), states[-1])
    aim = sentence("puzzle-hint-aim", figure=figure, at=BOARD.names[last.at[state.mover]])
    return (*_purpose(puzzle.goal, states), aim)


def _purpose(goal: str, states: Sequence[PacMan]) -> Iterator[Sentence]:
    """Which dot is eaten in the end, or where Pac-Man is caught."""
    for before, after in pairwise(states):
        if goal == "eat" and before.dots != after.dots:
            (dot,) = set(_dots(before)) - set(_dots(after))
            yield sentence("puzzle-hint-dot", at=dot)
            return
        if goal == "catch" and after.lives < before.lives:
            yield sentence("puzzle-hint-trap", at=BOARD.names[before.at[PAC_MAN]])
            return


def _states(state: PacMan, to_come: Sequence[Action]) -> Iterator[PacMan]:
    yield state
    for action in to_come:
        state = rules.play(state, seat_of(state), action)
        yield state


def _dots(state: PacMan) -> tuple[str, ...]:
    """The squares of the dots not eaten yet."""
    return maze_of(state.options.layout).split_dots[state.dots][0]
