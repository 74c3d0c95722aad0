"""Every value of every option, and every number of seats, has a game file in which it shows.

What is wanted comes from the games themselves: a new option, layout or board asks for a file by itself.
"""

import pytest

from witnesses.opening import GAME_FILES, HERE, LATER_SETS
from witnesses.option_values import game_of, options_of, seat_counts, seats_of, shows, value_of, wanted_values

HOW_TO_ADD = (
    "no frozen game shows these: add each to OPTIONS in tests/witnesses/making/option_files.py, run it as its first "
    "lines say, and bring checksums.txt up to date as tests/witnesses/README.md says"
)
TEXTS = {str(path.relative_to(HERE)): path.read_text("utf-8") for path in GAME_FILES}
OPTIONS = [(name, option) for name, text in TEXTS.items() for option in options_of(text)]
# These of the first set name an option and go the same way without it; later sets have others in which it shows.
SILENT = {
    ("files/pac-man-eaten-return.game", "eaten"),
    ("files/pac-man-lives-1.game", "lives"),
    ("files/pac-man-patience-5.game", "patience"),
    ("files/quoridor-repetition-none.game", "repetition"),
    ("files/quoridor-third-pawn-side.game", "third_pawn"),
}
GAMES = sorted({game_of(text) for text in TEXTS.values()})  # a game that is younger than all sets has none


@pytest.mark.parametrize(("name", "option"), [one for one in OPTIONS if one not in SILENT])
def test_a_game_goes_otherwise_without_its_option(name: str, option: str) -> None:
    assert shows(TEXTS[name], option)


@pytest.mark.parametrize(("name", "option"), sorted(SILENT))
def test_a_game_that_goes_the_same_way_is_noticed(name: str, option: str) -> None:
    assert not shows(TEXTS[name], option)


@pytest.mark.parametrize("game", GAMES)
def test_every_value_of_every_option_has_a_file_that_shows_it(game: str) -> None:
    found = {
        value_of(game, option, options_of(TEXTS[name])[option])
        for name, option in OPTIONS
        if game_of(TEXTS[name]) == game and (name, option) not in SILENT
    }
    missing = sorted(wanted_values(game) - found)
    assert not missing, f"{game}: {', '.join(missing)}: {HOW_TO_ADD}"


@pytest.mark.parametrize("game", GAMES)
def test_every_number_of_seats_has_a_file(game: str) -> None:
    found = {seats_of(text) for text in TEXTS.values() if game_of(text) == game}
    missing = sorted(set(seat_counts(game)) - found)
    assert not missing, f"{game} with so many seats: {missing}: {HOW_TO_ADD}"


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("folder", LATER_SETS)
def test_a_later_set_has_the_usual_game_of_then(folder: str, game: str) -> None:
    usual = [name for name, text in TEXTS.items() if name.startswith(folder) and game_of(text) == game]
    assert {seats_of(TEXTS[name]) for name in usual if not options_of(TEXTS[name])} >= set(seat_counts(game))


def test_a_hand_may_be_larger_than_five_cards() -> None:
    assert max(options_of(text).get("magic", 0) for text in TEXTS.values() if in_numbers(text)) > 5


def in_numbers(text: str) -> bool:
    return isinstance(options_of(text).get("magic", 0), int)
