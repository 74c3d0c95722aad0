"""The committed nginx.conf before two server processes: https, WebSockets, names, addresses, and one process lost."""

import re
import shutil
import ssl
import subprocess
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest

import services
from server.program import ServeProgram, serving
from server.real_server import PATIENCE_S, AtTable, Place, Someone
from server.steady import Steady
from server.test_killed import alone_at_both_seats, until, wait_for_more
from server.test_play import begun
from services import Postgres, Redis, redis_server

__all__ = ["redis_server"]

EXAMPLE = Path(__file__).parents[2] / "docs" / "how-to" / "nginx.conf"
HELD_AT = 10  # rows: no game of Quoridor is over by then
SOCKETS = re.compile(r"^cheeseboard_sockets (\S+)$", re.MULTILINE)
AROUND = """
worker_processes 1;
pid {folder}/pid;
error_log {folder}/errors;
events {{ worker_connections 256; }}
http {{
    access_log {folder}/access;
    client_body_temp_path {folder}/body;
    proxy_temp_path {folder}/proxy;
    fastcgi_temp_path {folder}/fastcgi;
    uwsgi_temp_path {folder}/uwsgi;
    scgi_temp_path {folder}/scgi;
    include {folder}/site.conf;
}}
"""


def nginx_program() -> str:
    found = shutil.which("nginx") or shutil.which("nginx", path="/usr/sbin")
    return found or services.missing("nginx")


def certificate(folder: Path) -> ssl.SSLContext:
    """A certificate for localhost that only this test believes."""
    words = "openssl req -x509 -newkey rsa:2048 -days 2 -nodes -subj /CN=localhost -addext subjectAltName=DNS:localhost"
    files = ["-keyout", str(folder / "key"), "-out", str(folder / "pem")]
    subprocess.run([*words.split(), *files], check=True, capture_output=True, stdin=subprocess.DEVNULL, timeout=1500)
    return ssl.create_default_context(cafile=folder / "pem")


def site(folder: Path, port: int, upstream: list[int]) -> str:
    """The committed example with this test's name, ports and certificate in it, and nothing else changed."""
    text, ports = EXAMPLE.read_text("utf-8"), iter(upstream)
    text = re.sub(r"server 127\.0\.0\.1:\d+;", lambda _: f"server 127.0.0.1:{next(ports)};", text)
    text = text.replace("listen 443 ssl", f"listen 127.0.0.1:{port} ssl")
    text = text.replace("/etc/ssl/GAMES.EXAMPLE.pem", str(folder / "pem"))
    text = text.replace("/etc/ssl/GAMES.EXAMPLE.key", str(folder / "key"))
    return text.replace("GAMES.EXAMPLE", "localhost")


class Front(Place):
    """nginx before two servers."""

    def __init__(self, port: int, tls: ssl.SSLContext, servers: tuple[ServeProgram, ServeProgram]) -> None:
        super().__init__(port, tls)
        self.servers = servers


@pytest.fixture(scope="module")
def front(tmp_path_factory: pytest.TempPathFactory, postgres_server: Postgres, redis_server: Redis) -> Iterator[Front]:
    program, folder, port = nginx_program(), tmp_path_factory.mktemp("nginx"), services.free_port()
    tls = certificate(folder)
    words = ["--url", f"https://localhost:{port}", "--db", postgres_server.new_database(), "--bus", redis_server.url]
    with serving(folder, *words) as one, serving(folder, *words) as other:
        (folder / "site.conf").write_text(site(folder, port, [one.port, other.port]), "utf-8")
        (folder / "nginx.conf").write_text(AROUND.format(folder=folder), "utf-8")
        starting = [program, "-p", str(folder), "-c", str(folder / "nginx.conf"), "-g", "daemon off;"]
        nginx = services.start(starting, folder / "said")
        try:
            services.wait_for_port(port, nginx, folder / "said")
            place = Front(port, tls, (one, other))
            yield place
            place.clients.close()
        finally:
            services.end(nginx)


def test_a_game_is_played_through_nginx_over_https(front: Front) -> None:
    here, there, table = begun(front)
    for n, square in enumerate(("e2", "e8", "e3", "e7"), 1):
        mover, seat = ((here, 0), (there, 1))[(n + 1) % 2]
        mover.until_row(n - 1, seat)
        mover.play(f"move {square}", seat)
    here.until_row(4, 0)
    assert here.seats[0]["digest"] == there.seats[1]["digest"]
    made = here.person.ask("GET", f"/api/tables/{table}")
    assert made["invite"] == f"{front.address}/t/{table}"


def test_the_cookie_is_secure_and_foreign_pages_stay_outside(front: Front) -> None:
    visitor = front.person()
    made = visitor.reply("POST", "/api/people", {}, Origin=front.address)
    assert made.status_code == 201
    assert {"secure", "httponly", "samesite=lax"} <= {
        part.strip().lower() for part in made.headers["set-cookie"].split(";")
    }
    assert "max-age" in made.headers["strict-transport-security"]
    assert visitor.refused("POST", "/api/people", {}, Origin="https://evil.example") == (403, "foreign-page")
    assert visitor.refused("GET", "/api/games", Host="evil.example") == (421, "foreign-host")


def test_metrics_are_for_this_computer_and_not_for_whom_nginx_brings(front: Front) -> None:
    for path in ("/metrics", "/metrics/", "/metrics%2f", "/x/../metrics"):
        assert front.person().reply("GET", path).status_code == 404, path
    for server in front.servers:
        assert "cheeseboard_sockets" in server.person().reply("GET", "/metrics").text
        from_afar = {"X-Forwarded-For": "192.0.2.7"}
        assert server.person().reply("GET", "/metrics", None, **from_afar).status_code == 404


class Held(Steady):
    """Plays no further than a row until it may: so its game is not over before."""

    def __init__(self, person: Someone, table: str, seed: int) -> None:
        super().__init__(person, table, seed)
        self.may_go_on = threading.Event()

    def _play_one(self, here: AtTable) -> bool:
        if here.n >= HELD_AT:
            assert self.may_go_on.wait(PATIENCE_S)
        return super()._play_one(here)


def test_when_one_process_dies_nginx_leads_its_people_to_the_other(front: Front) -> None:
    """All who were at the one that dies come once more, and who was at the other is not disturbed."""
    askers = [server.person() for server in front.servers]

    def sockets() -> list[int]:
        """How many each process has."""
        told = [SOCKETS.search(asker.reply("GET", "/metrics").text) for asker in askers]
        return [int(float(found[1])) for found in told if found]

    front.clients.close()
    until(lambda: sockets() == [0, 0])
    at_each: tuple[list[Held], list[Held]] = ([], [])
    for seed in range(4):
        before = sockets()
        one = Held(*alone_at_both_seats(front), seed=seed)
        one.start()
        until(lambda: sum(sockets()) == seed + 1)  # noqa: B023  # it ends before the next begins
        at_each[sockets()[0] == before[0]].append(one)
    assert all(at_each), "nginx leads to where fewer are"
    playing = [*at_each[0], *at_each[1]]
    until(lambda: all(one.acknowledged for one in playing))
    dying = front.servers[0]
    dying.kill()
    try:
        for one in playing:
            one.may_go_on.set()
        until(lambda: all(one.came > 1 or one.is_done for one in at_each[0]))
        wait_for_more(playing)
        for one in playing:
            one.leave()
            assert one.refused == []
        assert [[one.came for one in there] for there in at_each] == [[2] * len(at_each[0]), [1] * len(at_each[1])]
    finally:
        dying.start()
