"""Generates what the web client needs of Python: `python tools/generate_web.py web/src/protocol/generated`.

The types of messages, views and events, views recorded from real games for the gallery and the tests of the boards, and
the pictures on the games' cards. `npm run dev`, `check`, `test` and `build` call it first; nothing of it is committed.
It needs nothing but the rules, the bots and msgspec, and gives the same files every time.
"""

import sys
from pathlib import Path

import web_covers
import web_recordings
import web_types


def write(folder: Path) -> None:
    """Write every file that is missing or has changed, and delete files that are no longer generated."""
    folders = {
        "recorded": web_recordings.files(),
        "stories": web_recordings.stories(),
        "covers": web_covers.files(),
    }
    files = web_types.files() | {
        f"{name}/{file}": text for name, made in folders.items() for file, text in made.items()
    }
    for name, text in files.items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        if not path.is_file() or path.read_text("utf-8") != text:
            path.write_text(text, "utf-8")
    for path in folder.rglob("*"):
        if path.is_file() and path.relative_to(folder).as_posix() not in files:
            path.unlink()


if __name__ == "__main__":
    write(Path(sys.argv[1]))
