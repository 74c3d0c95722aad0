"""Whole games in the terminal with scripted input: actions, refusals, undo, saving, leaving and resuming."""

import re
import stat
from collections.abc import Callable
from pathlib import Path
from subprocess import CompletedProcess

import pytest

from cheeseboard import games
from cheeseboard.cli.local_game import LocalGame
from cheeseboard.core import Illegal, Question, Unknown
from cheeseboard.core.gamefile import GameFile, parse_file
from cheeseboard.core.verify import verify
from cheeseboard.games import find_kit, packages
from cheeseboard.library.loading import load
from cheeseboard.library.playthrough import Playthrough
from cheeseboard.tables.stand_ins import stand_in_bot
from cheeseboard.words import LANGUAGES, Words
from cheeseboard.words.rules_pages import rules_text, short_rules
from cli.said import says

OURS = [game_id for game_id, package in packages().items() if package.startswith(games.__name__)]
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
    assert Words("en", "quoridor", ["Player 1", "Player 2"]).text("event-first-drawn", seat=lot) in done.stdout


def test_a_bot_plays_in_the_seat_that_nobody_takes(cheeseboard: Run, tmp_path: Path) -> None:
    done = cheeseboard("play", "nim", "-o", "heap=9", "--save", "g.game", typed="take 1\n" * 9)
    assert done.returncode == 0
    assert saved(tmp_path).seat_names == ("Player 1", stand_in_bot(find_kit("nim")))
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
    assert says(done.stderr, code)
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
    assert says(done.stderr, code)
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
    assert (done.returncode, says(done.stderr, "verify-chain")) == (2, True)


def test_no_file_is_ever_overwritten(cheeseboard: Run, tmp_path: Path) -> None:
    (tmp_path / "keep.txt").write_text("important", "utf-8")
    done = cheeseboard(*NIM, typed="save keep.txt\nquit\n")
    assert says(done.stderr, "file-exists")
    assert (tmp_path / "keep.txt").read_text("utf-8") == "important"


def test_a_saved_game_brings_its_own_seats_and_options(cheeseboard: Run) -> None:
    cheeseboard(*NIM, typed="1\nquit\n")
    done = cheeseboard("play", "nim", "--resume", "g.game", "--seat", "random")
    assert (done.returncode, says(done.stderr, "option-with-resume")) == (2, True)


def test_an_undo_does_not_go_behind_the_lot(cheeseboard: Run, tmp_path: Path) -> None:
    people = ("--seat", "human", "--seat", "human", "-o", "size=3", "--save", "g.game")
    cheeseboard("play", "quoridor", *people, typed="b2\nundo\nb2\nquit\n")
    first = saved(tmp_path).rows[0]
    assert str(first) in ("1 - first 0", "1 - first 1")
    assert "T back 0" not in " ".join(rows(tmp_path))


def test_help_tell_and_show_change_nothing(cheeseboard: Run, tmp_path: Path) -> None:
    done = cheeseboard(*NIM, typed="?\nhelp\ndescribe\ntell\nshow\nhint\n\nquit\n")
    assert done.stdout.count("take: take 1, take 2, take 3") == 2
    assert done.stdout.count("6 counters are left.") == 2
    assert any(Words("en").text("play-hint", action=f"take {count}") in done.stdout for count in (1, 2, 3))
    assert rows(tmp_path) == []


def test_what_can_be_typed_stands_above_every_prompt(cheeseboard: Run) -> None:
    done = cheeseboard(*SMALL, typed="fly\nb2\nquit\n")
    english = Words("en", "quoridor", ["Ann", "Bob"])
    prompts = [english.text("play-prompt", who=seat) for seat in (0, 0, 1)]
    before = done.stdout.split("›")[:-1]
    assert len(before) == len(prompts)
    for text, prompt in zip(before, prompts, strict=True):
        *_, choices, commands, last = text.splitlines()
        assert (choices.strip()[:15], commands) == ("Type a move: mo", english.text("play-commands"))
        assert f"{last.strip()} ›" == prompt


def test_words_that_people_call_something_else_are_explained_above_the_prompt(cheeseboard: Run) -> None:
    english, czech = Words("en", "gouda-gouda"), Words("cs", "gouda-gouda")
    menu = f"Type a move: name green-barrel\nname = {english.text('verb-name')}\n"
    alone = ("play", "gouda-gouda", "-o", "first=0", "-o", "magic=none")
    assert menu in cheeseboard(*alone, typed="quit\n").stdout
    said = cheeseboard("--lang", "cs", *alone, typed="quit\n").stdout
    assert f"name = {czech.text('verb-name')} · green-barrel = {czech.word('green-barrel')}" in said


def test_who_resigns_is_told_so(cheeseboard: Run) -> None:
    alone = ("play", "quoridor", "--seat", "human:Ann", "--seat", "random", "-o", "first=0")
    assert (
        Words("en", "quoridor", ["Ann"], you=0).text("event-player-resigned", seat=0)
        in cheeseboard(*alone, typed="resign\n").stdout
    )


