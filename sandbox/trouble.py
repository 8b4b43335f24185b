"""Trouble on demand: answers that fail, come late, or get lost on the way."""

import fnmatch
from dataclasses import asdict, dataclass, field
from typing import Any

Json = dict[str, Any]


@dataclass(slots=True)
class Rule:
    """What goes wrong with the next requests that match.

    Args:
        route: The requests it applies to: `METHOD template`, with `*` as a wildcard, such
            as `POST /channels/*/messages` or `*`. Templates are those of the request log.
        times: How many requests it applies to.
        status: Answer with this HTTP status instead of handling the request (429, 500, ...).
        code: Discord's error code of that answer.
        message: The message of that answer.
        retry_after: Seconds, in the body and header of a 429.
        whole: Whether a 429 is the global limit.
        delay: Seconds to wait before the request is handled.
        lose: Handle the request, then cut the connection: the answer is lost.
    """

    route: str = "*"
    times: int = 1
    status: int | None = None
    code: int = 0
    message: str = ""
    retry_after: float = 0.0
    whole: bool = False
    delay: float = 0.0
    lose: bool = False

    def matches(self, method: str, template: str) -> bool:
        """Whether the rule applies to a request."""
        asked = f"{method} {template}"
        return fnmatch.fnmatchcase(asked, _plain(self.route)) or self.route in (asked, template)

    def body(self) -> Json:
        """Return the JSON of the failing answer."""
        if self.status == 429:
            said = self.message or "You are being rate limited."
            body: Json = {"message": said, "retry_after": self.retry_after, "global": self.whole}
            return body | ({"code": self.code} if self.code else {})
        return {"message": self.message or f"{self.status}: sandbox", "code": self.code}

    def headers(self) -> dict[str, str]:
        """Return the headers of the failing answer; without `Via` a 429 looks like a ban."""
        headers = {"Via": "1.1 google"}
        if self.status == 429:
            headers["Retry-After"] = str(self.retry_after)
            headers["X-RateLimit-Scope"] = "global" if self.whole else "user"
            if self.whole:
                headers["X-RateLimit-Global"] = "true"
        return headers


def _plain(route: str) -> str:
    """Keep brackets from meaning a set of characters."""
    return route.replace("[", "[[]")


@dataclass(slots=True)
class Trouble:
    """The rules that wait for their requests."""

    rules: list[Rule] = field(default_factory=list)

    def add(self, route: str = "*", **what: Any) -> Rule:  # noqa: ANN401 (the fields of Rule)
        """Add a rule; see `Rule` for what may go wrong."""
        rule = Rule(route, **what)
        self.rules.append(rule)
        return rule

    def take(self, method: str, template: str) -> Rule | None:
        """Use up one time of the first rule that matches a request."""
        for rule in self.rules:
            if rule.matches(method, template):
                rule.times -= 1
                if rule.times <= 0:
                    self.rules.remove(rule)
                return rule
        return None

    def clear(self) -> None:
        """Forget every rule."""
        self.rules.clear()

    def listed(self) -> list[Json]:
        """Return the rules that still wait, as JSON."""
        return [asdict(rule) for rule in self.rules]
