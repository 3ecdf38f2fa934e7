"""Arcs: `python -m tests.benchmarks.arcs pace [GAMES]`.

`pace`: answers a second of random play with two to four seats, in processor time.
"""

from __future__ import annotations

import sys
from time import process_time

from engine.core.match import play_out
from engine.core.setup import SeatSetup, Setup
from games.arcs import GAME

MOST_ANSWERS = 20_000


def seated(players: tuple[str, ...], seed: str) -> Setup:
    """A game of these players, in their order."""
    seats = [SeatSetup(player, f"{player} {n}") for n, player in enumerate(players, 1)]
    return Setup(tuple(seats), seed)


def show_pace(games: int) -> None:
    """Answers a second at random, by the number of seats."""
    for count in range(GAME.fewest_seats, GAME.most_seats + 1):
        start, answers = process_time(), 0
        for number in range(games):
            setup = seated(("random",) * count, f"pace-{number}")
            answers += play_out(GAME, setup, MOST_ANSWERS)[1]
        pace = answers / (process_time() - start)
        print(f"{count} seats, {games} games: {pace:,.0f} answers a second", flush=True)


def main() -> None:
    """Runs one of the benchmarks."""
    known = {"pace": show_pace}
    known[sys.argv[1]](int(sys.argv[2]) if len(sys.argv) > 2 else 50)


if __name__ == "__main__":
    main()
