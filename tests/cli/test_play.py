"""Whole games in the terminal with scripted input: actions, refusals, undo, saving, leaving and resuming."""

import stat
from collections.abc import Callable
from pathlib import Path
from subprocess import CompletedProcess

import pytest

from cheeseboard.bots import bot_names
from cheeseboard.core.gamefile import GameFile, parse_file
from cheeseboard.core.verify import verify
from cheeseboard.games import find_kit
from cheeseboard.words import Words

Run = Callable[..., CompletedProcess[str]]
NIM = ("play", "nim", "--seat", "human:Ann", "--seat", "human:Bob", "--option", "heap=6", "--save", "g.game")
SMALL = ("play", "quoridor", "--seat", "human:Ann", "--seat", "human:Bob", "-o", "size=3", "-o", "first=0")


def saved(folder: Path) -> GameFile:
    return parse_file((folder / "g.game").read_text("utf-8"))


def rows(folder: Path) -> list[str]:
    return [str(row) for row in saved(folder).rows]


def test_a_whole_game_is_played_to_its_end_and_the_file_holds(installed: Run, tmp_path: Path) -> None:
    done = installed(*NIM, typed="take 1\n2\n TAKE  3\n")
    assert (done.returncode, done.stderr) == (0, "")
    assert "The last counter is taken." in done.stdout
    assert "Bob takes 2 counters." in done.stdout
    assert "●●●●●●" in done.stdout
    assert rows(tmp_path) == ["1 0 take 1", "2 1 take 2", "3 0 take 3"]
    file = saved(tmp_path)
    verify(find_kit("nim"), file)
    assert file.seat_names == ("Ann", "Bob")
    assert not (tmp_path / "g.game.seed").exists()


def test_quoridor_is_played_to_its_end(cheeseboard: Run, tmp_path: Path) -> None:
    done = cheeseboard(*SMALL, "--save", "g.game", typed="b2\nmove b1\n")
    assert (done.returncode, done.stderr) == (0, "")
    assert Words("en", "quoridor", ["Ann", "Bob"]).text("event-game-won", winner=1) in done.stdout
    assert done.stdout.index("1.  Bob") < done.stdout.index("2.  Ann")
    assert saved(tmp_path).result == (1, 0)


def test_the_commitment_is_printed_first(cheeseboard: Run, tmp_path: Path) -> None:
    done = cheeseboard("play", "quoridor", "--seat", "human", "--seat", "human", "--save", "g.game", typed="quit\n")
    assert saved(tmp_path)["Commitment"] in done.stdout.splitlines()[0]
    lot = str(saved(tmp_path).rows[0].action).removeprefix("first ")
    assert Words("en", "quoridor", ["human 0", "human 1"]).text("event-first-drawn", seat=lot) in done.stdout


def test_a_bot_plays_in_the_seat_that_nobody_takes(cheeseboard: Run, tmp_path: Path) -> None:
    done = cheeseboard("play", "nim", "-o", "heap=9", "--save", "g.game", typed="take 1\n" * 9)
    assert done.returncode == 0
    assert saved(tmp_path).seat_names == ("human 0", bot_names("nim")[-1])
    assert saved(tmp_path).nonces[1] == ""
    assert len(saved(tmp_path).nonces[0]) == 32
    assert rows(tmp_path)[0] == "1 0 take 1"
    verify(find_kit("nim"), saved(tmp_path))


def test_bots_alone_play_without_a_question(cheeseboard: Run, tmp_path: Path) -> None:
    done = cheeseboard("play", "nim", "--seat", "random", "--seat", "greedy@0.5s", "--save", "g.game")
    assert done.returncode == 0
    verify(find_kit("nim"), saved(tmp_path))


@pytest.mark.parametrize(
    ("typed", "code", "quoted"),
    [
        ("take 9", "not-now", "“take 9”"),
        ("take! 1", "malformed-action", "“take! 1”"),
        ("move e2", "not-now", "“move e2”"),
        ("undo", "nothing-to-take-back", ""),
        ("take 1+2", "not-now", ""),
        ("save blocked/g.game", "file-unwritable", ""),
        ("save a\0b", "file-unwritable", ""),
        ("é\u2028\x1b[31m", "malformed-action", ""),
    ],
)
def test_a_refusal_says_why_and_the_game_goes_on(
    cheeseboard: Run, tmp_path: Path, typed: str, code: str, quoted: str
) -> None:
    (tmp_path / "blocked").write_text("a file, not a folder", "utf-8")
    done = cheeseboard(*NIM, typed=f"{typed}\n1\nquit\n")
    assert done.returncode == 0
    assert done.stderr.endswith(f"({code})\n")
    assert quoted in done.stderr
    assert rows(tmp_path) == ["1 0 take 1"]


