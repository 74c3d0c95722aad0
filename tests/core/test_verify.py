"""A finished game is accepted, and every way to tamper with it that we could think of is found and named."""

from functools import cache

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from cheeseboard.arena.match import play_one
from cheeseboard.core import TABLE, Action, BadFile, expand
from cheeseboard.core.chance import commitment
from cheeseboard.core.gamefile import GameFile, format_file, parse_file, to_game_file
from cheeseboard.core.history import History, Row
from cheeseboard.core.options import read_options
from cheeseboard.core.verify import replay_file, verify
from cheeseboard.games import find, find_kit

SEED = bytes(range(32))
OTHER_SEED = bytes(range(1, 33))


@cache
def played(game_id: str, number: int = 0) -> GameFile:
    options = {"quoridor": {"size": 5}, "nim": {}}[game_id]
    return play_one(game_id, ["greedy", "random"], read_options(find(game_id), options), seed=7, number=number)


def nim(*takes: int, seed: bytes = SEED) -> GameFile:
    """A game with six counters, written by hand."""
    history = History.begin(find("nim"), read_options(find("nim"), {"heap": 6}), 2)
    for number, take in enumerate(takes):
        history.add(number % 2, Action("take", ((str(take),),)))
    return to_game_file(history, table_id="tbl-1", names=["Ann", "Bob"], nonces=["", ""], seed=seed)


def tagged(file: GameFile, **values: str) -> GameFile:
    return replace(file, tags=tuple((name, values.get(name, value)) for name, value in file.tags))


def numbered(file: GameFile, *rows: Row) -> GameFile:
    return replace(file, rows=tuple(replace(row, n=n) for n, row in enumerate(rows, 1)))


def with_row(file: GameFile, n: int, text: str) -> GameFile:
    row = replace(file.rows[n - 1], action=Action.parse(text))
    return numbered(file, *file.rows[: n - 1], row, *file.rows[n:])


def refused(file: GameFile, digest: str | None = None) -> BadFile:
    """Why the file does not hold, after a way through its text."""
    with pytest.raises(BadFile) as caught:
        verify(find_kit("nim" if file["Game"] == "nim" else "quoridor"), parse_file(format_file(file)), digest)
    return caught.value


@pytest.mark.parametrize("number", range(4))
@pytest.mark.parametrize("game_id", ["quoridor", "nim"])
def test_a_game_played_by_bots_holds(game_id: str, number: int) -> None:
    file = parse_file(format_file(played(game_id, number)))
    history = verify(find_kit(game_id), file)
    assert tuple(history.rows) == file.rows
    assert history.states == replay_file(find_kit(game_id), file).states


def test_comments_change_nothing() -> None:
    text = format_file(played("quoridor"))
    lines = [line + " ; what a lot!" if line[0:1].isdigit() else line for line in text.splitlines()]
    verify(find_kit("quoridor"), parse_file("\n".join(lines) + "\n"))


GAME = nim(1, 2, 3)
WINNER = (GAME.result or ()).index(0)
OTHER_RESULT = (GAME.result or ())[::-1]

