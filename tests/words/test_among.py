"""Whoever reads of several, and is one of them, is named as "you" and first."""

import pytest

from cheeseboard.words import Words


@pytest.mark.parametrize(
    ("language", "others", "said"),
    [
        ("en", "0+1", "You and Bob each get a cheese in the bedroom."),
        ("en", "0+1+2", "You, Bob and Eve each get a cheese in the bedroom."),
        ("cs", "0+1+2", "Ty, Bob a Eve berete v ložnici po jednom sýru."),
        ("de", "0+1+2", "Du, Bob und Eve bekommt im Schlafzimmer je einen Käse."),
    ],
)
def test_the_reader_stands_first_among_several(language: str, others: str, said: str) -> None:
    words = Words(language, "gouda-gangster", ["Ann", "Bob", "Eve"], you=0)
    assert words.text("event-cheese-won", winners=others, count=3, room="bedroom") == said
