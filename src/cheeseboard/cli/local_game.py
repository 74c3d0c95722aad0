"""One game among people and bots at one machine: seats, dice, bots' answers, take-back, saving and resuming.

The seed of a running game lies in a file of its own beside the game file, readable by its owner only, because a game
file tells its seed only after the end.
"""

import secrets
from pathlib import Path
from random import Random

from msgspec import Struct

from cheeseboard.bots import Bot, Question, bot_names, make_bot
from cheeseboard.cli.inputs import fresh_seed, read_game_file
from cheeseboard.core import TABLE, Action, BadFile, BadOptions, Over, Seat
from cheeseboard.core.chance import commitment, draw_key
from cheeseboard.core.gamefile import clean_name, format_file, to_game_file
from cheeseboard.core.history import History
from cheeseboard.core.verify import replay_file, verify_so_far
from cheeseboard.games import find_kit
from cheeseboard.library.files import read_seed, write_game
from cheeseboard.tables.agreements import resign_actions, takeback_row
from cheeseboard.tables.stand_ins import stand_in_bot

HUMAN = "human"


class LocalGame:
    """A game that people and bots play here."""

    def __init__(
        self, history: History, names: tuple[str, ...], table_id: str, nonces: tuple[str, ...], seed: bytes
    ) -> None:
        self.history = history
        self.names = names
        self.commitment = commitment(seed)
        self._table = table_id
        self._nonces = nonces
        self._seed = seed
        self._key = draw_key(seed, table_id, nonces)
        self._stand_in = stand_in_bot(find_kit(history.game.spec.id))
        self._bots: dict[Seat, Bot] = {
            seat: self._wake(name)
            for seat, name in enumerate(names)
            if not nonces[seat]  # bots give none
        }

    @property
    def humans(self) -> tuple[Seat, ...]:
        """The seats where people sit."""
        return tuple(seat for seat in range(self.history.seats) if seat not in self._bots)

    def draw(self) -> None:
        """Let chance play until somebody is asked."""
        self.history.play_chance(self._key)

    def let_bot_answer(self, seat: Seat) -> None:
        """Put the question to the bot in this seat and play its answer."""
        game, state = self.history.game, self.history.state
        question = Question(seat, game.view(state, seat), game.menu(state, seat), self.history.events_for(seat))
        self.history.add(seat, self._bots[seat].choose(question))

    def take_back(self) -> None:
        """Go back to before the last action of a person here, if nothing hidden or random has become known since."""
        row = takeback_row(self.history, self.humans)
        self.history.add(TABLE, Action("back", ((str(row),),)))

    def resign(self, seat: Seat) -> None:
        """Resign; with more than two sides a bot plays on in that seat."""
        for action in resign_actions(self.history, seat, self._stand_in):
            self.history.add(TABLE, action)
        if not isinstance(self.history.turn(), Over):
            self.seat_bot(seat)

    def seat_bot(self, seat: Seat) -> None:
        """Let a bot play on here."""
        self._bots[seat] = self._wake(self._stand_in)

    def _wake(self, name: str) -> Bot:
        """A bot with a generator of its own: the seed of the dice is none of its business."""
        return make_bot(name, self.history.game.spec.id, Random(secrets.randbits(64)))

    def save(self, path: Path) -> None:
        """Write the game file, and the seed beside it while the game runs."""
        file = to_game_file(self.history, table_id=self._table, names=self.names, nonces=self._nonces, seed=self._seed)
        write_game(path, format_file(file), None if isinstance(self.history.turn(), Over) else self._seed)


def begin(game_id: str, seats: list[str], options: Struct) -> LocalGame:
    """Sit down: as told, and bots of the highest level in the seats that nobody named."""
    kit = find_kit(game_id)
    game = kit.rules
    occupants = seats or [HUMAN]
    number = next((allowed for allowed in game.spec.seats if allowed >= len(occupants)), None)
    if number is None:
        allowed_text = " | ".join(map(str, game.spec.seats))
        raise BadOptions("seat-count", seats=len(occupants), allowed=allowed_text)
    occupants += [bot_names(game_id)[-1]] * (number - len(occupants))
    history = History.begin(game, options, number, revealed=kit.revealed)
    person = secrets.token_hex(16)  # people at one machine give one nonce; bots give none
    nonces = tuple(person if seat.partition(":")[0] == HUMAN else "" for seat in occupants)
    return LocalGame(history, _names(occupants), f"tbl-{secrets.token_hex(8)}", nonces, fresh_seed())


def save_imported(history: History, path: Path) -> None:
    """Save a game that was played elsewhere, as if people had played it here; it can be resumed."""
    names = _names([HUMAN] * history.seats)
    person = secrets.token_hex(16)
    LocalGame(history, names, f"tbl-{secrets.token_hex(8)}", (person,) * history.seats, fresh_seed()).save(path)


def resume(path: Path) -> LocalGame:
    """Sit down again at a saved game."""
    file = read_game_file(path)
    kit = find_kit(file["Game"])
    if isinstance(replay_file(kit, file).turn(), Over):
        raise BadFile("file-over")
    seed = read_seed(path)
    history = verify_so_far(kit, file, seed)
    local_game = LocalGame(history, file.seat_names, file["Table"], file.nonces, seed)
    for row in history.rows:
        if row.seat == TABLE and row.action.verb == "resign":
            local_game.seat_bot(int(row.action.word))
    return local_game


def _names(occupants: list[str]) -> tuple[str, ...]:
    """Bots are called by their kind, people as they like; nameless ones by their seat."""
    names = []
    for seat, text in enumerate(occupants):
        kind, _, name = text.partition(":")
        names.append((clean_name(name) or f"{HUMAN} {seat}") if kind == HUMAN else text)
    return tuple(names)
