"""A first lesson: the log of a real game with gaps for a learner to fill. The rules answer every try; none stands here.

A lesson keeps nothing: where somebody stands is a step of it and the number of answers given there.
"""

from fnmatch import fnmatchcase
from typing import Any

import msgspec
from msgspec import Struct

from cheeseboard.core.action import Action
from cheeseboard.core.errors import Illegal, Unknown
from cheeseboard.core.game import CHANCE, AnyGame, Chance, Seat
from cheeseboard.core.options import read_options
from cheeseboard.core.replay import Course

EITHER = " | "


class Refused(Struct, frozen=True, forbid_unknown_fields=True):
    """A refusal to be met by trying what cannot be done, and an action that meets it."""

    code: str
    by: str


class Step(Struct, frozen=True, forbid_unknown_fields=True):
    """One idea: rows as a log writes them, `0 move e2`; those of the learner's seat are the answers to be found.

    The last of these may name several, `0 wall d7h | wall e7?`. A step goes on where the one before ended, unless it
    has rows `before` it or options of its own: then it begins from them.
    """

    id: str
    rows: tuple[str, ...] = ()
    before: tuple[str, ...] | None = None
    options: dict[str, Any] | None = None
    refused: Refused | None = None  # instead of an answer


class Lesson(Struct, frozen=True, forbid_unknown_fields=True):
    """The steps of a lesson; the learner has one seat, the others play what the rows say."""

    names: tuple[str, ...]
    steps: tuple[Step, ...]
    seat: Seat = 0
    options: dict[str, Any] = {}


def read_lesson(text: str) -> Lesson:
    """A lesson from TOML."""
    return msgspec.toml.decode(text, type=Lesson)


def wanted(lesson: Lesson, step: Step) -> int:
    """How many answers a step asks for."""
    return len(_answers(lesson, step))


def lesson_at(game: AnyGame, lesson: Lesson, number: int, done: int = 0) -> tuple[Course, int]:
    """The game as it stands in a step after so many answers, everybody else having played; and its rows until then."""
    if not (0 <= number < len(lesson.steps) and 0 <= done <= wanted(lesson, lesson.steps[number])):
        raise Unknown("unknown-lesson-step", step=number)
    course = _start_of(game, lesson, number)
    old = len(course.rows)
    for row in _rows_to(lesson, lesson.steps[number], done):
        _play(course, row)
    return course, len(course.rows) if done else old


def answered(game: AnyGame, lesson: Lesson, number: int, done: int, text: str) -> tuple[Course, int]:
    """The game after one more answer and what the others do then, and its rows until the answer."""
    course, _ = lesson_at(game, lesson, number, done)
    step, old = lesson.steps[number], len(course.rows)
    row = course.add(lesson.seat, Action.parse(text))
    wanted_now = _answers(lesson, step)[done:][:1]
    if not any(fnmatchcase(str(row.action), pattern) for patterns in wanted_now for pattern in patterns):
        raise Illegal("lesson-other", action=str(row.action))
    for scripted in _rows_to(lesson, step, done + 1)[len(_rows_to(lesson, step, done)) + 1 :]:
        _play(course, scripted)
    return course, old


def _start_of(game: AnyGame, lesson: Lesson, number: int) -> Course:
    step = lesson.steps[number]
    if number and step.before is None and step.options is None:
        return lesson_at(game, lesson, number - 1, wanted(lesson, lesson.steps[number - 1]))[0]
    given = lesson.options if step.options is None else step.options
    course = Course(game, read_options(game, given), len(lesson.names))
    for row in step.before or ():
        _play(course, row)
    return course


def _rows_to(lesson: Lesson, step: Step, done: int) -> tuple[str, ...]:
    """The rows of a step until the learner is asked for one more answer."""
    places = [place for place, row in enumerate(step.rows) if _seat_of(row) == lesson.seat]
    return step.rows[: places[done]] if done < len(places) else step.rows


def _answers(lesson: Lesson, step: Step) -> list[list[str]]:
    """What will do, for each answer the step asks for."""
    return [_written(row).split(EITHER) for row in step.rows if _seat_of(row) == lesson.seat]


def _play(course: Course, row: str) -> None:
    """Play a row; chance must be due where the log says so."""
    seat, text = _seat_of(row), _written(row).split(EITHER)[0]
    assert (seat == CHANCE) == isinstance(course.turn(), Chance), f"{row}: {course.turn()}"
    course.add(seat, Action.parse(text))


def _seat_of(row: str) -> Seat:
    who = row.partition(" ")[0]
    return CHANCE if who == "-" else int(who)


def _written(row: str) -> str:
    return row.partition(" ")[2]
