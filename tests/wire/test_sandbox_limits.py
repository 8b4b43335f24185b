"""Discord's documented limits, each with a request just inside and one just outside."""

from typing import Any

import pytest

from sandbox.limits import faults

POST = ("POST", "/channels/1/messages")
PATCH = ("PATCH", "/channels/1/messages/2")
REPLY = ("POST", "/interactions/1/token/callback")
SYNC = ("PUT", "/applications/1/commands")


def button(custom_id: str = "a", **extra: Any) -> dict[str, Any]:
    return {"type": 2, "style": 1, "label": "Go", "custom_id": custom_id} | extra


def row(*children: dict[str, Any]) -> dict[str, Any]:
    return {"type": 1, "components": list(children)}


def select(options: int = 2, **extra: Any) -> dict[str, Any]:
    made = [{"label": f"{n}", "value": f"{n}"} for n in range(options)]
    return {"type": 3, "custom_id": "s", "options": made} | extra


def command(**extra: Any) -> dict[str, Any]:
    return {"type": 1, "name": "gate", "description": "A duel"} | extra


def channels(*ticked: dict[str, Any]) -> dict[str, Any]:
    return {"type": 8, "custom_id": "c", "default_values": list(ticked)}


def option(name: str = "a", **extra: Any) -> dict[str, Any]:
    return {"type": 3, "name": name, "description": "d"} | extra


def text(length: int) -> dict[str, Any]:
    return {"type": 10, "content": "x" * length}


def v2(*components: dict[str, Any]) -> dict[str, Any]:
    return {"flags": 1 << 15, "components": list(components)}


def label(component: dict[str, Any], **extra: Any) -> dict[str, Any]:
    return {"type": 18, "label": "L", "component": component} | extra


def modal(*components: dict[str, Any], **extra: Any) -> dict[str, Any]:
    data = {"title": "T", "custom_id": "m", "components": list(components)} | extra
    return {"type": 9, "data": data}


def embed(**extra: Any) -> dict[str, Any]:
    return {"embeds": [extra]}


INPUT = {"type": 4, "custom_id": "i", "style": 1}
FIELD = {"name": "n", "value": "v"}

