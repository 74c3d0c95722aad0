"""Makes the databases, game files and credentials of this folder. Never run again: later programs are held to them.

`PYTHONPATH=tests python tests/witnesses/make_witnesses.py` plays real games at a real server over HTTP and sockets.
"""

import json
import shutil
import sqlite3
import subprocess
import tempfile
from contextlib import closing
from pathlib import Path

from services import postgres
from witnesses.make_files import export, make_option_files, make_saved_game
from witnesses.old_client import COMMAND, Frame, facts_of, serving
from witnesses.scenes import Scenes

HERE = Path(__file__).parent


def copy_database(path: Path, to: Path) -> None:
    """One small file, also while a server writes."""
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("VACUUM INTO ?", (str(to),))


def make_tables(folder: Path, made: Path) -> Frame:
    """Most of the witnesses: one database, and the files of its finished games."""
    with serving(folder / "data") as server:
        scenes = Scenes(server)
        finished = scenes.quoridor_over()
        for seats in (2, 3, 4):
            scenes.quoridor_near_repetition(seats)
        scenes.quoridor_settled()
        scenes.quoridor_more(finished)
        scenes.pac_man()
        scenes.gouda_gouda()
        scenes.gouda_gangster_phases()
        scenes.gouda_gangster()
        for title, facts in scenes.facts.items():
            if facts.get("phase") == "over":
                export(scenes.ann, facts["table"], made / "files" / f"{title}.game")
        credentials = scenes.credentials()
    whole = folder / "whole.sqlite"
    subprocess.run([COMMAND, "backup", whole, "--data", folder / "data"], check=True, capture_output=True)
    copy_database(whole, made / "tables.sqlite")
    return {"tables": scenes.facts, "credentials": credentials}


def make_window(folder: Path, made: Path) -> Frame:
    """The database as it was while a window was open, copied under the hands of the server."""
    with serving(folder / "window") as server:
        scenes = Scenes(server)
        table, places, spectator = scenes.gouda_gouda_held()
        copy_database(folder / "window" / "cheeseboard.db", made / "window.sqlite")
        scenes.facts["gouda-gouda-held"] = facts_of(table, scenes.four, places, spectator)
        return {"tables": scenes.facts, "credentials": scenes.credentials()}


def make_postgres(folder: Path, made: Path) -> Frame:
    """Some of the same in PostgreSQL, as SQL."""
    with postgres() as base:
        url = base.new_database()
        with serving(folder / "postgres", "--db", url) as server:
            scenes = Scenes(server)
            scenes.quoridor_over()
            scenes.quoridor_near_repetition(3)
            scenes.gouda_gangster_phases()
            credentials = scenes.credentials()
        plain = url.replace("+asyncpg", "")
        words = ("pg_dump", "--no-owner", "--no-privileges", "--inserts", "--file", made / "postgres.sql", plain)
        subprocess.run(words, check=True)
    return {"tables": scenes.facts, "credentials": credentials}


def main() -> None:
    """Make everything, in a folder of its own, and then move it here."""
    assert not (HERE / "tables.sqlite").exists(), "a witness is made once"
    version = subprocess.run([COMMAND, "--version"], capture_output=True, text=True, check=True).stdout.split()[-1]
    commit = subprocess.run(["git", "rev-parse", "HEAD"], capture_output=True, text=True, check=True, cwd=HERE)
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        made = folder / "made"
        (made / "files").mkdir(parents=True)
        databases = {
            "tables.sqlite": make_tables(folder, made),
            "window.sqlite": make_window(folder, made),
            "postgres.sql": make_postgres(folder, made),
        }
        make_option_files(made / "files")
        make_saved_game(made / "files")
        manifest = {"commit": commit.stdout.strip(), "version": version, "databases": databases}
        text = json.dumps(manifest, indent=1, ensure_ascii=False)
        (made / "manifest.json").write_text(f"{text}\n", "utf-8")
        shutil.copytree(made, HERE, dirs_exist_ok=True)


if __name__ == "__main__":
    main()
