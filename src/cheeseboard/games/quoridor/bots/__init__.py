"""The bots of Quoridor: evaluation, search, levels and analysis. The rules never import them."""
