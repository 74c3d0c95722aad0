"""Scoresheets: written in rounds, read tolerantly, refused with a reason and never with a traceback."""

from functools import partial

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from cheeseboard.core import TABLE, Action, BadFile
from cheeseboard.core.options import default_options, parse_options
from cheeseboard.games.quoridor import scoresheet
from cheeseboard.games.quoridor.game import GAME
from cheeseboard.games.quoridor.scoresheet import history_of, read_scoresheet, scoresheet_of, write_scoresheet
from cheeseboard.games.quoridor.state import Options


def test_a_scoresheet_is_written_in_rounds() -> None:
    history = history_of(read_scoresheet("e2 e8 e3h c4v f2"))
    assert scoresheet_of(history) == '[Seats "2"]\n[Size "9"]\n[First "0"]\n\n1. e2 e8 2. e3h c4v 3. f2\n'


def test_a_scoresheet_for_four_has_four_actions_a_round() -> None:
    actions = history_of(read_scoresheet('[Seats "4"]\n1. e2 b5 e8 h5 2. e3')).rows
    assert [row.seat for row in actions] == [0, 1, 2, 3, 0]
    assert "1. e2 b5 e8 h5 2. e3" in write_scoresheet(Options(), 4, 0, [row.action for row in actions], 1)


def test_other_spellings_are_read() -> None:
    loose = read_scoresheet("1. E2! e8? 2. He3 Vc4+ 3. xF2 1-0")
    strict = read_scoresheet("1. e2 e8 2. e3h c4v 3. f2")
    assert loose.actions == strict.actions


def test_who_begins_and_other_options_stand_in_the_head() -> None:
    options = Options(first=1, size=5, barriers=(2, 3), third_pawn="side")
    history = history_of(
        read_scoresheet(write_scoresheet(options, 2, 1, read_scoresheet("c4 c2").actions, options.rules))
    )
    assert history.options == options
    assert [row.seat for row in history.rows] == [1, 0]


@pytest.mark.parametrize(("tag", "rules"), [("", 1), ('[Rules "1"]\n', 1), ('[Rules "2"]\n', 2)])
def test_a_scoresheet_is_read_by_its_own_version_and_without_one_by_the_first(tag: str, rules: int) -> None:
    history = history_of(read_scoresheet(f"{tag}e2 e8"))
    assert history.rules == rules
    assert history.options == replace(default_options(GAME, rules), first=0)
    assert (f'[Rules "{rules}"]' in scoresheet_of(history)) == (rules > 1)
    assert history_of(read_scoresheet(scoresheet_of(history))).rules == rules


def test_planted_a_scoresheet_read_by_the_newest_rules_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    newest = partial(parse_options, rules=GAME.spec.rules)
    monkeypatch.setattr(scoresheet, "parse_options", lambda game, text, rules: newest(game, text))
    with pytest.raises(AssertionError):
        test_a_scoresheet_is_read_by_its_own_version_and_without_one_by_the_first("", 1)


def test_a_scoresheet_leaves_out_what_was_taken_back() -> None:
    history = history_of(read_scoresheet("e2 e8"))
    history.add(TABLE, Action("back", (("1",),)))
    history.add(1, Action("wall", (("e3h",),)))
    assert "1. e2 e3h" in scoresheet_of(history)


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("1. e2 e8 2. k9", "score-word"),
        ("1. e2 e2", "score-illegal"),
        ('[Seats "7"] e2', "score-head"),
        ('[Seats "x"] e2', "score-head"),
        ('[Size "4"] e2', "score-head"),
        ("[Options \"{'first'\"] e2", "score-head"),
        ('[Rules "0"] e2', "score-head"),
        ('[Rules "99"] e2', "score-head"),
        ("e2 " * 40_000, "score-too-long"),
    ],
)
def test_a_wrong_scoresheet_says_what_is_wrong(text: str, code: str) -> None:
    with pytest.raises(BadFile) as caught:
        history_of(read_scoresheet(text))
    assert caught.value.code == code


@given(
    st.text(max_size=100)
    | st.from_regex(r'(\[(Seats|Size|First) "[0-9]"\] )?(1\. )?[a-i][1-9][hv]?( [a-i][1-9][hv]?)*')
)
@example('[Seats "2"]')
@settings(deadline=None)
def test_fuzz_scoresheets_are_read_or_refused(text: str) -> None:
    try:
        history = history_of(read_scoresheet(text))
    except BadFile:
        return
    assert history_of(read_scoresheet(scoresheet_of(history))).state == history.state
