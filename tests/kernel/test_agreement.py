"""The kernel is a fast copy of the rules: the same menus, successors, ends and counts."""

from collections import Counter
from collections.abc import Callable
from random import Random

import pytest
from msgspec.structs import replace

from cheeseboard.core import Action, expand, sample
from cheeseboard.core.options import random_options
from cheeseboard.games.quoridor import GAME, fast, rules
from cheeseboard.games.quoridor.state import Options, Quoridor
from cheeseboard.games.quoridor.text import read_position
from games.quoridor.test_perft import cases
from kernel.agreement import differences, play_in_both

Record = Callable[[str, object], None]
pytestmark = pytest.mark.skipif(not fast.has_kernel(), reason="the kernel is not built: no C++ compiler")


def compare_walks(seed: int, positions: int) -> Counter[str]:
    """Random games over all options and seat counts until so many positions were compared."""
    rng, compared = Random(seed), Counter[str]()
    while compared["positions"] < positions:
        seats = rng.choice((2, 3, 4))
        options = random_options(GAME, seats, rng.randrange)
        assert isinstance(options, Options)
        state: Quoridor = GAME.new(replace(options, first=rng.randrange(seats)), seats)
        no_walls = rng.random()  # how often this walk places no wall, so that pawns meet and return
        position, fresh, log = fast.load(state), fast.load(state), list[Action]()
        while not state.end and rng.random() > 0.005:
            menu = rules.menu(state, state.to_move)
            assert differences(state, menu, fresh, log) == []
            compared.update(
                ["positions", f"{seats} seats", options.third_pawn, options.repetition, f"size {options.size}"]
            )
            action = sample(menu[:1] if rng.random() < no_walls else menu, rng)
            state, fresh = play_in_both(state, position, action, log)
            log.append(action)
        compared.update([f"end {state.end}"] if state.end else [])
        if state.end:
            assert position.legal() == []
    return compared


@pytest.mark.parametrize("positions", [5_000, pytest.param(100_000, marks=pytest.mark.slow)])
def test_random_walks_agree_over_all_options(positions: int, record_property: Record) -> None:
    compared = compare_walks(8, positions)
    record_property("compared", dict(compared))
    assert compared["positions"] >= positions
    seen = ("2 seats", "3 seats", "4 seats", "stop", "side", "draw", "none", "size 3", "size 5", "size 7", "size 9")
    assert all(compared[kind] > positions / 40 for kind in seen), compared
    assert compared["end goal"] > 10
    assert compared["end repetition"] >= 10


@pytest.mark.parametrize(("name", "position", "depth", "count"), cases())
def test_perft_equals_the_table(name: str, position: str, depth: int, count: int) -> None:
    assert fast.perft(read_position(position), depth) == count, name


def test_perft_4_is_the_number_that_others_agree_on() -> None:
    assert fast.perft(read_position("pawns e1 e9; hands 10 10; turn 0"), 4) == 247_569_030


def test_perft_knows_repetition() -> None:
    state = read_position("pawns e4 e6; hands 0 0; turn 0")
    for word in ("e3", "e7", "e4", "e6", "e3", "e7"):
        state = rules.play(state, state.to_move, Action("move", ((word,),)))
    in_python = sum(
        len(list(expand(rules.menu(after, after.to_move))))
        for action in expand(rules.menu(state, 0))
        for after in [rules.play(state, 0, action)]
    )
    assert fast.perft(state, 2) == in_python
    closer = rules.play(state, 0, Action("move", (("e4",),)))
    only_this = (closer.repetition_keys[-1][-1:],)
    assert fast.perft(closer, 2) < fast.perft(replace(closer, repetition_keys=only_this), 2)


@pytest.mark.parametrize(
    ("version", "repetition", "end"),
    [(1, "draw", ""), (1, "none", "turn-limit"), (2, "draw", "turn-limit"), (2, "none", "turn-limit")],
)
def test_it_knows_the_turn_limit_of_each_version(version: int, repetition: str, end: str) -> None:
    state = read_position(f"pawns e4 e6; hands 2 2; repetition {repetition}; turn 0")
    state = replace(state, options=replace(state.options, rules=version), turns=rules.TURN_LIMIT - 2)
    assert fast.perft(state, 3) == (0 if end else fast.perft(replace(state, turns=0), 3))
    _, drawn, actions = fast.random_games(state, 10, 1)
    assert (drawn, actions) == (10, 20) if end else actions > 20
    for text in ("wall a1h", "move e7"):
        assert not state.end
        state, _ = play_in_both(state, fast.load(state), Action.parse(text), [])
    assert state.end == end


def test_a_planted_difference_is_found_and_told_by_its_log() -> None:
    state = read_position("pawns c2 c3 c4; size 5; third_pawn side; turn 0")
    other = read_position("pawns c2 c3 c4; size 5; third_pawn stop; turn 0")
    wall = Action.parse("wall a4h")
    with pytest.raises(AssertionError, match="leads elsewhere after move c1"):
        play_in_both(state, fast.load(read_position("pawns c2 c3 c5; size 5; turn 0")), wall, [Action.parse("move c1")])
    play_in_both(state, fast.load(state), wall, [])
    assert set(fast.load(state).legal()) != set(fast.load(other).legal())


def test_it_refuses_what_is_no_position_and_what_is_not_legal() -> None:
    position = fast.load(read_position("pawns e1 e9; hands 10 10; turn 0"))
    with pytest.raises(ValueError, match="not legal"):
        position.make(fast.number_of(Action.parse("move e3")))
    with pytest.raises(ValueError, match="nothing to take back"):
        position.unmake()
    state = read_position("pawns e1 e9; hands 10 10; turn 0")
    with pytest.raises(ValueError, match="overlap"):
        fast.load(replace(state, h=0b11))
