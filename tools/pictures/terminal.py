"""Draws docs/pictures/terminal.svg: a real position of Quoridor as `cheeseboard play` shows it.

Run it with `.venv/bin/python tools/pictures/terminal.py` after a change of `show` or of the colours.
"""

import io
import re
from pathlib import Path

from rich.console import Console
from rich.terminal_theme import DIMMED_MONOKAI

from cheeseboard.cli import screen
from cheeseboard.core import visible_events
from cheeseboard.games.quoridor.scoresheet import history_of, read_scoresheet

PICTURE = Path(__file__).parents[2] / "docs/pictures/terminal.svg"
SCORE = "1. e2 e8 2. e3 e7 3. e4 e6 4. d6h e4h 5. f6v c4v 6. d4 e5 7. d5 a3h 8. b6h e3v 9. d6 d5"
FONTS = "DejaVu Sans Mono, Menlo, Consolas, monospace"


def terminal_svg() -> str:
    """The position after the score: what happened last, the board, and the next question with an answer."""
    history = history_of(read_scoresheet(SCORE))
    view, asked = history.game.view(history.state, None), history.state.to_move
    words = screen.words("quoridor", ("Ann", "greedy"))
    console = Console(record=True, width=46, file=io.StringIO(), highlight=False, force_terminal=True)
    console.push_theme(screen._THEME)
    for event in visible_events(history.state, None):
        console.print(words.event(event))
    console.print(f"\n{history.game.show(view)}\n")
    console.print(f"[seat-{asked}]{words.text('play-prompt', who=asked)}[/] wall c2h")
    svg = console.export_svg(title="cheeseboard play quoridor", theme=DIMMED_MONOKAI, unique_id="cheeseboard")
    without_web_fonts = re.sub(r"\s*@font-face \{.*?\}", "", svg, flags=re.DOTALL)  # a picture fetches nothing
    return without_web_fonts.replace("Fira Code, monospace", FONTS).replace("arial", "sans-serif")


if __name__ == "__main__":
    PICTURE.write_text(terminal_svg(), "utf-8")
