"""Every test of the store runs on both databases."""

from pathlib import Path

import pytest

from cheeseboard.store import file_url
from services import Postgres


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of an empty database."""
    if request.param == "sqlite":
        return file_url(tmp_path / "test.sqlite")
    server: Postgres = request.getfixturevalue("postgres_server")
    return server.new_database()
