"""The reader of requests and frames, below the framework: it bounds what comes and writes only to who reads.

README.md beside this says what it stands on. It knows bytes, and neither routes nor tables.
"""

from cheeseboard.server.reader.connections import Connections
from cheeseboard.server.reader.fast_websocket import FastWebSocket, websocket_of
from cheeseboard.server.reader.requests import RequestReader

__all__ = ["Connections", "FastWebSocket", "RequestReader", "websocket_of"]
