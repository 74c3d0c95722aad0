"""A window that was open when the database was copied: the held answers, the orders and the time left are all there.

The clocks of this witness ran out long ago, and a server plays at once what is long due. So most of these tests start
none, and every step says itself when it happens.
"""

from pathlib import Path

import pytest

from cheeseboard.core import Refusal
from server.program import serving
from witnesses.opening import Witness, copied, data_folder, database_in, load, played, url_of
from witnesses.playing import back_again

FACTS = played("window.sqlite")["gouda-gouda-held"]
DEADLINE = FACTS["deadlines"]["2"]
OPENED = DEADLINE - 605_000  # a bank of 600 seconds, and 5 for the first decision
SHORTEST_WINDOW_MS = 1_500


@pytest.fixture(scope="module")
def window(tmp_path_factory: pytest.TempPathFactory) -> Witness:
    path = copied("window.sqlite", tmp_path_factory.mktemp("window"))
    return load(url_of(path), [FACTS["table"]])[0]


def test_the_window_stands_as_it_was_left(window: Witness) -> None:
    assert window.facts() == FACTS
    window.verify_so_far()


def test_the_witness_has_what_it_is_for() -> None:
    assert FACTS["answer_is_in"] == ["0", "1"]
    assert FACTS["orders"] == {"1": "pass", "2": "pass-unless-mine"}
    assert FACTS["asked"].keys() == {"2", "3"} == FACTS["deadlines"].keys()


def test_whoever_has_answered_is_not_asked_again(window: Witness) -> None:
    with pytest.raises(Refusal, match="stale"):
        window.play(0, "pass", OPENED + SHORTEST_WINDOW_MS)


def test_held_answers_are_played_as_they_were_given(window: Witness) -> None:
    now = OPENED + SHORTEST_WINDOW_MS
    later = window.release(0, now).release(1, now)
    assert later.log[-2:] == ["15 0 nullify green+yellow", "16 1 pass"]
    assert later.facts()["answer_is_in"] == []
    assert later.facts()["asked"] == FACTS["asked"]
    assert later.facts()["deadlines"] == FACTS["deadlines"]


def test_the_bank_loses_what_somebody_thinks_and_no_more(window: Witness) -> None:
    now = OPENED + 100_000
    later = window.release(0, now).release(1, now).play(2, "pass", now)
    assert later.spent_ms[2] == window.spent_ms[2] + 100_000
    assert later.facts()["deadlines"] == {"3": DEADLINE}
    closed = later.play(3, "pass", now).facts()
    assert closed["deadlines"]["2"] == now + 600_000 + 2 * 5_000 - 100_000


def test_a_standing_order_answers_the_next_window_too(window: Witness) -> None:
    now = OPENED + 100_000
    closed = window.release(0, now).release(1, now).play(2, "pass", now).play(3, "pass", now)
    assert closed.facts()["asked"].keys() == {"1", "2", "3"}, "the card may be answered"
    later = closed.by_itself(now + SHORTEST_WINDOW_MS)
    assert later.log[len(closed.log) :] == ["19 1 pass"]
    assert later.facts()["asked"].keys() == {"2", "3"}, "the card is about a mouse of 2, and 3 has given no order"


@pytest.mark.service
def test_a_server_that_starts_long_after_plays_the_held_answers_as_they_were_given(tmp_path: Path) -> None:
    data_folder("window.sqlite", tmp_path / "data")
    with serving(tmp_path) as server:
        place = back_again(server, "window.sqlite", "Dan").at(FACTS["table"])
        place.until_row(FACTS["rows"] + 2, 3)
        assert server.stop() == 0
    (later,) = load(url_of(database_in(tmp_path / "data")), [FACTS["table"]])
    answered = [row.split(" ", 1)[1] for row in later.log[FACTS["rows"] :]]
    assert next(row for row in answered if row[0] == "0") == "0 nullify green+yellow"
    assert next(row for row in answered if row[0] == "1") == "1 pass"
