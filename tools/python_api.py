"""Writes the signatures of all that `import cheeseboard` promises: tools/python_api.py. A test compares them.

A change of the list raises its number, and CHANGELOG.md must have a line with that number: "(Python API 2)".
"""

from functools import cache
from hashlib import sha256
from pathlib import Path

import griffe

ROOT = Path(__file__).parents[1]
LIST = ROOT / "docs" / "reference" / "python-api.txt"
CALLED = (
    "__iter__",
    "__len__",
    "__contains__",
    "__getitem__",
    "__str__",
    "__repr__",
)  # by what Python writes otherwise


def exported() -> list[griffe.Object]:
    """Everything that `import cheeseboard` promises, by name."""
    package = griffe.load("cheeseboard", search_paths=[ROOT / "src"], resolve_aliases=True)
    found = (package[str(name)] for name in sorted(package.exports or (), key=str))
    return [each.final_target if each.is_alias else each for each in found]


def members_of(found: griffe.Object) -> list[griffe.Object | griffe.Alias]:
    """The public members of a class, also of those it is made of, unless they are exported themselves."""
    names = {each.name for each in exported_classes()}
    return [member for member in found.all_members.values() if _is_public(member) and not _is_anothers(member, names)]


@cache
def exported_classes() -> tuple[griffe.Object, ...]:
    """The classes among them."""
    return tuple(found for found in exported() if found.is_class)


def signatures() -> str:
    """One line for each exported name, and below a class one for each of its public members."""
    lines = []
    for found in exported():
        lines.append(line_of(found))
        if found.is_class:
            lines += sorted(f"    {line_of(member)}" for member in members_of(found))
    return "\n".join(lines) + "\n"


def _is_public(member: griffe.Object | griffe.Alias) -> bool:
    return (not member.name.startswith("_") or member.name in CALLED) and not member.is_module


def _is_anothers(member: griffe.Object | griffe.Alias, exported_names: set[str]) -> bool:
    """Whether it is inherited from an exported class, which lists it already."""
    is_inherited = isinstance(member, griffe.Alias) and member.inherited
    return is_inherited and member.final_target.parent.name in exported_names  # type: ignore[union-attr]


def line_of(found: griffe.Object | griffe.Alias) -> str:
    """A name with its parameters and types."""
    if found.is_class:
        bases = ", ".join(str(base) for base in found.bases)  # type: ignore[union-attr]
        return f"class {found.name}({bases})"
    if found.is_function:
        return f"{found.name}({_parameters(found)}) -> {found.returns}"  # type: ignore[union-attr]
    has_default = "class-attribute" in found.labels and found.value is not None  # type: ignore[union-attr]
    default = f" = {found.value}" if has_default else ""  # type: ignore[union-attr]
    return f"{found.name}: {found.annotation}{default}"  # type: ignore[union-attr]


def _parameters(function: griffe.Object | griffe.Alias) -> str:
    texts: list[str] = []
    for parameter in function.parameters:  # type: ignore[union-attr]
        if parameter.name == "self":
            continue
        kind = parameter.kind.value if parameter.kind else ""
        star = {"variadic positional": "*", "variadic keyword": "**"}.get(kind, "")
        if kind == "keyword-only" and "*" not in texts and not any(text.startswith("*") for text in texts):
            texts.append("*")
        default = "" if parameter.default is None or star else f" = {parameter.default}"
        texts.append(f"{star}{parameter.name}: {parameter.annotation}{default}")
    return ", ".join(texts)


def header(number: int, body: str) -> str:
    """The first line of the list."""
    return f"# Python API {number}, {sha256(body.encode()).hexdigest()[:12]}. Written by tools/python_api.py.\n"


def read_list() -> tuple[int, str, str]:
    """The number of the list, its first line and the rest."""
    first, _, body = LIST.read_text("utf-8").partition("\n")
    return int(first.split()[3].rstrip(",")), first + "\n", body


def main() -> None:
    """Write the list anew, with the next number if it has changed."""
    body = signatures()
    number, _, before = read_list() if LIST.exists() else (0, "", "")
    if body == before:
        print(f"Python API {number}: nothing has changed.")
        return
    LIST.write_text(header(number + 1, body) + body, "utf-8")
    print(f"Python API {number + 1}: write a line with “(Python API {number + 1})” in CHANGELOG.md.")


if __name__ == "__main__":
    main()
