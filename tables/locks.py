"""One lock per table, gone when nobody holds or wants it."""

import asyncio
from weakref import WeakValueDictionary


class Locks:
    """Locks by name.

    Weak references instead of a size or an age: a lock that somebody holds or waits for is
    referred to by that task, so no lock in use can ever be replaced by a second one.
    """

    def __init__(self) -> None:
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    def of(self, name: str) -> asyncio.Lock:
        """The lock of this name. No await between finding and making it, so it is unique."""
        lock = self._locks.get(name)
        if lock is None:
            lock = self._locks[name] = asyncio.Lock()
        return lock

    def __len__(self) -> int:
        return len(self._locks)
