"""How much better playing for the place is than playing for points, in two-player games.

Half the games with the competitive player first, half second; every game has its own dice. Prints
the mean rank (1 a win, 1.5 a tie, 2 a loss), its standard error, the chance to do so well by luck
alone, and the processor time a game takes.

    python -m tests.benchmarks.despirala_competitive [games] [mode] [jobs]
"""

from __future__ import annotations

import os

os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")

import sys
import time
from collections.abc import Callable
from dataclasses import replace
from math import erfc, sqrt
from multiprocessing import get_context
from random import Random
from typing import cast

from games.despirala.combinations import DICE, FACES, full_score, matched_dice
from games.despirala.moves import Continue, Move
from games.despirala.solver import START, Position, Values, solve
from games.despirala.solver.competitive import Competitor, learn_attitudes
from games.despirala.solver.values import Mode

Chooser = Callable[[Position], Move]


def throw(count: int, rng: Random) -> tuple[int, ...]:
    return tuple(rng.choice(FACES) for _ in range(count))


def roll_loose(position: Position, rng: Random) -> Position:
    """Roll the dice that do not match; the good is paid already."""
    dice = position.dice or ()
    aside = [dice[at] for at in matched_dice(dice, position.wanted)]
    return replace(position, dice=(*aside, *throw(DICE - len(aside), rng)), in_the_air=False)


def play_turn(start: Position, choose: Chooser, rng: Random) -> Position:
    """One turn from its five goods to the next; `choose` answers its decisions."""
    position = replace(start, goods=start.goods + 5, dice=throw(DICE, rng))
    while position.attempt is None:
        position = position.after(choose(position))
        if position.in_the_air:
            position = replace(position, dice=throw(DICE, rng), in_the_air=False)
    if position.collecting:
        while position.attempt is not None:
            move = choose(position)
            position = position.after(move)
            if isinstance(move, Continue):
                position = roll_loose(position, rng)
        return position
    attempt = position.attempt
    while position.matched < len(position.wanted):
        if not position.goods:
            return Position(position.used, 0, position.banked)
        position = roll_loose(replace(position, goods=position.goods - 1), rng)
    points = full_score(attempt.combination, attempt.faces)
    return Position(position.used, position.goods, position.banked + points)


def best_move(values: Values, position: Position) -> Move:
    found = values.moves(position)
    return (min if values.misere else max)(found, key=found.__getitem__)


def play_game(values: Values, competitor: Competitor, seat: int, seed: str) -> tuple[float, float]:
    """The competitive player's rank and its processor time in seconds."""
    rng = Random(seed)
    seats = [START, START]
    thought = 0.0

    def compete(position: Position) -> Move:
        nonlocal thought
        before = time.process_time()
        move = competitor.choose(position, [seats[1 - seat]]).move
        thought += time.process_time() - before
        return move

    while not all(position.is_over for position in seats):
        for mover in (0, 1):
            choose = compete if mover == seat else lambda position: best_move(values, position)
            seats[mover] = play_turn(seats[mover], choose, rng)
    own, other = (position.banked + position.goods for position in (seats[seat], seats[1 - seat]))
    ahead = (own < other) - (own > other)
    return 1.5 + (-ahead if values.misere else ahead) / 2, thought


def play_games(mode: Mode, first: int, games: int) -> list[tuple[float, float]]:
    values = solve(mode)
    competitor = Competitor(values, learn_attitudes(values))
    return [
        play_game(values, competitor, number % 2, f"{mode} {number}")
        for number in range(first, first + games)
    ]


def main() -> None:
    games = int(sys.argv[1]) if len(sys.argv) > 1 else 4000
    mode = cast(Mode, sys.argv[2] if len(sys.argv) > 2 else "normal")
    jobs = int(sys.argv[3]) if len(sys.argv) > 3 else 2
    share = -(-games // jobs)
    with get_context("spawn").Pool(jobs) as pool:
        parts = pool.starmap(play_games, [(mode, job * share, share) for job in range(jobs)])
    results = [result for part in parts for result in part]
    ranks = [rank for rank, _ in results]
    mean = sum(ranks) / len(ranks)
    spread = sqrt(sum((rank - mean) ** 2 for rank in ranks) / len(ranks))
    error = spread / sqrt(len(ranks))
    wins = sum(rank == 1 for rank in ranks) / len(ranks)
    chance = erfc((1.5 - mean) / error / sqrt(2)) / 2
    seconds = sum(thought for _, thought in results) / len(results)
    print(f"{mode}: {len(ranks)} games, mean rank {mean:.4f} (standard error {error:.4f})")
    print(f"won {100 * wins:.1f} %, one-sided p-value {chance:.1e}")
    print(f"{seconds:.3f} s of processor time per game for the competitive seat")


if __name__ == "__main__":
    main()
