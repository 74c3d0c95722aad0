"""A playthrough gives the same states as the raw rules, tells nothing secret, and changes nothing when it refuses."""

import json
import pickle
import re
from pathlib import Path
from random import Random

import pytest
from msgspec.structs import replace

import cheeseboard
from cheeseboard.arena.standings import interval
from cheeseboard.core import CHANCE, Over
from cheeseboard.core.chance import draw, draw_key
from cheeseboard.games import bundled, find_kit
from cheeseboard.library.film import make_film

GAMES = bundled()


def random_game(game_id: str, seed: int, actions: int, seats: int | None = None) -> cheeseboard.Playthrough:
    game = cheeseboard.new(game_id, seed=seed, seats=seats)
    rng = Random(seed)
    for _ in range(actions):
        if game.result:
            break
        seat = asked(game)[0]
        game.play(game.seat(seat).actions.sample(rng), seat)
    return game


def asked(game: cheeseboard.Playthrough) -> tuple[int, ...]:
    return tuple(seat for seat in range(game.seats) if len(game.seat(seat).actions))


@pytest.mark.parametrize("game_id", GAMES)
def test_saved_loaded_and_verified(game_id: str, tmp_path: Path) -> None:
    path = tmp_path / "evening.game"
    game = random_game(game_id, 5, 10)
    game.save(path, secrets=True)
    again = cheeseboard.load(path)
    assert again.full_state() == game.full_state()
    assert again.run("random").ranks
    again.save(path)
    assert cheeseboard.verify(path).result == again.result
    assert not path.with_name("evening.game.seed").exists()
    again = cheeseboard.load(path)
    again.undo()
    again.save(path, secrets=True)
    assert '[Branched "' in path.read_text("utf-8")
    cheeseboard.load(path).save(path, secrets=True)
    assert '[Branched "' in path.read_text("utf-8"), "once left, always left"


def test_a_copy_and_its_original_go_their_own_ways() -> None:
    game = cheeseboard.new("quoridor", options={"first": 0}, seed=1)
    first, second = game.copy(), game.copy()
    first.play("e2")
    second.play("d1")
    assert [playthrough.row for playthrough in (game, first, second)] == [0, 1, 1]
    assert first.full_state() != second.full_state()


def test_a_seed_repeats_a_game_with_its_dice() -> None:
    one, two = (random_game("gouda-gouda", 11, 30) for _ in range(2))
    assert [str(step) for step in one.full_steps()] == [str(step) for step in two.full_steps()]
    assert random_game("gouda-gouda", 12, 30).full_state() != one.full_state()


def test_draws_can_be_left_to_the_caller() -> None:
    game = cheeseboard.new("gouda-gouda", draw=False)
    assert sum(chance for _, chance in game.chance) == 1
    with pytest.raises(cheeseboard.Illegal, match="chance-first"):
        game.ask("random")
    outcome, _ = game.chance[-1]
    game.play(outcome)
    assert next(iter(game.full_steps())).action == outcome


def test_draws_are_those_that_anybody_can_check() -> None:
    game = random_game("gouda-gouda", 3, 10)
    draws = game._draws
    for step in game.full_steps():
        before = game.at(step.n - 1)
        if step.seat == CHANCE:
            outcomes = before._history.turn().outcomes  # type: ignore[union-attr]
            assert draw(draw_key(draws.seed, draws.table_id, draws.nonces), step.n, outcomes) == step.action


def test_bots_are_names_functions_and_async_functions() -> None:
    async def first(question: cheeseboard.Question) -> cheeseboard.Action:
        return question.actions[0]

    game = cheeseboard.new("quoridor", options={"size": 5}, seed=2)
    assert game.ask(first) == game.actions[0]
    assert game.ask(lambda question: str(question.actions[-1])) == game.actions[-1]
    assert game.ask("level-2") == game.ask("level-2")
    assert game.row == cheeseboard.new("quoridor", options={"size": 5}, seed=2).row
    assert isinstance(game.run("greedy", lambda question: question.actions.sample(Random(1))), Over)


