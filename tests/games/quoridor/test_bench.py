"""The positions that the benchmark and the signature are measured on."""

from cheeseboard.games.quoridor.bench import middle_games, middle_positions


def test_the_thousand_middle_games_are_what_the_bench_says() -> None:
    assert len(middle_games()) == len(set(middle_games())) == 1_000
    for state in middle_positions():
        placed = 20 - sum(state.walls_left)
        assert 4 <= placed <= 16
        assert min(state.walls_left) > 0
        assert not state.end
