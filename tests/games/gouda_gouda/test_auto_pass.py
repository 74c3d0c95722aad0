"""What the table may do for an absent seat (GO-21): the default, and standing orders as claims about a view."""

from random import Random

import pytest

from cheeseboard.core import Ask, admits
from cheeseboard.core.options import random_options
from cheeseboard.games.gouda_gouda import GAME, KIT
from cheeseboard.games.gouda_gouda.state import Gouda, Options
from games.gouda_gouda.streams import random_game
from games.gouda_gouda.tables import play, table

MICE = {"old-chest": (2, 1, 0), "suitcase": (1, 1, 2), "green-barrel": (2, 3, 3)}


def holds(order: str, state: Gouda, seat: int) -> bool:
    return KIT.auto_pass[order](GAME.view(state, seat))


def by_default(state: Gouda, seat: int) -> str:
    return str(KIT.default_action(GAME.view(state, seat), GAME.menu(state, seat)))


def test_the_orders_have_names() -> None:
    assert list(KIT.auto_pass) == ["pass", "pass-unless-mine"]


def test_pass_holds_in_every_window_and_nowhere_else() -> None:
    state = table(MICE, "again", "worsen nullify", "improve")
    assert not holds("pass", state, 0), "naming a space is never done by a standing order"
    state = play(state, "0 name old-chest", "- roll green+green+red")
    assert all(holds("pass", state, seat) for seat in range(3))
    state = play(state, "* pass")
    assert not holds("pass", state, 0)


def test_pass_unless_the_roll_counts_for_a_space_with_a_mouse_of_mine() -> None:
    state = play(table(MICE, "again", "worsen transfer", "improve"), "0 name old-chest", "- roll green+green+red")
    assert not holds("pass-unless-mine", state, 1), "seat 1 has a mouse on the old chest"
    assert holds("pass-unless-mine", state, 2)
    state = play(state, "1 transfer suitcase", "* pass")
    assert not holds("pass-unless-mine", state, 2), "the card on the pile would make it count for seat 2's mice"
    state = play(state, "* pass")
    assert not holds("pass-unless-mine", state, 2)


def test_an_extra_turn_for_a_space_with_a_mouse_of_mine_concerns_me() -> None:
    state = play(
        table(MICE, "nullify", "again", "nullify"), "0 name old-chest", "- roll yellow+yellow+yellow", "* pass"
    )
    assert all(holds("pass-unless-mine", state, seat) for seat in range(3)), "nothing counts for any space"
    state = play(state, "1 again old-chest", "* pass")
    assert not holds("pass-unless-mine", state, 0)
    assert holds("pass-unless-mine", state, 2)


def test_a_spectator_has_no_mice_to_care_for() -> None:
    state = play(table(MICE, "nullify", "again", ""), "0 name old-chest", "- roll yellow+yellow+yellow")
    assert KIT.auto_pass["pass-unless-mine"](GAME.view(state, None))


def test_the_default_keeps_cards_and_goes_on() -> None:
    state = table(MICE, "again", "worsen nullify", "improve")
    assert by_default(state, 0) == "name suitcase", "the highest of one's own"
    state = play(state, "0 name old-chest", "- roll green+red+red")
    assert by_default(state, 1) == "pass"
    state = play(state, "* pass")
    assert by_default(state, 0) == "up 0 metal-drum"
    state = play(state, "0 up 0 metal-drum")
    assert by_default(state, 0) == "down 1 paint-bucket"
    assert by_default(play(state, "0 down 1 paint-bucket"), 0) == "down 0 paint-bucket"
    spread = GAME.new(Options(start="spread", first=0, magic="none"), 2)
    assert by_default(spread, 0) == "spread " + "+".join(["green-barrel"] * 5)


@pytest.mark.parametrize("seed", range(8))
def test_the_default_is_always_on_the_menu(seed: int) -> None:
    rng = Random(seed)
    seats = rng.choice(GAME.spec.seats)
    options = random_options(GAME, seats, rng.randrange)
    assert isinstance(options, Options)
    for state in random_game(GAME, options, seats, rng, 200).states:
        turn = GAME.turn(state)
        for seat in turn.seats if isinstance(turn, Ask) else ():
            menu = GAME.menu(state, seat)
            assert admits(menu, KIT.default_action(GAME.view(state, seat), menu))
