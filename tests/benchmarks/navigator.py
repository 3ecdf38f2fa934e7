"""How strong the Navigator is, and where its weights come from.

`python -m tests.benchmarks.navigator duel [--games N] [--first M] [--level navigator:insane]
[--against rollbot:easy]` plays N games of two, seats swapped after every game, and prints wins with
the 95 % Wilson interval, points and processor time. `... samples --games N --first M --out FILE`
plays games of Rollbots that now and then choose at random, and keeps what positions looked like and
how the games ended; `... fit FILES` writes the weights that foretell the ends best. `... own` and
`... fit_own` do so for games of the Navigator that keeps $1 against Insane, and for its own seat.
"""

from __future__ import annotations

import argparse
import json
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from random import Random
from statistics import fmean
from typing import Any

import numpy as np

from engine.core.arena import wilson_interval
from engine.core.decision import Chance
from engine.core.match import play_out
from engine.core.setup import SeatSetup, Setup
from engine.core.step import silence
from games.roll_galaxy.game import GAME
from games.roll_galaxy.navigator.rollout import (
    HAND,
    WEIGHTS_FILE,
    Luck,
    Player,
    assignments,
    carry_out,
    foretold,
    numbers_of,
    remaining,
    usual_plan,
    weights,
)
from games.roll_galaxy.navigator.rollout import options as choices_of
from games.roll_galaxy.rollbot.empire import DEFAULT, empire_of
from games.roll_galaxy.rollbot.planning import Plan, plan_for, preferences
from games.roll_galaxy.scoring import seat_score
from games.roll_galaxy.state import RollTable, Rules
from games.roll_galaxy.steps.assigning import AssignDice
from games.roll_galaxy.steps.rounds import StartRound, new_table

LIMIT = 20_000
REPORTED = 10
"""A duel tells how it stands after so many games."""

FLOORS = (1, 1, 2, 3, 4, 4)
WHIMS = (0.0, 0.1, 0.25, 0.45)
"""How often a seat of a sample game calls, or chooses, at random."""

RANDOM_KINDS = frozenset({"explore", "place", "abandon", "ship", "recruit", "recall"})
MOST_AHEAD = 25
RIDGE = 0.01
RESTING, RIDGE_OF_RESTING = slice(56, 62), 1.0
"""Dice at rest by colour: they differ from those in the cup no more than games show for sure."""

STEPS = 6000

OWN_WHIMS = (0.0, 0.0, 0.05, 0.1)
"""How often the Navigator of a game of its own takes one of its six best assignments at random."""

RIDGE_OF_OWN = 0.3
"""How hard its own weights are drawn to those of Rollbot."""

TRUST, ROUNDS_OF_TRUST = 0.8, 8
"""How much the end of a game counts beside what is foretold a round later, and how often anew."""


def duel(options: argparse.Namespace) -> None:
    """Games of two against Insane, or against another level."""
    wins, own, theirs, rounds = 0.0, [], [], []
    started = time.process_time()
    for played in range(1, options.games + 1):
        number = options.first + played - 1
        seat = number % 2
        names = [options.level, options.against]
        seats = tuple(SeatSetup(name, name) for name in (names if seat == 0 else names[::-1]))
        table, _ = play_out(GAME, Setup(seats, f"duel/{number}", {}), LIMIT)
        result = GAME.result(table)
        wins += (seat in result.winners) / len(result.winners)
        own.append(result.scores[seat])
        theirs.append(result.scores[1 - seat])
        rounds.append(table.round)
        if played % REPORTED and played < options.games:
            continue
        low, high = wilson_interval(wins, played)
        seconds = (time.process_time() - started) / played
        print(
            f"{options.level} wins {100 * wins / played:.1f} % of {played} games against "
            f"{options.against} (95 %: {100 * low:.1f} to {100 * high:.1f}), {fmean(own):.1f} to "
            f"{fmean(theirs):.1f} points, {fmean(rounds):.1f} rounds, {seconds:.1f} s a game",
            flush=True,
        )


# -- samples --------------------------------------------------------------------------------------


def samples(options: argparse.Namespace) -> None:
    """Positions between rounds, as differences of the two seats' numbers, and final leads."""
    rows: list[list[float]] = []
    leads: list[int] = []
    for number in range(options.first, options.first + options.games):
        seen, lead = sample_game(number)
        rows += seen
        leads += [lead] * len(seen)
    np.savez(options.out, rows=np.array(rows, np.float32), leads=np.array(leads, np.float32))


