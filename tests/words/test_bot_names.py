"""Names of bots: chosen by table and seat, never twice at a table, never a person's, the same in every language."""

import pytest

from cheeseboard import games
from cheeseboard.tables.record import RematchOffer, SeatRecord, TableRecord
from cheeseboard.tables.rematches import rematch_seats
from cheeseboard.words import LANGUAGES, Words
from cheeseboard.words.table_words import names_for_bots, words_for_table

MAX_SEATS = 6
CHOICES = Words("en").text("bot-names").split(", ")
# The web client chooses the same: these are its vectors, too (web/src/words/botNames.test.ts).
VECTORS = {"tbl-1": ("Frida", "Knut"), "A_b-9": ("Zuzu", "Kiko")}


def test_there_are_enough_names_and_the_same_in_every_language() -> None:
    assert len({name.casefold() for name in CHOICES}) == len(CHOICES) >= 3 * MAX_SEATS
    assert {Words(language).text("bot-names") for language in LANGUAGES} == {", ".join(CHOICES)}


@pytest.mark.parametrize("table", VECTORS)
def test_the_vectors(table: str) -> None:
    assert names_for_bots(CHOICES, table, ("", "")) == VECTORS[table]


@pytest.mark.parametrize("seats", range(1, MAX_SEATS + 1))
def test_no_two_bots_at_a_table_and_nobody_else_have_the_same_name(seats: int) -> None:
    for number in range(200):
        first = names_for_bots(CHOICES, f"table-{number}", ("",) * seats)
        people = (first[-1].upper(), *("",) * (seats - 1))
        again = names_for_bots(CHOICES, f"table-{number}", people)
        shown = {name.casefold() for name in (people[0], *again[1:])}
        assert len(shown) == seats
        assert again[1:-1] == first[1:-1], "who was not in the way keeps the name"


def test_tables_have_different_bots() -> None:
    assert len({names_for_bots(CHOICES, f"table-{number}", ("",) * 4) for number in range(100)}) > 20


def test_bots_keep_their_names_in_a_rematch() -> None:
    seats = (SeatRecord("p", "Ann"), SeatRecord(bot="level-3"), SeatRecord(bot="level-3"))
    first = TableRecord("tbl-1", "ABCDEF", "quoridor", "{}", seats, "p", bytes(32), 1)
    before = [words_for_table(first, "en").seat(seat) for seat in range(3)]
    for following in ("tbl-2", "tbl-3"):
        turned = rematch_seats(first, RematchOffer(0, 0, (0,)), games.find_kit("quoridor"), 0)
        first = TableRecord(following, "ABCDEF", "quoridor", "{}", turned, "p", bytes(32), 1)
        before = [before[-1], *before[:-1]]
        assert [words_for_table(first, "en").seat(seat) for seat in range(3)] == before


@pytest.mark.parametrize("language", LANGUAGES)
def test_sentences_name_a_bot_by_it_and_a_stand_in_by_its_person(language: str) -> None:
    seats = (SeatRecord(person="p", name="Ann", bot="level-3"), SeatRecord(bot="level-3"))
    record = TableRecord("tbl-1", "ABCDEF", "quoridor", "{}", seats, "p", bytes(32), 1)
    words = words_for_table(record, language)
    assert (words.seat(0), words.seat(1)) == ("Ann", VECTORS["tbl-1"][1])
