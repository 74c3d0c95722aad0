"""Options: every fault refused by its code with what would be allowed, and a source of options that make a game."""

from random import Random
from typing import Annotated, Any, Literal

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec import Meta, Struct

from cheeseboard.core import BadOptions
from cheeseboard.core.options import (
    describe_type,
    format_options,
    initial_state,
    options_schema,
    parse_options,
    random_options,
    read_options,
    validate_options,
)
from cheeseboard.games import find, packages

QUORIDOR, NIM = find("quoridor"), find("nim")


@pytest.mark.parametrize(
    ("given_options", "code", "facts"),
    [
        ({"hoop": 1}, "option-unknown", {"option": "hoop", "allowed": "heap | most"}),
        ({"": 1}, "option-unknown", {"option": "", "allowed": "heap | most"}),
        ({1: 1}, "option-unknown", {"option": "1", "allowed": "heap | most"}),
        ({"x" * 99: 1}, "option-unknown", {"option": "x" * 39 + "…", "allowed": "heap | most"}),
        ({"heap": 0}, "option-range", {"option": "heap", "value": "0", "allowed": "1–99"}),
        ({"heap": 100}, "option-range", {"option": "heap", "value": "100", "allowed": "1–99"}),
        ({"heap": 2**80}, "option-range", {"option": "heap", "value": str(2**80), "allowed": "1–99"}),
        ({"heap": "21"}, "option-is-text", {"option": "heap", "value": "21"}),
        ({"heap": "210"}, "option-range", {"option": "heap", "value": "210", "allowed": "1–99"}),
        ({"heap": None}, "option-range", {"option": "heap", "value": "null", "allowed": "1–99"}),
        ({"heap": True}, "option-range", {"option": "heap", "value": "true", "allowed": "1–99"}),
        ({"heap": 2.5}, "option-range", {"option": "heap", "value": "2.5", "allowed": "1–99"}),
        ({"heap": [1] * 99}, "option-range", {"option": "heap", "value": "[" + "1," * 19 + "…", "allowed": "1–99"}),
        ([], "option-range", {"option": "options", "value": "[]", "allowed": "{…}"}),
        (None, "option-range", {"option": "options", "value": "null", "allowed": "{…}"}),
    ],
)
def test_wrong_options_are_refused_with_what_is_allowed(given_options: object, code: str, facts: object) -> None:
    with pytest.raises(BadOptions) as caught:
        read_options(NIM, given_options)
    assert (caught.value.code, caught.value.params) == (code, facts)


@pytest.mark.parametrize(
    "text", ["", "{", "nonsense", "{'heap': 3}", "[" * 100_000, '{"heap":' * 100_000, '"\ud800"', "{}{}"]
)
def test_a_text_that_is_no_json_is_refused(text: str) -> None:
    with pytest.raises(BadOptions) as caught:
        parse_options(NIM, text, 1)
    assert (caught.value.code, caught.value.params["option"]) == ("option-range", "options")


@given(
    st.text() | st.recursive(st.none() | st.integers() | st.text(), st.lists).map(lambda value: f'{{"heap": {value}}}')
)
def test_any_text_gives_options_or_a_refusal(text: str) -> None:
    try:
        options = parse_options(NIM, text, 1)
    except BadOptions:
        return
    assert parse_options(NIM, format_options(NIM, options, 1), 1) == options


@pytest.mark.parametrize(
    ("options", "seats", "code"),
    [
        (QUORIDOR.spec.options(), 1, "seat-count"),
        (QUORIDOR.spec.options(), 5, "seat-count"),
        (QUORIDOR.spec.options(first=2), 2, "first-not-seated"),
        (QUORIDOR.spec.options(barriers=(1, 2, 3)), 2, "barriers-per-seat"),
        (QUORIDOR.spec.options(barriers=21), 2, "option-range"),
        (QUORIDOR.spec.options(size=4), 2, "option-range"),
        (QUORIDOR.spec.options(first=-1), 2, "option-range"),
        (NIM.spec.options(), 2, "option-range"),
    ],
)
def test_no_game_starts_with_wrong_options_or_seats(options: Struct, seats: int, code: str) -> None:
    with pytest.raises(BadOptions) as caught:
        initial_state(QUORIDOR, options, seats)
    assert caught.value.code == code


def test_a_wrong_number_of_seats_names_the_right_ones() -> None:
    with pytest.raises(BadOptions) as caught:
        validate_options(QUORIDOR, QUORIDOR.spec.options(), 5)
    assert caught.value.params == {"seats": 5, "allowed": "2 | 3 | 4"}


def test_what_is_as_usual_is_not_written() -> None:
    assert format_options(QUORIDOR, QUORIDOR.spec.options(), 1) == "{}"
    assert format_options(QUORIDOR, QUORIDOR.spec.options(size=5, barriers=(1, 2)), 1) == '{"size":5,"barriers":[1,2]}'


Short = Annotated[int, Meta(ge=1, le=3)]


@pytest.mark.parametrize(
    ("hint", "said"),
    [
        (bool, "true | false"),
        (Literal["stop", "side"], "stop | side"),
        (Literal[9, 7], "9 | 7"),
        (Short, "1–3"),
        (Literal["chance"] | Short, "chance | 1–3"),
        (Short | None, "1–3"),
        (tuple[Short, ...], "[1–3, …]"),
        (Short | tuple[Short, ...] | None, "1–3 | [1–3, …]"),
        (Annotated[tuple[Short, ...], Meta(max_length=4)], "[1–3, …]"),
        (str, "str"),
        (Literal["own"] | str, "own | …"),
    ],
)
def test_a_field_is_described_in_symbols(hint: Any, said: str) -> None:
    assert describe_type(hint) == said


def test_a_form_has_the_values_in_the_order_in_which_the_game_names_them() -> None:
    described = options_schema(QUORIDOR)["$defs"]["Options"]["properties"]
    assert described["size"]["enum"] == [9, 7, 5, 3]
    gangster = options_schema(find("gouda-gangster"))["$defs"]["Options"]["properties"]
    assert [part.get("enum") for part in gangster["cheese"]["anyOf"]] == [["scarce", "long", "plenty"], None]


@pytest.mark.parametrize("game_id", packages())
def test_any_options_make_a_game_and_survive_being_written(game_id: str) -> None:
    game, rng = find(game_id), Random(1)
    seen = set()
    for seats in game.spec.seats:
        for _ in range(60):
            options = random_options(game, seats, rng.randrange)
            initial_state(game, options, seats)
            text = format_options(game, options, game.spec.rules)
            assert parse_options(game, text, game.spec.rules) == options
            seen.add(text)
    assert len(seen) > 10 or not game.spec.options.__struct_fields__, "a game without options has one text"


def test_any_options_reach_every_value_of_quoridor() -> None:
    rng = Random(2)
    drawn = [random_options(QUORIDOR, 3, rng.randrange) for _ in range(400)]
    assert {getattr(options, "first", None) for options in drawn} == {"chance", 0, 1, 2}
    assert {getattr(options, "size", None) for options in drawn} == {3, 5, 7, 9}
    assert {type(getattr(options, "barriers", None)) for options in drawn} == {int, tuple, type(None)}
    assert {getattr(options, "repetition", None) for options in drawn} == {"draw", "none"}
