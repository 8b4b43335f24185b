import asyncio
import gc

from tables.locks import Locks


async def test_a_lock_is_one_for_all_who_use_it_and_gone_afterwards() -> None:
    locks, inside, most = Locks(), 0, 0

    async def visit(name: str) -> None:
        nonlocal inside, most
        async with locks.of(name):
            inside += 1
            most = max(most, inside)
            gc.collect()
            await asyncio.sleep(0)
            inside -= 1

    await asyncio.gather(*(visit("a") for _ in range(20)))
    assert most == 1
    await asyncio.gather(visit("a"), visit("b"))
    assert most == 2
    gc.collect()
    assert len(locks) == 0
