"""Our engine against open_spiel's tree search with random playouts, at no more processor time than it takes."""

import sys
import time
from random import Random

import pyspiel
import pytest

from cheeseboard.core import Action, expand
from cheeseboard.games.quoridor import fast, rules
from cheeseboard.games.quoridor.state import Options, Quoridor
from games.quoridor.spiel import SpielGame, load, translate

OPENINGS, SIMULATIONS, NODES = 50, 300, 40_000
MUST_WIN = 95


def opening(rng: Random) -> list[Action]:
    """Two to six legal actions by chance, every second one a step."""
    state, actions = rules.new(Options(first=0), 2), []
    for ply in range(rng.randint(2, 6)):
        menu = rules.menu(state, state.to_move)
        chosen = rng.choice([action for action in expand(menu) if ply % 2 or action.verb == "move"])
        state = rules.play(state, state.to_move, chosen)
        actions.append(chosen)
    return actions


class Duel:
    """One game, the opening given; tells the processor time of both."""

    def __init__(self, seed: int) -> None:
        evaluator = pyspiel.RandomRolloutEvaluator(1, seed)
        solve, verbose = True, False
        self.theirs = pyspiel.MCTSBot(load(2), evaluator, 2.0, SIMULATIONS, 1_000, solve, seed, verbose)
        self.ours = fast.Engine(16)
        self.spent = [0.0, 0.0]

    def play(self, actions: list[Action], our_seat: int) -> float:
        """What we scored."""
        state, mirror = rules.new(Options(first=0), 2), SpielGame(2)
        ahead = list(reversed(actions))
        while not state.end and not mirror.is_over():
            action = ahead.pop() if ahead else self._choose(state, mirror, our_seat)
            mirror.apply(str(action))
            state = rules.play(state, state.to_move, action)
        return float(rules.ranks(state)[our_seat] == 0) if state.end == "goal" else 0.5

    def _choose(self, state: Quoridor, mirror: SpielGame, our_seat: int) -> Action:
        begun = time.process_time()
        if state.to_move == our_seat:
            action = self.ours.search(state, nodes=NODES).variations[0].actions[0]
        else:
            action = Action.parse(translate(mirror.state.action_to_string(self.theirs.step(mirror.state))))
        self.spent[state.to_move != our_seat] += time.process_time() - begun
        return action


@pytest.mark.soak
@pytest.mark.skipif(not fast.has_kernel(), reason="the kernel is not built: no C++ compiler")
def test_it_beats_open_spiels_tree_search_from_any_opening(capsys: pytest.CaptureFixture[str]) -> None:
    rng, won, spent = Random(1), 0.0, [0.0, 0.0]
    for number in range(OPENINGS):
        actions = opening(rng)
        for our_seat in (0, 1):
            duel = Duel(2 * number + our_seat)
            won += duel.play(actions, our_seat)
            spent = [before + now for before, now in zip(spent, duel.spent, strict=True)]
    with capsys.disabled():
        sys.stdout.write(
            f"{won} of {2 * OPENINGS} won; processor seconds: ours {spent[0]:.1f}, theirs {spent[1]:.1f}\n"
        )
    assert won >= MUST_WIN
