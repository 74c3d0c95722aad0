"""One game among people and bots at one machine: a playthrough with people, stand-ins, resigning and take-back."""

import secrets
from pathlib import Path
from random import Random

from msgspec import Struct

from cheeseboard.arena.players import BotPlayer
from cheeseboard.bots import make_bot
from cheeseboard.cli.screen import nameless
from cheeseboard.core import TABLE, Action, BadFile, Seat
from cheeseboard.core.chance import commitment
from cheeseboard.core.gamefile import clean_name
from cheeseboard.core.history import History
from cheeseboard.games import find_kit
from cheeseboard.library.draws import Draws
from cheeseboard.library.files import read_seed
from cheeseboard.library.loading import load
from cheeseboard.library.playthrough import Playthrough
from cheeseboard.tables.agreements import resign_actions, takeback_row
from cheeseboard.tables.stand_ins import stand_in_bot

HUMAN = "human"


class LocalGame(Playthrough):
    """A game that people and bots play here."""

    def __init__(self, game: Playthrough) -> None:
        rows, branched_at = game._loaded_rows, game._branched_at
        super().__init__(game._kit, game._history, game.names, game._draws, loaded_rows=rows, branched_at=branched_at)
        self.commitment: str = commitment(self._draws.seed)
        self._stand_in = stand_in_bot(self._kit)
        self._bots: dict[Seat, BotPlayer] = {}
        for seat, nonce in enumerate(self._draws.nonces):
            if not nonce:  # bots give none
                self.seat_bot(seat, self.names[seat])

    @property
    def history(self) -> History:
        """Its rows and states."""
        return self._history

    @property
    def humans(self) -> tuple[Seat, ...]:
        """The seats where people sit."""
        return tuple(seat for seat in range(self.seats) if seat not in self._bots)

    def draw_chance(self) -> None:
        """Let chance play until somebody is asked."""
        self._draw()

    def let_bot_answer(self, seat: Seat) -> None:
        """Put the question to the bot in this seat and play its answer."""
        self.play(self._bots[seat].choose(self._history, seat), seat)

    def take_back(self) -> None:
        """Go back to before the last action of a person here, if nothing hidden or random has become known since."""
        row = takeback_row(self._history, self.humans)
        self._write(Action("back", ((str(row),),)))

    def resign(self, seat: Seat) -> None:
        """Resign; with more than two sides a bot plays on in that seat."""
        for action in resign_actions(self._history, seat, self._stand_in):
            self._write(action)
        if not self.result:
            self.seat_bot(seat, self._stand_in)

    def seat_bot(self, seat: Seat, name: str = "") -> None:
        """Let a bot play on here, with a generator of its own: the seed of the dice is none of its business.

        A name may come from a file, so it never starts a program.
        """
        self._bots[seat] = BotPlayer(make_bot(name or self._stand_in, self._kit, Random(secrets.randbits(64))))

    def _write(self, action: Action) -> None:
        self._own().add(TABLE, action)
        self._forget()


def begin(game_id: str, seats: list[str], options: Struct) -> LocalGame:
    """Sit down: as told, and bots of the middle level in the seats that nobody named."""
    kit = find_kit(game_id)
    game = kit.rules
    occupants = seats or [HUMAN]
    number = next((allowed for allowed in game.spec.seats if allowed >= len(occupants)), len(occupants))
    occupants += [stand_in_bot(kit)] * (number - len(occupants))
    return LocalGame(_seated(History.begin(game, options, number, revealed=kit.revealed), occupants))


def save_imported(history: History, path: Path) -> None:
    """Save a game that was played elsewhere, as if people had played it here; it can be resumed."""
    _seated(history, [HUMAN] * history.seats).save(path, secrets=True)


def resume(path: Path) -> LocalGame:
    """Sit down again at a saved game."""
    game = load(path)
    if game.result:
        raise BadFile("file-over")
    read_seed(path)  # without it nobody can draw
    local_game = LocalGame(game)
    for row in local_game.history.rows:
        if row.seat == TABLE and row.action.verb == "resign":
            local_game.seat_bot(int(row.action.word))
    return local_game


def _seated(history: History, occupants: list[str]) -> Playthrough:
    """A game with these people and bots, and a fresh seed."""
    person = secrets.token_hex(16)  # people at one machine give one nonce; bots give none
    nonces = tuple(person if seat.partition(":")[0] == HUMAN else "" for seat in occupants)
    draws = Draws(secrets.token_bytes(32), f"tbl-{secrets.token_hex(8)}", nonces)
    return Playthrough(find_kit(history.game.spec.id), history, _names(occupants), draws)


def _names(occupants: list[str]) -> tuple[str, ...]:
    """Bots are called by their kind, people as they like; nameless ones are counted."""
    names = []
    for seat, text in enumerate(occupants):
        kind, _, name = text.partition(":")
        names.append((clean_name(name) or nameless(seat)) if kind == HUMAN else text)
    return tuple(names)
