"""How Rollbot plays: means beside an independent simulation, its levels, its pace.

`python -m tests.benchmarks.rollbot [--games N]` plays N games in all over 2 to 5 seats, checking
the table after every answer, then pairs of levels, and prints rounds, scores, wins and pace
beside what is expected; a count of 0 leaves a part out. Pace is measured in processor time, for
the machine may be busy.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Sequence
from dataclasses import dataclass, field
from statistics import fmean

from engine.core.chance import NumberedRandom
from engine.core.decision import Chance
from engine.core.match import BotDice, play_out
from engine.core.setup import SeatSetup, Setup
from engine.core.step import apply, pending
from games.roll_galaxy.game import GAME
from games.roll_galaxy.state import RollTable

EXPECTED_ROUNDS = {2: 10.6, 3: 10.2, 4: 9.5, 5: 8.9}
EXPECTED_SCORE = {2: 29, 3: 27, 4: 26, 5: 25}
EXPECTED_WINS = {"medium": 69, "hard": 85, "insane": 92}
LIMIT = 20_000


@dataclass(slots=True)
class Played:
    """What a series of games showed."""

    rounds: list[int] = field(default_factory=list)
    scores: list[float] = field(default_factory=list)
    thoughts: list[float] = field(default_factory=list)


def setup_of(names: Sequence[str], seed: str) -> Setup:
    """Seats with Rollbots of these levels."""
    seats = tuple(SeatSetup(f"rollbot:{level}", level) for level in names)
    return Setup(seats, seed, {"order": "groups"})


def play_checked(setup: Setup, played: Played) -> None:
    """One game with every decision timed and every position checked."""
    bot = GAME.bot(setup.seats[0].player, setup)
    table: RollTable = GAME.opening(setup)
    chance, bot_dice = NumberedRandom(setup.seed, "chance"), BotDice(setup)
    answers = 0
    asked = pending(table)
    while asked is not None:
        if isinstance(asked, Chance):
            apply(table, asked.outcomes.sample(chance.at(answers)))
        else:
            view = GAME.view(table, asked.seat)
            rng = bot_dice.of(bot, asked.seat, answers)
            started = time.process_time()
            option = bot.choose(view, asked, rng).option
            played.thoughts.append(time.process_time() - started)
            assert option in asked.options, (asked.kind, option)
            apply(table, option)
        faults = table.check()
        assert not faults, faults
        answers += 1
        assert answers < LIMIT, "the game does not end"
        asked = pending(table)
    played.rounds.append(table.round)
    played.scores += GAME.result(table).scores


def means(games: int) -> None:
    """RB: rounds and scores of equal Rollbots, beside the independent simulation."""
    for seats in range(2, 6):
        played = Played()
        for number in range(games // 4):
            play_checked(setup_of(["easy"] * seats, f"means/{seats}/{number}"), played)
        rounds, score = fmean(played.rounds), fmean(played.scores)
        thoughts = sorted(played.thoughts)
        slow = 1000 * thoughts[int(0.95 * len(thoughts))]
        print(
            f"{seats} seats, {games // 4} games without a violation: "
            f"rounds {rounds:.2f} ({EXPECTED_ROUNDS[seats]}, "
            f"{rounds / EXPECTED_ROUNDS[seats] - 1:+.1%}), "
            f"score {score:.2f} ({EXPECTED_SCORE[seats]}, "
            f"{score / EXPECTED_SCORE[seats] - 1:+.1%}), "
            f"decision p95 {slow:.2f} ms, slowest {1000 * thoughts[-1]:.1f} ms",
            flush=True,
        )


def levels(games: int) -> None:
    """RB-14: one stronger Rollbot against an easy one, seats swapped after every game."""
    for level, expected in EXPECTED_WINS.items():
        wins = 0.0
        for number in range(games):
            seat = number % 2
            players = [level, "easy"] if seat == 0 else ["easy", level]
            table, _ = play_out(GAME, setup_of(players, f"levels/{number}"), LIMIT)
            winners = GAME.result(table).winners
            wins += (seat in winners) / len(winners)
        print(f"{level} wins {100 * wins / games:.1f} % against easy ({expected} %)", flush=True)


def pace(games: int) -> None:
    """Games of four Rollbots a second, in processor time."""
    started = time.process_time()
    for number in range(games):
        play_out(GAME, setup_of(["easy"] * 4, f"pace/{number}"), LIMIT)
    seconds = time.process_time() - started
    print(f"four Rollbots: {games / seconds:.1f} games a second on one core", flush=True)


def main() -> None:
    """Measures what the options ask for."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=2000)
    parser.add_argument("--duels", type=int, default=1000)
    parser.add_argument("--pace", type=int, default=200)
    options = parser.parse_args()
    for measure, count in (
        (means, options.games),
        (levels, options.duels),
        (pace, options.pace),
    ):
        if count:
            measure(count)


if __name__ == "__main__":
    main()
