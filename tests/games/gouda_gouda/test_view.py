"""What a view holds, how small it is, and how it is drawn and told."""

from random import Random

import msgspec
import pytest

from cheeseboard.core import OPEN, Over
from cheeseboard.core.drawing import plain
from cheeseboard.games.gouda_gouda import GAME
from cheeseboard.games.gouda_gouda.board import graph_of
from cheeseboard.games.gouda_gouda.state import Options
from cheeseboard.words import Words
from games.gouda_gouda.streams import random_game
from games.gouda_gouda.tables import play, table

LARGEST_VIEW = 4_096


@pytest.mark.parametrize(
    "options",
    [
        Options(magic=5, board="cellar"),
        Options(magic=5, board="kitchen", cheese="valued"),
        Options(magic=5, cheese="scattered", cheese_at=("yellow-boxes", "flower-pot", "wooden-box"), start="spread"),
    ],
)
def test_a_view_is_below_4_kb_as_json(options: Options) -> None:
    largest = 0
    for seed in range(6):
        history = random_game(GAME, options, 6, Random(seed), 700)
        for state in history.states:
            largest = max(largest, *(len(msgspec.json.encode(GAME.view(state, seat))) for seat in (None, 0, 5)))
    assert 2_000 < largest < LARGEST_VIEW, largest


def test_the_board_comes_with_the_view_once() -> None:
    named = GAME.view(GAME.new(Options(), 2), None)
    assert named.board == graph_of("cellar").board
    own = GAME.view(GAME.new(Options(board=graph_of("cellar").board), 2), None)
    assert own.board is None
    assert own.options.board == graph_of("cellar").board


def test_a_view_says_which_way_each_die_carries_a_mouse() -> None:
    state = play(table({"old-chest": (3, 2)}), "0 name old-chest", "- roll green+green+yellow+red+red")
    view = GAME.view(state, None)
    assert dict(zip(view.dice, view.directions, strict=True)) == {"green": "up", "yellow": "", "red": "down"}
    assert len(view.dice) == view.max_dice


def test_a_view_adds_up_the_worth_of_the_cheese_that_each_seat_has_eaten() -> None:
    options = Options(cheese="valued", magic="none", first=0)
    state = table({"tin-cans": (1, 0, 0)}, options=options, eaten=((2, 4), (0, 2), (2, 3)))
    assert GAME.view(state, None).points == (2, 0, 7)


def test_once_it_is_over_everything_may_be_seen() -> None:
    state = table(
        {"tin-cans": (1, 0), "green-barrel": (4, 5)}, "again", "worsen nullify", options=Options(magic=2, first=0)
    )
    state = play(state, "0 name tin-cans", "- roll green", "* pass", "0 up 0 orange-table")
    assert isinstance(GAME.turn(state), Over)
    assert GAME.view(state, OPEN).hands == (("again",), ("worsen", "nullify"))
    assert GAME.view(state, 0).hands == ()


PICTURE = """
      orange-table     ◣       ·   ·   ·
    newspapers                 ·   ·   ·   ↑ orange-table
       tin-cans                ·   ·  ◆1   ↑ orange-table
      wooden-box               ·   ·   ·   ↑ newspapers tin-cans
   suitcase                    ·   ·   ·   ↑ wooden-box
      metal-drum               ·   ·   ·   ↑ wooden-box suitcase
        yellow-boxes           ·   ·   ·   ↑ metal-drum
▶     old-chest               ●3  ▲1   ·   ↑ metal-drum yellow-boxes
   flower-pot                  ·   ·   ·   ↑ old-chest
      paint-bucket             ·   ·   ·   ↑ old-chest flower-pot
   crate-left                  ·   ·   ·   ↑ paint-bucket
        crate-right            ·   ·   ·   ↑ paint-bucket
      green-barrel            ●2  ▲4  ◆4   ↑ paint-bucket crate-left crate-right

  ● ↑ ↑ – ↓  → old-chest
  1 ▲ worsen green+green
    └ 0 ● nullify card
  ? ▲ ◆   1/2   pass

▶ 0 ●  improve   × nullify
  1 ▲  ▯   × worsen
  2 ◆  ▯▯
"""


def test_the_table_is_drawn_as_a_ladder() -> None:
    mice = {"old-chest": (3, 1, 0), "green-barrel": (2, 4, 4), "tin-cans": (0, 0, 1)}
    state = table(mice, "improve nullify", "worsen again", "reroll transfer")
    state = play(state, "0 name old-chest", "- roll green+green+yellow+red")
    state = play(state, "1 worsen green+green", "* pass", "0 nullify card", "2 pass", "2 pass")
    drawn = "\n".join(row.rstrip() for row in plain(GAME.show(GAME.view(state, 0))).split("\n"))
    assert drawn.strip("\n") == PICTURE.strip("\n").replace("1/2   pass", "1/2")
    theirs = plain(GAME.show(GAME.view(state, 2)))
    assert "1/2   pass" in theirs
    assert "reroll transfer" in theirs
    assert "improve" not in theirs


def test_every_row_of_the_drawing_fits_into_100_columns() -> None:
    for seed in range(4):
        for options in (Options(magic=5), Options(board="kitchen", cheese="valued", magic=5)):
            history = random_game(GAME, options, 6, Random(seed), 300)
            for state in history.states[::20]:
                rows = plain(GAME.show(GAME.view(state, 0))).split("\n")
                assert max(map(len, rows)) <= 100


def test_the_table_is_told_in_sentences() -> None:
    mice = {"old-chest": (3, 1), "green-barrel": (2, 4)}
    state = play(
        table(mice, "improve", "worsen again", options=Options(magic=2, first=0)),
        "0 name old-chest",
        "- roll green+yellow+red+red",
        "1 pass",
    )
    words = Words("en", "gouda-gouda", ("Ada", "Bert"))
    said = [words.sentence(said) for said in GAME.describe(GAME.view(state, 0))]
    assert said == [
        "green barrel: 2 of Ada’s mice.",
        "green barrel: 4 of Bert’s mice.",
        "Up from there: paint bucket, left crate and right crate.",
        "old chest: 3 of Ada’s mice.",
        "old chest: one of Bert’s mice.",
        "Up from there: metal drum and yellow boxes.",
        "There’s cheese on the orange table.",
        "Ada has Improve.",
        "Bert has 2 cards.",
        "Turn 1: Ada.",
        "The roll for the old chest: green, yellow and 2× red.",
        "Cards can still change the roll. It’s up to Ada and Bert (1 of 2 answered).",
    ]
