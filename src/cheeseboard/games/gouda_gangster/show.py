"""A view as a drawing in symbols and ids.

♛ is the king, ● a rat, ◣ a piece of cheese, ▯ a card in a hand, ▒ a card lying face down, ▤ the pile,
▽ the discard pile, ✗ a rat hurt by a trap, and = the strength that can be seen, … if cards are hidden.
"""

from collections.abc import Iterable

from cheeseboard.core import Seat
from cheeseboard.core.drawing import mark
from cheeseboard.games.gouda_gangster.cards import ROOMS
from cheeseboard.games.gouda_gangster.state import Phase
from cheeseboard.games.gouda_gangster.view import SideView, View

ROOM_WIDTH = 18
LINE_WIDTH = 88


def show(view: View) -> str:
    """The rooms with their cheese, a row for every seat, the discard pile, and one's own cards."""
    rows = [_head(view), "", *_rooms(view), ""]
    rows += [_row(view, seat, side) for seat, side in enumerate(view.sides)]
    if view.discard:
        rows += ["", *_wrapped("▽ ", view.discard)]
    rows.append("")
    for seat, side in enumerate(view.sides):
        if side.own:
            rows += _wrapped(f"{seat} ▯ ", side.own.hand or "–", seat)
            if side.own.room:
                rows += _wrapped(f"{seat} ▒ ", _still_down(side), seat)
    return "\n".join(rows).rstrip()


def _still_down(side: SideView) -> tuple[str, ...]:
    assert side.own
    room = () if side.room else (side.own.room,)
    return room + side.own.down or ("–",)


def _head(view: View) -> str:
    final = "★" * view.finals
    spied = f" {view.to_act} → {view.target}" if view.phase is Phase.TURN else ""
    words = [f"{view.round}{final}", mark("strong", view.phase.value + spied), f"▤ {view.stock}"]
    return "   ".join([*words, f"▽ {len(view.discard)}"])


def _rooms(view: View) -> list[str]:
    names = "".join(room.ljust(ROOM_WIDTH) for room in ROOMS).rstrip()
    cheese = ["◣" * number or "·" for number in view.pieces]
    marked = [mark("strong" if "◣" in text else "faint", text) + " " * (ROOM_WIDTH - len(text)) for text in cheese]
    return ["  " + names, "  " + "".join(marked).rstrip()]


def _row(view: View, seat: Seat, side: SideView) -> str:
    asked = seat == view.to_act or (view.phase is Phase.SNEAK and seat in view.playing and not side.ready)
    plays = seat in view.playing and not side.out
    cells = [
        mark("strong", "▶") if asked else mark("good", "✓") if side.ready or seat in view.winners else " ",
        mark(f"seat-{seat}", str(seat)),
        mark("strong", "♛") if seat == view.king else " ",
        mark(f"seat-{seat}", "●" * side.rats) + mark("faint", "·" * (view.max_rats - side.rats)),
        f"▯{side.cards:<3}" if plays or side.cards else mark("faint", "–   "),
    ]
    lying = ["▒"] * side.covered
    if side.room:
        lying.append(mark("faint" if side.hole else "strong", side.room))
    if side.hole:
        lying.append("→ " + mark("strong", side.hole))
    lying += side.up
    if side.hurt:
        lying.append(mark("bad", "✗"))
    if side.up or side.hurt or (side.own and side.own.down):
        lying.append(f"={side.strength}" + ("…" if side.covered and not side.own else ""))
    return " ".join([*cells, *lying]).rstrip()


def _wrapped(label: str, words: Iterable[str], seat: Seat | None = None) -> list[str]:
    """The words after a label, wrapped to the width of a line."""
    lines, indent = [label], " " * len(label)
    for word in words:
        if len(lines[-1]) + len(word) > LINE_WIDTH:
            lines.append(indent)
        lines[-1] += word + " "
    name = "faint" if seat is None else f"seat-{seat}"
    return [mark(name, text.rstrip()) for text in lines]
