"""A server of today on a database of then: people are known by what they were given, see their hands, and play on."""

from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

from server.program import HurriedProgram, ServeProgram, serving
from server.real_server import Someone
from witnesses.opening import Facts, data_folder, manifest, played, verify_text
from witnesses.playing import back_again, drawing, look, menu_text, play_once, play_to_the_end, play_until_answered

pytestmark = pytest.mark.service
DATABASE = "tables.sqlite"
TABLES = played(DATABASE)
# The others would take long in random hands; they are played on by whoever is asked.
PLAYED_OUT = (
    "gouda-gangster-back-past-sneak-in",
    "gouda-gangster-final",
    "gouda-gangster-last-rats",
    "gouda-gouda-custom-board",
    "pac-man-running",
    "quoridor-rematch",
)
RUNNING = [name for name, facts in TABLES.items() if facts["phase"] == "running" and not facts["stand_ins"]]


@pytest.fixture(scope="module")
def running(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServeProgram]:
    folder = tmp_path_factory.mktemp("server")
    data_folder(DATABASE, folder / "data")
    with serving(folder, kind=HurriedProgram) as server:
        yield server


@pytest.fixture
def server(running: ServeProgram) -> Iterator[ServeProgram]:
    """The module's server; whoever came during a test leaves after it."""
    yield running
    running.clients.close()


def people_at(server: ServeProgram, facts: Facts) -> list[Someone]:
    return [back_again(server, DATABASE, name) for name in facts["names"]]


@pytest.mark.parametrize("name", ["Ann", "Bea", "Cy", "Dan"])
def test_everybody_is_known_by_what_they_were_given(server: ServeProgram, name: str) -> None:
    somebody = back_again(server, DATABASE, name)
    assert somebody.ask("GET", "/api/me")["name"] == name
    tables = {table["id"] for table in somebody.ask("GET", "/api/me/tables")["tables"]}
    assert {facts["table"] for facts in TABLES.values() if name in facts["names"]} <= tables


def test_an_account_is_known_by_its_password(server: ServeProgram) -> None:
    given = manifest(DATABASE)["credentials"]["Bea"]
    stranger = Someone(server)
    told = stranger.ask("POST", "/api/login", {"account": given["account"], "password": given["password"]})
    assert (told["name"], told["account"]) == ("Bea", "bea")
    seats = stranger.ask("GET", f"/api/tables/{TABLES['quoridor-over']['table']}")["status"]["seats"]
    assert [seat.get("is_yours", False) for seat in seats] == [False, True]


@pytest.mark.parametrize("name", RUNNING)
def test_everybody_finds_their_seat_and_hand_and_plays_on(server: ServeProgram, name: str) -> None:
    facts = TABLES[name]
    people = people_at(server, facts)
    places = [person.at(facts["table"], lang="en", text=True) for person in people]
    for seat, place in enumerate(places):
        told = look(place, seat)
        assert (told["n"], told["digest"]) == (facts["rows"], facts["digest"])
        asked = {"question": told["question"], "menu": menu_text(told["menu"])} if "question" in told else None
        assert asked == facts["asked"].get(str(seat))
        assert drawing(told) == facts["drawings"].get(str(seat), facts["drawings"]["spectator"])
        assert told.get("auto_pass", "") == facts["orders"].get(str(seat), "")
    if name not in PLAYED_OUT:
        play_once(places, Random(name))
        return
    for place in places:
        place.close()
    play_to_the_end(people, facts["table"], Random(name))
    text = people[0].ask("GET", f"/api/tables/{facts['table']}/game")
    verify_text(text, facts["digest"])


def test_a_seat_is_taken_back_from_its_stand_in(server: ServeProgram) -> None:
    facts = TABLES["quoridor-stand-in"]
    ann, bea = people_at(server, facts)
    bea.post(facts["table"], "reclaim", seat=1)
    hers, theirs = ann.at(facts["table"]), bea.at(facts["table"])
    look(hers, 0)
    look(theirs, 1)
    row = hers.play("move e3", 0)["row"]
    theirs.until_row(row, 1)
    assert theirs.play("wall a1h", 1)["row"] == row + 1


@pytest.mark.parametrize("name", ["Ann", "Bea", "Cy", "Dan"])
def test_everybody_answers_a_question_of_a_running_game(server: ServeProgram, name: str) -> None:
    facts = TABLES["quoridor-4-near-repetition"]
    row = play_until_answered(people_at(server, facts), facts["table"], facts["names"].index(name), Random(name))
    assert int(row.split()[0]) > facts["rows"]


def test_whoever_has_handed_a_seat_over_has_it_no_more(server: ServeProgram) -> None:
    table = TABLES["quoridor-handed-over"]["table"]
    dan = back_again(server, DATABASE, "Dan")
    status = dan.ask("GET", f"/api/tables/{table}")["status"]
    assert [seat.get("is_yours", False) for seat in status["seats"]] == [False, False]
    here = dan.at(table)
    assert not look(here, None)["menu"]
    refused = here.act("move e8", here.seats[None]["n"], seat=1, id="mine once")
    assert (refused["type"], refused["code"]) == ("refusal", "not-your-seat")


def test_a_bot_goes_on_for_whoever_has_resigned(server: ServeProgram) -> None:
    facts = TABLES["quoridor-one-of-three-resigned"]
    ann, bea, _ = people_at(server, facts)
    hers, theirs = ann.at(facts["table"]), bea.at(facts["table"])
    look(hers, 0)
    look(theirs, 1)
    theirs.until_row(hers.play("move e3", 0)["row"], 1)
    theirs.play("move c5", 1)
    assert hers.until_row(facts["rows"] + 3, 0)["menu"]


def test_with_another_key_nobody_is_known(tmp_path: Path) -> None:
    data_folder(DATABASE, tmp_path / "data", signing_key="00" * 32)
    with serving(tmp_path) as server:
        for name in ("Ann", "Bea", "Dan"):
            assert back_again(server, DATABASE, name).refused("GET", "/api/me") == (401, "no-person")
        assert back_again(server, DATABASE, "Cy").ask("GET", "/api/me")["name"] == "Cy"  # a token is not signed
        falsified = Someone(server, authorization=f"Bearer {manifest(DATABASE)['credentials']['Cy']['token']}x")
        assert falsified.refused("GET", "/api/me") == (403, "bad-token")
