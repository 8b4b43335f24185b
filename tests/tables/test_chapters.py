"""Which chapters of a story were told, and where."""

from tables.chapters import Posted
from tests.tables.host import Host


async def test_told_chapters_are_known_after_a_restart(host: Host) -> None:
    table, other = await host.begin(), await host.begin()
    one = Posted("match-1-0", 20, 500, "a" * 64, grows=True)
    gone = Posted("match-1-1", None, None, "b" * 64, grows=False)
    for posted in (one, gone):
        await host.tables.chapters.keep(table.id, posted)
    tables = await host.reopen()
    assert await tables.chapters.of(table.id) == {"match-1-0": one, "match-1-1": gone}
    assert await tables.chapters.of(other.id) == {}


async def test_what_has_grown_replaces_what_was_told(host: Host) -> None:
    table = await host.begin()
    await host.tables.chapters.keep(table.id, Posted("scene-1", 20, 500, "a" * 64, grows=True))
    grown = Posted("scene-1", 20, 500, "c" * 64, grows=False)
    await host.tables.chapters.keep(table.id, grown)
    assert await host.tables.chapters.of(table.id) == {"scene-1": grown}
