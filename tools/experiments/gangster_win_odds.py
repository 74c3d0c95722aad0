"""Plays games of bots and fits what rats and cards are worth to who won: `python …/gangster_win_odds.py GAMES SEED`.

Multinomial logistic regression by Newton's method; states are those in which a round's sneaking begins, and every tenth
action is any, so that more is seen than what bots like. Needs numpy.
"""

import sys
from random import Random
from typing import Any

import numpy as np

from cheeseboard.bots import Question, make_bot
from cheeseboard.core import CHANCE, Chance, Over, sample
from cheeseboard.core.playout import draw_outcome
from cheeseboard.games.gouda_gangster import GAME
from cheeseboard.games.gouda_gangster.cards import ACTION_CARDS, CHEESE, STRENGTH, TRAP
from cheeseboard.games.gouda_gangster.state import GoudaGangster, Options, Phase, Side

SEATS = 4
ASTRAY = 0.1
RIDGE = 1e-4
Sample = tuple[list[list[float]], int, int]  # marks by seat, who won, which game
CARDS = (TRAP, CHEESE, *ACTION_CARDS)
MARKS = ("1 rat", "2 rats", "3 rats", "4 rats", "strength", *CARDS)


def play(bot: str, seed: str) -> tuple[list[GoudaGangster], int | None]:
    """One game: the states in which all sneak in, and who won alone."""
    rng = Random(seed)
    bots = [make_bot(bot, "gouda-gangster", Random(f"{seed} {seat}")) for seat in range(SEATS)]
    state, rounds = GAME.new(Options(), SEATS), dict[int, GoudaGangster]()
    while not isinstance(turn := GAME.turn(state), Over):
        if isinstance(turn, Chance):
            state = GAME.play(state, CHANCE, draw_outcome(turn, rng))
            continue
        if state.phase is Phase.SNEAK and not state.finals:
            rounds.setdefault(state.round, state)
        seat = turn.seats[0]
        menu = GAME.menu(state, seat)
        astray = rng.random() < ASTRAY
        question = Question(seat, GAME.view(state, seat), menu)
        state = GAME.play(state, seat, sample(menu, rng) if astray else bots[seat].choose(question))
    return list(rounds.values()), turn.ranks.index(0) if turn.ranks.count(0) == 1 else None


def marked(side: Side) -> list[float]:
    """What counts of one seat."""
    rats = [float(side.rats == number) for number in range(1, 5)]
    return [*rats, float(sum(STRENGTH.get(card, 0) for card in side.hand)), *map(float, map(side.hand.count, CARDS))]


def fit(samples: list[Sample]) -> tuple[Any, float]:
    """The weights, and the loss on the fifth of the games that was kept apart."""
    seen, won = np.array([own for own, _, _ in samples]), np.array([winner for _, winner, _ in samples])
    apart = np.array([number % 5 == 0 for _, _, number in samples])
    weights = np.zeros(seen.shape[2])
    here, result = seen[~apart], np.eye(SEATS)[won[~apart]]
    for _ in range(30):
        chances = _softmax(here @ weights)
        slope = np.einsum("ij,ijk->k", chances - result, here) / len(here) + RIDGE * weights
        rest = here - np.einsum("ij,ijk->ik", chances, here)[:, None, :]
        bend = np.einsum("ij,ijk,ijl->kl", chances, rest, rest, optimize=True) / len(here)
        weights -= np.linalg.solve(bend + RIDGE * np.eye(len(weights)), slope)
    chances = _softmax(seen[apart] @ weights)
    return weights, float(-np.log(chances[np.arange(len(chances)), won[apart]]).mean())


def _softmax(scores: Any) -> Any:
    odds = np.exp(scores - scores.max(1, keepdims=True))
    return odds / odds.sum(1, keepdims=True)


def main(games: int, seed: str, bot: str = "greedy") -> None:
    """Play, fit and print."""
    samples: list[Sample] = []
    for number in range(games):
        rounds, winner = play(bot, f"{seed} {number}")
        if winner is not None:
            samples += [([marked(side) for side in state.sides], winner, number) for state in rounds]
    weights, loss = fit(samples)
    summary = f"{games} games of {bot}, {len(samples)} rounds"
    print(f"{summary}; loss on games kept apart {loss:.4f}, even {np.log(SEATS):.4f}")
    for name, weight in zip(MARKS, weights, strict=True):
        print(f"{name:16} {weight:6.3f}")


if __name__ == "__main__":
    main(int(sys.argv[1]), *sys.argv[2:])
