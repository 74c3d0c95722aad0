"""What a view says of the rules, so that no board has to know them."""

import pytest

from cheeseboard.games.gouda_gangster import GAME
from cheeseboard.games.gouda_gangster.cards import ACTION_CARDS, CARD_VERBS
from cheeseboard.games.gouda_gangster.state import Options


@pytest.mark.parametrize(("options", "rats"), [(Options(), 5), (Options(goal="last-rat"), 3)])
def test_a_view_says_how_many_rats_there_can_be(options: Options, rats: int) -> None:
    assert GAME.view(GAME.new(options, 4), None).max_rats == rats


def test_every_action_card_has_a_verb() -> None:
    verbs = {form.verb for form in GAME.action_space(Options(), 4)}
    assert tuple(CARD_VERBS) == ACTION_CARDS
    assert set(CARD_VERBS.values()) <= verbs
