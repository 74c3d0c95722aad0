"""Writes docs/reference/command-line.md from the program's own help.

Run it with `.venv/bin/python tools/command_line_page.py`;
`tests/docs/test_command_line.py` fails when the page is out of date.
"""

from pathlib import Path
from typing import Any

import typer.main

from cheeseboard.cli.app import app

PAGE = Path(__file__).parents[1] / "docs/reference/command-line.md"
HEAD = """# The command line

Made from the program's own help by `tools/command_line_page.py`; do not edit it by hand. After `make setup`
the command lies at `.venv/bin/cheeseboard`, and each of its commands explains itself with `--help`.

| exit code | meaning |
|---|---|
| 0 | done, or the answer is yes |
| 1 | the answer is no: a law is broken (`check`), a game does not hold (`verify`) |
| 2 | wrong input |

A refusal says why and what to do next; with `--json` it also has its code from [errors](errors.md):
`{"error": …, "text": …, "params": …}`.
Names of bots: [bots](../bots.md). Game files: [game file](game-file.md). Options of a game:
[its rules page](../README.md).
"""


def command_line_page() -> str:
    """The whole page; options of the program itself stand before the command's name."""
    program: Any = typer.main.get_command(app)  # its parts have no public types
    sections = [HEAD, "## Before the command\n", _table(program.params)]
    for name, command in program.commands.items():
        does, _, example = command.help.partition("\n\nExample: ")
        usage = [f"cheeseboard {name}", *(_argument(part) for part in command.params if _is_argument(part))]
        sections += [f"## {name}\n", f"`{' '.join(usage)} [options]`\n", f"{does}\n", _table(command.params)]
        sections += [f"Example: {example}\n"] if example else []
    return "\n".join(sections)


def _is_argument(part: Any) -> bool:
    return not part.opts[0].startswith("-")


def _argument(part: Any) -> str:
    return str(part.metavar or part.name.upper())


def _table(parts: list[Any]) -> str:
    rows = ["| | |", "|---|---|"]
    for part in parts:
        names = [_argument(part)] if _is_argument(part) else [*part.opts, *part.secondary_opts]
        value = "" if _is_argument(part) or part.is_flag else f" {part.metavar or part.name.upper()}"
        rows.append(f"| {', '.join(f'`{name}{value}`' for name in names)} | {part.help}{_notes(part)} |")
    return "\n".join(rows) + "\n"


def _notes(part: Any) -> str:
    notes = []
    if part.required and not _is_argument(part):
        notes.append("needed")
    if part.min is not None:
        notes.append(f"at least {part.min:g}")
    if part.max is not None:
        notes.append(f"at most {part.max:g}")
    if part.default is not None and part.default is not False and part.default != []:
        notes.append(f"by default `{part.default}`")
    if part.envvar:
        notes.append(f"or set `{part.envvar}`")
    return f" ({', '.join(notes)})" if notes else ""


if __name__ == "__main__":
    PAGE.write_text(command_line_page(), "utf-8")
