"""What views and events of each game hold, as tables made from the sources: field, type, and the comment beside it."""

import ast
import inspect
import tokenize
from io import StringIO
from types import ModuleType
from typing import Any

from cheeseboard.core.event import event_types
from cheeseboard.games import bundled, find

PLACE = "<!-- views -->"  # where a page wants them


def with_views(page: str) -> str:
    """The page with the views and events of every game where it asks for them."""
    return page.replace(PLACE, "\n".join(map(_game, bundled()))) if PLACE in page else page


def _game(game_id: str) -> str:
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
            kind = ast.unparse(line.annotation)
            rows.append(f"| `{line.target.id}` | `{kind}` | {comments.get(line.end_lineno or 0, '')} |")
    return "\n".join([*rows, ""])