@pytest.mark.parametrize(
    ("typed", "code", "ruling"),
    [
        ("move b3", "square-taken", "Q-3"),
        ("a3", "too-far", "Q-3"),
        ("pass", "no-pass", "Q-10"),
        ("fly", "no-such-action", ""),
    ],
)
def test_a_refusal_of_quoridor_names_its_ruling(cheeseboard: Run, typed: str, code: str, ruling: str) -> None:
    done = cheeseboard(*SMALL, typed=f"{typed}\n")
    assert f"({code})" in done.stderr
    assert ruling in done.stderr
    assert "refused-" not in done.stderr


def test_an_undo_goes_back_to_before_the_last_action_of_a_person(cheeseboard: Run, tmp_path: Path) -> None:
    done = cheeseboard(*NIM, typed="1\n2\nundo\n3\nundo\nundo\n2\nquit\n")
    assert Words("en").text("play-undone") in done.stdout
    assert rows(tmp_path)[:4] == ["1 0 take 1", "2 1 take 2", "3 T back 1", "4 1 take 3"]
    assert rows(tmp_path)[4:] == ["5 T back 3", "6 T back 0", "7 0 take 2"]


def test_a_saved_game_that_was_changed_is_not_resumed(cheeseboard: Run, tmp_path: Path) -> None:
    cheeseboard(*NIM, typed="1\n2\nquit\n")
    path = tmp_path / "g.game"
    path.write_text(path.read_text("utf-8").replace("1 0 take 1", "1 0 take 2"), "utf-8")
    done = cheeseboard("play", "nim", "--resume", "g.game", typed="quit\n")
    assert (done.returncode, "(verify-chain)" in done.stderr) == (2, True)


def test_no_file_is_ever_overwritten(cheeseboard: Run, tmp_path: Path) -> None:
    (tmp_path / "keep.txt").write_text("important", "utf-8")
    done = cheeseboard(*NIM, typed="save keep.txt\nquit\n")
    assert "(file-exists)" in done.stderr
    assert (tmp_path / "keep.txt").read_text("utf-8") == "important"


def test_a_saved_game_brings_its_own_seats_and_options(cheeseboard: Run) -> None:
    cheeseboard(*NIM, typed="1\nquit\n")
    done = cheeseboard("play", "nim", "--resume", "g.game", "--seat", "random")
    assert (done.returncode, "(option-with-resume)" in done.stderr) == (2, True)


def test_an_undo_does_not_go_behind_the_lot(cheeseboard: Run, tmp_path: Path) -> None:
    people = ("--seat", "human", "--seat", "human", "-o", "size=3", "--save", "g.game")
    cheeseboard("play", "quoridor", *people, typed="b2\nundo\nb2\nquit\n")
    first = saved(tmp_path).rows[0]
    assert str(first) in ("1 - first 0", "1 - first 1")
    assert "T back 0" not in " ".join(rows(tmp_path))


def test_help_tell_and_show_change_nothing(cheeseboard: Run, tmp_path: Path) -> None:
    done = cheeseboard(*NIM, typed="?\nhelp\ntell\nshow\n\nquit\n")
    assert done.stdout.count("take: take 1, take 2, take 3") == 2
    assert "6 counters are left." in done.stdout
    assert Words("en").text("play-help-short") in done.stdout
    assert rows(tmp_path) == []


def test_a_long_menu_is_shortened_in_the_help(cheeseboard: Run) -> None:
    done = cheeseboard("play", "quoridor", "--seat", "human", "--seat", "human", typed="?\nquit\n")
    assert "… +88" in done.stdout


def test_saved_and_resumed_the_game_goes_on_and_holds(installed: Run, tmp_path: Path) -> None:
    seats = NIM[:-2]
    first = installed(*seats, typed="1\nsave g.game\nquit\n")
    assert first.returncode == 0
    assert "cheeseboard play nim --resume g.game" in first.stdout
    running = saved(tmp_path)
    assert (running.seed, running.result, rows(tmp_path)) == (None, None, ["1 0 take 1"])
    seed = tmp_path / "g.game.seed"
    assert stat.S_IMODE(seed.stat().st_mode) == 0o600
    assert seed.read_text("utf-8").strip() not in (tmp_path / "g.game").read_text("utf-8")
    then = installed("play", "nim", "--resume", "g.game", typed="2\n3\n")
    assert (then.returncode, then.stderr) == (0, "")
    file = saved(tmp_path)
    verify(find_kit("nim"), file, running.digest)
    assert (file["Commitment"], file.seat_names) == (running["Commitment"], ("Ann", "Bob"))
    assert not seed.exists()


