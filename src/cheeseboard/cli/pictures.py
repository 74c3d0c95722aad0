"""Small pictures as SVG, readable on light and dark ground; every line and dot also stands in the text beside it."""

from collections.abc import Iterable, Sequence
from html import escape

from cheeseboard.arena.ladder import Rating

# Apart by lightness too, and never the only sign: names stand beside.
COLOURS = ("#3d6fd6", "#d0453b", "#2f9152", "#a23fb5", "#b07a00", "#1790a6")
_STYLE = (
    "text{font:14px system-ui,sans-serif;fill:#222}.faint{stroke:#999;stroke-width:1;fill:none}"
    ".small{font-size:11px;fill:#555}"
    "@media(prefers-color-scheme:dark){text{fill:#eee}.faint{stroke:#777}.small{fill:#bbb}}"
)
_NAME_WIDTH, _CHART_WIDTH, _ROW = 190, 520, 30


def svg(width: float, height: float, title: str, parts: Iterable[str]) -> str:
    """A whole picture, with a title for those who do not see it."""
    head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width:g} {height:g}" role="img">'
    return "\n".join([head, f"<title>{escape(title)}</title>", f"<style>{_STYLE}</style>", *parts, "</svg>\n"])


def text(x: float, y: float, words: str, *, anchor: str = "start", kind: str = "") -> str:
    """Words in a picture."""
    return f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}" class="{kind}">{escape(words)}</text>'


def line(x1: float, y1: float, x2: float, y2: float, kind: str = "faint", more: str = "") -> str:
    """A straight line."""
    return f'<line x1="{x1:.1f}" y1="{y1:.1f}" x2="{x2:.1f}" y2="{y2:.1f}" class="{kind}" {more}/>'


def ladder_picture(title: str, rungs: Sequence[Rating]) -> str:
    """Bots from top to bottom, each with its Elo as a dot and the interval as a line through it."""
    lowest, highest = min(rung.low for rung in rungs), max(rung.high for rung in rungs)
    scale = _CHART_WIDTH / max(highest - lowest, 1.0)

    def across(elo: float) -> float:
        return _NAME_WIDTH + (elo - lowest) * scale

    height = _ROW * (len(rungs) + 2)
    parts = [text(10, 20, title)]
    for elo in _ticks(lowest, highest):
        parts.append(line(across(elo), 1.2 * _ROW, across(elo), height - 20))
        parts.append(text(across(elo), height - 6, f"{elo:g}", anchor="middle", kind="small"))
    for row, rung in enumerate(rungs):
        y = _ROW * (row + 1.9)
        parts.append(text(10, y + 5, rung.bot))
        parts.append(line(across(rung.low), y, across(rung.high), y, "", f'stroke="{COLOURS[0]}" stroke-width="3"'))
        parts.append(f'<circle cx="{across(rung.elo):.1f}" cy="{y:.1f}" r="6" fill="{COLOURS[0]}"/>')
        parts.append(text(_NAME_WIDTH + _CHART_WIDTH + 14, y + 5, f"{rung.elo:+.0f}"))
    return svg(_NAME_WIDTH + _CHART_WIDTH + 80, height, title, parts)


def _ticks(low: float, high: float) -> list[float]:
    step = next((step for step in (25, 50, 100, 200, 400) if (high - low) / step <= 8), 800)
    first = int(low // step) + 1
    return [float(step * number) for number in range(first, int(high // step) + 1)]
