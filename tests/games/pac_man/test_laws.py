"""The laws of core/laws.py on Pac-Man: a sample here, ten thousand games in `make soak`."""

from random import Random

import msgspec
import pytest

from cheeseboard.core import Action, Bounded, Emitted, Seat
from cheeseboard.core.laws import Breach, run_to_end, walk
from cheeseboard.core.options import random_options
from cheeseboard.games.pac_man import GAME, KIT
from cheeseboard.games.pac_man.game import _PacManGame as PacManGame
from cheeseboard.games.pac_man.layouts import Layout
from cheeseboard.games.pac_man.rules import play
from cheeseboard.games.pac_man.state import Options, PacMan
from cheeseboard.games.pac_man.view import View, imagine


def test_the_laws_hold_on_a_sample() -> None:
    rng = Random(1)
    for _ in range(25):
        seats = rng.choice(GAME.spec.seats)
        walk(KIT, random_options(GAME, seats, rng.randrange), seats, rng.randrange, 40)


def test_random_games_end() -> None:
    rng = Random(2)
    for _ in range(60):
        seats = rng.choice(GAME.spec.seats)
        run_to_end(GAME, random_options(GAME, seats, rng.randrange), seats, rng)


def test_the_bound_covers_the_longest_options() -> None:
    longest = Options(lives=9, patience=200)
    assert longest.patience != "off"
    quiet_turns = (longest.lives + 3) * longest.patience
    assert isinstance(GAME.spec.ends, Bounded)
    assert GAME.spec.ends.steps >= quiet_turns * 13


class Forgetful(PacManGame):
    """A planted fault: the imagination forgets the bonus."""

    def imagine(self, view: View, rng: Random) -> PacMan:
        return msgspec.structs.replace(imagine(view, rng), bonus=False)


def test_a_planted_fault_is_found() -> None:
    kit = msgspec.structs.replace(KIT, rules=Forgetful())
    beside_a_dot = Options(layout=Layout("a2", ("e9", "c5", "e1", "i5"), ("a1", "b2", "a3", "i9")))
    with pytest.raises(Breach, match="imagined"):
        walk(kit, beside_a_dot, 2, Random(3).randrange, 3)


class Whispers(PacManGame):
    """A planted leak: only who acted is told what happened."""

    def play(self, state: PacMan, seat: Seat, action: Action) -> PacMan:
        after = play(state, seat, action)
        return msgspec.structs.replace(after, events=tuple(Emitted(one.event, (seat,)) for one in after.events))


def test_what_only_one_seat_is_told_is_found() -> None:
    kit = msgspec.structs.replace(KIT, rules=Whispers())
    with pytest.raises(Breach, match="one view for all seats"):
        walk(kit, Options(), 2, Random(3).randrange, 3)


@pytest.mark.soak
def test_ten_thousand_random_games_keep_the_laws() -> None:
    rng = Random(4)
    for number in range(10_000):
        seats = rng.choice(GAME.spec.seats)
        options = random_options(GAME, seats, rng.randrange)
        run_to_end(GAME, options, seats, rng)
        if number % 10 == 0:
            walk(KIT, options, seats, rng.randrange, 60)
