"""Clean-up, end and variants: GG-17 and GG-19 … GG-25."""

from collections import Counter
from typing import Any

import pytest

from cheeseboard.core import Illegal, Over
from cheeseboard.games.gouda_gangster import GAME
from cheeseboard.games.gouda_gangster.cards import FULL_DECK
from cheeseboard.games.gouda_gangster.state import GoudaGangster, Options, Phase, Side
from games.gouda_gangster.tables import asked, cards, chance, fought, listed, outcomes, play, side, table

LAST_RAT = Options(goal="last-rat")


def over(state: GoudaGangster) -> Over:
    turn = GAME.turn(state)
    assert isinstance(turn, Over), turn
    return turn


def all_cards(state: GoudaGangster) -> Counter[str]:
    lying = [card for own in state.sides for card in own.hand + own.down + own.up]
    return Counter([*state.stock, *state.discard, *lying, *["trap" for own in state.sides if own.hurt]])


def test_gg_17_each_winner_takes_one_rat_however_much_cheese_there_was() -> None:
    after = fought([side("bathroom", "cheese cheese", rats=2), side("bedroom"), side("bedroom")], {"bathroom": 3})
    assert [own.rats for own in after.sides] == [3, 0, 0]


def test_gg_17_laid_cards_and_moved_traps_are_discarded_and_unused_cards_stay() -> None:
    rats = [
        side("bathroom", "w1a trap", up="w2a hole-in-the-wall", hole="bedroom", room_up=True),
        side("bedroom", "cheese", hurt=True),
        side("bedroom", hand="w9a"),
    ]
    after = play(table(rats, Phase.REINFORCE, 2, discard="w20a", pieces={"basement": 2}), 2, "pass")
    assert after.discard == cards("w1a trap w2a hole-in-the-wall cheese trap w20a")
    assert all(own == Side(own.rats, own.hand) for own in after.sides)
    assert after.sides[2].hand == ("w9a",)
    assert after.pieces == (0, 0, 0, 0)
    assert after.left == after.cheese == 2
    assert all_cards(after) == Counter(FULL_DECK)


def test_gg_17_the_king_passes_clockwise_to_the_next_still_in() -> None:
    rats = [side("bathroom"), side("bathroom"), side("bathroom")]
    assert [fought(rats, king=king).king for king in (0, 1, 2)] == [1, 2, 0]
    with_one_out = [side("bathroom", rats=2), Side(0, out=1), side("bathroom", rats=2), side("bathroom", rats=2)]
    assert fought(with_one_out, {"bathroom": 3}, options=LAST_RAT, cheese=2).king == 2


def test_gg_19_first_to_five_rats_wins() -> None:
    after = fought([side("bathroom", rats=4), side("bedroom", rats=4), side("bedroom", rats=2)], {"bathroom": 1})
    assert over(after) == Over((0, 1, 2), "gang")
    assert after.winners == (0,)


def test_gg_20_several_with_five_play_a_final_with_one_piece() -> None:
    rats = [side("bathroom", rats=4), side("bathroom", rats=3), side("bathroom", rats=4), side("bedroom", rats=4)]
    final = fought(rats, {"bathroom": 3}, options=Options(cheese="plenty"), cheese=4, king=1)
    assert (final.finals, final.playing, final.king) == (1, (0, 2), 2)
    assert (final.phase, final.left) == (Phase.RAIN, 1)
    assert fought(rats, {"bathroom": 3}, king=2).king == 0, "the next finalist, not the next player"
    drawn = chance(final, "fall bedroom")
    order = []
    while drawn.phase is Phase.DRAW:
        order.append(drawn.to_act)
        drawn = chance(drawn, next(iter(outcomes(drawn))))
    assert order == [2, 2, 0, 0]
    assert asked(drawn) == (0, 2)
    spying = play(play(drawn, 0, "sneak bedroom -"), 2, "sneak bedroom -")
    assert listed(GAME.menu(spying, 2)) == {"spy 0"}
    with pytest.raises(Illegal) as refused:
        play(spying, 2, "spy 1")
    assert refused.value.code == "not-playing"


