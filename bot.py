"""Ruler's program: runs the bot, and the commands around it. See `python bot.py --help`."""

import argparse
import asyncio
import io
import logging
import signal
import sys

_BANNER = """
  Ruler is running in the sandbox, a small Discord on this computer.

      {address}

  Open the page, pick a person, and type /gate. Stop with Ctrl-C.
  To play on Discord itself, put DISCORD_TOKEN into .env (see .env.example).
"""


def run(_: argparse.Namespace) -> int:
    """Run the bot: on Discord with a DISCORD_TOKEN, in the sandbox without one."""
    from cogs import log
    from cogs.settings import Settings, SettingsError

    try:
        settings = Settings.read()
    except SettingsError as error:
        print(error, file=sys.stderr)
        return 2
    from cogs.start import StartError, serve
    from sandbox.process import Sandbox, SandboxError

    log.set_up(settings.log_level, settings.secrets)
    signal.signal(signal.SIGTERM, signal.default_int_handler)  # from now on as good as Ctrl-C
    try:
        if settings.token:
            asyncio.run(serve(settings))
            return 0
        with Sandbox(settings.sandbox_port) as sandbox:
            print(_BANNER.format(address=sandbox.address), flush=True)
            asyncio.run(serve(settings.in_sandbox(sandbox.address)))
    except (StartError, SandboxError) as error:
        print(error, file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        return 0
    except Exception:  # through the log, which shows no secrets, and not past it
        logging.getLogger("bot").exception("the bot stopped")
        return 1
    return 0


def parser() -> argparse.ArgumentParser:
    """The command line: one block per subcommand, each naming its function."""
    program = argparse.ArgumentParser(prog="bot.py", description=__doc__)
    program.set_defaults(run=run)
    commands = program.add_subparsers(title="commands", metavar="COMMAND")

    command = commands.add_parser("run", help="run the bot (the default)", description=run.__doc__)
    command.set_defaults(run=run)

    return program


def main(arguments: list[str] | None = None) -> int:
    """Run one subcommand and return the exit code."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(encoding="utf-8")  # a Windows terminal may not expect Korean
    chosen = parser().parse_args(arguments)
    return chosen.run(chosen)


if __name__ == "__main__":
    sys.exit(main())
