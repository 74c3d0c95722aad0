"""Our rules beside open_spiel's, a program by other people in another language."""

from random import Random

import pytest

from cheeseboard.core import Action, expand, sample
from cheeseboard.games.quoridor import GAME
from cheeseboard.games.quoridor.state import Options, Quoridor
from cheeseboard.games.quoridor.text import write
from games.quoridor.spiel import SpielDied, SpielGame

PLIES = 300  # open_spiel calls it a draw at 324


@pytest.mark.parametrize(("seats", "wanted"), [(2, 2_000), (4, 2_000)])
def test_random_positions_have_the_same_actions(seats: int, wanted: int) -> None:
    rng, compared, died = Random(seats), 0, 0
    while compared < wanted:
        ours: Quoridor = GAME.new(Options(first=0, repetition="none"), seats)
        theirs = SpielGame(seats)
        try:
            for _ in range(PLIES):
                actions = {str(action) for action in expand(GAME.menu(ours, ours.to_move))}
                assert theirs.actions() == actions, write(ours)
                assert theirs.is_over() == bool(ours.end), write(ours)
                compared += 1
                if ours.end:
                    break
                # Barriers first would fill the board at once: half of the time move, to see jumps too.
                menu = GAME.menu(ours, ours.to_move)
                action: Action = sample(menu[:1] if rng.random() < 0.6 else menu, rng)
                theirs.apply(str(action))
                ours = GAME.play(ours, ours.to_move, action)
        except SpielDied:
            died += 1
    assert died <= compared / 100
