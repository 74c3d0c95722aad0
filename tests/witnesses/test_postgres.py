"""The same for a database that an earlier version wrote in PostgreSQL."""

from pathlib import Path
from random import Random

import pytest

from server.program import HurriedProgram, serving
from services import Postgres
from witnesses.opening import HERE, data_folder, load, played, restore
from witnesses.playing import back_again, play_once

pytestmark = pytest.mark.service
DATABASE = "postgres.sql"
TABLES = played(DATABASE)


@pytest.fixture
def url(postgres_server: Postgres) -> str:
    address = postgres_server.new_database()
    restore(HERE / DATABASE, address)
    return address


def test_every_table_stands_as_it_was_left(url: str) -> None:
    for name, witness in zip(TABLES, load(url, [facts["table"] for facts in TABLES.values()]), strict=True):
        assert witness.facts() == TABLES[name], name
        if TABLES[name]["phase"] == "running":
            witness.verify_so_far()


def test_people_are_known_and_play_on(url: str, tmp_path: Path) -> None:
    data_folder(DATABASE, tmp_path / "data")
    with serving(tmp_path, "--db", url, kind=HurriedProgram) as server:
        facts = TABLES["gouda-gangster-sneak"]
        people = [back_again(server, DATABASE, name) for name in facts["names"]]
        assert [person.ask("GET", "/api/me")["name"] for person in people] == facts["names"]
        places = [person.at(facts["table"]) for person in people]
        play_once(places, Random(1))
        assert places[2].n >= facts["rows"] + 2
