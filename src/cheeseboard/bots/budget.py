"""How long a bot may think: so many seconds, so many nodes, or until somebody says stop."""

from time import monotonic

TIME_SAFETY = 0.9  # share of the time given that a bot may use; starting and answering take some too


class Budget:
    """What is left of a decision; with neither seconds nor nodes it lasts until it is stopped."""

    def __init__(self, seconds: float | None = None, nodes: int | None = None) -> None:
        self._until = None if seconds is None else monotonic() + seconds
        self._nodes = nodes
        self.spent = 0
        self._stopped = False

    def spend(self) -> bool:
        """Take one more node, if there is one."""
        if self._stopped or (self._nodes is not None and self.spent >= self._nodes):
            return False
        if self._until is not None and monotonic() >= self._until:
            return False
        self.spent += 1
        return True

    def stop(self) -> None:
        """From now on nothing is left; another thread may say so."""
        self._stopped = True
