"""The seed of a playthrough: where its draws come from, and how a copy gets draws of its own."""

from os import urandom

from msgspec import Struct
from msgspec.structs import replace

from cheeseboard.core.chance import draw_key
from cheeseboard.core.history import sha256
from cheeseboard.library.arguments import whole_number


class Draws(Struct, frozen=True):
    """Where the draws of a playthrough come from, and what its file says of it."""

    seed: bytes
    table_id: str
    nonces: tuple[str, ...]
    automatic: bool = True  # else the caller plays the outcomes
    is_repeatable: bool = False  # whether the caller gave the seed: then bots do not look at the clock either
    copied: tuple[int, str] | None = None  # so many rows were played elsewhere, and the id of that table

    @property
    def key(self) -> bytes:
        """The key of all draws."""
        return draw_key(self.seed, self.table_id, self.nonces)

    def of_copy(self, number: int, row: int) -> "Draws":
        """The draws of copy `number`, made at this row: the same in each run, and nobody can tell ours from them."""
        seed = sha256(b"cheeseboard/copy/1\0" + self.seed + number.to_bytes(8, "big")).digest()
        name = sha256(b"cheeseboard/copy-id/1\0" + seed).hexdigest()[:16]
        return replace(self, seed=seed, table_id=f"copy-{name}", copied=(row, self.table_id))

    def back_to(self, row: int) -> "Draws":
        """The same draws after an undo to this row: what was copied beyond it is gone."""
        return self if self.copied is None or self.copied[0] <= row else replace(self, copied=(row, self.copied[1]))


def new_draws(seed: int | None, seats: int, *, automatic: bool = True) -> Draws:
    """The draws of a game that begins: repeatable with a seed, else different each time."""
    if seed is None:
        return Draws(urandom(32), f"local-{urandom(8).hex()}", ("",) * seats, automatic)
    whole_number(seed, "a seed")
    made = sha256(f"cheeseboard/seed/{seed}".encode()).digest()
    return Draws(made, f"seed-{seed}", ("",) * seats, automatic, is_repeatable=True)
