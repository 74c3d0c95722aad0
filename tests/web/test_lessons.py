"""Lessons in the browser: walked to their end on the real boards in all languages, by mouse, touch and keys."""

import re

import pytest
from playwright.sync_api import Page, expect

from cheeseboard.core.lesson import expected_answers
from cheeseboard.games import bundled, find_lessons
from cheeseboard.words import Words
from web.browser import PATIENCE_MS, seen, violations, widest
from web.conftest import Come
from web.keys import by_keys
from web.learners import Learner, Press, click, tap
from web.say import say, speaker

LESSONS = [(game, lesson) for game in bundled() for lesson in find_lessons(game)]
BOARD = "[data-asked] svg:visible"
COACH = "section[data-tone]"
QUORIDOR = speaker("quoridor")("game-name")
HANDS: dict[str, Press] = {"en": click, "cs": tap, "de": by_keys, "fr": tap}
LANGUAGES = tuple(HANDS)
# Each lesson is walked in one language, and all others in the evening: its walk is the same, and that no sentence is
# missing in any is asked in tests/core/test_lesson.py.
WALKS = [
    pytest.param(language, game, lesson, marks=() if number % len(LANGUAGES) == shift else pytest.mark.soak)
    for number, (game, lesson) in enumerate(LESSONS)
    for shift, language in enumerate(LANGUAGES)
]
# game: a step of its first lesson, and a try there that the rules allow but the lesson is not about
ASIDE = {
    "quoridor": ("walk", "move d1"),
    "pac-man": ("two-steps", "step up"),
    "gouda-gouda": ("up", "up 1 paint-bucket"),
    "gouda-gangster": ("spy", "spy 2"),
}


def go_on(page: Page, press: Press = click) -> None:
    press(page.locator(COACH).get_by_role("button").last)


def walk(learner: Learner, game: str, lesson_id: str) -> None:
    """From the first step to the last, with a wrong try on the way."""
    page, words, common = learner.page, Words(learner.language, game), Words(learner.language)
    lesson = find_lessons(game)[lesson_id]
    first, *following = find_lessons(game)
    page.goto(f"/learn/{game}" if lesson_id == first else f"/learn/{game}/{lesson_id}")
    for step in lesson.steps:
        seen(page.locator(COACH).get_by_text(words.text(f"lesson-{step.id}"), exact=True))
        if ASIDE[game][0] == step.id:
            seen(page.locator("[data-done='0']"))
            learner.answer(game, ASIDE[game][1])
            expect(page.locator(COACH).locator("[data-part=answer]")).to_contain_text(
                common.text("web-learn-other"), timeout=PATIENCE_MS
            )
            assert page.locator(COACH).locator("[data-part=answer]").get_by_role("link").first.get_attribute("href")
            assert violations(page) == []
            page.reload()  # whatever was tried or begun, the step is there again
        seen(page.locator(BOARD).first)
        for given, answer in enumerate((step.refused.by,) if step.refused else expected_answers(lesson, step)):
            expect(page.locator(f"[data-done='{given}']:not([data-tone=well])")).to_be_visible(timeout=PATIENCE_MS)
            learner.answer(game, answer)
        done = re.sub(r" \([A-Z].*?\)", "", words.text(f"lesson-{step.id}-done"))
        expect(page.locator("[data-tone=well] [data-part=answer]")).to_contain_text(done, timeout=PATIENCE_MS)
        assert widest(page) <= 0
        assert page.locator(COACH).locator("..").evaluate("column => column.scrollWidth - column.clientWidth") <= 0
        go_on(page, learner.press)
    seen(page.get_by_role("heading", name=common.text("web-learn-end")))
    assert violations(page) == []
    if lesson_id == first and following:
        offered = common.text("web-learn-then", lesson=words.text(f"learn-{following[0]}"))
        learner.press(page.get_by_role("link", name=offered))
        lessons = page.get_by_role("navigation", name=common.text("web-learn-lessons")).get_by_role("link")
        expect(lessons.first).to_contain_text(common.text("web-learn-finished"))
        expect(lessons.nth(1)).to_have_attribute("aria-current", "page")


@pytest.mark.slow
@pytest.mark.parametrize(("language", "game", "lesson"), WALKS)
def test_every_lesson_is_walked_to_its_end(come: Come, language: str, game: str, lesson: str) -> None:
    press = HANDS[language]
    ann = come("Ann", language=language, phone=press is tap, reduced_motion="reduce")
    walk(Learner(ann, language, press), game, lesson)


def test_a_lesson_ends_in_a_first_game_against_the_weakest_level(come: Come) -> None:
    ann = come("Ann", reduced_motion="reduce")
    page = ann.go("/learn/quoridor")
    for number in range(9):
        seen(page.get_by_text(say("web-learn-step", number=number + 1, of=9), exact=True))
        assert number or violations(page) == []
        go_on(page)
    seen(page.get_by_role("button", name=say("web-learn-first-game"))).click()
    page.wait_for_url("**/t/*")
    table = ann.ask("GET", f"/api/tables/{page.url.rsplit('/', 1)[1]}")
    assert [seat["bot"] for seat in table["status"]["seats"] if seat.get("bot")] == ["level-1"]


def test_back_and_skip_work_at_any_time_and_the_step_is_remembered(come: Come) -> None:
    page = come(reduced_motion="reduce").go("/learn/pac-man")
    expect(page.get_by_role("button", name=say("web-learn-back"))).to_be_disabled()
    for _ in range(3):
        page.get_by_role("button", name=say("web-learn-skip")).click()
    page.get_by_role("button", name=say("web-learn-back")).click()
    seen(page.get_by_text(say("web-learn-step", number=3, of=7), exact=True))
    page.reload()
    seen(page.get_by_text(say("web-learn-step", number=3, of=7), exact=True))


def test_what_the_rules_forbid_is_answered_by_reason_and_ruling(come: Come) -> None:
    ann = come(reduced_motion="reduce")
    learner = Learner(ann, "en", click)
    page = ann.go("/learn/quoridor")
    seen(page.locator("[data-done='0']"))
    learner.answer("quoridor", "move e5")
    answer = page.locator("[data-tone=not-yet] [data-part=answer]")
    expect(answer.get_by_role("link", name=say("web-learn-ruling", ruling="Q-3")).first).to_have_attribute(
        "href", "/rules/quoridor#Q-3"
    )


def test_a_lesson_is_offered_once_and_only_to_newcomers(come: Come) -> None:
    somebody = come()
    page = somebody.go("/")
    offer = page.get_by_role("region", name=say("web-learn-offer"))
    seen(offer.get_by_role("link", name=QUORIDOR))
    assert violations(page) == []
    offer.get_by_role("button", name=say("web-learn-offer-no")).click()
    expect(offer).to_have_count(0)
    page.reload()
    seen(page.get_by_role("link", name=f"{say('web-learn')}: {QUORIDOR}"))
    expect(offer).to_have_count(0)
    there = come("Ann").go("/")
    seen(there.get_by_role("link", name=f"{say('web-learn')}: {QUORIDOR}"))
    expect(there.get_by_role("region", name=say("web-learn-offer"))).to_have_count(0)
