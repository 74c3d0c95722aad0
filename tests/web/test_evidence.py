"""What a failed browser test leaves behind is enough to see what went wrong, and to play the game again."""

from pathlib import Path

import pytest

from cheeseboard.core.chance import commitment
from cheeseboard.core.gamefile import parse_file
from web import evidence
from web.browser import PATIENCE_MS, seen
from web.conftest import Come
from web.say import speaker

nim = speaker("nim", "Ann", "Bob")


def test_pictures_consoles_messages_and_games_with_their_seeds_are_kept(
    come: Come, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(evidence, "FAILURES", tmp_path)
    monkeypatch.setattr(evidence, "PICTURE_MS", PATIENCE_MS)
    ann = come("Ann")
    table = ann.put_up("nim", 2, options={"heap": 9})
    for seat in (0, 1):
        ann.sit(table, seat, name=f"Ann {seat}")
    ann.post(table, "start")
    page = ann.go(f"/t/{table}")
    page.locator("[data-word='take 2']").click()
    seen(page.get_by_text(nim("tell-heap", left=7)))
    page.evaluate("console.info('here I am')")
    ann.told()
    kept = evidence.keep_evidence("tests/web/test_x.py::test_that_fails[a/b]")
    assert kept == tmp_path / "test_x.py_test_that_fails_a_b_"
    assert (kept / "1-Ann-page-1.png").read_bytes().startswith(b"\x89PNG")
    assert nim("tell-heap", left=7) in (kept / "1-Ann-page-1.html").read_text("utf-8")
    assert "info: here I am" in (kept / "1-Ann-console.txt").read_text("utf-8")
    assert '"action":"take 2"' in (kept / "1-Ann-sent.jsonl").read_text("utf-8")
    assert "digest" in (kept / "1-Ann-received.jsonl").read_text("utf-8")
    file = parse_file((kept / "server-1" / f"{table}.game").read_text("utf-8"))
    assert [str(row.action) for row in file.rows] == ["take 2"]
    seed = bytes.fromhex((kept / "server-1" / f"{table}.seed").read_text("utf-8"))
    assert commitment(seed) == file["Commitment"]
