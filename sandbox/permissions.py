"""The permission bits the sandbox knows, and the set the bot starts with."""

from enum import IntFlag


class Permission(IntFlag):
    """Discord's permission bits, as far as a game bot meets them."""

    MANAGE_CHANNELS = 1 << 4
    MANAGE_GUILD = 1 << 5
    ADD_REACTIONS = 1 << 6
    VIEW_CHANNEL = 1 << 10
    SEND_MESSAGES = 1 << 11
    MANAGE_MESSAGES = 1 << 13
    EMBED_LINKS = 1 << 14
    ATTACH_FILES = 1 << 15
    READ_MESSAGE_HISTORY = 1 << 16
    MENTION_EVERYONE = 1 << 17
    USE_APPLICATION_COMMANDS = 1 << 31
    MANAGE_THREADS = 1 << 34
    CREATE_PUBLIC_THREADS = 1 << 35
    CREATE_PRIVATE_THREADS = 1 << 36
    SEND_MESSAGES_IN_THREADS = 1 << 38
    PIN_MESSAGES = 1 << 51


P = Permission
EVERYONE = (
    P.ADD_REACTIONS
    | P.VIEW_CHANNEL
    | P.SEND_MESSAGES
    | P.EMBED_LINKS
    | P.ATTACH_FILES
    | P.READ_MESSAGE_HISTORY
    | P.USE_APPLICATION_COMMANDS
    | P.CREATE_PUBLIC_THREADS
    | P.SEND_MESSAGES_IN_THREADS
)
MODERATOR = EVERYONE | P.MANAGE_CHANNELS | P.MANAGE_GUILD | P.MANAGE_MESSAGES | P.MANAGE_THREADS
BOT = (
    P.VIEW_CHANNEL
    | P.SEND_MESSAGES
    | P.EMBED_LINKS
    | P.ATTACH_FILES
    | P.READ_MESSAGE_HISTORY
    | P.USE_APPLICATION_COMMANDS
    | P.CREATE_PUBLIC_THREADS
    | P.CREATE_PRIVATE_THREADS
    | P.SEND_MESSAGES_IN_THREADS
)
DIRECT = (
    P.VIEW_CHANNEL
    | P.SEND_MESSAGES
    | P.EMBED_LINKS
    | P.ATTACH_FILES
    | P.READ_MESSAGE_HISTORY
    | P.ADD_REACTIONS
)

SWITCHES: dict[str, Permission] = {
    "view": P.VIEW_CHANNEL,
    "send": P.SEND_MESSAGES,
    "embed": P.EMBED_LINKS,
    "attach": P.ATTACH_FILES,
    "history": P.READ_MESSAGE_HISTORY,
    "public_threads": P.CREATE_PUBLIC_THREADS,
    "private_threads": P.CREATE_PRIVATE_THREADS,
    "send_in_threads": P.SEND_MESSAGES_IN_THREADS,
    "manage_threads": P.MANAGE_THREADS,
    "manage_messages": P.MANAGE_MESSAGES,
    "pin": P.PIN_MESSAGES,
}
"""The switches of the page's server drawer, by the name the control API uses."""
