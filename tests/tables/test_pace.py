"""How long a game takes a person among bots, by a clock that is simulated: exact, and the same on every machine."""

import re
from pathlib import Path

import pytest
from pace import MAX_BATCHES, PERSON, SEEDS, Evening, fifty_turns

S = 1_000
BEATS = 2_000 + 800  # after one's own roll and at the end of one's own turn there is time to react


@pytest.mark.parametrize(
    ("magic", "bots_turn", "own_turn", "minutes"), [("none", 2.5, 2.0, 4.0), (3, 5.5, 2.0 + BEATS / S, 6.0)]
)
def test_a_game_flows(magic: int | str, bots_turn: float, own_turn: float, minutes: float) -> None:
    game = Evening(SEEDS[0], magic=magic, level=3).play()
    plain = [turn for turn in game.turns[:-1] if not turn.cards]
    assert max(turn.took for turn in plain if turn.mover != PERSON) <= bots_turn * S
    assert max(turn.took - turn.thinking for turn in plain if turn.mover == PERSON) <= own_turn * S
    assert fifty_turns(game) <= minutes
    assert game.idle_taps == 0
    assert game.decisions < game.taps <= 1.5 * game.decisions


def test_planted_a_table_that_waits_for_everybody_does_not_flow() -> None:
    game = Evening(SEEDS[0], magic=3, level=3, before=True).play()
    assert game.idle_taps > game.decisions


def test_planted_a_page_on_which_each_die_is_tapped_by_itself_takes_too_many_taps(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("pace._batch_taps", lambda *_: 0)
    game = Evening(SEEDS[0], magic=3, level=3).play()
    assert game.taps > 1.5 * game.decisions


def test_taps_are_counted_as_the_page_offers_them() -> None:
    page = Path(__file__).parents[2] / "web/src/games/gouda-gouda/MoveChoices.svelte"
    assert re.findall(r"MAX_BATCHES = (\d+)", page.read_text("utf-8")) == [str(MAX_BATCHES)]
