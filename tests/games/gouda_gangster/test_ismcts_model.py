"""What the searching bot thinks in Gouda Gangster: ideas, hopes, beliefs, and that it does not always do the same."""

from collections import Counter
from random import Random

import pytest
from experiments.gangster_exploiter import Exploiter
from msgspec.structs import replace

from cheeseboard.bots import Question, make_bot
from cheeseboard.core import Over, canonical
from cheeseboard.games.gouda_gangster import GAME
from cheeseboard.games.gouda_gangster.bots.ismcts_model import ISMCTS_MODEL
from cheeseboard.games.gouda_gangster.bots.round_value import hand_log_odds
from cheeseboard.games.gouda_gangster.state import GoudaGangster, Options, Phase
from games.gouda_gangster.tables import random_states, side, table


def answer(state: GoudaGangster, seat: int, bot: str = "level-5", seed: int = 1) -> str:
    question = Question(seat, GAME.view(state, seat), GAME.menu(state, seat))
    return str(make_bot(bot, "gouda-gangster", Random(seed)).choose(question))


def test_ideas_are_on_the_menu_in_every_phase() -> None:
    rng, phases = Random(2), set[Phase]()
    for seats in (3, 6):
        for state in random_states(Options(), seats, rng):
            for seat in range(seats):
                if menu := GAME.menu(state, seat):
                    candidates = ISMCTS_MODEL.candidates(GAME.view(state, seat), seat, menu, rng)
                    assert candidates
                    assert all(canonical(menu, candidate.action) == candidate.action for candidate in candidates)
                    phases.add(state.phase)
    assert phases == {Phase.SNEAK, Phase.SPY, Phase.REINFORCE}


def test_supposed_states_show_the_seat_what_it_sees() -> None:
    rng, tried = Random(3), 0
    for state in random_states(Options(), 4, rng):
        if isinstance(GAME.turn(state), Over):
            continue
        for seat in range(4):
            view = GAME.view(state, seat)
            seen = GAME.view(ISMCTS_MODEL.determinize(view, (), rng), seat)
            waiting = tuple(own if own.own else replace(own, ready=False) for own in view.sides)
            assert seen == replace(view, sides=waiting)
            tried += 1
    assert tried > 100


def test_a_hidden_rat_is_believed_to_be_where_the_cheese_is() -> None:
    rats = [side("bathroom"), side("basement", "w3a"), side("bedroom", "w4a")]
    view = GAME.view(table(rats, Phase.REINFORCE, 0, pieces={"basement": 2}), 0)
    rng = Random(1)
    rooms = Counter(ISMCTS_MODEL.determinize(view, (), rng).sides[1].room for _ in range(300))
    assert rooms["basement"] > 150, "even would be 75"


def test_hopes_are_shares_of_one_victory_and_grow_with_rats_and_cards() -> None:
    even = table([side(hand="w9a"), side(hand="w9b"), side()], Phase.RAIN)
    hopes = ISMCTS_MODEL.win_probabilities(even)
    assert sum(hopes) == pytest.approx(1)
    assert hopes[0] == pytest.approx(hopes[1])
    assert hopes[1] > hopes[2]
    ahead = table([side(hand="w9a", rats=1), side(hand="w9b"), side()], Phase.RAIN)
    assert ISMCTS_MODEL.win_probabilities(ahead)[0] > hopes[0]
    assert hand_log_odds(("trap", "cheese")) == pytest.approx(hand_log_odds(("trap",)) + hand_log_odds(("cheese",)))


def test_it_lays_what_wins_and_keeps_what_does_not() -> None:
    rats = [
        side("bathroom", hand="w5a w9a w20a"),
        side("bathroom", up="w7a", room_up=True),
        side("bedroom", room_up=True),
    ]
    state = table(rats, Phase.REINFORCE, 0, pieces={"bathroom": 1}, king=1)
    assert answer(state, 0) == "lay w9a"
    hopeless = table([side("bathroom", hand="w5a"), *rats[1:]], Phase.REINFORCE, 0, pieces={"bathroom": 1}, king=1)
    assert answer(hopeless, 0) == "pass"


def test_it_does_not_always_sneak_alike() -> None:
    state = table(
        [side(hand="w3a w9a w12a"), side(hand="w4a w6b w7a"), side(hand="w2a w8a w9b")],
        Phase.SNEAK,
        pieces={"basement": 1, "bedroom": 1},
    )
    answers = {answer(state, 0, "level-4", seed) for seed in range(8)}
    assert len(answers) > 1


def test_the_exploiter_answers_what_its_victims_do() -> None:
    state = table([side(hand="w3a"), side(), side()], Phase.SNEAK, pieces={"basement": 2})
    question = Question(0, GAME.view(state, 0), GAME.menu(state, 0))
    assert str(Exploiter("level-3", Random(1)).choose(question)).startswith("sneak basement")
