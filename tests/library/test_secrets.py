"""What a playthrough prints, lists and pickles tells nothing that its reader may not know."""

import json
import pickle
import pickletools
import re
from collections.abc import Callable, Iterator
from random import Random

import pytest
from msgspec.structs import replace

import cheeseboard
from cheeseboard.core import AnyGame, Over
from cheeseboard.games import bundled, find
from library.test_playthrough import asked

HIDDEN = [game_id for game_id in bundled() if find(game_id).spec.has_hidden_information]
OPTIONS = {"gouda-gouda": {"magic": 5}}
EVERY = {"film": 9}  # a film draws all that was before
Tell = Callable[[cheeseboard.Playthrough], str]


def positions(game_id: str, seed: int) -> Iterator[cheeseboard.Playthrough]:
    game = cheeseboard.new(game_id, seats=4, seed=seed, options=OPTIONS.get(game_id, {}))
    rng = Random(seed)
    for _ in range(60):
        if game.result:
            return
        yield game
        seat = rng.choice(asked(game))
        game.play(game.seat(seat).actions.sample(rng), seat)


def with_other_secrets(game: cheeseboard.Playthrough, rng: Random) -> cheeseboard.Playthrough:
    """The same game as a spectator saw it, with other cards where none could be seen."""
    other = game.copy()
    history = other._own()
    history.state = history.game.imagine(history.game.view(history.state, None), rng)
    history.states[-1] = history.state
    history._turn = None
    return other


def leaks(game_id: str, tell: Tell, seeds: int = 3, every: int = 1) -> int:
    """In how many positions it tells more than a spectator knows; of a long look only every so many are looked at."""
    rng, found = Random(1), 0
    for seed in range(seeds):
        for number, game in enumerate(positions(game_id, seed)):
            if number % every == seed % every:
                found += tell(game) != tell(with_other_secrets(game, rng))
    return found


def last_frame(film: str) -> str:
    """What a film shows of its last position."""
    found = re.search(r'id="film">(.*?)</script>', film, re.DOTALL)
    assert found
    content, frame = json.loads(found[1]), list[int]()
    for start, removed, added in content["changes"]:
        frame[start : start + removed] = added
    return "".join(content["pieces"][piece] for piece in frame)


TOLD: dict[str, Tell] = {
    "repr": repr,
    "str": str,
    "view": lambda game: repr(game.view),
    "drawing": lambda game: game.draw(),
    "film": lambda game: last_frame(game.film()),
    "locals": lambda game: repr(game._own()),  # as a traceback prints it
}
# The same with one thing told too much; who looks for leaks must find each.
LEAKING: dict[str, Tell] = {
    "repr": lambda game: f"{game!r} {game.full_state()!r}",
    "str": lambda game: str(game.seat(0)),
    "view": lambda game: repr(game.seat(0).view),
    "drawing": lambda game: game.draw(seat=0),
    "film": lambda game: last_frame(game.film(seat=0)),
    "locals": lambda game: repr(game._own().states),
}


@pytest.mark.parametrize("game_id", HIDDEN)
@pytest.mark.parametrize("name", TOLD)
def test_what_is_printed_does_not_depend_on_hidden_cards(game_id: str, name: str) -> None:
    assert leaks(game_id, TOLD[name], every=EVERY.get(name, 1)) == 0


@pytest.mark.parametrize("game_id", HIDDEN)
@pytest.mark.parametrize("name", LEAKING)
def test_a_planted_leak_is_found(game_id: str, name: str) -> None:
    assert leaks(game_id, LEAKING[name], 1, EVERY.get(name, 1)) > 0


@pytest.mark.parametrize("game_id", HIDDEN)
def test_others_actions_are_not_listed_while_it_runs(game_id: str) -> None:
    game = list(positions(game_id, 4))[-1]
    for reader in (None, 0, 1):
        assert told_of_others(game, reader, game.steps(reader)) == []
        assert told_of_others(game, reader, game.full_steps()) != [], "a list that tells all is found"
    assert [step.action for step in game] == [None] * game.row
    assert {move.action for move in game.moves} == {None}
    game.run("random")
    assert [str(step) for step in game] == [str(step) for step in game.full_steps()]


