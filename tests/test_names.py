"""Two constants of one name have one value, and no identifier uses a word that only we understand."""

import ast
import re
from collections import defaultdict
from collections.abc import Iterable, Iterator
from pathlib import Path

import cheeseboard

SOURCE = Path(cheeseboard.__file__).parent

# The same name in several modules on purpose: an interface that several modules implement.
INTERFACES = {
    "KIT": "each game's kit",
    "GAME": "each game's rules",
    "MAX_STEPS": "each game's bound, in its GameSpec",
    "EVALUATOR": "each game's evaluator",
    "ISMCTS_MODEL": "each game's model for ISMCTS",
    "LEVELS": "each game's bot levels",
    "OPTION": "a module that is a BoardEditor",
    "KINDS": "a module that is a BoardEditor",
    "BALANCE_BOT": "a module that is a BoardEditor",
    "BALANCE_SEATS": "a module that is a BoardEditor",
    "HANDLERS": "the routes of each module of server/routes",
}
# Limits are MAX_… and MIN_…, the size of a cache is …_CACHE_SIZE.
ODD_LIMIT = re.compile(r"_?(?:MOST|LONGEST|SHORTEST|DEEPEST)(?:_\w+)?|\w+_KEPT|FAR")
FROZEN = "store/migrations/"  # a migration never changes, whatever the code of today calls things

# A word that only we understand, and the field's own.
PRIVATE = {
    "bell": "bus",
    "bout": "scheduled game",
    "brawl": "room fight",
    "course": "history",
    "creator": "host",
    "deed": "action",
    "desk": "registry",
    "dues": "jobs",
    "ear": "listener",
    "errand": "job",
    "evening": "local game",
    "eye": "viewpoint",
    "fault": "error, or problem of a board",
    "gallery": "presets",
    "heard": "events, or message",
    "hear": "receive",
    "hope": "win probability",
    "hush": "anonymous",
    "insight": "model",
    "lean": "search model, or fast moves",
    "leash": "parent pipe",
    "looks": "value",
    "pastime": "board or puzzle",
    "reckoning": "analysis",
    "repute": "opponent model",
    "rung": "rating, or head",
    "said": "text, or events",
    "scheme": "regret solver",
    "schemer": "adaptive player",
    "seal": "encode",
    "suppose": "determinize",
    "taste": "evaluator",
    "teller": "encoder",
    "thinker": "bot worker",
    "told": "update, or events",
    "usual": "default",
}
# Where such a word is the field's own, or the rules page's.
ALLOWED = {
    "scheme": "of a URL, and of HTTP authentication",
    "has_said_hello": "a client says hello first",
    "seal": "a sealed answer is a term of the rules",
}


def constants(code: str) -> Iterator[tuple[str, object]]:
    """The constants of a module, each with its value or, where it is not a plain one, with its expression."""
    for node in ast.parse(code).body:
        match node:
            case ast.Assign(targets=[target], value=value):
                yield from _assigned(target, value)
            case ast.AnnAssign(target=target, value=ast.expr() as value):
                yield from _assigned(target, value)


def _assigned(target: ast.expr, value: ast.expr) -> Iterator[tuple[str, object]]:
    match target, value:
        case ast.Name(id=name), _ if re.fullmatch(r"_?[A-Z][A-Z0-9_]*", name) and len(name) > 1:
            yield name, _value(value)
        case ast.Tuple(elts=targets), ast.Tuple(elts=values):
            for one, part in zip(targets, values, strict=True):
                yield from _assigned(one, part)


def _value(node: ast.expr) -> object:
    try:
        return ast.literal_eval(node)
    except ValueError:
        return ast.unparse(node)


def differing_constants(modules: Iterable[tuple[str, str]]) -> dict[str, list[str]]:
    """Names of constants that have several values, with the modules that define them."""
    found: dict[str, dict[str, object]] = defaultdict(dict)
    for path, code in modules:
        for name, value in constants(code):
            found[name][path] = value
    return {
        name: sorted(by_path)
        for name, by_path in found.items()
        if name not in INTERFACES and any(value != next(iter(by_path.values())) for value in by_path.values())
    }


