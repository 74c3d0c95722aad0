"""French as it is printed: its spaces, and no word before a name that would have to change with the name."""

import re
from collections.abc import Iterator
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from words.test_terms import SCOPES, sentences
from words.test_voice import ROOT, prose
from words.test_words import word_file

FILES = {scope: word_file(scope, "fr") for scope in SCOPES}
PAGES = sorted((ROOT / "docs" / "rules").glob("*.fr.md"))
WRONG_SPACE = re.compile(r"[^\S\xa0][;:!?»](?!\w)|«[^\xa0]|\w[!?»](?!\w)|(?<=\w)\s…|\w'\w")
# "de Ann" would have to be "d’Ann", and "à Le Voleur de gouda" "au Voleur de gouda".
BEFORE_NAMES = re.compile(r"(^|\W)(de|que|jusque|lorsque|puisque)\s$", re.IGNORECASE)
BEFORE_GAMES = re.compile(r"(^|\W)(de|à|que)\s$", re.IGNORECASE)
NAMES, GAMES = {"who", "whom", "me", "account", "bot"}, {"game"}


def wrong_spaces(text: str) -> list[str]:
    return [hit[0] for hit in WRONG_SPACE.finditer(text)]


class _Elisions(Visitor):
    def __init__(self) -> None:
        self.found: list[str] = []

    def visit_Pattern(self, node: Any) -> None:  # noqa: N802
        for before, after in zip(node.elements, node.elements[1:], strict=False):
            if isinstance(before, ast.TextElement) and isinstance(after, ast.Placeable):
                words = _words_before(after.expression)
                if words and (hit := words.search(before.value)):
                    self.found.append(hit[0].strip())
        self.generic_visit(node)


def _words_before(expression: Any) -> re.Pattern[str] | None:
    """What must not stand before this, if it is a name."""
    name = expression.id.name if hasattr(expression, "id") else ""
    if isinstance(expression, ast.FunctionReference):
        return BEFORE_NAMES if name == "SEAT" else None
    return BEFORE_NAMES if name in NAMES else BEFORE_GAMES if name in GAMES else None


def elisions(text: str) -> Iterator[str]:
    """Where a word stands before a name and would have to change with it."""
    parsed: list[Any] = FluentParser().parse(text).body
    for entry in parsed:
        looked = _Elisions()
        looked.visit(entry)
        yield from (f"{entry.id.name}: {hit}" for hit in looked.found)


@pytest.mark.parametrize("scope", SCOPES)
def test_the_spaces_of_a_words_file(scope: str) -> None:
    said = sentences(FILES[scope].read_text("utf-8"))
    assert [f"{key}: {hit}" for key, text in said for hit in wrong_spaces(text)] == []


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_the_spaces_of_a_rules_page(page: Any) -> None:
    assert wrong_spaces(prose(page.read_text("utf-8"))) == []


@pytest.mark.parametrize("scope", SCOPES)
def test_no_word_changes_with_the_name_after_it(scope: str) -> None:
    assert [*elisions(FILES[scope].read_text("utf-8"))] == []


@pytest.mark.parametrize("planted", ["Vraiment ?", "« oui »", "oui!", "Un instant …", "L'hôte"])
def test_a_planted_space_is_found(planted: str) -> None:
    assert wrong_spaces(planted)


def test_right_spaces_are_left_alone() -> None:
    assert not wrong_spaces("Vraiment\xa0? «\xa0oui\xa0» L’hôte\xa0: non… 5:00")


def test_a_planted_elision_is_found() -> None:
    text = "a = Tour de { SEAT($seat) }.\nb = Règles de { $game }\nc = Tour de { $number }.\nd = À { SEAT($seat) }.\n"
    assert [*elisions(text)] == ["a: de", "b: de"]
