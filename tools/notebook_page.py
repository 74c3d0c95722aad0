"""Notebooks: as pages of the site, and run anew: `tools/notebook_page.py` runs all and keeps their outputs."""

import json
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

NOTEBOOKS = sorted((Path(__file__).parents[1] / "docs" / "notebooks").glob("*.ipynb"))
Notebook = dict[str, Any]
# A drawing goes by the reader's system; on the site its switch decides.
BY_SYSTEM = "@media(prefers-color-scheme:dark)"
THEMES = {"light": "@media not all", "dark": "@media all"}
# What differs from run to run and tells nothing.
NOISE = ("execution_count", "metadata", "id")


def run(path: Path, folder: Path) -> Notebook:
    """The notebook with what its cells show now; files are written into the folder."""
    import nbformat  # only for who runs them
    from nbclient import NotebookClient

    notebook = nbformat.read(path, as_version=4)  # type: ignore[no-untyped-call]
    resources = {"metadata": {"path": str(folder)}}
    client = NotebookClient(notebook, kernel_name="python3", resources=resources, timeout=None)
    client.extra_arguments = ["--log-level=ERROR", "--HistoryManager.enabled=False"]
    client.execute()
    ran: Notebook = json.loads(nbformat.writes(notebook))  # type: ignore[no-untyped-call]
    return quiet(ran)


def quiet(notebook: Notebook) -> Notebook:
    """The notebook without what differs from run to run."""
    cells = [
        {
            "cell_type": cell["cell_type"],
            "id": f"cell-{number}",
            "metadata": {},
            "source": "".join(cell["source"]),
            **({"execution_count": None, "outputs": outputs(cell)} if cell["cell_type"] == "code" else {}),
        }
        for number, cell in enumerate(notebook["cells"])
    ]
    kernel = {"kernelspec": {"display_name": "Python 3", "language": "python", "name": "python3"}}
    return {"cells": cells, "metadata": kernel, "nbformat": 4, "nbformat_minor": 5}


def outputs(cell: Notebook) -> list[Notebook]:
    """What a cell shows; texts in one piece, and what is printed first: a busy kernel sends it in pieces, and late."""
    printed: dict[str, str] = {}
    shown = []
    for output in cell["outputs"]:
        if output["output_type"] == "stream":
            printed[output["name"]] = printed.get(output["name"], "") + "".join(output["text"])
            continue
        kept = {key: value for key, value in output.items() if key not in NOISE}
        if "data" in kept:
            kept["data"] = {kind: "".join(text) for kind, text in kept["data"].items()}
            kept["metadata"] = {}
        if kept["output_type"] == "execute_result":
            kept["execution_count"] = None
        shown.append(kept)
    streams = [{"name": name, "output_type": "stream", "text": text} for name, text in printed.items()]
    return [*streams, *shown]


def as_text(notebook: Notebook) -> str:
    """The file of a notebook."""
    return json.dumps(notebook, ensure_ascii=False, indent=1) + "\n"


def write(path: Path) -> None:
    """Write the page of a notebook beside it, with its pictures."""
    parts: list[str] = []
    for number, cell in enumerate(json.loads(path.read_text("utf-8"))["cells"]):
        source = "".join(cell["source"])
        parts.append(source if cell["cell_type"] == "markdown" else f"```python\n{source}\n```")
        for index, output in enumerate(cell.get("outputs", ())):
            parts.append(_shown(output, path.with_name(f"{path.stem}-{number}-{index}")))
        if not number:
            parts.append(
                f"*[Download this notebook]({path.name}) and run it: `pip install jupyterlab` beside Cheeseboard.*"
            )
    path.with_suffix(".md").write_text("\n\n".join(parts) + "\n", "utf-8")


def _shown(output: Notebook, place: Path) -> str:
    """An output: a picture, a page in a frame, or text."""
    data = output.get("data", {})
    if svg := data.get("image/svg+xml"):
        names = [f"{place.name}-{theme}.svg" for theme in THEMES]
        for name, condition in zip(names, THEMES.values(), strict=True):
            place.with_name(name).write_text("".join(svg).replace(BY_SYSTEM, condition), "utf-8")
        pictures = (
            f"![What the lines above show]({name}#only-{theme})" for name, theme in zip(names, THEMES, strict=True)
        )
        return f'<div class="board" markdown>\n{"".join(pictures)}\n</div>'
    if page := data.get("text/html"):
        return f'<div class="shown">{"".join(page)}</div>'
    text = "".join(output.get("text") or data.get("text/plain", ""))
    return f'<div class="output" markdown>\n```text\n{text.rstrip()}\n```\n</div>'


if __name__ == "__main__":
    with TemporaryDirectory() as folder:
        for notebook_path in NOTEBOOKS:
            notebook_path.write_text(as_text(run(notebook_path, Path(folder))), "utf-8")
