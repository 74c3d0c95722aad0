"""Refusals: what a person did that cannot be done, each with a stable code and the facts a sentence about it needs.

The sentences live in `words/`. A refusal must never carry a fact the asker may not know.
"""

MAX_PARAM_LENGTH = 1_000  # a refusal of something huge is not huge
MAX_PARAM_NUMBER = 2**53  # above that no browser counts exactly


class Refusal(Exception):
    """Something a person asked for and cannot have; expected, cheap, and never our fault."""

    def __init__(self, code: str, /, **params: int | str) -> None:
        self.code = code
        self.params = {name: _short(param) for name, param in params.items()}
        super().__init__(code, self.params)

    def __str__(self) -> str:
        params_text = ", ".join(f"{name}={value}" for name, value in self.params.items())
        return f"{self.code} ({params_text})" if params_text else self.code

    def __reduce__(self) -> tuple[object, ...]:
        """Survive the way between two processes with code and facts."""
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
    """Somebody else is asked, or somebody else may know this."""


class BadOptions(Refusal):
    """No game can start with these options or this number of seats."""


class BadFile(Refusal):
    """A game file, score or drawing that cannot be read or does not hold what it claims."""


class Unknown(Refusal):
    """There is no game, bot or language of that name."""
