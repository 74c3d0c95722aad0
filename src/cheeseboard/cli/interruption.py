"""Ends long work on Ctrl-C or SIGTERM between two results, and remembers which signal it was."""

import signal
from collections.abc import Iterable, Iterator
from types import FrameType, TracebackType
from typing import Any, TypeVar

T = TypeVar("T")
SIGNALS = (signal.SIGINT, signal.SIGTERM)
SIGNAL_BASE = 128  # a shell's exit code after a signal: 130 for Ctrl-C, 143 for SIGTERM


class _Interrupted(BaseException):
    """Leaves the wait for the next result."""


class Interruption:
    """While entered, the first signal ends `until_interrupted`; later ones are ignored.

    A signal that was ignored when the program started (nohup, `&` in a script) stays ignored.
    """

    def __init__(self) -> None:
        self.exit_code: int = 0  # 0 as long as no signal came
        self._is_waiting = False
        self._previous_handlers: dict[signal.Signals, Any] = {}

    def __enter__(self) -> "Interruption":
        for number in SIGNALS:
            if signal.getsignal(number) is not signal.SIG_IGN:
                self._previous_handlers[number] = signal.signal(number, self._on_signal)
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, traceback: TracebackType | None
    ) -> None:
        for number, handler in self._previous_handlers.items():
            signal.signal(number, signal.SIG_IGN if self.exit_code else handler)  # the program is about to end

    def until_interrupted(self, results: Iterable[T]) -> Iterator[T]:
        """Yield these results until a signal comes; work on a result is never interrupted."""
        waiting = iter(results)
        while not self.exit_code:
            try:
                self._is_waiting = True
                result = next(waiting)
            except (StopIteration, _Interrupted):
                return
            finally:
                self._is_waiting = False
            yield result

    def _on_signal(self, number: int, frame: FrameType | None) -> None:
        is_first, self.exit_code = not self.exit_code, self.exit_code or SIGNAL_BASE + number
        if is_first and self._is_waiting:
            raise _Interrupted
