"""What people lay out on the real table before a game of Roll for the Galaxy."""

from __future__ import annotations

from engine.core.instructions import LaidRung, LaidSpot, still_to_come
from engine.text.message import Message, SeatNumber
from games.roll_galaxy.dice import COLOURS, NO_DICE, WHITE, Dice
from games.roll_galaxy.names import SIDE, handful
from games.roll_galaxy.state import CHIPS_PER_SEAT, SETUP, START_SQUARES, RollTable
from games.roll_galaxy.steps.setting_up import DrawFaction, DrawHome
from games.roll_galaxy.tiles import SIDES, TILES


def layout(table: RollTable) -> tuple[LaidRung, ...]:
    """ROLL-2.1 to 2.5, as a list."""
    seats = range(len(table.seats))
    return (
        LaidRung(Message("lay-bag", {"tiles": TILES}), (LaidSpot("", (("tile", TILES),)),)),
        _chips(table), _first_dice(table), *[_tableau(table, number) for number in seats],
    )  # fmt: skip


def _chips(table: RollTable) -> LaidRung:
    """ROLL-2.1: the pool of VP chips."""
    chips = CHIPS_PER_SEAT * len(table.seats)
    return LaidRung(Message("lay-chips", {"chips": chips}), (LaidSpot("", (("chip", chips),)),))


def _first_dice(table: RollTable) -> LaidRung:
    """ROLL-2.2: the white dice of everybody."""
    cup, citizenry = SETUP["cup"], SETUP["citizenry"]
    spots = tuple(
        [
            LaidSpot(place, ((f"{COLOURS[WHITE]}-die-{number}", count),))
            for number in range(len(table.seats))
            for place, count in (("cup", cup), ("citizenry", citizenry))
        ]
    )
    args = {"cup": cup, "citizenry": citizenry, "seats": len(table.seats)}
    return LaidRung(Message("lay-white-dice", args), spots)


def _tableau(table: RollTable, number: int) -> LaidRung:
    """ROLL-2.3 to 2.5: faction tile, home world, and what the three squares bring."""
    asks, seat = frozenset({"faction", "home"}), table.seats[number]
    if still_to_come(table.steps, DrawFaction, DrawHome, seat=number):
        said = Message("lay-tableau-unknown", {"seat": SeatNumber(number)})
        return LaidRung(said, asks=asks, seat=number, is_known=False)
    first, second, home = seat.tableau[:START_SQUARES]
    cup, citizenry = _besides(seat.cup, SETUP["cup"]), _besides(seat.citizenry, SETUP["citizenry"])
    on_worlds = [
        (SIDES[seat.tableau[square]].name, colour)
        for square, goods in enumerate(seat.goods)
        for colour in goods
    ]
    spots = [
        LaidSpot("tableau", (("faction-tile", 1), ("home-world", 1), (f"money-marker-{number}", 1)))
    ]
    for place, dice in (("cup", cup), ("citizenry", citizenry)):
        pieces = tuple(
            [
                (f"{COLOURS[colour]}-die-{number}", count)
                for colour, count in enumerate(dice)
                if count
            ]
        )
        spots += [LaidSpot(place, pieces)] if pieces else []
    spots += [LaidSpot(("world", name), ((f"{COLOURS[colour]}-die-{number}", 1),))
              for name, colour in on_worlds]  # fmt: skip
    args = {
        "seat": SeatNumber(number), "faction": seat.faction, "development": SIDE(first),
        "world": SIDE(second), "home": SIDE(home), "money": seat.credits,
        "cup": Message("handful", handful(cup)),
            "citizenry": Message("handful", handful(citizenry)),
        "toCup": sum(cup), "toCitizenry": sum(citizenry), "goods": len(on_worlds),
        "onWorlds": Message("handful", handful(_goods(tuple(c for _, c in on_worlds)))),
    }  # fmt: skip
    return LaidRung(Message("lay-tableau", args), tuple(spots), asks, number)


def _besides(dice: Dice, whites: int) -> Dice:
    """The dice without the white ones that everybody begins with."""
    return tuple([count - (colour == WHITE) * whites for colour, count in enumerate(dice)])


def _goods(colours: tuple[int, ...]) -> Dice:
    return tuple([colours.count(colour) for colour in range(len(NO_DICE))])
