"""A kernel that could not be built is red and does not only leave out the tests of it."""

import os
import shutil

import pytest

from cheeseboard.games.quoridor.fast import has_kernel


def test_the_kernel_is_there_where_it_can_be_built() -> None:
    if not has_kernel() and not shutil.which("c++") and os.environ.get("CI", "").lower() != "true":
        pytest.skip("no C++ compiler on this machine")
    assert has_kernel(), "rm .setup/kernel && make .setup/kernel says why it could not be built"
