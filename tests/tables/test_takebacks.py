"""Take-backs end where somebody has learned what others laid, played, or let pass; old games keep their old limits."""

from pathlib import Path

import pytest
from msgspec.structs import replace

from cheeseboard.core import TABLE, Action, Ask, BadFile, Refusal
from cheeseboard.core.chance import draw_key, play_chance
from cheeseboard.core.gamefile import GameFile, format_file, parse_file, to_game_file
from cheeseboard.core.history import History
from cheeseboard.core.options import read_options
from cheeseboard.core.verify import start_history, verify
from cheeseboard.games import find, find_kit
from cheeseboard.tables import agreements, decisions, seating
from cheeseboard.tables.record import SeatRecord, TableRecord
from cheeseboard.tables.table import Table

SEED = bytes(range(32))
WITNESS = Path(__file__).parents[1] / "witnesses" / "files" / "gouda-gangster-over.game"


def begun(game_id: str, seats: int, takeback: int, **options: object) -> History:
    """A game before its first question."""
    kit = find_kit(game_id)
    revealed = kit.revealed if takeback == 2 else None
    history = History.begin(kit.rules, read_options(kit.rules, options), seats, revealed=revealed)
    return go_on(history)


def go_on(history: History, *texts: str) -> History:
    """Play these rows, each `seat action`, and every draw between them."""
    key = draw_key(SEED, "tbl-1", [""] * history.seats)
    play_chance(history, key)
    for text in texts:
        seat, _, action = text.partition(" ")
        history.add(int(seat), Action.parse(action))
        play_chance(history, key)
    return history


def may_take_back(history: History, seat: int) -> bool:
    try:
        agreements.takeback_row(history, (seat,))
    except Refusal as refusal:
        return refusal.code != "back-too-far"
    return True


@pytest.mark.parametrize(("takeback", "is_allowed"), [(1, True), (2, False)])
def test_gangster_not_once_it_is_known_how_many_cards_the_others_have_laid(takeback: int, is_allowed: bool) -> None:
    history = begun("gouda-gangster", 3, takeback, first=0)
    go_on(history, "2 sneak bedroom -", "0 sneak basement -")
    assert may_take_back(history, 0)
    assert may_take_back(history, 2)
    go_on(history, "1 sneak basement -")
    assert may_take_back(history, 1) == is_allowed
    assert may_take_back(history, 2) == is_allowed


@pytest.mark.parametrize(("takeback", "is_allowed"), [(1, True), (2, False)])
def test_gangster_not_a_card_that_all_have_seen_but_a_pass(takeback: int, is_allowed: bool) -> None:
    history = begun("gouda-gangster", 3, takeback, first=0)
    go_on(history, *(f"{seat} sneak basement -" for seat in range(3)), "0 spy 1", "1 spy 2", "2 spy 0", "0 pass")
    assert may_take_back(history, 0)
    form = next(form for form in history.game.menu(history.state, 1) if form.verb != "pass")
    go_on(history, f"1 {Action(form.verb, tuple(slot.words[:1] for slot in form.slots))}")
    assert may_take_back(history, 1) == is_allowed


def to_the_window(takeback: int, **options: object) -> History:
    """Gouda! Gouda! for two, seat 0 having rolled for the lowest space."""
    return go_on(begun("gouda-gouda", 2, takeback, first=0, **options), "0 name green-barrel")


def carry_on(history: History) -> History:
    """Let the mover carry out the roll."""
    while isinstance(turn := history.turn(), Ask) and not turn.anonymous:
        form = history.game.menu(history.state, turn.seats[0])[0]
        if form.verb not in ("up", "down"):
            break
        go_on(history, f"{turn.seats[0]} {Action(form.verb, tuple(slot.words[:1] for slot in form.slots))}")
    return history


@pytest.mark.parametrize(("takeback", "is_allowed"), [(1, True), (2, False)])
def test_gouda_not_once_a_window_has_shut_with_nobody_playing(takeback: int, is_allowed: bool) -> None:
    history = go_on(to_the_window(takeback, magic=3), "0 pass")
    assert may_take_back(history, 0)
    go_on(history, "1 pass")
    assert may_take_back(history, 0) == is_allowed
    assert may_take_back(history, 1) == is_allowed
    carry_on(history)
    assert history.state.agenda[-1].kind == "end"
    assert may_take_back(history, 0), "a mouse that was moved before the end window"
    go_on(history, "0 pass", "1 pass")
    assert may_take_back(history, 1) == is_allowed


