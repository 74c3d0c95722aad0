"""What a view says of the rules, so that no board has to know them."""

import pytest

from cheeseboard.games.gouda_gangster import GAME
from cheeseboard.games.gouda_gangster.cards import ACTION_CARDS, ROOMS
from cheeseboard.games.gouda_gangster.state import Options


@pytest.mark.parametrize(("options", "rats"), [(Options(), 5), (Options(goal="last-rat"), 3)])
def test_a_view_says_how_many_rats_there_can_be(options: Options, rats: int) -> None:
    assert GAME.view(GAME.new(options, 4), None).max_rats == rats


def test_a_view_names_the_rooms_in_the_order_of_its_pieces() -> None:
    view = GAME.view(GAME.new(Options(), 4), 0)
    assert view.rooms == ROOMS
    assert len(view.pieces) == len(view.rooms)


def test_every_action_card_has_a_verb() -> None:
    verbs = {form.verb for form in GAME.action_space(Options(), 4)}
    named = dict(GAME.view(GAME.new(Options(), 4), 0).card_verbs)
    assert tuple(named) == ACTION_CARDS
    assert set(named.values()) <= verbs
