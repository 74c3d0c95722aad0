"""A function becomes a program of the line protocol, in games that hide something too."""

import re
import shlex
import sys
from pathlib import Path

import msgspec
import pytest

import cheeseboard
from cheeseboard.arena.question_json import read_question, write_question
from cheeseboard.cli.local_game import resume

ROOT = Path(__file__).parents[2]
PROGRAM = "import cheeseboard; cheeseboard.speak(lambda question: question.actions[0], game={game!r})"


def program(game_id: str) -> str:
    return "cmd:" + shlex.join([sys.executable, "-c", PROGRAM.format(game=game_id)])


def test_the_program_of_the_page_about_bots_plays(tmp_path: Path) -> None:
    (code,) = re.findall(
        r"```python\n(import cheeseboard\n.*?)```", (ROOT / "docs/bots.md").read_text("utf-8"), re.DOTALL
    )
    (tmp_path / "bot.py").write_text(code, "utf-8")
    game = cheeseboard.new("quoridor", options={"size": 5, "first": 0}, seed=1)
    assert game.ask("cmd:" + shlex.join([sys.executable, str(tmp_path / "bot.py")])) == game.actions[0]


@pytest.mark.parametrize(("game_id", "seats"), [("quoridor", 2), ("gouda-gangster", 3)])
def test_a_program_plays_as_its_function_does(game_id: str, seats: int) -> None:
    others = ["greedy"] * (seats - 1)
    by_function = cheeseboard.match(game_id, [*others, lambda question: question.actions[0]], games=2, seed=5)
    by_program = cheeseboard.match(game_id, [*others, program(game_id)], games=2, seed=5)
    assert [file.rows for file in by_program.files] == [file.rows for file in by_function.files]


def test_a_program_is_sent_no_action_where_something_is_hidden(tmp_path: Path) -> None:
    record = tmp_path / "lines.txt"
    code = (
        f"import sys; log = open({str(record)!r}, 'a'); import cheeseboard as c; "
        "c.speak(lambda q: q.actions[0], lines=(log.write(line) and log.flush() or line for line in sys.stdin))"
    )
    bot = "cmd:" + shlex.join([sys.executable, "-c", code])
    cheeseboard.match("gouda-gangster", ["random", "random", bot], games=1, seed=5, options={"first": 0})
    verbs = {line.split()[0] for line in record.read_text("utf-8").splitlines()}
    assert verbs == {"newgame", "question"}


def test_the_line_of_a_question_holds_what_the_seat_knows_and_nothing_else() -> None:
    game = cheeseboard.new("gouda-gangster", seats=4, seed=3)
    for seat in range(4):
        question = game.seat(seat)
        line = write_question(question)
        assert "\n" not in line
        read = read_question(line)
        assert read == question
        others = {card for other, side in enumerate(game.full_state().sides) if other != seat for card in side.hand}
        unseen = {card for card in others if card not in game.full_state().sides[seat].hand}
        assert unseen
        assert [card for card in unseen if f'"{card}"' in line] == []
        assert any(f'"{card}"' in msgspec.json.encode(game.full_state().sides).decode() for card in unseen)


@pytest.mark.parametrize(
    "line", ["", "nonsense", "question {", "newgame []", 'newgame {"size":4}', "play e9", "question 7"]
)
def test_bad_lines_are_answered_with_a_reason(line: str, capsys: pytest.CaptureFixture[str]) -> None:
    cheeseboard.speak(lambda question: question.actions[0], lines=[line, "genmove 1"])
    bad, good = capsys.readouterr().out.splitlines()
    assert bad.startswith("? ")
    assert good.startswith(("= move", "? First comes a roll"))


def test_no_game_file_starts_a_program(tmp_path: Path) -> None:
    started = tmp_path / "started"
    program = f"cmd:touch {started}"
    game = cheeseboard.new("quoridor", names=[program, "random"], seed=1)
    game.save(tmp_path / "evening.game")
    cheeseboard.load(tmp_path / "evening.game").run("random")
    with pytest.raises(cheeseboard.Unknown, match="bot-only-in-match"):
        resume(tmp_path / "evening.game")
    assert not started.exists()
    with pytest.raises(cheeseboard.Unknown, match="program-silent"):
        game.ask(program)
    assert started.exists(), "a program that is started is seen"
