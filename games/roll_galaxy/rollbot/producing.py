"""Produce: which producer goes onto which world (RB-10)."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.decision import Answer, Reason
from games.roll_galaxy.dice import (
    BROWN,
    CYAN,
    GREEN,
    PRODUCE,
    PURPLE,
    RED,
    WHITE,
    YELLOW,
    Dice,
    handful,
    plus,
)
from games.roll_galaxy.moves import Produce
from games.roll_galaxy.names import COLOUR, SIDE
from games.roll_galaxy.rollbot.empire import Empire
from games.roll_galaxy.rollbot.sentences import PRODUCERS, held, not_asked, not_so
from games.roll_galaxy.state import Seat
from games.roll_galaxy.tiles import SIDES, TRADE_VALUES, Tableau, good_places

MATCHING_ORDER = (YELLOW, GREEN, BROWN, CYAN)
TURNS = (
    ("RB-10.2", (WHITE, RED)),
    ("RB-10.3", (PURPLE,)),
    ("RB-10.4", (CYAN, BROWN, GREEN, YELLOW)),
)
"""Who goes to the most valuable world once the matching dice are placed, and by which clause."""
NO_PRODUCER = ("no-producer-matches", "no-white-or-red", "no-purple")
"""Why nobody goes by RB-10.1 to 10.3."""


def produce(seat: Seat) -> Answer:
    """RB-10: the next producer and its world."""
    colour, square, clause = next_good(seat.workers_at(PRODUCE), seat.tableau, seat.free_places)
    side = seat.tableau[square]
    return Answer(Produce(colour, square), lambda: _why_there(colour, side, clause))


def _why_there(colour: int, side: int, clause: str) -> tuple[Reason, ...]:
    """RB-10.1 to 10.4: whose turn it is, after those who have no place or are not there."""
    number = PRODUCERS.index(clause)
    asked = [not_so(PRODUCERS[each], NO_PRODUCER[each]) for each in range(number)]
    key = "produce-most-valuable" if number else "produce-own-colour"
    why = held(clause, key, colour=COLOUR(colour), side=SIDE(side))
    return *asked, why, *not_asked(PRODUCERS, clause)


def next_good(producers: Dice, tableau: Tableau, places: Sequence[int]) -> tuple[int, int, str]:
    """The colour and the square of the next good, and the clause that says so.

    `places` are the squares with room, of which there is at least one, and of producers too.
    """
    for colour in MATCHING_ORDER:
        if producers[colour]:
            for square in places:
                if SIDES[tableau[square]].colour == colour:
                    return colour, square, "RB-10.1"
    best = max(
        places, key=lambda square: (TRADE_VALUES[SIDES[tableau[square]].colour or 0], -square)
    )
    for clause, colours in TURNS:
        for colour in colours:
            if producers[colour]:
                return colour, best, clause
    raise ValueError("there is no producer")


def filled_worlds(empire: Empire, producers: Sequence[int]) -> list[int]:
    """RB-15.15: the colours of the worlds that these producers will fill."""
    if not producers:
        return []
    tableau = empire.tableau
    left = handful(producers)
    places = [
        square
        for square, (goods, room) in enumerate(zip(empire.goods, good_places(tableau), strict=True))
        for _ in range(room - len(goods))
    ]
    filled = []
    while places and any(left):
        colour, square, _ = next_good(left, tableau, places)
        left = plus(left, colour, -1)
        places.remove(square)
        filled.append(SIDES[tableau[square]].colour or 0)
    return filled
