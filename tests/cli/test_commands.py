"""The other commands, for people and for programs; Nim, a game from outside, works with all of them."""

import json
import multiprocessing
import shutil
from collections.abc import Callable
from pathlib import Path
from subprocess import CompletedProcess
from typing import Any

import pytest

from cheeseboard import __version__
from cheeseboard.arena.match import play_one
from cheeseboard.bots import bot_names
from cheeseboard.cli.app import app, language_first
from cheeseboard.cli.bench import open_spiel
from cheeseboard.cli.bench.rules import RANDOM_PLAY
from cheeseboard.core import TABLE, Action
from cheeseboard.core.gamefile import format_file, parse_file, to_game_file
from cheeseboard.core.history import History
from cheeseboard.core.options import read_options
from cheeseboard.core.verify import verify
from cheeseboard.games import find, find_kit
from cheeseboard.games.quoridor.bench import MENUS
from cheeseboard.library.start import new as new_game
from cheeseboard.words import Words
from cli.said import says

Run = Callable[..., CompletedProcess[str]]
COMMANDS = [command.name for command in app.registered_commands]
OUTSIDE = Path(__file__).parents[1] / "outside"


def answer(done: CompletedProcess[str]) -> Any:
    assert (done.returncode, done.stderr) == (0, "")
    return json.loads(done.stdout)


def play_into(folder: Path, game_id: str, **options: Any) -> Path:
    """The file of a finished game."""
    file = play_one(game_id, ["greedy", "random"], read_options(find(game_id), options), 3, 0)
    path = folder / f"{game_id}.game"
    path.write_text(format_file(file), "utf-8", newline="\n")
    return path


@pytest.mark.parametrize("command", COMMANDS)
def test_the_help_of_every_command_shows_an_example(cheeseboard: Run, command: str) -> None:
    done = cheeseboard(command, "--help")
    assert done.returncode == 0
    assert f"Example: cheeseboard {command}" in " ".join(done.stdout.split())


def test_every_command_is_listed(cheeseboard: Run) -> None:
    done = cheeseboard("--help")
    assert done.returncode == 0
    assert [command for command in COMMANDS if f" {command} " not in done.stdout] == []
    assert set(COMMANDS) >= {"games", "play", "check", "perft", "replay", "verify", "match", "bench", "score"}


def test_the_version_is_printed(cheeseboard: Run) -> None:
    done = cheeseboard("--version")
    assert (done.returncode, done.stdout) == (0, f"cheeseboard {__version__}\n")


def test_the_games_are_listed_for_a_program(installed: Run) -> None:
    games = {game["id"]: game for game in answer(installed("games", "--json"))}
    assert games["nim"] == {
        "id": "nim",
        "name": "Nim",
        "rules": 1,
        "seats": [2],
        "options": {"heap": "1–99", "most": "1–9"},
        "bots": list(bot_names("nim")),
    }
    assert games["quoridor"]["seats"] == [2, 3, 4]
    assert games["quoridor"]["options"]["size"] == "9 | 7 | 5 | 3"


def test_the_games_are_listed_for_people_in_their_language(cheeseboard: Run) -> None:
    texts = [cheeseboard("--lang", language, "games").stdout for language in ("en", "cs", "de", "fr")]
    assert len(set(texts)) == 4
    assert all("quoridor" in text and "--option size=9 | 7 | 5 | 3" in text for text in texts)


@pytest.mark.parametrize("args", [("games", "--lang", "cs"), ("games", "--lang=cs"), ("--lang", "cs", "games")])
def test_the_language_may_stand_after_the_verb(cheeseboard: Run, args: tuple[str, ...]) -> None:
    assert Words("cs", "quoridor").text("game-about") in cheeseboard(*args).stdout


def test_what_stands_after_two_dashes_is_no_option() -> None:
    assert language_first(["games", "--", "--lang", "cs"]) == ["games", "--", "--lang", "cs"]
    assert language_first(["games", "--lang"]) == ["--lang", "games"]


@pytest.mark.parametrize(
    ("setting", "value"), [("CHEESEBOARD_LANG", "cs"), ("LANG", "cs_CZ.UTF-8"), ("LC_ALL", "cs_CZ.UTF-8")]
)
def test_the_machine_may_choose_the_language(
    cheeseboard: Run, monkeypatch: pytest.MonkeyPatch, setting: str, value: str
) -> None:
    czech = cheeseboard("--lang", "cs", "games").stdout
    monkeypatch.setenv(setting, value)
    assert cheeseboard("games").stdout == czech


