"""Charts as SVG, readable on light and dark backgrounds; every value is also printed as text."""

from collections.abc import Iterable, Sequence
from html import escape

from cheeseboard.arena.ladder import Rating

# They differ in lightness too, and each line also has its name beside it.
SEAT_COLOURS = ("#3d6fd6", "#d0453b", "#2f9152", "#a23fb5", "#b07a00", "#1790a6")
_STYLE = (
    "text{font:14px system-ui,sans-serif;fill:#222}.faint{stroke:#999;stroke-width:1;fill:none}"
    ".small{font-size:11px;fill:#555}"
    "@media(prefers-color-scheme:dark){text{fill:#eee}.faint{stroke:#777}.small{fill:#bbb}}"
)
_BOT_WIDTH, _CHART_WIDTH, _ROW_HEIGHT = 190, 520, 30


def svg(width: float, height: float, title: str, parts: Iterable[str]) -> str:
    """A whole SVG document, with a title for screen readers."""
    head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width:g} {height:g}" role="img">'
    return "\n".join([head, f"<title>{escape(title)}</title>", f"<style>{_STYLE}</style>", *parts, "</svg>\n"])


def text(x: float, y: float, words: str, *, anchor: str = "start", kind: str = "") -> str:
    """A text element."""
    return f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}" class="{kind}">{escape(words)}</text>'


def line(x1: float, y1: float, x2: float, y2: float, kind: str = "faint", more: str = "") -> str:
    """A line element."""
    return f'<line x1="{x1:.1f}" y1="{y1:.1f}" x2="{x2:.1f}" y2="{y2:.1f}" class="{kind}" {more}/>'


def ladder_chart(title: str, ratings: Sequence[Rating]) -> str:
    """Bots from top to bottom, each with its Elo as a dot and the interval as a line through it."""
    lowest, highest = min(rating.low for rating in ratings), max(rating.high for rating in ratings)
    scale = _CHART_WIDTH / max(highest - lowest, 1.0)

    def x_of(elo: float) -> float:
        return _BOT_WIDTH + (elo - lowest) * scale

    height = _ROW_HEIGHT * (len(ratings) + 2)
    parts = [text(10, 20, title)]
    for elo in _ticks(lowest, highest):
        parts.append(line(x_of(elo), 1.2 * _ROW_HEIGHT, x_of(elo), height - 20))
        parts.append(text(x_of(elo), height - 6, f"{elo:g}", anchor="middle", kind="small"))
    for row, rating in enumerate(ratings):
        y = _ROW_HEIGHT * (row + 1.9)
        parts.append(text(10, y + 5, rating.bot))
        parts.append(
            line(x_of(rating.low), y, x_of(rating.high), y, "", f'stroke="{SEAT_COLOURS[0]}" stroke-width="3"')
        )
        parts.append(f'<circle cx="{x_of(rating.elo):.1f}" cy="{y:.1f}" r="6" fill="{SEAT_COLOURS[0]}"/>')
        parts.append(text(_BOT_WIDTH + _CHART_WIDTH + 14, y + 5, f"{rating.elo:+.0f}"))
    return svg(_BOT_WIDTH + _CHART_WIDTH + 80, height, title, parts)


def _ticks(low: float, high: float) -> list[float]:
    step = next((step for step in (25, 50, 100, 200, 400) if (high - low) / step <= 8), 800)
    first = int(low // step) + 1
    return [float(step * number) for number in range(first, int(high // step) + 1)]
