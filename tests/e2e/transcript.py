"""What everybody read in a scripted game, without what differs from stage to stage."""

from __future__ import annotations

import json
import re
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from tests.stage import Json, Shown, Stage, public

_EMBED = ("title", "description", "color")
_CONTROL = ("type", "custom_id", "label", "placeholder", "style", "url", "min_values", "max_values")


@dataclass
class Recorded:
    """A stage that writes down every message it shows."""

    stage: Stage
    lines: list[tuple[str, Json]] = field(default_factory=list)
    _ids: dict[str, str] = field(default_factory=dict)

    async def slash(self, who: str, command: str, **options: Any) -> Shown:
        return self.note(f"{who}: /{command}", await self.stage.slash(who, command, **options))

    async def click(self, who: str, message: Shown, custom_id: str) -> Shown:
        return self.note(f"{who}: {custom_id}", await self.stage.click(who, message, custom_id))

    async def choose(
        self, who: str, message: Shown, custom_id: str, values: Sequence[str]
    ) -> Shown:
        read = await self.stage.choose(who, message, custom_id, values)
        return self.note(f"{who}: {custom_id} {list(values)}", read)

    async def lobby(self, who: str, message: Shown, custom_id: str) -> Shown:
        changed = await self.stage.lobby(who, message, custom_id)
        return self.note(f"{who}: {custom_id}", changed)

    async def once(self, who: str, message: Shown, act: str) -> Shown:
        return self.note(f"{who} looks", await self.stage.once(who, message, act))

    async def told(self, who: str, place: int, count: int) -> list[Shown]:
        found = await self.stage.told(who, place, count)
        return [self.note(f"{who} reads", each) for each in public(found)]

    async def again(self, who: str, message: Shown) -> Shown:
        return self.note(f"{who} looks", await self.stage.again(who, message))

    async def messages(self, who: str, place: int | None = None) -> list[Shown]:
        # SimCord adds Discord's own line about a new thread, which is nothing but its name.
        found = [
            each
            for each in await self.stage.messages(who, place)
            if each.embeds or each.rows or "<" in each.text
        ]
        return [self.note(f"{who} reads", each) for each in found]

    async def inbox(self, who: str) -> list[Shown]:
        return [self.note(f"{who}'s inbox", each) for each in await self.stage.inbox(who)]

    def note(self, what: str, message: Shown) -> Shown:
        embeds = [_embed(each) for each in message.embeds]
        # Discord takes a file that an embed shows out of the list of files; SimCord leaves it there.
        shown = {each["image"] for each in embeds}
        plain = {
            "text": message.text,
            "embeds": embeds,
            "controls": [_control(each) for each in message.components],
            "files": [name for name in message.files if name not in shown],
            "private": message.private,
        }
        self.lines.append((what, json.loads(self._same(json.dumps(plain)))))
        return message

    def _same(self, text: str) -> str:
        """Moments are of no account, and ids count by the order in which they turn up."""
        text = re.sub(r"<t:\d+", "<t:0", text)
        return re.sub(
            r"\b\d{15,20}\b", lambda m: self._ids.setdefault(m[0], f"id{len(self._ids)}"), text
        )


def _embed(embed: Json) -> Json:
    plain: Json = {key: embed.get(key) for key in _EMBED}
    plain["fields"] = [
        [each["name"], each["value"], bool(each.get("inline"))]
        for each in embed.get("fields") or ()
    ]
    plain["footer"] = (embed.get("footer") or {}).get("text")
    url = (embed.get("image") or {}).get("url", "")
    plain["image"] = url.split("?")[0].rsplit("/", 1)[-1]
    return plain


def _control(control: Json) -> Json:
    plain: Json = {key: control.get(key) for key in _CONTROL}
    plain["disabled"] = bool(control.get("disabled"))
    plain["options"] = [
        [each["label"], each["value"], each.get("description")]
        for each in control.get("options") or ()
    ]
    return plain
