"""After the end a stranger can draw everything again; before it nothing of chance is told."""

from cheeseboard.core import Action
from cheeseboard.core.chance import draw, draw_key
from cheeseboard.core.gamefile import parse_file
from server.real_server import Served


def test_the_draws_of_a_finished_game_can_be_made_again(server: Served) -> None:
    ann = server.person("Ann")
    table = ann.put_up(options={"size": 3}, seats=2)["id"]
    ann.sit(table, 0)
    ann.sit(table, 1, name="Bob")
    ann.post(table, "start")
    assert ann.refused("GET", f"/api/tables/{table}/draws") == (409, "not-over")
    ann.post(table, "resign", seat=0)
    rows = ann.ask("GET", f"/api/tables/{table}/draws")["rows"]
    assert rows == [{"n": 1, "outcomes": [["first 0", 1], ["first 1", 1]]}]
    file = parse_file(ann.ask("GET", f"/api/tables/{table}/game"))
    assert file.seed
    key = draw_key(file.seed, table, file.nonces)
    for row in rows:
        outcomes = [(Action.parse(text), weight) for text, weight in row["outcomes"]]
        assert draw(key, row["n"], outcomes) == file.rows[row["n"] - 1].action


def test_a_table_closed_to_spectators_tells_a_stranger_nothing_of_its_draws(server: Served) -> None:
    ann, eve = server.person("Ann"), server.person("Eve")
    table = ann.put_up(watchable=False)["id"]
    assert eve.refused("GET", f"/api/tables/{table}/draws") == (403, "not-watchable")