@pytest.mark.parametrize(("game_id", "options"), [("nim", {}), ("quoridor", {"size": 5})])
def test_verify_accepts_a_game_and_counts_its_draws(
    cheeseboard: Run, tmp_path: Path, game_id: str, options: dict[str, Any]
) -> None:
    path = play_into(tmp_path, game_id, **options)
    file = parse_file(path.read_text("utf-8"))
    done = cheeseboard("verify", path)
    assert (done.returncode, done.stderr) == (0, "")
    draws = {"nim": 0, "quoridor": 1}[game_id]
    assert done.stdout == Words("en").text("verify-holds", rows=len(file.rows), draws=draws) + "\n"
    ranks = list(file.result or ())
    assert answer(cheeseboard("verify", path, "--json")) == {
        "holds": True,
        "rows": len(file.rows),
        "draws": draws,
        "ranks": ranks,
    }


def test_verify_finds_a_digest_from_the_middle_and_no_other(cheeseboard: Run, tmp_path: Path) -> None:
    path = play_into(tmp_path, "nim")
    middle = parse_file(path.read_text("utf-8")).chain()[3]
    assert cheeseboard("verify", path, "--digest", middle).returncode == 0
    done = cheeseboard("verify", path, "--digest", middle[::-1])
    assert (done.returncode, done.stdout, says(done.stderr, "verify-digest")) == (1, "", True)


def test_verify_passes_over_the_draws_before_a_copy_only_if_told(cheeseboard: Run, tmp_path: Path) -> None:
    path, game = tmp_path / "copy.game", new_game("quoridor", options={"size": 3}, seed=1)
    branch = game.copy()
    branch.run("random")
    branch.save(path)
    done = cheeseboard("verify", path)
    assert (done.returncode, says(done.stderr, "verify-copied")) == (1, True)
    told = answer(cheeseboard("verify", path, "--copied", "--json"))
    assert (told["draws"], told["copied_rows"], told["rows"]) == (0, 1, branch.row)


def test_verify_exits_with_1_on_tampering_and_names_the_line(cheeseboard: Run, tmp_path: Path) -> None:
    path = play_into(tmp_path, "quoridor", size=5)
    text = path.read_text("utf-8")
    changes = [
        ("1 - first 0", "1 - first 1", "verify-draw", "1"),
        ("1 - first 1", "1 - first 0", "verify-draw", "1"),
        ("greedy; random", "greedy; Random", "verify-chain", "[Digest"),
        ('[Result "0 1"]', '[Result "1 0"]', "verify-result", "[Result"),
        ('[Result "1 0"]', '[Result "0 1"]', "verify-result", "[Result"),
        ('[Seed "', '[Seed "00', "file-bad-value", "[Seed"),
    ]
    assert sum(old in text for old, *_ in changes) == 4
    for old, new, code, where in changes:
        if old in text:
            path.write_text(text.replace(old, new), "utf-8")
            done = cheeseboard("verify", path)
            assert (done.returncode, done.stdout) == (2 if code == "file-bad-value" else 1, "")
            assert says(done.stderr, code)
            broken = json.loads(cheeseboard("verify", path, "--json").stdout)
            assert broken["error"] == code
            assert text.splitlines()[broken["params"]["line"] - 1].split()[0] == where


def test_a_game_that_is_not_over_cannot_be_verified(cheeseboard: Run) -> None:
    cheeseboard("play", "nim", "--save", "g.game", typed="1\n")
    done = cheeseboard("verify", "g.game")
    assert (done.returncode, says(done.stderr, "verify-not-over")) == (1, True)


def test_replay_prints_a_game_row_by_row(cheeseboard: Run, tmp_path: Path) -> None:
    path = play_into(tmp_path, "nim", heap=9)
    file = parse_file(path.read_text("utf-8"))
    plain, shown = cheeseboard("replay", path), cheeseboard("replay", path, "--show")
    for row in file.rows:
        assert f"{row}  " in plain.stdout
    assert "The last counter is taken." in plain.stdout
    assert shown.stdout.count("●\n") == len(file.rows) - 1
    assert shown.stdout.splitlines()[1].count("●") == 9 - int(file.rows[0].action.fills[0][0])
    result = answer(cheeseboard("replay", path, "--json"))
    assert result["rows"] == [str(row) for row in file.rows]
    assert result["over"] == {"ranks": list(file.result or ()), "reason": "heap-empty"}


