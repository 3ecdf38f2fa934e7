"""The table of Risk in plain text, for the text client."""

from __future__ import annotations

from collections.abc import Sequence

from games.risk.board import CONTINENTS, NAMES
from games.risk.cards import CARD_NAMES, HIDDEN, symbol
from games.risk.events import counted, listed, who
from games.risk.state import NEUTRAL, NOBODY, RiskTable


def describe(table: RiskTable, names: Sequence[str]) -> str:
    """Seats, territories by continent, and the hand of the seat that decides."""
    lines = [_heading(table, names), ""]
    lines += [_seat(table, seat, names) for seat in table.order or range(len(table.hands))]
    for continent in CONTINENTS:
        lines += ["", f"{continent.name} (bonus {continent.bonus})"]
        lines += [_territory(table, place, names) for place in continent.territories]
    lines += ["", *_cards(table)]
    return "\n".join(lines)


def _heading(table: RiskTable, names: Sequence[str]) -> str:
    if table.is_over:
        return "Risk: the game is over"
    if not table.round:
        return "Risk: setting up"
    limit = f" of {table.rules.round_limit}" if table.rules.round_limit else ""
    return f"Risk: round {table.round}{limit}, {names[table.seat]} plays"


def _seat(table: RiskTable, seat: int, names: Sequence[str]) -> str:
    if seat in table.eliminated:
        return f"  {names[seat]}: eliminated"
    places = table.owners.count(seat)
    what = f"{places} {'territory' if places == 1 else 'territories'}"
    what += f", {counted(table.troops_of(seat))}, income {table.income(seat)}"
    what += f", {counted(len(table.hands[seat]), 'card')}"
    left = table.reserves[seat]
    return f"  {names[seat]}: {what}{f', {left} to place' if left else ''}"


def _territory(table: RiskTable, place: int, names: Sequence[str]) -> str:
    owner = table.owners[place]
    if owner == NOBODY:
        return f"  {NAMES[place]:<22}unoccupied"
    name = "neutral" if owner == NEUTRAL else who(names, owner)
    return f"  {NAMES[place]:<22}{table.troops[place]:>4}  {name}"


def _cards(table: RiskTable) -> list[str]:
    value = (
        f"The next set is worth {table.next_set_value}; {counted(table.deck_size, 'card')} left."
    )
    hand = table.hands[table.decider()]
    if not hand or HIDDEN in hand or table.is_over:
        return [value]
    shown = listed(f"{CARD_NAMES[card]} ({symbol(card)})" for card in hand)
    return [value, f"Cards in hand: {shown}"]
