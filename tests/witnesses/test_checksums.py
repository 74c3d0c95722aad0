"""No witness is ever changed: each file is, bit by bit, the one whose SHA-256 stands in checksums.txt.

Data and manifest that are made anew together would pass all other tests.
"""

from hashlib import sha256

from witnesses.opening import HERE, frozen_files

HOW = "a witness is never changed, only added: see tests/witnesses/README.md for the line that adds its checksum"


def test_every_witness_is_the_file_that_was_made() -> None:
    lines = (HERE / "checksums.txt").read_text("utf-8").splitlines()
    wanted = {name: digest for digest, name in (line.split("  ") for line in lines)}
    assert len(wanted) == len(lines), "a file has one checksum for ever"
    found = {str(path.relative_to(HERE)): sha256(path.read_bytes()).hexdigest() for path in frozen_files()}
    assert found == wanted, HOW
