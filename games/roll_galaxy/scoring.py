"""Points: chips, printed costs, and the bonuses of the 6+ developments."""

from __future__ import annotations

from dataclasses import dataclass
from math import isqrt

from engine.core.setup import Result
from engine.text.message import Message, SeatNumber
from games.roll_galaxy.dice import Dice
from games.roll_galaxy.effects import Score
from games.roll_galaxy.state import RollTable, Rules, Seat
from games.roll_galaxy.tiles import SIDES, Tableau, effects_in


@dataclass(frozen=True, slots=True)
class SeatScore:
    """A seat's points by category; `bonuses` per 6+ development, by side."""

    chips: int
    costs: int
    bonuses: tuple[tuple[int, int], ...]

    @property
    def total(self) -> int:
        return self.chips + self.costs + sum([points for _, points in self.bonuses])


def seat_score(table: RollTable, number: int) -> SeatScore:
    """ROLL-14.1: the points of a seat as they stand."""
    seat = table.seats[number]
    costs = sum([SIDES[side].cost for side in seat.tableau])
    return SeatScore(seat.chips, costs, seat_bonuses(table.rules, seat))


def seat_bonuses(rules: Rules, seat: Seat) -> tuple[tuple[int, int], ...]:
    """ROLL-14.2 to 14.12: what each 6+ development of a seat adds at the end."""
    if not effects_in(seat.tableau, Score):
        return ()
    return bonuses(rules, seat.tableau, seat.dice_owned(), seat.chips, seat.good_count)


def bonuses(
    rules: Rules, tableau: Tableau, dice: Dice, chips: int, goods: int
) -> tuple[tuple[int, int], ...]:
    """ROLL-14.2 to 14.12: what each 6+ development adds for such dice, chips and goods."""
    return tuple(
        [
            (side, _points(rules, score, _amount(score, tableau, dice, chips, goods)))
            for side, score in effects_in(tableau, Score)
        ]
    )


def _points(rules: Rules, score: Score, amount: int) -> int:
    if score.what == "dice_of_colour" and rules.new_galactic_order == "thirds":
        return -(-amount * score.points // score.per)
    return score.points * -(-amount // score.per)


def _amount(score: Score, tableau: Tableau, dice: Dice, chips: int, goods: int) -> int:
    sides = [SIDES[side] for side in tableau]
    developments = [side for side in sides if not side.is_world]
    worlds = [side for side in sides if side.is_world and side.colour == score.colour]
    match score.what:
        case "dice_of_colour":
            return dice[score.colour or 0]
        case "distinct_die_colours":
            return sum([count > 0 for count in dice])
        case "development_cost":
            return sum([side.cost for side in developments])
        case "developments":
            return len(developments)
        case "world_cost_of_colour":
            return sum([side.cost for side in worlds])
        case "worlds_of_colour":
            return len(worlds)
        case "triangular_root_of_chips":
            return (isqrt(8 * chips + 1) - 1) // 2
        case "developments_without_reassign":
            return sum([not side.has_reassign for side in developments])
        case "reassign_development_cost":
            return sum([side.cost for side in developments if side.has_reassign])
        case "goods":
            return goods


def merits(table: RollTable) -> list[tuple[int, int]]:
    """ROLL-14.14: of every seat its points, then credits and dice in the cup together."""
    return [
        (seat_score(table, number).total, seat.credits + sum(seat.cup))
        for number, seat in enumerate(table.seats)
    ]


def result(table: RollTable) -> Result:
    """Most points, then most credits and dice in the cup; then the win is shared."""
    standing = merits(table)
    ranks = tuple([1 + sum([other > own for other in standing]) for own in standing])
    return Result(tuple([float(points) for points, _ in standing]), ranks)


def tie_break(table: RollTable) -> Message | None:
    """What the one winner has more of than the next with the same points."""
    standing = merits(table)
    first, second, *_ = sorted(range(len(standing)), key=standing.__getitem__, reverse=True)
    (points, most), (next_points, next_most) = standing[first], standing[second]
    if points != next_points or most == next_most:
        return None
    counts = {"most": most, "next": next_most}
    return Message("tie-broken", {"seat": SeatNumber(first), **counts})
