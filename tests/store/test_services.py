"""A service that is not installed is never skipped unseen: the reason is said, and in CI it is a failure."""

import pytest

import services


@pytest.mark.parametrize(("ci", "outcome"), [("", pytest.skip.Exception), ("true", pytest.fail.Exception)])
def test_a_missing_service_is_said(monkeypatch: pytest.MonkeyPatch, ci: str, outcome: type[BaseException]) -> None:
    monkeypatch.setenv("CI", ci)
    monkeypatch.setenv("PATH", "")
    with pytest.raises(outcome, match="redis-server"), services.redis():
        pytest.fail("nothing can be running")