CASES: list[tuple[str, tuple[str, str], Any, Any, str]] = [
    ("content", POST, {"content": "x" * 2000}, {"content": "x" * 2001}, "content"),
    ("nothing", POST, {"content": "x"}, {"content": ""}, ""),
    ("title", POST, embed(title="x" * 256), embed(title="x" * 257), "embeds.0.title"),
    (
        "trimmed",
        POST,
        embed(title=" " * 9 + "x" * 256),
        embed(title="x" * 256 + " x"),
        "embeds.0.title",
    ),
    (
        "description",
        POST,
        embed(description="x" * 4096),
        embed(description="x" * 4097),
        "embeds.0.description",
    ),
    ("fields", POST, embed(fields=[FIELD] * 25), embed(fields=[FIELD] * 26), "embeds.0.fields"),
    (
        "field value",
        POST,
        embed(fields=[FIELD | {"value": "x" * 1024}]),
        embed(fields=[FIELD | {"value": "x" * 1025}]),
        "embeds.0.fields.0.value",
    ),
    (
        "field without text",
        POST,
        embed(fields=[FIELD]),
        embed(fields=[FIELD | {"name": " "}]),
        "embeds.0.fields.0.name",
    ),
    (
        "footer",
        POST,
        embed(footer={"text": "x" * 2048}),
        embed(footer={"text": "x" * 2049}),
        "embeds.0.footer.text",
    ),
    (
        "all embeds together",
        POST,
        {"embeds": [{"description": "x" * 3000}] * 2},
        {"embeds": [{"description": "x" * 3000}, {"description": "x" * 3001}]},
        "embeds",
    ),
    (
        "ten embeds",
        POST,
        {"embeds": [{"title": "x"}] * 10},
        {"embeds": [{"title": "x"}] * 11},
        "embeds",
    ),
    (
        "five rows",
        POST,
        {"components": [row(button(str(n))) for n in range(5)]},
        {"components": [row(button(str(n))) for n in range(6)]},
        "components",
    ),
    (
        "five buttons",
        POST,
        {"components": [row(*[button(str(n)) for n in range(5)])]},
        {"components": [row(*[button(str(n)) for n in range(6)])]},
        "components.0.components",
    ),
    (
        "a select alone",
        POST,
        {"components": [row(select())]},
        {"components": [row(select(), button())]},
        "components.0.components",
    ),
    (
        "a row is needed",
        POST,
        {"components": [row(button())]},
        {"components": [button()]},
        "components.0.type",
    ),
    (
        "custom id",
        POST,
        {"components": [row(button("x" * 100))]},
        {"components": [row(button("x" * 101))]},
        "components.0.components.0.custom_id",
    ),
    (
        "custom id needed",
        POST,
        {"components": [row(button())]},
        {"components": [row({"type": 2, "style": 1, "label": "Go"})]},
        "components.0.components.0.custom_id",
    ),
    (
        "no custom id on a link",
        POST,
        {"components": [row({"type": 2, "style": 5, "label": "Go", "url": "https://e.org"})]},
        {"components": [row(button(style=5, url="https://e.org"))]},
        "components.0.components.0.custom_id",
    ),
    (
        "emoji",
        POST,
        {"components": [row(button(emoji={"name": "🃏"}))]},
        {"components": [row(button(emoji={"name": "🂠"}))]},
        "components.0.components.0.emoji.name",
    ),
    (
        "address",
        POST,
        {"components": [row({"type": 2, "style": 5, "label": "Go", "url": "https://e.org"})]},
        {"components": [row({"type": 2, "style": 5, "label": "Go", "url": "e.org"})]},
        "components.0.components.0.url",
    ),
    (
        "custom ids differ",
        POST,
        {"components": [row(button("a"), button("b"))]},
        {"components": [row(button("a")), row(button("a"))]},
        "components.1.components.0.custom_id",
    ),
    (
        "label",
        POST,
        {"components": [row(button(label="x" * 80))]},
        {"components": [row(button(label="x" * 81))]},
        "components.0.components.0.label",
    ),
    (
        "defaults of a select",
        POST,
        {"components": [row(channels({"id": "1", "type": "channel"}))]},
        {"components": [row(channels({"id": "1", "type": "role"}))]},
        "components.0.components.0.default_values.0.type",
    ),
    (
        "too many defaults",
        POST,
        {"components": [row(channels({"id": "1", "type": "channel"}))]},
        {"components": [row(channels(*[{"id": "1", "type": "channel"}] * 2))]},
        "components.0.components.0.default_values",
    ),
    (
        "options",
        POST,
        {"components": [row(select(25))]},
        {"components": [row(select(26))]},
        "components.0.components.0.options",
    ),
    (
        "option values differ",
        POST,
        {"components": [row(select(2))]},
        {"components": [row(select(options=0) | {"options": [{"label": "a", "value": "a"}] * 2})]},
        "components.0.components.0.options.1.value",
    ),
    (
        "more to choose than options",
        POST,
        {"components": [row(select(2, max_values=2))]},
        {"components": [row(select(2, max_values=3))]},
        "components.0.components.0.options",
    ),
    ("V2 text", POST, v2(text(2000), text(2000)), v2(text(2000), text(2001)), "components"),
    (
        "V2 components",
        POST,
        v2({"type": 17, "components": [text(1)] * 39}),
        v2({"type": 17, "components": [text(1)] * 40}),
        "components",
    ),
    ("V2 with content", POST, v2(text(1)), v2(text(1)) | {"content": "x"}, "content"),
    ("V2 needs its flag", POST, v2(text(1)), {"components": [text(1)]}, "components.0.type"),
    (
        "section needs an accessory",
        POST,
        v2({"type": 9, "components": [text(1)], "accessory": button()}),
        v2({"type": 9, "components": [text(1)]}),
        "components.0.accessory",
    ),
    ("edit", PATCH, {"content": "x" * 2000}, {"content": "x" * 2001}, "content"),
    (
        "reply",
        REPLY,
        {"type": 4, "data": {"content": "x"}},
        {"type": 4, "data": {"content": "x" * 2001}},
        "data.content",
    ),
    (
        "deferred",
        REPLY,
        {"type": 5, "data": {"flags": 64}},
        {"type": 5, "data": {"content": "x"}},
        "data.content",
    ),
    ("deferred V2", REPLY, {"type": 5}, {"type": 5, "data": {"flags": 1 << 15}}, "data.flags"),
    ("callback type", REPLY, {"type": 6}, {"type": 3}, "type"),
    (
        "autocompletion",
        REPLY,
        {"type": 8, "data": {"choices": [{"name": "n", "value": "v"}] * 25}},
        {"type": 8, "data": {"choices": [{"name": "n", "value": "v"}] * 26}},
        "data.choices",
    ),
    (
        "modal title",
        REPLY,
        modal(label(INPUT), title="x" * 45),
        modal(label(INPUT), title="x" * 46),
        "data.title",
    ),
    (
        "modal inputs",
        REPLY,
        modal(*[label(INPUT | {"custom_id": str(n)}) for n in range(5)]),
        modal(*[label(INPUT | {"custom_id": str(n)}) for n in range(6)]),
        "data.components",
    ),
    (
        "modal label",
        REPLY,
        modal(label(INPUT, label="x" * 45)),
        modal(label(INPUT, label="x" * 46)),
        "data.components.0.label",
    ),
    ("command name", SYNC, [command(name="x" * 32)], [command(name="x" * 33)], "0.name"),
    ("lower case", SYNC, [command(name="게이트")], [command(name="Gate")], "0.name"),
    ("no spaces", SYNC, [command(name="my-hand")], [command(name="my hand")], "0.name"),
    (
        "description",
        SYNC,
        [command(description="x" * 100)],
        [command(description="")],
        "0.description",
    ),
    (
        "known language",
        SYNC,
        [command(name_localizations={"ko": "게이트"})],
        [command(name_localizations={"kr": "게이트"})],
        "0.name_localizations.kr",
    ),
    (
        "required first",
        SYNC,
        [command(options=[option("a", required=True), option("b")])],
        [command(options=[option("a"), option("b", required=True)])],
        "0.options.1",
    ),
    (
        "options differ in each language",
        SYNC,
        [command(options=[option("a", name_localizations={"ko": "가"}), option("b")])],
        [command(options=[option("a", name_localizations={"ko": "b"}), option("b")])],
        "0.options.1.name_localizations.ko",
    ),
    (
        "choices",
        SYNC,
        [command(options=[option(choices=[{"name": "n", "value": "v"}] * 25)])],
        [command(options=[option(choices=[{"name": "n", "value": "v"}] * 26)])],
        "0.options.0.choices",
    ),
    ("names differ", SYNC, [command(), command(name="b")], [command(), command()], "0.name"),
    (
        "a hundred commands",
        SYNC,
        [command(name=f"c{n}") for n in range(100)],
        [command(name=f"c{n}") for n in range(101)],
        "",
    ),
    (
        "thread name",
        ("POST", "/channels/1/threads"),
        {"name": "x" * 100},
        {"name": "x" * 101},
        "name",
    ),
]


