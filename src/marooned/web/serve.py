"""Running the server: a socket, a browser to open, and a shutdown that tells everybody before it closes."""

from __future__ import annotations

import errno
import json
import os
import socket
import sys
import threading
import urllib.error
import urllib.request
import webbrowser
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Final
from urllib.parse import urlsplit

import uvicorn

from marooned.core.errors import MaroonedError
from marooned.core.messages import Msg
from marooned.web.app import create_app
from marooned.web.contract import LARGEST_MESSAGE
from marooned.web.site import Site

PORT: Final = 8642
"""The port that is tried first: a browser keeps its seats by address, port included."""
LOOPBACK: Final = "127.0.0.1"
SEND_BUFFER: Final = 131_072
"""Bytes that the system keeps for a client: few, so that a slow one is noticed and gets new tables, not old ones."""
FILES: Final = 8192
"""Files and connections that the server may have open, if the system lets it."""
PATIENCE: Final = 5
"""Seconds that open requests may take at a shutdown."""


class ServeError(MaroonedError):
    """The server can't be started."""


@dataclass(frozen=True, slots=True)
class Wish:
    """How the server is to run. port: 0 = any free one. store: an address, "" = a file in the data folder.

    public_url: where others reach it, if a reverse proxy stands before it. invitation: code for laying tables.
    deck: text of the deck file that new tables are played with.
    """

    host: str = LOOPBACK
    port: int = PORT
    data: Path = Path()
    store: str = ""
    public_url: str = ""
    invitation: str = ""
    deck: str = ""


class Server(uvicorn.Server):
    """Uvicorn, but every connection is told that the server goes before it is closed."""

    def __init__(self, config: uvicorn.Config, site: Site) -> None:
        super().__init__(config)
        self._site = site

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Tell everybody, then close."""
        await self._site.hub.close_all("restart")
        await super().shutdown(sockets)
        if self.force_exit:  # a second Ctrl-C waits for nobody, but what is owed to the store and the book is written
            await self.lifespan.shutdown()


def bound(host: str, port: int) -> socket.socket:
    """A listening socket. Raises ServeError if the address is taken or is not ours."""
    try:
        family, kind, protocol, _, address = socket.getaddrinfo(
            host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE
        )[0]
        sock = socket.socket(family, kind, protocol)
    except OSError as error:
        raise ServeError(str(error), Msg("serve-no-address", {"host": host, "why": str(error)})) from error
    try:
        if sys.platform != "win32":
            sock.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        sock.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, SEND_BUFFER)
        sock.bind(address)
        sock.listen(1024)
    except OSError as error:
        sock.close()
        taken = error.errno in (errno.EADDRINUSE, errno.EACCES)
        says = (
            Msg("serve-taken", {"port": port}) if taken else Msg("serve-no-address", {"host": host, "why": str(error)})
        )
        raise ServeError(f"{host}:{port}: {error}", says) from error
    return sock


def free_socket(host: str, port: int) -> socket.socket:
    """A listening socket at the port, or at any free one if it is taken."""
    try:
        return bound(host, port)
    except ServeError:
        return bound(host, 0)


def address_of(sock: socket.socket, host: str) -> str:
    """The address that a browser on this machine opens."""
    port = sock.getsockname()[1]
    if host in ("0.0.0.0", ""):
        host = LOOPBACK
    elif host == "::":
        host = "::1"
    return f"http://[{host}]:{port}/" if ":" in host else f"http://{host}:{port}/"


def running_here(port: int = PORT) -> str:
    """The address of a server of ours that runs on this machine already, "" if there is none."""
    url = f"http://{LOOPBACK}:{port}/"
    try:
        with urllib.request.urlopen(f"{url}api/server", timeout=5) as answer:
            told = json.load(answer)
    except (OSError, urllib.error.URLError, ValueError):
        return ""
    return url if isinstance(told, dict) and "version" in told and "languages" in told else ""


def server_for(wish: Wish) -> Server:
    """The server, ready to run. Raises StoreError if the tables can't be opened, FormatError for a wrong deck file."""
    return server_of(Site.open(wish.data, wish.store, wish.public_url, wish.invitation, wish.host, wish.deck))


def server_of(site: Site) -> Server:
    """The server of a site."""
    config = uvicorn.Config(
        create_app(site),
        log_config=None,
        log_level="warning",
        access_log=False,
        server_header=False,
        ws_max_size=4 * LARGEST_MESSAGE,
        ws_max_queue=32,
        ws_ping_interval=20,
        ws_ping_timeout=40,
        timeout_graceful_shutdown=PATIENCE,
        timeout_keep_alive=20,
    )
    return Server(config, site)


def allow_connections() -> None:
    """Let this process open as many files as it may: a connection is one, and shells often allow a thousand."""
    if sys.platform != "win32":
        import resource

        soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        most = FILES if hard == resource.RLIM_INFINITY else min(FILES, hard)
        if soft != resource.RLIM_INFINITY and soft < most:
            resource.setrlimit(resource.RLIMIT_NOFILE, (most, hard))


# -- a browser -------------------------------------------------------------------------------------------------------
def browser_at_hand() -> bool:
    """Whether a browser with a window could be opened here."""
    if sys.platform == "win32":
        return True
    if os.environ.get("SSH_CONNECTION") and not os.environ.get("DISPLAY"):
        return False
    if sys.platform != "darwin" and not (os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")):
        return False
    try:
        found = webbrowser.get()
    except webbrowser.Error:
        return False
    return type(found).__name__ != "GenericBrowser"  # browsers in the terminal, such as lynx, are of this kind


def open_when_ready(url: str, ready: Callable[[], bool]) -> None:
    """Open the browser as soon as the server answers; the server itself is not held up."""

    def wait() -> None:
        for _ in range(200):
            if ready():
                webbrowser.open(url)
                return
            threading.Event().wait(0.05)

    threading.Thread(target=wait, name="browser", daemon=True).start()


def check_public_url(url: str) -> str:
    """The public URL without a slash at its end. Raises ServeError for what is none."""
    parts = urlsplit(url)
    if url and (parts.scheme not in ("http", "https") or not parts.hostname or parts.path.strip("/") or parts.query):
        raise ServeError(f"{url!r} is no public URL", Msg("serve-bad-url", {"url": url}))
    return url.rstrip("/")
