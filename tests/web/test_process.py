"""The server as a process: killed in the middle of a game, stopped, started by hand and without a command."""

import json
import os
import random
import re
import resource
import signal
import subprocess
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from marooned.cli import serving
from marooned.table.store import Store, open_store
from marooned.web import serve
from marooned.web.serve import LOOPBACK, ServeError, address_of, bound, browser_at_hand, check_public_url, running_here
from marooned.web.site import STORE_FILE

Start = Callable[..., "Process"]
Fix = Callable[[Store], Store]
SOLO = {"game": "crusoe", "scenario": "castaways", "seats": ["cook"], "who": ["person"], "deal": "AAAAAAA"}


class Process:
    """`marooned` with arguments, in a process of its own. url: what it says that it listens at."""

    def __init__(self, folder: Path, args: tuple[str, ...]) -> None:
        environ = {**os.environ, "MAROONED_SAVES": str(folder), "MAROONED_LANG": "en"}
        for name in ("DISPLAY", "WAYLAND_DISPLAY"):
            environ.pop(name, None)
        command = [sys.executable, "-m", "marooned", *args]
        self.popen = subprocess.Popen(command, env=environ, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
        assert self.popen.stdout is not None
        self.first = self.popen.stdout.readline()
        found = re.search(r"http://127\.0\.0\.1:(\d+)/", self.first)
        assert found is not None, self.first + (self.popen.stderr.read() if self.popen.stderr else "")
        self.port = int(found[1])
        with urllib.request.urlopen(f"http://{LOOPBACK}:{self.port}/healthz", timeout=60):
            pass  # it listens before it runs: the answer comes when it does

    def end(self, how: int) -> tuple[int, str, str]:
        """Send a signal and wait: exit code, the rest of stdout, stderr."""
        self.popen.send_signal(how)
        assert self.popen.stdout is not None and self.popen.stderr is not None
        out, err = self.popen.stdout.read(), self.popen.stderr.read()  # `communicate` forgets what `readline` buffered
        return self.popen.wait(timeout=60), out, err


@pytest.fixture
def start(tmp_path: Path) -> Iterator[Start]:
    """Starts `marooned` with arguments; what still runs at the end is killed."""
    started: list[Process] = []

    def run(*args: str) -> Process:
        started.append(Process(tmp_path, args))
        return started[-1]

    yield run
    for process in started:
        if process.popen.poll() is None:
            process.popen.kill()
        process.popen.communicate()


def test_nothing_that_was_acknowledged_is_lost_when_the_server_is_killed(
    start: Start, browse: Any, tmp_path: Path, known_key: Fix
) -> None:
    known_key(open_store(str(tmp_path / STORE_FILE))).close()
    server = start("serve", "--port", "0")
    (seat,) = browse.post(server.port, "/api/tables", SOLO)
    chance = random.Random(1)
    browser = browse(server.port, seat["table"], seat["token"])
    browser.wait("table")
    for _ in range(2):
        for _ in range(chance.randrange(5, 12)):
            browser.option()
            word = chance.choice(browser.table["asked"]["options"])["word"]
            browser.reach(browser.move(word)["revision"])
        seen = browser.table
        browser.ask("move", revision=seen["revision"], words=seen["asked"]["options"][0]["word"])  # on its way
        server.end(signal.SIGKILL)
        browser.close()
        server = start("serve", "--port", "0")
        browser = browse(server.port, seat["table"], seat["token"])
        table = browser.wait("table")
        assert table["revision"] in (seen["revision"], seen["revision"] + 1)
        if table["revision"] == seen["revision"]:
            assert (table["view"], table["asked"]) == (seen["view"], seen["asked"])
        word = table["asked"]["options"][0]["word"]
        browser.reach(browser.move(word)["revision"])
    browser.close()


def test_a_full_disk_refuses_moves_and_space_lets_them_through(
    start: Start, browse: Any, tmp_path: Path, known_key: Fix
) -> None:
    """The server may write no file larger than its log of writes is now."""
    known_key(open_store(str(tmp_path / STORE_FILE))).close()
    server = start("serve", "--port", "0", "--log", "json")
    (seat,) = browse.post(server.port, "/api/tables", SOLO)
    browser = browse(server.port, seat["table"], seat["token"])
    browser.wait("table")
    browser.reach(browser.move(browser.option())["revision"])
    before = browser.table
    full = (tmp_path / "tables.sqlite3-wal").stat().st_size
    resource.prlimit(server.popen.pid, resource.RLIMIT_FSIZE, (full, resource.RLIM_INFINITY))
    for _ in range(3):
        refused = browser.move(browser.option())
        assert (refused["type"], refused["code"]) == ("refused", "busy")
    with pytest.raises(urllib.error.HTTPError) as unwell:
        browse.post(server.port, "/api/tables", SOLO)
    assert unwell.value.code == 503
    unwell.value.close()
    other = browse(server.port, seat["table"], seat["token"])  # whoever comes meanwhile sees the table as it stands
    assert other.wait("table")["view"] == before["view"]
    other.close()
    resource.prlimit(server.popen.pid, resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY, resource.RLIM_INFINITY))
    done = browser.move(browser.option())
    assert (done["type"], done["revision"]) == ("done", before["revision"] + 1)
    after = browser.reach(done["revision"])
    _, _, err = server.end(signal.SIGKILL)
    lines = [json.loads(line) for line in err.splitlines()]
    assert len(lines) >= 4 and {line["level"] for line in lines} == {"error"}
    assert all("store failed" in line["message"] and "error" not in line for line in lines)
    assert seat["token"] not in err
    browser.close()
    server = start("serve", "--port", "0")
    browser = browse(server.port, seat["table"], seat["token"])
    assert browser.wait("table")["view"] == after["view"]
    browser.close()


