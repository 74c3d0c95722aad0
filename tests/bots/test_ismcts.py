"""The bot for hidden cards: it finds what wins, keeps its budget, and nobody in its imagined games sees too much."""

import threading
from collections.abc import Sequence
from random import Random
from typing import Any

import pytest
from experiments.bot_strength import open_bot

from cheeseboard.bots import Question, make_bot
from cheeseboard.bots.budget import Budget
from cheeseboard.bots.ismcts import IsmctsBot
from cheeseboard.core import CHANCE, AnyGame, Ask, Chance, Menu, Seat, expand
from cheeseboard.core.evaluation import AnyIsmctsModel, Candidate, IsmctsLevel, SearchContext, softmax
from cheeseboard.games import find, find_kit
from cheeseboard.games.gouda_gangster.state import Phase
from cheeseboard.games.gouda_gouda.state import Options
from games.gouda_gangster.tables import side
from games.gouda_gangster.tables import table as house
from games.gouda_gouda.tables import play, table

HIDDEN = ("gouda-gouda", "gouda-gangster")


class Blank:
    """Knows nothing of nim but how it ends."""

    def can_evaluate(self, state: Any) -> bool:
        return False

    def win_probabilities(self, state: Any) -> Sequence[float]:
        raise AssertionError("a game without pauses is played to its end")

    def candidates(self, view: Any, seat: Seat, menu: Menu, rng: Random) -> Sequence[Candidate]:
        return [Candidate(action, 0.5, 0.1) for action in expand(menu)]

    def refine(
        self, view: Any, seat: Seat, candidates: Sequence[Candidate], context: SearchContext[Any]
    ) -> Sequence[Candidate]:
        return candidates

    def determinize(self, view: Any, events: Sequence[Any], rng: Random) -> Any:
        return find("nim").imagine(view, rng)


def model_of(game_id: str) -> AnyIsmctsModel:
    bots = find_kit(game_id).bots
    assert bots
    assert bots.ismcts_model
    return bots.ismcts_model


def first_question(game: AnyGame, **options: Any) -> Question:
    """The first question of a game."""
    rng = Random(3)
    state = game.new(game.spec.options(**options), game.spec.seats[0])
    while isinstance(turn := game.turn(state), Chance):
        state = game.play(state, CHANCE, rng.choice(turn.outcomes)[0])
    assert isinstance(turn, Ask)
    return Question(turn.seats[0], game.view(state, turn.seats[0]), game.menu(state, turn.seats[0]))


def tense(game_id: str) -> Question:
    """A question worth thinking about, with hidden cards all around."""
    if game_id == "gouda-gangster":
        rats = [side("bathroom", "w5a", hand="w9a"), side("bedroom", "w3a trap", hand="w2a"), side("bedroom", "w7b")]
        state = house(rats, Phase.SPY, 0, pieces={"bedroom": 1, "bathroom": 1})
        return Question(0, find(game_id).view(state, 0), find(game_id).menu(state, 0))
    mice = {"tin-cans": (1, 0, 0), "green-barrel": (4, 5, 5)}
    rolled = table(mice, "improve again", "worsen nullify", "reroll transfer", options=Options(first=0))
    rolled = play(rolled, "0 name tin-cans", "- roll green")
    return Question(1, find(game_id).view(rolled, 1), find(game_id).menu(rolled, 1))


@pytest.mark.parametrize(("heap", "take"), [(2, "2"), (3, "3"), (5, "1"), (6, "2")])
def test_it_finds_the_win_at_nim_by_playing_on(heap: int, take: str) -> None:
    question = first_question(find("nim"), heap=heap)
    for seed in range(3):
        bot = IsmctsBot(find("nim"), Blank(), Random(seed), IsmctsLevel(playouts=400, horizon=1, temperature=0.0))
        assert str(bot.choose(question)) == f"take {take}"
        assert bot.playouts == 400


@pytest.mark.parametrize("game_id", HIDDEN)
def test_the_same_seed_gives_the_same_answer(game_id: str) -> None:
    question = tense(game_id)
    level = IsmctsLevel(playouts=15, horizon=1, temperature=0.02)

    def answer(seed: int) -> str:
        return str(IsmctsBot(find(game_id), model_of(game_id), Random(seed), level).choose(question))

    assert [answer(seed) for seed in range(5)] == [answer(seed) for seed in range(5)]


