"""Writes a contest submission that plays as one of our bots.

`python -m games.risk.arena.submission expert > submission.py` gives a script for the contest's
engine, or for `--seats syncs:submission.py`. It finds this program where it lies now.
"""

from __future__ import annotations

import sys
from pathlib import Path

PROGRAM = Path(__file__).resolve().parents[3]

SCRIPT = '''"""Plays the SYNCS Bot Battle 2024 as the bot {bot!r} of Tabletop Bots."""

import sys

sys.path.insert(0, {program!r})

from games.risk.arena.contestant import play
from games.risk.game import GAME

play(GAME, {bot!r})
'''


def submission(bot: str) -> str:
    """The text of a submission that plays as the bot of that name."""
    return SCRIPT.format(bot=bot, program=str(PROGRAM))


def main() -> None:
    """Prints the submission for the bot named on the command line."""
    if len(sys.argv) != 2:
        sys.exit("usage: python -m games.risk.arena.submission BOT > submission.py")
    print(submission(sys.argv[1]), end="")


if __name__ == "__main__":
    main()