def final(rats: list[Side], pieces: dict[str, int] | None = None, **more: Any) -> GoudaGangster:
    return fought(rats, pieces, **{"finals": 1, "playing": tuple(range(len(rats))), **more})


def test_gg_20_cheese_cards_cannot_be_laid_in_a_final() -> None:
    sneaking = table([side(hand="w1a cheese"), side(), side()], Phase.SNEAK, finals=1)
    assert not any("cheese" in text for text in listed(GAME.menu(sneaking, 0)))
    with pytest.raises(Illegal) as refused:
        play(sneaking, 0, "sneak bedroom cheese")
    assert refused.value.code == "no-cheese-in-final"
    laying = table([side("bedroom", hand="w1a cheese"), side("bedroom"), side("bedroom")], Phase.REINFORCE, 0, finals=1)
    assert listed(GAME.menu(laying, 0)) == {"pass", "lay w1a"}


def test_gg_20_one_winner_of_a_final_wins_the_game_and_no_chip_is_given() -> None:
    rats = [side(rats=2), side("bathroom", "w3a", rats=5), side("bathroom", "w2a", rats=5)]
    after = final(rats, {"bathroom": 1}, playing=(1, 2))
    assert over(after) == Over((2, 0, 1), "final")
    assert [own.rats for own in after.sides] == [2, 5, 5]


def test_gg_20_several_winners_play_the_next_final_alone() -> None:
    rats = [side("bathroom", "w3a", rats=5), side("bathroom", "w3b", rats=5), side("bathroom", "w2a", rats=5)]
    after = final(rats, {"bathroom": 1})
    assert (after.finals, after.playing, after.left, after.king) == (2, (0, 1), 1, 1)


def test_gg_20_without_a_winner_the_same_finalists_play_again() -> None:
    after = final(
        [side("bathroom", rats=5), side("bathroom", rats=5), side("bathroom", rats=5)], {"bedroom": 1}, king=2
    )
    assert (after.finals, after.playing, after.king) == (2, (0, 1, 2), 0)


def test_gg_20_after_the_fifth_final_those_still_in_share_the_victory() -> None:
    rats = [side("bathroom", "w3a", rats=5), side("bathroom", "w3b", rats=5), side("bathroom", "w2a", rats=5)]
    several = final(rats, {"bathroom": 1}, finals=5)
    assert over(several) == Over((0, 0, 1), "shared")
    nobody = final(rats, {"bedroom": 1}, finals=5)
    assert over(nobody) == Over((0, 0, 0), "shared")
    single = final([*rats[:1], *rats[2:], side("bedroom", rats=5)], {"bathroom": 1}, finals=5)
    assert over(single) == Over((0, 1, 1), "final")
    assert final(rats, {"bathroom": 1}, finals=4).finals == 5


def test_gg_21_winners_then_the_other_finalists_level_then_by_rats() -> None:
    rats = [side("bathroom", "w9a", rats=5), side(rats=5), side("bathroom", rats=5, hand="trap")]
    others = [side(rats=3), side(rats=4), side(rats=3)]
    state = table([*rats, *others], Phase.REINFORCE, 2, pieces={"bathroom": 1}, finals=3, playing=(0, 2))
    assert over(play(state, 2, "pass")).ranks == (0, 1, 1, 3, 2, 3)


def test_gg_22_after_60_rounds_the_game_ends_with_ranks_by_rats() -> None:
    rats = [side("bathroom", rats=3), side("bedroom", rats=1), side("bedroom", rats=3)]
    assert fought(rats, round=59).phase is Phase.RAIN
    assert over(fought(rats, round=60)) == Over((0, 1, 0), "round-limit")
    assert over(fought(rats, {"bathroom": 1}, round=60)) == Over((0, 2, 1), "round-limit")


def test_gg_22_lives_count_likewise() -> None:
    rats = [side("bathroom", rats=3), side("bedroom", rats=1), Side(0, out=7), Side(0, out=9), side("bathroom", rats=3)]
    ended = fought(rats, {"bathroom": 2, "bedroom": 1}, round=60, options=LAST_RAT, cheese=2)
    assert over(ended) == Over((0, 1, 2, 2, 0), "round-limit")


