"""The rules pages: whole, as one reads them before a first game, or one numbered ruling."""

import re
from importlib.resources import files
from pathlib import Path

import msgspec
from msgspec import Struct

from cheeseboard import games
from cheeseboard.core import AnyGame, Unknown
from cheeseboard.core.history import History
from cheeseboard.core.lesson import Lesson, LessonStep, replay_lesson

_DOCS = Path(__file__).parents[3] / "docs" / "rules"  # beside the source
_SHIPPED = Path(__file__).parents[1] / "server" / "rules"  # in a wheel
_FIRST_RULING = re.compile(r"^- \*\*([A-Z]+-1)\b", re.MULTILINE)
_HEADING = "\n## "


class LoggedPosition(Struct, frozen=True, forbid_unknown_fields=True):
    """A picture of a page, written as TOML: who plays, and the rows until then."""

    names: tuple[str, ...]
    rows: tuple[str, ...]
    options: dict[str, object] = {}
    seat: int = 0


def replay_position(game: AnyGame, text: str) -> tuple[LoggedPosition, History, int]:
    """The position of a block `board`, its history, and the row at which it is drawn."""
    position = msgspec.toml.decode(text, type=LoggedPosition)
    step = LessonStep("picture", before=position.rows)
    history, n = replay_lesson(game, Lesson(position.names, (step,), position.seat, position.options), 0)
    return position, history, n


def rules_text(game_id: str, language: str) -> str:
    """The rules page of a game: one of ours, or the one that a plugin brings along."""
    pages = (folder / f"{game_id}.{code}.md" for code in (language, "en") for folder in (_SHIPPED, _DOCS))
    for page in (*pages, files(games.packages()[game_id]) / "rules.md"):
        if page.is_file():
            return page.read_text("utf-8")
    raise Unknown("no-rules-page", game=game_id)


def short_rules(text: str) -> str:
    """What one reads before a first game: a page up to its numbered rulings, or all of a page that has nothing else."""
    first = _FIRST_RULING.search(text)
    before = text[: first.start()].rpartition(_HEADING)[0] if first else text
    return before if _HEADING in before else text


def first_ruling(game_id: str, language: str) -> str:
    """The number of a game's first ruling, such as GO-1; "1" where there are none."""
    try:
        found = _FIRST_RULING.search(rules_text(game_id, language))
    except Unknown:
        found = None
    return found[1] if found else "1"


def one_ruling(text: str, number: str) -> str:
    """The ruling with this number, such as GO-21."""
    ruling = re.compile(rf"^- \*\*{re.escape(number)}\b.*?(?=^- \*\*|^#|\Z)", re.M | re.S | re.I)
    if (found := ruling.search(text)) is None:
        raise Unknown("unknown-ruling", number=number[:20])
    return found[0]