@pytest.mark.parametrize("leaving", ["", "quit\n", "exit\n", "tak"])
def test_however_one_leaves_the_game_is_kept(cheeseboard: Run, tmp_path: Path, leaving: str) -> None:
    done = cheeseboard(*NIM, typed=f"1\n{leaving}")
    assert done.returncode == 0
    assert rows(tmp_path) == ["1 0 take 1"]
    assert "--resume g.game" in done.stdout
    seed = tmp_path / "g.game.seed"
    assert stat.S_IMODE(seed.stat().st_mode) == 0o600
    assert cheeseboard("play", "nim", "--resume", "g.game", typed="2\n3\n").returncode == 0
    verify(find_kit("nim"), saved(tmp_path))
    assert not seed.exists()


def test_without_a_file_the_way_to_keep_a_game_is_printed(cheeseboard: Run) -> None:
    assert Words("en").text("play-bye") in cheeseboard("play", "nim", typed="").stdout


def test_a_bot_goes_on_in_its_seat_after_resuming(cheeseboard: Run, tmp_path: Path) -> None:
    cheeseboard("play", "nim", "-o", "heap=30", "--seat", "human", "--seat", "greedy", "--save", "g.game", typed="1\n")
    before = len(rows(tmp_path))
    cheeseboard("play", "nim", "--resume", "g.game", typed="1\n")
    assert [row.split()[1] for row in rows(tmp_path)] == ["0", "1", "0", "1"]
    assert before == 2


def test_resigning_loses(cheeseboard: Run, tmp_path: Path) -> None:
    done = cheeseboard(*NIM, typed="1\nresign\n")
    assert Words("en").text("over-resigned") in done.stdout
    assert saved(tmp_path).result == (0, 1)
    verify(find_kit("nim"), saved(tmp_path))


def test_with_three_seats_a_bot_plays_on_after_a_resignation(cheeseboard: Run, tmp_path: Path) -> None:
    seats = ("--seat", "human:[/]", "--seat", "random", "--seat", "random")
    done = cheeseboard(
        "play", "quoridor", *seats, "-o", "first=0", "-o", "size=3", "--save", "g.game", typed="resign\n"
    )
    assert done.returncode == 0
    assert rows(tmp_path)[:2] == ["1 T resign 0", "2 T bot 0 level-5"]
    assert (saved(tmp_path).result or (0,))[0] > 0
    verify(find_kit("quoridor"), saved(tmp_path))


@pytest.mark.parametrize("name", ["[/]", "[bold]x", ":heart:", 'a"b\\', "{ $who }", "x;y\tz", "Čeněk 🧀", ""])
def test_any_name_can_be_played_under(cheeseboard: Run, tmp_path: Path, name: str) -> None:
    seats = ("--seat", f"human:{name}", "--seat", "human:Bob")
    done = cheeseboard("play", "nim", *seats, "-o", "heap=3", "--save", "g.game", typed="1\n2\n")
    assert (done.returncode, done.stderr) == (0, "")
    shown = {"": "human 0", "x;y\tz": "x y z"}.get(name, name)
    assert saved(tmp_path).seat_names == (shown, "Bob")
    assert f"{shown} takes one counter." in done.stdout
    again = cheeseboard("replay", "g.game")
    assert f"{shown} takes one counter." in again.stdout


def test_bytes_that_are_no_text_are_refused_as_any_nonsense(installed: Run) -> None:
    done = installed("play", "nim", typed="\udcff\udcfe\nquit\n", PYTHONIOENCODING="utf-8:strict")
    assert done.returncode == 0
    assert "(malformed-action)" in done.stderr
    assert "Traceback" not in done.stderr


def test_the_game_is_in_the_chosen_language(cheeseboard: Run) -> None:
    czech = Words("cs", "quoridor", ["Ann", "Bob"])
    done = cheeseboard("--lang", "cs", *SMALL, typed="hop\nb2\nmove b1\n")
    assert done.stderr == f"{czech.text('refused-no-such-action', action='hop')} (no-such-action)\n"
    assert czech.text("event-game-won", winner=1) in done.stdout
    assert czech.text("over-goal") in done.stdout
