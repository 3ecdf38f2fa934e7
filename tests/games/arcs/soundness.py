"""What holds on every table of Arcs, whatever was answered."""

from __future__ import annotations

from games.arcs.board import AGENT, PIECES, RESOURCES, SUPPLY, TOKENS_PER_RESOURCE
from games.arcs.state import ArcsTable


def assert_sound(table: ArcsTable) -> None:
    """Pieces, tokens, cards and agents: nothing is lost, nothing comes from nowhere."""
    assert table.check() == []
    for number in range(len(table.seats)):
        for kind in PIECES:
            place = PIECES.index(kind)
            taken = sum(seat.trophies[number][place] for seat in table.seats)
            if kind == AGENT:
                used = taken + sum(offer.agents[number] for offer in table.court)
                used += sum(seat.captives[number] for seat in table.seats)
                used += len(table.seats[number].outrage)
            else:
                used = taken + table.on_map(number, kind)
            used += table.seats[number].scrapped[place]
            assert table.in_supply(number, kind) == max(0, SUPPLY[kind] - used)
        closing = any(type(step).__name__ == "FitSlots" for step in table.steps)
        held = {place for place, token in enumerate(table.seats[number].slots) if token}
        assert closing or held <= set(table.open_places(number))
    for resource in RESOURCES:
        assert 0 <= table.tokens_free(resource) <= TOKENS_PER_RESOURCE
    assert not table.unseen_cards()
