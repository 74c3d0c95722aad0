"""The bots of Pac-Man: evaluation, search and levels. The rules never import them."""
