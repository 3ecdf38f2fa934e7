"""The commands of a packaged program that start bots from outside: it has no Python for scripts."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.external import bot_program, guard
from engine.core.external.file_bot import PROGRAM_WORD
from engine.core.external.process import GUARD_WORD


def run_hidden(arguments: Sequence[str]) -> bool:
    """Runs the hidden command that the arguments name, if they name one; whether they did."""
    match list(arguments):
        case [word, *rest] if word == GUARD_WORD:
            guard.main(rest)
        case [word, *rest] if word == PROGRAM_WORD:
            bot_program.main(rest)
        case _:
            return False
    return True
