"""`cheeseboard serve`, `backup` and `people`: run a server, copy its database, reset passwords."""

import asyncio
import gc
import io
import os
import secrets
import sys
from enum import StrEnum
from pathlib import Path
from typing import Annotated
from urllib.parse import urlsplit

import platformdirs
import typer

from cheeseboard.cli import screen
from cheeseboard.core import Illegal, Unknown

GC_THRESHOLDS = (20_000, 20, 50)  # seldom: tables are values, which leave no cycles, and a collection takes time
LAN = "0.0.0.0"  # noqa: S104  # --lan asks for exactly this
ALL_ADDRESSES = (LAN, "::", "")  # listens at all addresses of this computer; no browser can open these

DataFolder = Annotated[
    Path | None,
    typer.Option("--data", metavar="DIR", envvar="CHEESEBOARD_DATA", help="Folder where everything is saved."),
]
DatabaseUrl = Annotated[
    str | None,
    typer.Option(
        "--db", metavar="URL", envvar="CHEESEBOARD_DB", help="Database; by default SQLite in the data folder."
    ),
]
BusUrl = Annotated[
    str, typer.Option(metavar="URL", envvar="CHEESEBOARD_BUS", help="Redis server, if you run several processes.")
]
LogLevel = Annotated[
    str, typer.Option(metavar="LEVEL", envvar="CHEESEBOARD_LOG", help="What to log: debug, info, warning or error.")
]


class PeopleAction(StrEnum):
    """What `cheeseboard people` can do."""

    reset = "reset"


def add_to(app: typer.Typer) -> None:
    """Give the commands their verbs."""
    app.command("serve")(serve)
    app.command("backup")(backup)
    app.command("people")(people)


def serve(
    host: Annotated[str, typer.Option(metavar="ADDRESS", help="Address to listen on.")] = "127.0.0.1",
    port: Annotated[int, typer.Option(min=1, max=65_535, help="Port; if it is in use, the next free one.")] = 8000,
    lan: Annotated[bool, typer.Option("--lan", help="Let others on your network join, and print a QR code.")] = False,
    url: Annotated[
        str | None,
        typer.Option(metavar="URL", envvar="CHEESEBOARD_URL", help="Public address, if you are behind a proxy."),
    ] = None,
    proxy: Annotated[
        list[str] | None,
        typer.Option(metavar="ADDRESS", help="Trust this proxy (address or network) as well as local ones."),
    ] = None,
    db: DatabaseUrl = None,
    bus: BusUrl = "",
    no_bots: Annotated[bool, typer.Option("--no-bots", help="Run no bots here; `cheeseboard worker` does.")] = False,
    open_metrics: Annotated[
        bool, typer.Option("--open-metrics", help="Show /metrics to other computers, too.")
    ] = False,
    data: DataFolder = None,
    log: LogLevel = "warning",
) -> None:
    """Play together in the browser: start a server and print its address. Stop it with Ctrl-C.

    Example: `cheeseboard serve --lan`
    """
    gc.disable()  # nothing loaded at the start can be freed: saves a fifth of the time to start
    from cheeseboard.server import launch
    from cheeseboard.server.settings import HERE, Settings

    set_up_logging(log)
    if no_bots and not bus:
        raise Illegal("bus-needed")
    folder = data_folder(data)
    listening_socket = launch.bind(LAN if lan else host, port)
    number = listening_socket.getsockname()[1]
    address = (url or address_of(LAN if lan else host, number)).rstrip("/")
    parts = urlsplit(address)
    if parts.scheme not in ("http", "https") or not parts.hostname:
        raise Illegal("bad-url", url=address[:60])
    is_local = not lan and not url and host in HERE
    hosts = HERE if is_local else (*launch.names_of_this_computer(), host)
    settings = Settings(
        data=folder,
        url=address,
        hosts=(*hosts, parts.hostname),
        is_local=is_local,
        proxies=(*HERE, *(proxy or ())),
        open_metrics=open_metrics,
    )

    def print_ready() -> None:
        gc.freeze()
        gc.set_threshold(*GC_THRESHOLDS)
        gc.enable()
        words = screen.words()
        screen.print_text(words.text("serve-address", address=address), "strong")
        if lan:
            _print_qr_code(address)
        elif is_local:
            screen.print_text(words.text("serve-only-here"))
        screen.print_text(words.text("serve-data", folder=str(folder)), "faint")
        screen.print_text(words.text("serve-stop"), "faint")
        sys.stdout.flush()

    bots = 0 if no_bots else max(1, launch.cores() - 1)
    db_url = db or launch.database_url(folder)
    launch.run_event_loop(
        launch.serve(settings, listening_socket, db=db_url, bus_url=bus, on_ready=print_ready, bots=bots)
    )
    screen.print_text(screen.words().text("serve-stopped"))


def address_of(host: str, port: int) -> str:
    """The address at which a browser reaches a server that listens here."""
    from cheeseboard.server import launch

    reachable = launch.own_address() if host in ALL_ADDRESSES else host
    return f"http://{f'[{reachable}]' if ':' in reachable else reachable}:{port}"


def backup(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="Where to put the copy; an older one is replaced.")],
    data: DataFolder = None,
) -> None:
    """Copy the database, even while a server is running.

    Example: `cheeseboard backup evening.db`
    """
    from cheeseboard.server.launch import DATABASE
    from cheeseboard.store import backup as copy

    source = data_folder(data) / DATABASE
    if not source.is_file():
        raise Unknown("nothing-kept", folder=str(source.parent))
    asyncio.run(copy(source, file))
    screen.print_text(screen.words().text("saved", file=str(file)))


def people(
    action: Annotated[PeopleAction, typer.Argument(metavar="reset", help="Set a new password.", show_default=False)],
    name: Annotated[str, typer.Argument(metavar="NAME", help="The account's name.")],
    db: DatabaseUrl = None,
    data: DataFolder = None,
) -> None:
    """Give an account a new password and print it once.

    Example: `cheeseboard people reset ann`
    """
    from cheeseboard.server.auth import hash_password
    from cheeseboard.server.launch import database_url
    from cheeseboard.store import Store

    password = secrets.token_urlsafe(9)

    async def reset() -> bool:
        store = await Store.open(db or database_url(data_folder(data)))
        try:
            return await store.people.set_password(name.lower(), await hash_password(password))
        finally:
            await store.close()

    if not asyncio.run(reset()):
        raise Unknown("unknown-account", account=name[:40])
    screen.print_text(screen.words().text("people-reset", account=name, password=password))


def set_up_logging(level: str) -> None:
    """Write logs of this level and above to the error stream."""
    from cheeseboard.server.json_logging import set_up_logs

    if level not in ("debug", "info", "warning", "error"):
        raise Illegal("log-level", level=level[:20])
    set_up_logs(level)


def data_folder(given: Path | None) -> Path:
    """The folder where everything is kept, created if it is missing."""
    folder = given or Path(platformdirs.user_data_dir("cheeseboard", appauthor=False))
    try:
        folder = folder.expanduser().absolute()
        folder.mkdir(parents=True, exist_ok=True, mode=0o700)
        if not os.access(folder, os.W_OK):
            raise PermissionError
    except (OSError, RuntimeError):  # RuntimeError: there is no such home
        raise Illegal("folder-unwritable", folder=str(folder)) from None
    return folder


def _print_qr_code(address: str) -> None:
    """Print the address as a QR code."""
    import segno

    drawing = io.StringIO()
    segno.make(address, micro=False).terminal(drawing, compact=True)
    sys.stdout.write(drawing.getvalue() + "\n")
