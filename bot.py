"""A game master for Discord: runs the bot, and does what a host needs around it."""

import argparse
import asyncio
import gc
import io
import json
import logging
import signal
import sys
import time
from collections.abc import Callable
from datetime import UTC, datetime
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from engine.kernel import Game

_BANNER = """
  Ruler is running in the sandbox, a small Discord on this computer.

      {address}

  Open the page, pick a person, and type /gate. Stop with Ctrl-C.
  To play on Discord itself, put DISCORD_TOKEN into .env (see .env.example).
"""


def run(_: argparse.Namespace) -> int:
    """Run the bot: on Discord with a DISCORD_TOKEN, in the sandbox without one.

    It ends with 2 where it would end so again at once: wrong settings, cards or token.
    """
    gc.disable()  # looking for garbage among what is being imported takes a quarter of a start
    from cogs import log
    from cogs.settings import Settings, SettingsError

    try:
        settings = Settings.read()
    except SettingsError as error:
        print(error, file=sys.stderr)
        return 2
    from cogs.start import HostNeeded, StartError, serve
    from sandbox.process import Sandbox, SandboxError

    gc.freeze()
    gc.enable()
    log.set_up(settings.log_level, settings.secrets)
    signal.signal(signal.SIGTERM, signal.default_int_handler)  # from now on as good as Ctrl-C
    try:
        if settings.token:
            asyncio.run(serve(settings))
            return 0
        with Sandbox(settings.sandbox_port) as sandbox:
            banner = _BANNER.format(address=sandbox.address)
            ready = partial(print, banner, flush=True)
            asyncio.run(serve(settings.in_sandbox(sandbox.address), ready))
    except (StartError, SandboxError) as error:
        print(error, file=sys.stderr)
        return 2 if isinstance(error, HostNeeded) else 1
    except KeyboardInterrupt:
        return 0
    except Exception:  # through the log, which shows no secrets, and not past it
        logging.getLogger("bot").exception("the bot stopped")
        return 1
    return 0


def backup(arguments: argparse.Namespace) -> int:
    """Copy the database to a file, also while the bot runs: one moment of it, looked over.

    Keep the file safe: it holds everybody's hands. `restore` puts it back.
    """
    from cogs.settings import SettingsError
    from tables.copies import CopyRefused, back_up

    try:
        database = _database_file()
        size = back_up(database, arguments.file, force=arguments.force)
    except (SettingsError, CopyRefused) as error:
        print(error, file=sys.stderr)
        return 1
    print(f"{database} is backed up to {arguments.file} ({size:,} bytes)")
    return 0


def restore(arguments: argparse.Namespace) -> int:
    """Put a backup in the database's place, and keep what was there beside it.

    Stop the bot first. Backups of an earlier version are brought up to date.
    """
    from cogs.settings import SettingsError
    from tables.copies import CopyRefused
    from tables.copies import restore as put_back
    from tables.errors import DatabaseRefused

    try:
        database = _database_file()
        old = put_back(arguments.file, database, datetime.now(UTC))
    except (SettingsError, CopyRefused, DatabaseRefused) as error:
        print(error, file=sys.stderr)
        return 1
    print(f"{database} is restored from {arguments.file}")
    if old is not None:
        print(f"What was there before is kept as {old}")
    return 0


def doctor(_: argparse.Namespace) -> int:
    """Look at everything the bot needs, and say what to do; 1 if it cannot work like this.

    Settings, token, permissions, database, backups, disk, cards, pictures, Python. Nothing is
    changed, and Discord is asked only if there is a token.
    """
    from cogs.doctor import computer

    requirements = Path(__file__).resolve().with_name("requirements.txt")
    found = [computer.python(), computer.packages(requirements)]
    if all(each.level != "fault" for each in found):
        from cogs.doctor.examination import examine

        found += asyncio.run(examine())
    for each in found:
        print(each)
    return 1 if any(each.level == "fault" for each in found) else 0


def _database_file() -> Path:
    from cogs.settings import Settings, SettingsError

    settings = Settings.read()
    if not settings.token:
        settings = settings.in_sandbox("")
    if settings.database_file is None:
        advice = "RULER_DATABASE: a server keeps it; back it up with the server's own tools"
        raise SettingsError([f"{advice} (pg_dump and pg_restore)."])
    return settings.database_file


