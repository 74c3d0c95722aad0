"""Whole games over real sockets: two people, one screen, spectators, reconnects and resends."""

import json

import pytest

from cheeseboard.core.gamefile import parse_file
from cheeseboard.core.verify import verify
from cheeseboard.games import find_kit
from cheeseboard.tables import stand_ins
from server.conftest import LONG_MS
from server.real_server import PATIENCE_S, AtTable, Place, Served, Someone


def two_at_a_table(server: Place, **more: object) -> tuple[Someone, Someone, str]:
    ann, bob = server.person("Ann"), server.person("Bob")
    table = ann.put_up(options={"first": 0}, **more)["id"]
    ann.sit(table, 0)
    bob.sit(table, 1)
    return ann, bob, table


def begun(server: Place, **more: object) -> tuple[AtTable, AtTable, str]:
    ann, bob, table = two_at_a_table(server, **more)
    ann.post(table, "start")
    here, there = ann.at(table), bob.at(table)
    here.until_row(0, 0)
    there.until_row(0, 1)
    return here, there, table


def test_two_people_play_quoridor_from_the_lobby_to_the_end(server: Served) -> None:
    ann, bob = server.person("Ann"), server.person("Bob")
    made = ann.put_up(options={"first": 0}, listed=False)
    table = made["id"]
    assert len(made["status"]["commitment"]) == 64
    assert table not in [row["id"] for row in bob.ask("GET", "/api/lobby")["tables"]], "a table is private"
    assert ann.post(table, "listed", listed=True)["status"]["listed"]
    assert [row["seats"] for row in bob.ask("GET", "/api/lobby")["tables"] if row["id"] == table] == [["", ""]]
    assert bob.ask("POST", "/api/join", {"code": made["code"].lower()}) == {"table": table}
    ann.sit(table, 0)
    bob.sit(table, 1)
    here, there = ann.at(table), bob.at(table)
    ann.post(table, "start")
    here.until(lambda frame: "question" in frame)
    there.until(lambda frame: frame.get("asked") == [0])
    assert bob.refused("POST", "/api/join", {"code": made["code"]}) == (404, "unknown-code")
    digests = {here.seats[0]["digest"]}
    walk = ["e2", "e8", "e3", "e7", "e4", "e6", "d4", "e5", "d5", "f5", "d6", "f4", "d7", "f3", "d8", "f2", "d9"]
    for n, square in enumerate(walk, 1):
        mover, seat = ((here, 0), (there, 1))[(n + 1) % 2]
        mover.until_row(n - 1, seat)
        mover.play(f"move {square}", seat)
        digests.add(mover.seats[seat]["digest"])
    here.until_row(17, 0)
    there.until_row(17, 1)
    assert here.seats[0]["over"]["ranks"] == [0, 1]
    assert here.seats[0]["view"]["pawns"] == there.seats[1]["view"]["pawns"] == ["d9", "f2"]
    text = bob.ask("GET", f"/api/tables/{table}/game")
    for digest in digests:
        history = verify(find_kit("quoridor"), parse_file(text), digest)
    assert len(history.rows) == 17
    assert parse_file(text).seat_names == ("Ann", "Bob")
    assert parse_file(text)["Commitment"] == made["status"]["commitment"]


def test_two_people_share_one_screen_and_each_seat_has_its_own_view(server: Served) -> None:
    ann = server.person("Ann")
    table = ann.put_up("nim")["id"]
    ann.sit(table, 0)
    ann.sit(table, 1, name="Bob")
    ann.post(table, "start")
    here = ann.at(table)
    for step in range(7):
        here.until_row(step, 0)
        here.until_row(step, 1)
        assert [seat for seat in (0, 1) if "question" in here.seats[seat]] == [step % 2]
        here.play("take 3", step % 2)
    here.until_row(7, 0)
    here.until_row(7, 1)
    assert here.seats[0]["over"] == here.seats[1]["over"]
    assert here.seats[0]["over"]["reason"] == "heap-empty"
    assert [seat["name"] for seat in here.seats[0]["status"]["seats"]] == ["Ann", "Bob"]


def test_a_spectator_sees_a_watchable_table_and_cannot_play(server: Served) -> None:
    here, _there, table = begun(server)
    eve = server.person("Eve").at(table)
    told = eve.until_row(0, None)
    assert told["view"]["pawns"] == ["e1", "e9"]
    assert "menu" not in told or not told["menu"]
    assert eve.act("move e2", 0, seat=0, id="x")["code"] == "not-your-seat"
    here.play("move e2", 0)
    assert eve.until_row(1, None)["view"]["pawns"] == ["e2", "e9"]


