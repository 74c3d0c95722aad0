"""Bots against bots: matches, ladders, standings, and what luck did. Many games, no people, no table clocks."""
