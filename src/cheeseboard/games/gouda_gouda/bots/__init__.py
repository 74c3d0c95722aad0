"""The bots of Gouda! Gouda!: evaluation, card policy, search model and levels. The rules never import them."""
