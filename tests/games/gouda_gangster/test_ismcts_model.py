"""The search model of Gouda Gangster: candidates are legal, cards are laid where they win, and policies are mixed."""

from random import Random

from experiments.gangster_exploiter import Exploiter

from cheeseboard.bots import Question, make_bot
from cheeseboard.core import canonical
from cheeseboard.games.gouda_gangster import GAME
from cheeseboard.games.gouda_gangster.bots.ismcts_model import ISMCTS_MODEL
from cheeseboard.games.gouda_gangster.state import GoudaGangster, Options, Phase
from games.gouda_gangster.tables import random_states, side, table


def answer(state: GoudaGangster, seat: int, bot: str = "level-5", seed: int = 1) -> str:
    question = Question(seat, GAME.view(state, seat), GAME.menu(state, seat))
    return str(make_bot(bot, "gouda-gangster", Random(seed)).choose(question))


def test_candidates_are_on_the_menu_in_every_phase() -> None:
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


def test_it_does_not_always_sneak_in_the_same_way() -> None:
    state = table(
        [side(hand="w3a w9a w12a"), side(hand="w4a w6b w7a"), side(hand="w2a w8a w9b")],
        Phase.SNEAK,
        pieces={"basement": 1, "bedroom": 1},
    )
    answers = {answer(state, 0, "level-4", seed) for seed in range(8)}
    assert len(answers) > 1


def test_the_exploiter_goes_to_the_free_cheese() -> None:
    state = table([side(hand="w3a"), side(), side()], Phase.SNEAK, pieces={"basement": 2})
    question = Question(0, GAME.view(state, 0), GAME.menu(state, 0))
    assert str(Exploiter("level-3", Random(1)).choose(question)).startswith("sneak basement")
