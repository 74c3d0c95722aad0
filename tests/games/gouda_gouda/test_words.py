"""Everything this game says can be said in every language, on boards of one's own too."""

from functools import cache
from random import Random

import pytest

from cheeseboard.core import Action, Event, Refusal, Sentence, admit
from cheeseboard.core.event import event_type
from cheeseboard.core.options import random_options
from cheeseboard.games.gouda_gouda import GAME
from cheeseboard.games.gouda_gouda.state import Options
from cheeseboard.words import LANGUAGES, Words
from games.gouda_gouda.streams import TRIED, random_game

NAMES = ("Ada", "Bert", "Cleo", "Dora", "Emil", "Fay")


@cache
def all_said() -> tuple[set[Event], set[Sentence], set[tuple[str, tuple[tuple[str, int | str], ...]]]]:
    events: set[Event] = set()
    sentences: set[Sentence] = set()
    refusals = set()
    for seed in range(12):
        rng = Random(seed)
        seats = rng.choice(GAME.spec.seats)
        options = random_options(GAME, seats, rng.randrange)
        assert isinstance(options, Options)
        history = random_game(GAME, options, seats, rng, 250)
        for state in history.states:
            events.update(one.event for one in state.events)
        for state in history.states[::25]:
            sentences.update(GAME.describe(GAME.view(state, rng.randrange(seats))))
            for seat in range(seats):
                for action in (*TRIED, Action("up", (("x",), ("old-chest",)))):
                    try:
                        admit(GAME, state, seat, action)
                    except Refusal as refusal:
                        refusals.add((refusal.code, tuple(refusal.params.items())))
    return events, sentences, refusals


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_said_is_a_sentence(language: str) -> None:
    words = Words(language, "gouda-gouda", NAMES)
    events, sentences, refusals = all_said()
    assert len({type(event) for event in events}) > 22
    assert len({said.key for said in sentences}) > 18
    assert len({code for code, _ in refusals}) > 20
    for event in events:
        assert words.knows(f"event-{event_type(event)}"), event
        _is_a_sentence(words.event(event))
    for said in sentences:
        assert words.knows(said.key), said
        _is_a_sentence(words.sentence(said))
    for code, facts in refusals:
        assert words.knows(f"refused-{code}"), code
        _is_a_sentence(words.text(f"refused-{code}", **dict(facts)))


def _is_a_sentence(text: str) -> None:
    assert not any(mark in text for mark in "{}$"), text
    assert "None" not in text, text
    assert text[-1] in ".!)" or "yellow+red" in text, text