def sample_game(number: int) -> tuple[list[list[float]], int]:
    """One game of two whimsical Rollbots."""
    rng, luck = Random(number), Luck(f"samples/{number}", 0)
    table = new_table(Rules(), [rng.choice(FLOORS) for _ in range(2)])
    calls, choices = ([rng.choice(WHIMS) for _ in range(2)] for _ in range(2))
    seen = []
    while table.steps:
        step = table.steps[-1]
        if isinstance(step, StartRound) and table.round:
            left = remaining(table)
            both = zip(numbers_of(table, 0, left), numbers_of(table, 1, left), strict=True)
            seen.append([one - other for one, other in both])
        if isinstance(step, AssignDice):
            table.steps.pop()
            carry_out(table.seats[step.seat], _plan(table, step.seat, rng, calls[step.seat]))
            continue
        asked, option = step.ask(table), None
        if isinstance(asked, Chance):
            option = luck.answer(table, asked)
        elif asked is not None:
            is_whim = asked.kind in RANDOM_KINDS and rng.random() < choices[asked.seat]
            option = asked.sample(rng) if is_whim else HAND.choose(table, asked, rng).option
        table.steps.pop()
        step.answer(table, option, silence)
    return seen, seat_score(table, 0).total - seat_score(table, 1).total


def _plan(table: RollTable, number: int, rng: Random, whim: float) -> Plan:
    if rng.random() >= whim:
        return usual_plan(table, number)
    empire = empire_of(table, number, DEFAULT)
    liked = [each.phase for each in preferences(empire) if each.level > 0]
    return plan_for(empire, rng.choice(liked or [0, 1, 2, 3, 4]))


# -- games of its own -----------------------------------------------------------------------------


def own(options: argparse.Namespace) -> None:
    """Positions of the Navigator between rounds, what its rival is worth, and final leads."""
    rows: list[list[float]] = []
    rivals: list[float] = []
    leads: list[int] = []
    numbers: list[int] = []
    for number in range(options.first, options.first + options.games):
        seen, worths, lead = own_game(number)
        rows, rivals = rows + seen, rivals + worths
        leads += [lead] * len(seen)
        numbers += [number] * len(seen)
    np.savez(
        options.out,
        rows=np.array(rows, np.float32),
        rivals=np.array(rivals, np.float32),
        leads=np.array(leads, np.float32),
        games=np.array(numbers),
    )


def own_game(number: int) -> tuple[list[list[float]], list[float], int]:
    """One game of a whimsical Navigator that keeps $1 against Insane."""
    rng, luck = Random(number), Luck(f"own/{number}", 0)
    me, whim = number % 2, rng.choice(OWN_WHIMS)
    table = new_table(Rules(), [1 if seat == me else 4 for seat in range(2)])
    rows, rivals = [], []
    while table.steps:
        step = table.steps[-1]
        if isinstance(step, StartRound) and table.round:
            left = remaining(table)
            rows.append([*numbers_of(table, me, left), left, 1.0])
            rivals.append(foretold(table, 1 - me))
        if isinstance(step, AssignDice):
            plan = usual_plan(table, step.seat)
            if step.seat == me:
                tried = assignments(table.seen_by(me), me)
                plan = (rng.choice(tried[:6]) if rng.random() < whim else tried[0]).choice
            table.steps.pop()
            carry_out(table.seats[step.seat], plan)
            continue
        asked, option = step.ask(table), None
        if isinstance(asked, Chance):
            option = luck.answer(table, asked)
        elif asked is not None and asked.seat == me:
            is_whim = rng.random() < whim / 2
            option = (
                asked.sample(rng) if is_whim else choices_of(table.seen_by(me), asked)[0].choice
            )
        elif asked is not None:
            option = HAND.choose(table, asked, rng).option
        table.steps.pop()
        step.answer(table, option, silence)
    return rows, rivals, seat_score(table, me).total - seat_score(table, 1 - me).total