def test_nobody_watches_a_table_that_is_closed_to_spectators(server: Served) -> None:
    _, _, table = begun(server, watchable=False)
    eve = server.person("Eve")
    watching = eve.at(table, greet=False)
    assert watching.next()["code"] == "not-watchable"
    assert eve.refused("GET", f"/api/tables/{table}") == (403, "not-watchable")
    assert eve.refused("GET", f"/api/tables/{table}/game") == (403, "not-watchable")


def test_whoever_comes_back_is_told_what_they_missed(server: Served) -> None:
    here, there, table = begun(server)
    here.play("move e2", 0)
    there.until_row(1, 1)
    there.close()
    again = there.person.at(table, have=1)
    told = again.until_row(1, 1)
    assert told["is_full"]
    assert "steps" not in told
    again.play("move e8", 1)
    here.until_row(2, 0)
    here.play("move e3", 0)
    late = there.person.at(table, have=1)
    assert [step["n"] for step in late.until_row(3, 1)["steps"]] == [2, 3]
    beginner = there.person.at(table)
    assert [step["n"] for step in beginner.until_row(3, 1)["steps"]] == [1, 2, 3]


def test_a_resend_gets_the_first_answer_also_on_another_socket(server: Served) -> None:
    here, there, table = begun(server)
    first = here.act("move e2", 0, seat=0, id="c7")
    assert here.act("move e2", 0, seat=0, id="c7") == first == {"type": "accepted", "row": 1, "id": "c7"}
    other = here.person.at(table)
    assert other.act("move e2", 0, seat=0, id="c7") == first
    there.until_row(1, 1)
    assert there.act("move e8", 1, seat=1, id="c7") == {"type": "accepted", "row": 2, "id": "c7"}, (
        "ids are each person's own"
    )


def test_stale_and_wrong_answers_are_refused_with_a_code_and_a_sentence(server: Served) -> None:
    here, there, _table = begun(server)
    here.send(type="hello", have=0, lang="de", id="h")
    here.until(lambda frame: frame.get("id") == "h")
    refused = here.act("move e5", 0, seat=0, id="a")
    assert refused["code"] == "too-far"
    assert "e5" in refused["text"]
    assert refused["params"]["to"] == "e5"
    here.play("move e2", 0)
    there.until_row(1, 1)
    there.play("move e8", 1)
    here.until_row(2, 0)
    stale = here.act("move e3", 0, seat=0, id="b")
    assert (stale["code"], stale["question"]) == ("stale", 2)
    assert there.act("move e7", 2, seat=1, id="c")["code"] == "not-your-turn"
    assert there.act("move e3", 2, seat=0, id="d")["code"] == "not-your-seat"
    assert there.act("move e3", 2, seat=7, id="e")["code"] == "not-your-seat"
    assert here.act("what now", 2, seat=0, id="f")["code"] == "no-such-action"
    assert here.act("!", 2, seat=0, id="g")["code"] == "malformed-action"


def test_after_the_first_message_only_changes_are_sent_and_they_are_small(server: Served) -> None:
    here, _there, _ = begun(server)
    here.play("move e2", 0)
    told = [frame for frame in here.frames if "digest" in frame][-1]
    assert set(told["view"]) == {"pawns", "to_move", "turns"}
    assert {name: len(numbers) for name, numbers in told["added"].items()} == {"repetition_keys": 1}
    assert "status" not in told
    assert "menu" not in told
    assert len(json.dumps(told)) < 700


def test_take_back_and_calling_off_need_everybody(server: Served) -> None:
    here, there, table = begun(server)
    ann, bob = here.person, there.person
    here.play("move e2", 0)
    ann.post(table, "offer", seat=0, what="back")
    there.until(lambda frame: (frame.get("status") or {}).get("offer"))
    bob.post(table, "agree")
    here.until_row(2, 0)
    assert here.seats[0]["view"]["pawns"] == ["e1", "e9"]
    assert here.seats[0]["steps"][0]["events"] == [{"type": "rows-taken-back", "seat": 0, "row": 1}]
    bob.post(table, "offer", seat=1, what="abort")
    ann.post(table, "decline")
    bob.post(table, "offer", seat=1, what="abort")
    ann.post(table, "agree")
    assert here.until(lambda frame: frame.get("over"))["over"]["reason"] == "aborted"


