"""Bots: named by one small grammar, always legal, the same for the same seed, told no more than their seat knows."""

from collections.abc import Sequence
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec import Struct

from cheeseboard.arena import match, players
from cheeseboard.bots import Bot, BotName, Question, bot_names, make_bot, parse_bot
from cheeseboard.bots.greedy import MAX_SHORTLIST, GreedyBot, sample_actions
from cheeseboard.core import Action, Ask, Chance, Form, Over, Seat, Slot, Unknown, admits, expand, size
from cheeseboard.core.chance import play_chance
from cheeseboard.core.evaluation import Evaluator
from cheeseboard.core.history import History
from cheeseboard.core.kit import GameKit
from cheeseboard.core.options import random_options
from cheeseboard.games import find, find_kit, packages

NAMES = st.builds(
    BotName,
    st.from_regex(r"[a-z][a-z0-9-]{0,9}", fullmatch=True),
    st.none() | st.integers(0, 9_999_999).map(lambda thousandths: thousandths / 1000),
)


@given(NAMES)
def test_a_name_survives_being_written_and_read(name: BotName) -> None:
    assert parse_bot(str(name)) == name


@given(st.text() | st.text(st.sampled_from("level-0123456789@.s cmd:\n")))
def test_any_text_is_a_name_or_unknown(text: str) -> None:
    try:
        name = parse_bot(text)
    except Unknown:
        return
    assert parse_bot(str(name)) == name


@pytest.mark.parametrize(
    ("text", "name"),
    [
        ("random", BotName("random")),
        ("level-7", BotName("level-7")),
        ("level-7@0.5s", BotName("level-7", 0.5)),
        ("greedy@10s", BotName("greedy", 10.0)),
        ("cmd:./mine --fast @2s", BotName("cmd:./mine --fast @2s")),
    ],
)
def test_a_name_is_read_as_people_write_it(text: str, name: BotName) -> None:
    assert parse_bot(text) == name


@pytest.mark.parametrize(
    "text", ["", "Random", "level 7", "level-7@", "level-7@s", "level-7@-1s", "level-7@1e3s", "a@٣s"]
)
def test_a_wrong_name_is_unknown(text: str) -> None:
    with pytest.raises(Unknown) as caught:
        parse_bot(text)
    assert caught.value.code == "unknown-bot"


@pytest.mark.parametrize("game_id", packages())
@pytest.mark.parametrize(
    ("text", "code"),
    [("randm", "unknown-bot"), ("level-99", "unknown-bot"), ("level-0", "unknown-bot"), ("cmd:x", "bot-only-in-match")],
)
def test_a_bot_that_does_not_exist_is_unknown(game_id: str, text: str, code: str) -> None:
    with pytest.raises(Unknown) as caught:
        make_bot(text, game_id, Random(0))
    assert caught.value.code == code


def test_a_bot_of_an_unknown_game_is_refused() -> None:
    with pytest.raises(Unknown) as caught:
        make_bot("random", "chess", Random(0))
    assert caught.value.code == "unknown-game"


def walk(game_id: str, name: str, seed: int, steps: int) -> list[Action]:
    """What a bot answers in all seats of one game, each answer held against the menu."""
    game, rng = find(game_id), Random(seed)
    seats = rng.choice(game.spec.seats)
    history = History.begin(game, random_options(game, seats, rng.randrange), seats)
    bots = [make_bot(name, game_id, Random(f"{seed}/{seat}")) for seat in range(seats)]
    answers: list[Action] = []
    while len(answers) < steps and not isinstance(turn := history.turn(), Over):
        if isinstance(turn, Chance):
            play_chance(history, bytes(32))
            continue
        seat = turn.seats[-1]
        question = Question(seat, game.view(history.state, seat), game.menu(history.state, seat))
        answers.append(bots[seat].choose(question))
        assert admits(question.menu, answers[-1]), (name, str(answers[-1]), game.show(question.view))
        history.add(seat, answers[-1])
    return answers


SEARCHING = ("level-4", "level-5")  # of the games with five levels: few questions, for they think long


@pytest.mark.parametrize("game_id", packages())
def test_every_bot_plays_only_what_is_on_its_menu(game_id: str) -> None:
    for name in bot_names(game_id):
        for seed in range(1 if name in SEARCHING else 4):
            assert walk(game_id, name, seed, steps=4 if name in SEARCHING else 12)


@pytest.mark.parametrize("game_id", packages())
def test_a_bot_answers_the_same_for_the_same_seed(game_id: str) -> None:
    for name in bot_names(game_id):
        steps = 3 if name in SEARCHING else 12
        assert walk(game_id, name, 5, steps) == walk(game_id, name, 5, steps)


def test_the_random_bot_answers_otherwise_for_another_seed() -> None:
    question = asked("quoridor")
    answers = {str(make_bot("random", "quoridor", Random(seed)).choose(question)) for seed in range(30)}
    assert len(answers) > 20


