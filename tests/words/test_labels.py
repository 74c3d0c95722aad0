"""In the terminal a label and what it is about are joined by the words file: French has a space before its colon."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from cheeseboard.words import LANGUAGES, Words

VERBS = sorted((Path(__file__).parents[2] / "src" / "cheeseboard" / "cli").glob("*.py"))


def joins(source: str) -> Iterator[int]:
    """The lines with a text that has a colon and a space right after something filled in."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.JoinedStr):
            for before, after in zip(node.values, node.values[1:], strict=False):
                is_text = isinstance(after, ast.Constant) and str(after.value).startswith(": ")
                if is_text and isinstance(before, ast.FormattedValue):
                    yield node.lineno


@pytest.mark.parametrize("path", VERBS, ids=lambda path: path.stem)
def test_no_verb_joins_words_with_a_colon(path: Path) -> None:
    assert [*joins(path.read_text("utf-8"))] == []


def test_a_planted_colon_is_found() -> None:
    assert [*joins('print(f"{who}: {what}")\nprint(f"{seat:>3} {who}")\nprint(f"{who}:{place}")')] == [1]


def test_a_label_reads_as_each_language_writes_it() -> None:
    said = [Words(language).labelled("Quoridor", "2") for language in LANGUAGES]
    assert said == ["Quoridor: 2", "Quoridor: 2", "Quoridor: 2", "Quoridor\xa0: 2"]
