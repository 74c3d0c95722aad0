"""An imagined game is made of what one seat knows, and actions are tried in it as in any other."""

import pickle
from collections.abc import Callable
from random import Random

import pytest

import cheeseboard
from cheeseboard.arena.players import Player
from cheeseboard.core import Question
from cheeseboard.games import bundled, find
from library.test_playthrough import asked, random_game
from library.test_secrets import HIDDEN, positions


@pytest.mark.parametrize("game_id", bundled())
def test_the_question_is_asked_again(game_id: str) -> None:
    game = random_game(game_id, 4, 9)
    seat = asked(game)[0]
    question = game.seat(seat)
    imagined = cheeseboard.imagine(question, seed=1)
    again = imagined.seat(seat)
    assert (again.view, again.menu, again.options, again.seats) == (
        question.view,
        question.menu,
        question.options,
        question.seats,
    )
    imagined.copy().run("random")
    imagined.play(question.actions[0], seat)
    assert imagined.row > 0
    assert pickle.loads(pickle.dumps(imagined)).full_state() == imagined.full_state()  # noqa: S301 - our own
    imagined.undo()
    assert imagined.row == 0
    assert imagined.film().startswith("<!doctype html>")


Imagine = Callable[[cheeseboard.Playthrough, int], str]


def imagined_state(game: cheeseboard.Playthrough, seat: int) -> str:
    return repr([cheeseboard.imagine(game.seat(seat), seed=seed).full_state() for seed in range(2)])


def peeking(game: cheeseboard.Playthrough, seat: int) -> str:
    return imagined_state(game, seat) + repr(game.full_state())


def found_out(game_id: str, imagine: Imagine) -> int:
    """How often it depends on something that the seat does not know."""
    rng, found = Random(1), 0
    for game in positions(game_id, 2):
        seat = asked(game)[0]
        other = game.copy()
        history = other._own()
        history.state = history.states[-1] = history.game.imagine(game.seat(seat).view, rng)
        found += imagine(game, seat) != imagine(other, seat)
    return found


@pytest.mark.parametrize("game_id", HIDDEN)
def test_it_does_not_depend_on_what_the_seat_does_not_know(game_id: str) -> None:
    assert found_out(game_id, imagined_state) == 0
    assert found_out(game_id, peeking) > 10
    question = cheeseboard.new(game_id, seed=1).seat(0)
    assert len({repr(cheeseboard.imagine(question, seed=seed).full_state()) for seed in range(9)}) > 3


@pytest.mark.parametrize("game_id", bundled())
def test_a_bot_that_searches_an_imagined_game_plays_a_match(game_id: str) -> None:
    def careful(question: Question) -> cheeseboard.Action:
        def worth(action: cheeseboard.Action) -> float:
            trial = imagined.copy()
            trial.play(action, question.seat)
            return trial.score(question.seat)

        imagined = cheeseboard.imagine(question, seed=1)
        return max(question.actions[:20], key=worth)

    bots: list[Player] = [careful, *["random"] * (find(game_id).spec.seats[0] - 1)]
    one, two = (cheeseboard.match(game_id, bots, games=2, seed=3).files for _ in range(2))
    assert one == two


def test_an_imagined_game_is_not_saved_and_no_program_plays_it() -> None:
    imagined = cheeseboard.imagine(cheeseboard.new("quoridor", seed=1).seat(0))
    for game in (imagined, imagined.copy()):
        with pytest.raises(cheeseboard.Illegal, match="only imagined"):
            game.save("evening.game")
        with pytest.raises(cheeseboard.Illegal, match="only imagined"):
            game.ask("cmd:true")


def test_only_a_question_can_be_imagined() -> None:
    for wrong in (None, "quoridor", Question(0, None, ()), cheeseboard.new("quoridor")):
        with pytest.raises(TypeError, match="imagine takes a question"):
            cheeseboard.imagine(wrong)  # type: ignore[arg-type]


def test_the_score_of_a_game_that_is_over_is_beyond_all_others() -> None:
    game = cheeseboard.new("quoridor", options={"size": 3, "first": 0}, seed=1)
    assert -1_000_000 < game.score(0) < 1_000_000
    result = game.run("greedy", "random")
    assert [game.score(seat) for seat in (0, 1)] == [1_000_000 * (1 - 2 * rank) for rank in result.ranks]


def test_moves_are_the_rows_of_players() -> None:
    game = random_game("gouda-gouda", 3, 8)
    assert len(game.moves) == 8 < game.row
    assert {step.n for step in game.moves} <= {step.n for step in game}
