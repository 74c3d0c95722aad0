"""Cuts the two faces of the web client to the letters of our words: `python tools/fonts.py`, after `npm install`.

Writes `web/src/ui/fonts/`: for each face one file of Western letters and one of Central European ones, and the style
that names them. Other letters, as in somebody's name, come from the system's own font. Run it when a words file has a
new letter; a test tells.
"""

import re
import sys
from pathlib import Path
from typing import NamedTuple

from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont
from fontTools.varLib.instancer import instantiateVariableFont

ROOT = Path(__file__).parent.parent
PACKAGES = ROOT / "web" / "node_modules"
TARGET = ROOT / "web" / "src" / "ui" / "fonts"
ALWAYS = "".join(map(chr, range(0x20, 0x7F))) + "\u00a0\u202f«»„“”‚‘’–—…·×÷−→←↑↓✓"
WEIGHTS = (400, 800)  # the lightest and the heaviest that styles ask for


class Face(NamedTuple):
    """A face as its package brings it."""

    family: str
    weight: str  # as a style says it
    package: str
    file: str  # with the part of the alphabet left out


FACES = (
    Face("Baloo 2", "600", "@fontsource/baloo-2", "baloo-2-{}-600-normal.woff2"),
    Face("Figtree", "400 800", "@fontsource-variable/figtree", "figtree-{}-wght-normal.woff2"),
)
PARTS = ("latin", "latin-ext")


def letters() -> set[str]:
    """Every sign that stands in a words file, and those that any text may have."""
    texts = (path.read_text("utf-8") for path in (ROOT / "src" / "cheeseboard").rglob("*.ftl"))
    return {sign for text in (ALWAYS, *texts) for sign in text if sign.isprintable() or sign in "\u00a0\u202f"}


def cut(face: Face, part: str, wanted: set[str], target: Path) -> tuple[str, set[str]]:
    """Write one file with the letters of this part that are wanted; the style for it, and the letters."""
    font = TTFont(PACKAGES / face.package / "files" / face.file.format(part), recalcTimestamp=False)
    found = sorted(wanted & {chr(code) for code in font.getBestCmap()})
    if not found:
        return "", set()
    options = Options()
    options.flavor, options.layout_features, options.hinting = "woff2", ["kern", "mark", "locl", "tnum"], False
    options.name_IDs, options.notdef_outline = [0, 1, 2, 13, 14], True
    subsetter = Subsetter(options)
    subsetter.populate(text="".join(found))
    subsetter.subset(font)
    if "fvar" in font:
        instantiateVariableFont(font, {"wght": WEIGHTS}, inplace=True)
    name = f"{_file_name(face)}-{part}.woff2"
    font.flavor = "woff2"
    font.save(target / name)
    style = (
        f'@font-face {{\n  font-family: "{face.family}";\n  font-weight: {face.weight};\n  font-display: swap;\n'
        f'  src: url("./{name}") format("woff2");\n  unicode-range: {ranges(found)};\n}}\n'
    )
    return style, set(found)


def _file_name(face: Face) -> str:
    return re.sub(r"\W+", "-", face.family.lower())


def ranges(signs: list[str]) -> str:
    """Signs as a style lists them.

    >>> ranges(["a", "b", "c", "ž"])
    'U+61-63, U+17E'
    """
    runs: list[list[int]] = []
    for code in map(ord, signs):
        if runs and runs[-1][1] == code - 1:
            runs[-1][1] = code
        else:
            runs.append([code, code])
    return ", ".join(f"U+{first:X}" if first == last else f"U+{first:X}-{last:X}" for first, last in runs)


def write(target: Path) -> None:
    """Write all files anew."""
    target.mkdir(parents=True, exist_ok=True)
    for path in target.glob("*.woff2"):
        path.unlink()
    styles = []
    for face in FACES:
        wanted = letters()
        for part in PARTS:
            style, found = cut(face, part, wanted, target)
            styles.append(style)
            wanted -= found  # each letter is in one file, so that nobody fetches two for a space
    head = "/* Made by tools/fonts.py: both faces, cut to the letters of our words, under the Open Font License. */\n"
    for face in FACES:
        licence = (PACKAGES / face.package / "LICENSE").read_text("utf-8")
        (target / f"{_file_name(face)}-licence.txt").write_text(licence, "utf-8")
    (target / "fonts.css").write_text(head + "\n".join(style for style in styles if style), "utf-8")


if __name__ == "__main__":
    write(TARGET)
    sys.stdout.write("".join(f"{path.name} {path.stat().st_size}\n" for path in sorted(TARGET.iterdir())))
