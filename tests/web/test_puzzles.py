"""Puzzles in the browser: today's is found, tried, missed, hinted at and solved, and the streak is kept."""

import re

from playwright.sync_api import Page

from cheeseboard.games import every_puzzle, find_puzzle, find_puzzles
from web.browser import seen, violations, widest
from web.conftest import Come
from web.grooves import Picture
from web.say import ANY, like, say, speaker

quoridor = speaker("quoridor")

SOME_DAY = "2026-11-03T12:00:00"
KEYS = {"up": "ArrowUp", "down": "ArrowDown", "left": "ArrowLeft", "right": "ArrowRight", "stop": "Enter"}
PAC_MAN = next(one.number for one in find_puzzles("pac-man") if one.goal == "eat")
QUORIDOR = next(
    one.number for one in find_puzzles("quoridor") if one.solution[0].startswith("wall") and "turn 0" in one.position
)
LONG = next(one.number for one in find_puzzles("quoridor") if len(one.solution) == 3 and "turn 1" in one.position)


def test_the_number_of_a_withdrawn_puzzle_gives_a_friendly_page(come: Come) -> None:
    withdrawn = next(puzzle.number for puzzle in every_puzzle("pac-man") if puzzle.withdrawn)
    ann = come("Ann")
    ann.may_fail = re.compile(r"status of 404")  # the server says by its status that nothing is there any more
    page = ann.go(f"/puzzles/pac-man/{withdrawn}")
    seen(page.get_by_text(say("refused-puzzle-withdrawn", number=withdrawn)))
    page.get_by_role("link", name=say("web-puzzles-today"), exact=True).click()
    page.wait_for_url("**/puzzles")
    seen(page.get_by_role("link", name=speaker("pac-man")("game-name")))
    assert violations(page) == []


def found(page: Page, number: int, answers: int) -> None:
    """Wait until so many answers were judged right."""
    is_solved = number == answers
    seen(page.locator(f"[data-found='{number}'][data-status={'solved' if is_solved else 'right'}]"))


def test_the_puzzle_of_the_day_is_solved_by_keys_and_counts_for_the_streak(come: Come) -> None:
    ann = come("Ann", reduced_motion="reduce")
    ann.page.clock.set_fixed_time(SOME_DAY)  # it may be midnight
    page = ann.go("/puzzles")
    today = seen(page.get_by_role("link", name=speaker("pac-man")("game-name")))
    assert violations(page) == []
    today.click()
    page.wait_for_url("**/puzzles/pac-man/*")
    number = int(page.url.rsplit("/", 1)[1])
    seen(page.get_by_text(say("web-puzzles-today")))
    board = seen(page.get_by_role("application"))
    line, answers = find_puzzle("pac-man", number).solution, ann.ask("GET", f"/api/puzzles/pac-man/{number}")["answers"]
    did = 0
    for answer in range(1, answers + 1):
        board.focus()
        page.keyboard.press(KEYS[line[did].split()[-1]])
        did += 1
        found(page, answer, answers)
        tried = {"game": "pac-man", "number": number, "actions": list(line[:did])}
        did += len(ann.ask("POST", "/api/puzzles/attempt", tried)["steps"]) - 1
    seen(page.get_by_text(say("web-puzzle-solved")))
    assert violations(page) == []
    page.get_by_role("link", name=say("web-puzzles"), exact=True).last.click()
    seen(page.get_by_text(say("web-puzzle-streak", days=1)))
    seen(page.get_by_text(say("web-puzzle-already")))


def test_a_wrong_try_shows_its_answer_and_a_hint_helps(come: Come) -> None:
    ann = come("Ann", reduced_motion="reduce")
    page = ann.go(f"/puzzles/quoridor/{QUORIDOR}")
    picture = Picture(ann)
    puzzle = find_puzzle("quoridor", QUORIDOR)
    square = ann.ask("GET", f"/api/puzzles/quoridor/{QUORIDOR}")["menu"][0]["slots"][0]["words"][0]
    picture.click(square)
    seen(page.get_by_text(say("web-learn-not-yet")))
    page.get_by_role("button", name=say("web-puzzle-again")).click()
    page.get_by_role("button", name=say("web-puzzle-hint")).click()
    seen(page.get_by_text(like(say("web-puzzle-hint-is", hint=ANY))))
    page.get_by_role("button", name=say("web-puzzle-hint-more")).click()
    word = puzzle.solution[0].split()[1]
    seen(page.get_by_text(say("web-puzzle-hint-is", hint=quoridor("puzzle-hint-around", at=word[:2]))))
    page.get_by_role("button", name=say("web-puzzle-answer")).click()
    seen(page.get_by_text(like(say("web-puzzle-answer-is", answer=ANY))))
    seen(page.locator(f"[data-lit={word}]"))
    picture.click(word)
    found(page, 1, ann.ask("GET", f"/api/puzzles/quoridor/{QUORIDOR}")["answers"])
    page.get_by_role("link", name=say("web-puzzle-next")).first.click()
    page.wait_for_url("**/puzzles/quoridor/*")
    seen(page.get_by_role("application"))


def test_a_puzzle_of_quoridor_is_solved_to_its_end_by_touch(come: Come) -> None:
    ann = come("Ann", phone=True, language="fr", reduced_motion="reduce")
    page = ann.go(f"/puzzles/quoridor/{LONG}")
    picture = Picture(ann)
    line = find_puzzle("quoridor", LONG).solution
    for number, answer in enumerate(line[::2], 1):
        seen(page.locator(f"[data-found='{number - 1}']:not([data-status=thinking])"))
        word = answer.split()[1]
        for _ in range(2 if word[2:] else 1):
            picture.tap(word)
    seen(page.locator("[data-status=solved]"))
    assert violations(page) == []


def test_a_puzzle_fits_a_telephone_and_speaks_german(come: Come) -> None:
    ann = come("Ann", phone=True, language="de", color_scheme="dark")
    page = ann.go(f"/puzzles/pac-man/{PAC_MAN}")
    seen(
        page.get_by_role(
            "heading", name=speaker("pac-man", language="de")("puzzle-eat", turns=find_puzzle("pac-man", PAC_MAN).turns)
        )
    )
    seen(page.get_by_role("application"))
    assert widest(page) <= 0
    assert violations(page) == []