def test_replay_says_whose_game_a_bot_has_finished(cheeseboard: Run, tmp_path: Path) -> None:
    history = History.begin(find("nim"), read_options(find("nim"), {"heap": 3}), 2)
    for seat, text in ((0, "take 1"), (1, "take 1"), (TABLE, "bot 0 random"), (0, "take 1")):
        history.add(seat, Action.parse(text))
    file = to_game_file(history, table_id="tbl-1", names=("Ann", "Bob"), nonces=("", ""), seed=bytes(32))
    path = tmp_path / "bot.game"
    path.write_text(format_file(file), "utf-8", newline="\n")
    assert {"1.  Ann (bot)", "2.  Bob"} <= set(cheeseboard("replay", path).stdout.splitlines())


def test_replay_draws_the_board_of_quoridor_after_every_row(cheeseboard: Run, tmp_path: Path) -> None:
    path = play_into(tmp_path, "quoridor", size=3)
    number = len(parse_file(path.read_text("utf-8")).rows)
    done = cheeseboard("replay", path, "--show")
    assert done.returncode == 0
    assert done.stdout.count("→ ↕ 3") == number
    assert cheeseboard("replay", path).stdout.count("→ ↕ 3") == 1


def test_a_running_game_is_replayed_without_an_end(cheeseboard: Run) -> None:
    cheeseboard("play", "nim", "--save", "g.game", "--seat", "human", "--seat", "human", typed="1\n")
    assert answer(cheeseboard("replay", "g.game", "--json")) == {"game": "nim", "rows": ["1 0 take 1"], "over": None}


def test_a_score_goes_out_and_comes_back(cheeseboard: Run, tmp_path: Path) -> None:
    path = play_into(tmp_path, "quoridor", size=5)
    out = cheeseboard("score", path)
    assert out.returncode == 0
    (tmp_path / "score.txt").write_text(out.stdout, "utf-8")
    assert cheeseboard("score", "score.txt").stdout == out.stdout
    assert cheeseboard("score", "score.txt", "--save", "again.game").returncode == 0
    again = parse_file((tmp_path / "again.game").read_text("utf-8"))
    first = parse_file(path.read_text("utf-8"))
    assert [row.action for row in again.rows] == [row.action for row in first.rows if row.seat >= 0]
    assert again.result == first.result
    verify(find_kit("quoridor"), again)


@pytest.mark.parametrize("game_id", ["nim", "quoridor"])
def test_a_match_is_the_same_for_the_same_seed_on_one_core_and_on_all(
    cheeseboard: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, game_id: str
) -> None:
    small = ["-o", "size=3"] if game_id == "quoridor" else []
    line = ["match", game_id, "greedy", "random", "--games", "3", "--seed", "7", "--json", *small]
    one = answer(cheeseboard(*line, "--save", "one"))
    monkeypatch.setattr(multiprocessing, "cpu_count", lambda: 1)
    assert answer(cheeseboard(*line, "--save", "other/folder")) == one
    names = sorted(path.name for path in (tmp_path / "one").iterdir())
    assert names == ["00001.game", "00002.game", "00003.game"]
    for name in names:
        text = (tmp_path / "one" / name).read_text("utf-8")
        assert (tmp_path / "other" / "folder" / name).read_text("utf-8") == text
        verify(find_kit(game_id), parse_file(text))
    assert {key: one[key] for key in ("game", "games", "seed")} == {"game": game_id, "games": 3, "seed": 7}
    assert [row["bot"] for row in one["standings"]] == ["greedy", "random"]
    assert sum(row["score"] for row in one["standings"]) == pytest.approx(1)


def test_a_match_prints_a_table(cheeseboard: Run) -> None:
    done = cheeseboard("match", "nim", "level-2", "random", "--games", "1", "--seconds", "0.5")
    assert done.returncode == 0
    assert "level-2@0.5s" in done.stdout
    assert "95 %" in done.stdout


def test_perft_counts_quoridor(cheeseboard: Run) -> None:
    assert answer(cheeseboard("perft", "quoridor", "--depth", "2", "--json"))["counts"] == [131, 16677]
    split = answer(cheeseboard("perft", "quoridor", "--depth", "2", "--split", "--json"))["split"]
    assert len(split) == 131
    assert sum(split.values()) == 16677
    assert cheeseboard("perft", "quoridor", "--depth", "2").stdout == "perft 1 131\nperft 2 16,677\n"


