"""How many points a seat can have at the most: a bound that follows from the material alone."""

from __future__ import annotations

from games.roll_galaxy.dice import DICE_IN_BOX
from games.roll_galaxy.effects import BuyOnTrade, PhaseChips
from games.roll_galaxy.powers import consume_bonus
from games.roll_galaxy.scoring import bonuses
from games.roll_galaxy.state import CHIPS_PER_SEAT, Rules
from games.roll_galaxy.tiles import (
    FACTIONS,
    FIRST_HOME_SIDE,
    SIDES,
    TILES,
    effects_in,
    faction_sides,
    good_places,
)

MOST_A_GOOD = 3
"""ROLL-11.4 and 11.5: VP for a good, one more for its die and one for the shipper that match."""


def most_points(seats: int) -> int:
    """ROLL-14.1: no seat of a game of so many ends with more.

    It is not what can be reached. The printed cost counts the dearer side of every tile, with the
    dearest faction and home world; the 6+ developments count all sides, dice and goods there are,
    and none of what they count grows less by having more.
    """
    everything = tuple(range(len(SIDES)))
    chips, goods = _most_chips(everything, seats), sum(good_places(everything))
    bonus = sum(points for _, points in bonuses(Rules(), everything, DICE_IN_BOX, chips, goods))
    return chips + _most_cost() + bonus


def _most_cost() -> int:
    tiles = sum(max(SIDES[2 * tile].cost, SIDES[2 * tile + 1].cost) for tile in range(TILES))
    faction = max(sum(SIDES[side].cost for side in faction_sides(n)) for n in range(FACTIONS))
    return tiles + faction + max(side.cost for side in SIDES[FIRST_HOME_SIDE:])


def _most_chips(everything: tuple[int, ...], seats: int) -> int:
    """ROLL-13.2: the last round begins with a chip in the pool, and in one round every good is
    shipped once and every phase ends once.
    """
    before = CHIPS_PER_SEAT * seats - 1
    bought = sum(offer.chips for _, offer in effects_in(everything, BuyOnTrade))
    shipped = sum(
        places * max(MOST_A_GOOD + consume_bonus(everything, side)[0], bought)
        for side, places in zip(everything, good_places(everything), strict=True)
    )
    ends = sum(effect.chips for _, effect in effects_in(everything, PhaseChips))
    return before + shipped + ends
