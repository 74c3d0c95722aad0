"""Doors that must stay shut: other people's seats and tables, forged cookies, foreign pages and names, early files."""

import json

import pytest
from websockets.exceptions import InvalidStatus

from cheeseboard.core import Illegal
from cheeseboard.server.limits import RateLimiter
from cheeseboard.server.settings import KEY_FILE, Rate, load_key
from server.conftest import NO_MORE
from server.real_server import NONCE, Served, Someone, served
from server.test_play import begun, two_at_a_table


def test_nobody_without_a_name_changes_anything(server: Served) -> None:
    _, _, table = two_at_a_table(server)
    nobody = server.person()
    assert nobody.refused("GET", "/api/me") == (401, "no-person")
    assert nobody.refused("POST", "/api/tables", {"game": "nim"}) == (401, "no-person")
    assert nobody.refused("POST", f"/api/tables/{table}/start", {}) == (401, "no-person")
    assert nobody.ask("GET", f"/api/tables/{table}")["code"] == ""


def test_only_who_made_the_table_starts_it_seats_bots_and_frees_seats(server: Served) -> None:
    ann, bob, table = two_at_a_table(server)
    assert bob.refused("POST", f"/api/tables/{table}/start", {}) == (403, "not-your-table")
    assert bob.refused("POST", f"/api/tables/{table}/remove", {"seat": 0}) == (403, "not-your-table")
    assert ann.refused("POST", f"/api/tables/{table}/stand", {"seat": 1}) == (403, "not-your-seat")
    assert bob.refused("POST", f"/api/tables/{table}/bot", {"seat": 0, "bot": "greedy"}) == (403, "not-your-table")
    ann.post(table, "remove", seat=1)
    ann.post(table, "bot", seat=1, bot="greedy")
    assert ann.refused("POST", f"/api/tables/{table}/bot", {"seat": 1, "bot": "cmd:rm"}) == (404, "unknown-bot")
    assert ann.refused("POST", f"/api/tables/{table}/bot", {"seat": 1, "bot": "level-99"}) == (404, "unknown-bot")
    assert ann.refused("POST", f"/api/tables/{table}/bot", {"seat": 1, "bot": "greedy@99s"}) == (409, "bot-too-slow")


def test_anothers_seat_is_not_played_resigned_dressed_or_given_away(server: Served) -> None:
    here, there, table = begun(server)
    bob, eve = there.person, server.person("Eve")
    for person in (bob, eve):
        for verb, body in (
            ("resign", {"seat": 0}),
            ("avatar", {"seat": 0, "avatar": "fox"}),
            ("auto-pass", {"seat": 0, "auto_pass": ""}),
            ("transfer", {"seat": 0}),
            ("reclaim", {"seat": 0}),
            ("offer", {"seat": 0, "what": "abort"}),
        ):
            assert person.refused("POST", f"/api/tables/{table}/{verb}", body) == (403, "not-your-seat"), verb
    assert eve.refused("POST", f"/api/tables/{table}/agree") == (409, "nothing-offered")
    assert eve.refused("POST", f"/api/tables/{table}/rematch") == (403, "not-at-this-table")
    here.person.post(table, "offer", seat=0, what="abort")
    assert eve.refused("POST", f"/api/tables/{table}/agree") == (403, "not-at-this-table")
    assert eve.refused("POST", f"/api/tables/{table}/decline") == (403, "not-at-this-table")


def test_a_forged_cookie_is_nobody(server: Served) -> None:
    ann = server.person("Ann")
    person, _, mark = ann.http.cookies["cheeseboard"].partition(".")
    for forged in (f"{person}.{mark[:-2]}xx", person, f"{person}.", f"x.{mark}", f"{person}.é", "."):
        eve = server.person()
        eve.http.headers["cookie"] = f"cheeseboard={forged}".encode().decode("latin-1")
        assert eve.refused("GET", "/api/me") == (401, "no-person"), forged


def test_the_cookie_is_for_the_server_alone(server: Served) -> None:
    made = server.person().reply("POST", "/api/people", {"name": "Ann"})
    cookie = made.headers["set-cookie"].lower()
    assert "httponly" in cookie
    assert "samesite=lax" in cookie
    assert "secure" not in cookie


