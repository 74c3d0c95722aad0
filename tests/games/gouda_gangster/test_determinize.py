"""Determinization: sampled states agree with the view, and hidden rats carry what a habitual rat would have laid."""

from collections import Counter
from random import Random

from msgspec.structs import replace

from cheeseboard.core import Over
from cheeseboard.games.gouda_gangster import GAME
from cheeseboard.games.gouda_gangster.bots.determinize import determinize
from cheeseboard.games.gouda_gangster.cards import STRENGTH
from cheeseboard.games.gouda_gangster.state import Options, Phase
from cheeseboard.games.gouda_gangster.view import imagine
from games.gouda_gangster.tables import random_states, side, table

SAMPLES = 300


def test_determinized_states_have_the_same_view() -> None:
    rng, tried = Random(3), 0
    for state in random_states(Options(), 4, rng):
        if isinstance(GAME.turn(state), Over):
            continue
        for seat in range(4):
            view = GAME.view(state, seat)
            seen = GAME.view(determinize(view, rng), seat)
            waiting = tuple(own if own.own else replace(own, ready=False) for own in view.sides)
            assert seen == replace(view, sides=waiting)
            tried += 1
    assert tried > 100


def test_a_hidden_rat_is_probably_where_the_cheese_is() -> None:
    rats = [side("bathroom"), side("basement", "w3a"), side("bedroom", "w4a")]
    view = GAME.view(table(rats, Phase.REINFORCE, 0, pieces={"basement": 2}), 0)
    rng = Random(1)
    rooms = Counter(determinize(view, rng).sides[1].room for _ in range(SAMPLES))
    assert rooms["basement"] > 150, "even would be 75"


def test_a_rat_alone_in_an_empty_room_probably_carries_a_cheese_card() -> None:
    rats = [side("basement", "w3a"), side("bathroom", "cheese", room_up=True), side("basement", "w4a")]
    view = GAME.view(table(rats, Phase.REINFORCE, 0, pieces={"basement": 1}), 0)
    rng = Random(1)
    posterior = sum("cheese" in determinize(view, rng).sides[1].down for _ in range(SAMPLES)) / SAMPLES
    uniform = sum("cheese" in imagine(view, rng).sides[1].down for _ in range(SAMPLES)) / SAMPLES
    assert posterior > 3 * uniform


def test_a_single_card_laid_from_a_big_hand_is_probably_a_strong_one() -> None:
    rats = [side("basement", "w3a"), side("basement", "w15a", hand="w2a w4b w5a"), side("basement", "w4a")]
    view = GAME.view(table(rats, Phase.REINFORCE, 0, pieces={"basement": 2}), 0)
    rng = Random(1)

    def strength(sampler: object) -> float:
        states = [determinize(view, rng) if sampler is determinize else imagine(view, rng) for _ in range(SAMPLES)]
        return sum(STRENGTH.get(card, 0) for state in states for card in state.sides[1].down) / SAMPLES

    assert strength(determinize) > strength(imagine) + 1
