"""How players are called in texts, in labels and in pictures."""

from __future__ import annotations

from collections.abc import Sequence

from render.lettering import drawable
from render.names import escape, plain
from render.words import Words


class People:
    """Whoever knows the players' names by seat, as they gave them, and the reader's words."""

    __slots__ = ()

    players: Sequence[str]
    words: Words

    def player(self, seat: int) -> str:
        """A player's name for a text with markup."""
        return escape(self._given(seat), nameless=self._nameless(seat))

    def label(self, seat: int) -> str:
        """A player's name for a place without markup."""
        return plain(self._given(seat), nameless=self._nameless(seat))

    def drawn(self, seat: int) -> str:
        """A player's name for a picture."""
        return drawable(self.label(seat), self._nameless(seat))

    def _given(self, seat: int) -> str:
        return self.players[seat]

    def _nameless(self, seat: int) -> str:
        return self.words("player-nameless", number=seat + 1)
