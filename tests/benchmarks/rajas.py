"""Rajas of the Ganges: `python -m tests.benchmarks.rajas rounds|ladder|handicap|pace [GAMES]`.

`rounds`: how long games last; `ladder`: the levels against Greedy; `handicap`: how often a dummy
wins; `pace`: answers a second and the time of a decision, in processor time.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from time import process_time

from engine.core.match import Match, play_out
from engine.core.setup import SeatSetup, Setup
from games.rajas.game import GAME

LEVELS = ("greedy", "page", "minister", "raja")
HANDICAPS = (0, 3, 5, 8)


def race(players: Sequence[str], games: int, **options: str) -> tuple[float, dict[str, float]]:
    """The mean number of rounds, and the share of games that each player won; seats rotate."""
    rounds, won = 0, dict.fromkeys(players, 0.0)
    for number in range(games):
        turn = number % len(players)
        order = [*players[turn:], *players[:turn]]
        seats = tuple(SeatSetup(player, player) for player in order)
        table, _ = play_out(GAME, Setup(seats, f"race-{number}", options), 10_000)
        rounds += table.round
        won[order[GAME.result(table).winners[0]]] += 1 / games
    return rounds / games, won


def show(players: Sequence[str], games: int, **options: str) -> None:
    """One line: who played, the rounds, the wins."""
    rounds, won = race(players, games, **options)
    shares = ", ".join(f"{player} {share:.1%}" for player, share in won.items())
    told = " ".join(f"{key}={value}" for key, value in options.items())
    print(f"{', '.join(players)} {told}: {rounds:.2f} rounds; {shares}", flush=True)


def show_rounds(games: int) -> None:
    """Greedy against one to three dummies, and dummies among themselves in both readings."""
    for dummies in (1, 2, 3):
        show(["greedy", *["dummy"] * dummies], games)
    for reading in ("letter", "sensible"):
        for dummies in (2, 3, 4):
            show(["dummy"] * dummies, games, dummies=reading)


def show_ladder(games: int) -> None:
    """Each level against a dummy and against Greedy."""
    for level in LEVELS:
        show([level, "dummy"], games)
        if level != "greedy":
            show([level, "greedy"], games)


def show_handicap(games: int) -> None:
    """How often one dummy wins against each level."""
    for level in LEVELS:
        for handicap in HANDICAPS:
            show([level, "dummy"], games, handicap=str(handicap))


def show_pace(games: int) -> None:
    """Answers a second at random, and how long one decision takes."""
    seats = (SeatSetup("random", "A"), SeatSetup("random", "B"))
    start, answers = process_time(), 0
    for number in range(games):
        answers += play_out(GAME, Setup(seats, f"pace-{number}"), 10_000)[1]
    print(f"random: {answers / (process_time() - start):,.0f} answers a second")
    for level in ("dummy", *LEVELS):
        times = sorted(decision_times(level))
        median, high = times[len(times) // 2], times[int(0.95 * len(times))]
        print(f"{level}: {1000 * median:.2f} ms, 95th percentile {1000 * high:.2f} ms", flush=True)


def decision_times(level: str) -> list[float]:
    """The seconds of each decision of two games; of each answer for a dummy."""
    times = []
    for number in range(2):
        seats = (SeatSetup(level, "A"), SeatSetup("dummy", "B"))
        match = Match(GAME, Setup(seats, f"times-{number}"), keeps_history=False)
        bot = GAME.bot(level, match.setup)
        while not match.is_over:
            start = process_time()
            if match.seat_to_answer == -1:
                match.roll()
                if level == "dummy":
                    times.append(process_time() - start)
            else:
                thought = match.think(bot)
                times.append(process_time() - start)
                match.answer(thought.option)
    return times


def main() -> None:
    """Runs one of the benchmarks."""
    known = {
        "rounds": show_rounds, "ladder": show_ladder, "handicap": show_handicap, "pace": show_pace,
    }  # fmt: skip
    known[sys.argv[1]](int(sys.argv[2]) if len(sys.argv) > 2 else 200)


if __name__ == "__main__":
    main()
