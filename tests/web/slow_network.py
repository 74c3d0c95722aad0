"""A slow network between a browser and its server: what each sends arrives late, each piece by another time.

Whatever a page or a test takes for granted about the order of two answers shows here in one run.
"""

import asyncio
import socket
import threading
from random import Random

PIECE = 65_536


class SlowNetwork:
    """Passes everything on from a port of its own to the server's, each piece late by up to so many milliseconds."""

    def __init__(self, host: str, port: int, most_ms: int) -> None:
        self._to = (host, port)
        self._most_s = most_ms / 1000
        self._random = Random(most_ms)
        self._socket = socket.create_server((host, 0))
        self.port: int = self._socket.getsockname()[1]
        threading.Thread(target=lambda: asyncio.run(self._serve()), daemon=True).start()

    async def _serve(self) -> None:
        async with await asyncio.start_server(self._connect, sock=self._socket) as server:
            await server.serve_forever()

    async def _connect(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            there, back = await asyncio.open_connection(*self._to)
        except OSError:
            writer.transport.abort()
            return
        ways = [asyncio.create_task(self._pass_on(reader, back)), asyncio.create_task(self._pass_on(there, writer))]
        await asyncio.wait(ways, return_when=asyncio.FIRST_COMPLETED)
        for way in ways:
            way.cancel()
        for end in (writer, back):
            end.transport.abort()

    async def _pass_on(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        while piece := await reader.read(PIECE):
            await asyncio.sleep(self._random.uniform(0, self._most_s))
            writer.write(piece)
            await writer.drain()
