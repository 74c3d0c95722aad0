"""The glossary is short, in order, and every term in it is a word of the code."""

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import cheeseboard

SOURCE = Path(cheeseboard.__file__).parent
PAGE = SOURCE.parents[1] / "docs/reference/glossary.md"
MAX_TERMS = 50


def wrong_terms(page: str) -> Iterator[str]:
    """The terms whose identifier does not exist, does not have the term's words, or that have no single sentence."""
    for term, identifier, meaning in terms(page):
        has_words = set(_words(term)) <= {*_words(identifier), "window"}
        is_sentence = re.fullmatch(r"[A-Z][^.]*\.", meaning) is not None
        if identifier not in identifiers() or not has_words or not is_sentence:
            yield term


def terms(page: str) -> list[tuple[str, str, str]]:
    return re.findall(r"^\| ([a-z][a-z -]*) \| `(\w+)` \| (.*) \|$", page, re.MULTILINE)


def _words(name: str) -> list[str]:
    parts = re.findall(r"[A-Z]?[a-z]+|[A-Z]+(?![a-z])", name)
    return [part.lower().removesuffix("s") for part in parts]


@cache
def identifiers() -> frozenset[str]:
    """Every name that the code defines: functions, classes, arguments, variables, fields and modules."""
    names = set()
    for file in SOURCE.rglob("*.py"):
        names.add(file.stem)
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            match node:
                case ast.FunctionDef(name=name) | ast.AsyncFunctionDef(name=name) | ast.ClassDef(name=name):
                    names.add(name)
                case ast.arg(arg=name) | ast.Name(id=name, ctx=ast.Store()):
                    names.add(name)
    return frozenset(names)


def test_every_term_is_a_word_of_the_code_and_one_sentence() -> None:
    assert [*wrong_terms(PAGE.read_text("utf-8"))] == []


def test_the_glossary_is_short_and_in_order() -> None:
    page = PAGE.read_text("utf-8")
    listed = [term for term, _, _ in terms(page)]
    assert listed == sorted(set(listed))
    assert len(listed) == page.count("\n| ") - 1, "every row is read, but for the head"
    assert 0 < len(listed) <= MAX_TERMS


def test_planted_wrong_terms_are_found() -> None:
    page = "\n".join(
        [
            "| seat | `Seat` | A numbered place. |",
            "| errand | `Errand` | Something due. |",
            "| errand | `Job` | Something due. |",
            "| view | `view` | What a seat knows. And more. |",
        ]
    )
    assert [*wrong_terms(page)] == ["errand", "errand", "view"]
