"""The commands of a packaged program that start bots from outside: it has no Python for scripts."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.external.names import BOT_COMMAND, GUARD_COMMAND


def run_hidden(arguments: Sequence[str]) -> bool:
    """Runs the hidden command that the arguments name, if they name one; whether they did."""
    match list(arguments):
        case [word, *rest] if word == GUARD_COMMAND:
            from engine.core.external import guard  # noqa: PLC0415 (no other command needs it)

            guard.main(rest)
        case [word, *rest] if word == BOT_COMMAND:
            from engine.core.external import bot_program  # noqa: PLC0415 (the same)

            bot_program.main(rest)
        case _:
            return False
    return True
