"""One REST request on its way: read, checked, answered, and written down."""

import asyncio
import json
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, cast

from aiohttp import BodyPartReader, hdrs, web

from sandbox.errors import ApiError, invalid_form, refusal
from sandbox.ids import parse
from sandbox.limits import faults
from sandbox.limits.fault import mapping
from sandbox.posts import Draft, Upload, content_type

if TYPE_CHECKING:
    from sandbox.server import Sandbox

Json = dict[str, Any]
NO_CONTENT = 204
KEPT_REQUESTS = 10_000


@dataclass(slots=True)
class Request:
    """A line of the request log."""

    method: str
    template: str
    path: str
    who: str
    """`bot`, `interaction` (a token in the path) or `nobody`."""
    body: Any = None
    files: list[str] = field(default_factory=list)
    status: int = 0
    at: float = 0.0
    answer: Any = None


class Log(list[Request]):
    """The requests, oldest first; the oldest are forgotten when there are very many."""

    forgotten = 0

    def note(self, line: Request) -> None:
        """Write a request down."""
        self.append(line)
        if len(self) > 2 * KEPT_REQUESTS:
            self.forgotten += len(self) - KEPT_REQUESTS
            del self[:-KEPT_REQUESTS]

    def after(self, number: int) -> list[Request]:
        """Return the requests from a running number on."""
        return self[max(0, number - self.forgotten) :]

    @property
    def next(self) -> int:
        """The running number of the request to come."""
        return self.forgotten + len(self)


@dataclass(slots=True)
class Call:
    """A request as a route's handler sees it."""

    sandbox: "Sandbox"
    method: str
    params: dict[str, str]
    query: dict[str, str]
    body: Any
    uploads: list[Upload]

    def id(self, name: str) -> int:
        """Return an id of the path; 0, which nothing has, when it is none."""
        return parse(self.params.get(name, ""))

    @property
    def json(self) -> Json:
        """The body as an object; empty when it is something else."""
        return mapping(self.body)

    def draft(self, body: Json | None = None) -> Draft:
        """Return the body (or a part of it) as a message's draft, with the files."""
        return Draft(dict(self.json if body is None else body), self.uploads)


Handler = Callable[[Call], Awaitable[Any]]


@dataclass(slots=True, frozen=True)
class Route:
    """A REST route: where it is, what serves it, and whether it needs the bot's token."""

    method: str
    template: str
    handler: Handler
    authorised: bool = True


def serve(sandbox: "Sandbox", route: Route) -> Callable[[web.Request], Awaitable[web.Response]]:
    """Make aiohttp's handler of a route."""

    async def handle(request: web.Request) -> web.Response:
        path = request.path.removeprefix("/api/v10")
        who = _who(sandbox, request, route)
        line = Request(route.method, route.template, path, who, at=sandbox.world.clock())
        text, uploads = await _received(request)
        # Whatever was cut off while it was being sent has not got here: it is no request.
        sandbox.requests.note(line)
        rule = sandbox.faults.take(route.method, route.template)
        try:
            line.files, line.body = [upload.filename for upload in uploads], _parsed(text)
            query, params = dict(request.query), dict(request.match_info)
            call = Call(sandbox, request.method, params, query, line.body, uploads)
            if rule is not None and rule.delay:
                await asyncio.sleep(rule.delay)
            if rule is not None and rule.status is not None:
                line.status = rule.status
                return _respond(rule.status, rule.body(), rule.headers())
            status, answer = await _answer(call, route, line)
        except ApiError as error:
            status, answer = error.status, error.body()
        line.status, line.answer = status, answer
        if rule is not None and rule.lose and request.transport is not None:
            request.transport.abort()
        return _respond(status, answer)

    return handle


async def _answer(call: Call, route: Route, line: Request) -> tuple[int, Any]:
    if route.authorised and line.who != "bot":
        raise ApiError(401, 0, "401: Unauthorized")
    broken = faults(line.method, line.path, call.body, files=len(call.uploads))
    if broken:
        raise invalid_form(broken)
    answer = await route.handler(call)
    if answer is None:
        return NO_CONTENT, None
    return answer if isinstance(answer, tuple) else (200, answer)


def _who(sandbox: "Sandbox", request: web.Request, route: Route) -> str:
    if request.headers.get(hdrs.AUTHORIZATION) == f"Bot {sandbox.token}":
        return "bot"
    return "nobody" if route.authorised else "interaction"


async def _received(request: web.Request) -> tuple[str, list[Upload]]:
    """The body's text and files: all of it, or `payload_json` and the files of a multipart one."""
    uploads: list[Upload] = []
    text = ""
    if request.content_type == "multipart/form-data":
        async for part in await request.multipart():
            part = cast(BodyPartReader, part)
            name = part.name or ""
            if name == "payload_json":
                text = (await part.read()).decode()
            elif name.startswith(("files[", "file")):
                data = bytes(await part.read(decode=False))
                filename = part.filename or name
                kind = content_type(filename, part.headers.get(hdrs.CONTENT_TYPE))
                key = name.removeprefix("files[").removesuffix("]")
                uploads.append(Upload(key, filename, data, kind))
    else:
        text = await request.text()
    return text, uploads


def _parsed(text: str) -> object:
    """What a body says in JSON; None for an empty one."""
    try:
        return json.loads(text) if text.strip() else None
    except ValueError:
        raise refusal(50109) from None


def _respond(status: int, answer: object, headers: dict[str, str] | None = None) -> web.Response:
    """Answer in JSON; the content type carries no charset, which discord.py relies on."""
    if answer is None:
        return web.Response(status=status, headers=headers)
    body = json.dumps(answer, ensure_ascii=False).encode()
    return web.Response(status=status, body=body, headers=headers, content_type="application/json")