class Watched:
    """A model that notes for whom ideas were asked and what they were shown."""

    def __init__(self, game_id: str) -> None:
        self._model = model_of(game_id)
        self.can_evaluate, self.win_probabilities = self._model.can_evaluate, self._model.win_probabilities
        self.determinize, self.refine = self._model.determinize, self._model.refine
        self.shown: list[tuple[Seat, Any]] = []

    def candidates(self, view: Any, seat: Seat, menu: Menu, rng: Random) -> Sequence[Candidate]:
        self.shown.append((seat, view))
        return self._model.candidates(view, seat, menu, rng)


def test_nobody_in_an_imagined_game_sees_more_than_their_own_view() -> None:
    """Gouda! Gouda! plays no imagined games: there second thoughts decide."""
    game_id = "gouda-gangster"
    game, watched = find(game_id), Watched(game_id)
    question = tense(game_id)
    IsmctsBot(game, watched, Random(1), IsmctsLevel(playouts=12, horizon=2, temperature=0.0)).choose(question)
    assert {seat for seat, _ in watched.shown} > {question.seat}
    for seat, view in watched.shown:
        assert view.seat == seat
        assert type(view) is game.spec.view


@pytest.mark.parametrize("game_id", HIDDEN)
def test_no_bot_that_can_be_seated_supposes_the_truth(game_id: str) -> None:
    question = tense(game_id)
    supposed = {model_of(game_id).determinize(question.view, (), Random(seed)) for seed in range(20)}
    assert len(supposed) > 5, "hidden cards are guessed, each time anew"
    eye, cheat = open_bot(game_id, IsmctsLevel(playouts=5, horizon=1, temperature=0.0), Random(1))
    eye.truth = next(iter(supposed))
    assert {eye.determinize(question.view, (), Random(seed)) for seed in range(20)} == {eye.truth}
    assert cheat.choose(question) in set(expand(question.menu))
    assert type(make_bot("level-5", game_id, Random(1))._model) is type(model_of(game_id))  # type: ignore[attr-defined]


def test_a_budget_counts_nodes() -> None:
    budget = Budget(nodes=3)
    assert [budget.spend() for _ in range(5)] == [True, True, True, False, False]
    assert budget.spent == 3
    assert not Budget(seconds=0.0).spend()


def test_a_bot_that_would_think_for_long_answers_when_it_is_stopped() -> None:
    bot = make_bot("level-5@900s", "gouda-gangster", Random(1))
    assert isinstance(bot, IsmctsBot)
    question = tense("gouda-gangster")
    answers: list[str] = []
    context = threading.Thread(target=lambda: answers.append(str(bot.choose(question))))
    context.start()
    while context.is_alive():
        bot.stop()
        context.join(0.05)
    assert answers[0].startswith("spy ")


def test_a_level_below_the_top_does_not_think_beyond_its_playouts() -> None:
    question = tense("gouda-gangster")
    level = IsmctsLevel(playouts=5, horizon=1, temperature=0.01)
    bot = IsmctsBot(find("gouda-gangster"), model_of("gouda-gangster"), Random(1), level, seconds=900.0)
    bot.choose(question)
    assert bot.playouts == level.playouts


def test_what_looks_equal_is_equally_likely_and_worse_is_less() -> None:
    assert softmax([0.2, 0.2, 0.2], 0.1) == pytest.approx([1 / 3] * 3)
    best, worse = softmax([0.3, 0.2], 0.1)
    assert best / worse == pytest.approx(2.718281828)


def test_what_was_hardly_tried_is_hardly_taken_however_much_slack_there_is() -> None:
    question = first_question(find("nim"), heap=3)
    level = IsmctsLevel(playouts=200, horizon=1, temperature=1e9)
    taken = [str(IsmctsBot(find("nim"), Blank(), Random(seed), level).choose(question)) for seed in range(20)]
    assert taken.count("take 3") > 12, "even would be 7"


def test_a_world_is_supposed_when_it_is_first_looked_at() -> None:
    """A window in which nobody is about to win and no card wins needs none."""
    mice = {"paint-bucket": (1, 1, 1), "green-barrel": (4, 4, 4)}
    rolled = table(mice, "improve again", "worsen nullify", "reroll transfer", options=Options(first=0))
    rolled = play(rolled, "0 name paint-bucket", "- roll yellow+yellow+yellow")
    game, supposed = find("gouda-gouda"), list[Any]()

    class Counted(Watched):
        def __init__(self) -> None:
            super().__init__("gouda-gouda")
            self.determinize = lambda view, events, rng: supposed.append(view)

    bot = IsmctsBot(game, Counted(), Random(1), IsmctsLevel(playouts=1, horizon=1, temperature=0.0))
    assert str(bot.choose(Question(1, game.view(rolled, 1), game.menu(rolled, 1)))) == "pass"
    assert not supposed
