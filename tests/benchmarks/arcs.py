"""Arcs: how fast the rules are, how strong the players, and where the Admiral's weights come from.

`python -m tests.benchmarks.arcs pace [--games N]`: answers a second of random play, by seats.
`... times [--games N] [--level captain]`: the processor time of a decision.
`... duel [--games N] [--first M] [--level captain] [--against supercat] [--seats 2] [--out FILE]`:
wins with the 95 % Wilson interval; seats change after every game, all others are the second player.
With a file a duel goes on where it was interrupted.
`... samples --games N --first M --out FILE` plays games of hasty Admirals that now and then choose
at random, every other game with a SUPERCAT, and keeps what tables looked like as rounds began and
how the games ended; `... fit FILES` prints the weights that foretell the ends best.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Callable, Sequence
from dataclasses import astuple, fields
from pathlib import Path
from random import Random
from statistics import fmean
from time import process_time
from typing import Any

import numpy as np

from engine.core.arena import wilson_interval
from engine.core.decision import Chance, Decision
from engine.core.match import Match, bots_of, play_out
from engine.core.setup import SeatSetup, Setup
from games.arcs.bots.admiral import Budget, SearchBot
from games.arcs.bots.evaluator import Evaluator, Weights
from games.arcs.game import GAME

MOST_ANSWERS = 20_000
SAMPLER = SearchBot(Budget(width=1, breadth=3, rolls=2, tables=150))
SAMPLED_SEATS = (2, 2, 3, 2, 4)
WHIM = 0.04
"""How often a sampler chooses at random, cards aside."""

CARDS_PLAYED = ("lead", "play")

REPORTED = 10
"""A duel tells how it stands after so many games."""

PRIOR = 1.0
"""How much the fit keeps to the weights there are."""


def seated(players: Sequence[str], seed: str) -> Setup:
    """A game of these players, in their order."""
    seats = [SeatSetup(player, f"{player} {n}") for n, player in enumerate(players, 1)]
    return Setup(tuple(seats), seed)


def pace(options: argparse.Namespace) -> None:
    """Answers a second at random, by the number of seats."""
    for count in range(GAME.fewest_seats, GAME.most_seats + 1):
        start, answers = process_time(), 0
        for number in range(options.games):
            setup = seated(("random",) * count, f"pace-{number}")
            answers += play_out(GAME, setup, MOST_ANSWERS)[1]
        found = answers / (process_time() - start)
        print(f"{count} seats, {options.games} games: {found:,.0f} answers a second", flush=True)


def times(options: argparse.Namespace) -> None:
    """How long a level thinks about a decision."""
    found = []
    for number in range(options.games):
        match = Match(GAME, seated((options.level, "steward"), f"times-{number}"))
        bots = bots_of(match)
        while isinstance(asked := match.pending, Chance | Decision):
            bot = None if isinstance(asked, Chance) else bots[asked.seat]
            if bot is None:
                match.roll()
                continue
            start = process_time()
            thought = match.think(bot)
            if asked.seat == 0 and len(asked.options) > 1:
                found.append(1000 * (process_time() - start))
            match.answer(thought.option)
    found.sort()
    half, high = found[len(found) // 2], found[int(0.95 * len(found))]
    print(
        f"{options.level}: {len(found)} decisions, mean {fmean(found):.0f} ms, median {half:.0f} "
        f"ms, 95th percentile {high:.0f} ms, longest {found[-1]:.0f} ms"
    )


def duel(options: argparse.Namespace) -> None:
    """One seat against all others, its place changing from game to game."""
    out: Path | None = options.out
    known = out.read_text(encoding="utf-8").splitlines() if out and out.exists() else []
    rows: list[dict[str, float]] = [json.loads(line) for line in known]
    for number in range(options.first + len(rows), options.first + options.games):
        rows.append(dueled(number, options))
        if out:
            with out.open("a", encoding="utf-8") as file:
                file.write(json.dumps(rows[-1]) + "\n")
        if not len(rows) % REPORTED or len(rows) == options.games:
            tell(rows, options)


def dueled(number: int, options: argparse.Namespace) -> dict[str, float]:
    """One game of a duel."""
    start, seat = process_time(), number % options.seats
    players = [options.against] * options.seats
    players[seat] = options.level
    table, _ = play_out(GAME, seated(players, f"duel/{number}"), MOST_ANSWERS)
    others = [each.power for each in table.seats if each is not table.seats[seat]]
    return {
        "game": number,
        "won": GAME.result(table).ranks[seat] == 1,
        "ahead": table.seats[seat].power - max(others),
        "chapters": table.chapter,
        "seconds": process_time() - start,
    }


def tell(rows: Sequence[dict[str, float]], options: argparse.Namespace) -> None:
    """How a duel stands."""
    mean = {key: fmean([row[key] for row in rows]) for key in rows[0]}
    low, high = wilson_interval(mean["won"] * len(rows), len(rows))
    print(
        f"{options.level} wins {100 * mean['won']:.1f} % of {len(rows)} games of "
        f"{options.seats} against {options.against} (95 %: {100 * low:.1f} to {100 * high:.1f}), "
        f"{mean['ahead']:+.1f} Power, {mean['chapters']:.1f} chapters, "
        f"{mean['seconds']:.1f} s a game",
        flush=True,
    )


# -- samples --------------------------------------------------------------------------------------


def samples(options: argparse.Namespace) -> None:
    """What tables looked like as rounds began, as leads over the others, and the final leads."""
    rows: list[dict[str, Any]] = []
    for number in range(options.first, options.first + options.games):
        rows += sample_game(number)
        options.out.write_text(json.dumps(rows), encoding="utf-8")


def sample_game(number: int) -> list[dict[str, Any]]:
    """One game of hasty Admirals."""
    seats = SAMPLED_SEATS[number % len(SAMPLED_SEATS)]
    players = ["captain"] * seats
    if number % 2:
        players[number // 2 % seats] = "supercat"
    match = Match(GAME, seated(players, f"sample/{number}"), keeps_history=False)
    bots = [
        bot if name == "supercat" else SAMPLER
        for name, bot in zip(players, bots_of(match), strict=True)
    ]
    rng, seen = Random(number), []
    while isinstance(asked := match.pending, Chance | Decision):
        if isinstance(asked, Chance):
            match.roll()
            continue
        if asked.kind == "lead":
            for seat in range(seats):
                evaluator = Evaluator(match.table.seen_by(seat), seat)
                seen.append((seat, match.table.chapter, evaluator.features(match.table)))
        bot = bots[asked.seat]
        assert bot is not None
        is_whim = bot is SAMPLER and asked.kind not in CARDS_PLAYED and rng.random() < WHIM
        match.answer(asked.sample(rng) if is_whim else match.think(bot).option)
    power = [seat.power for seat in match.table.seats]
    return [
        {
            "game": number,
            "seat": seat,
            "chapter": chapter,
            "row": [_lead(column, seat) for column in zip(*features, strict=True)],
            "lead": _lead(power, seat),
        }
        for seat, chapter, features in seen
    ]


def _lead(numbers: Sequence[float], seat: int) -> float:
    """How far a seat is beyond the mean of the others."""
    return numbers[seat] - (sum(numbers) - numbers[seat]) / (len(numbers) - 1)


# -- fitting --------------------------------------------------------------------------------------


def fit(options: argparse.Namespace) -> None:
    """Ridge regression of the final lead towards the weights there are."""
    found = [each for path in options.files for each in json.loads(path.read_text())]
    rows = np.array([each["row"] for each in found], float)
    leads = np.array([each["lead"] for each in found], float)
    held_back = np.array([each["game"] % 4 == 0 for each in found])
    trial = weights_for(rows[~held_back], leads[~held_back])
    for name, weights in (("fitted", trial), ("now", np.array(astuple(Weights())))):
        missed = leads[held_back] - rows[held_back] @ weights
        share = 1 - (missed**2).sum() / (leads[held_back] ** 2).sum()
        print(f"{name}: {share:.1%} of the squares of unseen games is foretold")
    names = [field.name for field in fields(Weights)]
    for name, weight in zip(names, weights_for(rows, leads), strict=True):
        print(f"    {name}: float = {weight:.2f}")


def weights_for(rows: Any, leads: Any) -> Any:
    """The weights that foretell best, pulled to those there are."""
    pull = np.diag(PRIOR * len(rows) * (rows.var(0) + 1e-6))
    return np.linalg.solve(
        rows.T @ rows + pull, rows.T @ leads + pull @ np.array(astuple(Weights()))
    )


def main(words: Sequence[str] | None = None) -> None:
    """Does what the first word says."""
    parser = argparse.ArgumentParser(description=__doc__)
    commands = parser.add_subparsers(required=True)
    plays: tuple[tuple[Callable[[argparse.Namespace], None], int], ...]
    plays = ((pace, 50), (times, 2), (duel, 200), (samples, 100))
    for work, games in plays:
        command = commands.add_parser(work.__name__)
        command.add_argument("--games", type=int, default=games)
        command.add_argument("--first", type=int, default=0)
        command.add_argument("--seats", type=int, default=2)
        command.add_argument("--out", type=Path)
        command.add_argument("--level", default="captain")
        command.add_argument("--against", default="supercat")
        command.set_defaults(work=work)
    fitting = commands.add_parser("fit")
    fitting.add_argument("files", type=Path, nargs="+")
    fitting.set_defaults(work=fit)
    options = parser.parse_args(words)
    options.work(options)


if __name__ == "__main__":
    main()