def odd_limits(path: str, code: str) -> Iterator[str]:
    """Constants that limit something and do not say so as all others do; loggers that are not called `logger`."""
    for name, _ in constants(code):
        if ODD_LIMIT.fullmatch(name):
            yield f"{path}: {name}"
    yield from (
        f"{path}: {name}" for name in re.findall(r"^(\w+) = (?:logging\.)?getLogger\(", code, re.M) if name != "logger"
    )


def private_names(path: str, code: str) -> Iterator[str]:
    """Identifiers that a module defines with a word that only we understand, and what to say instead."""
    for name in sorted({*_defined(code), Path(path).stem}):
        for word in _words(name):
            if word in PRIVATE and name not in ALLOWED:
                yield f"{path}: {name} (say {PRIVATE[word]})"


def _defined(code: str) -> Iterator[str]:
    for node in ast.walk(ast.parse(code)):
        match node:
            case ast.FunctionDef(name=name) | ast.AsyncFunctionDef(name=name) | ast.ClassDef(name=name):
                yield name
            case ast.arg(arg=name) | ast.Name(id=name, ctx=ast.Store()) | ast.Attribute(attr=name, ctx=ast.Store()):
                yield name
            case ast.MatchAs(name=str(name)) | ast.alias(asname=str(name)):
                yield name


def _words(name: str) -> Iterator[str]:
    for part in re.findall(r"[A-Z]?[a-z]+|[A-Z]+(?![a-z])", name):
        word = part.lower()
        yield word if word in PRIVATE else word.removesuffix("s")


def modules() -> list[tuple[str, str]]:
    """Path and code of every module."""
    files = {file.relative_to(SOURCE).as_posix(): file for file in SOURCE.rglob("*.py")}
    return [(path, file.read_text("utf-8")) for path, file in sorted(files.items()) if not path.startswith(FROZEN)]


def test_two_constants_of_one_name_have_one_value() -> None:
    assert differing_constants(modules()) == {}


def test_every_listed_interface_is_one() -> None:
    names = [name for _, code in modules() for name, _ in constants(code)]
    assert [name for name in INTERFACES if names.count(name) < 2] == []


def test_no_identifier_uses_a_word_that_only_we_understand() -> None:
    assert [name for path, code in modules() for name in private_names(path, code)] == []


def test_every_allowed_name_is_used() -> None:
    names = {name for _, code in modules() for name in _defined(code)}
    assert [name for name in ALLOWED if name not in names] == []


def test_limits_and_loggers_are_called_alike() -> None:
    assert [name for path, code in modules() for name in odd_limits(path, code)] == []


def test_planted_odd_limits_are_found() -> None:
    code = "MOST_ROWS = 5\nTABLES_KEPT = 1\nMAX_ROWS = 5\n_log = logging.getLogger(__name__)\n"
    assert [*odd_limits("a.py", code)] == ["a.py: MOST_ROWS", "a.py: TABLES_KEPT", "a.py: _log"]


def test_a_planted_second_value_is_found() -> None:
    planted = [("a.py", "WIN = 1\nKIT = 1\nFAR, NEAR = 9, 1"), ("b.py", "WIN: int = 2\nKIT = 2\nNEAR = 1\nFAR = 8")]
    assert differing_constants(planted) == {"WIN": ["a.py", "b.py"], "FAR": ["a.py", "b.py"]}


def test_planted_private_words_are_found() -> None:
    code = """
class Errands:
    def hear(self, eyes):
        self.told_to, is_hopeless = eyes, [scheme for scheme in ()]
"""
    assert [*private_names("leash.py", code)] == [
        "leash.py: Errands (say job)",
        "leash.py: eyes (say viewpoint)",
        "leash.py: hear (say receive)",
        "leash.py: leash (say parent pipe)",
        "leash.py: told_to (say update, or events)",
    ]
