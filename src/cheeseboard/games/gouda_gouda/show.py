"""The table as a drawing: the board as a ladder with a column of mice for every seat, the roll, the window, the cards.

It draws what a view holds and knows no rule.
"""

from cheeseboard.core import CHANCE, Seat
from cheeseboard.core.drawing import mark
from cheeseboard.games.gouda_gouda.board import BoardGraph, Space, graph_of
from cheeseboard.games.gouda_gouda.view import View

MICE = "●▲◆■★✚"
CHEESE = "◣"
DICE = {"green": ("good", "↑"), "yellow": ("faint", "–"), "red": ("bad", "↓"), "void": ("faint", "×")}
SHIFT = 8  # a space at the right edge of the picture is written so much further right than one at the left


def show(view: View) -> str:
    """The board from the table down, then the roll with its window and pile, then everybody's cards and cheese."""
    board = graph_of(view.options.board)
    mice = dict(view.mice)
    width = max(len(space.id) for space in board.board.spaces) + SHIFT
    rows = [
        _row(view, board, space, mice.get(space.id, ()), width)
        for space in sorted(board.board.spaces, key=lambda space: (space.y, space.x))
    ]
    return "\n".join([*rows, "", *_roll(view), *_seats(view)])


def _row(view: View, board: BoardGraph, space: Space, mice: tuple[int, ...], width: int) -> str:
    here = mark("strong", "▶") if space.id == view.space else " "
    name = " " * (space.x * SHIFT // 100) + space.id
    padded = " " * (width - len(name))
    name = mark("strong", name) if space.id == view.space else name
    lying = [value for place, value in view.cheese if place == space.id]
    cheese = "".join(CHEESE for _ in lying) if set(lying) <= {1} else "".join(f"{CHEESE}{value}" for value in lying)
    counts = [
        mark(f"seat-{seat}", f"{MICE[seat]}{number}") if number else mark("faint", " ·")
        for seat, number in enumerate(mice or (0,) * len(view.cards))
    ]
    links = f"↑ {' '.join(space.up)}" if space.up else ""
    cheeses = mark("strong", cheese) + " " * (6 - len(cheese))
    return f"{here} {name}{padded} {cheeses} {'  '.join(counts)}   {mark('faint', links)}"


def _roll(view: View) -> list[str]:
    rows = []
    if view.dice or view.throw:
        dice = [mark(*DICE[die]) for die in view.dice] + [mark("faint", "?")] * view.throw
        rows.append(f"  {mark(f'seat-{view.mover}', MICE[view.mover])} {' '.join(dice)}  → {view.space}")
    for number, (seat, card) in enumerate(view.pile):
        rows.append(f"  {'  ' * number}{'└ ' if number else ''}{mark(f'seat-{seat}', f'{seat} {MICE[seat]}')} {card}")
    window = view.window
    if window is not None and view.phase in ("window", "pile"):
        asked = " ".join(mark(f"seat-{seat}", MICE[seat]) for seat in window.asked)
        mine = f"   {window.mine}" if window.mine else ""
        rows.append(f"  {'…' if window.kind == 'end' else '?'} {asked}   {window.answered}/{len(window.asked)}{mine}")
    return [*rows, ""] if rows else []


def _seats(view: View) -> list[str]:
    return [_seat(view, seat) for seat in range(len(view.cards))]


def _seat(view: View, seat: Seat) -> str:
    to_act = view.mover != CHANCE and seat == (view.mover if view.spreading is None else view.spreading)
    pointer = mark("strong", "▶") if to_act and not view.end else " "
    who = mark(f"seat-{seat}", f"{seat} {MICE[seat]}")
    eaten = "".join(
        f" {CHEESE}{value if view.options.cheese == 'valued' else ''}" for owner, value in view.eaten if owner == seat
    )
    if view.hands:
        hand = " ".join(view.hands[seat])
    elif seat == view.seat:
        hand = " ".join(view.hand)
    else:
        hand = "▯" * view.cards[seat]
    used = mark("faint", "× " + " ".join(view.used[seat])) if view.used[seat] else ""
    return f"{pointer} {who}{mark('strong', eaten)}  {hand}   {used}".rstrip()
