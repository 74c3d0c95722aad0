"""Game files: written and read without loss, every fault named with its line, and no text that breaks the reader."""

import re
import time
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cheeseboard.core import CHANCE, TABLE, Action, BadFile, gamefile
from cheeseboard.core.gamefile import MAX_FILE_LENGTH, NEEDED, GameFile, clean_name, format_file, parse_file
from cheeseboard.core.history import Row

HEX = "0123456789abcdef" * 4
GOOD = f"""[Game "quoridor"]
[Rules "1"]
[Table "tbl-1"]
[Seats "Ann \\"A\\" \\\\; level-3"]
[Options "{{}}"]
[Commitment "{HEX}"]
[Nonces "00112233445566778899aabbccddeeff;"]
[Seed "{HEX}"]

1 - first 0
2 0 move e2 ; a comment; and more
3 1 wall e3h
4 T bot 1 level-2
[Result "1 0"]
[Digest "{HEX}"]
"""
LINES = GOOD.splitlines()


def changed(number: int, content: str | None) -> str:
    """The good file with another line at this place, or without it."""
    lines = [*LINES[: number - 1], *([] if content is None else [content]), *LINES[number:]]
    return "\n".join(lines) + "\n"


def inserted(number: int, content: str) -> str:
    return "\n".join([*LINES[: number - 1], content, *LINES[number - 1 :]]) + "\n"


def test_a_good_file_says_what_stands_in_it() -> None:
    file = parse_file(GOOD)
    assert file["Game"] == "quoridor"
    assert file.seat_names == ('Ann "A" \\', "level-3")
    assert file.nonces == ("00112233445566778899aabbccddeeff", "")
    assert file.seed == bytes.fromhex(HEX)
    assert [row.seat for row in file.rows] == [CHANCE, 0, 1, TABLE]
    assert [str(row) for row in file.rows][1:3] == ["2 0 move e2", "3 1 wall e3h"]
    assert (file.result, file.digest) == ((1, 0), HEX)
    assert [file.line_of(row.n) for row in file.rows] == [10, 11, 12, 13]
    assert file.line_of_tag("Options") == 5


def test_a_comment_is_not_part_of_the_row() -> None:
    assert format_file(parse_file(GOOD)) == GOOD.replace(" ; a comment; and more", "")


def test_the_head_of_the_chain_covers_every_tag_but_the_seed() -> None:
    assert parse_file(GOOD).header_lines() == "".join(f"{tag}\n" for tag in LINES[:7])


def test_a_running_game_has_neither_seed_nor_result() -> None:
    file = parse_file("\n".join([*LINES[:7], *LINES[8:13]]) + "\n")
    assert (file.seed, file.result, file.digest) == (None, None, None)


