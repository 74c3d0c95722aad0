"""What is dear is paid for: a hello by the rows it asks for, what every visitor wants made once for each language."""

from collections.abc import Iterator

import pytest

from cheeseboard.protocol.connection import HELLO_ROWS
from cheeseboard.server.routes import games as game_routes
from cheeseboard.server.routes.people import TABLE_ROWS
from cheeseboard.server.settings import Rate
from cheeseboard.words import Words
from server.conftest import NO_MORE, PLENTY
from server.real_server import AtTable, Served, served
from server.test_play import begun

ROWS = 100


@pytest.fixture(scope="module")
def shared_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    more = {"is_local": False, "rows": Rate(ROWS, NO_MORE), "requests": PLENTY, "guests": PLENTY}
    with served(tmp_path_factory.mktemp("costs"), **more) as running:
        yield running


def hellos_until_refused(at: AtTable, **hello: object) -> int:
    """How many hellos are answered before one is refused."""
    for number in range(2 * ROWS):
        if (answer := at.answer_to(type="hello", **hello, id=f"hello {number}")).get("code"):
            assert answer["code"] == "too-fast"
            assert answer["params"]["seconds"] > 0
            return number
    raise AssertionError("no hello was refused")


def comes_from(at: AtTable, network: str) -> AtTable:
    """The same person once more, from another network."""
    at.person.http.headers["X-Forwarded-For"] = network
    return at.person.at(at.table, greet=False)


def test_a_hello_costs_what_it_asks_for_and_all_sockets_of_an_address_share_it(
    server: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("server.real_server.WANTED", {"cookie", "x-forwarded-for"})
    here, there, _ = begun(server)
    here.play("move e2", 0)
    there.until_row(1, 1)
    there.play("move e8", 1)
    knowing, asking, reading = (comes_from(here, f"192.0.2.{number}") for number in (1, 2, 3))
    assert hellos_until_refused(knowing, have=2) == ROWS // HELLO_ROWS
    assert hellos_until_refused(asking, have=-1) == ROWS // (HELLO_ROWS + 2)
    assert hellos_until_refused(reading, have=-1, text=True) == ROWS // (HELLO_ROWS + 8)
    again = comes_from(here, "192.0.2.1")
    assert hellos_until_refused(again, have=2) == 0, "a second socket has no budget of its own"
    assert knowing.chat("still here", id="s")["type"] == "accepted", "what is cheap goes on"


def test_looking_at_all_ones_tables_costs_by_their_number(server: Served) -> None:
    ann = server.person("Ann")
    ann.http.headers["X-Forwarded-For"] = "192.0.2.9"
    assert ann.ask("GET", "/api/me/tables") == {"tables": []}
    for _ in range(4):
        ann.sit(ann.put_up("nim")["id"], 0)
    seen = [ann.reply("GET", "/api/me/tables").status_code for _ in range(6)]
    assert seen == [200] * (ROWS // (4 * TABLE_ROWS)) + [429]


def test_the_list_of_games_is_worded_once_for_each_language(server: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    worded = []

    class Counted(Words):
        def text(self, key: str, **args: int | str) -> str:
            worded.append(key)
            return super().text(key, **args)

    monkeypatch.setattr(game_routes, "Words", Counted)
    game_routes.facts_of.cache_clear()
    visitor = server.person()
    german, english = {"Accept-Language": "de"}, {"Accept-Language": "en"}
    first = visitor.reply("GET", "/api/games", None, **german)
    count = len(worded)
    assert count > 0
    assert visitor.reply("GET", "/api/games", None, **german).json() == first.json()
    visitor.reply("GET", "/api/games/quoridor", None, **german)
    assert len(worded) == count, "the second time nothing is worded"
    assert visitor.reply("GET", "/api/games", None, **english).json() != first.json()
    assert len(worded) > count
    game_routes.facts_of.cache_clear()


@pytest.mark.parametrize("path", ["/api/games", "/api/games/quoridor", "/api/games/quoridor/diagrams"])
def test_whoever_has_it_already_is_only_told_that_it_has_not_changed(server: Served, path: str) -> None:
    visitor = server.person()
    first = visitor.reply("GET", path)
    again = visitor.reply("GET", path, None, **{"If-None-Match": first.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")
    assert first.headers["cache-control"] == "no-cache"
    assert first.headers["vary"] == "Accept-Language, Accept-Encoding"
    other = visitor.reply("GET", path, None, **{"If-None-Match": '"another"'})
    assert (other.status_code, other.json()) == (200, first.json())
