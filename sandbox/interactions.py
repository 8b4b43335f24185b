"""Interactions: what a person did, the bot's one answer, and the token's fifteen minutes."""

import asyncio
import secrets
from collections.abc import Callable
from dataclasses import dataclass, field
from enum import IntEnum
from typing import Any

from sandbox import payloads
from sandbox.errors import invalid_form, refusal
from sandbox.limits.fault import Fault, items, mapping
from sandbox.posts import Draft, compose, numbered, revise
from sandbox.world import BOT_ID, EPHEMERAL, LOADING, Change, Channel, Message, User, World

Json = dict[str, Any]

ACKNOWLEDGE_WITHIN = 3.0
"""Seconds until an unanswered interaction has failed."""
TOKEN_LASTS = 15 * 60.0
"""Seconds for which followups and edits are accepted."""
KEPT = 5_000


class Kind(IntEnum):
    """The interaction types."""

    COMMAND = 2
    COMPONENT = 3
    AUTOCOMPLETE = 4
    MODAL_SUBMIT = 5


class Answer(IntEnum):
    """The callback types."""

    MESSAGE = 4
    DEFER = 5
    DEFER_UPDATE = 6
    UPDATE = 7
    CHOICES = 8
    MODAL = 9


@dataclass(slots=True)
class Interaction:
    """One interaction and what has become of it."""

    id: int
    token: str
    kind: Kind
    user: User
    channel: Channel
    made: float
    data: Json
    source: Message | None = None
    opener: "Interaction | None" = None
    """The interaction that opened the modal which this one submits."""
    answer: Answer | None = None
    failed: bool = False
    original: Message | None = None
    """The message that `@original` names."""
    messages: set[int] = field(default_factory=set)
    """Ids of the messages made with this token."""
    modal: Json | None = None
    choices: list[Json] = field(default_factory=list)
    done: asyncio.Event = field(default_factory=asyncio.Event)

    @property
    def state(self) -> str:
        """`waiting`, `answered` or `failed`."""
        return "failed" if self.failed else "answered" if self.answer else "waiting"

    @property
    def guild(self) -> bool:
        """Whether it happened in the server, not in a direct message."""
        return not self.channel.is_dm


_ALLOWED: dict[Kind, set[Answer]] = {
    Kind.COMMAND: {Answer.MESSAGE, Answer.DEFER, Answer.MODAL},
    Kind.COMPONENT: set(Answer) - {Answer.CHOICES},
    Kind.AUTOCOMPLETE: {Answer.CHOICES},
    Kind.MODAL_SUBMIT: {Answer.MESSAGE, Answer.DEFER, Answer.DEFER_UPDATE, Answer.UPDATE},
}


