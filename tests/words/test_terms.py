"""One thing, one word: words files use the terms of docs/reference/words.md and none of their forbidden variants."""

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.visitor import Visitor

from cheeseboard.games import bundled
from cheeseboard.words import LANGUAGES
from words.test_words import COMMON, word_file

PAGE = Path(__file__).parents[2] / "docs" / "reference" / "words.md"
COLUMNS = ("en", "cs", "de", "fr")
SCOPES = (COMMON, *bundled())


class Term(NamedTuple):
    scopes: tuple[str, ...]
    word: str
    forbidden: tuple[str, ...]


def terms(page: str, language: str) -> list[Term]:
    """The terms of a language in the page's table."""
    found, column = [], 1 + 2 * COLUMNS.index(language)
    for line in re.findall(r"^\| (?!where)([^-].*) \|$", page, re.MULTILINE):
        cells = [cell.strip() for cell in line.split(" | ")]
        assert len(cells) == 1 + 2 * len(COLUMNS), line
        scopes = SCOPES if cells[0] == "all" else tuple(cells[0].split(", "))
        assert set(scopes) <= {*SCOPES}, line
        found.append(Term(scopes, cells[column], tuple(cells[column + 1].split(", "))))
    return found


def pattern(variant: str) -> re.Pattern[str]:
    """A word or phrase; a * stands for any ending."""
    parts = map(re.escape, variant.split("*"))
    return re.compile(r"(?<!\w)" + r"\w*".join(parts) + r"(?!\w)", re.IGNORECASE)


class _Texts(Visitor):
    def __init__(self) -> None:
        self.texts: list[str] = []

    def visit_TextElement(self, node: Any) -> None:  # noqa: N802
        self.texts.append(node.value)


def sentences(text: str) -> Iterator[tuple[str, str]]:
    """Every piece of text in a words file with its key; variables, functions and cases are left out."""
    parsed: list[Any] = FluentParser().parse(text).body
    for entry in parsed:
        found = _Texts()
        found.visit(entry)
        yield from ((entry.id.name, piece) for piece in found.texts if hasattr(entry, "id"))


@cache
def words_of(scope: str, language: str) -> tuple[tuple[str, str], ...]:
    return tuple(sentences(word_file(scope, language).read_text("utf-8")))


def forbidden_words(term: Term, said: tuple[tuple[str, str], ...]) -> Iterator[str]:
    for variant in term.forbidden:
        for key, text in said:
            if pattern(variant).search(text):
                yield f"{key}: {variant!r} instead of {term.word!r}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_words_files_use_the_terms_and_no_variant_of_them(language: str) -> None:
    wrong: list[str] = []
    for term in terms(PAGE.read_text("utf-8"), language):
        said = tuple(pair for scope in term.scopes for pair in words_of(scope, language))
        wrong += forbidden_words(term, said)
        if not any(pattern(term.word).search(text) for _, text in said):
            wrong.append(f"{term.word!r} is not used")
    assert wrong == []


def test_a_planted_variant_is_found_and_ids_are_left_alone() -> None:
    row = "| quoridor | wall | barrier* | zeď | plot | Wand | Mauer | mur | clôture |"
    (term,) = terms(f"| where | English |\n|---|---|\n{row}\n", "en")
    text = (
        "option-barriers = Walls\n"
        "left = { $barriers ->\n    [one] a wall\n   *[other] walls\n}\n"
        "lies = Two Barriers lie here.\n"
        "    .you-who = Your barrier lies here.\n"
    )
    assert [*forbidden_words(term, tuple(sentences(text)))] == [
        "lies: 'barrier*' instead of 'wall'",
        "lies: 'barrier*' instead of 'wall'",
    ]
