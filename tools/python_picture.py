"""Writes docs/pictures/from-python.svg: the board where README.md's Python lines leave the game. A test compares."""

import contextlib
import io
import os
import re
from pathlib import Path
from tempfile import TemporaryDirectory

ROOT = Path(__file__).parents[1]
PICTURE = ROOT / "docs" / "pictures" / "from-python.svg"


def drawn(readme: str) -> str:
    """Run the lines in an empty folder and draw their game."""
    (code,) = re.findall(r"```python\n(.*?)```", readme, re.DOTALL)
    names: dict[str, object] = {}
    before = Path.cwd()
    with TemporaryDirectory() as folder, contextlib.redirect_stdout(io.StringIO()):
        os.chdir(folder)
        try:
            exec(compile(code, "README.md", "exec"), names)  # noqa: S102 - our own page
        finally:
            os.chdir(before)
    return str(names["game"].draw())  # type: ignore[attr-defined]


if __name__ == "__main__":
    PICTURE.write_text(drawn((ROOT / "README.md").read_text("utf-8")), "utf-8")
