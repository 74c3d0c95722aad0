"""Drawings, sentences and views."""

from random import Random
from typing import Any

import pytest

from cheeseboard.core import Over, sample
from cheeseboard.core.drawing import plain
from cheeseboard.games.pac_man import GAME, KIT, layouts
from cheeseboard.games.pac_man.maze import maze_of
from cheeseboard.games.pac_man.state import Options, PacMan
from cheeseboard.games.pac_man.text import draw, read
from cheeseboard.words import LANGUAGES, Words
from games.pac_man.tables import do

SHOWN = """
    a   b   c   d   e   f   g   h   i
9   •   ·   ·   ·   B   ·   ·   ·   •  9
           ━━━━━━━     ━━━━━━━
8   · ┃ ·   · ┃ ·   ·   · ┃ ·   · ┃ ·  8
      ┃       ┃           ┃       ┃
7   · ┃ ·   · ┃ · ┃ · ┃ · ┃ ·   · ┃ ·  7
                  ┃   ┃
6   ·   ·   ·   · ┃ · ┃ ·   ·   ·   ·  6
       ━━━━━━━             ━━━━━━━
5   P   ·   ·   @   ·   ·   ·   ·   C  5
       ━━━━━━━             ━━━━━━━
4   ·   ·   ·   · ┃ · ┃ ·   ·   ·   ·  4
                  ┃   ┃
3   · ┃ ·   · ┃ · ┃ · ┃ · ┃ ·   · ┃ ·  3
      ┃       ┃           ┃       ┃
2   · ┃ ·   · ┃ ·   ·   · ┃ ·   · ┃ ·  2
           ━━━━━━━     ━━━━━━━
1   •   ·   ·   ·   I   ·   ·   ·   •  1
    a   b   c   d   e   f   g   h   i

▶ 0  @ d5 →1   ♥♥♥   ••••   ◷ 0/30
  1  B e9   P a5!
  2  I e1   C i5!
"""


def test_show_draws_the_board_and_who_has_what() -> None:
    state = do(GAME.new(Options(), 3), "left")
    assert plain(GAME.show(GAME.view(state, 0))) == SHOWN.strip("\n")


@pytest.mark.parametrize("layout", layouts.names())
def test_a_drawing_reads_back_as_the_same_position(layout: str) -> None:
    state: PacMan = GAME.new(Options(layout=layout), 2)  # type: ignore[arg-type]
    rng = Random(3)
    for _ in range(30):
        homes = dict(zip(("pac-man", "blinky", "pinky", "inky", "clyde"), _home_names(state), strict=True))
        again = read(draw(state), homes=homes)
        if len(set(state.at)) == len(state.at):  # in a frenzy a ghost may stand on another for a moment
            assert again.at == state.at
        assert maze_of(again.options.layout).laid == maze_of(layout).laid
        assert again.dots.bit_count() == state.dots.bit_count()
        if isinstance(GAME.turn(state), Over):
            break
        seat = state.players[state.mover]
        state = GAME.play(state, seat, sample(GAME.menu(state, seat), rng))


def _home_names(state: PacMan) -> tuple[str, ...]:
    layout = maze_of(state.options.layout).layout
    return (layout.pac_man, *layout.ghosts)


def test_everybody_sees_the_same() -> None:
    state = do(GAME.new(Options(), 5), "up")
    assert len({GAME.view(state, seat) for seat in (None, *range(5))}) == 1


def test_the_view_says_who_sees_pac_man() -> None:
    view = GAME.view(do(GAME.new(Options(), 2), "left"), None)
    assert view.seeing == ("pinky", "clyde")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sentence_of_random_games_is_worded(language: str) -> None:
    words = Words(language, "pac-man", ["Ada", "Bo", "Cy", "Di", "Ed"])
    rng = Random(5)
    heard: set[str] = set()
    for number in range(24):
        options = Options(
            pac_man="chance" if number % 2 else 0,
            lives=1 + number % 2,
            patience=5 + 20 * (number % 2),
            eaten="return" if number % 3 else "out",
            ghosts_may_hold=number % 4 == 0,
        )
        state: PacMan = GAME.new(options, 2 + number % 4)
        while not isinstance(turn := GAME.turn(state), Over):
            if state.players:
                seat = state.players[state.mover]
                action = sample(GAME.menu(state, seat), rng)
            else:
                seat, action = -1, turn.outcomes[0][0]  # type: ignore[union-attr]
            state = GAME.play(state, seat, action)
            said: tuple[Any, ...] = (*state.news, *GAME.tell(GAME.view(state, None)))
            for line in said:
                text = words.event(line)
                assert words.knows(line.key), line.key
                assert "{" not in text, text
                assert line.key not in text, text
                heard.add(line.key)
        assert words.knows(f"over-{turn.reason}")
    assert {"news-step", "news-dot", "news-caught", "news-pac-man", "tell-bonus", "tell-sees"} <= heard


def test_tell_is_enough_to_play_without_a_picture() -> None:
    said = [
        Words("en", "pac-man", ["Ada", "Bo"]).event(line) for line in GAME.tell(GAME.view(GAME.new(Options(), 2), 1))
    ]
    assert said[:4] == [
        "Ada plays Pac-Man.",
        "Pac-Man stands on e5.",
        "Pac-Man has 3 lives left.",
        "Bo plays Blinky.",
    ]
    assert "4 dots lie on a1, i1, a9 and i9." in said
    assert said[-1] == "It is Ada’s turn: Pac-Man has 2 steps to make."


def test_whose_time_is_out_stops_if_that_is_allowed() -> None:
    state = read(
        """
        9   ○   ·   ·   ·   B   ·   ·   ·   •
        8   @   ·   ·   ·   ·   ·   ·   ·   ·
        5   ·   ·   ·   P   ·   ·   ·   ·   C
        1   •   ·   ·   ·   I   ·   ·   ·   •
        """,
        bonus=True,
    )
    assert str(KIT.default(GAME.view(state, 0), GAME.menu(state, 0))) == "stop"
