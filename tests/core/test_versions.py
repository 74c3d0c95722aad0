"""Defaults belong to a rules version: what a text leaves out means what it meant when the text was written."""

from typing import Annotated

import pytest
from msgspec import Meta, Struct
from msgspec.structs import replace

from cheeseboard.core import Action, AnyGame, BadFile, BadOptions, GameKit, pass_or_first
from cheeseboard.core.gamefile import GameFile, format_file, parse_file, to_game_file
from cheeseboard.core.history import History
from cheeseboard.core.options import (
    default_options,
    format_options,
    initial_state,
    option_types,
    parse_options,
    random_options,
    read_options,
)
from cheeseboard.core.verify import replay_file, verify
from cheeseboard.games import find

NIM = find("nim")
OLD_HEAP, NEW_HEAP = 5, 21


def versioned(*past_heaps: int) -> AnyGame:
    """Nim whose heap was another in each version before this one."""
    past = tuple(NIM.spec.options(heap=heap) for heap in past_heaps)

    class Versioned(type(NIM)):  # type: ignore[misc]
        spec = replace(NIM.spec, rules=len(past) + 1, past_defaults=past)

    game: AnyGame = Versioned()
    return game


NEWER = versioned(OLD_HEAP)


def kit_of(game: AnyGame) -> GameKit:
    return GameKit(rules=game, default_action=pass_or_first)


def finished(rules: int, **options: int) -> GameFile:
    """A finished game that was begun under these rules, as text and back."""
    history = History.begin(NEWER, read_options(NEWER, options, rules), 2, rules)
    while history.state.left:
        history.add(history.state.to_move, Action.parse("take 1"))
    file = to_game_file(history, table_id="t", names=["Ann", "Bob"], nonces=["", ""], seed=bytes(32))
    return parse_file(format_file(file))


def heap(options: Struct) -> object:
    return options.heap  # type: ignore[attr-defined]


def test_what_a_text_leaves_out_is_read_with_its_version() -> None:
    assert [heap(parse_options(NEWER, "{}", rules)) for rules in (1, 2)] == [OLD_HEAP, NEW_HEAP]
    assert heap(read_options(NEWER, {})) == NEW_HEAP, "whoever names no version means the newest"
    assert heap(parse_options(NEWER, '{"heap":7}', 1)) == 7


def test_only_the_defaults_of_its_own_version_are_left_out() -> None:
    old, new = (default_options(NEWER, rules) for rules in (1, 2))
    assert [format_options(NEWER, old, rules) for rules in (1, 2)] == ["{}", f'{{"heap":{OLD_HEAP}}}']
    assert [format_options(NEWER, new, rules) for rules in (1, 2)] == [f'{{"heap":{NEW_HEAP}}}', "{}"]


@pytest.mark.parametrize(("rules", "rows"), [(1, OLD_HEAP), (2, NEW_HEAP)])
def test_a_file_of_every_version_replays_and_verifies(rules: int, rows: int) -> None:
    file = finished(rules)
    assert (file["Rules"], file["Options"], len(file.rows)) == (str(rules), "{}", rows)
    assert verify(kit_of(NEWER), file).rules == rules
    assert replay_file(kit_of(NEWER), file).state.left == 0


def test_a_planted_wrong_default_is_found() -> None:
    with pytest.raises(BadFile, match="verify-result"):
        verify(kit_of(versioned(OLD_HEAP + 1)), finished(1))
    with pytest.raises(BadFile, match="file-illegal-row"):
        verify(kit_of(versioned(OLD_HEAP - 1)), finished(1))
    verify(kit_of(versioned(OLD_HEAP - 1)), finished(2))


def test_a_game_with_options_of_its_own_means_the_same_in_both_versions() -> None:
    rows = [finished(rules, heap=7).rows for rules in (1, 2)]
    assert rows[0] == rows[1]


def test_a_version_without_defaults_is_no_game() -> None:
    with pytest.raises(ValueError, match="needs the defaults of every version"):
        replace(NIM.spec, rules=2)
    with pytest.raises(AssertionError, match="no rules version 3"):
        parse_options(NEWER, "{}", 3)


class Versions(Struct, frozen=True, forbid_unknown_fields=True):
    heap: Annotated[int, Meta(ge=1, le=99)] = 3
    rules: int = 2


class ByVersion(type(NIM)):  # type: ignore[misc]
    """Nim in which the version itself matters: in the first one a heap was one counter higher."""

    spec = replace(NIM.spec, rules=2, options=Versions, past_defaults=(Versions(rules=1),))

    def new(self, options: Versions, seats: int) -> object:
        return options.heap + (options.rules == 1)


def test_where_more_than_defaults_differ_the_options_hold_the_version() -> None:
    game: AnyGame = ByVersion()
    assert [initial_state(game, parse_options(game, "{}", rules), 2) for rules in (1, 2)] == [4, 3]
    assert [format_options(game, default_options(game, rules), rules) for rules in (1, 2)] == ["{}", "{}"]
    assert list(option_types(game)) == ["heap"]
    assert random_options(game, 2, lambda most: most - 1) == Versions(heap=99)


def test_nobody_can_set_the_version_among_the_options() -> None:
    with pytest.raises(BadOptions, match="option-unknown"):
        read_options(ByVersion(), {"rules": 1})
