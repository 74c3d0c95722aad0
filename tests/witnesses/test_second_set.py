"""What the tables of the second set are for: each stands where it should, and goes on from there as it must."""

from pathlib import Path
from random import Random

import pytest

from cheeseboard.core import Refusal
from server.program import serving
from witnesses.opening import Found, Witness, data_folder, database_in, load, manifest, played, url_of
from witnesses.playing import back_again

DATABASE = "second/tables.sqlite"
TABLES = played(DATABASE)
MADE_MS = manifest(DATABASE)["made_ms"]
LATER_MS = MADE_MS + 60_000  # when every hold and every beat is over
SHORTEST_WINDOW_MS = 1_500
STEP_MS = 10_000  # longer than any beat


@pytest.fixture(scope="module")
def found(tmp_path_factory: pytest.TempPathFactory) -> Found:
    return Found(DATABASE, tmp_path_factory.mktemp("second"))


def after(table: Witness, rows: int) -> list[str]:
    """Who played what after so many rows."""
    return [row.split(" ", 1)[1] for row in table.log[rows:]]


def test_it_has_what_it_is_for() -> None:
    options = {name: facts["more"]["options"] for name, facts in TABLES.items()}
    assert {options[f"pac-man-{name}"]["layout"] for name in ("running", "over", "newer-options")} == {"crossroads"}
    newer = {
        "frenzy": "straight",
        "into_ghosts": "caught",
        "ghosts": "chosen",
        "ghost_order": "free",
        "patience": "off",
    }
    assert options["pac-man-newer-options"].items() >= newer.items()
    windows = [TABLES[f"gouda-gouda-{reaction}"]["more"] for reaction in ("brisk", "relaxed", "everybody")]
    assert [window["reaction"] for window in windows] == ["brisk", "relaxed", "everybody"]
    assert all(window["clock"] == {"type": "bank", "seconds": 600, "increment": 5} for window in windows)
    assert all(window["options"]["magic"] == 7 for window in windows)
    assert all(window["options"]["nullified"] == "rerolled" for window in windows)
    assert {facts["more"]["rules"] for facts in TABLES.values() if facts["game"] in ("quoridor", "pac-man")} == {2}


def test_a_frenzy_goes_straight_on(found: Found) -> None:
    heading = found["pac-man-newer-options"].watched()["heading"]
    (asked,) = TABLES["pac-man-newer-options"]["asked"].values()
    assert asked["menu"] == [f"step [1-1 of {heading}]"]


def test_a_game_is_lost_on_time(found: Found) -> None:
    table = found["quoridor-lost-on-time"]
    assert [row.split(" ")[1:3] for row in table.log] == [["-", "first"], ["T", "timeout"]]
    assert table.facts()["result"]["reason"] == "timeout"


def test_like_positions_end_nothing_where_the_table_says_so(found: Found) -> None:
    log = found["quoridor-repetition-none"].log
    assert [row.split(" ", 1)[1] for row in log[:8]] == 2 * ["0 move e2", "1 move e8", "0 move e1", "1 move e9"]
    assert found["quoridor-repetition-none"].facts()["result"]["reason"] != "repetition"


def test_an_offer_to_take_back_is_agreed_to_once_more(found: Found) -> None:
    table = found["quoridor-taken-back"]
    assert after(table, 0) == ["0 move e2", "T back 0", "0 move d1"]
    assert after(table.agree(1, LATER_MS), 3) == ["T back 2"]


def test_nothing_is_taken_back_past_a_roll(found: Found) -> None:
    table = found["gouda-gouda-taken-back"]
    assert table.log[-1].split(" ")[1:3] == ["T", "back"]
    assert '[Takeback "2"]\n' in table.file
    with pytest.raises(Refusal, match="back-too-far"):
        table.offer_to_take_back(0, LATER_MS)


@pytest.mark.parametrize(
    ("phase", "finals"), [("sneak", 0), ("spy", 0), ("reinforce", 0), ("spy", 1), ("reinforce", 1)]
)
def test_gouda_gangster_rests_in_every_phase(found: Found, phase: str, finals: int) -> None:
    watched = found[f"gouda-gangster-{'final-' * finals}{phase}"].watched()
    assert (watched["phase"], watched["finals"]) == (phase, finals)


