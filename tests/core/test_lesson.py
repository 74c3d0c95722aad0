"""Lessons run on the real rules from their first step to their last; a planted fault in one is found."""

import re
from collections.abc import Iterator
from fnmatch import fnmatchcase
from importlib.resources import files

import pytest

from cheeseboard.core import AnyGame, Ask, Illegal, Over, Refusal, expand, size
from cheeseboard.core.lesson import (
    EITHER,
    Lesson,
    accepted_answers,
    expected_answers,
    read_lesson,
    replay_lesson,
    submit_answer,
)
from cheeseboard.games import bundled, find, find_kit, find_lessons, packages
from cheeseboard.words import LANGUAGES, Words

TAUGHT = [game_id for game_id in bundled() if find_lessons(game_id)]
LESSONS = [(game_id, lesson_id) for game_id in TAUGHT for lesson_id in find_lessons(game_id)]
MANY = 2_000  # actions on a menu that are still tried one by one
RULING = re.compile(r"\([A-Z]{1,3}-\d+(, [A-Z]{1,3}-\d+)*\)")
SMALL = """
names = ["Mia", "Ben"]
options = { first = 0 }
[[steps]]
id = "walk"
rows = ["0 move e2 | wall a1?", "1 move e8"]
[[steps]]
id = "shut"
before = ["0 wall e8h", "1 wall a1h", "0 wall d8v", "1 wall h1h"]
refused = { code = "shuts-in", by = "wall f8v" }
"""


def tried(game: AnyGame, lesson: Lesson, number: int, kinds: str, done: tuple[str, ...]) -> list[str]:
    """Every action that such an answer may be, as far as the menu can be listed."""
    history, _ = replay_lesson(game, lesson, number, done)
    menu = game.menu(history.state, lesson.seat)
    legal = [str(action) for action in expand(menu)] if size(menu) <= MANY else kinds.split(EITHER)
    found = {kind: [action for action in legal if fnmatchcase(action, kind)] for kind in kinds.split(EITHER)}
    assert all(found.values()), f"{lesson.steps[number].id}: some of {kinds} cannot be done"
    return [action for actions in found.values() for action in actions]


def ends(game: AnyGame, lesson: Lesson, number: int, way: tuple[str, ...]) -> Iterator[object]:
    """The states to which this way of answering leads, each kind of answer tried in each of its forms."""
    series: list[tuple[str, ...]] = [()]
    for kinds in way:
        series = [(*done, action) for done in series for action in tried(game, lesson, number, kinds, done)]
    for answers in series:
        yield replay_lesson(game, lesson, number, answers)[0].state


def faults(game: AnyGame, lesson: Lesson) -> Iterator[str]:
    """What is wrong with a lesson: answers that nobody asks for, refusals not met, steps that do not fit together."""
    for number, step in enumerate(lesson.steps):
        if not expected_answers(lesson, step) and not step.refused:
            yield f"{step.id}: nothing is to be done"
        for way in accepted_answers(lesson, step):
            if len(way) != len(expected_answers(lesson, step)):
                yield f"{step.id}: {way} is shorter or longer than the others"
        states = {state for way in accepted_answers(lesson, step) for state in ends(game, lesson, number, way)}
        following = lesson.steps[number + 1 :][:1]
        if len(states) > 1 and following and following[0].before is None and following[0].options is None:
            yield f"{step.id}: it may end in several ways, and the next step goes on from one of them"
        if step.refused and (code := refusal(game, lesson, number, step.refused.by)) != step.refused.code:
            yield f"{step.id}: {step.refused.by} meets {code}"


def refusal(game: AnyGame, lesson: Lesson, number: int, text: str) -> str:
    try:
        submit_answer(game, lesson, number, (), text)
    except Refusal as met:
        return met.code
    return ""


@pytest.mark.parametrize(("game_id", "lesson_id"), LESSONS)
def test_every_lesson_can_be_played_to_its_end_whatever_is_answered(game_id: str, lesson_id: str) -> None:
    assert list(faults(find(game_id), find_lessons(game_id)[lesson_id])) == []


@pytest.mark.parametrize(("game_id", "lesson_id"), LESSONS)
def test_a_lesson_is_short_and_ends_well(game_id: str, lesson_id: str) -> None:
    """The last step wins the game; in Gouda Gangster, where that takes five rounds, a rat."""
    game, lesson = find(game_id), find_lessons(game_id)[lesson_id]
    assert 5 <= len(lesson.steps) <= 9
    turn = replay_lesson(game, lesson, len(lesson.steps) - 1, expected_answers(lesson, lesson.steps[-1]))[0].turn()
    if game_id == "gouda-gangster":
        assert isinstance(turn, Ask)
    else:
        assert isinstance(turn, Over)
        assert turn.ranks[lesson.seat] == 0


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game_id", TAUGHT)
def test_every_step_has_its_sentences_and_every_sentence_its_step(game_id: str, language: str) -> None:
    words = Words(language, game_id)
    steps = [step.id for lesson in find_lessons(game_id).values() for step in lesson.steps]
    assert len(set(steps)) == len(steps), "a step is named once in all lessons of a game"
    for step in steps:
        for key in (f"lesson-{step}", f"lesson-{step}-hint", f"lesson-{step}-done"):
            assert words.has(key), key
        assert RULING.search(words.text(f"lesson-{step}-hint")), f"{step}: a wrong try is answered by a ruling"
    wanted_keys = {f"lesson-{step}{end}" for step in steps for end in ("", "-hint", "-done")}
    text = (files(packages()[game_id]) / "words" / f"{language}.ftl").read_text("utf-8")
    assert sorted(set(re.findall(r"^(lesson-[a-z0-9-]+) =", text, re.MULTILINE)) - wanted_keys) == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game_id", TAUGHT)
