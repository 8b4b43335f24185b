"""One module talks to Discord; private letters cannot reach a channel."""

import ast
import inspect
from pathlib import Path

import pytest

from cogs.letters import Letter, PrivateLetter, PublicLetter
from cogs.publisher import Publisher

COGS = Path(__file__).resolve().parents[2] / "cogs"
CALLS = {
    "send",
    "send_message",
    "edit_message",
    "edit_original_response",
    "delete_original_response",
    "original_response",
    "send_modal",
    "defer",
    "create_thread",
    "create_dm",
    "fetch_message",
    "fetch_channel",
    "fetch_user",
    "fetch_member",
    "add_reaction",
    "purge",
    "sync",
}
"""Methods of discord.py that make a request; `edit` and `delete` are looked at by their names' use."""


def called(path: Path) -> set[str]:
    tree = ast.parse(path.read_text(encoding="utf-8"))
    return {
        node.func.attr
        for node in ast.walk(tree)
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute)
    }


@pytest.mark.parametrize("path", sorted(COGS.glob("*.py")), ids=lambda path: path.stem)
def test_only_the_publisher_calls_discord(path: Path) -> None:
    made = called(path) & CALLS
    if path.stem == "publisher":
        assert {"send", "edit_message", "create_dm"} <= made
    elif path.stem == "signature":
        assert made == {"sync"}  # Publisher.sync
    else:
        assert made == set()


def letters_of(method: object) -> set[type]:
    hints = inspect.get_annotations(method, eval_str=True)  # type: ignore[arg-type]
    return {hint for hint in hints.values() if isinstance(hint, type) and issubclass(hint, Letter)}


def test_what_posts_to_a_channel_takes_no_private_letter() -> None:
    for name in ("post", "edit", "announce"):
        assert letters_of(getattr(Publisher, name)) == {PublicLetter}
    for name in ("answer", "update", "write", "rewrite"):
        assert letters_of(getattr(Publisher, name)) == {PrivateLetter}
    assert not issubclass(PrivateLetter, PublicLetter)
    assert not issubclass(PublicLetter, PrivateLetter)
