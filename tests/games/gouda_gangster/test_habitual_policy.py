"""The habitual policy: its options are legal, and its probabilities add up."""

import pytest

from cheeseboard.core import Action, canonical
from cheeseboard.games.gouda_gangster import GAME
from cheeseboard.games.gouda_gangster.bots.habitual_policy import habitual_policy, sneak_options
from cheeseboard.games.gouda_gangster.state import Phase
from games.gouda_gangster.tables import cards, side, table


@pytest.mark.parametrize("finals", [0, 1])
def test_every_habitual_option_is_on_the_menu(finals: int) -> None:
    hand = "w3a w9a w12a trap cheese hole-in-the-wall"
    state = table([side(hand=hand), side(), side()], Phase.SNEAK, pieces={"basement": 1}, finals=finals)
    options = sneak_options(cards(hand), state.pieces, (3, 3), is_final=bool(finals))
    assert sum(habitual_policy(options)) == pytest.approx(1)
    for option in options:
        action = Action("sneak", ((option.room,), option.cards))
        assert canonical(GAME.menu(state, 0), action) == action
    assert any("cheese" in option.cards for option in options) != bool(finals)
