"""The bot for hidden cards: it finds what wins, keeps its budget, and nobody in its imagined games sees too much."""

import threading
from collections.abc import Sequence
from random import Random
from typing import Any

import pytest

from bots.strength import open_bot
from cheeseboard.bots import Question, make_bot
from cheeseboard.bots.budget import Budget
from cheeseboard.bots.ismcts import IsmctsBot, likelihoods
from cheeseboard.core import CHANCE, AnyGame, Ask, Chance, Line, Menu, Seat, expand, sample, size
from cheeseboard.core.taste import AnyInsight, Idea, Level
from cheeseboard.games import find, part

HIDDEN = ("gouda-gouda", "gouda-gangster")


class Blank:
    """Knows nothing of nim but how it ends."""

    def pauses(self, state: Any) -> bool:
        return False

    def hopes(self, state: Any) -> Sequence[float]:
        raise AssertionError("a game without pauses is played to its end")

    def ideas(self, view: Any, seat: Seat, menu: Menu, rng: Random) -> Sequence[Idea]:
        return [Idea(action, 0.5, 0.1) for action in expand(menu)]

    def suppose(self, view: Any, heard: Sequence[Line], rng: Random) -> Any:
        return find("nim").imagine(view, rng)


def insight_of(game_id: str) -> AnyInsight:
    module = part(game_id, "insight")
    assert module
    found: AnyInsight = module.INSIGHT
    return found


def first_question(game: AnyGame, seed: int, verbs: tuple[str, ...], **options: Any) -> Question:
    """A question with more than one answer, after random play."""
    rng = Random(seed)
    state = game.new(game.facts.options(**options), game.facts.seats[0])
    while True:
        turn = game.turn(state)
        if isinstance(turn, Chance):
            state = game.play(state, CHANCE, rng.choice(turn.outcomes)[0])
            continue
        assert isinstance(turn, Ask)
        seat = turn.seats[0]
        question = Question(seat, game.view(state, seat), game.menu(state, seat))
        if question.menu[0].verb in verbs and size(question.menu) > 1:
            return question
        state = game.play(state, seat, sample(question.menu, rng))


@pytest.mark.parametrize(("heap", "take"), [(2, "2"), (3, "3"), (5, "1"), (6, "2")])
def test_it_finds_the_win_at_nim_by_playing_on(heap: int, take: str) -> None:
    question = first_question(find("nim"), 1, ("take",), heap=heap)
    for seed in range(3):
        bot = IsmctsBot(find("nim"), Blank(), Random(seed), Level(playouts=400, pauses=1, slack=0.0))
        assert str(bot.choose(question)) == f"take {take}"
        assert bot.playouts == 400


@pytest.mark.parametrize("game_id", HIDDEN)
def test_the_same_seed_gives_the_same_answer(game_id: str) -> None:
    question = first_question(find(game_id), 3, ("pass", "sneak"))
    level = Level(playouts=15, pauses=1, slack=0.02)

    def answer(seed: int) -> str:
        return str(IsmctsBot(find(game_id), insight_of(game_id), Random(seed), level).choose(question))

    assert [answer(seed) for seed in range(5)] == [answer(seed) for seed in range(5)]


class Watched:
    """An insight that notes for whom ideas were asked and what they were shown."""

    def __init__(self, game_id: str) -> None:
        self._insight = insight_of(game_id)
        self.pauses, self.hopes, self.suppose = self._insight.pauses, self._insight.hopes, self._insight.suppose
        self.shown: list[tuple[Seat, Any]] = []

    def ideas(self, view: Any, seat: Seat, menu: Menu, rng: Random) -> Sequence[Idea]:
        self.shown.append((seat, view))
        return self._insight.ideas(view, seat, menu, rng)


@pytest.mark.parametrize("game_id", HIDDEN)
def test_nobody_in_an_imagined_game_sees_more_than_their_own_view(game_id: str) -> None:
    game, watched = find(game_id), Watched(game_id)
    question = first_question(game, 4, ("pass", "sneak"))
    IsmctsBot(game, watched, Random(1), Level(playouts=12, pauses=2, slack=0.0)).choose(question)
    assert {seat for seat, _ in watched.shown} > {question.seat}
    for seat, view in watched.shown:
        assert view.seat == seat
        assert type(view) is game.facts.view


@pytest.mark.parametrize("game_id", HIDDEN)
def test_no_bot_that_can_be_seated_supposes_the_truth(game_id: str) -> None:
    question = first_question(find(game_id), 5, ("pass", "sneak"))
    supposed = {insight_of(game_id).suppose(question.view, (), Random(seed)) for seed in range(20)}
    assert len(supposed) > 15, "hidden cards are guessed, each time anew"
    eye, cheat = open_bot(game_id, Level(playouts=5, pauses=1, slack=0.0), Random(1))
    eye.truth = next(iter(supposed))
    assert {eye.suppose(question.view, (), Random(seed)) for seed in range(20)} == {eye.truth}
    assert cheat.choose(question) in set(expand(question.menu))
    assert type(make_bot("level-5", game_id, Random(1))._insight) is type(insight_of(game_id))  # type: ignore[attr-defined]


def test_a_budget_counts_nodes() -> None:
    budget = Budget(nodes=3)
    assert [budget.spend() for _ in range(5)] == [True, True, True, False, False]
    assert budget.spent == 3
    assert not Budget(seconds=0.0).spend()


def test_a_bot_that_would_think_for_long_answers_when_it_is_stopped() -> None:
    bot = make_bot("level-5@900s", "gouda-gangster", Random(1))
    assert isinstance(bot, IsmctsBot)
    question = first_question(find("gouda-gangster"), 3, ("sneak",))
    answers: list[str] = []
    thinking = threading.Thread(target=lambda: answers.append(str(bot.choose(question))))
    thinking.start()
    while thinking.is_alive():
        bot.stop()
        thinking.join(0.05)
    assert answers[0].startswith("sneak ")


def test_a_level_below_the_top_does_not_think_beyond_its_playouts() -> None:
    question = first_question(find("gouda-gangster"), 3, ("sneak",))
    bot = make_bot("level-4@900s", "gouda-gangster", Random(1))
    assert isinstance(bot, IsmctsBot)
    bot.choose(question)
    assert 0 < bot.playouts < 1000


def test_what_looks_equal_is_equally_likely_and_worse_is_less() -> None:
    assert likelihoods([0.2, 0.2, 0.2], 0.1) == pytest.approx([1 / 3] * 3)
    best, worse = likelihoods([0.3, 0.2], 0.1)
    assert best / worse == pytest.approx(2.718281828)
