"""`cheeseboard games`: what can be played, by how many, with which options and bots."""

import typer

from cheeseboard.bots import bot_names
from cheeseboard.cli import screen
from cheeseboard.cli.inputs import AsJson
from cheeseboard.core.options import describe_type, option_types
from cheeseboard.games import find, packages

__all__ = ["add_to", "packages"]


def add_to(app: typer.Typer) -> None:
    """Give the command its verb."""
    app.command("games")(list_games)


def list_games(as_json: AsJson = False) -> None:
    """List the games with their players, options and bots.

    Example: `cheeseboard games --json`
    """
    if as_json:
        screen.print_json([_as_values(game_id) for game_id in packages()])
        return
    for game_id in packages():
        spec, words = find(game_id).spec, screen.words(game_id)
        screen.out.print(
            f"[strong]{game_id}[/]  {words.text('game-name')}, {words.text('players', seats=_span(spec.seats))}"
        )
        screen.print_text(f"    {words.text('game-about')}")
        for name, hint in option_types(find(game_id)).items():
            screen.print_text(
                f"    --option {name}={describe_type(hint)}  {words.text(f'option-{name}-about')}", "faint"
            )
        screen.print_text(f"    --seat human | {' | '.join(bot_names(game_id))}", "faint")


def _as_values(game_id: str) -> dict[str, object]:
    spec, words = find(game_id).spec, screen.words(game_id)
    hints = option_types(find(game_id))
    return {
        "id": game_id,
        "name": words.text("game-name"),
        "rules": spec.rules,
        "seats": spec.seats,
        "options": {name: describe_type(hint) for name, hint in hints.items()},
        "bots": bot_names(game_id),
    }


def _span(seats: tuple[int, ...]) -> str:
    return str(seats[0]) if len(seats) == 1 else f"{seats[0]}–{seats[-1]}"