@pytest.mark.parametrize(("answer", "sentence"), [("e5", "You can’t get from"), ("wall z9h", "There’s no z9h")])
def test_a_bot_that_answers_something_illegal_is_refused_with_the_reason(answer: str, sentence: str) -> None:
    def wrong(question: cheeseboard.Question) -> str:
        return answer

    game = cheeseboard.new("quoridor", options={"first": 0}, seed=1)
    with pytest.raises(cheeseboard.Illegal, match=sentence):
        game.ask(wrong)
    with pytest.raises(cheeseboard.Illegal, match=sentence):
        game.run("random", wrong)
    with pytest.raises(cheeseboard.Illegal, match=sentence) as refused:
        cheeseboard.match("quoridor", ["greedy", wrong], games=2, seed=1, options={"first": 0})
    assert refused.value.__notes__ == ["In game 1 of the match, row 2: wrong in seat 1 was asked."]


def test_a_refusal_has_its_sentence_whether_the_game_is_an_id_or_a_kit() -> None:
    kit = find_kit("pac-man")
    told = []
    for game in ("pac-man", kit):
        with pytest.raises(cheeseboard.BadOptions) as refused:
            cheeseboard.new(game, options={"layout": {"pac_man": "a1", "ghosts": [], "dots": []}})
        told.append(str(refused.value))
    assert told[0] == told[1]
    assert not told[0].startswith(refused.value.code)


def test_the_games_of_a_match_are_loaded_and_verified() -> None:
    match = cheeseboard.match("gouda-gangster", ["random"] * 3, games=2, seed=1)
    for file in match.files:
        game = cheeseboard.load(file)
        assert (game.row, game.result and game.result.ranks) == (len(file.rows), file.result)
        assert cheeseboard.verify(file).full_state() == game.full_state()
        changed = replace(file, rows=file.rows[:-1])
        with pytest.raises(cheeseboard.BadFile):
            cheeseboard.load(changed)


def test_a_match_says_how_many_of_its_games_are_different() -> None:
    def first(question: cheeseboard.Question) -> cheeseboard.Action:
        return question.actions[0]

    def last_move(question: cheeseboard.Question) -> cheeseboard.Action:
        return [action for action in question.actions if action.verb == "move"][-1]

    small = {"size": 3, "first": 0}
    repeated = cheeseboard.match("quoridor", [first, last_move], games=20, options=small)
    assert repeated.different == 2
    assert "only 2 of 20 games are different" in str(repeated)
    for row in repeated.standings:
        assert (row.low, row.high) == interval(2 * row.score, 2), "two games, however often they are played"
    varied = cheeseboard.match("quoridor", [first, last_move], games=20, options=small, openings=3)
    assert varied.different > 6
    assert [str(one) for one in varied.files[0].rows[:3]] == [str(one) for one in varied.files[1].rows[:3]]
    with pytest.raises(cheeseboard.BadOptions, match="openings"):
        cheeseboard.match("quoridor", [first, last_move], openings=-1)


def test_a_function_without_a_module_cannot_be_sent_to_workers() -> None:
    with pytest.raises(TypeError, match="a function that a module defines"):
        cheeseboard.match("quoridor", ["random", lambda question: "pass"], games=2, workers=2)


def test_in_one_question_for_many_a_seat_must_be_named() -> None:
    game = cheeseboard.new("gouda-gangster", seats=4, seed=1)
    with pytest.raises(cheeseboard.NotYours, match="Say for which seat") as refused:
        game.play("sneak basement -")
    assert refused.value.code == "which-seat"
    game.play("sneak basement -", seat=2)
    assert game.to_act == (0, 1, 3)


def test_the_last_one_to_answer_in_an_anonymous_window_is_not_named() -> None:
    game = cheeseboard.new("gouda-gouda", seats=4, seed=3, options={"magic": 5})
    rng = Random(3)
    while not repr(game).endswith("1 to answer>"):
        seat = asked(game)[0]
        game.play(game.seat(seat).actions.sample(rng), seat)
    with pytest.raises(cheeseboard.NotYours, match="One player still has to answer, and nobody may know who"):
        game.play("pass")
    assert game.to_act == ()


