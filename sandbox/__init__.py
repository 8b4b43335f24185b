"""A small Discord on loopback: to try the bot without a token, and to test it over sockets."""

from sandbox.client import Person, SandboxClient
from sandbox.seen import Answered, Message
from sandbox.server import Sandbox

__all__ = ["Answered", "Message", "Person", "Sandbox", "SandboxClient"]