def test_resigning_ends_it_and_a_rematch_turns_the_seats(server: Served) -> None:
    here, there, table = begun(server)
    ann, bob = here.person, there.person
    assert ann.refused("POST", f"/api/tables/{table}/rematch") == (409, "not-over")
    bob.post(table, "resign", seat=1)
    assert here.until(lambda frame: frame.get("over"))["over"]["ranks"] == [0, 1]
    assert ann.post(table, "rematch")["table"] == "", "Bob has not joined yet"
    here.until(lambda frame: (frame.get("status") or {}).get("rematch_offer"))
    following = bob.post(table, "rematch/join")["table"]
    assert ann.post(table, "rematch")["table"] == following
    here.until(lambda frame: (frame.get("status") or {}).get("rematch") == following)
    now = bob.ask("GET", f"/api/tables/{following}")
    assert [seat["name"] for seat in now["status"]["seats"]] == ["Bob", "Ann"]
    ann.post(following, "nonce", nonce="cd" * 16)
    waiting = bob.ask("GET", f"/api/tables/{following}")["status"]
    assert (waiting["phase"], waiting["start_by_ms"] > 0) == ("open", True)
    bob.post(following, "nonce", nonce="ab" * 16)
    assert bob.ask("GET", f"/api/tables/{following}")["status"]["phase"] == "running"


def test_against_bots_a_rematch_starts_at_once_and_can_be_harder(server: Served) -> None:
    ann = server.person("Ann")
    table = ann.put_up("quoridor")["id"]
    ann.sit(table, 0)
    ann.post(table, "start", fill="level-2")
    ann.post(table, "resign", seat=0)
    following = ann.post(table, "rematch", level="harder")["table"]
    ann.post(following, "nonce", nonce="ab" * 16)
    now = ann.ask("GET", f"/api/tables/{following}")
    newest = find_kit("quoridor").rules.spec.rules
    assert (now["status"]["phase"], now["rematch_of"], now["rules"]) == ("running", table, newest)
    assert [seat.get("bot", seat.get("name")) for seat in now["status"]["seats"]] == ["level-3", "Ann"]
    assert ann.refused("POST", f"/api/tables/{table}/rematch", {"level": "hardest"})[1] == "bad-request"


def test_a_rematch_can_be_declined_and_offered_again_and_started_without_somebody(server: Served) -> None:
    here, there, table = begun(server)
    ann, bob = here.person, there.person
    bob.post(table, "resign", seat=1)
    ann.post(table, "rematch")
    offer = bob.post(table, "rematch/decline")["status"]["rematch_offer"]
    assert (offer["state"], offer["declined"]) == ("declined", [1])
    ann.post(table, "rematch")
    assert bob.refused("POST", f"/api/tables/{table}/rematch/start") == (403, "not-your-table")
    following = ann.post(table, "rematch/start")["table"]
    assert bob.post(table, "rematch/join")["table"] == following, "who comes later finds it begun"
    ann.post(following, "nonce", nonce="ab" * 16)
    hers, his = ann.at(following), bob.at(following)
    status = his.until(lambda frame: "digest" in frame)["status"]
    assert [(seat["name"], seat.get("bot"), seat.get("is_awaited")) for seat in status["seats"]] == [
        ("Bob", "level-5", True),
        ("Ann", None, None),
    ]
    assert his.answer_to(type="board-shown", id="s")["type"] == "accepted"
    hers.until(lambda frame: "status" in frame and not frame["status"]["seats"][0].get("bot"))


def test_clocks_wait_until_everybody_has_said_that_the_board_is_shown(server: Served) -> None:
    ann, bob, table = two_at_a_table(server, clock={"type": "decision", "seconds": 60})
    ann.post(table, "start")
    hers, his = ann.at(table), bob.at(table)
    first = hers.until(lambda frame: "digest" in frame)
    at_most = first["status"]["clock_from_ms"]
    assert first["deadline_ms"] == at_most + 60_000
    for place in (hers, his):
        assert place.answer_to(type="board-shown", id="s")["type"] == "accepted"
    told = hers.until(lambda frame: frame.get("status", {}).get("clock_from_ms", at_most) < at_most)
    assert told["deadline_ms"] == told["status"]["clock_from_ms"] + 60_000