@pytest.mark.parametrize(
    ("call", "code", "text"),
    [
        (lambda game: cheeseboard.new("quoridr"), "unknown-game", "Did you mean “quoridor”?"),
        (lambda game: cheeseboard.new("quoridor", seats=9), "seat-count", "these: 2 | 3 | 4"),
        (lambda game: cheeseboard.new("quoridor", options={"sise": 5}), "option-unknown", "Did you mean “size”?"),
        (lambda game: cheeseboard.list_bots("chess"), "unknown-game", "There’s no game called “chess”"),
        (lambda game: game.ask("levl-3"), "unknown-bot", "Did you mean “level-3”?"),
        (lambda game: game.ask("Level-3"), "unknown-bot", "Did you mean “level-3”?"),
        (lambda game: cheeseboard.new("Quoridor"), "unknown-game", "Did you mean “quoridor”?"),
        (lambda game: cheeseboard.new("quoridor", options={"size": "5"}), "option-is-text", "without quotes: 5"),
        (lambda game: cheeseboard.new("quoridor", options={"size": "6"}), "option-range", "It can be: 9 | 7 | 5 | 3"),
        (lambda game: game.play("wall e3"), "wall-direction", "Write e3h for a horizontal one or e3v"),
        (lambda game: game.play("wall z3"), "not-on-board", "There’s no z3 on this board"),
        (lambda game: game.play("move e3h"), "no-such-action", "“move e3h” is not a move"),
        (lambda game: game.play("move a9"), "", ""),
        (lambda game: game.play("nonsense !"), "", ""),
        (lambda game: game.seat(7), "unknown-seat", "The last one is 1."),
        (lambda game: game.at(99), "unknown-row", "There’s no entry 99 in this game."),
        (lambda game: game.run("random", "random", "random"), "bots-per-seat", "Give one for all"),
        (lambda game: cheeseboard.new("quoridor", names=["Ann"]), "names-per-seat", "Give one for each."),
        (lambda game: cheeseboard.new("pac-man").analyse(), "no-engine", 'game.ask("level-3")'),
        (lambda game: cheeseboard.load("no/such.game"), "file-missing", "no/such.game"),
    ],
)
def test_a_refusal_says_what_to_do_and_changes_nothing(call, code: str, text: str) -> None:  # type: ignore[no-untyped-def]
    game = cheeseboard.new("quoridor", options={"first": 0}, seed=1)
    before = pickle.dumps(game)
    with pytest.raises(cheeseboard.Refusal) as refused:
        call(game)
    assert refused.value.code == code or not code
    assert text in str(refused.value)
    assert not str(refused.value).startswith(refused.value.code), "a sentence, not a code"
    assert pickle.dumps(game) == before


@pytest.mark.parametrize("game_id", GAMES)
def test_a_game_is_drawn_and_filmed(game_id: str) -> None:
    game = random_game(game_id, 2, 20)
    assert game.draw(theme="dark").startswith("<svg")
    assert game.draw(asked(game)[0]).count("data-target") > 0 or game.draw() != game.draw(asked(game)[0])
    assert game._repr_svg_() == game.draw()
    film = game.film()
    assert film.startswith("<!doctype html>")
    assert len(film.encode()) <= 1_000_000
    assert game.film(theme="dark") != film
    assert "color-scheme: dark;" in game.film(theme="dark")
    found = re.search(r'id="film">(.*?)</script>', film, re.DOTALL)
    assert found
    content = json.loads(found[1])
    frame: list[int] = []
    for row, (start, removed, added) in enumerate(content["changes"]):
        frame[start : start + removed] = added
        drawn = "".join(content["pieces"][piece] for piece in frame)
        assert drawn == game.at(row).draw()
    assert "http" not in re.sub(r"http://www.w3.org/2000/svg", "", film)
    assert not re.search(r"<(?:link|img)|src=", film)


def test_a_film_of_a_very_long_game_leaves_positions_out() -> None:
    drawings = [f"<svg>{number}<g>{'x' * 9_000}{number}</g></svg>" for number in range(300)]
    assert len(make_film("long", drawings, ["caption"] * 300).encode()) <= 1_000_000
