"""`marooned serve`, and the start without a command: the server on this machine, with a browser if there is one."""

from __future__ import annotations

import signal
import socket
import sys
import webbrowser
from pathlib import Path

from marooned.cli.output import OK, VOICE
from marooned.web.logs import Style, log_to_stderr
from marooned.web.pages import Pages
from marooned.web.serve import (
    LOOPBACK,
    Server,
    Wish,
    address_of,
    allow_connections,
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


def run(server: Server, sock: socket.socket, url: str, *notes: str) -> int:
    """Say where and run until Ctrl-C, which is the way to stop it and no failure, however often it is pressed.

    notes: ids of more words to say.
    """
    allow_connections()
    signal.signal(signal.SIGINT, server.handle_exit)
    say("serve-at", url=url)
    for note in notes:
        say(note)
    server.run(sockets=[sock])
    say("serve-stopped")
    return OK


def run_server(wish: Wish) -> int:
    """Serve until somebody stops it. Raises ServeError, StoreError."""
    sock = bound(wish.host, wish.port)
    server = server_for(wish)
    notes = [] if Pages().built else ["serve-no-client"]
    if wish.host not in (LOOPBACK, "::1", "localhost") and not wish.public_url:
        notes.append("serve-everybody")
    if sys.stdout.isatty():
        notes.append("serve-stop")
    return run(server, sock, wish.public_url or address_of(sock, wish.host), *notes)


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
    log_to_stderr(Style.PLAIN)
    server = server_for(Wish(data=data))
    url = address_of(sock, LOOPBACK)
    if not Pages().built:
        return run(server, sock, url, "serve-no-client")
    if opens:
        open_when_ready(url, lambda: server.started)
        return run(server, sock, url, "serve-opens")
    return run(server, sock, url, *(["serve-no-browser"] if browser else []), "serve-stop")
