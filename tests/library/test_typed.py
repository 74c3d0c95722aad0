"""With a game's kit its views, options and events have types; mypy checks this file as the rest."""

from typing import Any, assert_type

import cheeseboard
from cheeseboard import Playthrough, Question, Step
from cheeseboard.games.quoridor import KIT
from cheeseboard.games.quoridor.events import QuoridorEvent
from cheeseboard.games.quoridor.state import Options, Quoridor
from cheeseboard.games.quoridor.view import View


def first(question: Question) -> str:
    return str(question.actions[0])


def nearest(question: Question[View, QuoridorEvent]) -> str:
    assert_type(question.view.pawns, tuple[str, ...])
    return str(question.actions[0])


def test_a_kit_begins_a_game_of_known_types() -> None:
    game = cheeseboard.new(KIT, options=Options(size=5, first=0), seed=1)
    assert_type(game, Playthrough[Quoridor, View, Options, QuoridorEvent])
    assert_type(game.options, Options)
    assert_type(game.view, View)
    assert_type(game.full_state(), Quoridor)
    assert_type(game.seat(0), Question[View, QuoridorEvent])
    assert_type(game.seat(0).events, tuple[QuoridorEvent, ...])
    assert_type(next(iter(game.copy().at(0)), None), Step[QuoridorEvent] | None)
    assert game.ask(nearest) == game.ask(first) == game.actions[0]
    assert repr(game) == repr(cheeseboard.new("quoridor", options={"size": 5, "first": 0}, seed=1))


def test_an_id_begins_a_game_of_any_types() -> None:
    game = cheeseboard.new("quoridor", seed=1)
    assert_type(game, Playthrough[Any, Any, Any, Any])
    assert_type(game.seat(0).view, Any)
    assert game.ask(first) in game.actions
