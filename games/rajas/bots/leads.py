"""What a seat will be ahead by at the end, as it was measured at the starts of rounds.

`python -m tests.benchmarks.rajas fit` found the numbers: games of two were played on by quick
choice, and the difference of the final overlaps was fitted to what both seats had then.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from games.rajas.board import TRACK
from games.rajas.bots.evaluator import FEW_DICE, FITTED, rounds_left
from games.rajas.dice import FACE_OF
from games.rajas.province import NO_CELL
from games.rajas.state import RajasTable

END: Final = 30.0
"""What it is worth to have won, beside the markers: more than anything that is held for later."""


class Prospect(NamedTuple):
    """A lead in money: what the markers show, what is held for later, what the best rival has, and
    what it counts to have won or lost.
    """

    reached: float = 0.0
    held: float = 0.0
    rival: float = 0.0
    won: float = 0.0


UNSEEN: Final = Prospect()


WORTH: Final = {
    "reached": (1.000, -0.013, 0.049),
    "karma": (0.078, -0.251, 0.438),
    "dice": (-0.082, 0.056, 0.981),
    "dice-more": (-0.231, -1.226, 0.850),
    "pips": (0.133, 0.287, -0.019),
    "workers": (0.082, 0.741, 1.418),
    "scrolls": (0.162, -0.209, 0.761),
    "markets": (0.272, -0.489, 0.554),
    "before-bridge": (0.684, -1.367, 0.214),
    "boat": (0.044, -0.050, 0.094),
    "ends": (-0.356, 1.451, -0.798),
    "nearness": (0.355, -0.745, 1.101),
    "fame-worker": (-1.312, 4.800, -0.347),
    "money-worker": (-0.769, 0.783, 0.958),
    "elephant": (1.194, 0.225, -0.020),
    "tiles": (-0.052, -0.090, 0.217),
}
"""What one of each is worth in money at the end of the game, by how many rounds are still to come:
at once, more by the first of them, more by each.
"""


def features(table: RajasTable, number: int) -> tuple[float, ...]:
    """What a seat has, in the order of `WORTH`."""
    seat, board = table.seats[number], table.board
    dice = len(seat.dice)
    on_fame, on_money, on_bridge = table.waiting_workers(number)
    ends, nearness = 0, 0.0
    markets = sum([board.tiles[laid.tile].market_sum for laid in seat.tiles])
    if not seat.is_dummy:
        borders, claimed = table.side.borders, seat.claimed
        province = seat.province_on(board, seat.tiles)
        ends, nearness = province.ends_with(NO_CELL, 0, borders, claimed, FITTED.far)
    return (
        2.0 * seat.fame + seat.money,
        seat.karma,
        min(dice, FEW_DICE),
        max(0, dice - FEW_DICE),
        sum([FACE_OF[die] for die in seat.dice]),
        seat.owned,
        sum(seat.scrolls),
        markets,
        on_bridge,
        seat.boat if on_bridge else 0,
        min(FEW_DICE, ends),
        nearness,
        on_fame,
        on_money,
        table.elephant == number,
        len(seat.tiles),
    )


def worth_of(held: Sequence[float], rounds: float) -> float:
    """What such features are worth with so many rounds to come."""
    first = min(1.0, rounds)
    return sum(
        [
            have * (now + first * soon + rounds * each)
            for have, (now, soon, each) in zip(held, WORTH.values(), strict=True)
        ]
    )


def lead(table: RajasTable, number: int) -> Prospect:
    """What a seat has against the best of the others, at the start of a round or the end."""
    seats = table.seats
    others = [place for place in range(len(seats)) if place != number]
    reached = 2.0 * seats[number].fame + seats[number].money
    if table.is_over:
        most = max([seats[place].overlap for place in others]) + TRACK
        return Prospect(reached, 0.0, -most, END if reached > most else -END)
    rounds = rounds_left(table, FITTED)
    own = worth_of(features(table, number), rounds)
    rival = max([worth_of(features(table, place), rounds) for place in others])
    return Prospect(reached, own - reached, -rival)
