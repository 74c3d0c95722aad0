"""Which refusal a text says: by its sentence, whatever it names, for the terminal shows no codes."""

import re

from cheeseboard.games import packages
from cheeseboard.library.refusals import _words

ANY = re.compile(r"\{[^{}]*\}")
RULING = re.compile(r" \([^()]*\)$")  # it comes after the next step


def says(text: str, code: str) -> bool:
    """Whether this text says the refusal of this code, in English and in the words of some game."""
    templates = {_words(game_id).get(f"refused-{code}") for game_id in ("", *packages())} - {None}
    assert templates, code
    bare = [RULING.sub("", template or "") for template in templates]
    return any(re.search(".*".join(map(re.escape, ANY.split(template))), text) for template in bare)
