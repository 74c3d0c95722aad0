"""Cheeseboard: the rules of four games as values and pure functions, and what it takes to play them together."""

__version__ = "0.1.0"