FAULTS = [
    ("file-too-long", 1, "[" * (MAX_FILE_LENGTH + 1)),
    ("file-cut-off", 15, GOOD[:-1]),
    ("file-cut-off", 1, ""),
    ("file-cut-off", 3, "\n\n["),
    ("file-no-blank-line", 14, changed(9, None)),
    ("file-bad-tag", 1, "hello\n\n"),
    ("file-bad-tag", 1, changed(1, '[game "quoridor"]')),
    ("file-bad-tag", 1, changed(1, '[Game "quoridor"] ')),
    ("file-line-ends", 1, GOOD.replace("\n", "\r\n")),
    ("file-bad-tag", 3, changed(3, "[Table tbl-1]")),
    ("file-bad-tag", 3, changed(3, '[Table "tbl"1"]')),
    ("file-bad-tag", 3, changed(3, '[Table "tbl\\n"]')),
    ("file-bad-tag", 4, inserted(4, '[Game "nim"]')),
    ("file-bad-tag", 2, inserted(2, '[Result "0 1"]')),
    ("file-bad-tag", 14, inserted(14, '[Game "nim"]')),
    ("file-bad-tag", 15, inserted(15, '[Result "1 0"]')),
    ("file-bad-tag", 16, GOOD + LINES[14] + "\n"),
    ("file-bad-tag", 15, changed(14, LINES[14]).replace(f"{LINES[14]}\n{LINES[14]}", f"{LINES[14]}\n{LINES[13]}")),
    ("file-bad-tag", 13, changed(13, "[Result]")),
    ("file-bad-value", 2, changed(2, '[Rules "one"]')),
    ("file-bad-value", 2, changed(2, '[Rules "0"]')),
    ("file-bad-value", 2, changed(2, '[Rules "1 1"]')),
    ("file-bad-value", 6, changed(6, f'[Commitment "{HEX[1:]}"]')),
    ("file-bad-value", 8, changed(8, f'[Seed "{HEX.upper()}"]')),
    ("file-bad-value", 14, changed(14, '[Result "1, 0"]')),
    ("file-bad-value", 14, changed(14, '[Result ""]')),
    ("file-bad-value", 15, changed(15, '[Digest ""]')),
    *(("file-tag-missing", 8, changed(number, None)) for number in range(1, 8)),
    ("file-tag-missing", 1, "\n"),
    ("file-bad-value", 7, changed(7, '[Nonces "x;"]')),
    ("file-bad-value", 3, changed(3, '[Table "a\0b"]')),
    ("file-bad-row", 11, changed(11, "2 0 move e2 ")),
    ("file-nonce-count", 7, changed(7, '[Nonces ""]')),
    ("file-nonce-count", 7, changed(7, '[Nonces ";;"]')),
    ("file-bad-row", 10, changed(10, "")),
    ("file-bad-row", 10, changed(10, "hello")),
    ("file-bad-row", 10, changed(10, "1 - ")),
    ("file-bad-row", 10, changed(10, "1 - ; first 0")),
    ("file-bad-row", 10, changed(10, "1 x first 0")),
    ("file-bad-row", 10, changed(10, "1 -1 first 0")),
    ("file-bad-row", 10, changed(10, "01 - first 0")),
    ("file-bad-row", 11, changed(11, "2 0 Move e2")),
    ("file-bad-row", 11, changed(11, "2 0  move e2")),
    ("file-bad-row", 11, changed(11, "2 0 move  e2")),
    ("file-bad-row", 11, changed(11, "2 00 move e2")),
    ("file-bad-row", 11, changed(11, "٢ 0 move e2")),
    ("file-row-number", 11, changed(11, "3 0 move e2")),
    ("file-row-number", 10, changed(10, None)),
    ("file-row-number", 12, inserted(12, LINES[10])),
    ("file-row-after-end", 16, GOOD + "5 0 move e3\n"),
    ("file-row-after-end", 15, inserted(15, "5 0 move e3")),
    ("file-row-after-end", 16, GOOD + "\n"),
    ("file-control-sign", 11, GOOD.replace("a comment", "a\x1b comment")),
]


@pytest.mark.parametrize(
    ("code", "line", "text"), FAULTS, ids=[f"{number}-{fault[0]}" for number, fault in enumerate(FAULTS)]
)
def test_each_fault_has_its_code_and_line(code: str, line: int, text: str) -> None:
    with pytest.raises(BadFile) as caught:
        parse_file(text)
    assert (caught.value.code, caught.value.params["line"]) == (code, line)


def test_no_fault_that_the_reader_names_is_without_an_example() -> None:
    source = Path(gamefile.__file__).read_text("utf-8")
    assert set(re.findall(r'BadFile\("([a-z-]+)"', source)) == {code for code, _, _ in FAULTS}


def test_a_missing_tag_and_a_wrong_row_are_named() -> None:
    for number, tag in enumerate(NEEDED, 1):
        with pytest.raises(BadFile) as caught:
            parse_file(changed(number, None))
        assert caught.value.params["tag"] == tag
    with pytest.raises(BadFile) as caught:
        parse_file(changed(12, "4 1 wall e3h"))
    assert caught.value.params == {"line": 12, "row": 3}


VALUES = st.text(st.characters(exclude_categories=["Cs", "Cc"]), max_size=12)
WORDS = st.lists(st.from_regex(r"[A-Za-z0-9][A-Za-z0-9_.:@-]{0,4}", fullmatch=True), max_size=3).map(tuple)
ACTIONS = st.builds(
    Action, st.from_regex(r"[a-z][a-z0-9-]{0,6}", fullmatch=True), st.lists(WORDS, max_size=2).map(tuple)
)
HEXES = st.binary(min_size=32, max_size=32).map(bytes.hex)


