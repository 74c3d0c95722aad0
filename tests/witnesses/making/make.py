"""Makes a new set of witnesses by the program of today, in a folder that is not there yet.

`PYTHONPATH=tests python tests/witnesses/making/make.py third` plays real games at a real server over HTTP and sockets.
"""

import json
import shutil
import sqlite3
import subprocess
import sys
import tempfile
import time
from contextlib import closing
from pathlib import Path

from server.program import COMMAND, serving
from witnesses.making.option_files import make_option_files, make_saved_games
from witnesses.making.people import Frame
from witnesses.making.recording import record
from witnesses.making.scenes import Scenes
from witnesses.opening import HERE, KEY_FILE, database_in, load, url_of


def make_tables(folder: Path, made: Path) -> Frame:
    """The database, copied while windows are open in it, and the files of its finished games."""
    with serving(folder) as server:
        scenes = Scenes(server)
        play(scenes)
        export(scenes, made / "files")
        scenes.gouda_gouda_beats()
        scenes.gouda_gouda_with_orders()
        made_ms = time.time_ns() // 1_000_000
        with closing(sqlite3.connect(database_in(folder / "data"))) as connection:  # under the hands of the server
            connection.execute("VACUUM INTO ?", (str(made / "tables.sqlite"),))
        credentials = {"signing_key": (folder / "data" / KEY_FILE).read_bytes().hex(), **scenes.credentials()}
    compare(scenes, made / "tables.sqlite", made_ms)
    return {"made_ms": made_ms, "tables": scenes.facts, "credentials": credentials}


def play(scenes: Scenes) -> None:
    """All tables whose games do not wait for a moment."""
    for seats in (2, 3, 4):
        scenes.quoridor_near_repetition(seats)
    scenes.quoridor_lost_on_time()
    scenes.quoridor_settled()
    scenes.pac_man()
    scenes.gouda_gouda_taken_back()
    scenes.gouda_gangster()
    scenes.quoridor_finished()


def export(scenes: Scenes, folder: Path) -> None:
    """The file of every finished game, as the server gives it."""
    for name, facts in scenes.facts.items():
        if facts["phase"] == "over":
            text = scenes.ann.ask("GET", f"/api/tables/{facts['table']}/game")
            (folder / f"{name}.game").write_text(text, "utf-8", newline="\n")


def make_recording(folder: Path, path: Path) -> None:
    """All that clients say and hear."""
    (folder / "recording").mkdir()
    lines = record(folder / "recording")
    path.write_text("".join(json.dumps(line, ensure_ascii=False) + "\n" for line in lines), "utf-8")


def compare(scenes: Scenes, path: Path, made_ms: int) -> None:
    """The copy has what the people were told: nothing happened between the two, and nothing was due."""
    with tempfile.TemporaryDirectory() as name:
        copy = Path(shutil.copyfile(path, Path(name) / "copy.sqlite"))
        witnesses = load(url_of(copy), [facts["table"] for facts in scenes.facts.values()])
    for (name, facts), witness in zip(scenes.facts.items(), witnesses, strict=True):
        assert witness.by_itself(made_ms).digest == facts["digest"], name
        found = {**witness.facts(), "more": witness.more_facts()}
        wanted = {key: facts[key] for key in found}
        assert found == wanted, (name, [(key, found[key], wanted[key]) for key in found if found[key] != wanted[key]])


def main() -> None:
    """Make everything, in a folder of its own, and then move it here."""
    target = HERE / sys.argv[1]
    assert not target.exists(), "a witness is made once"
    version = subprocess.run([COMMAND, "--version"], capture_output=True, text=True, check=True).stdout.split()[-1]
    commit = subprocess.run(["git", "rev-parse", "HEAD"], capture_output=True, text=True, check=True, cwd=HERE)
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        made = folder / "made"
        (made / "files").mkdir(parents=True)
        databases = {"tables.sqlite": make_tables(folder, made)}
        manifest = {"commit": commit.stdout.strip(), "version": version, "databases": databases}
        make_option_files(made / "files")
        make_saved_games(made / "files")
        make_recording(folder, made / "client.jsonl")
        text = json.dumps(manifest, indent=1, ensure_ascii=False)
        (made / "manifest.json").write_text(f"{text}\n", "utf-8")
        shutil.copytree(made, target)


if __name__ == "__main__":
    main()