def test_a_foreign_page_may_neither_post_nor_open_a_socket(server: Served) -> None:
    ann, _, table = two_at_a_table(server)
    for origin in ("https://evil.example", "null", f"http://localhost:{server.port}", "http://127.0.0.1:1"):
        assert ann.refused("POST", f"/api/tables/{table}/start", {}, Origin=origin) == (403, "foreign-page")
        with pytest.raises(InvalidStatus) as refused:
            ann.open(f"/api/tables/{table}/live", Origin=origin)
        assert refused.value.response.status_code == 403
        with pytest.raises(InvalidStatus):
            ann.open("/api/lobby/live", Origin=origin)
    fetched = {"Sec-Fetch-Site": "cross-site"}
    assert ann.refused("POST", f"/api/tables/{table}/start", {}, **fetched) == (403, "foreign-page")
    assert ann.reply("POST", f"/api/tables/{table}/start", {}, Origin=server.address).status_code == 200
    ann.open(f"/api/tables/{table}/live", Origin=server.address)


def test_a_foreign_name_is_not_answered_to(server: Served) -> None:
    ann = server.person("Ann")
    for host in ("evil.example", "127.0.0.1.evil.example", "[::1", "", "127.0.0.1@evil.example"):
        assert ann.refused("GET", "/api/lobby", None, Host=host) == (421, "foreign-host"), host
    assert ann.reply("GET", "/api/lobby", None, Host="localhost:1").status_code == 200


def test_every_answer_has_the_headers_that_keep_other_pages_out(server: Served) -> None:
    nobody = server.person()
    for path in ("/", "/api/lobby", "/nowhere", "/assets/none.js", "/api/me", "/t/some"):
        headers = nobody.reply("GET", path).headers
        assert "default-src 'none'" in headers["content-security-policy"], path
        assert "unsafe" not in headers["content-security-policy"]
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["x-frame-options"] == "DENY"
        assert headers["referrer-policy"] == "no-referrer"
        assert "server" not in headers


def test_the_game_file_is_shut_until_the_end(server: Served) -> None:
    here, _, table = begun(server)
    here.play("move e2", 0)
    assert here.person.refused("GET", f"/api/tables/{table}/game") == (409, "not-over")
    here.person.post(table, "resign", seat=0)
    assert "[Seed " in here.person.ask("GET", f"/api/tables/{table}/game")


def test_ids_that_lead_nowhere_lead_nowhere(server: Served) -> None:
    ann = server.person("Ann")
    for path in ("/api/tables/nothing", "/api/tables/nothing/game", "/api/games/chess", "/api/nothing", "/x"):
        status, code = ann.refused("GET", path)
        assert (status, code.split("-")[0]) == (404, "unknown"), path
    watching = ann.at("nothing", greet=False)
    assert watching.next()["code"] == "unknown-table"
    assert ann.refused("GET", "/assets/..%2fapp.py")[0] == 404
    assert ann.refused("GET", "/assets/__init__.py")[0] == 404


def test_unknown_fields_and_wrong_values_are_refused(server: Served) -> None:
    ann = server.person("Ann")
    bad: list[object] = [
        {"game": "nim", "surprise": 1},
        {"game": 7},
        {},
        [],
        "nim",
        {"game": "nim", "clock": {"type": "sand"}},
        {"game": "nim", "clock": {"type": "bank", "seconds": 1}},
    ]
    for body in bad:
        assert ann.refused("POST", "/api/tables", body) == (400, "bad-request"), body
    assert ann.refused("POST", "/api/tables", {"game": "nim", "seats": 3}) == (400, "seat-count")
    assert ann.refused("POST", "/api/tables", {"game": "nim", "options": {"heap": 1000}}) == (400, "option-range")
    assert ann.refused("POST", "/api/tables", {"game": "nim", "options": {"x": 1}}) == (400, "option-unknown")
    table = ann.put_up("nim")["id"]
    for nonce in ("0" * 31, "G" * 32, "0" * 33):
        assert ann.refused("POST", f"/api/tables/{table}/sit", {"seat": 0, "nonce": nonce}) == (400, "bad-request")
    assert ann.refused("POST", "/api/tables", {"game": "nim", "options": {"x": "y" * 70_000}}) == (413, "too-big")
    assert ann.refused("PUT", "/api/tables") == (405, "wrong-method")


def test_a_refusal_speaks_the_language_of_the_browser(server: Served) -> None:
    said = server.person().reply("GET", "/api/me", None, **{"Accept-Language": "tlh, cs;q=0.9"}).json()
    assert said["text"] == "Tento prohlížeč tu ještě neznáme. Načti stránku znovu."


