"""The bots of Gouda Gangster: evaluation, opponent models, search model and levels. The rules never import them."""
