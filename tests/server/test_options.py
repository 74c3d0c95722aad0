"""Options on the way to a table: the rules say at once what they refuse; lists say whose turn it is and until when."""

from typing import Any

import pytest

from server.real_server import Served, Someone


def verdict(server: Served, game: str, seats: int, options: dict[str, object], language: str = "en") -> dict[str, Any]:
    body = {"game": game, "seats": seats, "options": options}
    reply: dict[str, Any] = (
        server.person().reply("POST", "/api/options/check", body, **{"Accept-Language": language}).json()
    )
    return reply


@pytest.mark.parametrize(
    ("game", "seats", "options", "code"),
    [
        ("quoridor", 2, {}, ""),
        ("quoridor", 2, {"barriers": [3, 10]}, ""),
        ("quoridor", 3, {"barriers": [3, 10]}, "barriers-per-seat"),
        ("quoridor", 2, {"first": 2}, "first-not-seated"),
        ("quoridor", 9, {}, "seat-count"),
        ("gouda-gouda", 6, {"magic": "set"}, "set-too-many-seats"),
        ("gouda-gouda", 2, {"cheese_at": ["suitcase", "suitcase", "suitcase"]}, "cheese-not-scattered"),
        ("gouda-gangster", 3, {"cheese": 8}, "too-much-cheese"),
        ("pac-man", 2, {"patience": 201}, "option-range"),
        ("pac-man", 2, {"nonsense": 1}, "option-unknown"),
    ],
)
def test_the_rules_say_what_they_refuse_before_there_is_a_table(
    server: Served, game: str, seats: int, options: dict[str, object], code: str
) -> None:
    said = verdict(server, game, seats, options)
    assert said["code"] == code
    assert bool(said["text"]) == bool(code)


def test_the_sentence_comes_in_the_reader_s_language(server: Served) -> None:
    english, german = (verdict(server, "quoridor", 2, {"first": 3}, language)["text"] for language in ("en", "de"))
    assert english != german


def test_options_that_name_a_seat_say_so(server: Served) -> None:
    for game, option in (("quoridor", "first"), ("gouda-gangster", "first"), ("pac-man", "pac_man")):
        schema = server.person().ask("GET", f"/api/games/{game}")["options"]
        property_ = schema["$defs"][schema["$ref"].rsplit("/", 1)[1]]["properties"][option]
        assert [part.get("isSeat", False) for part in property_["anyOf"]] == [False, True]


def test_one_s_own_tables_say_whose_turn_it_is_and_until_when(server: Served) -> None:
    ann, bob = (server.person(name) for name in ("Ann", "Bob"))
    body = {"game": "quoridor", "seats": 2, "options": {"first": 1}, "clock": {"type": "days", "days": 3}}
    table = ann.ask("POST", "/api/tables", body)["id"]
    for seat, person in enumerate((ann, bob)):
        person.ask("POST", f"/api/tables/{table}/sit", {"seat": seat, "nonce": "00112233445566778899aabbccddeeff"})
    ann.ask("POST", f"/api/tables/{table}/start", {})
    mine = _own(ann, table)
    assert (mine["asks_you"], mine["asked"]) == (False, [1])
    assert mine["deadline_ms"] > mine["created"] + 2.9 * 86_400_000
    assert _own(bob, table)["asks_you"]


def test_the_lobby_says_which_seats_are_bots(server: Served) -> None:
    ann = server.person("Ann")
    table = ann.ask("POST", "/api/tables", {"game": "quoridor", "seats": 3, "listed": True})["id"]
    ann.ask("POST", f"/api/tables/{table}/sit", {"seat": 0})
    ann.ask("POST", f"/api/tables/{table}/bot", {"seat": 1, "bot": "level-3"})
    row = next(row for row in ann.ask("GET", "/api/lobby")["tables"] if row["id"] == table)
    assert (row["seats"], row["bots"]) == (["Ann", "level-3", ""], ["", "level-3", ""])


def _own(person: Someone, table: str) -> dict[str, Any]:
    found: dict[str, Any] = next(one for one in person.ask("GET", "/api/me/tables")["tables"] if one["id"] == table)
    return found
