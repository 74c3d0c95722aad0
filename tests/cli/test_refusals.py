"""Wrong input on the command line: a clear sentence, exit code 2, the stable code for programs, never a traceback."""

import json
from collections.abc import Callable
from pathlib import Path
from subprocess import CompletedProcess

import pytest
from msgspec.structs import replace

from cheeseboard.arena.match import play_one
from cheeseboard.core.gamefile import format_file
from cheeseboard.games import find
from cli.said import says

Run = Callable[..., CompletedProcess[str]]


@pytest.fixture
def files(tmp_path: Path) -> Path:
    """A folder with files good and bad."""
    nim = play_one("nim", ["greedy", "random"], find("nim").spec.options(), 1, 0)
    quoridor = play_one("quoridor", ["random", "random"], find("quoridor").spec.options(size=5), 1, 0)
    running = replace(nim, tags=nim.tags[:-1], rows=nim.rows[:2], result=None)
    texts = {
        "nim.game": format_file(nim),
        "running.game": format_file(running),
        "strange-seed.game": format_file(running),
        "strange-seed.game.seed": "ab" * 32 + "\n",
        "broken-seed.game": format_file(running),
        "broken-seed.game.seed": "hello\n",
        "illegal.game": format_file(nim).replace("\n1 0 take ", "\n1 0 grab "),
        "malformed.game": format_file(nim).replace("\n1 0 take ", "\n1 0 TAKE "),
        "too-far.game": format_file(quoridor)
        .replace("\n2 1 ", "\n2 1 move a5 ; ")
        .replace("\n2 0 ", "\n2 0 move a5 ; "),
        "chess.game": format_file(nim).replace('"nim"', '"chess"'),
        "newer.game": format_file(nim).replace('[Rules "1"]', '[Rules "9"]'),
        "options.game": format_file(nim).replace('[Options "{}"]', '[Options "' + "[" * 9_000 + '"]'),
        "tags.game": "hello\n\n",
        "cut.game": format_file(nim)[:-1],
        "empty.game": "",
        "score.txt": "1. e2 e8 2. e9\n",
        "nonsense.txt": "to be or not to be\n",
        "head.txt": '[Seats "9"]\n\n1. e2\n',
        "blocked": "a file, not a folder\n",
    }
    for name, text in texts.items():
        (tmp_path / name).write_text(text, "utf-8", newline="\n")
    (tmp_path / "bytes.game").write_bytes(b"\xff\xfe\x00")
    return tmp_path


REFUSED = [
    ("unknown-game", "play chess"),
    ("unknown-game", "match chess random random"),
    ("unknown-game", "check chess"),
    ("unknown-game", "perft chess --depth 1"),
    ("unknown-game", "verify chess.game"),
    ("unknown-game", "replay chess.game"),
    ("unknown-game", "play chess --resume chess.game"),
    ("unknown-game", "score score.txt --game chess"),
    ("unknown-language", "--lang tlh games"),
    ("option-range", "play nim -o heap=0"),
    ("option-range", "play nim -o heap=many"),
    ("option-range", "play nim -o heap=99999999999999999999999"),
    ("option-range", "play nim -o heap=" + "[" * 9_000),
    ("option-range", "match quoridor random random -o size=4"),
    ("option-unknown", "play nim -o hoop=1"),
    ("option-unknown", "play nim -o =1"),
    ("option-form", "play nim -o heap"),
    ("first-not-seated", "play quoridor -o first=2"),
    ("barriers-per-seat", "play quoridor -o barriers=[1,2,3]"),
    ("seat-count", "play nim --seat human --seat human --seat human"),
    ("seat-count", "match nim random"),
    ("seat-count", "match quoridor random random random random random"),
    ("seat-count", "perft nim --depth 1 --seats 3"),
    ("seat-count", "perft nim --depth 1 --seats 0"),
    ("unknown-bot", "play nim --seat randm"),
    ("unknown-bot", "play nim --seat humanoid"),
    ("unknown-bot", "play nim --seat human --seat level-99"),
    ("unknown-bot", "match nim random greedy@soon"),
    ("unknown-bot", "ladder nim random randm"),
    ("ladder-too-few", "ladder nim random random"),
    ("unknown-bot", "match nim random Random"),
    ("bot-only-in-match", "play nim --seat human --seat cmd:./mine"),
    ("program-missing", "match nim random cmd:./mine"),
    ("program-silent", "match nim random cmd:true"),
    ("program-wrong", "match nim random cmd:cat"),
    ("no-engine", "engine nim"),
    ("no-engine", "analyse nim.game"),
    ("no-scores", "analyse score.txt --game nim"),
    ("position-setting", "analyse nonsense"),
    ("file-missing", "verify nowhere.game"),
    ("file-missing", "replay nowhere.game"),
    ("file-missing", "score nowhere.game"),
    ("file-missing", "play nim --resume nowhere.game"),
    ("file-missing", "verify ."),
    ("file-unreadable", "verify bytes.game"),
    ("file-bad-tag", "verify tags.game"),
    ("file-cut-off", "replay cut.game"),
    ("file-cut-off", "verify empty.game"),
    ("file-bad-row", "replay malformed.game"),
    ("file-illegal-row", "replay illegal.game"),
    ("file-illegal-row", "play nim --resume illegal.game"),
    ("file-illegal-row", "replay too-far.game"),
    ("file-newer-rules", "replay newer.game"),
    ("file-bad-options", "replay options.game"),
    ("file-over", "play nim --resume nim.game"),
    ("luck-not-over", "luck running.game"),
    ("unknown-bot", "luck nim.game --bot randm"),
    ("file-no-seed", "play nim --resume running.game"),
    ("file-no-seed", "play nim --resume broken-seed.game"),
    ("verify-commitment", "play nim --resume strange-seed.game"),
    ("file-unwritable", "play nim --save blocked/g.game"),
    ("file-unwritable", "match nim random random --games 1 --save blocked"),
    ("no-positions", "perft nim --depth 1 --position x"),
    ("no-positions", "perft pac-man --depth 1 --position x"),
    ("position-setting", "perft quoridor --depth 1 --position nonsense"),
    ("no-scores", "score nim.game"),
    ("no-scores", "score score.txt --game nim"),
    ("score-illegal", "score score.txt"),
    ("score-word", "score nonsense.txt"),
    ("score-head", "score head.txt"),
]


