"""How a view is drawn and told, and the golden games."""

from pathlib import Path
from random import Random

import pytest

from cheeseboard.core import Over, visible_events
from cheeseboard.core.drawing import plain
from cheeseboard.core.event import event_type
from cheeseboard.core.gamefile import parse_file
from cheeseboard.core.verify import verify
from cheeseboard.games.gouda_gangster import GAME, KIT
from cheeseboard.games.gouda_gangster.state import GoudaGangster, Options, Phase
from cheeseboard.words import LANGUAGES, Words
from games.gouda_gangster.tables import random_states, side, table

GOLDEN = sorted(Path(__file__).parent.glob("*.game"))


def middle() -> GoudaGangster:
    rats = [
        side("basement", "w3b trap", hand="w9a w17b", rats=1),
        side("bedroom", "w6a", up="w15a", rats=2, hand="w5a"),
        side("bathroom", "w7a", room_up=True, up="hole-in-the-wall", hole="basement", rats=4),
        side("bathroom", hurt=True, hand="nailed-down"),
    ]
    return table(rats, Phase.REINFORCE, 3, pieces={"basement": 2, "bathroom": 1}, discard="w1a w20b trap", king=1)


def test_a_table_is_drawn_with_the_own_hand() -> None:
    drawn = plain(GAME.show(GAME.view(middle(), 0)))
    assert drawn.splitlines() == [
        "2   reinforce   ▤ 41   ▽ 3",
        "",
        "  bathroom          bedroom           basement          childrens-room",
        "  ◣                 ·                 ◣◣                ·",
        "",
        "  0   ●···· ▯2   ▒ ▒ ▒ =3",
        "  1 ♛ ●●··· ▯1   ▒ ▒ w15a =15…",
        "  2   ●●●●· ▯0   ▒ bathroom → basement hole-in-the-wall =0…",
        "▶ 3   ····· ▯1   ▒ ✗ =-10…",
        "",
        "▽ w1a w20b trap",
        "",
        "0 ▯ w9a w17b",
        "0 ▒ basement w3b trap",
    ]
    assert "w9a" not in plain(GAME.show(GAME.view(middle(), None)))


def test_drawings_fit_a_terminal() -> None:
    for state in random_states(Options(), 6, Random(1)):
        for seat in (None, 0):
            assert max(map(len, plain(GAME.show(GAME.view(state, seat))).splitlines())) <= 100


def test_a_table_is_told_in_sentences() -> None:
    words = Words("en", "gouda-gangster", ["Ann", "Bob", "Eve", "Tom"])
    assert [words.sentence(said) for said in GAME.describe(GAME.view(middle(), 0))] == [
        "This is round 2, and Bob is king.",
        "There’s one piece of cheese in the bathroom.",
        "There are 2 pieces of cheese in the basement.",
        "Ann: one rat, 2 cards in hand.",
        "Ann has 3 cards face down.",
        "Bob: 2 rats, one card in hand.",
        "Bob has 2 cards face down.",
        "Bob has face up: monkey wrench (15).",
        "Bob’s visible strength: 15.",
        "Eve: 4 rats, no cards in hand.",
        "Eve has one card face down.",
        "Eve slipped through a hole and is in the basement now.",
        "Eve’s old room card is face up: bathroom.",
        "Eve has face up: hole in the wall.",
        "Eve’s visible strength: 0.",
        "Tom: no rats, one card in hand.",
        "Tom has one card face down.",
        "Tom turned up a trap and loses 10 strength this round.",
        "Tom’s visible strength: −10.",
        "41 cards are in the pile.",
        "3 cards are discarded: holey sock (1), roaring vacuum cleaner (20) and trap.",
        "Ann has in hand: bunny slippers (9) and meat cleaver (17).",
        "Secretly, Ann is in the basement.",
        "Ann has face down: bent paper clip (3) and trap.",
        "Tom may play one more card.",
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_sentence_shows_an_id(language: str) -> None:
    words = Words(language, "gouda-gangster", ["Ann", "Bob", "Eve", "Tom", "Kim", "Lea"])
    for state in random_states(Options(), 6, Random(2)):
        told = [(said.key, words.sentence(said)) for said in GAME.describe(GAME.view(state, 1))]
        seen = [(f"event-{event_type(event)}", words.event(event)) for event in visible_events(state, 1)]
        for key, sentence in (*told, *seen):
            assert words.has(key)
            assert not any(card in sentence for card in ("w1a", "w9b", "w15a", "-room", "hole-in", "nailed-"))


@pytest.mark.parametrize("path", GOLDEN, ids=lambda path: path.stem)
def test_golden_games_replay_and_verify(path: Path) -> None:
    history = verify(KIT, parse_file(path.read_text("utf-8")))
    assert isinstance(history.turn(), Over)


def test_there_are_golden_games() -> None:
    assert [path.stem for path in GOLDEN] == ["last-rat", "two-finals", "weapons-plenty"]
