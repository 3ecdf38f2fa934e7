"""How much room random games need in the spaces of `games/environments.py`.

`python -m tests.benchmarks.environments [--games N] [GAME ...]` plays games at every number of
seats, and prints a line a game: the most options of a decision, and the most characters of a view
(looked at in one decision of ten).
"""

from __future__ import annotations

import argparse
import json
from random import Random

from engine.core.decision import Chance
from engine.core.game import check_setup
from engine.core.setup import SeatSetup, Setup
from engine.core.step import apply, pending
from games import REGISTRY
from games.environments import ROOM, offered

LOOKS = 10


def needed(key: str, number: int, options: dict[str, str]) -> tuple[int, int]:
    """The most options, and characters, of a random game."""
    game, rng = REGISTRY.game(key), Random(f"{key} {number}")
    seats = range(game.fewest_seats, game.most_seats + 1)
    sitting = (SeatSetup("random", "random"),) * seats[number % len(seats)]
    table = game.opening(check_setup(game, Setup(sitting, str(number), options)))
    most, longest, answers = 0, 0, 0
    while (asked := pending(table)) is not None:
        if isinstance(asked, Chance):
            apply(table, asked.outcomes.sample(rng))
            continue
        found = offered(asked.options)
        most, answers = max(most, len(found)), answers + 1
        if answers % LOOKS == 0:
            document = game.codec.encode(game.view(table, asked.seat))
            longest = max(longest, len(json.dumps(document, separators=(",", ":"))))
        apply(table, rng.choice(found))
    return most, longest


def main() -> None:
    """Prints a line for each game; Arcs once more for an Act of the campaign."""
    parser = argparse.ArgumentParser(description="measures the room that environments need")
    parser.add_argument("games", nargs="*", default=[*ROOM, "arcs:mode=campaign"])
    parser.add_argument("--games", dest="count", type=int, default=520)
    words = parser.parse_args()
    for named in words.games:
        key, _, pair = named.partition(":")
        options = dict([pair.split("=")]) if pair else {}
        found = [needed(key, number, options) for number in range(words.count)]
        most, longest = (max(column) for column in zip(*found, strict=True))
        room = ROOM[key]
        print(f"{named:20} {len(found)} games: {most} options of {room.options}, "
              f"{longest} characters of {room.characters}", flush=True)  # fmt: skip


if __name__ == "__main__":
    main()
