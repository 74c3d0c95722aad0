"""A first lesson: the log of a real game with gaps for a learner to fill. The rules answer every try; none stands here.

A lesson keeps nothing: where somebody stands is a step of it and the answers given there.
"""

from fnmatch import fnmatchcase
from typing import Any

import msgspec
from msgspec import Struct

from cheeseboard.core.action import Action
from cheeseboard.core.errors import Illegal, Unknown
from cheeseboard.core.game import AnyGame, Chance
from cheeseboard.core.history import Course
from cheeseboard.core.options import read_options
from cheeseboard.core.seats import CHANCE, Seat

EITHER = " | "


class Refused(Struct, frozen=True, forbid_unknown_fields=True):
    """A refusal to be met by trying what cannot be done, and an action that meets it."""

    code: str
    by: str


class Step(Struct, frozen=True, forbid_unknown_fields=True, rename={"others": "or"}):
    """One idea: rows as a log writes them, `0 move e2`; those of the learner's seat are the answers to be found.

    An answer may be of several kinds, `0 wall d7h | wall e7?`, and `or` lists other series of answers. A step goes on
    where the one before ended, unless it has rows `before` it or options of its own: then it begins from them.
    """

    id: str
    rows: tuple[str, ...] = ()
    others: tuple[tuple[str, ...], ...] = ()
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


def wanted(lesson: Lesson, step: Step) -> tuple[str, ...]:
    """The answers that a step asks for, each as one example."""
    return tuple(_written(row).split(EITHER)[0] for row in step.rows if _seat_of(row) == lesson.seat)


def ways(lesson: Lesson, step: Step) -> tuple[tuple[str, ...], ...]:
    """Every series of answers that will do; an answer may stand for several."""
    return (tuple(_written(row) for row in step.rows if _seat_of(row) == lesson.seat), *step.others)


def lesson_at(game: AnyGame, lesson: Lesson, number: int, done: tuple[str, ...] = ()) -> tuple[Course, int]:
    """The game as it stands in a step after these answers, everybody else having played; and its rows until then."""
    if not 0 <= number < len(lesson.steps):
        raise Unknown("unknown-lesson-step", step=number)
    course = _start_of(game, lesson, number)
    old = len(course.rows)
    _others_play(course, lesson, number, 0)
    for place in range(len(done)):
        course, old = _add(course, lesson, number, done[: place + 1])
    return course, len(course.rows) if done else old


def answered(
    game: AnyGame, lesson: Lesson, number: int, done: tuple[str, ...], answer: str
) -> tuple[Course, int, tuple[str, ...]]:
    """The game after one more answer and what the others do then, its rows until the answer, and all answers."""
    course, _ = lesson_at(game, lesson, number, done)
    course, old = _add(course, lesson, number, (*done, answer))
    return course, old, (*done, str(course.rows[old].action))


def _add(course: Course, lesson: Lesson, number: int, answers: tuple[str, ...]) -> tuple[Course, int]:
    """Play the last of these answers and what the others do then, if the rules and the step have nothing against it."""
    step, old = lesson.steps[number], len(course.rows)
    row = course.add(lesson.seat, Action.parse(answers[-1]))
    if not any(_leads(way, (*answers[:-1], str(row.action))) for way in ways(lesson, step)):
        raise Illegal("lesson-other", action=str(row.action))
    _others_play(course, lesson, number, len(answers))
    return course, old


def _leads(way: tuple[str, ...], answers: tuple[str, ...]) -> bool:
    """Whether these are the first answers of this way."""
    return len(answers) <= len(way) and all(
        any(fnmatchcase(given, pattern) for pattern in kinds.split(EITHER))
        for given, kinds in zip(answers, way, strict=False)
    )


def _others_play(course: Course, lesson: Lesson, number: int, done: int) -> None:
    """The rows of everybody else that follow so many answers."""
    count = 0
    for row in lesson.steps[number].rows:
        count += _seat_of(row) == lesson.seat
        if count == done and _seat_of(row) != lesson.seat:
            _play(course, row)


def _start_of(game: AnyGame, lesson: Lesson, number: int) -> Course:
    step = lesson.steps[number]
    if number and step.before is None and step.options is None:
        return lesson_at(game, lesson, number - 1, wanted(lesson, lesson.steps[number - 1]))[0]
    given = lesson.options if step.options is None else step.options
    course = Course.begin(game, read_options(game, given), len(lesson.names))
    for row in step.before or ():
        _play(course, row)
    return course


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
