"""What `import cheeseboard` promises: few names, each with a docstring and an example somewhere in our pages."""

import re
from pathlib import Path

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
    listed = {line.rpartition(".")[2] for line in re.findall(r"^::: (.*)$", page, re.MULTILINE)}
    kinds_of_refusals = {name for name in cheeseboard.__all__ if name != "Refusal" and _is_refusal(name)}
    assert set(cheeseboard.__all__) - kinds_of_refusals == listed


def _is_refusal(name: str) -> bool:
    value = getattr(cheeseboard, name)
    return isinstance(value, type) and issubclass(value, cheeseboard.Refusal)


def test_every_function_has_an_example() -> None:
    shown = (ROOT / "docs/tutorial/python.md").read_text("utf-8")
    for name in cheeseboard.__all__:
        value = getattr(cheeseboard, name)
        if not isinstance(value, type):
            assert ">>>" in value.__doc__ or f"cheeseboard.{name}(" in shown, name