@st.composite
def files(pick: st.DrawFn) -> GameFile:
    names = pick(st.lists(VALUES.map(lambda name: name.replace(";", "")), min_size=1, max_size=6))
    nonces = [pick(st.sampled_from(["", HEX[:32]])) for _ in names]
    tags = [
        ("Game", pick(VALUES)),
        ("Rules", str(pick(st.integers(1, 9999)))),
        ("Table", pick(VALUES).replace("\0", "")),
        ("Seats", "; ".join(names)),
        ("Options", pick(VALUES)),
        ("Commitment", pick(HEXES)),
        ("Nonces", ";".join(nonces)),
        *([("Seed", pick(HEXES))] if pick(st.booleans()) else []),
        *([("Event", pick(VALUES))] if pick(st.booleans()) else []),
    ]
    said = pick(st.lists(st.tuples(st.integers(TABLE, 99), ACTIONS), max_size=6))
    rows = tuple(Row(n, seat, action) for n, (seat, action) in enumerate(said, 1))
    result = pick(st.none() | st.lists(st.integers(0, 99), min_size=1, max_size=6).map(tuple))
    return GameFile(tuple(pick(st.permutations(tags))), rows, result, pick(st.none() | HEXES))


@given(files())
def test_a_file_survives_being_written_and_read(file: GameFile) -> None:
    assert parse_file(format_file(file)) == file


EDITS = st.lists(
    st.tuples(
        st.sampled_from(["put", "cut", "swap-lines", "drop-line", "twice"]),
        st.integers(0, len(GOOD) - 1),
        st.text(st.sampled_from('[]"\\; \n\r-+T09aAé\0\u2028'), max_size=3) | st.text(max_size=2),
    ),
    min_size=1,
    max_size=4,
)


def edit(text: str, edits: list[tuple[str, int, str]]) -> str:
    for kind, place, extra in edits:
        lines = text.split("\n")
        line = place % len(lines)
        match kind:
            case "put":
                text = text[:place] + extra + text[place:]
            case "cut":
                text = text[:place] + extra + text[place + 1 + len(extra) :]
            case "swap-lines":
                lines[line], lines[line - 1] = lines[line - 1], lines[line]
                text = "\n".join(lines)
            case "drop-line":
                text = "\n".join(lines[:line] + lines[line + 1 :])
            case "twice":
                text = "\n".join([*lines[:line], lines[line], *lines[line:]])
    return text


def read_or_refuse(text: str) -> None:
    """Only a file that is written again in the same way is read; everything else is refused by name and line."""
    try:
        file = parse_file(text)
    except BadFile as refusal:
        line = int(refusal.params["line"])
    else:
        assert parse_file(format_file(file)) == file
        line = 1
    assert 1 <= line <= text.count("\n") + 1


@given(EDITS)
def test_a_good_file_spoilt_in_any_way_is_read_or_refused(edits: list[tuple[str, int, str]]) -> None:
    read_or_refuse(edit(GOOD, edits))


@given(st.text() | st.text(st.sampled_from('[]"\\; \n-T09Gameé')))
def test_any_text_is_read_or_refused(text: str) -> None:
    read_or_refuse(text)
    read_or_refuse(f"{text}\n")


@given(st.text())
def test_a_name_cleaned_can_stand_among_the_seats(name: str) -> None:
    cleaned = clean_name(name)
    tags = tuple((tag, f"x; {cleaned}" if tag == "Seats" else value) for tag, value in parse_file(GOOD).tags)
    assert parse_file(format_file(GameFile(tags))).seat_names == ("x", cleaned)
    assert clean_name(cleaned) == cleaned


CONTROLS = [*range(0x0A), *range(0x0B, 0x20), *range(0x7F, 0xA0)]


@pytest.mark.parametrize("number", [4, 11])
def test_a_control_character_is_refused_also_in_names_and_comments(number: int) -> None:
    for sign in map(chr, CONTROLS):
        text = changed(number, LINES[number - 1].replace("n", f"n{sign}", 1))
        assert text != GOOD
        with pytest.raises(BadFile, match="file-control-sign") as refused:
            parse_file(text)
        assert refused.value.params == {"line": number}


def test_signs_that_turn_or_hide_writing_stay_as_they_are_in_a_file() -> None:
    text = GOOD.replace("Ann", "A\u202en\u200bn")
    assert format_file(parse_file(text)) == re.sub(" ; a comment; and more", "", text)


def test_a_file_of_many_tags_is_read_in_time_that_grows_with_its_length() -> None:
    def seconds(tags: int) -> float:
        names = ("".join(chr(97 + int(digit)) for digit in str(number)) for number in range(tags))
        text = "".join(f'[X{name} ""]\n' for name in names) + GOOD
        tries = []
        for _ in range(3):
            begun = time.process_time()
            parse_file(text)
            tries.append(time.process_time() - begun)
        return min(tries)

    assert seconds(16_000) < 10 * seconds(4_000)  # 4 times as long; 16 times, if every tag were compared with all
