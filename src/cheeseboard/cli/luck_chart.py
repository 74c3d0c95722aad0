"""Charts of a game: each seat's expected result after every row, and below it the sum of its luck so far."""

from collections.abc import Sequence
from fractions import Fraction
from itertools import accumulate, pairwise

from cheeseboard.arena.luck import LuckReport, Swing
from cheeseboard.cli.charts import SEAT_COLOURS, line, svg, text
from cheeseboard.core import CHANCE
from cheeseboard.words import Words

_LEFT, _WIDTH, _HEIGHT, _SEAT_WIDTH = 60, 640, 220, 170
_DASHES = ("", "8 4", "2 3", "12 3 2 3", "5 5", "1 4")  # no colour carries meaning alone


def luck_chart(words: Words, names: Sequence[str], report: LuckReport) -> str:
    """Two charts, one above the other, a line for each seat."""
    expected = [_sums(seat, report.start[seat], report.events, chance_only=False) for seat in range(len(names))]
    luck = [_sums(seat, Fraction(0), report.events, chance_only=True) for seat in range(len(names))]
    reach = max(0.05, *(abs(value) for series in luck for value in series))
    above = _chart(40, words.text("luck-chart-expected"), names, expected, 0.0, 1.0)
    below = _chart(90 + _HEIGHT, words.text("luck-chart-luck"), names, luck, -reach, reach)
    return svg(_LEFT + _WIDTH + _SEAT_WIDTH, 2 * _HEIGHT + 130, words.text("luck-chart-luck"), [*above, *below])


def _sums(seat: int, start: Fraction, swings: Sequence[Swing], *, chance_only: bool) -> list[float]:
    changes = (swing.change[seat] if swing.seat == CHANCE or not chance_only else Fraction(0) for swing in swings)
    return [float(value) for value in accumulate(changes, initial=start)]


def _chart(
    top: float, title: str, names: Sequence[str], series: Sequence[Sequence[float]], low: float, high: float
) -> list[str]:
    def y_of(value: float) -> float:
        return top + 20 + (_HEIGHT - 20) * (high - value) / (high - low)

    parts = [text(10, top, title)]
    for value in (low, (low + high) / 2, high):
        parts.append(line(_LEFT, y_of(value), _LEFT + _WIDTH, y_of(value)))
        parts.append(
            text(
                _LEFT - 6,
                y_of(value) + 4,
                f"{100 * value:+.0f} %" if low and value else f"{100 * value:.0f} %",
                anchor="end",
                kind="small",
            )
        )
    label_heights = _spread([y_of(values[-1]) for values in series])
    for seat, (name, values) in enumerate(zip(names, series, strict=True)):
        step = _WIDTH / max(1, len(values) - 1)
        points = " ".join(f"{_LEFT + step * n:.1f},{y_of(value):.1f}" for n, value in enumerate(values))
        colour, dashes = SEAT_COLOURS[seat % len(SEAT_COLOURS)], _DASHES[seat % len(_DASHES)]
        parts.append(
            f'<polyline points="{points}" fill="none" stroke="{colour}" stroke-width="2" stroke-dasharray="{dashes}"/>'
        )
        parts.append(text(_LEFT + _WIDTH + 8, label_heights[seat] + 4, name[:22]))
    return parts


def _spread(heights: Sequence[float], min_distance: float = 16.0) -> list[float]:
    """The heights, moved apart so that labels do not overlap."""
    placed = list(heights)
    order = sorted(range(len(placed)), key=lambda index: placed[index])
    for upper, lower in pairwise(order):
        placed[lower] = max(placed[lower], placed[upper] + min_distance)
    return placed