def simulate(arguments: argparse.Namespace) -> int:
    """Play whole games between computer players, without Discord.

    Seat n is played by the n-th agent; a shorter list starts again. A game that crashes is told
    with the file that replays it, and the exit code is 1 then.
    """
    from engine.agents import NoSuchAgent
    from engine.kernel import SetupError
    from tables.library import DataFaults, load_games

    try:
        games = load_games()
        if arguments.game not in games:
            known = ", ".join(sorted(games))
            print(f"there is no game {arguments.game!r}; there are: {known}", file=sys.stderr)
            return 2
        sums = _simulated(games[arguments.game], arguments)
    except (NoSuchAgent, SetupError, DataFaults, OSError) as error:
        print(error, file=sys.stderr)
        return 2
    if arguments.json:
        print(json.dumps(sums))
    else:
        _tell_simulation(sums)
    return 1 if sums["crashed"] else 0


def _simulated(game: "Game[Any, Any]", arguments: argparse.Namespace) -> dict[str, Any]:
    from engine.agents import make_agent
    from engine.kernel.simulation import Tally, play_game, record_of

    seats = arguments.seats or game.least_seats
    listed = arguments.agents.split(",")
    names = tuple(listed[seat % len(listed)] for seat in range(seats))
    tally, seconds, crashes = Tally(names), 0.0, list[dict[str, str]]()
    for number in range(arguments.games):
        seed = f"{arguments.seed}-{number}"
        agents = [make_agent(name, game, f"{seed}/{seat}") for seat, name in enumerate(names)]
        began = time.perf_counter()
        played = play_game(game, arguments.options, seed, agents)
        seconds += time.perf_counter() - began
        tally.count(played)
        if arguments.records is None and played.error is None:
            continue
        folder: Path = arguments.records or Path("var/crashed")
        folder.mkdir(parents=True, exist_ok=True)
        file = folder / f"{game.key}-{number}.json"
        file.write_text(record_of(game, seats, arguments.options, played).model_dump_json(indent=1))
        if played.error is not None:
            crashes.append({"seed": seed, "record": str(file), "error": played.error})
    return {
        "game": game.key,
        "seats": seats,
        "options": arguments.options,
        "agents": list(names),
        "games": tally.games,
        "finished": tally.finished,
        "crashed": tally.crashed,
        "draws": tally.draws,
        "wins": tally.wins,
        "agent_wins": tally.agent_wins,
        "decisions": tally.decisions,
        "decisions_per_game": round(tally.decisions / tally.games, 1),
        "seconds": round(seconds, 3),
        "decisions_per_second": round(tally.decisions / seconds),
        "crashes": crashes,
    }


def _tell_simulation(sums: dict[str, Any]) -> None:
    print("{game}: {finished} of {games} games finished, {crashed} crashed".format_map(sums))
    for seat, (name, wins) in enumerate(zip(sums["agents"], sums["wins"], strict=True)):
        print(f"  seat {seat} ({name}) won {wins}")
    for name, wins in sums["agent_wins"].items():
        print(f"  {name} won {wins}")
    print("  {draws} draws".format_map(sums))
    line = "  {decisions_per_game} decisions a game, {decisions_per_second} decisions a second"
    print(line.format_map(sums))
    for crash in sums["crashes"]:
        print("\n{error}\n  replay it: python bot.py verify {record}".format_map(crash))


def record(arguments: argparse.Namespace) -> int:
    """Print a finished table as a file that anybody can verify. A running one is refused."""
    from cogs.settings import Settings, SettingsError
    from render.words import Words
    from tables.errors import DatabaseRefused, TableError
    from tables.records import export

    try:
        settings = Settings.read()
        if not settings.token:
            settings = settings.in_sandbox("")
        found = asyncio.run(export(settings.database_url, arguments.table))
    except (SettingsError, DatabaseRefused) as error:
        print(error, file=sys.stderr)
        return 2
    except TableError as error:
        print(Words("en")(error.key, **error.values), file=sys.stderr)
        return 1
    print(found.model_dump_json(indent=1))
    return 0


