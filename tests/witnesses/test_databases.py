"""Databases that an earlier version wrote: every table is still there, replays, and asks the same of the same seats."""

from pathlib import Path

import pytest

from cheeseboard.core import Refusal
from witnesses.facts import fits
from witnesses.opening import (
    DATABASES,
    HERE,
    Facts,
    Found,
    Witness,
    change_a_row,
    copied,
    frozen_files,
    load,
    manifest,
    muted_by,
    played,
    table_of_code,
    talk_at,
    url_of,
    verify_text,
)

FIRST = "tables.sqlite"
TABLES = played(FIRST)
EVERY = [(database, name) for database in DATABASES for name in played(database)]
LATER = 10**13  # milliseconds: long after the witnesses were made, whatever day it is now
MAKERS_OWN = ("follows", "is_due", "link", "more", "phases")  # facts that the maker noted for single tests


@pytest.fixture(scope="module")
def every(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Found]:
    return {database: Found(database, tmp_path_factory.mktemp("tables")) for database in DATABASES}


@pytest.fixture(scope="module")
def found(every: dict[str, Found]) -> Found:
    return every[FIRST]


@pytest.fixture
def url(found: Found) -> str:
    return found.url


def expected(facts: Facts) -> Facts:
    return {key: value for key, value in facts.items() if key not in MAKERS_OWN}


@pytest.mark.parametrize(("database", "name"), EVERY)
def test_a_table_stands_as_it_was_left(every: dict[str, Found], database: str, name: str) -> None:
    table, facts = every[database][name], played(database)[name]
    assert table.facts() == expected(facts)
    assert fits(facts.get("more", {}), table.more_facts())


@pytest.mark.parametrize(("database", "name"), [one for one in EVERY if played(one[0])[one[1]]["phase"] == "running"])
def test_a_running_game_holds_up_to_where_it_stands(every: dict[str, Found], database: str, name: str) -> None:
    every[database][name].verify_so_far()


@pytest.mark.parametrize(("database", "name"), [one for one in EVERY if played(one[0])[one[1]]["phase"] == "over"])
def test_a_finished_game_gives_the_file_it_gave_then(every: dict[str, Found], database: str, name: str) -> None:
    facts = played(database)[name]
    text = (HERE / database).with_name("files").joinpath(f"{name}.game").read_text("utf-8")
    assert every[database][name].file == text
    assert list(verify_text(text, facts["digest"])) == facts["result"]["ranks"]


@pytest.mark.parametrize("phase", ["first", "rain", "draw", "sneak", "spy", "turn", "reinforce", "over"])
def test_every_phase_of_gouda_gangster_can_be_looked_back_at(found: Found, phase: str) -> None:
    seen = TABLES["gouda-gangster-over"]["phases"][phase]
    assert found["gouda-gangster-over"].drawing_at(seen["row"]) == seen["drawing"]


@pytest.mark.parametrize("name", ["gouda-gangster-back-past-sneak-in", "gouda-gangster-over"])
def test_a_take_back_past_a_sneak_in_is_kept(found: Found, name: str) -> None:
    log = found[name].log
    (back,) = [n for n, row in enumerate(log) if " T back " in row]
    assert [row.split()[1:3] for row in log[back - 3 : back]] == [[seat, "sneak"] for seat in "012"]
    assert log[back].split()[-1] == str(back - 1)


def test_a_take_back_into_an_open_window_is_kept(found: Found) -> None:
    log = found["gouda-gouda-back-into-a-window"].log
    assert [row.split(" ", 1)[1] for row in log[-4:]] == ["0 pass", "1 pass", "2 pass", f"T back {len(log) - 2}"]


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("database", DATABASES)
def test_one_more_step_back_is_the_third_like_position(every: dict[str, Found], database: str, seats: int) -> None:
    name, found = f"quoridor-{seats}-near-repetition", every[database]
    (seat,) = played(database)[name]["asked"]
    home = {"0": "e1", "1": "e9" if seats == 2 else "a5", "2": "e9", "3": "i5"}[seat]
    facts = found[name].play(int(seat), f"move {home}", LATER).facts()
    assert facts["result"] == {"ranks": [0] * seats, "reason": "repetition"}
    assert "result" not in found[name].play(int(seat), "wall c4h", LATER).facts()


