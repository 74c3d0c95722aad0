"""Bots of Quoridor alone: what they value, how they look ahead, their levels. The rules never import them."""
