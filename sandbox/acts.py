"""What a person does in Discord: run a command, press, choose, fill in, write, delete."""

from typing import TYPE_CHECKING, Any

from sandbox.forms import fill
from sandbox.interactions import Interaction, Kind
from sandbox.limits.component import SELECTS, STRING_SELECT
from sandbox.options import Refused, chosen, slash_data
from sandbox.permissions import Permission
from sandbox.posts import Draft, compose, find_component
from sandbox.world import Change, Channel, Message, User, World

if TYPE_CHECKING:
    from sandbox.interactions import Interactions

Json = dict[str, Any]


class Acts:
    """The hands of every person in the world.

    Every method raises `Refused`, with a sentence, for what Discord's own client would not
    let a person do.
    """

    def __init__(self, world: World, interactions: "Interactions") -> None:
        self.world = world
        self.interactions = interactions

    # ---- finding

    def user(self, name: object) -> User:
        """Find a person by name or id."""
        found = self.world.user_named(str(name))
        if found is None or found.bot:
            raise Refused(f"There is no user {name!r}.")
        return found

    def channel(self, name: object, user: User) -> Channel:
        """Find a channel a person can see, by name or id; `dm` is their DM with the bot."""
        if name in (None, "dm", "@me"):
            return self.world.open_dm(user)
        found = self.world.channel_named(str(name))
        if found is None or not self.world.sees(user, found):
            raise Refused(f"{user.name} sees no channel {name!r}.")
        return found

    def message(self, message_id: object, user: User) -> Message:
        """Find a message a person can see."""
        number = int(str(message_id)) if str(message_id).isdigit() else 0
        found = self.world.message(number)
        if found is None or not self.world.sees_message(user, found):
            raise Refused(f"{user.name} sees no message {message_id}.")
        return found

    # ---- commands

    def commands(self, user: User, channel: Channel) -> list[Json]:
        """The slash commands a person can run in a channel."""
        found: list[Json] = []
        guild_commands = self.world.commands.get(self.world.guild_id, [])
        if not channel.is_dm and self.world.bot_in_guild:
            found += guild_commands
        found += self.world.commands.get(None, [])
        return [c for c in found if c["type"] == 1 and self._usable(c, user, channel)]

    def _usable(self, command: Json, user: User, channel: Channel) -> bool:
        contexts = command.get("contexts")
        context = 1 if channel.is_dm else 0
        if contexts is not None and context not in contexts:
            return False
        if channel.is_dm:
            return bool(command.get("dm_permission", True))
        if not self.world.bot_in_guild:
            return False
        needed = command.get("default_member_permissions")
        return needed is None or (user.permissions & int(needed)) == int(needed) != 0

    def slash(self, user: User, channel: Channel, name: str, options: Json) -> Interaction:
        """Run a slash command; `name` may hold subcommands, separated by spaces."""
        data = slash_data(self.world, self.commands(user, channel), name, options)
        return self.interactions.begin(Kind.COMMAND, user, channel, data)

    def autocomplete(
        self, user: User, channel: Channel, name: str, options: Json, focused: str
    ) -> Interaction:
        """Ask for suggestions for the option a person is typing."""
        commands = self.commands(user, channel)
        data = slash_data(self.world, commands, name, options, focused=focused)
        return self.interactions.begin(Kind.AUTOCOMPLETE, user, channel, data)

    # ---- components

    def press(
        self,
        user: User,
        message: Message,
        custom_id: str,
        values: list[Any] | None = None,
        *,
        force: bool = False,
    ) -> Interaction:
        """Press a button, or choose values in a select.

        Args:
            user: Who does it.
            message: The message with the component.
            custom_id: The component's id.
            values: What is chosen in a select: option values or labels, user names, ids.
            force: Press even what is disabled or no longer there, as an old client may.
        """
        component = find_component(message.components, custom_id)
        if component is None and not force:
            raise Refused(f"The message has no component {custom_id!r}.")
        component = component or {"type": 2 if values is None else STRING_SELECT}
        if component.get("disabled") and not force:
            raise Refused("The component is disabled.")
        kind = int(component["type"])
        data: Json = {"custom_id": custom_id, "component_type": kind, "id": component.get("id", 1)}
        if kind in SELECTS:
            data |= chosen(self.world, component, values or [], force=force)
        channel = self.world.channels[message.channel_id]
        return self.interactions.begin(Kind.COMPONENT, user, channel, data, message)

    def submit(self, user: User, interaction: Interaction, fields: Json) -> Interaction:
        """Send a modal that the bot opened, with values by custom id (or by label)."""
        modal = interaction.modal
        if modal is None or interaction.user is not user:
            raise Refused("That interaction has opened no modal.")
        data = fill(self.world, modal, fields)
        source, channel = interaction.source, interaction.channel
        return self.interactions.begin(
            Kind.MODAL_SUBMIT, user, channel, data, source, opener=interaction
        )

    # ---- the rest

    def say(self, user: User, channel: Channel, content: str) -> Message:
        """Write a message."""
        granted = self.world.permissions(user, channel)
        if Permission.SEND_MESSAGES not in granted:
            raise Refused(f"{user.name} may not write there.")
        if not content.strip() or len(content) > 2000:
            raise Refused("A message has 1 to 2000 characters.")
        if channel.is_thread:
            if channel.locked and Permission.MANAGE_THREADS not in granted:
                raise Refused("The thread is locked.")
            self.world.add_to_thread(channel, user)
        return self.world.add_message(
            compose(self.world, channel.id, user.id, Draft({"content": content}))
        )

    def delete_message(self, message: Message) -> None:
        """Delete a message, as its author or a moderator could."""
        self.world.remove_message(message)

    def delete_channel(self, channel: Channel) -> None:
        """Delete a channel or a thread."""
        if channel.is_dm:
            raise Refused("A direct message channel cannot be deleted.")
        self.world.remove_channel(channel)

    def set_dm_open(self, user: User, *, is_open: bool) -> None:
        """Let the bot write to a person, or not."""
        user.dm_open = is_open
        self.world.tell(Change("user", user=user))

    def set_member(self, user: User, *, member: bool) -> None:
        """Let a person leave the server (or be kicked), or come back."""
        if user.member == member:
            return
        user.member = member
        for thread in self.world.threads(active=False):
            if not member:
                thread.members.pop(user.id, None)
        self.world.tell(Change("member_joined" if member else "member_left", user=user))

    def allow_bot(self, channel: Channel, permission: Permission, *, allowed: bool) -> None:
        """Give the bot a permission in a channel, or take it."""
        granted = channel.bot_permissions
        channel.bot_permissions = granted | permission if allowed else granted & ~permission
        self.world.tell(Change("channel_updated", channel=channel))

    def set_bot_in_guild(self, *, present: bool) -> None:
        """Remove the bot from the server, or invite it back."""
        if self.world.bot_in_guild != present:
            self.world.bot_in_guild = present
            self.world.bot.member = present
            self.world.tell(Change("guild_joined" if present else "guild_left"))

    def archive(self, thread: Channel, *, archived: bool, locked: bool = False) -> None:
        """Archive a thread or wake it."""
        if not thread.is_thread:
            raise Refused("Only a thread can be archived.")
        thread.locked = locked
        self.world.set_archived(thread, archived=archived)

    def mark_read(self, user: User, channel: Channel) -> None:
        """Note that a person has seen all of a channel."""
        last = max((m.id for m in self.world.visible(user, channel)), default=0)
        if self.world.read.get((user.id, channel.id), 0) < last:
            self.world.read[user.id, channel.id] = last
            self.world.tell(Change("read", channel=channel, user=user))
