"""The bus of a single process, and the listeners that every bus has in a process."""

import logging
from collections.abc import Callable

OnPublish = Callable[[str, int], None]

_log = logging.getLogger(__name__)


class LocalListeners:
    """Everybody in this process who listens."""

    def __init__(self) -> None:
        self._ears: dict[object, OnPublish] = {}

    def listen(self, hear: OnPublish) -> Callable[[], None]:
        """Hear every ring from now on; call what is returned to stop."""
        mark = object()
        self._ears[mark] = hear

        def stop() -> None:
            self._ears.pop(mark, None)

        return stop

    def notify(self, table_id: str, n: int) -> None:
        """Let all of them hear; a fault in one is noted and the others hear all the same."""
        for hear in tuple(self._ears.values()):
            try:
                hear(table_id, n)
            except Exception:  # the outermost place: the table has moved whatever an ear makes of it
                _log.exception("an ear failed at table %s, row %d", table_id, n)


class MemoryBus:
    """Rings within this process."""

    def __init__(self) -> None:
        self._ears = LocalListeners()

    async def publish(self, table_id: str, n: int) -> None:
        """Say that the table has news up to row n."""
        self._ears.notify(table_id, n)

    def listen(self, hear: OnPublish) -> Callable[[], None]:
        """Hear every ring from now on; call what is returned to stop."""
        return self._ears.listen(hear)
