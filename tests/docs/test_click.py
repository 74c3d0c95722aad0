"""docs/why/from-a-click.md names every file that a wall passes, as tools/walks.py traces it at a real table."""

import re
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "why" / "from-a-click.md").read_text("utf-8")
ROW = re.compile(r"^\| `([a-z_/0-9]+)` \|", re.MULTILINE)


def test_the_page_names_the_files_that_a_click_passes() -> None:
    walk = subprocess.run(
        [sys.executable, ROOT / "tools" / "walks.py", "--files", "click"], capture_output=True, text=True, check=True
    )
    total, *files = walk.stdout.splitlines()
    passed = [line.split(".py:")[0].strip() for line in files]
    assert sorted(ROW.findall(PAGE)) == sorted(passed)
    assert total.removeprefix("click: ").split(" files")[0] in re.findall(r"passes (\d+) files", PAGE)
