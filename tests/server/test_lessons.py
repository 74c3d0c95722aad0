"""Lessons and pictures over HTTP: every try is answered, nothing is kept, and no lesson is no fault of ours."""

import pytest

from cheeseboard.core.lesson import expected_answers
from cheeseboard.games import bundled, find_lessons
from cheeseboard.protocol.lesson_bodies import LessonAttempt
from cheeseboard.server.routes.lessons import lesson_seen
from cheeseboard.words import LANGUAGES, Words
from server.real_server import Served

READ_WORDS_A_MINUTE = 180
PRESS_S = 3
SHOWN_S = 0.75  # as long as lessonStore.svelte.ts shows a moment
PATIENCE_MIN = (2, 6)  # minutes that a lesson may take
LESSONS = [(game_id, lesson_id) for game_id in bundled() for lesson_id in find_lessons(game_id)]


def test_a_try_goes_on_is_beside_the_point_or_against_the_rules(server: Served) -> None:
    somebody = server.person()
    facts = somebody.ask("GET", "/api/games/quoridor/lessons/basics")
    assert facts["steps"][0] == {"id": "walk", "answers": 1, "refused": ""}
    here = {"game": "quoridor", "step": 0}
    start = somebody.ask("POST", "/api/lesson", here)
    assert [moment["view"]["pawns"] for moment in start["positions"]] == [["e1", "e9"]]
    good = somebody.ask("POST", "/api/lesson", {**here, "action": "move e2"})
    assert [moment["view"]["pawns"] for moment in good["positions"]] == [["e2", "e9"], ["e2", "e8"]]
    assert good["done"] == ["move e2"]
    beside = somebody.ask("POST", "/api/lesson", {**here, "action": "move d1"})
    assert (beside["code"], beside["positions"]) == ("lesson-other", [])
    assert somebody.ask("POST", "/api/lesson", {**here, "action": "move e4"})["code"] == "too-far"
    assert somebody.ask("POST", "/api/lesson", {**here, "action": "?"})["code"] == "malformed-action"
    assert somebody.ask("POST", "/api/lesson", here) == start


def test_the_others_cards_stay_hidden_in_a_lesson(server: Served) -> None:
    """Ben sneaks with w8a in the first step; the learner has not seen it."""
    seen = server.person().reply("POST", "/api/lesson", {"game": "gouda-gangster", "step": 1})
    assert "w15a" in seen.text
    assert "w8a" not in seen.text


def test_what_is_not_there_is_refused(server: Served) -> None:
    somebody = server.person()
    assert somebody.refused("GET", "/api/games/nim/lessons/basics") == (404, "no-lesson")
    assert somebody.refused("GET", "/api/games/quoridor/lessons/magic") == (404, "unknown-lesson")
    attempt = {"game": "quoridor", "lesson": "magic", "step": 0}
    assert somebody.refused("POST", "/api/lesson", attempt) == (404, "unknown-lesson")
    assert somebody.refused("POST", "/api/lesson", {"game": "quoridor", "step": 50}) == (404, "unknown-lesson-step")
    assert somebody.refused("GET", "/api/games/nim/diagrams") == (404, "no-rules-page")


def test_a_game_lists_its_lessons_with_what_they_teach(server: Served) -> None:
    somebody = server.person()
    lessons = somebody.ask("GET", "/api/games/gouda-gouda")["lessons"]
    assert [(one["id"], one["preset"]) for one in lessons] == [("basics", ""), ("magic", "magic")]
    assert all(one["name"] and one["about"] for one in lessons)
    for one in lessons:
        details = somebody.ask("GET", f"/api/games/gouda-gouda/lessons/{one['id']}")
        assert (details["id"], len(details["steps"])) == (one["id"], one["steps"])
    (only,) = somebody.ask("GET", "/api/games/quoridor")["lessons"]
    assert (only["id"], only["name"]) == ("basics", "")


def test_unless_it_is_named_the_first_lesson_is_meant(server: Served) -> None:
    somebody, here = server.person(), {"game": "gouda-gouda", "step": 0}
    first = somebody.ask("POST", "/api/lesson", here)
    assert first == somebody.ask("POST", "/api/lesson", {**here, "lesson": "basics"})
    assert first != somebody.ask("POST", "/api/lesson", {**here, "lesson": "magic"})


def test_pictures_come_in_the_order_of_the_page(server: Served) -> None:
    pictures = server.person().ask("GET", "/api/games/quoridor/diagrams")
    walls = [picture["position"]["view"]["walls"] for picture in pictures]
    assert [one for one in walls if one][:2] == [["d3h", "e6h"], ["c3h", "b2v"]]


def pressed_and_shown(game: str, name: str) -> tuple[int, int]:
    """How often somebody who makes no mistake presses something, and how many moments are shown meanwhile."""
    lesson = find_lessons(game)[name]
    pressed = shown = 0
    for number, step in enumerate(lesson.steps):
        done: tuple[str, ...] = ()
        shown += len(lesson_seen(LessonAttempt(game, number, name, done)).positions) - 1
        for answer in (step.refused.by,) if step.refused else expected_answers(lesson, step):
            seen = lesson_seen(LessonAttempt(game, number, name, done, answer))
            done = seen.done
            shown += len(seen.positions)
            pressed += max(1, sum(len(fill.split("+")) for fill in answer.split(" ")[1:]))
        pressed += 1  # "Go on"
    return pressed, shown


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("game", "name"), LESSONS)
def test_a_lesson_takes_two_to_six_minutes(game: str, name: str, language: str) -> None:
    """Computed, not waited for: what is to be read, pressed and looked at."""
    lesson, words = find_lessons(game)[name], Words(language, game)
    texts = [words.text(f"lesson-{step.id}{part}") for step in lesson.steps for part in ("", "-done")]
    read = sum(len(text.split()) for text in texts)
    pressed, shown = pressed_and_shown(game, name)
    minutes = read / READ_WORDS_A_MINUTE + (pressed * PRESS_S + shown * SHOWN_S) / 60
    least, most = PATIENCE_MIN
    assert least <= minutes <= most
