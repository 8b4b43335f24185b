"""What a host relies on, with the bot as a process: backups, the way back, one bot to a database."""

from __future__ import annotations

import asyncio
import subprocess
import sys
from pathlib import Path

import pytest

from tables.copies import inspect, restore
from tables.hold import holder
from tables.kept import Kept, kept
from tests.bot_process import BOT
from tests.e2e.stage import PATIENCE, SandboxStage, sandbox_stage
from tests.nursery import ROOT
from tests.tables.test_copies import NOW, table_ids

pytestmark = pytest.mark.timeout(300)


def backups(stage: SandboxStage) -> list[Kept]:
    return kept(stage.bot.folder / "backups", stage.bot.database)


async def test_a_bot_backs_itself_up_at_its_first_start_and_not_at_every_one(
    tmp_path: Path,
) -> None:
    async with sandbox_stage(tmp_path, *BOT) as stage:
        (backup,) = await stage.client.until(lambda: backups(stage), timeout=PATIENCE)
        inspect(backup.file)
        await stage.slash("ann", "gate")
        stage.bot.kill()
        await stage.start_bot()
        await stage.slash("ann", "tables")
        assert stage.bot.stop() == 0
        assert backups(stage) == [backup]
        assert "level=error" not in stage.bot.log


async def test_a_table_goes_on_from_a_backup_made_while_it_was_played(tmp_path: Path) -> None:
    async with sandbox_stage(tmp_path, *BOT) as stage:
        await stage.slash("ann", "gate")
        (table_id,) = [row[0] for row in stage.bot.rows("SELECT id FROM tables")]
        arguments = [sys.executable, "bot.py", "backup", str(tmp_path / "backup.db")]
        environment = {"RULER_DATABASE": str(stage.bot.database), "DISCORD_TOKEN": "sandbox"}
        done = await asyncio.to_thread(
            subprocess.run, arguments, cwd=ROOT, env=environment, capture_output=True, text=True
        )
        assert (done.returncode, done.stderr) == (0, "")
        await stage.slash("ben", "gate")
        assert holder(stage.bot.database) is not None
        stage.bot.kill()
        assert holder(stage.bot.database) is None
        await asyncio.to_thread(restore, tmp_path / "backup.db", stage.bot.database, NOW)
        assert table_ids(stage.bot.database) == [table_id]
        await stage.start_bot()
        hand = await stage.slash("ann", "hand")
        assert hand.private
        assert hand.rows
        assert "level=error" not in stage.bot.log
