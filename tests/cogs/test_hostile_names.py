"""People with names full of markup play every game: nothing that is sent takes it for markup."""

from __future__ import annotations

import random
from typing import Any

import pytest

from tests.render.hostile import HOSTILE, unescaped_text
from tests.script import Player
from tests.simcord_stage import SimcordStage

pytestmark = pytest.mark.usefixtures("no_painting")
PEOPLE = ("ann", "ben", "cho")


def written(body: dict[str, Any]) -> list[str]:
    """All of a message's texts in which Discord reads markup."""
    found = [body.get("content") or ""]
    for embed in body.get("embeds") or ():
        found += [embed.get("title") or "", embed.get("description") or ""]
        for field in embed.get("fields") or ():
            found += [field["name"], field["value"]]
    return found


@pytest.mark.parametrize("game", ["gate", "challengers", "domination", "grail_war"])
async def test_no_name_is_markup_in_anything_that_is_sent(stage: SimcordStage, game: str) -> None:
    for who, name in zip(PEOPLE, HOSTILE[:2] + HOSTILE[4:5], strict=True):
        stage.env.backend.get_user(stage.people[who].id).global_name = name
    lobby = await stage.slash("ann", "play", game=game)
    seats = ("ben",) if game in {"gate", "grail_war"} else ("ben", "cho")
    for who in seats:
        lobby = await stage.lobby(who, lobby, lobby.button("Join")["custom_id"])
    await stage.lobby("ann", lobby, lobby.button("Start")["custom_id"])
    board = await stage.board(lobby)
    for number, who in enumerate(("ann", *seats)):
        player = Player(who, random.Random(number))
        for _ in range(2):
            if await player.open(stage, board):
                await player.press(stage)
    for command in ("tables", "table", "log", "leaderboard", "profile", "concede"):
        given = {"game": game} if command == "leaderboard" else {}
        await stage.slash("ben", command, **given)
    sent = [each.json for each in stage.env.http_requests if isinstance(each.json, dict)]
    texts = [text for each in sent for text in written(each.get("data") or each)]
    assert sum("zq" in text for text in texts) > 8
    assert [fault for text in texts for fault in unescaped_text(text)] == []
