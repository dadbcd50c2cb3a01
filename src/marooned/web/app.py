"""The ASGI application: addresses, bodies and answers. What they mean is in `site`, and the rules are nowhere here.

    GET  /healthz                          whether the server and its store are well
    GET  /metrics                          counters for Prometheus
    GET  /api/server                       ServerInfo
    GET  /api/games                        [GameInfo]
    GET  /api/texts/{lang}                 Texts
    GET  /api/rules/{game}?lang=           [RuleInfo]
    GET  /api/proofs/{game}                {rule id: [CaseInfo]}
    GET  /api/cards/{game}?deck=           {name: CardInfo}; deck: of a table, else that of new tables
    GET  /api/odds/{game}                  odds of the dice, as fractions
    POST /api/tables                       NewTable -> [Seated]
    POST /api/join                         Join -> Seated
    POST /api/mine                         Mine -> [TableInfo]
    GET  /api/public                       [TableInfo]
    GET  /api/code/{code}                  TableInfo
    GET  /api/tables/{table}/record        the record of a finished game, as text
    GET  /api/tables/{table}/odds          odds of the decks; `Authorization: Bearer <token>` for those of a seat
    WS   /api/tables/{table}/socket        the table itself: FromBrowser, ToBrowser
    POST /api/replays                      RecordSent -> ReplayInfo
    GET  /api/replays/{id}                 ReplayInfo, of a record that was sent or of a finished table
    GET  /api/replays/{id}/{step}?seat=    Table after so many steps
    GET  /api/scores                       [ScoreInfo]
    GET  /api/statistics?game=             Statistics

Refusals are ErrorInfo with a status of 4xx. All else is the browser client.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from functools import partial
from typing import Any, Final, TypeVar

import msgspec
from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import ClientDisconnect, Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Mount, Route, WebSocketRoute

from marooned.core.errors import MaroonedError
from marooned.table.errors import NoTable, Refusal, StoreError
from marooned.text import LANGUAGES
from marooned.web import facts
from marooned.web.contract import ErrorInfo, Join, Mine, NewTable, RecordSent, Text
from marooned.web.facts import Document
from marooned.web.guard import Guard, Names, is_here
from marooned.web.limits import Bucket
from marooned.web.pages import Pages
from marooned.web.site import Site
from marooned.web.socket import table_socket
from marooned.web.wire import error_info

LARGEST_BODY: Final = 65_536
LARGEST_RECORD: Final = 1_048_576
"""Bytes of the body of a request, and of a record."""
_SMALLEST_ZIPPED: Final = 1024

T = TypeVar("T")
_encoder = msgspec.json.Encoder()
_log = logging.getLogger(__name__)
_STATUS: Final = {"stale": 409, "busy": 409, "over": 409, "not-yours": 403, "too-many": 429, "too-large": 413}


class Wrong(Exception):
    """A request that is refused."""

    def __init__(self, status: int, info: ErrorInfo) -> None:
        super().__init__(info.code)
        self.status = status
        self.info = info


def wrong(status: int, code: str, id: str, **args: int | str) -> Wrong:
    """A refusal with the message `id`."""
    return Wrong(status, ErrorInfo(code=code, text=Text(id=id, args=dict(args))))


# -- answers ---------------------------------------------------------------------------------------------------------
def json(value: Any, status: int = 200) -> Response:
    """An answer that may be another one next time."""
    return Response(
        _encoder.encode(value), status, media_type="application/json", headers={"cache-control": "no-store"}
    )


def same(request: Request, found: Document) -> Response:
    """An answer that stays the same as long as the server runs."""
    headers = {"etag": found.etag, "cache-control": "no-cache", "vary": "accept-encoding"}
    known = [tag.strip().removeprefix("W/") for tag in request.headers.get("if-none-match", "").split(",")]
    if found.etag in known:
        return Response(status_code=304, headers=headers)
    if "gzip" in request.headers.get("accept-encoding", ""):
        headers["content-encoding"] = "gzip"
        return Response(found.zipped, media_type="application/json", headers=headers)
    return Response(found.body, media_type="application/json", headers=headers)


async def body(request: Request, kind: type[T], most: int = LARGEST_BODY) -> T:
    """The struct in the body. Raises Wrong."""
    if request.headers.get("content-type", "").partition(";")[0].strip().lower() != "application/json":
        raise wrong(415, "format", "server-format", why="content-type: application/json")
    data = bytearray()
    async for chunk in request.stream():
        data += chunk
        if len(data) > most:
            raise wrong(413, "too-large", "server-too-large", most=most)
    try:
        return msgspec.json.decode(bytes(data), type=kind)
    except (msgspec.MsgspecError, ValueError, RecursionError) as error:
        raise wrong(400, "format", "server-format", why=str(error)[:200]) from error


Endpoint = Callable[[Request], Awaitable[Response]]


def endpoint(rate: str, handler: Callable[[Site, Request], Awaitable[Response]]) -> Endpoint:
    """A handler with its limit, and errors as ErrorInfo."""

    async def answer(request: Request) -> Response:
        site: Site = request.app.state.site
        address = request.client.host if request.client else ""
        bucket: Bucket = (site.reads if rate == "read" else site.writes).of(address)
        try:
            if not is_here(address) and not bucket.take():
                raise wrong(429, "too-many", "server-busy")
            return await handler(site, request)
        except Wrong as error:
            return json(error.info, error.status)
        except NoTable:
            site.misses.of(address).take()
            return json(ErrorInfo(code="gone", text=Text(id="server-no-table")), 404)
        except Refusal as error:
            return json(error_info(error.code, error), _STATUS.get(error.code, 400))
        except StoreError as error:
            _log.error("%s", error)
            return json(ErrorInfo(code="busy", text=Text(id="server-unwell")), 503)
        except MaroonedError as error:
            return json(error_info("format", error), 400)
        except ClientDisconnect:
            return Response(status_code=400)

    return answer


def apart(call: Callable[..., T], *args: Any, **more: Any) -> Awaitable[T]:
    """Call something that may wait for the disk or a room, in another thread."""
    return asyncio.to_thread(partial(call, *args, **more))


# -- what stays the same ---------------------------------------------------------------------------------------------
async def get_server(site: Site, request: Request) -> Response:
    """GET /api/server."""
    return json(site.info())


async def get_games(site: Site, request: Request) -> Response:
    """GET /api/games."""
    return same(request, await apart(facts.games, tuple(map(site.hall.decks.game, facts.GAMES))))


async def get_texts(site: Site, request: Request) -> Response:
    """GET /api/texts/{lang}."""
    return same(request, await apart(facts.texts, language(request.path_params["lang"])))


async def get_rules(site: Site, request: Request) -> Response:
    """GET /api/rules/{game}?lang=."""
    lang = language(request.query_params.get("lang", "en"))
    return same(request, await apart(facts.rules, known_game(request), lang))


async def get_proofs(site: Site, request: Request) -> Response:
    """GET /api/proofs/{game}."""
    return same(request, await apart(facts.proofs, known_game(request)))


async def get_cards(site: Site, request: Request) -> Response:
    """GET /api/cards/{game}?deck=."""
    game = await apart(site.card_game, known_game(request), request.query_params.get("deck"))
    return same(request, await apart(facts.cards, game))


async def get_odds(site: Site, request: Request) -> Response:
    """GET /api/odds/{game}."""
    return same(request, await apart(facts.fixed_odds, known_game(request)))


def language(word: str) -> str:
    """A language that we speak. Raises Wrong."""
    if word not in LANGUAGES:
        raise wrong(404, "gone", "server-no-page")
    return word


def known_game(request: Request) -> str:
    """The game of the address. Raises Wrong."""
    game = str(request.path_params["game"])
    if game not in facts.GAMES:
        raise wrong(404, "gone", "server-no-page")
    return game


# -- tables ----------------------------------------------------------------------------------------------------------
async def post_tables(site: Site, request: Request) -> Response:
    """POST /api/tables."""
    wanted = await body(request, NewTable)
    if not site.invited(wanted.invitation):
        site.misses.of(client(request)).take()
        raise wrong(403, "not-yours", "server-invitation")
    return json(await apart(site.lay, wanted), 201)


async def post_join(site: Site, request: Request) -> Response:
    """POST /api/join."""
    wanted = await body(request, Join)
    misses = site.misses.of(client(request))
    if misses.empty():
        raise wrong(429, "too-many", "server-busy")
    table = await apart(site.find, wanted.code)
    if table is None:
        misses.take()
        raise wrong(404, "gone", "server-no-code", word=wanted.code[:20])
    return json(await apart(site.seat, table, wanted), 201)


async def get_code(site: Site, request: Request) -> Response:
    """GET /api/code/{code}: what one sees before one joins."""
    misses = site.misses.of(client(request))
    code = str(request.path_params["code"])
    if misses.empty():
        raise wrong(429, "too-many", "server-busy")
    table = await apart(site.find, code)
    if table is None:
        misses.take()
        raise wrong(404, "gone", "server-no-code", word=code[:20])
    return json(await apart(site.table_info, table))


async def post_mine(site: Site, request: Request) -> Response:
    """POST /api/mine."""
    wanted = await body(request, Mine)
    return json(await apart(site.mine, wanted.tokens))


async def get_public(site: Site, request: Request) -> Response:
    """GET /api/public."""
    return json(await apart(site.public))


async def get_record(site: Site, request: Request) -> Response:
    """GET /api/tables/{table}/record."""
    table = str(request.path_params["table"])
    record = await apart(site.record, table)
    headers = {"cache-control": "no-store", "content-disposition": 'attachment; filename="marooned.record"'}
    return PlainTextResponse(record, headers=headers)


async def get_table_odds(site: Site, request: Request) -> Response:
    """GET /api/tables/{table}/odds."""
    scheme, _, token = request.headers.get("authorization", "").partition(" ")
    token = token.strip() if scheme.lower() == "bearer" else ""
    return json(await apart(site.odds, str(request.path_params["table"]), token))


# -- replays, scores -------------------------------------------------------------------------------------------------
async def post_replays(site: Site, request: Request) -> Response:
    """POST /api/replays."""
    sent = await body(request, RecordSent, LARGEST_RECORD)
    return json((await apart(site.replays.sent, sent.record)).info, 201)


async def get_replay(site: Site, request: Request) -> Response:
    """GET /api/replays/{id}."""
    return json((await apart(site.replay, str(request.path_params["id"]))).info)


async def get_frame(site: Site, request: Request) -> Response:
    """GET /api/replays/{id}/{step}?seat=."""
    replay = await apart(site.replay, str(request.path_params["id"]))
    try:
        seat = int(request.query_params.get("seat", "-1"))
    except ValueError as error:
        raise wrong(400, "format", "server-format", why="seat") from error
    if not -1 <= seat < len(replay.info.seats):
        raise wrong(400, "format", "server-format", why="seat")
    return json(await apart(replay.frame, int(request.path_params["step"]), seat))


async def get_scores(site: Site, request: Request) -> Response:
    """GET /api/scores."""
    return json(await apart(site.scores))


async def get_statistics(site: Site, request: Request) -> Response:
    """GET /api/statistics?game=."""
    game = request.query_params.get("game", "")
    if game and game not in facts.GAMES:
        raise wrong(404, "gone", "server-no-page")
    return json(await apart(site.statistics, game))


async def no_page(site: Site, request: Request) -> Response:
    """Any other address under /api."""
    raise wrong(404, "gone", "server-no-page")


# -- for whoever runs it ---------------------------------------------------------------------------------------------
async def get_health(request: Request) -> Response:
    """GET /healthz."""
    site: Site = request.app.state.site
    try:
        await apart(site.check)
    except StoreError as error:
        _log.error("%s", error)
        return PlainTextResponse("the store is not well\n", status_code=503)
    return PlainTextResponse("well\n")


async def get_metrics(request: Request) -> Response:
    """GET /metrics."""
    site: Site = request.app.state.site
    return PlainTextResponse(site.metrics_text(), media_type="text/plain; version=0.0.4")


def client(request: Request) -> str:
    """The address of the client."""
    return request.client.host if request.client else ""


def routes() -> list[Route | WebSocketRoute | Mount]:
    """All addresses."""
    reads = {
        "/api/server": get_server,
        "/api/games": get_games,
        "/api/texts/{lang}": get_texts,
        "/api/rules/{game}": get_rules,
        "/api/proofs/{game}": get_proofs,
        "/api/cards/{game}": get_cards,
        "/api/odds/{game}": get_odds,
        "/api/public": get_public,
        "/api/code/{code}": get_code,
        "/api/tables/{table}/record": get_record,
        "/api/tables/{table}/odds": get_table_odds,
        "/api/replays/{id}": get_replay,
        "/api/replays/{id}/{step:int}": get_frame,
        "/api/scores": get_scores,
        "/api/statistics": get_statistics,
    }
    writes = {
        "/api/tables": post_tables,
        "/api/join": post_join,
        "/api/replays": post_replays,
    }
    return [
        Route("/healthz", get_health),
        Route("/metrics", get_metrics),
        WebSocketRoute("/api/tables/{table}/socket", table_socket),
        *(Route(path, endpoint("read", handler)) for path, handler in reads.items()),
        *(Route(path, endpoint("write", handler), methods=["POST"]) for path, handler in writes.items()),
        Route("/api/mine", endpoint("read", post_mine), methods=["POST"]),
        Route("/api/{rest:path}", endpoint("read", no_page), methods=["GET", "POST"]),
        Mount("/", Pages()),
    ]


def create_app(site: Site) -> Starlette:
    """The application for a site."""

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        await site.start(asyncio.get_running_loop())
        try:
            yield
        finally:
            await site.stop()

    names = Names(site.public_url, frozenset({site.host.lower()} - {""}))
    app = Starlette(
        routes=routes(),
        middleware=[
            Middleware(Guard, names=names),
            Middleware(GZipMiddleware, minimum_size=_SMALLEST_ZIPPED, compresslevel=5),
        ],
        lifespan=lifespan,
    )
    app.state.site = site
    return app