def test_perft_counts_from_a_position_and_with_options(cheeseboard: Run) -> None:
    text = "pawns e4 e6; hands 0 0; barriers e4h; turn 0"
    assert answer(cheeseboard("perft", "quoridor", "--depth", "1", "--position", text, "--json"))["counts"] == [3]
    nim = answer(cheeseboard("perft", "nim", "--depth", "3", "-o", "heap=4", "-o", "most=2", "--json"))
    assert nim["counts"] == [2, 4, 4]


@pytest.mark.parametrize("game_id", ["nim", "quoridor"])
def test_check_holds_a_game_against_the_laws(installed: Run, game_id: str) -> None:
    result = answer(installed("check", game_id, "--walks", "2", "--games", "2", "--json"))
    assert result["holds"] is True
    assert result["walks"] == result["games"] == 2
    assert result["steps"] > 0


def test_check_says_at_once_what_it_will_do_also_where_no_bar_is_drawn(installed: Run) -> None:
    done = installed("check", "nim", "--walks", "2", "--games", "3")
    assert done.stderr.strip() == Words("en").text("check-begins", walks=2, games=3)


BREACHES = {
    "the asked have a menu and nobody else does": ("self.turn(state) != Ask((seat,))", "not state.left"),
    "states are values": (
        "return Nim(options, left=options.heap, to_move=0)",
        "return Nim(options, [options.heap], 0)",
    ),
    "all is equal under two PYTHONHASHSEEDs": ("state.left - taken", "state.left - 1 - hash(str(state.left)) % taken"),
}


@pytest.mark.parametrize("law", BREACHES)
def test_check_exits_with_1_and_names_the_broken_law(installed: Run, tmp_path: Path, law: str) -> None:
    outside = tmp_path / "outside"
    shutil.copytree(OUTSIDE, outside, ignore=shutil.ignore_patterns("__pycache__"))
    source = outside / "cheeseboard_nim" / "__init__.py"
    old, new = BREACHES[law]
    assert old in source.read_text("utf-8")
    source.write_text(source.read_text("utf-8").replace(old, new), "utf-8")
    done = installed("check", "nim", "--walks", "3", "--games", "0", "--json", PYTHONPATH=str(outside))
    assert done.returncode == 1, done.stderr
    result = json.loads(done.stdout)
    assert (result["holds"], result["law"]) == (False, law)
    assert result["breach"].splitlines()[-1].startswith(law), "it can be read below a long log"


@pytest.mark.slow
def test_bench_measures_every_game(cheeseboard: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(open_spiel, "references", lambda: {("nim", RANDOM_PLAY): lambda: 1})
    rates = answer(cheeseboard("bench", "rules", "--json", "--seconds", "0.05", "--runs", "1"))["rules"]
    assert [rate["ratio"] is not None for rate in rates if rate["what"] == RANDOM_PLAY] == [
        rate["game"] == "nim" for rate in rates if rate["what"] == RANDOM_PLAY
    ]
    assert {rate["game"] for rate in rates} >= {"nim", "quoridor"}
    assert "nim" in cheeseboard("bench", "rules", "--seconds", "0.05", "--runs", "1").stdout


def test_bench_measures_the_library(cheeseboard: Run) -> None:
    costs = answer(cheeseboard("bench", "library", "--json", "--seconds", "0.05", "--runs", "1"))["library"]
    assert {cost["reference"] for cost in costs} == {"import msgspec", "core.step", "play", "at row 10"}
    assert all(cost["ratio"] > 0 and cost["most"] > 0 for cost in costs)


@pytest.mark.slow
def test_bench_compares_with_open_spiel(installed: Run) -> None:
    done = installed("bench", "rules", "--json", "--seconds", "0.05", "--runs", "1")
    assert done.returncode == 0
    rates = json.loads(done.stdout)["rules"]
    beside = {rate["what"] for rate in rates if rate["reference"] == "open_spiel"}
    assert {RANDOM_PLAY, MENUS} <= beside, beside
    assert {rate["game"] for rate in rates} >= {"nim", "quoridor"}
    assert all(rate["per_second"] > 0 for rate in rates)
    for rate in rates:
        if rate["reference"]:
            assert rate["ratio"] == pytest.approx(rate["per_second"] / rate["reference_per_second"])
