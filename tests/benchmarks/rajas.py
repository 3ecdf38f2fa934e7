"""Rajas of the Ganges: `python -m tests.benchmarks.rajas NAME [GAMES]`.

`rounds`: how long games last; `ladder`: the levels against Greedy; `handicap`: how often a dummy
wins; `former`: the Raja against the one of before the 26th of November; `regret`: what both lose by
40 playouts a move; `fit`: what his leads are worth; `pace`: answers a second and the time of a
decision, in processor time; `readings`: how many turns of two dummies bring nothing, by the
readings of RAJ-11.8, 11.10 and 11.14. In 200 games each, seeds readings-0 to readings-199, so many
visits brought nothing:

    dummies, foresight, difference     Master Builder        market
    effect,  schema,    fitting           0 of  89           0 of 2193   (as usual)
    effect,  schema,    schema            0 of  73           0 of 2196
    effect,  schema,    free              0 of 220           0 of 2201
    effect,  ahead,     fitting           0 of  96           0 of 2209   (formerly "sensible")
    effect,  ahead,     schema            0 of  89           0 of 2204
    effect,  ahead,     free              0 of 220           0 of 2201
    listed,  schema,    fitting         155 of 235 (66 %)   28 of 2290 (1.2 %)
    listed,  schema,    schema          166 of 235 (71 %)   29 of 2293 (1.3 %)
    listed,  schema,    free              1 of 220          24 of 2228 (1.1 %)
    listed,  ahead,     fitting         148 of 234 (63 %)   32 of 2291 (1.4 %)   (formerly "letter")
    listed,  ahead,     schema          155 of 236 (66 %)   34 of 2286 (1.5 %)
    listed,  ahead,     free              1 of 220          24 of 2228 (1.1 %)
"""

from __future__ import annotations

import math
import sys
from collections import Counter
from collections.abc import Sequence
from itertools import product
from random import Random
from statistics import fmean, stdev
from time import process_time

from engine.core.arena import wilson_interval
from engine.core.decision import Bot, Chance
from engine.core.game import check_setup
from engine.core.match import Match, play_out
from engine.core.setup import SeatSetup, Setup
from engine.core.step import apply, pending
from engine.core.story import Telling
from games.rajas.bots.evaluator import FITTED
from games.rajas.bots.raja import RAJA
from games.rajas.card import DIFFERENCE, DUMMIES, FORESIGHT
from games.rajas.events import NothingDone, WorkerPlaced
from games.rajas.game import GAME
from tests.benchmarks.former_raja import FormerRaja
from tests.benchmarks.rajas_fit import show_fit
from tests.benchmarks.rajas_regret import show_regret

LEVELS = ("greedy", "page", "minister", "raja")
HANDICAPS = (0, 3, 5, 8)
FORMER = FormerRaja(FITTED)


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
    for reading in ("effect", "listed"):
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


def show_former(games: int) -> None:
    """The Raja against the former one, seats swapped: wins, and how far he is ahead."""
    won, ahead = 0.0, []
    for number in range(games):
        seat = number % 2
        bots: list[Bot] = [FORMER] * 2
        bots[seat] = RAJA
        setup = Setup((SeatSetup("raja", "A"), SeatSetup("raja", "B")), f"former-{number // 2}")
        table, _ = play_out(GAME, setup, 10_000, bots)
        winners = GAME.result(table).winners
        won += (seat in winners) / len(winners)
        ahead.append(table.seats[seat].overlap - table.seats[1 - seat].overlap)
        if number % 10 == 9:
            low, high = wilson_interval(won, number + 1)
            error = stdev(ahead) / math.sqrt(number + 1)
            told = (
                f"({low:.1%} to {high:.1%}), ahead by {fmean(ahead):+.1f} steps (error {error:.1f})"
            )
            print(f"{won} of {number + 1} {told}", flush=True)


def visits(number: int, **options: str) -> Counter[str]:
    """Visits of two dummies to the Master Builder and the market, and those that were void."""
    seats = (SeatSetup("dummy", "A"), SeatSetup("dummy", "B"))
    setup = check_setup(GAME, Setup(seats, f"readings-{number}", options))
    table, rng, found, telling = GAME.opening(setup), Random(setup.seed), Counter[str](), Telling()
    while isinstance(asked := pending(table, telling), Chance):
        apply(table, asked.outcomes.sample(rng), telling)
    where = ""
    for event in telling.events:
        match event:
            case WorkerPlaced():
                where = "market" if event.space.startswith("market") else event.space
                found[where] += 1
            case NothingDone(what=what) if what in VOID:
                found[f"{where} for nothing"] += VOID[what] == where
    return found


VOID = {
    "no-market-of-good": "market",
    "no-die-for-tile": "master_builder",
    "no-tile-in-range": "master_builder",
    "no-tile-of-colour": "master_builder",
}
"""Why a visit brings nothing, and where."""


def show_readings(games: int) -> None:
    """Each reading: visits of both places, and the share of them that brought nothing."""
    named = (DUMMIES, FORESIGHT, DIFFERENCE)
    for values in product(*[[choice.value for choice in setting.choices] for setting in named]):
        options = {each.key: value for each, value in zip(named, values, strict=True)}
        found = Counter[str]()
        for number in range(games):
            found += visits(number, **options)
        told = ", ".join(
            f"{where} {found[f'{where} for nothing']} of {found[where]}"
            f" ({found[f'{where} for nothing'] / max(1, found[where]):.1%})"
            for where in ("master_builder", "market")
        )
        print(f"{' '.join(values)}: {told}", flush=True)


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
        "rounds": show_rounds, "ladder": show_ladder, "handicap": show_handicap,
        "former": show_former, "regret": show_regret, "fit": show_fit, "pace": show_pace,
        "readings": show_readings,
    }  # fmt: skip
    known[sys.argv[1]](int(sys.argv[2]) if len(sys.argv) > 2 else 200)


if __name__ == "__main__":
    main()
