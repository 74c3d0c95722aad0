"""How long a bot may think: seconds, nodes, or until it is stopped."""

from time import monotonic

TIME_SAFETY = 0.9  # share of the time given that a bot may use; starting and answering take some too


class Budget:
    """The budget of one decision; with neither seconds nor nodes it lasts until it is stopped."""

    def __init__(self, seconds: float | None = None, nodes: int | None = None) -> None:
        self._until = None if seconds is None else monotonic() + seconds
        self._nodes = nodes
        self.spent: int = 0
        self._stopped = False

    def spend(self) -> bool:
        """Use one more node; False if none is left."""
        if self._stopped or (self._nodes is not None and self.spent >= self._nodes):
            return False
        if self._until is not None and monotonic() >= self._until:
            return False
        self.spent += 1
        return True

    def stop(self) -> None:
        """End the budget; safe to call from another thread."""
        self._stopped = True
