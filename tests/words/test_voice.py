"""Nobody talks like that: patterns that must not come back into words files, help texts and pages for people.

Help texts stand on docs/reference/command-line.md, which another test compares with the program. Not looked at:
CHANGELOG.md, code on pages, and the list of words itself.
"""

import re
from collections.abc import Iterable, Iterator
from pathlib import Path

import pytest

from words.test_terms import SCOPES, words_of

ROOT = Path(__file__).parents[2]
PAGES = [*sorted(page for page in (ROOT / "docs").rglob("*.md") if page.name != "words.md"), ROOT / "README.md"]
CODE = re.compile(r"^```.*?^```$|`[^`\n]*`", re.MULTILINE | re.DOTALL)

PATTERNS: dict[str, tuple[str, ...]] = {
    "en": (
        r"the lot (falls|makes|decides)",
        r"\b(drawn )?by lot\b",
        r"\b(is|are) to (name|choose|spread|roll|answer|react)\b",
        r"so many .{0,30}\b(is|are) any\b",
        r"\bcards? of yours\b",
        r"everybody who holds a card is asked",
        r"\b(put|puts|putting) up a table",
        r"who(ever)? made the table",
        r"begins here by itself",
        r"really give up",
        r"one side has",
        r"back to now\b",
        r"^row (of|$)",
        r"goes back to before",
        r"no way to this table",
        r"after something else",
        r"want him three times",
        r"all that chance will bring",
        r"all is as promised",
        r"still to mend",
        r"\brubs? out\b",
        r"on its way …",
        r"nothing but .{0,30} may follow",
        r"lets? go\. (right|left)-click",
        r"\bmovement: ",
        r"\blively\b",
        r"\basked: ",
    ),
    "cs": (
        r"zpět k teď",
        r"k tomuto stolu se nedá",
        r"los (padl|určuje)",
        r"^řádek (z|$)",
        r"opravdu se .{0,20}vzdává",
        r"vrací před záznam",
        r"jedna strana to vzdala",
        r"vše odpovídá slibu",
    ),
    "de": (
        r"den tisch aufgestellt",
        r"in der halle\b",
        r"zum jetzt\b",
        r"kein weg zu diesem tisch",
        r"das los (fällt|macht)",
        r"alles ist, wie versprochen",
        r"eine seite hat aufgegeben",
        r"wirklich auf\?",
        r"\bam zug\b",
        r"\bspielenden?\b",  # reads as the end of the game
        r"\b(wähl|prüf)\b",
        r"das los entscheidet",
        r"\bweniger stärke\b",
        r"\bgouda ganove",  # a compound has its hyphen
        r"wohin geht .{0,40} hin(auf|unter)\?",
        r"\b(schluss)?fenster (öffnet|schließt)|schlussfenster",
    ),
    "fr": (
        r"juste dès le début",
        r"à qui qu[’']elle soit",
        r"revenir à maintenant",
        r"le sort (a parlé|désigne|te désigne|a choisi)",
        r"tout est conforme à la promesse",
        r"un camp a abandonné",
    ),
}


def found_in(text: str, patterns: Iterable[str]) -> Iterator[str]:
    for pattern in patterns:
        if hit := re.search(pattern, text, re.IGNORECASE | re.MULTILINE):
            yield hit[0]


def prose(page: str) -> str:
    """A page without its code."""
    return CODE.sub("", page)


@pytest.mark.parametrize("language", PATTERNS)
def test_no_words_file_has_an_odd_sentence(language: str) -> None:
    said = [pair for scope in SCOPES for pair in words_of(scope, language)]
    assert [f"{key}: {hit}" for key, text in said for hit in found_in(text.strip(), PATTERNS[language])] == []


def test_no_page_has_an_odd_sentence() -> None:
    odd = []
    for page in PAGES:
        parts = page.name.split(".")
        language = parts[1] if len(parts) == 3 and parts[1] in PATTERNS else "en"
        text = prose(page.read_text("utf-8"))
        odd += [f"{page.relative_to(ROOT)}: {hit}" for hit in found_in(text, PATTERNS[language])]
    assert odd == []


@pytest.mark.parametrize(
    ("language", "planted"),
    [
        ("en", "The lot falls on Ann, who begins."),
        ("en", "Ann is to name a space."),
        ("en", "So many first actions are any."),
        ("en", "Does a card of yours change it?"),
        ("en", "Whoever made the table starts the game."),
        ("en", "Still to mend"),
        ("cs", "Zpět k teď"),
        ("de", "Zurück zum Jetzt"),
        ("de", "ein Stück weniger als Spielende"),
        ("fr", "Juste dès le début"),
    ],
)
def test_a_planted_sentence_is_found(language: str, planted: str) -> None:
    assert len([*found_in(planted, PATTERNS[language])]) == 1


def test_code_on_a_page_is_left_alone() -> None:
    page = "Draw `by lot`.\n```\nby lot\n```\nEvenly.\n"
    assert [*found_in(prose(page), PATTERNS["en"])] == []
    assert [*found_in(prose(page.replace("Evenly", "By lot")), PATTERNS["en"])] == ["By lot"]
