"""The bus of a single process, and the listeners that every bus has in a process."""

import logging
from collections.abc import Callable

OnPublish = Callable[[str, int], None]

logger: logging.Logger = logging.getLogger(__name__)


class LocalListeners:
    """The callbacks of this process."""

    def __init__(self) -> None:
        self._callbacks: dict[object, OnPublish] = {}

    def listen(self, on_publish: OnPublish) -> Callable[[], None]:
        """Call this for every notice from now on; call what is returned to stop."""
        key = object()
        self._callbacks[key] = on_publish

        def stop() -> None:
            self._callbacks.pop(key, None)

        return stop

    def notify(self, table_id: str, n: int) -> None:
        """Call all listeners; an error in one is logged and the others are still called."""
        for on_publish in tuple(self._callbacks.values()):
            try:
                on_publish(table_id, n)
            except Exception:  # the outermost loop: the table has moved whatever a listener makes of it
                logger.exception("a listener failed at table %s, row %d", table_id, n)


class MemoryBus:
    """Notifies the listeners of this process."""

    def __init__(self) -> None:
        self._listeners = LocalListeners()

    async def publish(self, table_id: str, n: int) -> None:
        """Say that the table has rows up to n."""
        self._listeners.notify(table_id, n)

    def listen(self, on_publish: OnPublish) -> Callable[[], None]:
        """Call this for every notice from now on; call what is returned to stop."""
        return self._listeners.listen(on_publish)
