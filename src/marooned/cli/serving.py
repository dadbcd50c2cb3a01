"""`marooned serve`, and the start without a command: the server on this machine, with a browser if there is one."""

from __future__ import annotations

import socket
import sys
import webbrowser
from contextlib import suppress
from pathlib import Path

from marooned.cli.output import OK, VOICE
from marooned.web.pages import Pages
from marooned.web.serve import (
    LOOPBACK,
    Server,
    Wish,
    address_of,
    bound,
    browser_at_hand,
    free_socket,
    open_when_ready,
    running_here,
    server_for,
)


def say(id: str, **args: str | int) -> None:
    """Tell the user something; at once, even into a pipe."""
    print(VOICE.say(id, **args), flush=True)


def run(server: Server, sock: socket.socket) -> int:
    """Run until Ctrl-C, which is the way to stop it and no failure."""
    with suppress(KeyboardInterrupt):
        server.run(sockets=[sock])
    say("serve-stopped")
    return OK


def run_server(wish: Wish) -> int:
    """Serve until somebody stops it. Raises ServeError, StoreError."""
    sock = bound(wish.host, wish.port)
    server = server_for(wish)
    say("serve-at", url=wish.public_url or address_of(sock, wish.host))
    if not Pages().built:
        say("serve-no-client")
    if wish.host not in (LOOPBACK, "::1", "localhost") and not wish.public_url:
        say("serve-everybody")
    if sys.stdout.isatty():
        say("serve-stop")
    return run(server, sock)


def run_here(data: Path, browser: bool) -> int:
    """Serve on this machine alone and open the browser, or say what to do where there is none."""
    opens = browser and browser_at_hand() and Pages().built
    there = running_here()
    if there:
        say("serve-running", url=there)
        if opens:
            webbrowser.open(there)
        return OK
    sock = free_socket(LOOPBACK, Wish().port)
    server = server_for(Wish(data=data))
    url = address_of(sock, LOOPBACK)
    say("serve-at", url=url)
    if not Pages().built:
        say("serve-no-client")
    elif opens:
        say("serve-opens")
        open_when_ready(url, lambda: server.started)
    else:
        if browser:
            say("serve-no-browser")
        say("serve-stop")
    return run(server, sock)
