"""How the exponents of `games.risk.bots.plans.Taste` were found, from games among strangers.

`python -m tests.benchmarks.risk_fit FOLDER --games 258` plays the Expert among the submissions of
`risk_pool.txt` (see `risk_pool.py`) and, at every turn's beginning, notes each seat's strength in
its parts. Who wins is fitted to them by a conditional logit: a seat's chance is the share of its
strength, with a constant for every kind of bot, since some play the same board better. It needs
numpy. The numbers that are in come from 335 games with Experts of many weights, tables of one kind
among them, every third turn: 7,205 boards.
"""

from __future__ import annotations

import argparse
from math import log
from pathlib import Path

from engine.core.arena import ANSWER_CAP, Tournament
from engine.core.decision import close_bots
from engine.core.game import check_setup
from engine.core.match import Match, play, play_bots
from games.risk.board import SIZE, set_value
from games.risk.bots.plans import INCOMES, Taste
from games.risk.bots.prospect import bonus_of, lands_of
from games.risk.game import GAME
from games.risk.state import RiskTable
from tests.benchmarks.risk_pool import OPTIONS, OTHERS, pool

PARTS = ("armies", "income", "group", "spread", "turns to wait")
ROUNDS = 400
STEP = 0.05
RIDGE = 0.003
Board = tuple[list[list[float] | None], tuple[str, ...], int]
"""The parts of every seat (none for one that is out), who sits there, and who won."""


def parts(table: RiskTable, seat: int, turns: int) -> list[float] | None:
    """The logarithms of what makes a seat strong; None for one that is out."""
    land = lands_of(tuple(table.owners))[seat]
    if not land:
        return None
    troops = [table.troops[place] for place in range(SIZE) if table.owners[place] == seat]
    card = (set_value(table.sets_redeemed + 1) + Taste().waiting) / 3
    return [
        log(sum(troops) + card * len(table.hands[seat])),
        log(INCOMES[len(troops)] + bonus_of(land) + card),
        log(max(troops)),
        log(len(troops)),
        turns,
    ]


def boards_of(tournament: Tournament, index: int) -> list[Board]:
    """The parts of all seats at the beginning of every turn of a game, and who won."""
    setup = check_setup(GAME, tournament.setup(index))
    match = Match(GAME, setup, keeps_history=False)
    names = tournament.players(index)
    bots = [GAME.bot(name, setup) for name in names]
    try:
        play_bots(match, bots, ANSWER_CAP)
    finally:
        close_bots(bots)
    winner = GAME.result(match.table).ranks.index(1)
    table, boards, last = GAME.opening(match.setup), list[Board](), (0, -1)
    for move in match.moves:
        play(table, move.answer)
        turn = (table.round, table.seat)
        if table.round and turn != last:
            last = turn
            first = table.order.index(table.seat)
            order = [*table.order[first:], *table.order[:first]]
            seats = [parts(table, seat, order.index(seat)) for seat in range(len(order))]
            boards.append((seats, names, winner))
    return boards


def show_fit(boards: list[Board]) -> None:
    """The exponents that make it likeliest that the winners won."""
    import numpy as np  # noqa: PLC0415 (only the fit needs it)

    kinds = sorted({name for _, names, _ in boards for name in names})
    terms = np.zeros((len(boards), len(boards[0][0]), len(PARTS) + len(kinds)))
    plays = np.zeros(terms.shape[:2], bool)
    for number, (seats, names, _) in enumerate(boards):
        for seat, found in enumerate(seats):
            if found is not None:
                plays[number, seat] = True
                terms[number, seat, : len(PARTS)] = found
                terms[number, seat, len(PARTS) + kinds.index(names[seat])] = 1
    middle, spread = terms[plays].mean(0), terms[plays].std(0)
    terms = (terms - middle) / spread
    winners = np.array([winner for _, _, winner in boards])
    weights, momentum, scale = np.zeros((3, terms.shape[2]))
    for number in range(1, ROUNDS + 1):
        strengths = np.where(plays, terms @ weights, -np.inf)
        chances = np.exp(strengths - strengths.max(1, keepdims=True))
        chances /= chances.sum(1, keepdims=True)
        chances[np.arange(len(boards)), winners] -= 1
        slope = (np.nan_to_num(terms) * chances[:, :, None]).sum((0, 1)) / len(boards)
        slope += RIDGE * weights
        momentum = 0.9 * momentum + 0.1 * slope
        scale = 0.99 * scale + 0.01 * slope**2
        weights -= STEP * momentum / (1 - 0.9**number) / (scale / (1 - 0.99**number)) ** 0.5
    for name, weight in zip(PARTS, weights / spread, strict=False):
        print(f"{name}: {weight:.2f}")


def main() -> None:
    """Reads the command line, plays and fits."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--games", type=int, default=258)
    parser.add_argument("--seed", default="fit")
    arguments = parser.parse_args()
    strangers = list(pool(arguments.folder.resolve(), 4).values())[:OTHERS]
    tournament = Tournament(("expert", *strangers), arguments.games, arguments.seed, OPTIONS)
    show_fit([board for index in range(arguments.games) for board in boards_of(tournament, index)])


if __name__ == "__main__":
    main()
