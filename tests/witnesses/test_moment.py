"""The second set at a server whose clock stands at the moment in which its database was copied.

Windows are open, links are fresh and somebody waits for a rematch, however long ago that was and however slow this
machine is. What is due happens when a test sets the clock on.
"""

from collections.abc import Iterator
from random import Random

import pytest

from server.real_server import NONCE, Served, Someone, served
from witnesses.facts import drawing, fits, menu_text, more_facts
from witnesses.opening import Facts, StandingClock, data_folder, database_in, manifest, played, url_of
from witnesses.playing import back_again, look, play_once, some_action

pytestmark = pytest.mark.service
DATABASE = "second/tables.sqlite"
TABLES = played(DATABASE)
PEOPLE = ("Ann", "Bea", "Cy", "Dan")
LONG_MS = 10**12
LATER_MS = 60_000  # when every beat and every hold is over


class Moment:
    """A server, and the clock by which it lives."""

    def __init__(self, server: Served, clock: StandingClock) -> None:
        self.server = server
        self.clock = clock

    def people(self, *names: str) -> list[Someone]:
        return [back_again(self.server, DATABASE, name) for name in names]


@pytest.fixture(scope="module")
def running(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Moment]:
    folder = tmp_path_factory.mktemp("moment") / "data"
    data_folder(DATABASE, folder)
    with pytest.MonkeyPatch.context() as patch:
        clock = StandingClock(manifest(DATABASE)["made_ms"], patch)
        with served(folder, db=url_of(database_in(folder)), away_ms=LONG_MS) as server:
            yield Moment(server, clock)


@pytest.fixture
def moment(running: Moment) -> Iterator[Moment]:
    yield running
    running.server.clients.close()


def test_a_link_gives_the_seat_to_somebody_else(moment: Moment) -> None:
    facts = TABLES["quoridor-seat-on-offer"]
    bea, dan = moment.people("Bea", "Dan")
    dan.post(facts["table"], "accept-seat", token=facts["link"])
    assert bea.refused("POST", f"/api/tables/{facts['table']}/accept-seat", {"token": facts["link"]})[0] == 403
    here = dan.at(facts["table"])
    look(here, 1)
    assert here.play("move e8", 1)["row"] == facts["rows"] + 2  # the first says that the seat is somebody else's


def test_somebody_joins_the_rematch_that_waits_and_it_is_played(moment: Moment) -> None:
    facts = TABLES["quoridor-rematch-waits"]
    ann, bea = moment.people("Ann", "Bea")
    again = bea.post(facts["table"], "rematch/join")["table"]
    assert again
    for person in (ann, bea):
        person.post(again, "nonce", nonce=NONCE)
    details = ann.ask("GET", f"/api/tables/{again}")
    assert (details["rematch_of"], details["status"]["phase"]) == (facts["table"], "running")
    places = [bea.at(again), ann.at(again)]  # everybody one seat on
    play_once(places, Random(1))


def test_a_table_that_nobody_may_watch_is_shown_to_its_players_alone(moment: Moment) -> None:
    facts = TABLES["quoridor-not-watchable"]
    ann, bea, dan = moment.people("Ann", "Bea", "Dan")
    stranger = bea.at(facts["table"], greet=False)
    assert stranger.next()["code"] == "not-watchable"
    assert stranger.close_code() == 4_403
    places = [ann.at(facts["table"]), dan.at(facts["table"])]
    play_once(places, Random(1))


def test_windows_are_open_as_they_were_left_and_the_games_go_on(moment: Moment) -> None:
    people = moment.people(*PEOPLE)
    due = {name: facts for name, facts in TABLES.items() if facts.get("is_due")}
    at = {name: [person.at(facts["table"], lang="en", text=True) for person in people] for name, facts in due.items()}
    for name, facts in due.items():
        told = [look(place, seat) for seat, place in enumerate(at[name])]
        status = people[0].ask("GET", f"/api/tables/{facts['table']}")["status"]
        assert_stands_as_left(facts, told, status)
        for seat, (place, one) in enumerate(zip(at[name], told, strict=True)):
            if one["menu"]:
                action = some_action(one, Random(name))
                answer = place.act(action, one["question"], seat=seat, id=f"{seat} answers")
                assert answer["type"] == "accepted", answer
    moment.clock.ms += LATER_MS
    for name, facts in due.items():
        at[name][0].until_row(facts["rows"] + 4, 0)  # all four have answered


def assert_stands_as_left(facts: Facts, told: list[Facts], status: Facts) -> None:
    for number, one in enumerate(told):
        seat = str(number)
        assert (one["n"], one["digest"]) == (facts["rows"], facts["digest"])
        asked = {"question": one["question"], "menu": menu_text(one["menu"])} if "question" in one else None
        assert asked == facts["asked"].get(seat)
        assert "question" not in one or one.get("deadline_ms") == facts["deadlines"].get(seat)
        assert drawing(one) == facts["drawings"].get(seat, facts["drawings"]["spectator"])
    more = more_facts({str(seat): one for seat, one in enumerate(told)}, status)
    assert fits({name: facts["more"][name] for name in more}, more)