@pytest.mark.parametrize("game_id", packages())
def test_the_highest_level_is_the_last_of_the_names(game_id: str) -> None:
    names = bot_names(game_id)
    levels = [name for name in names if name.startswith("level-")]
    assert names[0] == "random"
    assert levels == [f"level-{number}" for number in range(1, len(levels) + 1)]
    assert list(names[len(names) - len(levels) :]) == levels


def test_a_question_holds_what_a_seat_knows_and_the_rules() -> None:
    known = ("seat", "view", "menu", "events")
    rules = ("game", "options", "seats")  # with which it is played, as everybody knows
    assert Question.__struct_fields__ == known + rules


class Spy:
    """Plays as the bot it stands for and writes down everything it was ever given."""

    told: list[Any]

    def __init__(self, bot: Bot) -> None:
        self.bot = bot
        self.told = []

    def choose(self, *question: Any, **named: Any) -> Action:
        self.told += [*question, *named.values()]
        return self.bot.choose(*question, **named)


def values(value: Any) -> Sequence[Any]:
    """Everything inside a value."""
    if isinstance(value, Struct):
        return [value, *(inner for name in value.__struct_fields__ for inner in values(getattr(value, name)))]
    if isinstance(value, tuple | list):
        return [inner for item in value for inner in values(item)]
    return [value]


def test_bots_in_the_arena_are_told_views_and_never_a_state(monkeypatch: pytest.MonkeyPatch) -> None:
    spies: list[Spy] = []

    def hire(name: str, kit: GameKit, rng: Random, *, by_clock: bool) -> Spy:
        spies.append(Spy(make_bot(name, kit, rng, by_clock=by_clock)))
        return spies[-1]

    monkeypatch.setattr(players, "make_bot", hire)
    game = find("quoridor")
    match.play_one("quoridor", ["greedy", "random"], game.spec.options(size=3), seed=1, number=0)
    assert [bool(spy.told) for spy in spies] == [True, True]
    for seat, spy in enumerate(spies):
        for question in spy.told:
            assert type(question) is Question
            assert question.seat == seat
            assert type(question.view) is game.spec.view
            assert not any(isinstance(value, game.spec.state) for value in values(question))


def asked(game_id: str, **options: Any) -> Question:
    """The first question of a game."""
    game = find(game_id)
    history = History.begin(game, game.spec.options(**options), game.spec.seats[0])
    play_chance(history, bytes(32))
    turn = history.turn()
    assert isinstance(turn, Ask)
    seat = turn.seats[0]
    return Question(seat, game.view(history.state, seat), game.menu(history.state, seat))


@pytest.mark.parametrize("game_id", packages())
def test_every_bot_that_a_game_names_can_be_woken(game_id: str) -> None:
    bots = find_kit(game_id).bots
    own = (*bots.levels, *bots.alphabeta_levels, *bots.ismcts_levels, *bots.own_bots) if bots else ()
    for name in ("random", *own):
        make_bot(name, game_id, Random(1))


class Nearest(Evaluator[Any]):
    """An evaluator that sees nothing but wants the last candidate tried."""

    def evaluate(self, view: Any, seat: Seat) -> float:
        return float(view.walls_left[1 - seat] if hasattr(view, "walls_left") else 0)

    def shortlist(self, view: Any, seat: Seat, menu: Any, rng: Random) -> list[Action]:
        return list(expand(menu))[-1:]


def test_greedy_asks_the_games_own_candidates_first() -> None:
    question = asked("quoridor")
    assert GreedyBot(find("quoridor"), Nearest(), Random(1)).choose(question) == list(expand(question.menu))[-1]


@pytest.mark.parametrize(("heap", "take"), [(5, "1"), (6, "2"), (7, "3"), (9, "1"), (23, "3")])
def test_greedy_leaves_a_multiple_of_four_at_nim(heap: int, take: str) -> None:
    question = asked("nim", heap=heap)
    for seed in range(5):
        assert str(make_bot("greedy", "nim", Random(seed)).choose(question)) == f"take {take}"


def test_greedy_takes_the_win_when_it_is_there() -> None:
    question = asked("nim", heap=2)
    assert str(make_bot("greedy", "nim", Random(1)).choose(question)) == "take 2"


def test_greedy_chooses_among_equals_by_its_seed() -> None:
    question = asked("nim", heap=4)
    assert {str(make_bot("greedy", "nim", Random(seed)).choose(question)) for seed in range(30)} == {
        "take 1",
        "take 2",
        "take 3",
    }


def test_a_long_menu_is_tried_by_a_sample_and_a_short_one_whole() -> None:
    long = (Form("take", (Slot(tuple(f"w{number}" for number in range(40)), 0, 40),)),)
    chosen = sample_actions(long, Random(1))
    assert MAX_SHORTLIST * 0.9 < len(chosen) == len(set(chosen)) <= MAX_SHORTLIST
    assert all(admits(long, action) for action in chosen)
    short = (Form("take", (Slot(("a", "b", "b"), 0, 3),)),)
    assert sample_actions(short, Random(1)) == list(expand(short))
    assert size(short) == 6
