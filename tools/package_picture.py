"""Draws docs/why/packages.svg from the imports of the program: `python tools/package_picture.py`.

A package stands to the right of all that it imports. An arrow leads to a package that imports, and is left out where
a longer way says the same.
"""

import ast
from functools import cache
from pathlib import Path

ROOT = Path(__file__).parents[1]
SOURCE = ROOT / "src" / "cheeseboard"
PICTURE = ROOT / "docs" / "why" / "packages.svg"
WIDTH, HEIGHT, ACROSS, DOWN, MARGIN = 96, 40, 136, 76, 24  # of a box; from one to the next; around all

Imports = dict[str, frozenset[str]]
Arrow = tuple[str, str]
Lane = str | Arrow


def read_imports(source: Path) -> Imports:
    """Which packages each package imports."""
    packages = {folder.name for folder in source.iterdir() if (folder / "__init__.py").is_file()}
    return {name: frozenset((_imported_by_files(source / name) & packages) - {name}) for name in sorted(packages)}


def _imported_by_files(folder: Path) -> set[str]:
    found = set()
    for file in folder.rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, ast.ImportFrom) and node.module == "cheeseboard":
                found |= {alias.name for alias in node.names}
            elif isinstance(node, ast.ImportFrom) and node.module:
                found |= {node.module.split(".")[1]} if node.module.startswith("cheeseboard.") else set()
            elif isinstance(node, ast.Import):
                found |= {alias.name.split(".")[1] for alias in node.names if alias.name.startswith("cheeseboard.")}
    return found


def columns(imports: Imports) -> list[list[str]]:
    """The packages from left to right, each one column behind the last that it imports."""

    @cache
    def depth(name: str) -> int:
        return max((depth(other) + 1 for other in imports[name]), default=0)

    last = max(map(depth, imports))
    return [[name for name in imports if depth(name) == number] for number in range(last + 1)]


def arrows(imports: Imports) -> list[Arrow]:
    """From what is imported to who imports it, without those that a longer way implies."""

    @cache
    def reaches(name: str) -> frozenset[str]:
        return imports[name].union(*(reaches(other) for other in imports[name]))

    return [
        (other, name)
        for name in imports
        for other in sorted(imports[name])
        if not any(other in reaches(between) for between in imports[name])
    ]


def lanes(imports: Imports) -> list[list[Lane]]:
    """What stands in each column from top to bottom: packages, and arrows that pass on their way to a later column."""
    layers = columns(imports)
    column = {name: number for number, layer in enumerate(layers) for name in layer}
    ordered: list[list[Lane]] = []
    for number, layer in enumerate(layers):
        before = {lane: row for row, lane in enumerate(ordered[-1])} if ordered else {}
        passing = [arrow for arrow in arrows(imports) if column[arrow[0]] < number < column[arrow[1]]]

        def height(lane: Lane, before: dict[Lane, int] = before) -> float:
            if isinstance(lane, tuple):
                return float(before.get(lane, before.get(lane[0], 0)))
            rows = [before[one] for one in (*imports[lane], *((name, lane) for name in imports)) if one in before]
            return sum(rows) / max(1, len(rows))

        ordered.append(sorted([*passing, *layer], key=lambda lane: (height(lane), str(lane))))
    return ordered


def picture(imports: Imports) -> str:
    """The whole drawing."""
    layers = lanes(imports)
    most = max(map(len, layers))
    places = [
        {
            lane: (MARGIN + number * ACROSS, MARGIN + (most - len(layer)) * DOWN // 2 + row * DOWN)
            for row, lane in enumerate(layer)
        }
        for number, layer in enumerate(layers)
    ]
    width, height = 2 * MARGIN + (len(layers) - 1) * ACROSS + WIDTH, 2 * MARGIN + (most - 1) * DOWN + HEIGHT
    lines = [
        _arrow([place[lane] for place in places for lane in (one, (one, other), other) if lane in place])
        for one, other in arrows(imports)
    ]
    boxes = [_box(lane, *at) for place in places for lane, at in place.items() if isinstance(lane, str)]
    return "\n".join([_head(width, height), *lines, *boxes, "</svg>", ""])


def _head(width: int, height: int) -> str:
    return f"""\
<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" width="{width}" height="{height}" role="img">
<title>The packages of Cheeseboard: an arrow leads to a package that imports the other</title>
<defs><marker id="head" viewBox="0 0 8 8" refX="8" refY="4" markerWidth="7" markerHeight="7" orient="auto">
<path d="M0 0 8 4 0 8z" fill="#8a6d2f"/></marker></defs>
<rect width="100%" height="100%" rx="14" fill="#fffaf0"/>"""


def _arrow(stations: list[tuple[int, int]]) -> str:
    """A line from the first box past the others to the last."""
    (x, y), *rest = [(left, top + HEIGHT // 2) for left, top in stations]
    bend = (ACROSS - WIDTH) // 2 + 8
    path = f"M{x + WIDTH} {y}"
    for left, middle in rest:
        path += f" C{x + WIDTH + bend} {y} {left - bend} {middle} {left} {middle}"
        x, y = left, middle
        path += f" H{left + WIDTH}" if (left, middle) != rest[-1] else ""
    return f'<path d="{path}" fill="none" stroke="#8a6d2f" stroke-width="2" marker-end="url(#head)"/>'


def _box(name: str, x: int, y: int) -> str:
    return (
        f'<rect x="{x}" y="{y}" width="{WIDTH}" height="{HEIGHT}" rx="10" fill="#ffe08a" stroke="#8a6d2f"/>\n'
        f'<text x="{x + WIDTH // 2}" y="{y + HEIGHT // 2 + 5}" text-anchor="middle" fill="#3a2a08" '
        f'font-family="sans-serif" font-size="16">{name}</text>'
    )


if __name__ == "__main__":
    PICTURE.write_text(picture(read_imports(SOURCE)), "utf-8")
