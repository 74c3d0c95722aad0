"""Cleans what people type for others: names and chat, without invisible characters and piles of marks."""

import unicodedata

MAX_COMBINING_MARKS = 4  # above and below one letter; no language needs more
_MARKS = ("Mn", "Me")  # that have no width of their own
_SEEN = ("L", "N", "P", "S")  # letters, numbers, punctuation, symbols
# Letters and symbols that are drawn as nothing.
_BLANK = frozenset("\u115f\u1160\u2800\u3164\uffa0\U0001d159")


def without_piles(text: str) -> str:
    """The text with at most so many marks on each letter, and none where there is no letter."""
    kept, marks = [], MAX_COMBINING_MARKS
    for letter in unicodedata.normalize("NFC", text):
        is_mark = unicodedata.category(letter) in _MARKS
        marks = marks + 1 if is_mark else MAX_COMBINING_MARKS if letter.isspace() else 0
        if not is_mark or marks <= MAX_COMBINING_MARKS:
            kept.append(letter)
    return "".join(kept)


def clean_text(text: str) -> str:
    """A chat message without control characters, changes of writing direction and piles of marks."""
    printable = "".join(letter if letter.isprintable() else " " for letter in text)
    return " ".join(without_piles(" ".join(printable.split())).split())


def is_visible(text: str) -> bool:
    """Whether there is anything to be seen."""
    return any(unicodedata.category(letter)[0] in _SEEN and letter not in _BLANK for letter in text)