class Interactions:
    """All interactions of the world, and the rules for answering them."""

    def __init__(self, world: World, send: Callable[[Interaction, Json], None]) -> None:
        self.world = world
        self.send = send
        self.by_id: dict[int, Interaction] = {}
        self.by_token: dict[str, Interaction] = {}

    # ---- begun by a person

    def begin(
        self,
        kind: Kind,
        user: User,
        channel: Channel,
        data: Json,
        source: Message | None = None,
        opener: Interaction | None = None,
    ) -> Interaction:
        """Start an interaction and hand it to the bot."""
        interaction = Interaction(
            self.world.ids.next(),
            secrets.token_urlsafe(48),
            kind,
            user,
            channel,
            self.world.clock(),
            data,
            source,
            opener,
        )
        self.by_id[interaction.id] = interaction
        self.by_token[interaction.token] = interaction
        self._forget_oldest()
        self.world.tell(Change("interaction", channel=channel, user=user, subject=interaction))
        self.send(interaction, self._payload(interaction))
        return interaction

    def _forget_oldest(self) -> None:
        while len(self.by_id) > KEPT:
            oldest = self.by_id.pop(next(iter(self.by_id)))
            del self.by_token[oldest.token]

    def _payload(self, interaction: Interaction) -> Json:
        """Write the interaction as INTERACTION_CREATE carries it."""
        world, user, channel = self.world, interaction.user, interaction.channel
        granted = str(int(world.permissions(user, channel)))
        body: Json = {
            "id": str(interaction.id),
            "application_id": str(BOT_ID),
            "type": int(interaction.kind),
            "data": interaction.data,
            "channel_id": str(channel.id),
            "channel": payloads.channel(world, channel) | {"permissions": granted},
            "token": interaction.token,
            "version": 1,
            "locale": user.locale,
            "app_permissions": str(int(world.bot_permissions(channel))),
            "entitlements": [],
            "attachment_size_limit": 10_485_760,
            "context": 0 if interaction.guild else 1,
            "authorizing_integration_owners": {
                "0": str(world.guild_id) if interaction.guild else "0"
            },
        }
        if interaction.guild:
            body["guild_id"] = str(world.guild_id)
            body["guild_locale"] = world.guild_locale
            body["guild"] = {
                "id": str(world.guild_id),
                "locale": world.guild_locale,
                "features": [],
            }
            body["member"] = payloads.member(user) | {"permissions": granted}
        else:
            body["user"] = payloads.user(user)
        if interaction.source is not None:
            body["message"] = payloads.message(world, interaction.source)
        return body

    def expire(self) -> None:
        """Fail what the bot has left unanswered for too long."""
        now = self.world.clock()
        for interaction in list(self.by_id.values()):
            late = now - interaction.made > ACKNOWLEDGE_WITHIN
            if late and interaction.state == "waiting":
                self._fail(interaction)

    def _fail(self, interaction: Interaction) -> None:
        interaction.failed = True
        self._tell(interaction)

    def _tell(self, interaction: Interaction) -> None:
        interaction.done.set()
        self.world.tell(
            Change(
                "interaction",
                channel=interaction.channel,
                user=interaction.user,
                subject=interaction,
            )
        )

    # ---- answered by the bot

    def acknowledge(self, interaction_id: int, token: str, draft: Draft, kind: int) -> Interaction:
        """Take the bot's first answer.

        Raises:
            ApiError: 10062 when unknown or later than three seconds, 40060 when it is not
                the first answer, 50035 when this answer does not fit the interaction.
        """
        interaction = self.by_id.get(interaction_id)
        if interaction is None or interaction.token != token:
            raise refusal(10062)
        if interaction.answer is not None:
            raise refusal(40060)
        if self.world.clock() - interaction.made > ACKNOWLEDGE_WITHIN:
            self._fail(interaction)
        if interaction.failed:
            raise refusal(10062)
        answer = Answer(kind)
        if answer not in self._fitting(interaction):
            said = "This response type cannot be used with this interaction."
            raise invalid_form([Fault("type", "INTERACTION_RESPONSE_TYPE_INVALID", said)])
        self._apply(interaction, answer, draft)
        interaction.answer = answer
        self._tell(interaction)
        return interaction

    def _fitting(self, interaction: Interaction) -> set[Answer]:
        fitting = _ALLOWED[interaction.kind]
        if interaction.source is None:
            fitting = fitting - {Answer.UPDATE, Answer.DEFER_UPDATE}
        return fitting

    def _apply(self, interaction: Interaction, answer: Answer, draft: Draft) -> None:
        match answer:
            case Answer.MESSAGE:
                interaction.original = self._post(interaction, draft)
            case Answer.DEFER:
                interaction.original = self._post(interaction, draft, loading=True)
            case Answer.DEFER_UPDATE:
                interaction.original = interaction.source
            case Answer.UPDATE:
                interaction.original = interaction.source
                if interaction.source is not None:
                    if not self._alive(interaction.source):
                        raise refusal(10008)
                    self._keep_v2(interaction.source, draft)
                    revise(self.world, interaction.source, draft)
                    self.world.edited_message(interaction.source)
            case Answer.CHOICES:
                interaction.choices = items(draft.body.get("choices"))
            case Answer.MODAL:
                shown = {"components": numbered(items(draft.body.get("components")))}
                interaction.modal = draft.body | shown

    def _alive(self, message: Message) -> bool:
        channel = self.world.channels.get(message.channel_id)
        return channel is not None and message.id in channel.messages

    @staticmethod
    def _keep_v2(message: Message, draft: Draft) -> None:
        """A message laid out in V2 stays so when an edit does not repeat the flag."""
        draft.body.setdefault("flags", message.flags)

    def _post(self, interaction: Interaction, draft: Draft, *, loading: bool = False) -> Message:
        if interaction.channel.id not in self.world.channels:
            raise refusal(10003)
        message = compose(self.world, interaction.channel.id, BOT_ID, draft)
        message.webhook = True
        message.metadata = self._metadata(interaction)
        message.type = 20 if interaction.kind is Kind.COMMAND else message.type
        if draft.ephemeral:
            message.owner_id = interaction.user.id
        if loading:
            message.flags |= LOADING
        interaction.messages.add(message.id)
        return self.world.add_message(message)

    def _metadata(self, interaction: Interaction) -> Json:
        body: Json = {
            "id": str(interaction.id),
            "type": int(interaction.kind),
            "user": payloads.user(interaction.user),
            "authorizing_integration_owners": {
                "0": str(self.world.guild_id) if interaction.guild else "0"
            },
        }
        if interaction.kind is Kind.COMMAND:
            body["name"] = interaction.data.get("name")
        if interaction.kind is Kind.COMPONENT and interaction.source is not None:
            body["interacted_message_id"] = str(interaction.source.id)
        if interaction.kind is Kind.MODAL_SUBMIT and interaction.opener is not None:
            body["triggering_interaction_metadata"] = self._metadata(interaction.opener)
        return body

    def receipt(self, interaction: Interaction) -> Json:
        """Write what the callback route returns with `with_response`."""
        told: Json = {
            "id": str(interaction.id),
            "type": int(interaction.kind),
            "channel_id": str(interaction.channel.id),
        }
        if interaction.guild:
            told["guild_id"] = str(self.world.guild_id)
        body: Json = {"interaction": told}
        original = interaction.original
        if original is not None:
            told["response_message_id"] = str(original.id)
            told["response_message_loading"] = bool(original.flags & LOADING)
            told["response_message_ephemeral"] = original.owner_id is not None
            if interaction.answer in (Answer.MESSAGE, Answer.UPDATE) and self._alive(original):
                shown = payloads.message(self.world, original)
                body["resource"] = {"type": int(interaction.answer or 0), "message": shown}
        return body

    # ---- followups and edits

    def webhook(self, token: str) -> Interaction:
        """Find the interaction of a webhook token.

        Raises:
            ApiError: 10015 when there is none or it was not answered yet, 50027 after
                fifteen minutes.
        """
        interaction = self.by_token.get(token)
        if interaction is None or interaction.answer is None:
            raise refusal(10015)
        if self.world.clock() - interaction.made > TOKEN_LASTS:
            raise refusal(50027)
        return interaction

    def follow_up(self, interaction: Interaction, draft: Draft) -> Message:
        """Post a further message; the first after a deferred answer takes its place."""
        original = interaction.original
        if original is not None and original.flags & LOADING and self._alive(original):
            return self.rewrite(interaction, original, draft)
        if interaction.channel.is_thread and interaction.channel.locked:
            raise refusal(50083)
        return self._post(interaction, draft)

    def rewrite(self, interaction: Interaction, message: Message, draft: Draft) -> Message:
        """Edit a message through its token; a placeholder becomes the real answer."""
        was_loading = bool(message.flags & LOADING)
        if was_loading:
            draft.body["flags"] = draft.flags & ~EPHEMERAL
        else:
            self._keep_v2(message, draft)
        revise(self.world, message, draft, mark=not was_loading)
        message.flags &= ~LOADING
        self.world.edited_message(message)
        return message

    def message_of(self, interaction: Interaction, name: str) -> Message:
        """Find the message a webhook route names: `@original` or an id.

        Raises:
            ApiError: 10008 when there is none, or when it belongs to another token.
        """
        if name == "@original":
            message = interaction.original
        else:
            source = interaction.source
            own = interaction.messages | ({source.id} if source else set())
            number = int(name) if name.isdigit() else 0
            message = self.world.message(number) if number in own else None
        if message is None or not self._alive(message):
            raise refusal(10008)
        return message


def option_values(data: Json) -> Json:
    """Return the leaf options of a command by name (for the page's and tests' eyes)."""
    values: Json = {}
    for item in items(data.get("options")):
        option = mapping(item)
        if "options" in option:
            values |= option_values(option)
        elif "value" in option:
            values[str(option.get("name"))] = option["value"]
    return values
