"""Bots of Gouda! Gouda! alone: what they value, how they look ahead, their levels. The rules never import them."""
