"""Whether a bot is a function of its view: `python -m tests.same_answers arcs --positions 200`.

Each bot is asked about the same positions twice in one process, the second time backwards, and
once in a fresh process that begins in the middle. Whatever a bot keeps from one question to the
next, or the process keeps for it, would show.
"""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from engine.core.chance import NO_DICE, generator
from engine.core.decision import Decision, close_bots
from engine.core.match import Match, bots_of, play_bots
from engine.core.setup import SeatSetup, Setup
from games import REGISTRY

ROOT: Final = Path(__file__).parents[1]
MODES: Final[dict[str, tuple[dict[str, str], ...]]] = {
    "despirala": ({}, {"mode": "misere"}),
    "risk": ({}, {"trade": "classic5", "defence": "manual"}),
    "roll_galaxy": ({}, {"order": "thirds"}),
    "rajas": ({}, {"board": "navaratnas", "ganga": "on"}),
    "arcs": ({}, {"leaders": "on"}, {"mode": "campaign"}),
}
EVERY: Final = 17
"""Of the decisions of a game, every so many is a position, and the very first are as well."""
FIRST: Final = 3
MOST_OF_A_GAME: Final = 10


@dataclass(frozen=True)
class Position:
    """What one seat sees when it is to decide."""

    view: Any
    decision: Decision


def levels_of(game: str, options: dict[str, str]) -> list[str]:
    """The bots that may sit at such a table."""
    found = []
    for name in (level.name for level in REGISTRY.game(game).all_levels):
        try:
            match = _match(game, options, name)
            close_bots(bots_of(match))
        except Exception:
            continue
        found.append(name)
    return found


def _match(game: str, options: dict[str, str], player: str, number: int = 0) -> Match:
    """A game of as many seats as the number says, and with dice of its own."""
    made, seed = REGISTRY.game(game), f"same {number}"
    seats = made.most_seats - number % (made.most_seats - max(2, made.fewest_seats) + 1)
    names = tuple(SeatSetup(player, f"Seat {seat}") for seat in range(seats))
    return Match(made, Setup(names, seed, options), keeps_history=False)


def positions(game: str, options: dict[str, str], count: int) -> list[Position]:
    """So many positions of games among random players: always the same ones."""
    found: list[Position] = []
    for number in range(count):
        match = _match(game, options, "random", number)
        bots, decisions = bots_of(match), 0
        most = min(count, len(found) + MOST_OF_A_GAME)
        while len(found) < most and match.pending is not None:
            asked = match.pending
            if isinstance(asked, Decision):
                decisions += 1
                if decisions <= FIRST or decisions % EVERY == 0:
                    view = match.game.view(match.table.copy(), asked.seat)
                    found.append(Position(view, view.steps[-1].ask(view)))
            play_bots(match, bots, 1)
        if len(found) >= count:
            break
    return found


def answers(
    game: str, options: dict[str, str], level: str, asked: Sequence[Position], order: Sequence[int]
) -> list[str]:
    """What a bot answers, by the numbers of the positions, asked in an order."""
    bot = REGISTRY.game(game).bot(level, _match(game, options, level).setup)
    found = [""] * len(asked)
    for number in order:
        each = asked[number]
        rng = generator("same", level, number) if bot.draws else NO_DICE
        option = bot.choose(each.view, each.decision, rng).option
        found[number] = json.dumps(REGISTRY.game(game).codec.encode(option))
    close_bots([bot])
    return found


def in_a_fresh_process(
    game: str, options: dict[str, str], levels: Sequence[str], count: int
) -> dict[str, list[str]]:
    """The same from a process that was asked nothing before."""
    words = [game, "--mode", json.dumps(options), "--levels", ",".join(levels)]
    command = [sys.executable, "-m", "tests.same_answers", *words, "--positions", str(count)]
    run = subprocess.run(
        [*command, "--print"], cwd=ROOT, capture_output=True, text=True, check=True
    )
    found: dict[str, list[str]] = json.loads(run.stdout)
    return found


def differences(
    game: str, options: dict[str, str], levels: Sequence[str], count: int
) -> Iterator[str]:
    """One line for each position about which a bot said two things."""
    asked = positions(game, options, count)
    onward = range(len(asked))
    elsewhere = in_a_fresh_process(game, options, levels, count)
    for level in levels:
        first = answers(game, options, level, asked, onward)
        second = answers(game, options, level, asked, onward[::-1])
        for number, said in enumerate(zip(first, second, elsewhere[level], strict=True)):
            if len(set(said)) > 1:
                yield f"{game} {options} {level}: position {number}: {' | '.join(said)}"


def mixed(count: int) -> list[int]:
    """All numbers, those in the middle first."""
    return sorted(range(count), key=lambda number: (abs(number - count // 2), number))


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=MODES)
    parser.add_argument("--mode", type=json.loads, help="only this mode, as JSON")
    parser.add_argument("--levels", help="only these, with commas between")
    parser.add_argument("--positions", type=int, default=200)
    parser.add_argument("--print", action="store_true", help="the answers of one bot, as JSON")
    words = parser.parse_args()
    modes = MODES[words.game] if words.mode is None else (words.mode,)
    if words.print:
        asked, order = positions(words.game, modes[0], words.positions), mixed(words.positions)
        print(json.dumps({
            level: answers(words.game, modes[0], level, asked, order)
            for level in words.levels.split(",")
        }))  # fmt: skip
        return 0
    is_alike = True
    for mode in modes:
        for level in words.levels.split(",") if words.levels else levels_of(words.game, mode):
            started = time.monotonic()
            found = list(differences(words.game, mode, [level], words.positions))
            is_alike = is_alike and not found
            print(*found, f"{words.game} {mode} {level}: {len(found)} of {words.positions} differ, "
                  f"{time.monotonic() - started:.0f} s", sep="\n", flush=True)  # fmt: skip
    return 0 if is_alike else 1


if __name__ == "__main__":
    sys.exit(main())
