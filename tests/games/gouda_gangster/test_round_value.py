"""Win probabilities between rounds, and what the end of a round leaves to each seat."""

import pytest

from cheeseboard.games.gouda_gangster.bots.ismcts_model import ISMCTS_MODEL
from cheeseboard.games.gouda_gangster.bots.round_value import RoundValue, hand_log_odds
from cheeseboard.games.gouda_gangster.state import Options, Phase
from games.gouda_gangster.tables import side, table


def test_win_probabilities_add_up_to_one_and_grow_with_rats_and_cards() -> None:
    even = table([side(hand="w9a"), side(hand="w9b"), side()], Phase.RAIN)
    probabilities = ISMCTS_MODEL.win_probabilities(even)
    assert sum(probabilities) == pytest.approx(1)
    assert probabilities[0] == pytest.approx(probabilities[1])
    assert probabilities[1] > probabilities[2]
    ahead = table([side(hand="w9a", rats=1), side(hand="w9b"), side()], Phase.RAIN)
    assert ISMCTS_MODEL.win_probabilities(ahead)[0] > probabilities[0]
    assert hand_log_odds(("trap", "cheese")) == pytest.approx(hand_log_odds(("trap",)) + hand_log_odds(("cheese",)))


def test_a_round_that_ends_the_game_leaves_shares_of_the_win() -> None:
    after = RoundValue(table([side(rats=4), side(rats=4), side(rats=1), side()], Phase.SNEAK)).after
    assert after(0b0101) == (True, [1, 0, 0, 0])
    assert after(0b0011) == (True, [0.5, 0.5, 0, 0]), "a final"
    is_decided, odds = after(0b0100)
    assert not is_decided
    assert odds[0] == odds[1] > odds[2] > odds[3]


def test_the_last_rat_standing_has_won() -> None:
    options = Options(goal="last-rat")
    after = RoundValue(table([side(rats=1), side(rats=1), side(rats=2)], Phase.SNEAK, options=options)).after
    assert after(0b110)[1][0] == 0
    assert not after(0b001)[0], "seat 2 has a life left"
    alone = RoundValue(table([side(rats=1)] * 3, Phase.SNEAK, options=options)).after
    assert alone(0b001) == (True, [1, 0, 0])
    is_decided, odds = alone(0)
    assert not is_decided
    assert odds[0] == odds[1] == odds[2], "GG-24: nobody goes out"
