"""What people lay out on the real board before a game of Rajas of the Ganges."""

from __future__ import annotations

from collections import Counter

from engine.core.laying_out import LaidRung, LaidSpot, still_to_come
from engine.text.message import Message, SeatNumber
from games.rajas.dice import COLOUR_OF
from games.rajas.effects import BUILDING_NAMES
from games.rajas.naming import handful
from games.rajas.state import WORKERS_PER_SEAT, RajasTable
from games.rajas.steps.building import RevealTile
from games.rajas.steps.setting_up import (
    RIVER_TILE,
    DrawRiver,
    FindStarter,
    GrantHandicap,
    LayRiver,
    RollStart,
)

COVERED_SEATS = 3


def layout(table: RajasTable) -> tuple[LaidRung, ...]:
    """RAJ-2.1 to 2.6 and the modules, as a list."""
    return (
        _board(table), _stacks(table), _tops(table), *_river(table),
        *[_dice(table, number) for number in table.order if not table.seats[number].is_dummy],
        _money(table), *[_seat(table, number) for number in table.order],
    )  # fmt: skip


def _board(table: RajasTable) -> LaidRung:
    """RAJ-2.1: which side of the board, and the cover tiles."""
    seats = len(table.seats)
    args = {"seats": seats, "isNavaratnas": table.is_navaratnas}
    covers = (("cover-tile", 2),) if seats == COVERED_SEATS else ()
    return LaidRung(Message("lay-board", args), (LaidSpot("", covers),) if covers else ())


def _stacks(table: RajasTable) -> LaidRung:
    """RAJ-2.2 and 2.3: the stacks of tiles, and the yield tiles."""
    tiles = sum(map(len, table.stacks)) + len(table.face_up)
    args = {
        "stacks": len(table.stacks), "tiles": tiles, "yields": len(table.yields),
        "isNavaratnas": table.is_navaratnas,
    }  # fmt: skip
    pieces = (("yield-tile", len(table.yields)),)
    return LaidRung(Message("lay-stacks", args), (LaidSpot("", pieces),))


def _tops(table: RajasTable) -> LaidRung:
    """RAJ-2.2: the top tile of every stack lies face up."""
    known = not still_to_come(table.steps, RevealTile) and all(table.tops)
    asks = frozenset({"tile"})
    if not known:
        said = Message("lay-tops-unknown", {"count": len(table.tops)})
        return LaidRung(said, asks=asks, is_known=False)
    spots = tuple(
        [
            LaidSpot(("tile", top), ((top, 1),), table.tile(top).called)
            for top in table.tops
        ]
    )  # fmt: skip
    return LaidRung(Message("lay-tops", {"count": len(table.tops)}), spots, asks)


def _river(table: RajasTable) -> tuple[LaidRung, ...]:
    """RAJ-9.1: Ganga tiles cover spaces of the river."""
    if not table.rules.ganga:
        return ()
    asks = frozenset({"river", RIVER_TILE})
    known = not still_to_come(table.steps, LayRiver, DrawRiver)
    covered = [(space, tile) for space, tile in enumerate(table.river) if tile]
    if not known or not covered:
        return (LaidRung(Message("lay-river-unknown"), asks=asks, is_known=known),)
    spots = tuple([LaidSpot(("river", space), ((tile, 1),)) for space, tile in covered])
    args = {"spaces": tuple([space for space, _ in covered])}
    return (LaidRung(Message("lay-river", args), spots, asks),)


def _dice(table: RajasTable, number: int) -> LaidRung:
    """RAJ-2.5: the first dice of a person, as they were rolled."""
    seat, asks = table.seats[number], frozenset({"start"})
    if still_to_come(table.steps, RollStart, FindStarter) or not seat.dice:
        said = Message("lay-dice-unknown", {"seat": SeatNumber(number)})
        return LaidRung(said, asks=asks, seat=number, is_known=False)
    args = {"seat": SeatNumber(number), "dice": handful(seat.dice)}
    return LaidRung(Message("lay-dice", args), (_dice_spot(table, number),), asks, number)


def _dice_spot(table: RajasTable, number: int) -> LaidSpot:
    pieces = Counter(f"die-{COLOUR_OF[die]}" for die in table.seats[number].dice)
    return LaidSpot(("seat", number), tuple(pieces.items()))


def _seat(table: RajasTable, number: int) -> LaidRung:
    """RAJ-2.4: what every seat begins with; SOLO-1.6 to 1.16 and 2.5 for a dummy."""
    seat = table.seats[number]
    args = {
        "seat": SeatNumber(number), "karma": seat.karma, "workers": seat.workers,
        "waiting": WORKERS_PER_SEAT - seat.owned, "isDummy": seat.is_dummy,
        "scrolls": seat.scrolls, "dice": handful(seat.dice),
        "isUpgraded": len(set(seat.scrolls)) > 1,
    }  # fmt: skip
    pieces = [(f"{name}-marker", 1) for name in BUILDING_NAMES]
    pieces += [("worker", seat.workers), ("waiting-worker", WORKERS_PER_SEAT - seat.owned)]
    pieces += [("boat", 1)] if seat.is_dummy else [("boat", 1), ("karma-marker", 1)]
    spots = [LaidSpot(("seat", number), tuple(pieces))]
    if seat.is_dummy:
        spots.append(_dice_spot(table, number))
    known = not still_to_come(table.steps, FindStarter, GrantHandicap)
    return LaidRung(Message("lay-seat", args), tuple(spots), seat=number, is_known=known)


def _money(table: RajasTable) -> LaidRung:
    """RAJ-2.6: the elephant, and the markers on both tracks."""
    if still_to_come(table.steps, FindStarter, RollStart):
        return LaidRung(Message("lay-money-unknown"), is_known=False)
    start = table.order.index(table.elephant)
    order = (*table.order[start:], *table.order[:start])
    told = [
        Message("lay-money-of", {"seat": SeatNumber(number), "money": table.seats[number].money})
        for number in order
    ]
    fames = [
        Message("lay-money-of", {"seat": SeatNumber(number), "money": table.seats[number].fame})
        for number in order
    ]
    args = {
        "seat": SeatNumber(table.elephant), "money": tuple(told), "fames": tuple(fames),
        "isAhead": any(table.seats[number].fame for number in order),
        "bonus": table.board.begin.bonus_space,
    }  # fmt: skip
    pieces = tuple([(f"{track}-marker-{n}", 1) for n in order for track in ("fame", "money")])
    people = [number for number in order if not table.seats[number].is_dummy]
    pieces += tuple([(f"bonus-marker-{n}", 1) for n in people])
    spots = (LaidSpot("ring", pieces), LaidSpot("", (("elephant", 1),)))
    waits = still_to_come(table.steps, GrantHandicap)
    return LaidRung(Message("lay-money", args), spots, is_known=not waits)
