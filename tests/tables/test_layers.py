"""The table room knows no server and no game."""

import subprocess
import sys

LOADED = """
import sys
import marooned.table.hall, marooned.table.sqlite, marooned.table.bots
print(*sorted(sys.modules))
"""


def test_tables_load_no_server_no_screen_and_no_rules() -> None:
    answer = subprocess.run([sys.executable, "-c", LOADED], capture_output=True, text=True, check=True)
    loaded = set(answer.stdout.split())
    assert "marooned.table.room" in loaded
    for other in ("starlette", "uvicorn", "textual", "typer", "marooned.cli", "psycopg"):
        assert other not in loaded
    assert not [name for name in loaded if name.startswith("marooned.games.")]
