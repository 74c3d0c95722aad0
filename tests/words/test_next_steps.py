"""Every refusal says what to do next, in every language; or it is listed why nothing can be done."""

from collections.abc import Iterator, Mapping
from typing import Any

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent
from fluent.syntax.visitor import Visitor

from cheeseboard.core import Illegal
from cheeseboard.games import bundled
from cheeseboard.library.refusals import IN_PYTHON, sentence
from cheeseboard.words import LANGUAGES, Words, with_next_step
from words.test_words import COMMON, messages

NOTHING_CAN_BE_DONE = {
    "refused-back-too-far": "what everybody has seen cannot be unseen",
}
FILES = [(scope, language) for scope in (COMMON, *bundled()) for language in LANGUAGES]


def without_next_step(found: Mapping[str, Any]) -> Iterator[str]:
    """The refusals that neither say what to do next nor are listed, or that do both."""
    for key, message in found.items():
        says = any(attribute.id.name == "next" for attribute in message.attributes)
        if key.startswith("refused-") and says == (key in NOTHING_CAN_BE_DONE):
            yield key


@pytest.mark.parametrize(("scope", "language"), FILES)
def test_every_refusal_says_what_to_do_next(scope: str, language: str) -> None:
    assert [*without_next_step(messages(scope, language))] == []


def test_only_refusals_have_a_next_step_and_every_listed_one_exists() -> None:
    every = {key: message for scope in (COMMON, *bundled()) for key, message in messages(scope, "en").items()}
    assert every.keys() >= NOTHING_CAN_BE_DONE.keys()
    others = [message for key, message in every.items() if not key.startswith("refused-")]
    assert [one.id.name for one in others if any(attribute.id.name == "next" for attribute in one.attributes)] == []


def test_planted_refusals_without_a_next_step_are_found() -> None:
    next_step = "\n    .next = Do this.\n"
    text = f"refused-a = No.\nrefused-b = No.{next_step}refused-back-too-far = No.{next_step}c = Yes.\n"
    parsed: list[Any] = FluentParser().parse(text).body
    planted = {entry.id.name: entry for entry in parsed}
    assert [*without_next_step(planted)] == ["refused-a", "refused-back-too-far"]


@pytest.mark.parametrize(
    ("text", "next_step", "both"),
    [
        ("No.", "Do this.", "No. Do this."),
        ("No. (Q-3)", "Do this.", "No. Do this. (Q-3)"),
        ("No (or yes).", "Do this.", "No (or yes). Do this."),
        ("No. (Q-3)", "", "No. (Q-3)"),
    ],
)
def test_the_next_step_comes_second_and_the_ruling_last(text: str, next_step: str, both: str) -> None:
    assert with_next_step(text, next_step) == both


@pytest.mark.parametrize(
    "refusal",
    [
        Illegal("crosses", at="e3h"),
        Illegal("too-fast", seconds=1),
        Illegal("too-fast", seconds=7),
        Illegal("unknown-page"),
    ],
)
def test_the_library_says_the_same_as_the_words(refusal: Illegal) -> None:
    assert sentence(refusal, "quoridor") == Words("en", "quoridor").refusal_sentence(refusal)


class Parameters(Visitor):
    """The parameters of a message, and the cases that are told apart by each."""

    def __init__(self, message: fluent.Message) -> None:
        self.cases: dict[str, list[str]] = {}
        self.visit(message)

    def visit_SelectExpression(self, node: fluent.SelectExpression) -> None:  # noqa: N802 - Fluent calls it so
        if isinstance(node.selector, fluent.VariableReference):
            names = (case.key.name for case in node.variants if isinstance(case.key, fluent.Identifier))
            self.cases.setdefault(node.selector.id.name, []).extend(names)
        self.generic_visit(node)

    def visit_VariableReference(self, node: fluent.VariableReference) -> None:  # noqa: N802
        self.cases.setdefault(node.id.name, [])


def tried(message: fluent.Message) -> Iterator[dict[str, int | str]]:
    """Parameters to try a message with: numbers for all, and each case of those that are told apart by words."""
    cases = {name: found for name, found in Parameters(message).cases.items() if name != "why"}
    for number in (0, 1, 3):
        yield dict.fromkeys(cases, number)
    for name, found in cases.items():
        for word in found:
            if word not in ("one", "other"):
                yield {key: word if key == name else 2 for key in cases}


@pytest.mark.parametrize("scope", [COMMON, *bundled()])
def test_without_fluent_every_refusal_reads_the_same(scope: str) -> None:
    game_id = scope if scope != COMMON else "quoridor"
    words, compared = Words("en", game_id), 0
    for key, message in messages(scope, "en").items():
        code = key.removeprefix("refused-")
        if code == key or code in IN_PYTHON:
            continue
        for params in tried(message):
            refusal = Illegal(code, **params)
            read = sentence(refusal, game_id).partition(" Did you mean")[0]
            assert read == words.refusal_sentence(refusal), (key, params)
            compared += 1
    assert compared > 2  # as many as the smallest game has
