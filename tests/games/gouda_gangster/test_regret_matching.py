"""How rats learn what to lay against each other: what mix they find, and that they stop when told."""

import threading
from random import Random

import pytest

from cheeseboard.bots import Question, make_bot
from cheeseboard.bots.ismcts import IsmctsBot
from cheeseboard.core import canonical
from cheeseboard.games.gouda_gangster import GAME
from cheeseboard.games.gouda_gangster.bots.habitual_policy import SneakOption
from cheeseboard.games.gouda_gangster.bots.regret_matching import FixedPolicyPlayer, RegretMatcher
from cheeseboard.games.gouda_gangster.cards import ROOMS
from cheeseboard.games.gouda_gangster.state import Phase
from games.gouda_gangster.tables import side, table

PENNIES = [SneakOption("basement", (), 0.0), SneakOption("bedroom", (), 0.2)]  # by habit one goes to the bedroom


HABIT, CARELESS = 0, 1


def goes(creature: FixedPolicyPlayer, kind: int, rng: Random) -> int:
    """Which of the two rooms it goes to."""
    return [ROOMS.index(way.room) for way in PENNIES].index(creature.sample_sneak(kind, rng).room)


def pennies(rounds: int, *, is_learning: bool = True) -> tuple[float, float]:
    """How often two rats go to the basement, of which one wins where they meet and the other where they do not."""
    rng, finder, hider, creature = (
        Random(1),
        RegretMatcher((), PENNIES),
        RegretMatcher((), PENNIES),
        FixedPolicyPlayer((), PENNIES),
    )
    for number in range(rounds):
        found = finder.sample(rng)
        hidden = hider.sample(rng) if is_learning else goes(creature, HABIT, rng)
        finder.update([float(room == hidden) for room in range(2)], number)
        if is_learning:
            hider.update([float(room != found) for room in range(2)], number)
    return finder.average_policy()[0], hider.average_policy()[0]


def test_two_rats_that_learn_from_each_other_end_even() -> None:
    assert pennies(2000) == pytest.approx((0.5, 0.5), abs=0.05)


def test_against_habits_one_learns_the_best_answer() -> None:
    assert pennies(500, is_learning=False)[0] < 0.02, "whoever hides always goes to the bedroom"


def test_a_careless_rat_does_what_a_creature_of_habit_does_not() -> None:
    rng, creature = Random(1), FixedPolicyPlayer((), PENNIES)
    assert {goes(creature, HABIT, rng) for _ in range(50)} == {1}
    assert {goes(creature, CARELESS, rng) for _ in range(50)} == {0, 1}


def sneaking() -> Question:
    """A question how to sneak in."""
    hands = [side(hand="w3a w9a w12a trap"), side(hand="w4a w6b w7a"), side(hand="w2a w8a w9b")]
    state = table(hands, Phase.SNEAK, pieces={"basement": 1, "bedroom": 1})
    return Question(0, GAME.view(state, 0), GAME.menu(state, 0))


def bot(name: str, seed: int = 1) -> IsmctsBot:
    made = make_bot(name, "gouda-gangster", Random(seed))
    assert isinstance(made, IsmctsBot)
    return made


def test_the_same_seed_finds_the_same_mix() -> None:
    question = sneaking()
    assert bot("level-5").policy(question) == bot("level-5").policy(question) != bot("level-5", 2).policy(question)


def test_a_mix_holds_several_ways_of_the_menu() -> None:
    question = sneaking()
    mix = bot("level-5").policy(question)
    total = sum(share for _, share in mix)
    assert all(canonical(question.menu, action) == action for action, _ in mix)
    assert max(share for _, share in mix) < 0.9 * total


def test_who_would_scheme_for_long_answers_when_stopped() -> None:
    schemer, answers = bot("level-5@900s"), list[str]()
    context = threading.Thread(target=lambda: answers.append(str(schemer.choose(sneaking()))))
    context.start()
    while context.is_alive():
        schemer.stop()
        context.join(0.05)
    assert answers[0].startswith("sneak ")
