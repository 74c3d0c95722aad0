"""The bundled faces have every letter of our words, and their style tells a browser so."""

import re

import pytest
from fonts import FACES, PARTS, TARGET, Face, letters
from fontTools.ttLib import TTFont


def _files(family: str) -> list[str]:
    styles = (TARGET / "fonts.css").read_text("utf-8").split("@font-face")
    return [style for style in styles if f'"{family}"' in style]


@pytest.mark.parametrize("face", FACES, ids=lambda face: face.family)
def test_every_letter_of_our_words_is_in_the_face(face: Face) -> None:
    styles = _files(face.family)
    assert len(styles) == len(PARTS)
    found: set[str] = set()
    for style in styles:
        name = re.search(r"[\w-]+\.woff2", style)
        assert name
        signs = {chr(code) for code in TTFont(TARGET / name[0]).getBestCmap()}
        told = _told(style)
        assert told <= signs, "the style promises what the file has"
        assert not told & found, "no letter is in two files"
        found |= told
    assert {sign for sign in letters() - found if sign.isalnum()} == set(), "run tools/fonts.py"


def _told(style: str) -> set[str]:
    runs = re.findall(r"U\+([0-9A-F]+)(?:-([0-9A-F]+))?", style)
    return {chr(code) for first, last in runs for code in range(int(first, 16), int(last or first, 16) + 1)}
