"""How `games.rajas.bots.evaluator.WORTH` was found: `python -m tests.benchmarks.rajas fit [GAMES]`.

Games of two by quick choice, every twentieth worker placed at random; at the start of every round
both seats' features. The difference of the final overlaps is fitted to the differences of the
features, each counted at once, by the first round to come and by every round (ridge regression,
early positions weighing less, since luck decides more from there on). It needs numpy. The numbers
that are in come from 2,999 games.
"""

from __future__ import annotations

from random import Random

from engine.core.decision import Chance
from engine.core.game import check_setup
from engine.core.setup import SeatSetup, Setup
from engine.core.step import apply, pending
from games.rajas.bots.evaluator import FITTED, GOOD, WORTH, features, rounds_left
from games.rajas.bots.raja import quick_choice
from games.rajas.game import GAME
from games.rajas.moves import TurnDie

WEIGHTS = ((FITTED, FITTED), (FITTED, GOOD), (GOOD, FITTED), (FITTED, FITTED))
ASTRAY = 0.05
RIDGE = 30.0
Row = tuple[int, list[float], float]
"""Who begins the round, what it has more than the other by rounds to come, how many these are."""


def rows_of(number: int) -> tuple[list[Row], list[int]]:
    """What was seen in one game, and the overlaps that it ended with."""
    setup = Setup((SeatSetup("raja", "A"), SeatSetup("raja", "B")), f"fit-{number}")
    table, rng, rows = GAME.opening(check_setup(GAME, setup)), Random(setup.seed), list[Row]()
    while (asked := pending(table)) is not None:
        if isinstance(asked, Chance):
            apply(table, asked.outcomes.sample(rng))
            continue
        if asked.kind == "place":
            if not table.placed and all(seat.workers == seat.owned for seat in table.seats):
                rounds = rounds_left(table, FITTED)
                pairs = zip(*[features(table, each) for each in (asked.seat, 1 - asked.seat)],
                            strict=True)  # fmt: skip
                more = [own - other for own, other in pairs]
                terms = [each * by for each in more for by in (1.0, min(1.0, rounds), rounds)]
                rows.append((asked.seat, terms, rounds))
            if rng.random() < ASTRAY:
                moves = [each for each in asked.options if not isinstance(each, TurnDie)]
                apply(table, rng.choice(moves))
                continue
        apply(table, quick_choice(table, asked, WEIGHTS[number % len(WEIGHTS)][asked.seat]))
    return rows, [seat.overlap for seat in table.seats]


def show_fit(games: int) -> None:
    """The worth of every feature, as it stands in `WORTH`."""
    import numpy  # noqa: PLC0415 (only the fit needs it)

    terms, ends, rounds = [], [], []
    for number in range(games):
        rows, overlaps = rows_of(number)
        terms += [row for _, row, _ in rows]
        ends += [overlaps[seat] - overlaps[1 - seat] for seat, _, _ in rows]
        rounds += [left for _, _, left in rows]
    table, ahead = numpy.array(terms), numpy.array(ends, float)
    weight = 1 / (36 + 60 * numpy.array(rounds))
    spread = table.std(0) + 1e-9
    scaled = table / spread
    normal = (scaled * weight[:, None]).T @ scaled
    normal += RIDGE * numpy.eye(len(spread)) * weight.mean()
    found = numpy.linalg.solve(normal, (scaled * weight[:, None]).T @ ahead) / spread
    for name, worth in zip(WORTH, found.reshape(-1, 3), strict=True):
        print(f'    "{name}": ({", ".join(f"{each:.3f}" for each in worth)}),')
    left = ahead - table @ found
    print(f"of the variance {1 - left.var() / ahead.var():.3f} is explained, {len(ends)} positions")
