"""Looking back over the real server: own seats and the spectator's view while it runs, everything after the end."""

from server.real_server import Served
from server.test_play import begun


def test_a_player_looks_back_at_what_the_seat_was_told(server: Served) -> None:
    here, there, table = begun(server)
    here.play("move e2", 0)
    there.until_row(1, 1)
    there.play("wall e3h", 1)
    ann, bob, eve = here.person, there.person, server.person("Eve")
    back = ann.ask("GET", f"/api/tables/{table}/views/1")
    assert (back["n"], back["newest"], back["seat"]) == (1, 2, 0)
    assert back["view"]["pawns"] == ["e2", "e9"]
    assert back["view"]["walls"] == []
    assert back["events"][0]["type"]
    assert back["text"] is None
    told = bob.ask("GET", f"/api/tables/{table}/views/2?seat=1&lang=de")["text"]
    assert told["describe"]
    assert told["events"][0].startswith("Du setzt eine Wand")
    assert ann.ask("GET", f"/api/tables/{table}/views/2?lang=de")["text"]["events"][0].startswith("Bob setzt eine Wand")
    assert eve.ask("GET", f"/api/tables/{table}/views/0")["seat"] is None
    assert server.person().ask("GET", f"/api/tables/{table}/views/0?seat=spectator")["view"]["pawns"] == ["e1", "e9"]
    path = f"/api/tables/{table}/views"
    assert ann.refused("GET", f"{path}/1?seat=1") == (403, "not-your-seat")
    assert eve.refused("GET", f"{path}/1?seat=0") == (403, "not-your-seat")
    assert ann.refused("GET", f"{path}/1?seat=open") == (409, "not-over")
    assert ann.refused("GET", f"{path}/3") == (404, "no-such-row")
    assert ann.refused("GET", f"{path}/1?seat=7") == (409, "no-such-seat")
    assert ann.refused("GET", f"{path}/1?seat=all") == (400, "bad-request")
    assert ann.refused("GET", f"{path}/1?lang=tlh") == (400, "bad-request")
    bob.post(table, "resign", seat=1)
    last = eve.ask("GET", f"{path}/3?seat=open&lang=en")
    assert last["over"]["ranks"] == [0, 1]
    assert last["text"]["over"]
    assert last["seat"] == -3
    assert eve.ask("GET", f"{path}/1?seat=0")["view"] == back["view"]


def test_nobody_looks_at_a_table_that_is_shut_or_has_not_begun(server: Served) -> None:
    here, _, table = begun(server, watchable=False)
    eve = server.person("Eve")
    for path in ("views/0", "views/0?seat=0", "overlays", "overlays?seat=1"):
        assert eve.refused("GET", f"/api/tables/{table}/{path}") == (403, "not-watchable")
    assert here.person.ask("GET", f"/api/tables/{table}/views/0")["seat"] == 0
    unbegun = here.person.put_up("nim")["id"]
    assert here.person.refused("GET", f"/api/tables/{unbegun}/views/0") == (409, "not-started")
    assert here.person.refused("GET", f"/api/tables/{unbegun}/overlays") == (409, "not-started")


def test_quoridor_shows_ways_and_a_game_without_hints_none(server: Served) -> None:
    here, _, table = begun(server)
    ways = here.person.ask("GET", f"/api/tables/{table}/overlays")
    assert ways["n"] == 0
    assert ways["overlays"]["way-0"][0] == "e1"
    assert len(ways["overlays"]["way-1"]) == 9
    assert here.person.refused("GET", f"/api/tables/{table}/overlays?seat=1") == (403, "not-your-seat")
    nim = here.person.put_up("nim")["id"]
    here.person.sit(nim, 0)
    here.person.post(nim, "start", fill="random")
    assert here.person.ask("GET", f"/api/tables/{nim}/overlays") == {"n": 0, "overlays": {}}
