"""Writes the names for Python as plain Markdown into docs/reference/python.md: tools/python_page.py. A test compares.

The site shows the same names by mkdocstrings, which links types to each other; `with_directives` asks for that.
"""

import inspect
import re

import griffe
from python_api import ROOT, exported, line_of, members_of

PAGE = ROOT / "docs" / "reference" / "python.md"
BEGIN, END = "<!-- written by tools/python_page.py -->\n", "<!-- until here -->\n"
FIRST = ("new", "load", "verify", "match", "imagine", "speak", "list_games", "list_bots", "Playthrough", "Question")


def in_order() -> list[griffe.Object]:
    """The names as one meets them; kinds of refusals follow `Refusal`."""
    last = [found for found in exported() if found.name == "Refusal" or _is_refusal(found)]
    rest = [found for found in exported() if found.name not in {each.name for each in last}]
    rest.sort(key=lambda found: (FIRST.index(found.name) if found.name in FIRST else len(FIRST), found.name))
    return rest + sorted(last, key=lambda found: (found.name != "Refusal", found.name))


def _is_refusal(found: griffe.Object) -> bool:
    return found.is_class and any(str(base) == "Refusal" for base in found.bases)  # type: ignore[attr-defined]


def markdown() -> str:
    """Every name with its signature, what it says of itself, and its members."""
    return "\n".join(_section(found) for found in in_order())


def _section(found: griffe.Object) -> str:
    text = f"### {found.name}\n\n"
    if found.is_function:
        text += f"```text\n{line_of(found)}\n```\n\n"
    text += _described(found) + "\n"
    members = members_of(found) if found.is_class else []
    shown = [member for member in members if not member.name.startswith("_")]
    if shown:
        text += "\n" + "\n".join(_member(member) for member in shown) + "\n"
    return text


def _member(member: griffe.Object | griffe.Alias) -> str:
    sentence = " ".join(_prose(member).split()) or _comment(member)
    return f"- `{line_of(member)}`" + (f": {sentence[0].lower()}{sentence[1:]}" if sentence else "")


def _described(found: griffe.Object) -> str:
    prose, examples = _prose(found), _examples(found)
    return prose + (f"\n\n```pycon\n{examples}\n```" if examples else "")


def _docstring(found: griffe.Object | griffe.Alias) -> str:
    return inspect.cleandoc(found.docstring.value) if found.docstring else ""


def _prose(found: griffe.Object | griffe.Alias) -> str:
    return re.split(r"(?m)^(?:Examples:|>>>)", _docstring(found))[0].strip()


def _examples(found: griffe.Object | griffe.Alias) -> str:
    return inspect.cleandoc(_docstring(found).partition("\nExamples:\n")[2])


def _comment(member: griffe.Object | griffe.Alias) -> str:
    """What stands behind a field in the source."""
    if member.lineno is None or member.is_function:
        return ""
    line = member.filepath.read_text("utf-8").splitlines()[member.lineno - 1]  # type: ignore[union-attr]
    found = re.search(r"  # (.*)$", line)
    return found[1] if found else ""


def written(page: str) -> str:
    """The page with its names as they are now."""
    before, _, rest = page.partition(BEGIN)
    _, _, after = rest.partition(END)
    return before + BEGIN + "\n" + markdown() + "\n" + END + after


def with_directives(page: str) -> str:
    """The page as the site shows it."""
    if BEGIN not in page:
        return page
    before, _, rest = page.partition(BEGIN)
    names = "\n\n".join(f"::: {found.path}" for found in in_order() if not _is_refusal(found))
    return before + names + "\n" + rest.partition(END)[2]


if __name__ == "__main__":
    PAGE.write_text(written(PAGE.read_text("utf-8")), "utf-8")