def fit_own(options: argparse.Namespace) -> None:
    """Ridge regression towards Rollbot's weights, of the lead on one's own numbers."""
    files = [np.load(path) for path in options.files]
    rows, rivals, leads, games = (
        np.concatenate([each[name] for each in files]).astype(float)
        for name in ("rows", "rivals", "leads", "games")
    )
    leads = np.clip(leads, -MOST_AHEAD, MOST_AHEAD)
    is_last = np.append(games[1:] != games[:-1], True)
    found = own_weights(rows, leads + rivals)
    for _ in range(ROUNDS_OF_TRUST):
        worth, returns = rows @ found - rivals, leads.copy()
        for place in np.flatnonzero(~is_last)[::-1]:
            returns[place] = (1 - TRUST) * worth[place + 1] + TRUST * returns[place + 1]
        found = own_weights(rows, returns + rivals)
    found[NEVER_NEGATIVE] = np.maximum(0, found[NEVER_NEGATIVE])
    missed = leads + rivals - rows @ found
    print(f"{len(rows)} positions of {is_last.sum()} games; of their variance "
          f"{1 - missed.var() / leads.var():.1%} is foretold")  # fmt: skip
    write(options.out, "navigator", found)


def own_weights(rows: Any, points: Any) -> Any:
    """The weights that foretell those points, drawn to Rollbot's."""
    usual = np.array(weights("rollbot"))
    scale = rows.std(0) + 1e-6
    ridge = np.full(len(scale), RIDGE_OF_OWN)
    scale[-1], ridge[-2:] = 1, 1e-6
    scaled = rows / scale
    square = scaled.T @ scaled / len(rows) + np.diag(ridge)
    target = scaled.T @ (points - rows @ usual) / len(rows)
    return usual + np.linalg.solve(square, target) / scale


def write(path: Path, player: Player, found: Any) -> None:
    """Puts that player's weights into the file and leaves the other's as they are."""
    kept = json.loads(WEIGHTS_FILE.read_text(encoding="utf-8"))
    kept[player] = [round(float(each), 4) for each in found]
    path.write_text(json.dumps(kept) + "\n", encoding="utf-8")


# -- fitting --------------------------------------------------------------------------------------


def fit(options: argparse.Namespace) -> None:
    """Ridge regression of the final lead on the numbers; more points, dice or money never harm."""
    files = [np.load(path) for path in options.files]
    rows = np.concatenate([each["rows"] for each in files]).astype(float)
    leads = np.concatenate([each["leads"] for each in files]).astype(float)
    leads = np.clip(leads, -MOST_AHEAD, MOST_AHEAD)
    cut = len(rows) * 85 // 100
    trial = weights_for(rows[:cut], leads[:cut])
    missed = leads[cut:] - rows[cut:] @ trial
    print(f"{len(rows)} positions; of unseen ones {1 - missed.var() / leads[cut:].var():.1%} of "
          f"the variance is foretold, to {missed.std():.1f} points")  # fmt: skip
    write(options.out, "rollbot", [*weights_for(rows, leads), 0, 0])


def weights_for(rows: Any, leads: Any) -> Any:
    """The weights by projected gradient descent; those of `NEVER_NEGATIVE` stay at least 0."""
    scale = rows.std(0) + 1e-6
    scaled = rows / scale
    square, target = scaled.T @ scaled / len(scaled), scaled.T @ leads / len(scaled)
    ridge = np.full(rows.shape[1], RIDGE)
    ridge[RESTING] = RIDGE_OF_RESTING
    pace = 1 / (np.linalg.eigvalsh(square)[-1] + RIDGE_OF_RESTING)
    found = np.zeros(rows.shape[1])
    for _ in range(STEPS):
        found -= pace * (square @ found - target + ridge * found)
        found[NEVER_NEGATIVE] = np.maximum(0, found[NEVER_NEGATIVE])
    return found / scale


NEVER_NEGATIVE = [0, 2, 3, 5, 6]
"""Points, dice in the cup, dice at rest that can be paid, spare money, the least money."""


def main(words: Sequence[str] | None = None) -> None:
    """Does what the first word says."""
    parser = argparse.ArgumentParser(description=__doc__)
    commands = parser.add_subparsers(required=True)
    plays: tuple[tuple[Callable[[argparse.Namespace], None], int], ...]
    plays = ((duel, 400), (samples, 1000), (own, 1000))
    for work, games in plays:
        command = commands.add_parser(work.__name__)
        command.add_argument("--games", type=int, default=games)
        command.add_argument("--first", type=int, default=0)
        command.add_argument("--out", type=Path)
        command.add_argument("--level", default="navigator")
        command.add_argument("--against", default="rollbot:insane")
        command.set_defaults(work=work)
    for work in (fit, fit_own):
        command = commands.add_parser(work.__name__)
        command.add_argument("files", type=Path, nargs="+")
        command.add_argument("--out", type=Path, default=WEIGHTS_FILE)
        command.set_defaults(work=work)
    options = parser.parse_args(words)
    options.work(options)


if __name__ == "__main__":
    main()
