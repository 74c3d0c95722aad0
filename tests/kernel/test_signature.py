"""The engine thinks as it did: whoever changes search or evaluation renews the file, and says so in the commit."""

from pathlib import Path

import pytest

from cheeseboard.games.quoridor import fast
from cheeseboard.games.quoridor.bench import signature

FILE = Path(__file__).with_name("signature.txt")


@pytest.mark.skipif(not fast.has_kernel(), reason="the kernel is not built: no C++ compiler")
def test_fixed_searches_look_at_as_many_positions_as_written_down() -> None:
    found = "".join(f"quoridor {what} {nodes}\n" for what, nodes in signature().items())
    assert found == FILE.read_text("utf-8"), "meant? cheeseboard bench --signature > tests/kernel/signature.txt"
