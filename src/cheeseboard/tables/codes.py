"""Codes to join a table by, before its start."""

import secrets

LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZ"  # without I and O, which look like figures
CODE_LENGTH = 6


def random_code() -> str:
    """Six letters; another open table may have them already."""
    return "".join(secrets.choice(LETTERS) for _ in range(CODE_LENGTH))
