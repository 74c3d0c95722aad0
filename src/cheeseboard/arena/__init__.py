"""Bots against bots: matches, ladders, standings and luck analysis. Many games, no people, no table clocks."""
