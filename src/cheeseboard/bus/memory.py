"""The bell of a single process, and what every bell needs: ears."""

import logging
from collections.abc import Callable

Hear = Callable[[str, int], None]

_log = logging.getLogger(__name__)


class Ears:
    """Everybody in this process who listens."""

    def __init__(self) -> None:
        self._ears: dict[object, Hear] = {}

    def listen(self, hear: Hear) -> Callable[[], None]:
        """Hear every ring from now on; call what is returned to stop."""
        mark = object()
        self._ears[mark] = hear

        def stop() -> None:
            self._ears.pop(mark, None)

        return stop

    def tell(self, table: str, n: int) -> None:
        """Let all of them hear; a fault in one is noted and the others hear all the same."""
        for hear in tuple(self._ears.values()):
            try:
                hear(table, n)
            except Exception:  # the outermost place: the table has moved whatever an ear makes of it
                _log.exception("an ear failed at table %s, row %d", table, n)


class MemoryBell:
    """Rings within this process."""

    def __init__(self) -> None:
        self._ears = Ears()

    async def ring(self, table: str, n: int) -> None:
        """Say that the table has news up to row n."""
        self._ears.tell(table, n)

    def listen(self, hear: Hear) -> Callable[[], None]:
        """Hear every ring from now on; call what is returned to stop."""
        return self._ears.listen(hear)
