"""The page about the command line is what the program says of itself."""

import runpy
from pathlib import Path

FOLDER = Path(__file__).parents[2] / "docs" / "reference"


def test_the_page_about_the_command_line_is_up_to_date() -> None:
    made = runpy.run_path(str(FOLDER.parents[1] / "tools" / "command_line_page.py"))["command_line_page"]()
    assert (FOLDER / "command-line.md").read_text("utf-8") == made, "run tools/command_line_page.py"
