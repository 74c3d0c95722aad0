"""The notebooks of our pages run, and show what they say they show."""

import copy
import json
from pathlib import Path
from xml.etree import ElementTree as Xml

import pytest
from notebook_page import NOTEBOOKS, Notebook, as_text, outputs, quiet, run

NAMES = [path.stem for path in NOTEBOOKS]


@pytest.fixture(autouse=True)
def away_from_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever HOME is, Jupyter writes into an empty folder; its kernel says on its own side what it thinks of that."""
    for name in ("JUPYTER_CONFIG_DIR", "JUPYTER_DATA_DIR", "JUPYTER_RUNTIME_DIR", "IPYTHONDIR"):
        monkeypatch.setenv(name, str(tmp_path))


def read(name: str) -> Notebook:
    (path,) = (path for path in NOTEBOOKS if path.stem == name)
    notebook: Notebook = json.loads(path.read_text("utf-8"))
    return notebook


def differences(kept: Notebook, shown: Notebook) -> list[str]:
    """The cells that show something else than the file says."""
    pairs = zip(kept["cells"], shown["cells"], strict=True)
    return [one["source"] for one, other in pairs if one["cell_type"] == "code" and outputs(one) != outputs(other)]


def test_there_are_three_and_none_is_long() -> None:
    assert len(NAMES) == 3
    for name in NAMES:
        cells = read(name)["cells"]
        assert max(len(cell["source"].splitlines()) for cell in cells) <= 25
        assert len(cells) <= 20


@pytest.mark.slow
@pytest.mark.parametrize("name", NAMES)
def test_a_notebook_shows_what_its_file_says(name: str, tmp_path: Path) -> None:
    kept = read(name)
    shown = run(next(path for path in NOTEBOOKS if path.stem == name), tmp_path)
    assert differences(kept, shown) == [], "tools/notebook_page.py runs them all and keeps what they show"


def test_another_output_is_found() -> None:
    kept = read("first-look")
    other = copy.deepcopy(kept)
    cell = next(cell for cell in other["cells"] if cell.get("outputs"))
    cell["outputs"][0]["data"]["image/svg+xml"] = "<svg/>"
    assert differences(kept, other) == [cell["source"]]


def test_what_is_printed_may_come_in_pieces_and_late() -> None:
    kept = read("first-look")
    cell = next(cell for cell in kept["cells"] if len(cell.get("outputs", ())) == 2)
    printed, result = cell["outputs"]
    first, second = ({**printed, "text": text} for text in (printed["text"][:3], printed["text"][3:]))
    assert outputs({"outputs": [first, result, second]}) == outputs(cell)
    assert outputs({"outputs": [second, result, first]}) != outputs(cell)


@pytest.mark.parametrize("name", NAMES)
def test_its_drawings_are_drawings(name: str) -> None:
    data = [output.get("data", {}) for cell in read(name)["cells"] for output in cell.get("outputs", ())]
    drawings = [one["image/svg+xml"] for one in data if "image/svg+xml" in one]
    assert len(drawings) >= 2
    for drawing in drawings:
        root = Xml.fromstring(drawing)  # noqa: S314 - our own
        assert root.get("data-game")
        assert len(drawing) <= 60_000
        assert not any(element.tag.endswith("script") for element in root.iter())


@pytest.mark.parametrize("name", NAMES)
def test_its_file_is_written_as_we_write_it(name: str) -> None:
    (path,) = (path for path in NOTEBOOKS if path.stem == name)
    assert path.read_text("utf-8") == as_text(quiet(read(name))), "no numbers of runs, no machine's names"
