"""Measure the server on this machine, all on loopback and in so many seconds.

    python tools/load_tables.py --tables 200 --seconds 60            # tables of bots, two clients watch each
    python tools/load_tables.py --people --tables 50 --seconds 20    # tables of people with a watcher each

Bots move as fast as the server lets them; a table that is over is followed by a new one. Measured are moves a second,
and the time from a move (when its entry was made, as the store has it) until a watching client has its table. People
move in turn (random legal moves), and there it is the time from sending a move until the other player has its table.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import re
import sqlite3
import subprocess
import sys
import tempfile
import time
import urllib.request
from pathlib import Path
from typing import Any

from websockets.asyncio.client import ClientConnection, connect

GAMES = {"crusoe": ("castaways", ["cook", "explorer"]), "scavengers": ("lost-expedition", ["player", "player"])}


class Client:
    """A connection that keeps the newest table, and when it came."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.table: dict[str, Any] = {}
        self.done: dict[int, int] = {}
        self.at = 0.0
        self.fresh = asyncio.Condition()

    async def read(self) -> None:
        """Take messages until the end."""
        async for text in self.socket:
            message = json.loads(text)
            async with self.fresh:
                if message["type"] == "table":
                    self.table, self.at = message, time.perf_counter()
                elif message["type"] in ("done", "refused"):
                    self.done[message["id"]] = message.get("revision", -1)
                self.fresh.notify_all()

    async def reach(self, revision: int) -> float:
        """Wait for the table of a revision; when it came."""
        async with self.fresh:
            await self.fresh.wait_for(lambda: self.table.get("revision", -1) >= revision)
            return self.at

    async def answered(self, id: int) -> int:
        """The revision that a move made, -1 if it was refused."""
        async with self.fresh:
            await self.fresh.wait_for(lambda: id in self.done)
            return self.done.pop(id)


def post(base: str, path: str, body: object) -> Any:
    """The answer to a POST request."""
    headers = {"content-type": "application/json"}
    request = urllib.request.Request(base + path, json.dumps(body).encode(), headers)
    with urllib.request.urlopen(request, timeout=60) as answer:
        return json.load(answer)


async def table(base: str, game: str, seed: int, until: float, times: list[float], pause: float) -> int:
    """One table; how many moves were made."""
    scenario, seats = GAMES[game]
    wanted = {"game": game, "scenario": scenario, "seats": seats, "who": ["person", "person"]}
    laid = await asyncio.to_thread(post, base, "/api/tables", wanted)
    address = f"{base.replace('http', 'ws', 1)}/api/tables/{laid[0]['table']}/socket"
    chance = random.Random(seed)
    moves = 0
    patient = {"open_timeout": 60, "ping_timeout": None}
    async with (
        connect(address, **patient) as one,
        connect(address, **patient) as two,
        connect(address, **patient) as watching,
    ):
        clients = [Client(one), Client(two), Client(watching)]
        readers = [asyncio.create_task(client.read()) for client in clients]
        for client, token in zip(clients, [laid[0]["token"], laid[1]["token"], ""], strict=True):
            await client.socket.send(json.dumps({"type": "hello", "token": token}))
        for client in clients:
            await client.reach(0)
        while time.perf_counter() < until:
            ready = [client for client in clients[:2] if client.table["asked"] and client.table["asked"]["options"]]
            if clients[0].table["ended"] or not ready:
                break
            mover = chance.choice(ready)
            other = clients[1] if mover is clients[0] else clients[0]
            word = chance.choice(mover.table["asked"]["options"])["word"]
            moves += 1
            began = time.perf_counter()
            move = {"type": "move", "id": moves, "revision": mover.table["revision"], "words": word}
            await mover.socket.send(json.dumps(move))
            revision = await mover.answered(moves)
            if revision >= 0:
                times.append(await other.reach(revision) - began)
                for client in clients:
                    await client.reach(revision)
            await asyncio.sleep(pause * chance.random() * 2)
        for reader in readers:
            reader.cancel()
    return moves


async def bot_table(base: str, game: str, until: float, seen: dict[tuple[str, int], list[float]]) -> int:
    """One table of bots after the other, each watched by two clients; how many there were.

    seen: is given when the table of each revision came, by table and revision.
    """
    scenario, seats = GAMES[game]
    wanted = {"game": game, "scenario": scenario, "seats": seats, "who": ["random", "random"]}
    laid = 0
    while time.perf_counter() < until:
        name = (await asyncio.to_thread(post, base, "/api/tables", wanted))[0]["table"]
        laid += 1
        address = f"{base.replace('http', 'ws', 1)}/api/tables/{name}/socket"
        await asyncio.gather(*(watch(address, name, until, seen) for _ in range(2)))
    return laid


async def watch(address: str, name: str, until: float, seen: dict[tuple[str, int], list[float]]) -> None:
    """Watch one table to its end."""
    async with connect(address, open_timeout=120, ping_timeout=None, max_size=None) as socket:
        await socket.send('{"type":"hello"}')
        first = True
        while (left := until - time.perf_counter()) > 0:
            try:
                message = json.loads(await asyncio.wait_for(socket.recv(), left))
            except TimeoutError:
                return
            if message["type"] != "table":
                continue
            if not first:  # the first one is as old as it is
                seen.setdefault((name, message["revision"]), []).append(time.time())
            first = False
            if message["ended"]:
                return


