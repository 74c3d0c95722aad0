"""The evaluation: its shortlist is legal, and the greedy bot is clearly better than a random one."""

from random import Random

import pytest

from cheeseboard.arena.match import play_one
from cheeseboard.arena.standings import standings
from cheeseboard.bots import Question
from cheeseboard.bots.greedy import GreedyBot
from cheeseboard.core import Action, canonical
from cheeseboard.games.gouda_gangster import GAME, KIT
from cheeseboard.games.gouda_gangster.bots.evaluation import EVALUATOR, p_cheese
from cheeseboard.games.gouda_gangster.state import GoudaGangster, Options, Phase
from games.gouda_gangster.tables import random_states, side, table


def choice(state: GoudaGangster, seat: int, seed: int = 1) -> str:
    question = Question(seat, GAME.view(state, seat), GAME.menu(state, seat))
    return str(GreedyBot(GAME, EVALUATOR, Random(seed)).choose(question))


def test_the_shortlist_is_on_the_menu_in_its_own_order() -> None:
    rng, tried = Random(1), 0
    for seats in (3, 6):
        for state in random_states(Options(), seats, rng):
            for seat in range(seats):
                if menu := GAME.menu(state, seat):
                    actions = EVALUATOR.shortlist(GAME.view(state, seat), seat, menu, rng)
                    assert actions
                    assert all(canonical(menu, action) == action for action in actions)
                    tried += len(actions)
    assert tried > 500


def test_a_rat_alone_with_a_known_piece_is_sure_of_it() -> None:
    rats = [side("bathroom"), side("bedroom", room_up=True), side("basement", room_up=True)]
    state = table(rats, Phase.REINFORCE, 0, pieces={"bathroom": 1})
    assert p_cheese(GAME.view(state, 0), 0) == 1
    assert p_cheese(GAME.view(state, 1), 1) == 0


def test_greedy_goes_where_the_cheese_is() -> None:
    state = table([side(hand="w3a"), side(), side()], Phase.SNEAK, pieces={"basement": 2})
    assert choice(state, 0).startswith("sneak basement")


def test_greedy_lays_what_wins_and_keeps_what_does_not() -> None:
    rats = [
        side("bathroom", hand="w5a w9a w20a"),
        side("bathroom", up="w7a", room_up=True),
        side("bedroom", room_up=True),
    ]
    state = table(rats, Phase.REINFORCE, 0, pieces={"bathroom": 1}, king=1)
    assert choice(state, 0) == "lay w9a"
    hopeless = table([side("bathroom", hand="w5a"), *rats[1:]], Phase.REINFORCE, 0, pieces={"bathroom": 1}, king=1)
    assert choice(hopeless, 0) == "pass"


def test_greedy_slips_through_a_hole_to_a_free_piece() -> None:
    rats = [
        side("bathroom", hand="hole-in-the-wall"),
        side("bathroom", up="w7a", room_up=True),
        side("bedroom", room_up=True),
    ]
    state = table(rats, Phase.REINFORCE, 0, pieces={"bathroom": 1, "basement": 1}, king=1)
    assert choice(state, 0) == "hole basement"


def test_the_default_is_the_fullest_room_and_then_passing() -> None:
    state = table([side(hand="w3a"), side(), side()], Phase.SNEAK, pieces={"bedroom": 1, "basement": 2})
    assert KIT.default_action(GAME.view(state, 0), GAME.menu(state, 0)) == Action.parse("sneak basement -")


def score(bots: list[str], games: int) -> tuple[float, float]:
    """The share of wins of the first bot, and the lower end of its interval."""
    results = []
    for number in range(games):
        file = play_one("gouda-gangster", bots, Options(), 1, number)
        assert file.result
        results.append((number, file.result))
    first = standings(bots, results)[0]
    return first.score, first.low


def test_greedy_beats_random() -> None:
    assert score(["greedy", "random", "random"], games=18)[1] > 1 / 3


@pytest.mark.soak
@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_greedy_beats_random_in_many_games(seats: int) -> None:
    assert score(["greedy"] + ["random"] * (seats - 1), games=200)[1] > 2 / seats