def verify(arguments: argparse.Namespace) -> int:
    """Play a record again: the seed must be the one announced, and every state the same.

    It shows the sealed deal to compare with the one on the table's board: the file could say
    anything, the board was there before the first card.
    """
    from cogs.settings import Settings, SettingsError
    from engine.kernel import Unverified
    from tables.library import DataFaults, load_games
    from tables.records import NoRecord, check_record, read_record

    try:
        games = load_games(Settings.read().packs)
        found = read_record(arguments.file)
        check_record(games, found)
    except (SettingsError, DataFaults, NoRecord) as error:
        print(error, file=sys.stderr)
        return 2
    except Unverified as error:
        print(f"not verified: {error}")
        return 1
    print(f"verified; compare with the board: sealed deal {found.commitment}")
    return 0


def check_data(_: argparse.Namespace) -> int:
    """Read every card file, the host's packs too, and name each mistake; 1 if there is any."""
    from cogs.settings import Settings, SettingsError
    from tables.library import check

    try:
        checked = check(Settings.read().packs)
    except SettingsError as error:
        print(error, file=sys.stderr)
        return 2
    for fault in checked.faults:
        print(fault)
    if checked.faults:
        return 1
    print(f"{checked.files} files and {checked.cards} cards are fine")
    return 0


def _whole(text: str) -> int:
    if not text.isdecimal() or int(text) < 1:
        raise argparse.ArgumentTypeError("must be a whole number, 1 or more")
    return int(text)


def _json_object(text: str) -> dict[str, object]:
    try:
        read = json.loads(text)
    except ValueError:
        read = None
    if not isinstance(read, dict):
        raise argparse.ArgumentTypeError("must be a JSON object")
    return read


def parser() -> argparse.ArgumentParser:
    """The command line: one block per subcommand, each naming its function."""
    program = argparse.ArgumentParser(prog="bot.py", description=__doc__)
    program.set_defaults(run=run)
    commands = program.add_subparsers(title="commands", metavar="COMMAND")

    _command(commands.add_parser, "run", run, "run the bot (the default)")

    command = _command(
        commands.add_parser, "backup", backup, "copy the database, while the bot runs"
    )
    command.add_argument("file", type=Path, metavar="FILE", help="where the copy goes")
    command.add_argument("--force", action="store_true", help="replace a file that is there")

    command = _command(
        commands.add_parser, "restore", restore, "put a backup in the database's place"
    )
    command.add_argument("file", type=Path, metavar="FILE", help="what `backup` or the bot made")

    _command(commands.add_parser, "doctor", doctor, "look at everything the bot needs")

    command = _command(
        commands.add_parser, "simulate", simulate, "play whole games between computer players"
    )
    command.add_argument("game", metavar="GAME", help="which game, such as gate")
    command.add_argument("--seats", type=_whole, help="how many (the game's least)")
    command.add_argument("--games", type=_whole, default=100, help="how many (%(default)s)")
    command.add_argument("--seed", default="0", help="any text; the same gives the same games")
    command.add_argument("--agents", default="random", help="such as heuristic,random (random)")
    about_options = 'the table\'s options, such as \'{"squads": "draft"}\''
    command.add_argument(
        "--options", type=_json_object, default={}, metavar="JSON", help=about_options
    )
    command.add_argument("--records", type=Path, metavar="DIR", help="write a record of every game")
    command.add_argument("--json", action="store_true", help="print one JSON object")

    command = _command(commands.add_parser, "record", record, "print a finished table's record")
    command.add_argument("table", metavar="TABLE", help="the table's id")

    command = _command(commands.add_parser, "verify", verify, "play a record again, and compare")
    command.add_argument("file", type=Path, metavar="FILE", help="what `record` printed")

    actions = commands.add_parser("data", help="about the card files").add_subparsers(
        title="actions", metavar="ACTION", required=True
    )
    _command(actions.add_parser, "check", check_data, "name every mistake in them")
    return program


def _command(
    add: Callable[..., argparse.ArgumentParser],
    name: str,
    function: Callable[[argparse.Namespace], int],
    summary: str,
) -> argparse.ArgumentParser:
    """A subcommand that ``function`` carries out; its docstring says more."""
    command = add(name, help=summary, description=function.__doc__)
    command.set_defaults(run=function)
    return command


def main(arguments: list[str] | None = None) -> int:
    """Run one subcommand and return the exit code."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(encoding="utf-8")  # a Windows terminal may not expect Korean
    chosen = parser().parse_args(arguments)
    return chosen.run(chosen)


if __name__ == "__main__":
    sys.exit(main())
