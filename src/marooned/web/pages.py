"""The files of the browser client: built ones with a hash in their names never change; page routes get the index."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

from starlette.exceptions import HTTPException
from starlette.responses import Response
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

FOLDER: Final = Path(__file__).parent / "static"
INDEX: Final = "index.html"
_HASHED: Final = re.compile(r"[.-][A-Za-z0-9_-]{8,}\.\w+$")
_NAMED: Final = "replay/"
"""Pages that are called by the name of a file."""
_FOREVER: Final = "public, max-age=31536000, immutable"
_ASK: Final = "no-cache"


class Pages(StaticFiles):
    """Serves the folder; a path that is no file and looks like none is a page, which the client draws."""

    def __init__(self, folder: Path = FOLDER) -> None:
        self._built = (folder / INDEX).is_file()
        super().__init__(directory=folder if self._built else None, check_dir=False)

    @property
    def built(self) -> bool:
        """Whether the browser client is there."""
        return self._built

    async def get_response(self, path: str, scope: Scope) -> Response:
        """A file, or the index for a page. Raises HTTPException (404) for a file or a client that is missing."""
        if not self._built:
            raise HTTPException(404)
        path = INDEX if path == "." else path
        try:
            response = await super().get_response(path, scope)
        except HTTPException as error:
            if error.status_code != 404 or ("." in path.rpartition("/")[2] and not path.startswith(_NAMED)):
                raise
            response = await super().get_response(INDEX, scope)
            path = INDEX
        hashed = path.startswith("assets/") and _HASHED.search(path)
        response.headers["cache-control"] = _FOREVER if hashed else _ASK
        return response
