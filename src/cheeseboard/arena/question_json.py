"""A question as one line of JSON, for programs in other processes: what one seat knows and may do, and nothing else."""

from typing import Any

import msgspec
from msgspec import Raw, Struct

from cheeseboard.core import Menu, Question, Seat
from cheeseboard.core.event import events_type
from cheeseboard.core.options import format_options, read_options
from cheeseboard.games import find


class _QuestionJson(Struct, frozen=True):
    """The fields of the line; view and events have the types of the game, default options are left out."""

    game: str
    seat: Seat
    view: Raw
    menu: Menu
    events: Raw
    options: Raw = Raw(b"{}")
    seats: int = 0


def write_question(question: Question) -> str:
    """The line of a question."""
    encode, game = msgspec.json.encode, question.game
    assert game is not None, "a question that leaves the process names its game"
    view, events = Raw(encode(question.view)), Raw(encode(question.events))
    options = Raw(format_options(game, question.options, game.spec.rules).encode())
    line = _QuestionJson(game.spec.id, question.seat, view, question.menu, events, options, question.seats)
    return encode(line).decode()


def read_question(text: str) -> Question:
    """The question of such a line."""
    parts = msgspec.json.decode(text, type=_QuestionJson)
    game = find(parts.game)
    view: Any = msgspec.json.decode(parts.view, type=game.spec.view)
    events: tuple[Any, ...] = msgspec.json.decode(parts.events, type=events_type(game.spec.events))
    options = read_options(game, msgspec.json.decode(parts.options))
    return Question(parts.seat, view, parts.menu, events, game, options, parts.seats)
