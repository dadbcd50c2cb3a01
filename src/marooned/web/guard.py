"""What stands before every request: who may speak to this server, and the headers that keep browsers safe."""

from __future__ import annotations

import ipaddress
import socket
from dataclasses import dataclass
from typing import Final
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.responses import PlainTextResponse
from starlette.types import ASGIApp, Message, Receive, Scope, Send

POLICY: Final = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' data:",
        "font-src 'self'",
        "media-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "worker-src 'self'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    )
)
"""Everything from this server alone, no inline script or style, no frame around us."""

HEADERS: Final = {
    "content-security-policy": POLICY,
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=(), payment=(), usb=()",
}
_HSTS: Final = "max-age=31536000"
_SAFE: Final = ("GET", "HEAD", "OPTIONS")


@dataclass(frozen=True, slots=True)
class Names:
    """Names by which this server may be spoken to: itself, its addresses, and that of its public URL.

    A page of somebody else's name that points to this machine (DNS rebinding) is refused.
    """

    public_url: str = ""
    more: frozenset[str] = frozenset()

    def known(self, host: str) -> bool:
        """Whether a Host header names this server."""
        name = name_of(host)
        if name == "localhost" or name.endswith(".localhost") or name in self.more:
            return True
        if self.public_url and name == urlsplit(self.public_url).hostname:
            return True
        return is_address(name) or name == socket.gethostname().lower()

    def same_origin(self, origin: str, host: str) -> bool:
        """Whether a page of an origin may speak to us under a Host header. No origin: no browser's page."""
        if not origin:
            return True
        try:
            parts = urlsplit(origin)
        except ValueError:  # it begins like an address in brackets and is none
            return False
        if parts.scheme not in ("http", "https") or not parts.netloc:
            return False
        if self.public_url and origin.rstrip("/") == self.public_url.rstrip("/"):
            return True
        return parts.netloc.lower() == host.lower()


def name_of(host: str) -> str:
    """The name in a Host header, without its port; "" for what is none."""
    try:
        return urlsplit(f"//{host}").hostname or ""
    except ValueError:
        return ""


def is_address(name: str) -> bool:
    """Whether a name is a plain IP address."""
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return False
    return True


def is_here(name: str) -> bool:
    """Whether an address is this machine's own: whoever sits at it is not to be held up."""
    return is_address(name) and ipaddress.ip_address(name).is_loopback


class Guard:
    """Refuses strangers (Host, Origin) and adds the headers to every response."""

    def __init__(self, app: ASGIApp, names: Names) -> None:
        self._app = app
        self._names = names
        self._headers = dict(HEADERS)
        if names.public_url.startswith("https://"):
            self._headers["strict-transport-security"] = _HSTS

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """One request or connection."""
        if scope["type"] not in ("http", "websocket"):
            await self._app(scope, receive, send)
            return
        headers = Headers(scope=scope)
        host = headers.get("host", "")
        origin = headers.get("origin", "")
        harmless = scope["type"] == "http" and scope["method"] in _SAFE
        allowed = self._names.known(host) and (harmless or self._names.same_origin(origin, host))

        async def with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                response = MutableHeaders(scope=message)
                for name, value in self._headers.items():
                    response.setdefault(name, value)
            await send(message)

        if allowed:
            await self._app(scope, receive, with_headers if scope["type"] == "http" else send)
        elif scope["type"] == "http":
            await PlainTextResponse("Not from here.", status_code=403)(scope, receive, with_headers)
        else:
            await receive()  # websocket.connect; closing before accepting answers 403
            await send({"type": "websocket.close", "code": 1008})