def test_the_reader_is_spoken_to_and_bots_have_names(cheeseboard: Run) -> None:
    alone = ("play", "quoridor", "--seat", "human:Ann", "--seat", "level-1", "-o", "first=0", "-o", "size=3")
    said = cheeseboard(*alone, typed="b2\nquit\n").stdout
    english = Words("en", "quoridor", ["Ann", "Fledgling"], you=0)
    assert "0 You · 1 Fledgling" in said
    assert english.text("event-pawn-moved", mover=0, to="b2") in said
    assert "Ann" not in said
    assert "level-1" not in said


def test_a_hint_knows_no_more_than_the_seat_that_asks(cheeseboard: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    """A bot is asked with the seat's question; were it given the state, it would see all cards."""
    asked: list[object] = []

    def choose(question: object) -> str:
        asked.append(question)
        return "sneak bathroom -"

    monkeypatch.setattr(LocalGame, "ask", lambda game, bot, seat: Playthrough.ask(game, choose, seat))
    said = cheeseboard("play", "gouda-gangster", typed="hint\nquit\n").stdout
    assert Words("en").text("play-hint", action="sneak bathroom -") in said
    assert [type(question) for question in asked] == [Question]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    "game_id", [game_id for game_id, package in packages().items() if package.startswith(games.__name__)]
)
def test_the_rules_are_read_in_the_terminal(cheeseboard: Run, game_id: str, language: str) -> None:
    page = rules_text(game_id, language)
    ruling = re.findall(r"^- \*\*([A-Z]+-\d+)", page, re.MULTILINE)[-1]
    said = cheeseboard("--lang", language, "play", game_id, typed=f"rules\nrules {ruling.lower()}\nrules X-9\nquit\n")
    for heading in re.findall(r"^## (.+)", short_rules(page), re.MULTILINE):
        assert heading in said.stdout
    assert said.stdout.count(f"{ruling} ") == 1
    assert not re.search(r"```|<!--|names = |; turn ", said.stdout)
    assert ("0 Mia · 1 Ben" in said.stdout) == ("```board" in short_rules(page))
    refused = Words(language, game_id).refusal_sentence(Unknown("unknown-ruling", number="X-9"))
    assert refused in said.stderr


def test_a_game_is_saved_in_the_file_that_is_named(cheeseboard: Run, tmp_path: Path) -> None:
    done = cheeseboard(*NIM[:-2], typed="save\nsave my evening.game\n1\nsave\nquit\n")
    assert says(done.stderr, "save-where")
    assert (tmp_path / "my evening.game").exists()


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


def test_a_game_that_left_its_file_still_says_so_after_resuming(cheeseboard: Run, tmp_path: Path) -> None:
    path = tmp_path / "evening.game"
    people = ("--seat", "human", "--seat", "human", "-o", "first=0")
    cheeseboard("play", "quoridor", *people, "--save", str(path), typed="e2\nquit\n")
    branch = load(path)
    branch.undo()
    branch.save(path)
    cheeseboard("play", "quoridor", "--resume", str(path), typed="quit\n")
    assert '[Branched "' in path.read_text("utf-8")


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
    after = done.stdout.split(Words("en", "quoridor", you=0).text("event-player-resigned", seat=0))[1]
    assert "[/] (bot)" in after
    assert "You" not in after
    assert f"{Words('en').text('bot-random')} (1)" in cheeseboard("replay", "g.game").stdout


@pytest.mark.parametrize("game_id", OURS)
def test_help_names_a_ruling_of_this_game(cheeseboard: Run, game_id: str) -> None:
    typed = cheeseboard("play", game_id, "--seat", "human", typed="?\nquit\n").stdout
    named = re.search(r"such as rules (\S+),", typed)
    assert named
    assert f"**{named[1]}" in rules_text(game_id, "en")


@pytest.mark.parametrize("name", ["[/]", "[bold]x", ":heart:", 'a"b\\', "{ $who }", "x;y\tz", "Čeněk 🧀", ""])
def test_any_name_can_be_played_under(cheeseboard: Run, tmp_path: Path, name: str) -> None:
    seats = ("--seat", f"human:{name}", "--seat", "human:Bob")
    done = cheeseboard("play", "nim", *seats, "-o", "heap=3", "--save", "g.game", typed="1\n2\n")
    assert (done.returncode, done.stderr) == (0, "")
    shown = {"": "Player 1", "x;y\tz": "x y z"}.get(name, name)
    assert saved(tmp_path).seat_names == (shown, "Bob")
    assert f"{shown} takes one counter." in done.stdout
    again = cheeseboard("replay", "g.game")
    assert f"{shown} takes one counter." in again.stdout


def test_bytes_that_are_no_text_are_refused_as_any_nonsense(installed: Run) -> None:
    done = installed("play", "nim", typed="\udcff\udcfe\nquit\n", PYTHONIOENCODING="utf-8:strict")
    assert done.returncode == 0
    assert says(done.stderr, "malformed-action")
    assert "Traceback" not in done.stderr


def test_the_game_is_in_the_chosen_language(cheeseboard: Run) -> None:
    czech = Words("cs", "quoridor", ["Ann", "Bob"])
    done = cheeseboard("--lang", "cs", *SMALL, typed="hop\nb2\nmove b1\n")
    assert done.stderr == f"{czech.refusal_sentence(Illegal('no-such-action', action='hop'))}\n"
    assert czech.text("event-game-won", winner=1) in done.stdout
    assert czech.text("over-goal") in done.stdout
