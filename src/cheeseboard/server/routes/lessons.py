"""Lessons: each request carries the learner's progress, so nothing is stored here."""

from collections.abc import Iterator
from itertools import pairwise
from typing import Any

from litestar import get, post
from litestar.params import FromPath, JSONBody

from cheeseboard import games
from cheeseboard.core import OPEN, AnyGame, Ask, GameKit, Illegal, Over, Seat, Unknown, visible_events
from cheeseboard.core.history import History
from cheeseboard.core.lesson import Lesson, expected_answers, replay_lesson, submit_answer
from cheeseboard.protocol.lesson_bodies import (
    LessonAttempt,
    LessonDetails,
    LessonProgress,
    LessonStepDetails,
    PositionView,
)
from cheeseboard.protocol.status import Step


def lesson_of(game_id: str, lesson_id: str) -> tuple[GameKit, Lesson]:
    """A game and a lesson of it, the first if none is named; or a refusal."""
    kit, lessons = games.find_kit(game_id), games.find_lessons(game_id)
    if not lessons:
        raise Unknown("no-lesson", game=game_id)
    lesson = lessons.get(lesson_id or kit.lessons[0])
    if lesson is None:
        raise Unknown("unknown-lesson", lesson=lesson_id[:40], lessons=" | ".join(lessons))
    return kit, lesson


def lesson_facts(game_id: str, lesson_id: str) -> LessonDetails:
    """What a lesson consists of."""
    _, lesson = lesson_of(game_id, lesson_id)
    steps = (
        LessonStepDetails(step.id, len(expected_answers(lesson, step)), step.refused.code if step.refused else "")
        for step in lesson.steps
    )
    return LessonDetails(game_id, lesson_id, lesson.seat, lesson.names, tuple(steps))


def lesson_seen(tried: LessonAttempt) -> LessonProgress:
    """The position in a lesson, or the result of an attempt; a wrong attempt is no error of the request."""
    kit, lesson = lesson_of(tried.game, tried.lesson)
    if tried.action is None:
        history, old = replay_lesson(kit.rules, lesson, tried.step, tried.done)
        return _seen(kit, history, lesson, tried.step, tried.done, [old, *_rests(history, old)])
    try:
        history, old, done = submit_answer(kit.rules, lesson, tried.step, tried.done, tried.action)
    except Illegal as refusal:
        return LessonProgress(tried.step, tried.done, code=refusal.code, params=dict(refusal.params))
    return _seen(kit, history, lesson, tried.step, done, [old, *_rests(history, old + 1)])


def _seen(
    kit: GameKit, history: History, lesson: Lesson, step: int, done: tuple[str, ...], rests: list[int]
) -> LessonProgress:
    moments = tuple(moment_of(history, lesson.seat, since, n) for since, n in pairwise(rests))
    return LessonProgress(step, done, moments, dict(kit.overlays(moments[-1].view)))


def _rests(history: History, since: int) -> Iterator[int]:
    """The rows after which somebody is asked or the game is over."""
    for n in range(since, len(history.rows) + 1):
        if isinstance(history.game.turn(history.states[n]), Ask | Over):
            yield n


def moment_of(history: History, seat: Seat, since: int, n: int) -> PositionView:
    """What a seat sees after so many rows, with the events since and those of the last row."""
    rows = history.rows[max(0, min(since, n - 1)) : n]
    steps = (Step(row.n, visible_events(history.states[row.n], seat)) for row in rows)
    return moment_at(history.game, history.states[n], seat, n, since, tuple(step for step in steps if step.events))


def moment_at(
    game: AnyGame, state: Any, seat: Seat | None, n: int = 0, since: int = 0, steps: tuple[Step, ...] = ()
) -> PositionView:
    """What a seat (None: a spectator) sees of a state."""
    turn = game.turn(state)
    asked = turn.seats if isinstance(turn, Ask) else ()
    return PositionView(
        n=n,
        view=game.view(state, OPEN if isinstance(turn, Over) else seat),
        menu=() if seat is None else game.menu(state, seat),
        since=since,
        steps=steps,
        asked=() if isinstance(turn, Ask) and turn.anonymous else asked,
        asked_count=len(asked),
        over=turn if isinstance(turn, Over) else None,
    )


@get("/games/{game:str}/lessons/{lesson:str}")
async def see_lesson(game: FromPath[str], lesson: FromPath[str]) -> LessonDetails:
    """A lesson of a game, which lists them among its details."""
    return lesson_facts(game, lesson)


@post("/lesson", status_code=200)
async def try_in_lesson(data: JSONBody[LessonAttempt]) -> LessonProgress:
    """The position at a step of a lesson, or the result of an attempt there."""
    return lesson_seen(data)


HANDLERS = [see_lesson, try_in_lesson]