def test_gouda_without_magic_a_turn_that_ends_tells_nothing() -> None:
    history = carry_on(to_the_window(2, magic="none"))
    assert history.turn() == Ask((1,))
    assert may_take_back(history, 0)


def table_of(game_id: str, seats: int) -> Table:
    seated = (SeatRecord("p-ann", "Ann", nonce="0" * 32), *(SeatRecord(bot="random") for _ in range(seats - 1)))
    rules = find(game_id).spec.rules
    return Table.load(TableRecord("tbl-1", "ABCDEF", game_id, "{}", seated, "p-ann", SEED, 1_000, rules=rules))


@pytest.mark.parametrize(("game_id", "takeback"), [("gouda-gouda", 2), ("gouda-gangster", 2), ("quoridor", 1)])
def test_record_and_file_say_by_which_version_take_backs_are_limited(game_id: str, takeback: int) -> None:
    table = table_of(game_id, find(game_id).spec.seats[0])
    change = seating.request_start(table, "p-ann", 2_000)
    assert change.record.takeback == takeback
    running = table.after(change.record, change.rows, change.states)
    again = Table.load(change.record, change.rows)
    assert again.digest == running.digest
    for each in (running, again):
        assert (each.history.revealed is not None) == (takeback == 2)
        assert ('\n[Takeback "2"]\n' in format_file(each.file())) == (takeback == 2)
        assert start_history(each.kit, each.file()).revealed == each.history.revealed


def test_a_table_that_began_with_the_old_limit_keeps_it() -> None:
    table = table_of("gouda-gangster", 3)
    change = seating.request_start(table, "p-ann", 2_000)
    old = Table.load(replace(change.record, takeback=1), change.rows)
    assert old.history.revealed is None
    assert "Takeback" not in format_file(old.file())
    seat = old.asked[0]
    action = old.kit.default_action(old.view(seat), old.menu(seat))
    change = decisions.act(old, seat, action, old.question_rows[seat], 3_000)
    assert old.after(change.record, change.rows).record.takeback == 1


def with_tag(file: GameFile, value: str) -> GameFile:
    """The same game with a Takeback tag, and a chain over it."""
    at = [name for name, _ in file.tags].index("Commitment")
    tagged = replace(file, tags=(*file.tags[:at], ("Takeback", value), *file.tags[at:]))
    return replace(tagged, digest=tagged.chain()[-1])


def test_an_old_file_is_verified_by_its_old_limit_and_a_new_one_by_the_new() -> None:
    file = parse_file(WITNESS.read_text("utf-8"))
    assert any(row.seat == TABLE and row.action.verb == "back" for row in file.rows)
    verify(find_kit("gouda-gangster"), file)
    with pytest.raises(BadFile) as caught:
        verify(find_kit("gouda-gangster"), with_tag(file, "2"))
    assert caught.value.code == "file-illegal-row"
    assert "back-too-far" in str(caught.value.params["why"])


def test_a_file_of_an_unknown_limit_is_refused() -> None:
    with pytest.raises(BadFile) as caught:
        parse_file(format_file(with_tag(parse_file(WITNESS.read_text("utf-8")), "3")))
    assert caught.value.code == "file-bad-value"


def test_the_tag_is_part_of_what_the_chain_covers() -> None:
    history = begun("gouda-gouda", 2, 2, first=0, magic=1)
    history.add(TABLE, Action("abort"))
    file = to_game_file(history, table_id="tbl-1", names=["Ann", "Bob"], nonces=["", ""], seed=SEED)
    verify(find_kit("gouda-gouda"), file)
    untagged = replace(file, tags=tuple(tag for tag in file.tags if tag[0] != "Takeback"))
    with pytest.raises(BadFile) as caught:
        verify(find_kit("gouda-gouda"), untagged)
    assert caught.value.code == "verify-chain"