TAMPERED: dict[str, tuple[GameFile, str, dict[str, int]]] = {
    "another seed": (tagged(GAME, Seed=OTHER_SEED.hex()), "verify-commitment", {"line": 6}),
    "another commitment": (tagged(GAME, Commitment=commitment(OTHER_SEED)), "verify-commitment", {"line": 6}),
    "both": (tagged(GAME, Seed=OTHER_SEED.hex(), Commitment=commitment(OTHER_SEED)), "verify-chain", {"row": 3}),
    "an action that makes a later one illegal": (
        with_row(GAME, 1, "take 2"),
        "file-illegal-row",
        {"row": 3, "line": 12},
    ),
    "an action that leaves the game unfinished": (with_row(GAME, 3, "take 2"), "verify-result", {"row": 3, "line": 13}),
    "two actions with the same end": (
        with_row(with_row(GAME, 1, "take 2"), 2, "take 1"),
        "verify-chain",
        {"row": 3, "line": 14},
    ),
    "an action that never was legal": (with_row(GAME, 2, "take 4"), "file-illegal-row", {"row": 2, "line": 11}),
    "an action of another game": (with_row(GAME, 2, "move e2"), "file-illegal-row", {"row": 2}),
    "rows swapped": (
        numbered(GAME, GAME.rows[1], GAME.rows[0], GAME.rows[2]),
        "file-illegal-row",
        {"row": 1, "line": 10},
    ),
    "a row deleted": (numbered(GAME, GAME.rows[0], GAME.rows[2]), "file-illegal-row", {"row": 2}),
    "the last row deleted": (numbered(GAME, *GAME.rows[:2]), "verify-result", {"row": 2, "line": 12}),
    "a row appended": (numbered(GAME, *GAME.rows, GAME.rows[1]), "file-illegal-row", {"row": 4, "line": 13}),
    "another seat": (
        numbered(GAME, GAME.rows[0], replace(GAME.rows[1], seat=0), GAME.rows[2]),
        "file-illegal-row",
        {"row": 2},
    ),
    "a draw where none is": (
        numbered(GAME, GAME.rows[0], replace(GAME.rows[1], seat=-1), GAME.rows[2]),
        "file-illegal-row",
        {"row": 2},
    ),
    "a bot seated afterwards": (
        numbered(GAME, GAME.rows[0], Row(2, TABLE, Action.parse("bot 1 random")), *GAME.rows[1:]),
        "verify-chain",
        {"row": 4},
    ),
    "a resignation": (
        numbered(GAME, *GAME.rows[:2], Row(3, TABLE, Action.parse(f"resign {WINNER}"))),
        "verify-result",
        {"row": 3},
    ),
    "a wrong row of the table": (
        numbered(GAME, *GAME.rows[:2], Row(3, TABLE, Action.parse("shout"))),
        "file-illegal-row",
        {"row": 3},
    ),
    "the other result": (replace(GAME, result=OTHER_RESULT), "verify-result", {"row": 3, "line": 13}),
    "a result for three": (replace(GAME, result=(0, 1, 1)), "verify-result", {"row": 3}),
    "another digest": (replace(GAME, digest="0" * 64), "verify-chain", {"row": 3, "line": 14}),
    "a digest from the middle": (replace(GAME, digest=GAME.chain()[1]), "verify-chain", {"row": 3}),
    "a nonce": (tagged(GAME, Nonces="00112233445566778899aabbccddeeff;"), "verify-chain", {"row": 3}),
    "an option that makes a difference": (tagged(GAME, Options='{"heap":5}'), "file-illegal-row", {"row": 3}),
    "an option that makes none": (tagged(GAME, Options='{"heap":6,"most":4}'), "verify-chain", {"row": 3}),
    "the same options written otherwise": (tagged(GAME, Options='{"heap": 6}'), "verify-chain", {"row": 3}),
    "an option out of range": (tagged(GAME, Options='{"heap":0}'), "file-bad-options", {"line": 5}),
    "an unknown option": (tagged(GAME, Options='{"hoop":6}'), "file-bad-options", {"line": 5}),
    "options that are no JSON": (tagged(GAME, Options="[" * 50_000), "file-bad-options", {"line": 5}),
    "too many seats": (tagged(GAME, Seats="Ann; Bob; Eve", Nonces=";;"), "file-bad-options", {"line": 5}),
    "another table": (tagged(GAME, Table="tbl-2"), "verify-chain", {"row": 3}),
    "another name": (tagged(GAME, Seats="Ann; Eve"), "verify-chain", {"row": 3}),
    "names exchanged": (tagged(GAME, Seats="Bob; Ann"), "verify-chain", {"row": 3}),
    "a further tag": (replace(GAME, tags=(*GAME.tags, ("Event", "Final"))), "verify-chain", {"row": 3}),
    "tags in another order": (replace(GAME, tags=(*GAME.tags[1:], GAME.tags[0])), "verify-chain", {"row": 3}),
    "rules to come": (tagged(GAME, Rules="2"), "file-newer-rules", {"line": 2}),
    "no seed": (replace(GAME, tags=GAME.tags[:-1]), "verify-not-over", {"line": 1}),
    "no result": (replace(GAME, result=None), "verify-not-over", {"line": 1}),
    "no digest": (replace(GAME, digest=None), "verify-not-over", {"line": 1}),
}


def test_the_game_that_is_tampered_with_holds() -> None:
    verify(find_kit("nim"), GAME)


@pytest.mark.parametrize("kind", TAMPERED)
def test_tampering_is_refused_with_its_code_and_row(kind: str) -> None:
    file, code, where = TAMPERED[kind]
    refusal = refused(file)
    assert refusal.code == code
    assert {name: refusal.params[name] for name in where} == where


QUORIDOR = played("quoridor")


def test_another_outcome_of_a_draw_is_refused() -> None:
    other = {"first 0": "first 1", "first 1": "first 0"}[str(QUORIDOR.rows[0].action)]
    refusal = refused(with_row(QUORIDOR, 1, other))
    assert refusal.code == "verify-draw"
    assert refusal.params == {"row": 1, "line": QUORIDOR.line_of(1), "action": other}


