"""What people lay out on the real board before a game of Risk."""

from __future__ import annotations

from engine.core.laying_out import LaidRung, LaidSpot, still_to_come
from engine.text.message import Message, SeatNumber
from games.risk.board import NAMES
from games.risk.cards import CARDS
from games.risk.names import TERRITORY
from games.risk.state import FEWEST_SEATS, NEUTRAL, RiskTable
from games.risk.steps.setting_up import DealNeutral, DealTerritory, DecideOrder


def layout(table: RiskTable) -> tuple[LaidRung, ...]:
    """RISK-2.1, 2.2, 2.7 and 14.2, as a list; claiming by choice is a part of the game."""
    seats = range(len(table.hands))
    return (
        LaidRung(Message("lay-board", {"seats": len(table.hands)})),
        *[_troops(table, number) for number in seats], _cards(), _order(table), *_neutral(table),
        *[_dealt(table, number) for number in seats if table.rules.claiming == "random"],
    )  # fmt: skip


def _troops(table: RiskTable, number: int) -> LaidRung:
    """RISK-2.2: the troops that a seat begins with."""
    count = table.reserves[number]
    args = {"seat": SeatNumber(number), "troops": count}
    return LaidRung(
        Message("lay-troops", args), (LaidSpot("", ((f"troop-{number}", count),)),), seat=number
    )


def _cards() -> LaidRung:
    """RISK-1.4: the territory cards, face down."""
    return LaidRung(
        Message("lay-cards", {"cards": CARDS}), (LaidSpot("cards", (("territory-card", CARDS),)),)
    )


def _order(table: RiskTable) -> LaidRung:
    """RISK-2.1: the order of play."""
    if still_to_come(table.steps, DecideOrder):
        return LaidRung(Message("lay-order-unknown"), asks=frozenset({"order"}), is_known=False)
    order = tuple(map(SeatNumber, table.order))
    return LaidRung(Message("lay-order", {"order": order}), asks=frozenset({"order"}))


def _dealt(table: RiskTable, number: int) -> LaidRung:
    """RISK-14.2: the territories that are dealt to a seat, one troop on each; the first rung asks
    for those of all seats.
    """
    asks, seat = frozenset(() if number else ("deal",)), SeatNumber(number)
    if still_to_come(table.steps, DecideOrder, DealTerritory):
        return LaidRung(Message("lay-dealt-unknown", {"seat": seat}), asks=asks, is_known=False)
    held = table.territories_of(number)
    args = {
        "seat": seat, "lands": len(held), "territories": tuple([TERRITORY(place) for place in held])
    }  # fmt: skip
    one = ((f"troop-{number}", 1),)
    spots = tuple([LaidSpot(NAMES[place], one, Message("troops", {"troops": 1})) for place in held])
    return LaidRung(Message("lay-dealt", args), spots, asks, seat=number)


def _neutral(table: RiskTable) -> tuple[LaidRung, ...]:
    """RISK-2.7: with two seats the neutral army holds a third of the territories."""
    if len(table.hands) > FEWEST_SEATS:
        return ()
    held = [number for number, owner in enumerate(table.owners) if owner == NEUTRAL]
    asks = frozenset({"neutral"})
    if still_to_come(table.steps, DecideOrder, DealNeutral):
        return (LaidRung(Message("lay-neutral-unknown"), asks=asks, is_known=False),)
    spots = tuple(
        [
            LaidSpot(
                NAMES[place], ((f"troop-{NEUTRAL}", table.troops[place]),),
                Message("troops", {"troops": table.troops[place]}),
            )
            for place in held
        ]
    )  # fmt: skip
    args = {
        "lands": len(held), "troops": sum(table.troops[place] for place in held),
        "territories": tuple([TERRITORY(place) for place in held]),
    }  # fmt: skip
    return (LaidRung(Message("lay-neutral", args), spots, asks),)