def test_who_goes_away_is_marked_and_comes_back(server: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(stand_ins, "AWAY_GRACE_MS", LONG_MS)
    here, there, table = begun(server)
    there.close()
    here.until(lambda frame: "status" in frame and frame["status"]["seats"][1].get("away_since"))
    assert here.person.refused("POST", f"/api/tables/{table}/stand-in", {"seat": 1, "bot": "greedy"}) == (
        409,
        "not-away-long-enough",
    )
    there.person.at(table)
    here.until(lambda frame: "status" in frame and not frame["status"]["seats"][1].get("away_since"))


def test_a_person_lets_a_bot_play_on_and_takes_the_seat_back(server: Served) -> None:
    here, _, table = begun(server)
    question = here.seats[0]["question"]
    here.person.post(table, "stand-in", seat=0, bot="greedy")
    here.until(lambda frame: "status" in frame and frame["status"]["seats"][0].get("bot"))
    assert "question" not in here.seats[0], "the bot is asked, not its owner"
    assert not here.person.ask("GET", f"/api/tables/{table}")["asks_you"]
    assert here.act("move e2", question, seat=0, id="x")["code"] == "bot-plays"
    here.person.post(table, "reclaim", seat=0)
    here.until(lambda frame: "status" in frame and not frame["status"]["seats"][0].get("bot"))
    here.play("move e2", 0)


def test_a_seat_is_handed_over_by_a_word_that_works_once(server: Served) -> None:
    here, _, table = begun(server)
    eve = server.person("Eve")
    token = here.person.post(table, "transfer", seat=0)["token"]
    assert eve.refused("POST", f"/api/tables/{table}/accept-seat", {"token": "1" + token[1:]}) == (403, "bad-word")
    eve.post(table, "accept-seat", token=token)
    assert server.person("Max").refused("POST", f"/api/tables/{table}/accept-seat", {"token": token}) == (
        403,
        "bad-word",
    )
    assert here.act("move e2", 0, seat=0, id="x")["code"] == "not-your-seat"
    hers = eve.at(table)
    hers.until_row(1, 0)
    hers.play("move e2", 0)


def test_people_talk_and_mute_each_other(server: Served) -> None:
    here, there, table = begun(server)
    assert here.chat("Good   luck!", id="s1")["type"] == "accepted"
    line = there.until(lambda frame: frame["type"] == "chat")["messages"][0]
    assert (line["name"], line["text"], line["seat"]) == ("Ann", "Good luck!", 0)
    assert here.until(lambda frame: frame["type"] == "chat")["messages"][0]["is_yours"]
    also_there = there.person.at(table)
    assert also_there.until(lambda frame: frame["type"] == "chat")["messages"][0]["text"] == "Good luck!"
    there.send(type="mute", message=line["id"], id="m")
    for screen in (there, also_there):
        rest = screen.until(lambda frame: frame["type"] == "chat")
        assert (rest["messages"], rest["is_full"], rest["muted"]) == ([], True, 1), "what was said before goes, too"
    here.chat("Hello?", id="s2")
    there.chat("You too", id="s3")
    assert there.until(lambda frame: frame["type"] == "chat")["messages"][0]["text"] == "You too"
    eve = there.person.at(table)
    history = eve.until(lambda frame: frame["type"] == "chat")
    assert [said["text"] for said in history["messages"]] == ["You too"]
    assert history["muted"] == 1, "a screen that is opened later can offer to unmute"
    eve.send(type="mute", message=0, id="all")
    everything = eve.until(lambda frame: frame["type"] == "chat")
    assert [said["text"] for said in everything["messages"]] == ["Good luck!", "Hello?", "You too"]
    assert "muted" not in everything


def test_chat_has_a_flood_limit_and_a_length_limit(server: Served) -> None:
    here, _, _ = begun(server)
    codes = [here.chat(f"word {k}", id=f"s{k}").get("code") for k in range(12)]
    assert "too-fast" in codes
    assert here.chat("x" * 501, id="long")["code"] == "bad-request"


def test_the_lobby_tells_of_new_tables_by_itself(server: Served) -> None:
    ann = server.person("Ann")
    lobby = server.person().open("/api/lobby/live")
    seen = json.loads(lobby.recv(PATIENCE_S))
    table = ann.put_up(listed=True)["id"]
    assert table not in [row["id"] for row in seen["tables"]]
    while table not in [row["id"] for row in json.loads(lobby.recv(PATIENCE_S))["tables"]]:
        pass
    hidden = ann.put_up(listed=False)["id"]
    ann.sit(table, 0)
    ann.post(table, "start", fill="random")
    shown = {table}
    while table in shown:
        shown = {row["id"] for row in json.loads(lobby.recv(PATIENCE_S))["tables"]}
    assert hidden not in shown


def test_before_the_start_people_talk_and_choose_figures_and_the_host_sees_it_live(server: Served) -> None:
    ann, bob = server.person("Ann"), server.person("Bob")
    table = ann.put_up()["id"]
    ann.sit(table, 0)
    hers = ann.at(table)
    his = bob.at(table)
    assert his.answer_to(type="send-chat", text="May I?", id="c")["type"] == "accepted"
    assert hers.until(lambda frame: frame["type"] == "chat")["messages"][-1]["text"] == "May I?"
    bob.sit(table, 1)
    bob.post(table, "avatar", seat=1, avatar="fox")
    seats = hers.until(lambda frame: (frame.get("status") or {}).get("seats", [{}])[-1].get("avatar"))["status"][
        "seats"
    ]
    assert (seats[1]["name"], seats[1]["avatar"]) == ("Bob", "fox")


def test_a_nonce_that_is_given_twice_is_no_error(server: Served) -> None:
    ann, bob, table = two_at_a_table(server)
    ann.post(table, "start", nonce="ab" * 16)
    bob.post(table, "nonce", nonce="cd" * 16)
    assert ann.post(table, "nonce", nonce="ab" * 16)["status"]["phase"] == "running"


def test_a_ping_carries_the_newest_row(server: Served) -> None:
    here, there, _ = begun(server)
    here.play("move e2", 0)
    assert there.answer_to(type="ping", id="p") == {"type": "pong", "row": 1, "id": "p"}
    assert there.until(lambda frame: frame["type"] == "pong" and "id" not in frame)["row"] == 1


def test_a_client_that_knows_no_game_gets_drawings_and_sentences(server: Served) -> None:
    ann = server.person("Ann")
    table = ann.put_up("nim")["id"]
    ann.sit(table, 0)
    ann.sit(table, 1, name="Bob")
    ann.post(table, "start")
    here = ann.at(table, lang="en", text=True)
    told = here.until_row(0, 0)
    assert told["text"]["show"] == "●" * 21
    assert told["text"]["describe"] == ["21 counters are left."]
    assert told["text"]["names"] == {"verb-take": "take"}
    (form,) = told["menu"]
    assert form["slots"][0]["words"] == ["1", "2", "3"]
    here.play("take 3", 0)
    assert here.seats[0]["text"]["events"] == ["Ann takes 3 counters."]


def test_sentences_speak_to_the_one_who_reads_them(server: Served) -> None:
    here, there, table = begun(server)
    told = {name: who.person.at(table, lang="en", text=True) for name, who in (("Ann", here), ("Bob", there))}
    here.play("move e2", 0)
    about = {name: at.until_row(1, seat)["text"]["describe"] for seat, (name, at) in enumerate(told.items())}
    assert about["Ann"][0].startswith("You’re on e2")
    assert about["Bob"][0].startswith("Ann is on e2")


def test_only_the_asked_for_seats_come_over_a_socket(server: Served) -> None:
    ann = server.person("Ann")
    table = ann.put_up("nim")["id"]
    ann.sit(table, 0)
    ann.sit(table, 1, name="Bob")
    ann.post(table, "start")
    here = ann.at(table, seats=[1])
    here.until_row(0, 1)
    both = ann.at(table)
    both.until_row(0, 0)
    both.play("take 1", 0)
    here.until_row(1, 1)
    assert set(here.seats) == {1}


def test_who_shares_a_screen_learns_which_of_their_seats_are_asked_without_looking_as_them(server: Served) -> None:
    ann, bob = server.person("Ann"), server.person("Bob")
    table = ann.put_up("gouda-gangster", seats=3)["id"]
    for seat, name in enumerate(("Ann", "Eve")):
        ann.sit(table, seat, name=name)
    bob.sit(table, 2)
    ann.post(table, "start")
    here, there = ann.at(table, seats=[]), bob.at(table)
    told = here.until(lambda frame: "digest" in frame)
    assert told["seat"] is None
    assert [seat["is_yours"] for seat in told["status"]["seats"][:2]] == [True, True]
    assert [seat for seat, _ in told["own_questions"]] == [seat for seat in (0, 1) if seat in told["asked"]]
    assert told["own_questions"]
    assert "own_questions" not in there.until(lambda frame: "digest" in frame)


def test_a_standing_order_is_told_to_its_seat_and_to_nobody_else(server: Served) -> None:
    ann, bob = server.person("Ann"), server.person("Bob")
    table = ann.put_up("gouda-gouda")["id"]
    ann.sit(table, 0)
    bob.sit(table, 1)
    ann.post(table, "start")
    here, there, eve = ann.at(table), bob.at(table), server.person("Eve").at(table)
    ann.post(table, "auto-pass", seat=0, auto_pass="pass")
    assert here.until(lambda frame: "auto_pass" in frame)["auto_pass"] == "pass"
    ann.post(table, "auto-pass", seat=0, auto_pass="")
    here.until(lambda frame: "digest" in frame and "auto_pass" not in frame)
    for other in (there, eve):
        other.answer_to(type="ping", id="p")
        assert [frame for frame in other.frames if "auto_pass" in frame] == []
