"""The words of Risk: its messages, and its table in plain text."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from engine.text.message import Message, SeatNumber
from engine.text.voice import Voice, voice_of
from games.risk import board
from games.risk.state import NEUTRAL, NOBODY, RiskTable

VOICE: Final = voice_of((), Path(__file__).parent)
_WIDTH = max(map(len, board.NAMES)) + 1


def describe(table: RiskTable, voice: Voice) -> str:
    lines = [voice.say(_heading(table)), ""]
    lines += [_seat(table, seat, voice) for seat in table.order or range(len(table.hands))]
    for continent in board.CONTINENTS:
        args = {"continent": board.CONTINENT(continent.id), "bonus": continent.bonus}
        lines += ["", voice.say(Message("table-continent", args))]
        lines += [_territory(table, place, voice) for place in continent.territories]
    lines += ["", *map(voice.say, _cards(table))]
    return "\n".join(lines)


def _heading(table: RiskTable) -> Message:
    if table.is_over:
        return Message("table-over")
    if not table.round:
        return Message("table-setting-up")
    args = {"round": table.round, "limit": table.rules.round_limit, "seat": SeatNumber(table.seat)}
    return Message("table-playing", args)


def _seat(table: RiskTable, seat: int, voice: Voice) -> str:
    what = Message("table-eliminated")
    if seat not in table.eliminated:
        args = {
            "territories": table.owners.count(seat),
            "troops": table.troops_of(seat),
            "income": table.income(seat),
            "cards": len(table.hands[seat]),
            "left": table.reserves[seat],
        }
        what = Message("table-seat", args)
    return f"  {voice.named(seat)}: {voice.say(what)}"


def _territory(table: RiskTable, place: int, voice: Voice) -> str:
    owner, name = table.owners[place], voice.say(Message(board.TERRITORY(place).key))
    if owner == NOBODY:
        return f"  {name:<{_WIDTH}}{voice.say(Message('table-unoccupied'))}"
    whose = voice.say(Message("table-neutral")) if owner == NEUTRAL else voice.named(owner)
    return f"  {name:<{_WIDTH}}{table.troops[place]:>4}  {whose}"


def _cards(table: RiskTable) -> list[Message]:
    value = {"value": table.next_set_value, "cards": table.deck_size}
    hand = table.hands[table.decider()]
    if not hand or board.HIDDEN in hand or table.is_over:
        return [Message("table-next-set", value)]
    cards = tuple(map(_card, hand))
    return [Message("table-next-set", value), Message("table-hand", {"cards": cards})]


def _card(card: int) -> Message:
    if board.is_wild(card):
        return Message("table-wild-card")
    return Message(
        "table-card", {"card": board.CARD(card), "symbol": board.SYMBOL(board.symbol(card))}
    )