def test_one_has_resigned_and_a_bot_plays_for_another(found: Found) -> None:
    resigned = TABLES["quoridor-one-of-three-resigned"]
    assert resigned["more"]["resigned"] == [2]
    assert resigned["stand_ins"].keys() == {"2"}
    back = found["quoridor-stand-in"].take_over(1, LATER_MS)
    assert back.log[-1].endswith("T human 1")


def test_one_rematch_has_begun_and_another_waits(found: Found) -> None:
    assert found["quoridor-rematch-begun"].rematch == TABLES["quoridor-rematch"]["table"]
    assert found["quoridor-rematch"].follows == TABLES["quoridor-rematch-begun"]["table"]
    offer = TABLES["quoridor-rematch-waits"]["more"]["rematch_offer"]
    assert (offer["seat"], offer["joined"], offer.get("state", "open")) == (0, [0], "open")


@pytest.mark.parametrize("reaction", ["brisk", "relaxed"])
def test_what_is_held_is_played_when_the_beat_is_over(found: Found, reaction: str) -> None:
    name = f"gouda-gouda-{reaction}"
    windows, rows = TABLES[name]["more"]["windows"], TABLES[name]["rows"]
    assert all(window["is_held"] == (reaction == "brisk") for window in windows.values())
    table = found[name]
    assert after(table.by_itself(MADE_MS), rows) == [], "the window is open"
    later = table.by_itself(LATER_MS)
    assert after(later, rows)[:4] == [f"{seat} {windows[seat]['answer'] or 'pass'}" for seat in "0123"]


def test_an_armed_answer_is_played_in_the_next_window_of_its_kind(found: Found) -> None:
    facts = TABLES["gouda-gouda-relaxed"]
    ((seat, armed),) = facts["more"]["armed"].items()
    now, rng = LATER_MS, Random(1)
    table = found["gouda-gouda-relaxed"].by_itself(now)
    while f"{seat} {armed}" not in after(table, facts["rows"]):
        asked = table.facts()["asked"]
        if len(asked) == 1:  # the mover, who moves mice
            ((mover, question),) = asked.items()
            table = table.play(int(mover), any_of(question["menu"], rng), now)
        now += STEP_MS
        table = table.by_itself(now)
    ended = after(table, facts["rows"]).index(f"{seat} {armed}")
    window = after(table, facts["rows"])[ended - int(seat) : ended - int(seat) + 4]
    assert [row.split(" ")[0] for row in window] == list("0123"), "the end of the turn asked all four"


def test_a_standing_order_answers_this_window_and_the_next(found: Found) -> None:
    facts = TABLES["gouda-gouda-everybody"]
    assert facts["answer_is_in"] == ["0", "3"]
    assert facts["orders"] == {"3": "pass"}
    now = MADE_MS + SHORTEST_WINDOW_MS
    table = found["gouda-gouda-everybody"].by_itself(now)
    card, passed = after(table, facts["rows"])
    assert passed == "3 pass"
    assert card[:2] == "0 "
    assert card != "0 pass"
    closed = table.play(1, "pass", now).play(2, "pass", now)
    assert closed.facts()["asked"].keys() == {"1", "2", "3"}, "the card may be answered"
    assert after(closed.by_itself(now + SHORTEST_WINDOW_MS), facts["rows"] + 4) == ["3 pass"]


@pytest.mark.service
def test_a_server_that_starts_long_after_plays_what_is_held_as_it_was_given(tmp_path: Path) -> None:
    due = {name: facts for name, facts in TABLES.items() if facts.get("is_due")}
    data_folder(DATABASE, tmp_path / "data")
    with serving(tmp_path) as server:
        for facts in due.values():
            back_again(server, DATABASE, "Ann").at(facts["table"]).until_row(facts["rows"] + 4, 0)
        assert server.stop() == 0
    played_on = load(url_of(database_in(tmp_path / "data")), [facts["table"] for facts in due.values()])
    for facts, table in zip(due.values(), played_on, strict=True):
        answers = after(table, facts["rows"])[:4]
        held = {seat: window["answer"] for seat, window in facts["more"]["windows"].items() if window["answer"]}
        assert sorted(answer[0] for answer in answers) == list("0123")
        assert {f"{seat} {answer}" for seat, answer in held.items()} <= set(answers)


def any_of(menu: list[str], rng: Random) -> str:
    """Any action of a menu in the words of the manifest, one word from each slot."""
    verb, *slots = rng.choice(menu).split(" [")
    return " ".join((verb, *(rng.choice(slot.split(" of ")[1].rstrip("]").split(" ")) for slot in slots)))
