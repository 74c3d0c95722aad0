"""A server of today on a database of then: people are known by what they were given, see their hands, and play on."""

import contextlib
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

from server.program import HurriedProgram, ServeProgram, serving
from server.real_server import Someone
from witnesses.facts import drawing, menu_text
from witnesses.opening import DATABASES, HERE, Facts, data_folder, manifest, played, verify_text
from witnesses.playing import back_again, look, play_once, play_to_the_end, play_until_answered

pytestmark = pytest.mark.service
FIRST = "tables.sqlite"
TABLES = played(FIRST)
PEOPLE = ("Ann", "Bea", "Cy", "Dan")
# The others would take long in random hands; they are played on by whoever is asked.
PLAYED_OUT = (
    "gouda-gangster-back-past-sneak-in",
    "gouda-gangster-final",
    "gouda-gangster-final-reinforce",
    "gouda-gangster-final-spy",
    "gouda-gangster-last-rats",
    "gouda-gouda-custom-board",
    "pac-man-running",
    "quoridor-rematch",
)
RUNNING = [
    (database, name)
    for database in DATABASES
    for name, facts in played(database).items()
    if facts["phase"] == "running" and not facts["stand_ins"] and not facts.get("is_due")
]


class Servers(contextlib.ExitStack):
    """A server for each database, started when it is first asked for."""

    def __init__(self, folder: Path) -> None:
        super().__init__()
        self._folder = folder
        self._running: dict[str, ServeProgram] = {}

    def of(self, database: str) -> ServeProgram:
        if database not in self._running:
            folder = self._folder / str(len(self._running))
            data_folder(database, folder / "data")
            self._running[database] = self.enter_context(serving(folder, kind=HurriedProgram))
        return self._running[database]

    def let_all_go(self) -> None:
        for server in self._running.values():
            server.clients.close()


@pytest.fixture(scope="module")
def running(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Servers]:
    with Servers(tmp_path_factory.mktemp("servers")) as servers:
        yield servers


@pytest.fixture
def servers(running: Servers) -> Iterator[Servers]:
    """The module's servers; whoever came during a test leaves after it."""
    yield running
    running.let_all_go()


@pytest.fixture
def server(servers: Servers) -> ServeProgram:
    return servers.of(FIRST)


def people_at(server: ServeProgram, facts: Facts, database: str = FIRST) -> list[Someone]:
    return [back_again(server, database, name) for name in facts["names"]]


@pytest.mark.parametrize("name", PEOPLE)
@pytest.mark.parametrize("database", DATABASES)
def test_everybody_is_known_by_what_they_were_given(servers: Servers, database: str, name: str) -> None:
    somebody = back_again(servers.of(database), database, name)
    assert somebody.ask("GET", "/api/me")["name"] == name
    tables = {table["id"] for table in somebody.ask("GET", "/api/me/tables")["tables"]}
    assert {facts["table"] for facts in played(database).values() if name in facts["names"]} <= tables


@pytest.mark.parametrize("database", DATABASES)
def test_an_account_is_known_by_its_password(servers: Servers, database: str) -> None:
    given = manifest(database)["credentials"]["Bea"]
    stranger = Someone(servers.of(database))
    told = stranger.ask("POST", "/api/login", {"account": given["account"], "password": given["password"]})
    assert (told["name"], told["account"]) == ("Bea", "bea")
    table = played(database)["quoridor-2-near-repetition"]["table"]
    seats = stranger.ask("GET", f"/api/tables/{table}")["status"]["seats"]
    assert [seat.get("is_yours", False) for seat in seats] == [False, True]


@pytest.mark.parametrize(("database", "name"), RUNNING)
def test_everybody_finds_their_seat_and_hand_and_plays_on(servers: Servers, database: str, name: str) -> None:
    facts = played(database)[name]
    people = people_at(servers.of(database), facts, database)
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


@pytest.mark.parametrize("name", PEOPLE)
@pytest.mark.parametrize("database", DATABASES)
def test_everybody_answers_a_question_of_a_running_game(servers: Servers, database: str, name: str) -> None:
    facts = played(database)["quoridor-4-near-repetition"]
    people = people_at(servers.of(database), facts, database)
    row = play_until_answered(people, facts["table"], facts["names"].index(name), Random(name))
    assert int(row.split()[0]) > facts["rows"]


@pytest.mark.parametrize("database", DATABASES)
def test_a_finished_game_is_given_as_it_was_then(servers: Servers, database: str) -> None:
    for name, facts in played(database).items():
        if facts["phase"] == "over":
            somebody = back_again(servers.of(database), database, facts["names"][0])
            text = (HERE / database).with_name("files").joinpath(f"{name}.game").read_text("utf-8")
            assert somebody.ask("GET", f"/api/tables/{facts['table']}/game") == text, name


@pytest.mark.parametrize("database", DATABASES)
def test_a_seat_is_taken_back_from_its_stand_in(servers: Servers, database: str) -> None:
    facts = played(database)["quoridor-stand-in"]
    ann, bea = people_at(servers.of(database), facts, database)
    bea.post(facts["table"], "reclaim", seat=1)
    hers, theirs = ann.at(facts["table"]), bea.at(facts["table"])
    look(hers, 0)
    look(theirs, 1)
    row = hers.play("move e3", 0)["row"]
    theirs.until_row(row, 1)
    assert theirs.play("wall a1h", 1)["row"] == row + 1


def test_whoever_has_handed_a_seat_over_has_it_no_more(server: ServeProgram) -> None:
    table = TABLES["quoridor-handed-over"]["table"]
    dan = back_again(server, FIRST, "Dan")
    status = dan.ask("GET", f"/api/tables/{table}")["status"]
    assert [seat.get("is_yours", False) for seat in status["seats"]] == [False, False]
    here = dan.at(table)
    assert not look(here, None)["menu"]
    refused = here.act("move e8", here.seats[None]["n"], seat=1, id="mine once")
    assert (refused["type"], refused["code"]) == ("refusal", "not-your-seat")


@pytest.mark.parametrize("database", DATABASES)
def test_a_bot_goes_on_for_whoever_has_resigned(servers: Servers, database: str) -> None:
    facts = played(database)["quoridor-one-of-three-resigned"]
    ann, bea, _ = people_at(servers.of(database), facts, database)
    hers, theirs = ann.at(facts["table"]), bea.at(facts["table"])
    look(hers, 0)
    look(theirs, 1)
    theirs.until_row(hers.play("move e3", 0)["row"], 1)
    theirs.play("move c5", 1)
    assert hers.until_row(facts["rows"] + 3, 0)["menu"]


def test_with_another_key_nobody_is_known(tmp_path: Path) -> None:
    data_folder(FIRST, tmp_path / "data", signing_key="00" * 32)
    with serving(tmp_path) as server:
        for name in ("Ann", "Bea", "Dan"):
            assert back_again(server, FIRST, name).refused("GET", "/api/me") == (401, "no-person")
        assert back_again(server, FIRST, "Cy").ask("GET", "/api/me")["name"] == "Cy"  # a token is not signed
        falsified = Someone(server, authorization=f"Bearer {manifest(FIRST)['credentials']['Cy']['token']}x")
        assert falsified.refused("GET", "/api/me") == (403, "bad-token")
