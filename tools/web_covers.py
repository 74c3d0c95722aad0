"""Draws the pictures on the games' cards from positions of real games; `generate_web.py` writes them.

A cover is the game's own drawing (`kit.svg`), cut to what its recordings say, in light and dark. Letters go: they would
be in one language and too small to read. So does what lies outside the cut, and what nothing uses.
"""

import re
from xml.etree import ElementTree as Xml

from recordings import Cover, recordings_of
from web_recordings import record

from cheeseboard.core.svg import SvgOptions
from cheeseboard.games import bundled, find_kit

SVG = "{http://www.w3.org/2000/svg}"
SHAPE = (400, 240)  # of a card's picture
_LINK = re.compile(r"#([\w-]+)")
_PLACE = re.compile(r"translate\((-?[\d.]+)[ ,](-?[\d.]+)\)")
Box = tuple[float, float, float, float]


def files() -> dict[str, str]:
    """By name of the file: the cover of each game."""
    return {f"{game_id}.svg": cover_of(game_id) for game_id in bundled()}


def cover_of(game_id: str) -> str:
    """The cover of a game; one that says nothing about it gets the middle of its first recorded game."""
    recordings, kit = recordings_of(game_id), find_kit(game_id)
    cover = recordings.cover or Cover()
    if cover.position and kit.puzzles:
        view = kit.rules.view(kit.puzzles.read(cover.position, kit.rules.spec.rules), None)
    else:
        scenes = record(game_id, cover.game or recordings.games[0], cover.seed)
        view = scenes[round(cover.at * (len(scenes) - 1))]["view"]
    return cut(kit.svg(view, (), None, SvgOptions(title=game_id, description="-")), cover.box)


def cut(drawing: str, box: Box | None) -> str:
    """A drawing without letters and names, cut to a box of its own units; without one, as much as fits."""
    Xml.register_namespace("", SVG[1:-1])
    root = Xml.fromstring(drawing)  # noqa: S314 - our own
    left, top, width, height = box or _whole(root)
    for part in list(root):
        if part.tag in (f"{SVG}title", f"{SVG}desc") or _is_outside(part, left + width, top + height):
            root.remove(part)
    _drop_letters(root)
    _drop_unused(root)
    for part in root.iter():
        for name in [name for name in part.attrib if name.startswith("data-")]:
            del part.attrib[name]
    for name in ("font-family", "font-weight", "text-anchor", "role"):
        root.attrib.pop(name, None)
    root.attrib |= {
        "viewBox": f"{left:g} {top:g} {width:g} {height:g}",
        "width": str(SHAPE[0]),
        "height": str(SHAPE[1]),
    }
    return _short(Xml.tostring(root, "unicode"))


def _whole(root: Xml.Element) -> Box:
    """The drawing in the middle of a picture of the right shape."""
    _, _, width, height = map(float, root.attrib["viewBox"].split())
    wide, high = max(width, height * SHAPE[0] / SHAPE[1]), max(height, width * SHAPE[1] / SHAPE[0])
    return (width - wide) / 2, (height - high) / 2, wide, high


def _is_outside(part: Xml.Element, right: float, bottom: float) -> bool:
    """Whether a part begins beyond the cut."""
    place = _PLACE.match(part.get("transform", ""))
    return place is not None and (float(place[1]) >= right or float(place[2]) >= bottom)


def _drop_letters(root: Xml.Element) -> None:
    """All text, and the disc or tag that it stands on."""
    for parent in list(root.iter()):
        before: Xml.Element | None = None
        for part in list(parent):
            if part.tag == f"{SVG}text":
                parent.remove(part)
                if before is not None and before.tag in (f"{SVG}circle", f"{SVG}rect"):
                    parent.remove(before)
                before = None
            else:
                before = part


def _drop_unused(root: Xml.Element) -> None:
    """Definitions that nothing refers to, and empty groups, until none is left."""
    while True:
        used = {name for part in root.iter() for value in part.attrib.values() for name in _LINK.findall(value)}
        gone = [
            (parent, part)
            for parent in root.iter()
            for part in parent
            if (part.get("id", "") not in ("", *used)) or (part.tag in (f"{SVG}g", f"{SVG}defs") and len(part) == 0)
        ]
        for parent, part in gone:
            parent.remove(part)
        if not gone:
            return


def _short(text: str) -> str:
    """The same picture in fewer bytes: short ids and names of colours, and only those that are used."""
    ids = dict.fromkeys(re.findall(r' id="([\w-]+)"', text))
    for number, name in enumerate(sorted(ids, key=len, reverse=True)):
        text = re.sub(rf'(#|id="){re.escape(name)}(?![\w-])', rf"\g<1>{_letters(number)}", text)
    colours = dict.fromkeys(re.findall(r"var\(--([\w-]+)\)", text))
    text = re.sub(r"--([\w-]+):([^;}]+);", lambda found: found[0] if found[1] in colours else "", text)
    for number, name in enumerate(sorted(colours, key=len, reverse=True)):
        text = re.sub(rf"--{re.escape(name)}(?![\w-])", f"--{_letters(number)}", text)
    return text.replace(" />", "/>") + "\n"


def _letters(number: int) -> str:
    """a, b, …, z, aa, ab, …"""
    return ("" if number < 26 else _letters(number // 26 - 1)) + chr(97 + number % 26)
