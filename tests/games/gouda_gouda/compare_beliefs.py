"""Level 5 with and without beliefs against three `greedy` on the same seeds: `python compare_beliefs.py GAMES`."""

import sys
from statistics import NormalDist, mean, stdev
from unittest.mock import patch

from bots.strength import measure
from cheeseboard.games.gouda_gouda import stopping
from cheeseboard.games.gouda_gouda.beliefs import believed
from cheeseboard.games.gouda_gouda.state import Cards

SURE = NormalDist().inv_cdf(0.975)


def any_deal(hand: Cards) -> float:
    """Every deal is as likely as chance has it."""
    return 1.0


def main(games: int) -> None:
    """Play in pairs, and print the difference as it goes."""
    won: dict[str, list[float]] = {"with": [], "without": []}
    for number in range(games):
        for name, weighs in (("with", believed), ("without", any_deal)):
            with patch.object(stopping, "believed", weighs):
                won[name].append(measure("gouda-gouda", "level-5", "greedy", number))
        more = [one - other for one, other in zip(won["with"], won["without"], strict=True)]
        if number:
            within = SURE * stdev(more) / len(more) ** 0.5
            shares = f"with {mean(won['with']):.3f}, without {mean(won['without']):.3f}"
            print(f"{number + 1} pairs: {shares}, {mean(more):+.3f} ± {within:.3f}", flush=True)  # noqa: T201


if __name__ == "__main__":
    main(int(sys.argv[1]))
