"""Logs as lines of JSON on the error stream. Secrets never come here: no cookie, token, code, seed or password.

Libraries write headers, frames and statements with all their values when they are asked for details, so they are not.
"""

import logging
import sys
import traceback

import msgspec

OWN_LOGGER = "cheeseboard"
_STANDARD_FIELDS = set(vars(logging.makeLogRecord({}))) | {"message", "asctime", "taskName", "color_message"}


class JsonLines(logging.Formatter):
    """One object a line: time, level, logger, message, and the extra fields."""

    def format(self, record: logging.LogRecord) -> str:
        """The record as JSON."""
        line: dict[str, object] = {
            "ms": int(record.created * 1_000),
            "level": record.levelname.lower(),
            "from": record.name,
            "what": record.getMessage(),
        }
        line.update((name, value) for name, value in vars(record).items() if name not in _STANDARD_FIELDS)
        if record.exc_info:
            line["trace"] = "".join(traceback.format_exception(*record.exc_info))
        return msgspec.json.encode(line, enc_hook=repr).decode()


def set_up_logs(level: str) -> None:
    """Write logs of this level and above."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    ours = logging.getLevelName(level.upper())
    logging.basicConfig(level=max(ours, logging.INFO), handlers=[handler], force=True)
    logging.getLogger(OWN_LOGGER).setLevel(ours)
