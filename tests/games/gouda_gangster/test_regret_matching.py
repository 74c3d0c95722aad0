"""Regret matching: the policies it finds, and that it stops when told."""

import threading
from random import Random

import pytest

from cheeseboard.bots import Question, make_bot
from cheeseboard.bots.ismcts import IsmctsBot
from cheeseboard.core import canonical
from cheeseboard.games.gouda_gangster import GAME
from cheeseboard.games.gouda_gangster.bots.habitual_policy import SneakOption
from cheeseboard.games.gouda_gangster.bots.opponent_model import CARELESS, HABITUAL
from cheeseboard.games.gouda_gangster.bots.regret_matching import FixedPolicyPlayer, RegretMatcher
from cheeseboard.games.gouda_gangster.cards import ROOMS
from cheeseboard.games.gouda_gangster.state import Phase
from games.gouda_gangster.tables import side, table

PENNIES = [SneakOption("basement", (), 0.0), SneakOption("bedroom", (), 0.2)]  # a habitual rat goes to the bedroom


def goes(player: FixedPolicyPlayer, kind: int, rng: Random) -> int:
    """Which of the two rooms this player goes to, as an index."""
    return [ROOMS.index(option.room) for option in PENNIES].index(player.sample_sneak(kind, rng).room)


def pennies(rounds: int, *, is_learning: bool = True) -> tuple[float, float]:
    """Matching pennies: one rat wins where they meet, the other where not. How often each goes to the basement."""
    rng, finder, hider, player = (
        Random(1),
        RegretMatcher((), PENNIES),
        RegretMatcher((), PENNIES),
        FixedPolicyPlayer((), PENNIES),
    )
    for number in range(rounds):
        found = finder.sample(rng)
        hidden = hider.sample(rng) if is_learning else goes(player, HABITUAL, rng)
        finder.update([float(room == hidden) for room in range(2)], number)
        if is_learning:
            hider.update([float(room != found) for room in range(2)], number)
    return finder.average_policy()[0], hider.average_policy()[0]


def test_two_learners_converge_to_the_equilibrium() -> None:
    assert pennies(2000) == pytest.approx((0.5, 0.5), abs=0.05)


def test_a_fixed_policy_is_exploited() -> None:
    assert pennies(500, is_learning=False)[0] < 0.02, "the hider always goes to the bedroom"


def test_a_careless_player_does_what_a_habitual_one_does_not() -> None:
    rng, player = Random(1), FixedPolicyPlayer((), PENNIES)
    assert {goes(player, HABITUAL, rng) for _ in range(50)} == {1}
    assert {goes(player, CARELESS, rng) for _ in range(50)} == {0, 1}


def sneaking() -> Question:
    """A question of phase 3."""
    hands = [side(hand="w3a w9a w12a trap"), side(hand="w4a w6b w7a"), side(hand="w2a w8a w9b")]
    state = table(hands, Phase.SNEAK, pieces={"basement": 1, "bedroom": 1})
    return Question(0, GAME.view(state, 0), GAME.menu(state, 0))


def bot(name: str, seed: int = 1) -> IsmctsBot:
    made = make_bot(name, "gouda-gangster", Random(seed))
    assert isinstance(made, IsmctsBot)
    return made


def test_the_same_seed_finds_the_same_policy() -> None:
    question = sneaking()
    assert bot("level-5").policy(question) == bot("level-5").policy(question) != bot("level-5", 2).policy(question)


def test_a_policy_mixes_several_legal_actions() -> None:
    question = sneaking()
    policy = bot("level-5").policy(question)
    total = sum(share for _, share in policy)
    assert all(canonical(question.menu, action) == action for action, _ in policy)
    assert max(share for _, share in policy) < 0.9 * total


def test_a_bot_with_much_time_answers_when_stopped() -> None:
    thinker, answers = bot("level-5@900s"), list[str]()
    thread = threading.Thread(target=lambda: answers.append(str(thinker.choose(sneaking()))))
    thread.start()
    while thread.is_alive():
        thinker.stop()
        thread.join(0.05)
    assert answers[0].startswith("sneak ")