def told_of_others(
    game: cheeseboard.Playthrough, reader: int | None, steps: Iterator[cheeseboard.Step]
) -> list[cheeseboard.Step]:
    """The rows of others that tell their action, or who has answered in an anonymous window."""
    rules: AnyGame = find(game.game_id)
    found = []
    for step, full in zip(steps, game.full_steps(), strict=True):
        is_anonymous = getattr(rules.turn(game.at(step.n - 1).full_state()), "anonymous", False)
        if full.seat != reader and (step.action is not None or (is_anonymous and step.seat is not None)):
            found.append(step)
    return found


def test_a_pickled_question_holds_no_card_of_another_hand() -> None:
    found = 0
    for game in positions("gouda-gangster", 6):
        state = game.full_state()
        for seat in range(game.seats):
            question = game.seat(seat)
            others = {card for other, side in enumerate(state.sides) if other != seat for card in side.hand}
            unseen = {card for card in others if card not in repr(question.view) and card not in repr(question.events)}
            pickled = pickle.dumps(question)
            assert [card for card in unseen if card.encode() in pickled] == []
            whole = pickle.dumps((question, state))
            found += any(card.encode() in whole for card in unseen)
    assert found, "the search finds a card where there is one"


def pickled_values(value: object) -> set[str]:
    """Every word in a pickle; not how often, for what is equal may be written once."""
    return {repr(argument) for _, argument, _ in pickletools.genops(pickle.dumps(value)) if isinstance(argument, str)}


@pytest.mark.parametrize("game_id", HIDDEN)
def test_a_pickled_question_does_not_depend_on_what_its_seat_does_not_know(game_id: str) -> None:
    rng, planted = Random(1), 0
    for game in positions(game_id, 6):
        seat = asked(game)[0]
        other = game.copy()
        history = other._own()
        dealt = history.game.imagine(game.seat(seat).view, rng)
        history.state = history.states[-1] = replace(dealt, events=history.state.events)
        assert pickled_values(other.seat(seat)) == pickled_values(game.seat(seat))
        planted += pickled_values((other.seat(seat), dealt)) != pickled_values((game.seat(seat), game.full_state()))
    assert planted > 5, "a state that is sent too is found"


@pytest.mark.parametrize("game_id", HIDDEN)
def test_a_film_of_a_running_game_tells_what_its_reader_saw(game_id: str) -> None:
    game = list(positions(game_id, 4))[-1]
    assert captions(game.film()) == ["0", *(caption(step, seen=False) for step in game)]
    game.run("random")
    assert {*captions(game.film())} <= {"0", *(caption(step, seen=True) for step in game.full_steps())}


def captions(film: str) -> list[str]:
    found = re.search(r'id="film">(.*?)</script>', film, re.DOTALL)
    assert found
    read: list[str] = json.loads(found[1])["captions"]
    return read


def caption(step: cheeseboard.Step, *, seen: bool) -> str:
    """What is written under a position of a running game, or of one that is over."""
    who = "" if step.seat is None or step.seat < 0 else f" seat {step.seat}"
    return f"{step.n}{who} {step.action}" if seen else f"{step.n}{who} …"


def test_a_refusal_in_an_anonymous_window_names_nobody() -> None:
    said = set()
    for seed in range(8):
        for game in positions("gouda-gouda", seed):
            if not game.result and not game.to_act and not isinstance(game._history.turn(), Over):
                with pytest.raises(cheeseboard.NotYours) as refused:
                    game.play("pass")
                said.add((refused.value.code, *refused.value.params))
                assert "to answer" in repr(game)
    assert said == {("which-seat", "seats")}