def test_lessons_have_names_where_there_are_several(game_id: str, language: str) -> None:
    lessons = find_lessons(game_id)
    named = (
        {f"learn-{lesson_id}{end}" for lesson_id in lessons for end in ("", "-about")} if len(lessons) > 1 else set()
    )
    text = (files(packages()[game_id]) / "words" / f"{language}.ftl").read_text("utf-8")
    assert set(re.findall(r"^(learn-[a-z0-9-]+) =", text, re.MULTILINE)) == named


@pytest.mark.parametrize("game_id", TAUGHT)
def test_the_first_game_after_a_lesson_is_one_that_the_game_proposes(game_id: str) -> None:
    presets = [preset.id for preset in find_kit(game_id).presets]
    assert [lesson.preset for lesson in find_lessons(game_id).values() if lesson.preset not in ("", *presets)] == []


def test_the_base_game_is_learned_without_cards_then_each_power_once() -> None:
    """Gouda! Gouda!: magic is a lesson of its own."""
    lessons = find_lessons("gouda-gouda")
    base, magic = (
        [answer.split(" ")[0] for step in lesson.steps for answer in expected_answers(lesson, step)]
        for lesson in lessons.values()
    )
    assert list(lessons) == ["basics", "magic"]
    assert set(base) == {"name", "up", "down"}
    assert [verb for verb in magic if verb not in ("name", "up", "down", "pass")] == [
        *("worsen", "improve", "nullify", "transfer", "again")
    ]


def test_a_ghost_that_sees_pac_man_goes_straight_on_in_the_lesson() -> None:
    """P-12, as the usual options of today's rules have it."""
    game, lesson = find("pac-man"), find_lessons("pac-man")["basics"]
    number = [step.id for step in lesson.steps].index("ghosts")
    done = expected_answers(lesson, lesson.steps[number])
    first, _ = replay_lesson(game, lesson, number)
    second, _ = replay_lesson(game, lesson, number, done[:1])
    assert [str(action) for action in expand(game.menu(second.state, lesson.seat))] == [done[0]]
    assert size(game.menu(first.state, lesson.seat)) > 1


def test_a_try_is_answered_by_the_rules_then_by_the_lesson() -> None:
    game, lesson = find("quoridor"), read_lesson(SMALL)
    with pytest.raises(Illegal) as far:
        submit_answer(game, lesson, 0, (), "move e4")
    assert far.value.code != "lesson-other"
    with pytest.raises(Illegal) as other:
        submit_answer(game, lesson, 0, (), "move d1")
    assert other.value.code == "lesson-other"
    history, old, done = submit_answer(game, lesson, 0, (), "wall a1v")
    assert [str(row) for row in history.rows[old:]] == ["1 0 wall a1v", "2 1 move e8"]
    assert history.turn() == Ask((0,))
    assert done == ("wall a1v",)


@pytest.mark.parametrize(
    ("step", "done", "code"),
    [
        (-1, (), "unknown-lesson-step"),
        (2, (), "unknown-lesson-step"),
        (0, ("move d1",), "lesson-other"),
        (0, ("move e2", "move e3"), "lesson-other"),
        (1, ("wall f1v",), "lesson-other"),
    ],
)
def test_there_is_nothing_beside_a_lesson(step: int, done: tuple[str, ...], code: str) -> None:
    with pytest.raises(Refusal) as met:
        replay_lesson(find("quoridor"), read_lesson(SMALL), step, done)
    assert met.value.code == code


@pytest.mark.parametrize(
    ("right", "wrong", "complaint"),
    [
        ("wall f8v", "wall f1v", "shut: wall f1v meets lesson-other"),
        ('"1 move e8"]', '"1 move e8"]\nor = [["move e2", "move e3"]]', "walk: ('move e2', 'move e3') is shorter"),
        ('rows = ["0 move e2 | wall a1?", "1 move e8"]', "", "walk: nothing is to be done"),
        ('before = ["0 wall e8h", "1 wall a1h", "0 wall d8v", "1 wall h1h"]', "", "walk: it may end in several ways"),
    ],
)
def test_a_planted_fault_is_found(right: str, wrong: str, complaint: str) -> None:
    assert right in SMALL
    found = list(faults(find("quoridor"), read_lesson(SMALL.replace(right, wrong))))
    assert any(said.startswith(complaint) for said in found), found


@pytest.mark.parametrize(
    ("right", "wrong"),
    [('"0 move e2', '"0 move e2 | move e5'), ('"1 move e8"', '"1 move e5"'), ('"1 move e8"', '"- first 0"')],
)
def test_rows_that_cannot_be_played_are_found(right: str, wrong: str) -> None:
    with pytest.raises((Refusal, AssertionError)):
        list(faults(find("quoridor"), read_lesson(SMALL.replace(right, wrong))))
