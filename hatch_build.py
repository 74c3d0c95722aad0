"""Puts the web client into wheel and sdist: built here if it is not there yet, left out with a word if it cannot be."""

import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class WebClient(BuildHookInterface):  # type: ignore[type-arg]
    """The hook; an editable installation needs nothing of it, for `make` builds the client there."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build the client before anything is packed."""
        root = Path(self.root)
        if version == "editable" or (root / "src/cheeseboard/server/web/index.html").is_file():
            return
        npm, web = shutil.which("npm"), root / "web"
        if npm is None or not web.is_dir():
            self.app.display_warning("no Node, so no web client in this package; `make wheel` fetches Node")
            return
        given = {"CHEESEBOARD_PYTHON": sys.executable}  # it makes the client's types, and has what that needs
        if not os.access(Path.home(), os.W_OK):  # npm would try for ever to write there
            given["npm_config_cache"] = str(Path(tempfile.gettempdir()) / "npm-cache")
        steps = [("run", "build")]
        if not (web / "node_modules").exists():
            steps.insert(0, ("ci", "--prefer-offline", "--no-audit", "--no-fund"))
        for words in steps:
            subprocess.run([npm, *words], cwd=web, env={**given, **os.environ}, check=True)
