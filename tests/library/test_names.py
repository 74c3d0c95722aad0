"""What `import cheeseboard` promises: few names, each with a docstring and an example somewhere in our pages."""

import re
from pathlib import Path

import python_page

import cheeseboard

ROOT = Path(__file__).parents[2]
MAX_NAMES = 25


def test_the_names_are_few_and_each_is_there() -> None:
    assert len(cheeseboard.__all__) <= MAX_NAMES
    assert sorted(cheeseboard.__all__) == sorted({name for names in cheeseboard._HOMES.values() for name in names})
    for name in cheeseboard.__all__:
        assert getattr(cheeseboard, name).__doc__, name
    assert set(cheeseboard.__all__) <= set(dir(cheeseboard))


def test_every_name_stands_on_the_page_of_names() -> None:
    page = (ROOT / "docs/reference/python.md").read_text("utf-8")
    assert set(cheeseboard.__all__) == set(re.findall(r"^### (.*)$", page, re.MULTILINE))
    assert python_page.written(page) == page, "run tools/python_page.py"
    assert python_page.written(page.replace("Begin a game.", "Start a game.")) == page
    directives = re.findall(r"(?m)^::: (\S+)$", python_page.with_directives(page))
    refusals = {name for name in cheeseboard.__all__ if name != "Refusal" and _is_refusal(name)}
    assert {directive.rpartition(".")[2] for directive in directives} == set(cheeseboard.__all__) - refusals


def _is_refusal(name: str) -> bool:
    value = getattr(cheeseboard, name)
    return isinstance(value, type) and issubclass(value, cheeseboard.Refusal)


def test_every_name_and_member_has_a_docstring_and_an_example() -> None:
    shown = examples()
    wanting = [missing for name in cheeseboard.__all__ for missing in names_without(name, shown)]
    assert wanting == []


def test_a_member_without_an_example_is_found() -> None:
    assert names_without("Playthrough", examples().replace(".undo(", ".redo(")) == ["Playthrough.undo"]


def examples() -> str:
    """All code of our pages, and of docstrings."""
    pages = [*(ROOT / "docs").rglob("*.md"), ROOT / "README.md"]
    blocks = (re.findall(r"```(?:pycon|python)\n(.*?)```", page.read_text("utf-8"), re.DOTALL) for page in pages)
    sources = (path.read_text("utf-8").splitlines() for path in (ROOT / "src").rglob("*.py"))
    lines = (line for source in sources for line in source if line.strip().startswith((">>>", "...")))
    return "\n".join([*(block for found in blocks for block in found), *lines])


def _own_kinds(value: object) -> list[type]:
    """A class and those of ours that it is made of."""
    kinds = value.__mro__ if isinstance(value, type) else ()
    return [kind for kind in kinds if kind.__module__.startswith("cheeseboard.")]


def names_without(name: str, shown: str) -> list[str]:
    """The name and its members of which no example is shown, or which say nothing of themselves."""
    value = getattr(cheeseboard, name)
    kinds = [] if value.__doc__ and (_is_refusal(name) or re.search(rf"\b{name}\b", shown)) else [name]
    members = {each: found for kind in reversed(_own_kinds(value)) for each, found in vars(kind).items()}
    for member, found in members.items():
        inner = found.fget if isinstance(found, property) else getattr(found, "__func__", found)
        is_told = bool(inner.__doc__) or not callable(inner)
        if not member.startswith("_") and not (is_told and re.search(rf"\.{member}\b", shown)):
            kinds.append(f"{name}.{member}")
    return kinds
