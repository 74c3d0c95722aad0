"""Refusals: expected errors, each with a stable code and the parameters of its sentence.

The sentences are in `words/`. A refusal must never carry anything its reader may not know.
"""

MAX_PARAM_LENGTH = 1_000  # so that the refusal of a huge input is not huge
MAX_PARAM_NUMBER = 2**53  # JavaScript is exact up to here


class Refusal(Exception):
    """An expected error of a person or client, never of the program.

    Examples:
        >>> import cheeseboard
        >>> try:
        ...     cheeseboard.new("quoridr")
        ... except cheeseboard.Unknown as refusal:
        ...     refusal.code, refusal.params["game"], refusal.text.rpartition(". ")[2]
        ('unknown-game', 'quoridr', 'Did you mean “quoridor”?')
    """

    game: str = ""  # the game whose words say it, where nothing else tells
    text: str = ""  # a sentence for people, where an edge has written it

    def __init__(self, code: str, /, **params: int | str) -> None:
        self.code: str = code
        self.params: dict[str, int | str] = {name: _short(param) for name, param in params.items()}
        super().__init__(code, self.params)

    def __str__(self) -> str:
        if self.text:
            return f"{self.text} ({self.code})"
        params_text = ", ".join(f"{name}={value}" for name, value in self.params.items())
        return f"{self.code} ({params_text})" if params_text else self.code

    def __reduce__(self) -> tuple[object, ...]:
        """Pickle code and parameters, to be sent between processes."""
        return (_remake, (type(self), self.code, self.params))


def _short(param: int | str) -> int | str:
    if isinstance(param, int):
        return param if -MAX_PARAM_NUMBER <= param <= MAX_PARAM_NUMBER else "…"
    return param if len(param) <= MAX_PARAM_LENGTH else param[: MAX_PARAM_LENGTH - 1] + "…"


def _remake(kind: type[Refusal], code: str, params: dict[str, int | str]) -> Refusal:
    return kind(code, **params)


class Illegal(Refusal):
    """The action is malformed or not on the menu."""


class Stale(Refusal):
    """The question this answers is no longer asked."""


class NotYours(Refusal):
    """Another seat is asked, or may see this."""


class BadOptions(Refusal):
    """No game can start with these options or this number of seats."""


class BadFile(Refusal):
    """A game file, scoresheet or drawing that cannot be read or fails its checks."""


class Unknown(Refusal):
    """There is no such game, bot, language, table or person."""
