"""The seed of a playthrough: where its draws come from."""

from msgspec import Struct

from cheeseboard.core.chance import draw_key


class Draws(Struct, frozen=True):
    """Where the draws of a playthrough come from, and what its file says of it."""

    seed: bytes
    table_id: str
    nonces: tuple[str, ...]
    automatic: bool = True  # else the caller plays the outcomes
    is_repeatable: bool = False  # whether the caller gave the seed: then bots do not look at the clock either

    @property
    def key(self) -> bytes:
        """The key of all draws."""
        return draw_key(self.seed, self.table_id, self.nonces)
