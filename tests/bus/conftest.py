"""Tests of the bus use a Redis of their own."""

from services import redis_server

__all__ = ["redis_server"]