def test_accounts_links_and_tokens_lead_to_the_same_person(server: Served) -> None:
    ann = server.person("Ann")
    table = ann.put_up("nim")["id"]
    ann.sit(table, 0)
    ann.ask("POST", "/api/me/register", {"account": "Ann of Nim", "password": "correct horse"})
    wrong = {"account": "ann of nim", "password": "wrong horse"}
    assert server.person().refused("POST", "/api/login", wrong) == (401, "wrong-password")
    assert server.person().refused("POST", "/api/login", {**wrong, "account": "bob"}) == (401, "wrong-password")
    taken = {"account": "ann of nim", "password": "battery staple"}
    assert server.person("Eve").refused("POST", "/api/me/register", taken)[1] == "account-taken"

    by_password = server.person()
    by_password.ask("POST", "/api/login", {"account": "ann of NIM", "password": "correct horse"})
    link = ann.ask("POST", "/api/me/link")
    assert "#" in link["url"], "a token behind the # reaches no log"
    by_link = server.person()
    by_link.ask("POST", "/api/link", {"token": link["token"]})
    assert server.person().refused("POST", "/api/link", {"token": link["token"]}) == (403, "bad-link")
    token = ann.ask("POST", "/api/me/tokens", {"label": "my bot"})["token"]
    by_token = Someone(server, Authorization=f"Bearer {token}")
    for same in (by_password, by_link, by_token):
        assert same.ask("GET", f"/api/tables/{table}")["status"]["seats"][0]["is_yours"]
        assert [one["id"] for one in same.ask("GET", "/api/me/tables")["tables"]] == [table]
    assert by_token.at(table).until_row(0, 0)["status"]["seats"][0]["is_yours"]
    assert ann.ask("GET", "/api/me/tokens") == {"labels": ["my bot"]}
    ann.ask("DELETE", "/api/me/tokens/my bot")
    assert by_token.refused("GET", "/api/me") == (403, "bad-token")
    ann.ask("POST", "/api/logout")
    assert ann.refused("GET", "/api/me") == (401, "no-person")


def test_people_rename_take_their_data_and_are_forgotten(server: Served) -> None:
    ann = server.person("Ann")
    assert ann.ask("PATCH", "/api/me", {"name": " Anna \n Maria; "})["name"] == "Anna Maria"
    assert ann.refused("PATCH", "/api/me", {"name": " ; "}) == (409, "bad-name")
    assert "Anna Maria" in json.dumps(ann.ask("GET", "/api/me/export"))
    cookie = ann.http.cookies["cheeseboard"]
    ann.ask("DELETE", "/api/me")
    ghost = server.person()
    ghost.http.cookies.set("cheeseboard", cookie)
    assert ghost.refused("GET", "/api/me") == (401, "no-person")


def test_a_new_name_reaches_the_tables_that_are_not_over(server: Served) -> None:
    here, there, table = begun(server)
    ann = here.person
    shared, over = ann.put_up("nim")["id"], ann.put_up("nim")["id"]
    ann.sit(shared, 0)
    ann.sit(shared, 1, name="Grandma")
    ann.sit(over, 0)
    ann.post(over, "start", fill="random")
    ann.post(over, "resign", seat=0)
    ann.ask("PATCH", "/api/me", {"name": "Anna"})

    def names(at: str) -> list[str]:
        return [seat.get("name", "") for seat in ann.ask("GET", f"/api/tables/{at}")["status"]["seats"]]

    assert (names(table), names(shared), names(over)) == (["Anna", "Bob"], ["Anna", "Grandma"], ["Ann", ""])
    there.until(lambda got: got.get("status") and got["status"]["seats"][0]["name"] == "Anna")
    there.person.post(table, "resign", seat=1)
    assert '[Seats "Ann; Bob"]' in ann.ask("GET", f"/api/tables/{table}/game"), "the chain began with that name"


def test_statistics_count_games_by_game(tmp_path_factory: pytest.TempPathFactory) -> None:
    with served(tmp_path_factory.mktemp("statistics")) as fresh:
        ann = fresh.person("Ann")
        for number, game in enumerate(("nim", "nim", "nim", "quoridor")):
            table = ann.put_up(game)["id"]
            if number:
                ann.sit(table, 0)
                ann.post(table, "start", fill="random")
            if number == 1:
                ann.post(table, "resign", seat=0)
        said = ann.ask("GET", "/api/statistics")
        assert said["games"] == [
            {"game": "nim", "played": 2, "finished": 1, "open": 1},
            {"game": "quoridor", "played": 1, "finished": 0, "open": 0},
        ]
        assert said["people"] == 1


