"""What the Raja's choices lose by playouts to the end of the game, beside those of the former one.

`python -m tests.benchmarks.rajas regret [POSITIONS]`: positions of games by quick choice in which a
worker is to be placed. Each kind of move that one of eight evaluations at once puts first, and what
either Raja chose, is played out 40 times, with the same dice for each. The best by one half of the
playouts is measured by the other, so that luck does not count as skill.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from random import Random
from statistics import fmean, stdev

from engine.core.decision import Bot, Chance, Decision, Option
from engine.core.game import check_setup
from engine.core.setup import SeatSetup, Setup
from engine.core.step import apply, pending
from games.rajas.bots.evaluator import FITTED, Evaluator
from games.rajas.bots.raja import RAJA, kind_of, quick_choice
from games.rajas.game import GAME
from games.rajas.moves import Place
from games.rajas.state import RajasTable
from tests.benchmarks.former_raja import FormerRaja

PLAYOUTS = 40
MOST_MOVES = 8
EVERY = 17
"""A position of so many in which a worker is to be placed is looked at."""

Seen = tuple[float, float]
"""By how much a playout was won, and whether it was."""


def positions() -> Iterator[tuple[RajasTable, Decision]]:
    """Positions of games that nothing was fitted to."""
    count, game = 0, 0
    while True:
        setup = Setup((SeatSetup("raja", "A"), SeatSetup("raja", "B")), f"regret-{game}")
        table, rng, game = GAME.opening(check_setup(GAME, setup)), Random(setup.seed), game + 1
        while (asked := pending(table)) is not None:
            if isinstance(asked, Chance):
                apply(table, asked.outcomes.sample(rng))
                continue
            if asked.kind == "place" and len(asked.options) > 1:
                count += 1
                if count % EVERY == 0:
                    yield table.copy(), asked
            apply(table, quick_choice(table, asked, FITTED))


def played(view: RajasTable, seat: int, option: Option, luck: str) -> Seen:
    """The lead at the end of a game that all go on with by quick choice, and the win."""
    table = view.copy()
    dice = [Random(f"{luck} {each}") for each in range(len(view.seats) + 1)]
    apply(table, option)
    while (asked := pending(table)) is not None:
        if isinstance(asked, Chance):
            apply(
                table, asked.outcomes.sample(dice[-1 if asked.for_seat is None else asked.for_seat])
            )
        else:
            apply(table, quick_choice(table, asked, FITTED))
    ahead = table.seats[seat].overlap - table.seats[1 - seat].overlap
    return float(ahead), 0.5 + 0.5 * ((ahead > 0) - (ahead < 0))


def moves(view: RajasTable, asked: Decision, chosen: Sequence[Option]) -> dict[object, Option]:
    """What is compared, by kind."""
    evaluator, step = Evaluator(view, asked.seat, FITTED), view.steps[-1]
    order = sorted(asked.options, key=lambda each: -evaluator.worth_of(asked.kind, step, each))
    found: dict[object, Option] = {}
    for option in order:
        if isinstance(option, Place):
            found.setdefault(kind_of(view, option), option)
    return {**dict(list(found.items())[:MOST_MOVES]), **{kind_of(view, one): one for one in chosen}}


def lost(seen: dict[object, list[Seen]], chosen: object) -> tuple[float, float, float]:
    """The regret in steps and in wins by all playouts, and in steps with halves of them."""

    def mean(kind: object, first: int, step: int, which: int) -> float:
        return fmean([each[which] for each in seen[kind][first::step]])

    plain, wins = (
        max(mean(kind, 0, 1, which) for kind in seen) - mean(chosen, 0, 1, which)
        for which in (0, 1)
    )
    halves = []
    for first in (0, 1):
        best = max(seen, key=lambda kind: mean(kind, first, 2, 0))
        halves.append(mean(best, 1 - first, 2, 0) - mean(chosen, 1 - first, 2, 0))
    return plain, wins, fmean(halves)


def show_regret(count: int) -> None:
    """The mean regret of both, after every position."""
    bots: dict[str, Bot] = {"raja": RAJA, "former": FormerRaja(FITTED)}
    found: dict[str, list[tuple[float, float, float]]] = {name: [] for name in bots}
    for number, (view, asked) in zip(range(count), positions(), strict=False):
        chosen = {
            name: bot.choose(view, asked, Random(f"regret {number}")).option
            for name, bot in bots.items()
        }
        compared = moves(view, asked, list(chosen.values()))
        seen = {
            kind: [played(view, asked.seat, each, f"{number} {luck}") for luck in range(PLAYOUTS)]
            for kind, each in compared.items()
        }
        for name, option in chosen.items():
            found[name].append(lost(seen, kind_of(view, option)))
        told = [f"{name} {_told(lost_)}" for name, lost_ in found.items()]
        print(f"{number + 1}: {'; '.join(told)}", flush=True)


def _told(found: Sequence[tuple[float, float, float]]) -> str:
    names = ("steps", "wins", "steps by halves")
    parts = []
    for name, column in zip(names, zip(*found, strict=True), strict=True):
        error = stdev(column) / math.sqrt(len(column)) if len(column) > 1 else math.inf
        parts.append(f"{fmean(column):.3f} {name} (error {error:.3f})")
    return ", ".join(parts)
