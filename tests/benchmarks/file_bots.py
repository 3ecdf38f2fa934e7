"""What a `file:` bot's decision costs: `python -m tests.benchmarks.file_bots [GAME ...]`.

A bot that chooses at random sits at every seat. Prints for each game the processor time of one
decision, in this process and in the bot's, and what starting it takes by the clock; and the same
for `trusted:`, where both are one process.
"""

from __future__ import annotations

import sys
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import Any

from engine.core.decision import Answer, Decision
from engine.core.external.conversation import Guest
from engine.core.game import Game
from engine.core.match import play_out
from engine.core.setup import FILE, TRUSTED, SeatSetup, Setup
from games import REGISTRY

SEATS = 3
DECISIONS = 3000
RANDOM = """
import time
from engine.core.decision import Answer, Reason

class Bot:
    def choose(self, view, decision, rng):
        option = decision.options[int(rng.random() * len(decision.options))]
        return Answer(option, (Reason("SPENT", str(time.process_time())),))
"""


class Counted:
    """Counts what a bot is asked and what that takes of our processor time."""

    draws = True

    def __init__(self, bot: Guest) -> None:
        self.bot = bot
        self.asked = 0
        self.seconds = 0.0
        self.first_there = self.last_there = 0.0

    def choose(self, view: Any, decision: Decision, rng: Random) -> Answer:
        began = time.process_time()
        answer = self.bot.choose(view, decision, rng)
        self.seconds += time.process_time() - began
        self.last_there = float(answer.reasons[0].text)
        self.first_there = self.first_there or self.last_there
        self.asked += 1
        return answer


def started(game: Game, player: str) -> Guest:
    """A bot that is ready to be asked."""
    setup = Setup((SeatSetup(player, player),) * SEATS, "benchmark")
    bot = game.bot(player, setup)
    assert isinstance(bot, Guest)
    bot.start()
    return bot


def measure(game: Game, player: str) -> str:
    """One line: what a start takes, and a decision here and there."""
    began = time.perf_counter()
    counted = Counted(started(game, player))
    start = time.perf_counter() - began
    seats = (SeatSetup(player, player),) * SEATS
    number = 0
    while counted.asked < DECISIONS:
        number += 1
        play_out(game, Setup(seats, str(number)), DECISIONS, [counted] * SEATS)
    counted.bot.close()
    assert not counted.bot.faults, counted.bot.faults
    here = 1000 * counted.seconds / counted.asked
    there = 1000 * (counted.last_there - counted.first_there) / counted.asked
    return f"start {start:.2f} s, a decision {here:.3f} ms here and {there:.3f} ms there"


def main(keys: Sequence[str]) -> None:
    """Prints a line for every game and form."""
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "random_bot.py"
        path.write_text(RANDOM)
        for key in keys or REGISTRY.keys:
            for form in (FILE, TRUSTED):
                print(f"{key} {form}: {measure(REGISTRY.game(key), f'{form}:{path}')}")


if __name__ == "__main__":
    main(sys.argv[1:])
