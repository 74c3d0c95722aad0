"""Browser tests find things by stated facts and by keys: a new style or a new wording breaks none of them."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

HERE = Path(__file__).parent
SELECTED_BY = {"locator", "violations", "wait_for_selector", "query_selector"}
SAID_TO = {"get_by_text", "get_by_label", "get_by_title", "get_by_placeholder", "to_have_text", "to_contain_text"}
SAID_AS = {"name", "has_text", "has_not_text", "label"}
STYLE_CLASS = re.compile(r"\.[A-Za-z]")
IN_SCRIPTS = re.compile(r"(?:querySelector(?:All)?|closest|matches)\(([\"'`])(.*?)\1\)")
PEOPLE = {"Ann", "Bob", "Ben", "Bohumil", "Cid", "Eve", "Guest"}  # whom the tests name themselves
ALLOWED = {
    "button, .button, label, h1, h2, legend, th": "whatever looks like a button is measured",
    "button.main[data-word^=": "a card and the button that plays it state the same word",
    "svg, .board-picture": "text inside pictures is not measured",
    "article div.wide": "what scrolls sideways is measured",
    ".unseen": "what only screen readers say is not measured",
    "<b>Good luck!</b>": "said by a player of the test",
    "Good luck!": "said by a player of the test",
    "Are you there?": "said by a player of the test",
    "Deutsch": "a language calls itself so in all of them",
    "Čeština": "a language calls itself so in all of them",
    "Pig": "of a package that only the server knows",
    ": Pig": "of a package that only the server knows",
    ": Snap": "of a package that only the server knows",
    "The goal is 100 points.": "of a package that only the server knows",
    "JavaScript": "the page without scripts has no words file",
    "cheeseboard serve": "a command is the same in all languages",
    "cheeseboard serve --lan": "a command is the same in all languages",
    "cheeseboard play": "the page without scripts has no words file",
    "Setting up": "a heading of a rules page",
    "Aufbau": "a heading of a rules page",
}


def faults(source: str) -> Iterator[str]:
    """Style classes by which a test finds something, and sentences that it spells out."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            yield from (found[1] for found in IN_SCRIPTS.findall(node.value) if STYLE_CLASS.search(found[1]))
        if not isinstance(node, ast.Call):
            continue
        called = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
        if called in SELECTED_BY:
            yield from (text for text in literals(node.args) if STYLE_CLASS.search(text))
        said = [word.value for word in node.keywords if word.arg in SAID_AS and called not in {"sit", "come", "Guest"}]
        yield from (
            text for text in literals([*(node.args[:1] if called in SAID_TO else []), *said]) if is_sentence(text)
        )


def literals(nodes: list[ast.expr]) -> Iterator[str]:
    """Strings that are written there, and the written parts of f-strings."""
    for node in nodes:
        parts = node.values if isinstance(node, ast.JoinedStr) else [node]
        yield from (part.value for part in parts if isinstance(part, ast.Constant) and isinstance(part.value, str))


def is_sentence(text: str) -> bool:
    words = re.findall(r"[^\W\d_]{2,}", text)
    return bool(words) and not set(words) <= PEOPLE


@pytest.mark.parametrize("path", sorted(HERE.glob("*.py")), ids=lambda path: path.name)
def test_no_style_class_and_no_sentence_of_the_product_is_spelled_out(path: Path) -> None:
    if path != Path(__file__):
        assert [fault for fault in faults(path.read_text("utf-8")) if fault not in ALLOWED] == []


def test_every_exception_is_still_needed() -> None:
    found = {fault for path in HERE.glob("*.py") if path != Path(__file__) for fault in faults(path.read_text("utf-8"))}
    assert sorted(ALLOWED.keys() - found) == []


@pytest.mark.parametrize(
    "planted",
    [
        'page.locator(".buttons .first")',
        'page.locator(f"#{place} polyline.way")',
        'violations(page, ".window")',
        "page.evaluate(\"() => document.querySelector('.preview')\")",
        'page.get_by_role("button", name="Play now")',
        'page.get_by_text(f"Your turn, {who}")',
        'expect(log).to_contain_text("takes 3 counters")',
        'alerts.filter(has_text="no way to the goal")',
    ],
)
def test_a_planted_fault_is_found(planted: str) -> None:
    assert [*faults(planted)]