def made(folder: str) -> dict[tuple[str, int], float]:
    """When each move was made, by table and number of its entry, as the store has it."""
    with sqlite3.connect(f"file:{folder}/tables.sqlite3?mode=ro", uri=True) as db:
        rows = db.execute("SELECT table_id, seq, body FROM entries").fetchall()
    db.close()
    found = ((name, seq, json.loads(body)) for name, seq, body in rows)
    return {(name, seq): entry["at"] for name, seq, entry in found if entry["type"] == "moved"}


async def measure_bots(base: str, pid: int, folder: str, tables: int, seconds: float) -> None:
    """Let bots play at all tables at once and print what was measured."""
    before, used, began = memory(pid), processor_seconds(pid), time.time()
    seen: dict[tuple[str, int], list[float]] = {}
    until = time.perf_counter() + seconds
    games = list(GAMES)
    await asyncio.gather(*(bot_table(base, games[n % 2], until, seen) for n in range(tables)))
    ended = time.time()
    metrics = urllib.request.urlopen(f"{base}/metrics", timeout=60).read().decode()
    kept = int(re.findall(r"^marooned_tables_in_memory (\d+)", metrics, re.MULTILINE)[0])
    after, used = memory(pid), processor_seconds(pid) - used
    at = {key: when for key, when in made(folder).items() if began <= when <= ended}
    times = sorted(came - at[key] for key, arrivals in seen.items() if key in at for came in arrivals)
    rate = len(at) / (ended - began)
    print(f"{tables} tables of bots, {2 * tables} clients that watch: {len(at)} moves in {ended - began:.0f} s")
    print(f"{rate:.0f} moves a second; the server's own processor time: {1000 * used / max(1, len(at)):.1f} ms a move")
    told(times, "from a move to a watching screen")
    print(f"tables that were followed by a newer one before they were sent: {2 * len(at) - len(times)}")
    print(f"memory of the server: {before} MiB at first, {after} MiB with {kept} tables in it,", end=" ")
    print(f"{1024 * (after - before) / max(1, kept):.0f} KiB a table")


def told(times: list[float], what: str) -> None:
    """Print how times are spread. times: ascending."""
    p50, p99 = (1000 * times[int(len(times) * share)] for share in (0.5, 0.99))
    print(f"{what}: p50 {p50:.0f} ms, p99 {p99:.0f} ms, worst {1000 * times[-1]:.0f} ms ({len(times)} times)")


def memory(pid: int) -> int:
    """Memory of a process, in MiB."""
    found = re.search(r"VmRSS:\s+(\d+)", Path(f"/proc/{pid}/status").read_text(encoding="utf-8"))
    assert found is not None
    return int(found[1]) // 1024


def processor_seconds(pid: int) -> float:
    """Processor time that a process has used."""
    fields = Path(f"/proc/{pid}/stat").read_text(encoding="utf-8").rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


async def measure(base: str, pid: int, tables: int, seconds: float, pause: float) -> None:
    """Play at all tables at once and print what was measured."""
    times: list[float] = []
    began, used = time.perf_counter(), processor_seconds(pid)
    games = list(GAMES)
    runs = [table(base, games[n % 2], n, began + seconds, times, pause) for n in range(tables)]
    moves = sum(await asyncio.gather(*runs))
    took = time.perf_counter() - began
    cost = 1000 * (processor_seconds(pid) - used) / max(1, moves)
    times.sort()
    print(f"{tables} tables, {3 * tables} connections: {moves} moves in {took:.1f} s = {moves / took:.0f} a second;")
    print(f"the server's processor time: {cost:.1f} ms a move, all told")
    told(times, "from a move to the other's screen")
    print(f"memory of the server: {memory(pid)} MiB")


def main() -> None:
    """Start a server of its own in a folder that goes away, and measure it."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--tables", type=int, default=50)
    parser.add_argument("--seconds", type=float, default=20)
    parser.add_argument("--people", action="store_true", help="people at the tables, not bots")
    parser.add_argument("--pause", type=float, default=0.0, help="seconds that a player thinks, on average")
    wanted = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        environ = {**os.environ, "MAROONED_SAVES": folder, "MAROONED_LANG": "en"}
        command = [sys.executable, "-m", "marooned", "serve", "--port", "0"]
        server = subprocess.Popen(command, env=environ, stdout=subprocess.PIPE, text=True)
        assert server.stdout is not None
        found = re.search(r"http://\S+:\d+", server.stdout.readline())
        assert found is not None
        try:
            if wanted.people:
                asyncio.run(measure(found[0], server.pid, wanted.tables, wanted.seconds, wanted.pause))
            else:
                asyncio.run(measure_bots(found[0], server.pid, folder, wanted.tables, wanted.seconds))
        finally:
            server.terminate()
            server.wait()


if __name__ == "__main__":
    main()