@pytest.mark.parametrize(
    ("route", "inside", "outside", "where"), [c[1:] for c in CASES], ids=[c[0] for c in CASES]
)
def test_the_limit_is_where_discord_has_it(
    route: tuple[str, str], inside: Any, outside: Any, where: str
) -> None:
    assert faults(*route, inside) == []
    assert where in {fault.where for fault in faults(*route, outside)}


def test_a_command_has_8000_characters_and_the_longest_language_counts() -> None:
    choices = [{"name": "n" * 100, "value": "v" * 100} for _ in range(25)]
    many = [option(name, choices=choices) for name in ("a", "b")]
    assert faults(*SYNC, [command(options=many[:1])]) == []
    assert any("TOO_LARGE" in fault.code for fault in faults(*SYNC, [command(options=many)]))
    longer = [option("a", choices=[c | {"name_localizations": {"ko": "n" * 100}} for c in choices])]
    assert faults(*SYNC, [command(options=longer)]) == []


def test_an_edit_may_leave_the_v2_flag_out() -> None:
    assert faults(*PATCH, {"components": [text(1)]}) == []


def test_a_file_keeps_a_message_from_being_empty() -> None:
    assert faults(*POST, {}, files=1) == []
    assert faults(*POST, {})[0].number == 50006


def test_the_path_may_have_its_prefix_and_a_query() -> None:
    path = "/api/v10/channels/1/messages?wait=true"
    assert faults("post", path, {"content": "x" * 2001})


def test_a_route_without_limits_has_no_faults() -> None:
    assert faults("GET", "/users/@me", None) == []
