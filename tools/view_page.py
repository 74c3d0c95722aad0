"""What views and events of each game hold, as tables made from the sources: field, type, and the comment beside it.

tools/view_page.py writes them into docs/reference/views.md; a test compares. The site has them of added games too.
"""

import ast
import inspect
import tokenize
from io import StringIO
from pathlib import Path
from types import ModuleType
from typing import Any

from cheeseboard.core.event import event_types
from cheeseboard.games import bundled, find

PAGE = Path(__file__).parents[1] / "docs" / "reference" / "views.md"
BEGIN, END = "<!-- written by tools/view_page.py -->\n", "<!-- until here -->\n"


def with_views(page: str) -> str:
    """The page with the views and events of every game as they are now, where it has them."""
    before, begin, rest = page.partition(BEGIN)
    if not begin:
        return page
    return before + BEGIN + "\n" + "\n".join(map(section, bundled())) + "\n" + END + rest.partition(END)[2]


def section(game_id: str) -> str:
    """The views and events of one game."""
    rules = find(game_id)
    module = inspect.getmodule(rules.spec.view)
    assert module
    structs = [one for one in vars(module).values() if _is_own(one, module) and one is not rules.spec.view]
    parts = [f"## {game_id}\n", f"`from {module.__name__} import View`\n", table(rules.spec.view)]
    parts += [f"**{one.__name__}.** {_said(one)}\n\n{table(one)}" for one in structs]
    parts += ["### Events\n", "| event | fields | |", "|---|---|---|"]
    for kind in event_types(rules.spec.events):
        fields = ", ".join(f"`{name}`" for name in kind.__struct_fields__)
        parts.append(f"| `{kind.__name__}` | {fields} | {_said(kind)} |")
    return "\n".join([*parts, ""])


def _is_own(one: object, module: ModuleType) -> bool:
    return isinstance(one, type) and hasattr(one, "__struct_fields__") and one.__module__ == module.__name__


def _said(kind: Any) -> str:
    return " ".join((inspect.getdoc(kind) or "").split("\n\n")[0].split())


def table(struct: Any) -> str:
    """The fields of a struct, in its order."""
    source = inspect.cleandoc("\n" + inspect.getsource(struct))
    comments = {
        token.start[0]: token.string.lstrip("# ")
        for token in tokenize.generate_tokens(StringIO(source).readline)
        if token.type == tokenize.COMMENT
    }
    (parsed,) = ast.parse(source).body
    assert isinstance(parsed, ast.ClassDef)
    rows = ["| field | type | |", "|---|---|---|"]
    for line in parsed.body:
        if isinstance(line, ast.AnnAssign) and isinstance(line.target, ast.Name):
            kind = ast.unparse(line.annotation).replace(" | ", " or ")  # a bar would end the cell
            rows.append(f"| `{line.target.id}` | `{kind}` | {comments.get(line.end_lineno or 0, '')} |")
    return "\n".join([*rows, ""])


if __name__ == "__main__":
    PAGE.write_text(with_views(PAGE.read_text("utf-8")), "utf-8")
