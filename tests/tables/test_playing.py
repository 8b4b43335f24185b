from engine.kernel import verify
from tables.model import Status
from tests.tables.host import Host


async def test_a_table_goes_from_challenge_to_result(host: Host) -> None:
    table = await host.play_out(await host.begin())
    assert table.status == Status.FINISHED
    assert table.result is not None
    verify(host.game, await host.tables.record(table.id))
