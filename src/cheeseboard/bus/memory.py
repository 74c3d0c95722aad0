"""The bus of a single process, and the listeners that every bus has in a process."""

import logging
from collections.abc import Callable

OnPublish = Callable[[str, int], None]

_log = logging.getLogger(__name__)


class LocalListeners:
    """Everybody in this process who listens."""

    def __init__(self) -> None:
        self._callbacks: dict[object, OnPublish] = {}

    def listen(self, on_publish: OnPublish) -> Callable[[], None]:
        """Hear every ring from now on; call what is returned to stop."""
        mark = object()
        self._callbacks[mark] = on_publish

        def stop() -> None:
            self._callbacks.pop(mark, None)

        return stop

    def notify(self, table_id: str, n: int) -> None:
        """Let all of them hear; a fault in one is noted and the others hear all the same."""
        for on_publish in tuple(self._callbacks.values()):
            try:
                on_publish(table_id, n)
            except Exception:  # the outermost place: the table has moved whatever an ear makes of it
                _log.exception("an ear failed at table %s, row %d", table_id, n)


class MemoryBus:
    """Rings within this process."""

    def __init__(self) -> None:
        self._listeners = LocalListeners()

    async def publish(self, table_id: str, n: int) -> None:
        """Say that the table has news up to row n."""
        self._listeners.notify(table_id, n)

    def listen(self, on_publish: OnPublish) -> Callable[[], None]:
        """Hear every ring from now on; call what is returned to stop."""
        return self._listeners.listen(on_publish)
