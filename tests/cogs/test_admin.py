"""What the bot's owner may see, and nobody else."""

import logging
from pathlib import Path

import pytest
import sqlalchemy as sa

from cogs.log import Tally
from cogs.settings import Settings
from tables import kept, schema
from tests.simcord_stage import SimcordStage

pytestmark = pytest.mark.usefixtures("plain")


@pytest.fixture
def owner(stage: SimcordStage) -> None:
    """ann owns the bot."""
    stage.bot.owner_id = stage.people["ann"].id


def field(shown: object, name: str) -> str:
    (embed,) = shown.embeds  # type: ignore[attr-defined]
    (value,) = [each["value"] for each in embed["fields"] if each["name"] == name]
    return value


@pytest.mark.usefixtures("owner")
async def test_only_the_owner_sees_how_the_bot_is(stage: SimcordStage) -> None:
    channel = stage.people["ben"].user.dm_channel.id
    assert channel
    result = await stage.people["ben"].user.slash("admin status")
    refused = stage.answer(result)
    assert "Only the owner" in refused.text
    assert refused.embeds == ()
    shown = stage.answer(await stage.people["ann"].user.slash("admin status"))
    assert shown.private
    assert "How I am" in shown.words


@pytest.mark.usefixtures("owner")
async def test_it_counts_tables_and_errors_and_tells_no_secret(
    stage: SimcordStage, tmp_path: Path
) -> None:
    await stage.duel("ann", "ben")
    await stage.slash("cho", "challengers")
    broken = await stage.slash("cho", "gate")
    assert broken
    alone = (await stage.tables.mine(stage.people["cho"].id))[-1]
    async with stage.tables.house.database.write() as connection:
        await connection.execute(
            sa.update(schema.tables).where(schema.tables.c.id == alone.id).values(fault="4K7Q-ZT2M")
        )
    file = tmp_path / "ruler.db"
    stage.bot.settings = Settings.model_validate({"RULER_DATABASE": str(file)})
    folder = kept.default_folder(file)
    folder.mkdir()
    (folder / kept.name_for(file, stage.time())).write_bytes(b"")
    logging.getLogger("cogs.test").error("a fault", extra={"error_id": "AAAA-BBBB"})
    shown = stage.answer(await stage.people["ann"].user.slash("admin status"))
    assert field(shown, "Tables").startswith("1 open · 2 in play · 0 finished")
    assert field(shown, "In quarantine") == f"`{alone.id}`"
    assert field(shown, "Errors since the start") == "1, the last one AAAA-BBBB"
    assert float(field(shown, "Database").split()[0]) > 0
    assert f"<t:{int(stage.time().timestamp())}:R>, 1 kept" in field(shown, "Last backup")
    for table in await stage.tables.active():
        assert await stage.seed(table.id) not in shown.words
    assert str(file) not in shown.words


def test_only_errors_are_counted() -> None:
    tally, logger = Tally(), logging.getLogger("cogs.test.tally")
    logger.addHandler(tally)
    try:
        logger.warning("nothing")
        logger.warning("something", extra={"error": "ValueError"})
        logger.error("more")
    finally:
        logger.removeHandler(tally)
    assert tally.count == 2
