"""What a person did that cannot be done, as Discord's side notices it."""

from __future__ import annotations

from typing import ClassVar


class PlayerError(Exception):
    """A mistake or bad luck that is explained in the reader's language.

    ``key`` is the Fluent message, ``values`` what it names.
    """

    key: ClassVar[str]

    def __init__(self, **values: str | int) -> None:
        super().__init__(self.key)
        self.values = values


class OldControl(PlayerError):
    """A button of an earlier version, or of a message that is no longer ours."""

    key = "error-old-control"


class OldBoard(PlayerError):
    """As `OldControl`, where the table is known: ``link`` leads to its board."""

    key = "error-old-board"


class BotOpponent(PlayerError):
    """Somebody challenged a bot."""

    key = "error-bot-opponent"


class OpponentElsewhere(PlayerError):
    """The challenged person is not a member of this server."""

    key = "error-opponent-elsewhere"


class MissingPermissions(PlayerError):
    """The bot may not do here what a table needs; ``missing`` names what, ``count`` of them."""

    key = "error-missing-permissions"


class NoSuchCard(PlayerError):
    """No card of any game is called ``text``."""

    key = "card-none"


class Elsewhere(PlayerError):
    """A table that the person may not look into: see `cogs.history.may_see`."""

    key = "error-elsewhere"


class NotModerator(PlayerError):
    """Somebody would end a table who is no moderator here."""

    key = "error-not-moderator"


class NoTableHere(PlayerError):
    """A command about "my table" by somebody who plays at none."""

    key = "error-no-table"


class WhichTable(PlayerError):
    """A command about "my table" by somebody who plays at several."""

    key = "error-which-table"


class Closing(PlayerError):
    """The bot is about to stop and takes no new work."""

    key = "error-closing"


class NoWindow(PlayerError):
    """It took so long that no window could be opened any more."""

    key = "error-no-window"


class NotManager(PlayerError):
    """Somebody who may not manage the server wanted to change its settings."""

    key = "error-manage-server"


class NotOwner(PlayerError):
    """Somebody wanted to know what only the bot's owner may."""

    key = "error-not-owner"


class ChannelNotAllowed(PlayerError):
    """The server wants its tables elsewhere; ``channels`` mentions where."""

    key = "error-channel-not-allowed"


class BadDate(PlayerError):
    """No date can be made out of ``text``."""

    key = "error-bad-date"