def test_join_codes_cannot_be_tried_at_will(tmp_path_factory: pytest.TempPathFactory) -> None:
    with served(tmp_path_factory.mktemp("codes"), codes=Rate(10, NO_MORE)) as strict:
        eve = strict.person("Eve")
        answers = [eve.refused("POST", "/api/join", {"code": "AAAAAA"}) for _ in range(15)]
        assert answers[0] == (404, "unknown-code")
        reply = eve.reply("POST", "/api/join", {"code": "AAAAAA"})
        assert (reply.status_code, reply.json()["code"]) == (429, "too-fast")
        assert int(reply.headers["retry-after"]) >= 1
        other = strict.person("Max")
        assert other.refused("POST", "/api/join", {"code": "AAAAAA"})[0] == 429, "a new name does not help"


def test_a_limit_lets_a_burst_through_and_fills_again() -> None:
    time = [0.0]
    limit = RateLimiter(Rate(3, 0.5), lambda: time[0])
    assert [limit.wait("a") for _ in range(3)] == [0, 0, 0]
    assert limit.wait("a") == 2
    with pytest.raises(Illegal, match="too-fast"):
        limit.take("a")
    assert limit.wait("b") == 0
    time[0] = 2
    assert [limit.wait("a"), limit.wait("a")] == [0, 2]


def test_the_key_is_kept_and_nobody_else_may_read_it(tmp_path_factory: pytest.TempPathFactory) -> None:
    folder = tmp_path_factory.mktemp("key")
    key = load_key(folder)
    assert load_key(folder) == key
    assert (folder / KEY_FILE).stat().st_mode & 0o777 == 0o600
    (folder / KEY_FILE).write_bytes(b"half")
    assert len(load_key(folder)) == 32


def test_a_restart_keeps_everybodys_seat(tmp_path_factory: pytest.TempPathFactory) -> None:
    folder = tmp_path_factory.mktemp("restart")
    with served(folder) as before:
        ann = before.person("Ann")
        table = ann.put_up("nim")["id"]
        ann.sit(table, 0)
        cookie = ann.http.cookies["cheeseboard"]
    with served(folder) as after:
        again = after.person()
        again.http.cookies.set("cheeseboard", cookie)
        assert again.ask("GET", f"/api/tables/{table}")["status"]["seats"][0]["is_yours"]


def told_of(text: str, secrets: dict[str, str]) -> list[str]:
    """The names of the secrets that a text tells."""
    return [name for name, secret in secrets.items() if secret.lower() in text.lower()]


def test_nothing_secret_is_sent_before_the_end(server: Served) -> None:
    """Seed, log, ids of people and what they gave stand in no byte that anybody gets."""
    here, there, table = begun(server)
    eve = server.person("Eve").at(table, lang="en", text=True)
    here.play("move e2", 0)
    there.until_row(1, 1)
    there.play("wall e3h", 1)
    here.chat("hello", id="s")
    here.person.post(table, "offer", seat=0, what="back")
    there.person.post(table, "agree")
    eve.until_row(3, None)
    for person in (here.person, there.person, eve.person):
        person.reply("GET", f"/api/tables/{table}")
        person.reply("GET", "/api/lobby")
        person.reply("GET", "/api/me/tables")
        person.reply("GET", f"/api/tables/{table}/game")
        person.reply("GET", "/api/statistics")
        person.reply("GET", "/metrics")
    here.until_row(3, 0)
    there.until_row(3, 1)
    everybody = (here.person, there.person, eve.person)
    said = ["".join(person.received) for person in everybody]
    here.person.post(table, "resign", seat=0)
    file = here.person.ask("GET", f"/api/tables/{table}/game")
    seed = file.split('[Seed "')[1][:64]
    hidden = {"seed": seed, "nonce": NONCE, "log": "1 0 move e2"}
    hidden.update((f"id of {person.name}", person.person_id) for person in everybody)
    for text in said:
        assert len(text) > 1_000
        assert told_of(text, hidden) == []
    assert told_of("".join(here.person.received), hidden) == ["seed", "nonce", "log"], "after the end it is told"
    assert told_of(f"…{eve.person.person_id}…", hidden) == ["id of Eve"]
