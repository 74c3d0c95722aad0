"""Makes more puzzles of Pac-Man. One puzzle a line, in the format of puzzles.jsonl:

python tools/puzzles/pac_man.py SEED GAMES >> more.jsonl

Figures that look one step ahead and err now and then play each other. Where exactly one step reaches a goal by force
and the next answer is the only one, too, it is a puzzle.
"""

import sys
from collections.abc import Iterator
from random import Random

import msgspec
from msgspec.structs import replace

from cheeseboard.core import Action, Over
from cheeseboard.core.kit import Puzzle
from cheeseboard.games import every_puzzle
from cheeseboard.games.pac_man import GAME, layouts, rules, view
from cheeseboard.games.pac_man.bots.evaluation import EVALUATOR
from cheeseboard.games.pac_man.bots.proof_search import (
    CATCH,
    EAT,
    ESCAPE,
    NodeLimitReached,
    ProofSearch,
    actions_of,
    begins_round,
    new_search,
    seat_of,
)
from cheeseboard.games.pac_man.puzzles import read, write
from cheeseboard.games.pac_man.state import PAC_MAN, Options, PacMan

RULES = GAME.spec.rules
MAX_PROOF_NODES = 40_000  # positions
ERRS = 0.2  # how often a step of self-play is any
QUESTIONS = ((EAT, 2), (EAT, 3), (CATCH, 1), (CATCH, 2), (ESCAPE, 1), (ESCAPE, 2))
FEWEST_ANSWERS = 2
INFINITY = 1e9
MAX_SOLUTION_LENGTH = 20


def puzzles(seed: int, games: int) -> Iterator[Puzzle]:
    """At most one puzzle of each goal from each of so many games."""
    rng = Random(seed)
    for number in range(games):
        found: set[str] = set()
        for state in _positions(layouts.names()[number % len(layouts.names())], rng):
            for goal, rounds in QUESTIONS:
                if (goal == CATCH) == (state.mover == PAC_MAN) or goal in found:
                    continue
                try:
                    made = make_puzzle(goal, rounds, read(write(state), RULES))
                except NodeLimitReached:
                    break
                if made:
                    found.add(goal)
                    yield made


def _positions(layout: str, rng: Random) -> Iterator[PacMan]:
    """Where a figure begins its move in a game that greedy figures play, erring now and then."""
    state: PacMan = rules.new(Options(layout=layout), 2)  # type: ignore[arg-type]
    mover = -1
    while not state.end:
        if state.mover != mover or begins_round(state):
            yield state
        mover = state.mover
        action = rng.choice(actions_of(state)) if rng.random() < ERRS else _tempting(state)
        state = rules.play(state, seat_of(state), action)


def _tempting(state: PacMan) -> Action:
    """What looks best one step ahead."""
    seat = seat_of(state)

    def looks(action: Action) -> float:
        then = rules.play(state, seat, action)
        if isinstance(over := rules.turn(then), Over):
            return INFINITY * (1 - 2 * over.ranks[seat])
        return EVALUATOR.evaluate(view.view(then, seat), seat)

    return max(actions_of(state), key=looks)


def make_puzzle(goal: str, rounds: int, state: PacMan) -> Puzzle | None:
    """The puzzle of this position, if it is one: several answers have to be found, and each is the only one."""
    proof = new_search(goal, state, MAX_PROOF_NODES)
    if not _only(proof, state, rounds) or (rounds > 1 and goal != ESCAPE and proof.is_forced(state, rounds - 1)):
        return None
    line, rest, answers = _forced_line(proof, state, rounds)
    if answers < FEWEST_ANSWERS or len(line) > MAX_SOLUTION_LENGTH:
        return None
    tempted = str(_tempting(state)) != line[0]
    if not tempted and rounds == 1 and answers == FEWEST_ANSWERS:
        return None  # everybody would step there
    return Puzzle(
        number=0,
        rules=RULES,
        goal=goal,
        turns=rounds,
        stars=1 + tempted + (rounds > 1),
        position=write(state),
        solution=tuple(line),
        continuation=tuple(rest),
    )


def _only(proof: ProofSearch, state: PacMan, rounds: int) -> Action | None:
    """The one step that reaches the goal by force, if there is exactly one and others could be tried."""
    actions = actions_of(state)
    good = [action for action in actions if proof.after(state, action, rounds)]
    return good[0] if len(good) == 1 and len(actions) > 1 else None


def _forced_line(proof: ProofSearch, state: PacMan, rounds: int) -> tuple[list[str], list[str], int]:
    """Answers as long as each is the only one; then how it goes on, for showing; and how many had to be found."""
    line: list[str] = []
    rest: list[str] = []
    answers, is_forced = 0, True
    while not _is_reached(proof, state, rounds):
        if proof.is_ours(state):
            good = [action for action in proof.ordered_actions(state) if proof.after(state, action, rounds)]
            action, is_forced = good[0], is_forced and len(good) == 1
            answers += is_forced and len(actions_of(state)) > 1
        else:
            action = _stubborn(proof, state, rounds)
        rest.append(str(action))
        if proof.is_ours(state) and is_forced:
            line, rest = [*line, *rest], []
        state = rules.play(state, seat_of(state), action)
        rounds -= begins_round(state)
    return line, rest, answers


def _stubborn(proof: ProofSearch, state: PacMan, rounds: int) -> Action:
    """What holds out longest against the goal."""
    actions = proof.ordered_actions(state)
    for action in actions:
        then = rules.play(state, seat_of(state), action)
        if not proof.is_forced(then, rounds - 1 - begins_round(then)):
            return action
    return actions[0]


def _is_reached(proof: ProofSearch, state: PacMan, rounds: int) -> bool:
    if proof.goal == EAT:
        return state.dots.bit_count() < proof.dots
    return bool(state.end) or state.lives < proof.lives or rounds <= 0


if __name__ == "__main__":
    first = every_puzzle("pac-man")[-1].number + 1
    for number, made in enumerate(puzzles(int(sys.argv[1]), int(sys.argv[2])), first):
        sys.stdout.write(msgspec.json.encode(replace(made, number=number)).decode() + "\n")
        sys.stdout.flush()
