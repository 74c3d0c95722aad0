"""A question as one line of JSON, for programs in other processes: what one seat knows and may do, and nothing else."""

from typing import Any

import msgspec
from msgspec import Raw, Struct

from cheeseboard.core import Menu, Question, Seat
from cheeseboard.core.event import events_type
from cheeseboard.games import find


class _QuestionJson(Struct, frozen=True):
    """The fields of the line; view and events have the types of the game."""

    game: str
    seat: Seat
    view: Raw
    menu: Menu
    events: Raw


def write_question(game_id: str, question: Question) -> str:
    """The line of a question."""
    encode = msgspec.json.encode
    view, events = Raw(encode(question.view)), Raw(encode(question.events))
    return encode(_QuestionJson(game_id, question.seat, view, question.menu, events)).decode()


def read_question(text: str) -> Question:
    """The question of such a line."""
    parts = msgspec.json.decode(text, type=_QuestionJson)
    game = find(parts.game)
    view: Any = msgspec.json.decode(parts.view, type=game.spec.view)
    events: tuple[Any, ...] = msgspec.json.decode(parts.events, type=events_type(game.spec.events))
    return Question(parts.seat, view, parts.menu, events, game)