def test_an_outcome_that_cannot_be_drawn_is_refused() -> None:
    assert refused(with_row(QUORIDOR, 1, "first 7")).code == "verify-draw"


def test_a_draw_played_by_a_seat_is_refused() -> None:
    rows = (replace(QUORIDOR.rows[0], seat=0), *QUORIDOR.rows[1:])
    assert (refused(numbered(QUORIDOR, *rows)).code, refused(numbered(QUORIDOR, *rows)).params["row"]) == (
        "file-illegal-row",
        1,
    )


@pytest.mark.parametrize("tag", ["Table", "Nonces"])
def test_what_goes_into_the_draws_cannot_be_chosen_until_they_please(tag: str) -> None:
    """Half of all other table ids and nonces draw the same first seat; those are found by the chain."""
    codes = set()
    for number in range(12):
        value = f"tbl-{number}" if tag == "Table" else f"{number:032x};"
        codes.add(refused(tagged(QUORIDOR, **{tag: value})).code)
    assert codes == {"verify-draw", "verify-chain"}


def test_any_other_legal_action_in_any_row_is_found() -> None:
    kit, found = find_kit("quoridor"), set()
    for n in range(2, len(QUORIDOR.rows) + 1):
        history = replay_file(kit, replace(QUORIDOR, rows=QUORIDOR.rows[: n - 1]))
        row = QUORIDOR.rows[n - 1]
        others = [action for action in expand(kit.rules.menu(history.state, row.seat)) if action != row.action]
        for other in others[:: max(1, len(others) // 3)]:
            refusal = refused(with_row(QUORIDOR, n, str(other)))
            assert int(refusal.params["row"]) >= n
            found.add(refusal.code)
    assert found <= {"file-illegal-row", "verify-result", "verify-chain"}
    assert "file-illegal-row" in found


def test_the_refusal_of_a_row_says_why() -> None:
    refusal = refused(TAMPERED["another seat"][0])
    assert "not-your-turn" in str(refusal.params["why"])
    assert getattr(refusal.__cause__, "code", "") == "not-your-turn"


def test_a_file_of_another_game_is_refused() -> None:
    with pytest.raises(BadFile) as caught:
        verify(find_kit("quoridor"), GAME)
    assert caught.value.code == "file-other-game"


@pytest.mark.parametrize("file", [GAME, QUORIDOR], ids=["nim", "quoridor"])
def test_every_digest_kept_from_the_game_is_found_in_it(file: GameFile) -> None:
    kit = find_kit(file["Game"])
    assert len(file.chain()) == len(file.rows) + 1
    for digest in file.chain():
        verify(kit, file, digest)
        verify(kit, file, digest.upper())


@pytest.mark.parametrize("digest", ["0" * 64, "", "nonsense", nim(2, 1, 3).chain()[1], GAME.chain()[1][:-1]])
def test_a_digest_of_something_else_is_not_found(digest: str) -> None:
    assert refused(GAME, digest).code == "verify-digest"


def test_a_game_made_anew_with_the_seed_holds_and_only_a_kept_digest_finds_it_out() -> None:
    kept, forged = GAME.chain()[2], nim(2, 1, 3)
    verify(find_kit("nim"), forged)
    assert refused(forged, kept).code == "verify-digest"


def in_essence(file: GameFile) -> tuple[object, ...]:
    """All that a file says; where its seed stands is no part of it."""
    return file.header_lines(), file.seed, file.rows, file.result, file.digest


TEXT = format_file(QUORIDOR)


@settings(max_examples=300)
@given(
    st.integers(0, len(TEXT) - 1),
    st.integers(0, 2),
    st.text(st.sampled_from('0123456789abcdefhv -T;"[]\n'), max_size=2),
)
def test_no_change_of_a_few_letters_is_accepted(place: int, cut: int, extra: str) -> None:
    text = TEXT[:place] + extra + TEXT[place + cut :]
    try:
        file = parse_file(text)
        verify(find_kit("quoridor"), file)
    except BadFile:
        assert text != TEXT
    else:
        assert in_essence(file) == in_essence(QUORIDOR)


def test_verify_asks_the_rules_and_not_only_the_file() -> None:
    """A file whose chain is whole but whose row is illegal: only somebody with the seed can write it."""
    rows = (GAME.rows[0], replace(GAME.rows[1], action=Action.parse("take 9")), GAME.rows[2])
    forged = replace(GAME, rows=rows)
    forged = replace(forged, digest=forged.chain()[-1])
    assert refused(forged).code == "file-illegal-row"
    assert refused(replace(GAME, result=OTHER_RESULT)).code == "verify-result"
