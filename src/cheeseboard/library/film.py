"""A whole game as one HTML file to scrub through: every position is drawn, and what repeats is stored once."""

import html
import re
from collections.abc import Sequence

import msgspec

from cheeseboard.core import OPEN, TABLE, GameKit, Over
from cheeseboard.core.history import History
from cheeseboard.core.svg import SvgOptions, Theme
from cheeseboard.library.knowledge import Step, steps_of

MAX_FILM_BYTES = 1_000_000
_PIECES = re.compile(r"<[^>]*>[^<]*")  # an element's tag and the text after it

_PAGE = """<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>%(title)s</title>
<style>
  :root { color-scheme: %(scheme)s; font: 16px/1.4 system-ui, sans-serif; }
  body { max-width: 60rem; margin: 0 auto; padding: 0.5rem; }
  form { display: flex; gap: 0.5rem; align-items: center; }
  input { flex: 1; }
  button { min-width: 2.75rem; min-height: 2.75rem; font: inherit; }
  svg { display: block; max-width: 100%%; max-height: 80vh; height: auto; margin: 0 auto; }
</style>
<form>
  <button type="button" id="back" aria-label="Back">‹</button>
  <input type="range" id="row" min="0" max="%(last)d" value="%(last)d" aria-label="Position">
  <button type="button" id="next" aria-label="Next">›</button>
</form>
<p id="caption" role="status"></p>
<div id="board"></div>
<script type="application/json" id="film">%(film)s</script>
<script>
  const film = JSON.parse(document.getElementById("film").textContent);
  const frames = [[]];
  for (const [start, removed, added] of film.changes) {
    const before = frames[frames.length - 1];
    frames.push([...before.slice(0, start), ...added, ...before.slice(start + removed)]);
  }
  frames.shift();
  const row = document.getElementById("row");
  function show() {
    const at = Number(row.value);
    document.getElementById("board").innerHTML = frames[at].map((piece) => film.pieces[piece]).join("");
    document.getElementById("caption").textContent = film.captions[at];
  }
  function go(by) { row.value = Number(row.value) + by; show(); }
  row.addEventListener("input", show);
  document.getElementById("back").addEventListener("click", () => go(-1));
  document.getElementById("next").addEventListener("click", () => go(1));
  show();
</script>
</html>
"""


class Film(str):
    """The text of the HTML file; a notebook shows it in a frame."""

    __slots__ = ()

    def __repr__(self) -> str:
        return f"<Film, {len(self):,} characters of HTML>"

    def _repr_html_(self) -> str:
        return f'<iframe srcdoc="{html.escape(self)}" width="100%" height="640" style="border: 0"></iframe>'


def film_of(kit: GameKit, history: History, names: Sequence[str], options: SvgOptions) -> Film:
    """The film of a game as this seat or a spectator saw it; with everything open once it is over."""
    seat, is_over = options.seat, isinstance(history.turn(), Over)
    steps = [None, *steps_of(history, OPEN if is_over else seat)]
    drawings = [
        kit.svg(
            kit.open_view(state) if is_over else history.game.view(state, seat),
            last=step.action if step is not None and step.seat != TABLE else None,
            options=options,
        )
        for state, step in zip(history.states, steps, strict=True)
    ]
    captions = [_caption(step, names) for step in steps]
    return make_film(history.game.spec.id, drawings, captions, options.theme)


def _caption(step: Step | None, names: Sequence[str]) -> str:
    """Who did what, as far as the reader knows."""
    if step is None:
        return "0"
    who = names[step.seat] if step.seat is not None and step.seat >= 0 else ""
    return f"{step.n} {who} {step.action or '…'}".replace("  ", " ")


def make_film(title: str, drawings: Sequence[str], captions: Sequence[str], theme: Theme = "auto") -> Film:
    """One page for these drawings; of a game that is too long for a megabyte every second position, or fewer."""
    step = 1
    while True:
        kept = sorted({*range(0, len(drawings), step), len(drawings) - 1})
        page = _page(title, [drawings[at] for at in kept], [captions[at] for at in kept], theme)
        if len(page.encode()) <= MAX_FILM_BYTES or len(kept) < 3:
            return Film(page)
        step *= 2


def _page(title: str, drawings: Sequence[str], captions: Sequence[str], theme: Theme) -> str:
    numbers: dict[str, int] = {}  # by piece of a drawing
    changes: list[tuple[int, int, list[int]]] = []
    before: list[int] = []
    for drawing in drawings:
        frame = [numbers.setdefault(piece, len(numbers)) for piece in _PIECES.findall(drawing)]
        changes.append(_change(before, frame))
        before = frame
    film = msgspec.json.encode({"pieces": list(numbers), "changes": changes, "captions": captions}).decode()
    inside_script = film.replace("<", "\\u003c")  # so that nothing in it can end the script
    scheme = "light dark" if theme == "auto" else theme
    return _PAGE % {"title": html.escape(title), "last": len(drawings) - 1, "film": inside_script, "scheme": scheme}


def _change(before: list[int], after: list[int]) -> tuple[int, int, list[int]]:
    """Where the two differ: from which place on, how many go, and which come."""
    shorter = min(len(before), len(after))
    start = next((at for at in range(shorter) if before[at] != after[at]), shorter)
    same = next((at for at in range(shorter - start) if before[-1 - at] != after[-1 - at]), shorter - start)
    return start, len(before) - start - same, after[start : len(after) - same]
