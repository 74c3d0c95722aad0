"""The game file: one game as text that anybody can read, replay and check; written and read here, strictly.

There is exactly one way to write a game, comments apart, so that the chain over its lines is well defined.
"""

import re
from collections.abc import Sequence

from msgspec import Struct

from cheeseboard.core.action import Action
from cheeseboard.core.chance import commitment
from cheeseboard.core.errors import BadFile, Illegal
from cheeseboard.core.game import Over
from cheeseboard.core.history import History, Row, chain_head, chain_key, chain_next
from cheeseboard.core.options import format_options
from cheeseboard.core.seats import CHANCE, TABLE, Seat

NEEDED = ("Game", "Rules", "Table", "Seats", "Options", "Commitment", "Nonces")
COPIED = "Copied"  # a tag: how many rows come from another game, and the id of its table
MAX_FILE_LENGTH = 4_000_000
_CONTROL = re.compile(r"[\x00-\x09\x0b-\x1f\x7f-\x9f]")  # terminals interpret them; no file of ours has one
_TAG = re.compile(r'\[([A-Z][A-Za-z]*) "((?:[^"\\]|\\["\\])*)"\]')
_ROW = re.compile(r"([1-9][0-9]{0,8}) (-|T|0|[1-9][0-9]?) (\S.*)")
_HEX64 = re.compile(r"[0-9a-f]{64}")
_RANKS = re.compile(r"[0-9]{1,2}(?: [0-9]{1,2})*")
_RULES = re.compile(r"[1-9][0-9]{0,3}")
_FORMS = {
    "Seed": _HEX64,
    "Commitment": _HEX64,
    "Digest": _HEX64,
    "Result": _RANKS,
    "Rules": _RULES,
    "Takeback": re.compile("2"),
    COPIED: re.compile(r"(?:0|[1-9][0-9]{0,8}) of [^\0]*"),
    "Table": re.compile(r"[^\0]*"),  # NUL separates the parts of the draw key
    "Nonces": re.compile(r"(?:[0-9a-f]{32})?(?:;(?:[0-9a-f]{32})?)*"),
}


class GameFile(Struct, frozen=True):
    """The content of a game file: tags before the rows in file order, the rows, result and digest."""

    tags: tuple[tuple[str, str], ...]
    rows: tuple[Row, ...] = ()
    result: tuple[int, ...] | None = None
    digest: str | None = None

    def __getitem__(self, tag: str) -> str:
        return dict(self.tags)[tag]

    @property
    def seed(self) -> bytes | None:
        """The seed, which is there only after the end."""
        text = dict(self.tags).get("Seed")
        return bytes.fromhex(text) if text else None

    @property
    def takeback(self) -> int:
        """The version of the rule that limits take-backs: 1 goes by marks on events, 2 by the kit's `revealed`."""
        return int(dict(self.tags).get("Takeback", "1"))

    @property
    def copied(self) -> tuple[int, str] | None:
        """How many rows were played with another game's draws before this one was copied from it, and its table."""
        row, _, table = dict(self.tags).get(COPIED, "").partition(" of ")
        return (int(row), table) if row else None

    @property
    def seat_names(self) -> tuple[str, ...]:
        """The name at each seat."""
        return tuple(name.strip() for name in self["Seats"].split(";"))

    @property
    def nonces(self) -> tuple[str, ...]:
        """One per seat, in seat order; the empty string where none was given."""
        return tuple(self["Nonces"].split(";"))

    def header_lines(self) -> str:
        """The text that the chain's head covers."""
        return "".join(_tag_line(name, value) for name, value in self.tags if name != "Seed")

    def line_of(self, row: int) -> int:
        """The line number of a row, for messages."""
        return len(self.tags) + 1 + row

    def line_of_tag(self, tag: str) -> int:
        """The line number of a tag before the rows."""
        return [name for name, _ in self.tags].index(tag) + 1

    def chain(self, seed: bytes | None = None) -> list[str]:
        """The digests c₀, c₁ … of this file; a running game's file has no seed, so it must be given."""
        seed = seed or self.seed
        assert seed is not None
        key = chain_key(seed, self["Table"])
        digests = [chain_head(key, self.header_lines())]
        for row in self.rows:
            digests.append(chain_next(key, digests[-1], str(row)))
        return [digest.hex() for digest in digests]


def format_file(file: GameFile) -> str:
    """The file as text."""
    lines = [_tag_line(name, value) for name, value in file.tags]
    lines.append("\n")
    lines += [f"{row}\n" for row in file.rows]
    if file.result is not None:
        lines.append(_tag_line("Result", " ".join(map(str, file.result))))
    if file.digest is not None:
        lines.append(_tag_line("Digest", file.digest))
    return "".join(lines)


