"""Plays games of bots and fits the weights of `hopes.py` to who won: `python fit_hopes.py GAMES SEED [BOT]`.

Multinomial logistic regression by Newton's method; positions are those in which a space is about to be named, and every
tenth action on the board is any, so that more is seen than what bots like. Needs numpy.
"""

import sys
from random import Random
from typing import Any

import numpy as np

from cheeseboard.bots import Question, make_bot
from cheeseboard.core import CHANCE, Action, Chance, Over, sample
from cheeseboard.games.gouda_gouda import GAME
from cheeseboard.games.gouda_gouda.hopes import MARKS, marks
from cheeseboard.games.gouda_gouda.odds import Position
from cheeseboard.games.gouda_gouda.state import POWERS, Gouda, Options

SEATS = 4
ASTRAY = 0.1
RIDGE = 1e-4
Sample = tuple[list[list[float]], int, int]  # marks by seat, who won, which game


def play(bot: str, seed: str) -> tuple[list[Gouda], int | None]:
    """One game: the states in which a space was named, and who won alone."""
    rng = Random(seed)
    bots = [make_bot(bot, "gouda-gouda", Random(f"{seed} {seat}")) for seat in range(SEATS)]
    state, named = GAME.new(Options(), SEATS), []
    while not isinstance(turn := GAME.turn(state), Over):
        if isinstance(turn, Chance):
            actions, weights = zip(*turn.outcomes, strict=True)
            state = GAME.play(state, CHANCE, rng.choices(actions, weights)[0])
            continue
        seat = turn.seats[0]
        menu = GAME.menu(state, seat)
        if menu[0].verb == "name":
            named.append(state)
        astray = menu[0].verb != "pass" and rng.random() < ASTRAY
        action: Action = (
            sample(menu, rng) if astray else bots[seat].choose(Question(seat, GAME.view(state, seat), menu))
        )
        state = GAME.play(state, seat, action)
    return named, turn.ranks.index(0) if turn.ranks.count(0) == 1 else None


def marked(state: Gouda) -> list[list[float]]:
    """What counts in this state, cards and all, by seat."""
    position = Position(state.options.board, state.mice, state.cheese, (0,) * SEATS)
    return [own + list(map(float, hand)) for own, hand in zip(marks(position, state.mover), state.hands, strict=True)]


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
        named, winner = play(bot, f"{seed} {number}")
        if winner is not None:
            samples += [(marked(state), winner, number) for state in named]
    weights, loss = fit(samples)
    told = f"{games} games of {bot}, {len(samples)} positions"
    print(f"{told}; loss on games kept apart {loss:.4f}, even {np.log(SEATS):.4f}")  # noqa: T201
    for name, weight in zip((*MARKS, *POWERS), weights, strict=True):
        print(f"{name:16} {weight:6.2f}")  # noqa: T201


if __name__ == "__main__":
    main(int(sys.argv[1]), *sys.argv[2:])
