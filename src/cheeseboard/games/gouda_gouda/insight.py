"""What the searching bot knows of Gouda! Gouda!: ideas judged by exact odds of the dice, hopes at the start of turns.

Ideas are reckoned from what their seat knows, as if nobody played a further card; what others may do, the search finds.
"""

from collections.abc import Iterator, Sequence
from random import Random

from msgspec.structs import replace

from cheeseboard.core import CHANCE, Action, Line, Menu, Seat, expand
from cheeseboard.core.taste import Idea
from cheeseboard.games.gouda_gouda.board import ways_of
from cheeseboard.games.gouda_gouda.dice import counted, improved, outcomes, picked_up, voided, words, worsened
from cheeseboard.games.gouda_gouda.hopes import CARD, CARDS, chances, worth_of, worth_of_words
from cheeseboard.games.gouda_gouda.odds import Position, Roll, carried_out, moved
from cheeseboard.games.gouda_gouda.state import MOST_DICE, POWERS, Dice, Gouda, Name
from cheeseboard.games.gouda_gouda.taste import dice_of, position_of
from cheeseboard.games.gouda_gouda.view import View, imagine

UNSURE = 0.05  # what others will answer in the same window, first thoughts do not know
HOPELESS = 0.0  # a card that looks so much worse than none is not tried


class GoudaInsight:
    """Judges by the chance to win."""

    def pauses(self, state: Gouda) -> bool:
        """When a space is about to be named."""
        return isinstance(state.agenda[-1], Name)

    def hopes(self, state: Gouda) -> Sequence[float]:
        """The position and all cards."""
        points = [0] * len(state.hands)
        for owner, worth in state.eaten:
            points[owner] += worth
        position = Position(state.options.board, state.mice, state.cheese, tuple(points))
        return chances(position, state.mover, [worth_of(hand) for hand in state.hands])

    def reconsider(
        self, view: View, seat: Seat, ideas: Sequence[Idea], worlds: Sequence[Gouda], rng: Random
    ) -> Sequence[Idea]:
        """First thoughts are exact already, or need playing out."""
        return ideas

    def suppose(self, view: View, heard: Sequence[Line], rng: Random) -> Gouda:
        """Any deal of the unseen cards; those who may have answered are asked anew."""
        if view.window is not None and view.window.answered:
            view = replace(view, window=replace(view.window, answered=0))
        return imagine(view, rng)

    def ideas(self, view: View, seat: Seat, menu: Menu, rng: Random) -> Sequence[Idea]:
        """Every action but cards that would do harm; on the board the odds are known exactly."""
        actions = list(expand(menu))
        if len(actions) == 1:
            return (Idea(actions[0], 0.0, 1.0),)
        prospect = _Prospect(view, seat)
        in_window = view.phase in ("window", "pile")
        ideas = [Idea(action, prospect.after(action), UNSURE if in_window else 1.0) for action in actions]
        if not in_window:
            return ideas
        least = max(next(idea.looks for idea in ideas if idea.action.verb == "pass"), 0.0) - HOPELESS
        return _best_of_each_verb([idea for idea in ideas if idea.looks >= least or idea.action.verb == "pass"])


def _best_of_each_verb(ideas: Sequence[Idea], most: int = 2) -> list[Idea]:
    """Of many ways to play the same card only the best few."""
    kept: dict[str, list[Idea]] = {}
    for idea in sorted(ideas, key=lambda idea: -idea.looks):
        kept.setdefault(idea.action.verb, [])
        if len(kept[idea.action.verb]) < most:
            kept[idea.action.verb].append(idea)
    return [idea for same in kept.values() for idea in same]


class _Prospect:
    """One seat's question, and what its answers seem to lead to."""

    def __init__(self, view: View, seat: Seat) -> None:
        self._view, self._seat = view, seat
        self._position = position_of(view)
        self._numbers = ways_of(view.options.board).numbers
        self._dice: Dice = dice_of(view)
        self._cards = [CARD * number for number in view.cards]
        self._cards[seat] = worth_of_words(view.hand)
        self._next = (view.mover + 1) % len(view.cards) if view.mover != CHANCE else 0

    def after(self, action: Action) -> float:
        """The chance to win if this is done and nothing more is played."""
        match action.verb:
            case "pass":
                return self._settled(turned=False)
            case "name":
                return self._thrown(NOTHING, self._numbers[action.fills[0][0]])
            case "up" | "down":
                return self._after_one_die(action)
            case "spread":
                return 0.0  # all start spaces are as far
        self._cards[self._seat] -= (spent := CARDS[POWERS.index(action.verb)])
        looks = self._settled(turned=True) if action.fills == (("card",),) else self._with_card(action)
        self._cards[self._seat] += spent
        return looks

    def _hope(self, position: Position) -> float:
        return chances(position, self._next, self._cards)[self._seat]

    def _carried(self, roll: Roll, space: int, position: Position | None = None) -> float:
        return self._hope(carried_out(position or self._position, roll, space, self._view.mover))

    def _thrown(self, kept: Roll, space: int, number: int = 0) -> float:
        """Over all that may come up, each as likely as it is."""
        number = number or min(sum(self._position.mice[space]), MOST_DICE)
        total, sums = 0, 0.0
        for action, weight in outcomes(number):
            green, yellow, red = counted(action.fills[0])
            sums += weight * self._carried((kept[0] + green, kept[1] + yellow, kept[2] + red), space)
            total += weight
        return sums / total

    def _after_one_die(self, action: Action) -> float:
        space = self._numbers[self._view.space]
        green, yellow, red, _ = self._dice
        after = moved(self._position, space, int(action.fills[0][0]), self._numbers[action.fills[1][0]])
        rest = (green - 1, yellow, red) if action.verb == "up" else (green, yellow, red - 1)
        return self._carried(rest, space, after) if after.cheese else self._hope(after)

    def _settled(self, *, turned: bool) -> float:
        """The pile takes effect or not; with one more nullify on it the other way round."""
        pile = self._view.pile
        if pile and len(pile) % 2 != turned:
            return self._with_card(Action.parse(pile[0][1]))
        if not self._view.space:
            return self._hope(self._position)
        return self._carried(self._dice[:3], self._numbers[self._view.space])

    def _with_card(self, card: Action) -> float:
        """If this card takes effect."""
        dice, named = self._dice, card.fills[0] if card.fills else ()
        if card.verb == "again":
            spaces: Iterator[int] = (space for space, mice in enumerate(self._position.mice) if mice[self._view.mover])
            return max(self._thrown(NOTHING, space) for space in ([self._numbers[named[0]]] if named else spaces))
        if card.verb == "transfer":
            return self._carried(dice[:3], self._numbers[named[0]])
        space = self._numbers[self._view.space]
        if card.verb == "reroll":
            return self._thrown(picked_up(dice, named)[:3], space, len(named))
        if card.verb == "nullify" and len(named) == len(words((*dice[:3], 0))):
            return self._thrown(NOTHING, space, sum(dice))
        change = {"improve": improved, "worsen": worsened, "nullify": voided}[card.verb]
        return self._carried(change(dice, named)[:3], space)


NOTHING: Roll = (0, 0, 0)
INSIGHT = GoudaInsight()