def parse_file(text: str) -> GameFile:
    """Read a game file; an error names its line."""
    if len(text) > MAX_FILE_LENGTH:
        raise BadFile("file-too-long", line=1)
    if "\r\n" in text:
        raise BadFile("file-line-ends", line=text[: text.index("\r\n")].count("\n") + 1)
    if not text.endswith("\n"):
        raise BadFile("file-cut-off", line=text.count("\n") + 1)
    lines = text.removesuffix("\n").split("\n")
    if "" not in lines:
        raise BadFile("file-no-blank-line", line=len(lines))
    blank = lines.index("")
    tags = tuple(_parse_tag(content, number) for number, content in enumerate(lines[:blank], 1))
    _check_tags(tags, blank)
    rows: list[Row] = []
    closing: dict[str, str] = {}
    for number, content in enumerate(lines[blank + 1 :], blank + 2):
        if content.startswith("["):
            name, value = _parse_tag(content, number)
            if name not in ("Result", "Digest") or name in closing or (name == "Result" and closing):
                raise BadFile("file-bad-tag", line=number, tag=name)
            closing[name] = value
            _check_value(name, value, number)
        elif closing:
            raise BadFile("file-row-after-end", line=number)
        else:
            rows.append(_parse_row(content, number, len(rows) + 1))
    if found := _CONTROL.search(text):
        raise BadFile("file-control-sign", line=text.count("\n", 0, found.start()) + 1)
    ranks = closing.get("Result")
    return GameFile(
        tags,
        tuple(rows),
        None if ranks is None else tuple(int(rank) for rank in ranks.split(" ")),
        closing.get("Digest"),
    )


def clean_name(name: str) -> str:
    """A name as the Seats tag can hold it."""
    return " ".join("".join(" " if mark in ";\n\r\t" or not mark.isprintable() else mark for mark in name).split())


def _tag_line(name: str, value: str) -> str:
    escaped = value.replace("\\", "\\\\").replace('"', '\\"')
    assert "\n" not in escaped, name
    return f'[{name} "{escaped}"]\n'


def _parse_tag(content: str, number: int) -> tuple[str, str]:
    found = _TAG.fullmatch(content)
    if not found:
        raise BadFile("file-bad-tag", line=number, tag=content[:40])
    return found[1], re.sub(r"\\(.)", r"\1", found[2])


def _check_tags(tags: tuple[tuple[str, str], ...], blank: int) -> None:
    lines: dict[str, int] = {}
    for number, (name, value) in enumerate(tags, 1):
        if lines.setdefault(name, number) != number or name in ("Result", "Digest"):
            raise BadFile("file-bad-tag", line=number, tag=name)
        _check_value(name, value, number)
    for name in NEEDED:
        if name not in lines:
            raise BadFile("file-tag-missing", line=blank + 1, tag=name)
    seats = dict(tags)["Seats"].count(";")
    if dict(tags)["Nonces"].count(";") != seats:
        raise BadFile("file-nonce-count", line=lines["Nonces"])


def _check_value(name: str, value: str, number: int) -> None:
    form = _FORMS.get(name)
    if form and not form.fullmatch(value):
        raise BadFile("file-bad-value", line=number, tag=name)


def _parse_row(content: str, number: int, expected: int) -> Row:
    text, comment, _ = content.partition(";")
    found = _ROW.fullmatch(text.rstrip(" ") if comment else text)  # the spaces before a comment belong to it
    if not found or found[3].endswith(" "):
        raise BadFile("file-bad-row", line=number)
    if int(found[1]) != expected:
        raise BadFile("file-row-number", line=number, row=expected)
    try:
        action = Action.parse(found[3])
    except Illegal as refusal:
        raise BadFile("file-bad-row", line=number) from refusal
    return Row(expected, _parse_seat(found[2]), action)


def _parse_seat(text: str) -> Seat:
    match text:
        case "-":
            return CHANCE
        case "T":
            return TABLE
        case _:
            return int(text)


def to_game_file(
    history: History,
    *,
    table_id: str,
    names: Sequence[str],
    nonces: Sequence[str],
    seed: bytes,
    more_tags: tuple[tuple[str, str], ...] = (),
) -> GameFile:
    """The file of a game so far: the digest always, seed and result only once it is over."""
    turn = history.turn()
    tags = (
        *tags_of(history, table_id=table_id, names=names, nonces=nonces, commitment=commitment(seed)),
        *more_tags,
    )
    whole = GameFile((*tags, ("Seed", seed.hex())), tuple(history.rows))
    digest = whole.chain(seed)[-1]
    if isinstance(turn, Over):
        return GameFile(whole.tags, whole.rows, turn.ranks, digest)
    return GameFile(tags, whole.rows, None, digest)


def tags_of(
    history: History, *, table_id: str, names: Sequence[str], nonces: Sequence[str], commitment: str
) -> tuple[tuple[str, str], ...]:
    """The tags before the rows, but for the seed: what the chain begins with."""
    return (
        ("Game", history.game.spec.id),
        ("Rules", str(history.rules)),
        ("Table", table_id),
        ("Seats", "; ".join(clean_name(name) for name in names)),
        ("Options", format_options(history.game, history.options, history.rules)),
        *((("Takeback", "2"),) if history.revealed else ()),
        ("Commitment", commitment),
        ("Nonces", ";".join(nonces)),
    )