@pytest.mark.parametrize(
    ("code", "line"), REFUSED, ids=[f"{code}-{number}" for number, (code, _) in enumerate(REFUSED)]
)
def test_wrong_input_is_refused_with_a_sentence_and_no_code(
    cheeseboard: Run, files: Path, code: str, line: str
) -> None:
    before = sorted(path.name for path in files.iterdir())
    done = cheeseboard(*line.split(" "))
    assert (done.returncode, done.stdout) == (2, "")
    assert says(done.stderr, code), done.stderr
    assert f"({code})" not in done.stderr
    assert done.stderr.count("\n") == 1
    assert "refused-" not in done.stderr, "nobody wrote the sentence"
    assert sorted(path.name for path in files.iterdir()) == before


def test_the_installed_command_exits_with_2_and_no_traceback(installed: Run) -> None:
    done = installed("play", "chess")
    assert (done.returncode, done.stdout) == (2, "")
    assert "chess" in done.stderr
    assert says(done.stderr, "unknown-game")
    assert done.stderr.count("\n") == 1


@pytest.mark.parametrize(
    ("line", "code"),
    [("match nim random randm --json", "unknown-bot"), ("verify nowhere.game --json", "file-missing")],
)
def test_a_program_gets_the_refusal_as_json(cheeseboard: Run, line: str, code: str) -> None:
    done = cheeseboard(*line.split())
    assert done.returncode == 2
    answer = json.loads(done.stdout)
    assert answer["error"] == code
    assert set(answer) == {"error", "text", "params"}


def test_a_file_name_that_is_no_text_is_refused_in_json(installed: Run) -> None:
    done = installed("verify", "\udcff.game", "--json", PYTHONIOENCODING="utf-8:strict")
    assert (done.returncode, done.stderr) == (2, "")
    assert json.loads(done.stdout)["params"] == {"file": "?.game"}


@pytest.mark.parametrize(
    "line", ["perft nim", "perft nim --depth 0", "match nim random random --games 0", "play", "fly", "bench --runs 0"]
)
def test_a_wrong_command_line_exits_with_2(cheeseboard: Run, line: str) -> None:
    done = cheeseboard(*line.split())
    assert (done.returncode, done.stdout) == (2, "")
    assert "Usage" in done.stderr


def test_the_sentence_is_in_the_chosen_language(cheeseboard: Run) -> None:
    texts = {cheeseboard("--lang", language, "play", "chess").stderr for language in ("en", "cs", "de", "fr")}
    assert len(texts) == 4
    assert all("chess" in text for text in texts)


def test_a_resumed_game_of_another_name_is_refused(cheeseboard: Run, tmp_path: Path) -> None:
    cheeseboard("play", "nim", "--save", "g.game", typed="1\n")
    done = cheeseboard("play", "quoridor", "--resume", "g.game")
    assert (done.returncode, says(done.stderr, "file-other-game")) == (2, True)
