"""Plays games of bots and fits the log-odds of rats and cards: `python …/gangster_win_odds.py GAMES SEED`.

Multinomial logistic regression by Newton's method; states are those in which a round's sneaking begins, and every tenth
action is random, so that more is seen than what bots prefer. Needs numpy.
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
RANDOM_ACTION_SHARE = 0.1
RIDGE = 1e-4
Sample = tuple[list[list[float]], int, int]  # features by seat, who won, which game
CARD_KINDS = (TRAP, CHEESE, *ACTION_CARDS)
FEATURES = ("1 rat", "2 rats", "3 rats", "4 rats", "strength", *CARD_KINDS)


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
        is_random = rng.random() < RANDOM_ACTION_SHARE
        question = Question(seat, GAME.view(state, seat), menu)
        state = GAME.play(state, seat, sample(menu, rng) if is_random else bots[seat].choose(question))
    return list(rounds.values()), turn.ranks.index(0) if turn.ranks.count(0) == 1 else None


def features_of(side: Side) -> list[float]:
    """The features of one seat."""
    rats = [float(side.rats == number) for number in range(1, 5)]
    return [
        *rats,
        float(sum(STRENGTH.get(card, 0) for card in side.hand)),
        *map(float, map(side.hand.count, CARD_KINDS)),
    ]


def fit(samples: list[Sample]) -> tuple[Any, float]:
    """The weights, and the loss on the fifth of the games that was held out."""
    seen, won = np.array([own for own, _, _ in samples]), np.array([winner for _, winner, _ in samples])
    held_out = np.array([number % 5 == 0 for _, _, number in samples])
    weights = np.zeros(seen.shape[2])
    here, result = seen[~held_out], np.eye(SEATS)[won[~held_out]]
    for _ in range(30):
        probabilities = _softmax(here @ weights)
        gradient = np.einsum("ij,ijk->k", probabilities - result, here) / len(here) + RIDGE * weights
        rest = here - np.einsum("ij,ijk->ik", probabilities, here)[:, None, :]
        hessian = np.einsum("ij,ijk,ijl->kl", probabilities, rest, rest, optimize=True) / len(here)
        weights -= np.linalg.solve(hessian + RIDGE * np.eye(len(weights)), gradient)
    probabilities = _softmax(seen[held_out] @ weights)
    return weights, float(-np.log(probabilities[np.arange(len(probabilities)), won[held_out]]).mean())


def _softmax(scores: Any) -> Any:
    odds = np.exp(scores - scores.max(1, keepdims=True))
    return odds / odds.sum(1, keepdims=True)


def main(games: int, seed: str, bot: str = "greedy") -> None:
    """Play, fit and print."""
    samples: list[Sample] = []
    for number in range(games):
        rounds, winner = play(bot, f"{seed} {number}")
        if winner is not None:
            samples += [([features_of(side) for side in state.sides], winner, number) for state in rounds]
    weights, loss = fit(samples)
    summary = f"{games} games of {bot}, {len(samples)} rounds"
    print(f"{summary}; loss on held-out games {loss:.4f}, even {np.log(SEATS):.4f}")
    for name, weight in zip(FEATURES, weights, strict=True):
        print(f"{name:16} {weight:6.3f}")


if __name__ == "__main__":
    main(int(sys.argv[1]), *sys.argv[2:])