def test_two_servers_share_tables_and_one_is_killed(
    start: Start, browse: Any, postgres_address: str, known_key: Fix
) -> None:
    """Two people at one table, each at another server; whose server dies goes to the other one and plays on."""
    known_key(open_store(postgres_address)).close()
    wanted = {**SOLO, "seats": ["cook", "explorer"], "who": ["person", "person"]}
    servers = [start("serve", "--port", "0", "--store", postgres_address) for _ in range(2)]
    one, two = browse.post(servers[0].port, "/api/tables", wanted)
    first = browse(servers[0].port, one["table"], one["token"])
    second = browse(servers[1].port, two["table"], two["token"])
    for browser in (first, second):
        browser.wait("table")
    for mover, other, words in ((first, second, "rest cook"), (second, first, "rest explorer")):
        done = mover.move(words)
        assert done["type"] == "done", done
        assert other.reach(done["revision"])["revision"] == mover.reach(done["revision"])["revision"]
    servers[0].end(signal.SIGKILL)
    first.close()
    first = browse(servers[1].port, one["table"], one["token"])
    assert first.wait("table")["revision"] == second.table["revision"]
    done = second.move("arrange explorer")
    assert first.reach(done["revision"])["view"] == second.reach(done["revision"])["view"]
    for browser in (first, second):
        browser.close()


def test_ctrl_c_tells_everybody_and_ends_well(start: Start, browse: Any) -> None:
    server = start("serve", "--port", "0")
    (seat,) = browse.post(server.port, "/api/tables", SOLO)
    browser = browse(server.port, seat["table"], seat["token"])
    browser.wait("table")
    server.popen.send_signal(signal.SIGINT)
    assert browser.closed() == "restart"
    browser.close()
    out, err = server.popen.communicate(timeout=60)
    assert (server.popen.returncode, err) == (0, "")
    assert "every table is kept" in out


@pytest.mark.parametrize("pauses", [(0.0,), (0.05, 0.05)])
def test_ctrl_c_pressed_again_ends_quietly(start: Start, browse: Any, pauses: tuple[float, ...]) -> None:
    server = start("serve", "--port", "0")
    (seat,) = browse.post(server.port, "/api/tables", SOLO)
    browser = browse(server.port, seat["table"], seat["token"])
    browser.wait("table")
    server.popen.send_signal(signal.SIGINT)
    for pause in pauses:
        time.sleep(pause)
        server.popen.send_signal(signal.SIGINT)
    browser.close()
    out, err = server.popen.communicate(timeout=60)
    assert err == ""
    assert "every table is kept" in out


def test_without_a_command_and_a_browser_it_says_where_it_is(start: Start, until: Any) -> None:
    server = start()
    until(lambda: running_here(server.port) != "")
    code, out, err = server.end(signal.SIGINT)
    assert (code, err) == (0, "")
    assert "marooned play" in out


# -- pieces ----------------------------------------------------------------------------------------------------------
def test_a_port_that_is_taken_is_named() -> None:
    with bound(LOOPBACK, 0) as taken:
        port = taken.getsockname()[1]
        with pytest.raises(ServeError) as refused:
            bound(LOOPBACK, port)
        assert (refused.value.message.id, refused.value.message.args["port"]) == ("serve-taken", port)
        with serve.free_socket(LOOPBACK, port) as other:
            assert other.getsockname()[1] != port
    with pytest.raises(ServeError):
        bound("no.such.host.invalid", 0)


def test_the_address_is_one_that_a_browser_opens() -> None:
    with bound("0.0.0.0", 0) as everywhere:
        assert address_of(everywhere, "0.0.0.0") == f"http://127.0.0.1:{everywhere.getsockname()[1]}/"
        assert address_of(everywhere, "::").startswith("http://[::1]:")


def test_a_server_that_runs_already_is_found(running: Any) -> None:
    assert running_here(running.port) == f"http://127.0.0.1:{running.port}/"
    with bound(LOOPBACK, 0) as free:
        port = free.getsockname()[1]
    assert running_here(port) == ""


@pytest.mark.parametrize("url", ["ftp://x.example", "x.example", "https://", "https://x.example/path", "https://x?y=1"])
def test_public_urls_that_are_none(url: str) -> None:
    with pytest.raises(ServeError):
        check_public_url(url)
    assert check_public_url("https://x.example/") == "https://x.example"


def test_no_browser_is_opened_over_ssh_or_without_a_screen(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("DISPLAY", "WAYLAND_DISPLAY", "SSH_CONNECTION"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setattr(sys, "platform", "linux")
    assert not browser_at_hand()


def test_a_second_start_opens_the_running_server(
    running: Any, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    opened: list[str] = []
    monkeypatch.setattr(serving, "running_here", lambda: running_here(running.port))
    monkeypatch.setattr(serving, "browser_at_hand", lambda: True)
    monkeypatch.setattr(serving.Pages, "built", True)
    monkeypatch.setattr(serving.webbrowser, "open", opened.append)
    assert serving.run_here(tmp_path, browser=True) == 0
    assert opened == [f"http://127.0.0.1:{running.port}/"]
    assert opened[0] in capsys.readouterr().out


def test_a_server_may_open_more_files_than_a_shell_allows() -> None:
    """A shell that allows few is no reason to turn browsers away."""
    told = "import resource; from marooned.web.serve import allow_connections; allow_connections();"
    told += "print(resource.getrlimit(resource.RLIMIT_NOFILE)[0])"
    few = f"import resource; resource.setrlimit(resource.RLIMIT_NOFILE, (256, {serve.FILES + 1}));"
    done = subprocess.run([sys.executable, "-c", few + told], capture_output=True, text=True, check=True)
    assert done.stdout == f"{serve.FILES}\n"