def test_sealed_answers_and_a_standing_order_are_still_there(found: Found) -> None:
    sealed = found["gouda-gouda-sealed"]
    assert [row.split()[1] for row in sealed.log[-2:]] == ["0", "1"]
    card = sealed.log[-2].split(" ", 2)[2]
    assert card != "pass"
    assert sealed.facts()["orders"] == {"3": "pass-unless-mine"}
    closed = sealed.play(2, "pass", LATER).play(3, "pass", LATER).facts()
    assert closed["asked"].keys() == {"1", "2", "3"}  # whoever did not play the card may nullify it
    assert any(card in line for line in closed["drawings"]["spectator"]), closed["drawings"]["spectator"]


def test_an_offer_can_still_be_agreed_to(found: Found) -> None:
    agreed = found["quoridor-offer"].agree(1, LATER)
    assert agreed.log[-1] == "2 T back 0"
    assert [*agreed.facts()["asked"]] == ["0"]


def test_somebody_takes_their_seat_back_from_a_stand_in(found: Found) -> None:
    back = found["quoridor-stand-in"].take_over(1, LATER)
    assert back.log[-1].endswith("T human 1")
    assert back.facts()["stand_ins"] == {}


def test_rematches_know_what_they_follow(url: str, found: Found) -> None:
    waiting = manifest("tables.sqlite")["tables"]["quoridor-rematch-open"]
    (open_one,) = load(url, [waiting["table"]])
    assert (open_one.follows, found["quoridor-resigned"].rematch) == (waiting["follows"], waiting["table"])
    assert found["quoridor-rematch"].follows == TABLES["quoridor-over"]["table"]
    assert found["quoridor-over"].rematch == TABLES["quoridor-rematch"]["table"]


def test_a_code_still_leads_to_the_table_that_waits(url: str) -> None:
    waiting = manifest("tables.sqlite")["tables"]["quoridor-open"]
    assert table_of_code(url, waiting["code"]) == waiting["table"]


def test_what_was_said_and_whom_somebody_muted_is_kept(url: str) -> None:
    table = TABLES["quoridor-over"]["table"]
    assert talk_at(url, table) == [("Ann", "Good game, thank you!"), ("Bea", "hezky zahráno – à bientôt")]
    assert muted_by(url, table) == {"Bea": ["Ann"]}


def test_opening_a_witness_leaves_it_as_it_is(tmp_path: Path) -> None:
    before = {path: path.read_bytes() for path in frozen_files()}
    opened = copied("tables.sqlite", tmp_path)
    load(url_of(opened), [TABLES["quoridor-over"]["table"]])
    assert opened.read_bytes() != before[HERE / "tables.sqlite"], "a copy is brought up to date"
    assert {path: path.read_bytes() for path in before} == before


def falsified(tmp_path: Path, name: str, n: int, action: str) -> Witness:
    path = copied("tables.sqlite", tmp_path)
    change_a_row(path, TABLES[name]["table"], n, action)
    return load(url_of(path), [TABLES[name]["table"]])[0]


def test_another_draw_does_not_pass(tmp_path: Path, found: Found) -> None:
    drawn = found["quoridor-resigned"].log[0]
    other = falsified(tmp_path, "quoridor-resigned", 1, f"first {1 - int(drawn[-1])}")
    assert other.facts() != expected(TABLES["quoridor-resigned"])
    with pytest.raises(Refusal, match="verify-draw"):
        verify_text(other.file)


def test_another_action_does_not_pass(tmp_path: Path) -> None:
    other = falsified(tmp_path, "quoridor-handed-over", 2, "wall e4h")
    assert other.digest != TABLES["quoridor-handed-over"]["digest"]


def test_an_action_that_was_not_allowed_does_not_pass(tmp_path: Path) -> None:
    with pytest.raises(Refusal, match="too-far"):
        falsified(tmp_path, "quoridor-handed-over", 2, "move e5")
