"""What people lay out on the table before a game of Despirala."""

from __future__ import annotations

from engine.core.laying_out import LaidRung, LaidSpot
from engine.text.message import Message, SeatNumber
from games.despirala.combinations import DICE
from games.despirala.state import DespiralaTable


def layout(table: DespiralaTable) -> tuple[LaidRung, ...]:
    """DESP-1.2 and 2.1, as a list."""
    dice = LaidRung(Message("lay-dice", {"dice": DICE}), (LaidSpot("dice", (("die", DICE),)),))
    return (dice, *[_sheet(number) for number in range(len(table.sheets))], _goods(table))


def _sheet(number: int) -> LaidRung:
    """DESP-1.2: a sheet for everybody."""
    spot = LaidSpot("sheet", ((f"sheet-{number}", 1),))
    return LaidRung(Message("lay-sheet", {"seat": SeatNumber(number)}), (spot,), seat=number)


def _goods(table: DespiralaTable) -> LaidRung:
    """DESP-2.1: the goods of the first turn; everybody else has none yet."""
    args = {"seat": SeatNumber(table.seat), "goods": table.sheet.goods}
    spot = LaidSpot("goods", (("good", table.sheet.goods),))
    return LaidRung(Message("lay-goods", args), (spot,), seat=table.seat)
