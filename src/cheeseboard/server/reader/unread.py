"""Closes a connection whose peer does not read what was written for a while."""

import asyncio

UNREAD_S = 60  # how long what was written may wait for somebody to read it


class Unread:
    """The timer of one connection whose peer does not read; one per connection, however often writing stops."""

    __slots__ = ("_is_closing", "_loop", "_timer")

    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        self._loop = loop
        self._timer: asyncio.TimerHandle | None = None
        self._is_closing = False

    def begin(self, transport: asyncio.Transport) -> None:
        """Too much waits for being read."""
        if self._timer is None:
            self._timer = self._loop.call_later(UNREAD_S, transport.abort)

    def begin_last(self, transport: asyncio.Transport) -> None:
        """No more will be written: what still waits now must go out in that time, all of it."""
        if transport.get_write_buffer_size():
            self._is_closing = True
            self.begin(transport)

    def end(self) -> None:
        """Nearly all of it has gone out."""
        if not self._is_closing:
            self.stop()

    def stop(self) -> None:
        """The connection is lost, or somebody else's."""
        if self._timer:
            self._timer.cancel()
            self._timer = None
