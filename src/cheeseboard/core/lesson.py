"""A lesson: the log of a real game with gaps for the learner to fill. The rules judge every answer.

A lesson has no state: progress is the number of a step and the answers given there.
"""

from fnmatch import fnmatchcase
from typing import Any

import msgspec
from msgspec import Struct

from cheeseboard.core.action import Action
from cheeseboard.core.errors import Illegal, Unknown
from cheeseboard.core.game import AnyGame, Chance
from cheeseboard.core.history import History
from cheeseboard.core.options import read_options
from cheeseboard.core.seats import CHANCE, Seat

EITHER = " | "


class ExpectedRefusal(Struct, frozen=True, forbid_unknown_fields=True):
    """A refusal to be met by trying what cannot be done, and an action that meets it."""

    code: str
    by: str


class LessonStep(Struct, frozen=True, forbid_unknown_fields=True, rename={"others": "or"}):
    """One idea: rows as a log writes them, `0 move e2`; those of the learner's seat are the answers to be found.

    An answer may be of several kinds, `0 wall d7h | wall e7?`, and `or` lists other series of answers. A step goes on
    where the one before ended, unless it has rows `before` it or options of its own: then it begins from them.
    """

    id: str
    rows: tuple[str, ...] = ()
    others: tuple[tuple[str, ...], ...] = ()
    before: tuple[str, ...] | None = None
    options: dict[str, Any] | None = None
    refused: ExpectedRefusal | None = None  # instead of an answer


class Lesson(Struct, frozen=True, forbid_unknown_fields=True):
    """The steps of a lesson; the learner has one seat, the others play what the rows say."""

    names: tuple[str, ...]
    steps: tuple[LessonStep, ...]
    seat: Seat = 0
    options: dict[str, Any] = {}
    preset: str = ""  # the way to play that a first game after it has, if not the first of the kit


def read_lesson(text: str) -> Lesson:
    """A lesson from TOML."""
    return msgspec.toml.decode(text, type=Lesson)


def expected_answers(lesson: Lesson, step: LessonStep) -> tuple[str, ...]:
    """The answers that a step asks for, each as one example."""
    return tuple(_written(row).split(EITHER)[0] for row in step.rows if _seat_of(row) == lesson.seat)


def accepted_answers(lesson: Lesson, step: LessonStep) -> tuple[tuple[str, ...], ...]:
    """All accepted sequences of answers; an answer may be a pattern."""
    return (tuple(_written(row) for row in step.rows if _seat_of(row) == lesson.seat), *step.others)


def replay_lesson(game: AnyGame, lesson: Lesson, number: int, done: tuple[str, ...] = ()) -> tuple[History, int]:
    """The game in a step of the lesson after these answers and all replies; and how many of its rows are old."""
    if not 0 <= number < len(lesson.steps):
        raise Unknown("unknown-lesson-step", step=number)
    history = _start_of(game, lesson, number)
    old = len(history.rows)
    _others_play(history, lesson, number, 0)
    for index in range(len(done)):
        history, old = _add(history, lesson, number, done[: index + 1])
    return history, len(history.rows) if done else old


def submit_answer(
    game: AnyGame, lesson: Lesson, number: int, done: tuple[str, ...], answer: str
) -> tuple[History, int, tuple[str, ...]]:
    """The game after one more answer and what the others do then, its rows until the answer, and all answers."""
    history, _ = replay_lesson(game, lesson, number, done)
    history, old = _add(history, lesson, number, (*done, answer))
    return history, old, (*done, str(history.rows[old].action))


def _add(history: History, lesson: Lesson, number: int, answers: tuple[str, ...]) -> tuple[History, int]:
    """Play the last of these answers and the other seats' rows after it, if the rules and the step accept it."""
    step, old = lesson.steps[number], len(history.rows)
    row = history.add(lesson.seat, Action.parse(answers[-1]))
    if not any(_is_prefix(sequence, (*answers[:-1], str(row.action))) for sequence in accepted_answers(lesson, step)):
        raise Illegal("lesson-other", action=str(row.action))
    _others_play(history, lesson, number, len(answers))
    return history, old


def _is_prefix(sequence: tuple[str, ...], answers: tuple[str, ...]) -> bool:
    """Whether these are the first answers of this accepted sequence."""
    return len(answers) <= len(sequence) and all(
        any(fnmatchcase(given, pattern) for pattern in kinds.split(EITHER))
        for given, kinds in zip(answers, sequence, strict=False)
    )


def _others_play(history: History, lesson: Lesson, number: int, done: int) -> None:
    """The rows of everybody else that follow so many answers."""
    count = 0
    for row in lesson.steps[number].rows:
        count += _seat_of(row) == lesson.seat
        if count == done and _seat_of(row) != lesson.seat:
            _play(history, row)


def _start_of(game: AnyGame, lesson: Lesson, number: int) -> History:
    step = lesson.steps[number]
    if number and step.before is None and step.options is None:
        return replay_lesson(game, lesson, number - 1, expected_answers(lesson, lesson.steps[number - 1]))[0]
    given = lesson.options if step.options is None else step.options
    history = History.begin(game, read_options(game, given), len(lesson.names))
    for row in step.before or ():
        _play(history, row)
    return history


def _play(history: History, row: str) -> None:
    """Play a row; chance must be due where the log says so."""
    seat, text = _seat_of(row), _written(row).split(EITHER)[0]
    assert (seat == CHANCE) == isinstance(history.turn(), Chance), f"{row}: {history.turn()}"
    history.add(seat, Action.parse(text))


def _seat_of(row: str) -> Seat:
    who = row.partition(" ")[0]
    return CHANCE if who == "-" else int(who)


def _written(row: str) -> str:
    return row.partition(" ")[2]