def test_gg_22_reaching_five_in_the_last_round_still_wins_or_leads_to_a_final() -> None:
    rats = [side("bathroom", rats=4), side("bathroom", rats=4), side("bedroom", rats=3)]
    assert fought(rats, {"bathroom": 2}, round=60).finals == 1
    assert over(fought([rats[0], rats[2], rats[2]], {"bathroom": 1}, round=60)).reason == "gang"


def test_gg_23_whoever_gets_no_cheese_loses_a_life() -> None:
    rats = [side("bathroom", rats=3), side("bedroom", rats=2), side("bedroom", rats=3)]
    after = fought(rats, {"bathroom": 1}, options=LAST_RAT)
    assert [own.rats for own in after.sides] == [3, 1, 2]
    assert after.cheese == 2


def test_gg_23_at_no_life_a_player_is_out_the_hand_is_discarded_and_a_piece_leaves() -> None:
    rats = [
        side("bathroom", rats=3),
        side("bedroom", "w2a", rats=1, hand="w9a trap"),
        side("bedroom", rats=1, hand="w8a"),
        side("bathroom", rats=2),
        side("basement", rats=1),
    ]
    state = table(rats, Phase.REINFORCE, 2, pieces={"bathroom": 2, "basement": 1}, options=LAST_RAT, king=1, round=4)
    after = play(state, 2, "pass")
    assert [own.rats for own in after.sides] == [3, 0, 0, 2, 1]
    assert [own.out for own in after.sides] == [0, 4, 4, 0, 0]
    assert after.sides[1].hand == after.sides[2].hand == ()
    assert after.discard == cards("w2a w9a trap w8a")
    assert (after.playing, after.cheese, after.left, after.king) == ((0, 3, 4), 2, 2, 3)
    assert all_cards(after) == Counter(FULL_DECK)


def test_gg_23_at_least_one_piece_stays() -> None:
    rats = [side("bathroom", rats=3), side("bathroom", rats=3), side("bedroom", rats=1)]
    after = fought(rats, {"bathroom": 2}, options=Options(goal="last-rat", cheese=1), cheese=1)
    assert (after.playing, after.cheese) == ((0, 1), 1)


def test_gg_23_the_last_one_left_wins() -> None:
    rats = [side("bathroom", rats=1), side("bedroom", rats=1), Side(0, out=2)]
    after = fought([rats[2], rats[0], rats[1]], {"bathroom": 1}, options=LAST_RAT, cheese=1, round=5, king=1)
    assert over(after) == Over((2, 0, 1), "last-rat")


def test_gg_24_if_all_would_go_out_nobody_of_them_loses_a_life() -> None:
    rats = [side("bathroom", rats=1, hand="w1a"), side("bedroom", rats=1), side("bedroom", rats=1)]
    after = fought(rats, {"basement": 2}, options=LAST_RAT)
    assert [own.rats for own in after.sides] == [1, 1, 1]
    assert after.sides[0].hand == ("w1a",)
    assert (after.playing, after.cheese) == ((0, 1, 2), 2)


def test_gg_24_otherwise_the_round_counts_as_usual() -> None:
    rats = [side("bathroom", rats=2), side("bedroom", rats=1), side("bedroom", rats=1)]
    after = fought(rats, {"basement": 2}, options=LAST_RAT, round=6)
    assert over(after) == Over((0, 1, 1), "last-rat")
    assert [own.rats for own in after.sides] == [1, 0, 0]


def test_gg_25_ranks_by_the_order_of_going_out_those_of_one_round_level() -> None:
    rats = [
        Side(0, out=3),
        side("bathroom", rats=1),
        Side(0, out=7),
        Side(0, out=3),
        Side(0, out=5),
        side("bedroom", rats=1),
    ]
    after = fought(rats, {"bathroom": 1}, options=LAST_RAT, round=9, king=1, cheese=1)
    assert over(after).ranks == (4, 0, 2, 4, 3, 1)
