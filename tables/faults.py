"""Writing down what went wrong inside a table, without what the table hides."""

import logging
import secrets
import traceback

log = logging.getLogger("tables")

# Without I, L, O and U: people read these aloud and type them.
_ALPHABET = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"


def report(table_id: str, what: str, error: Exception) -> str:
    """Log that ``what`` failed at a table; returns the id under which the log has it.

    Only the error's type and the places in the code are written: its text may hold a card.
    """
    letters = "".join(secrets.choice(_ALPHABET) for _ in range(8))
    error_id = f"{letters[:4]}-{letters[4:]}"
    frames = traceback.extract_tb(error.__traceback__)
    places = [f"{frame.name}:{frame.lineno}" for frame in frames[-6:]]
    log.error(
        "%s",
        what,
        extra={
            "table": table_id,
            "error": type(error).__name__,
            "error_id": error_id,
            "where": " > ".join(places),
        },
    )
    return error_id
