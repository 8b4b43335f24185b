"""What is stored of people: they see it, take it away, and delete it, in private."""

import gzip
import json
import re

import pytest

from cogs.letters import Document
from tables.model import Status
from tests.simcord_stage import SimcordStage
from tests.stage import Shown

pytestmark = pytest.mark.usefixtures("plain")


def press(shown: Shown, label: str) -> str:
    return shown.button(label)["custom_id"]


async def opened(stage: SimcordStage, who: str, label: str) -> Shown:
    shown = await stage.slash(who, "privacy")
    assert shown.private
    return await stage.click(who, shown, press(shown, label))


async def deleted(stage: SimcordStage, who: str) -> Shown:
    asked = await opened(stage, who, "Delete my data")
    return await stage.click(who, asked, press(asked, "Yes, delete everything"))


async def test_it_says_what_is_stored(stage: SimcordStage) -> None:
    shown = await stage.slash("ann", "privacy")
    assert "Discord id" in shown.words
    assert "every decision" in shown.words
    assert "/preferences" in shown.words


async def test_ones_data_come_as_a_file_in_private(
    stage: SimcordStage, monkeypatch: pytest.MonkeyPatch
) -> None:
    files: list[Document] = []

    def document(name: str, data: bytes) -> Document:
        files.append(Document(name, data))
        return files[-1]

    monkeypatch.setattr("cogs.privacy.Document", document)
    board = await stage.duel("ann", "ben")
    await stage.decide("ann", await stage.hand("ann", board))
    shown = await opened(stage, "ann", "Export my data")
    assert shown.private
    assert shown.files == ("ruler-data.json",)
    kept = json.loads(files[0].data)
    assert kept["people"][0]["name"] == "ann"
    assert len(kept["tables"][0]["decisions"]) == 1
    assert "ben" not in files[0].data.decode()
    # More than a message takes is packed.
    monkeypatch.setattr("cogs.privacy.LARGEST", 10)
    shown = await opened(stage, "ann", "Export my data")
    assert shown.files == ("ruler-data.json.gz",)
    assert json.loads(gzip.decompress(files[1].data)) == kept


async def test_deleting_is_asked_back_and_can_be_left(stage: SimcordStage) -> None:
    await stage.duel("ann", "ben")
    asked = await opened(stage, "ann", "Delete my data")
    assert "You concede your running game" in asked.words
    kept = await stage.click("ann", asked, press(asked, "Back"))
    assert "Your data" in kept.words
    (table,) = await stage.tables.active()
    assert table.seats_with(stage.people["ann"].id)


async def test_the_deleted_leave_their_tables_and_boards_show_it(stage: SimcordStage) -> None:
    board = await stage.duel("ann", "ben")
    (table,) = await stage.tables.active()
    stage.time.pass_by(seconds=10)
    await stage.let_time_out()
    shown = await deleted(stage, "ann")
    assert "I know nothing about you" in shown.words
    assert (await stage.tables.table(table.id)).status is Status.FINISHED
    mention = f"<@{stage.people['ann'].id}>"
    for message in await stage.messages("ben", board.channel_id):
        assert mention not in message.words
    over = await stage.again("ben", board)
    assert "a former player" in over.words
    assert re.search(r"\bann\b", over.words) is None
    log = await stage.click("ben", over, over.ids("log")[0])
    assert "**a former player** opened the table" in log.words
    ladder = await stage.slash("ben", "leaderboard")
    assert "a former player" in ladder.words
    assert re.search(r"\bann\b", ladder.words) is None
    # The other may play on, and so may whoever was forgotten.
    again = await stage.click("ben", over, over.ids("re")[0])
    assert again.private
    await stage.duel("ann", "ben")


async def test_lobbies_are_left(stage: SimcordStage) -> None:
    lobby = await stage.slash("ann", "challengers")
    await stage.env.settle()
    lobby = await stage.again("ann", lobby)
    await stage.click("ben", lobby, lobby.ids("join")[0])
    await deleted(stage, "ben")
    await stage.env.settle()
    assert re.search(r"\bben\b", (await stage.again("ann", lobby)).words) is None
    await deleted(stage, "ann")
    assert await stage.tables.active() == []
