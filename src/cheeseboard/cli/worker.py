"""`cheeseboard worker`: runs bots and time-outs in a process beside the servers."""

import sys
from typing import Annotated

import typer

from cheeseboard.cli import screen
from cheeseboard.cli.serve import BusUrl, DatabaseUrl, DataFolder, LogLevel, data_folder, set_up_logging
from cheeseboard.core import Illegal


def add_to(app: typer.Typer) -> None:
    """Give the command its verb."""
    app.command("worker")(worker)


def worker(
    db: DatabaseUrl = None,
    bus: BusUrl = "",
    bots: Annotated[
        int | None,
        typer.Option(metavar="N", min=1, max=256, help="How many bots may think at once; by default one per core."),
    ] = None,
    data: DataFolder = None,
    log: LogLevel = "warning",
) -> None:
    """Run the bots in a separate process beside any number of servers. Stop it with Ctrl-C.

    Example: `cheeseboard worker --db postgresql+asyncpg://… --bus redis://…`
    """
    from cheeseboard.server import launch

    set_up_logging(log)
    if not bus:
        raise Illegal("bus-needed")

    def print_ready() -> None:
        screen.print_text(screen.words().text("worker-ready"), "strong")
        sys.stdout.flush()

    db_url = db or launch.database_url(data_folder(data))
    launch.run_event_loop(launch.run_worker(db=db_url, bus_url=bus, on_ready=print_ready, bots=bots or launch.cores()))
    screen.print_text(screen.words().text("serve-stopped"))
