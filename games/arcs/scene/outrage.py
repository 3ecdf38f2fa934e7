"""What a person is warned of before it cannot be helped: Outrage, ransacking, losses."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.decision import Option
from games.arcs.board import CITY, SYSTEMS, listed
from games.arcs.court import court_name
from games.arcs.events import (
    CardDiscarded,
    CardSecured,
    OutrageProvoked,
    ResourceDiscarded,
    counted,
)
from games.arcs.foresight import Fight, outlook
from games.arcs.moves import Hit
from games.arcs.state import ArcsTable
from games.arcs.words import owner_name


class Warnings:
    """What an answer would bring upon the seat that gives it."""

    def __init__(self, table: ArcsTable, seat: int, names: Sequence[str]) -> None:
        self._table = table
        self._seat = seat
        self._names = names

    def of_hit(self, fight: Fight, option: Option | None) -> str:
        """What a hit on a city that is damaged already provokes (ARCS-8.12 and 8.13)."""
        if not isinstance(option, Hit) or option.kind != CITY or option.fresh:
            return ""
        return self.of(option)

    def of(self, option: Option) -> str:
        """One sentence; nothing where nothing is to be feared."""
        said = outlook(self._table, option)
        provoked = [each.resource for each in said.events
                    if isinstance(each, OutrageProvoked) and each.seat == self._seat]  # fmt: skip
        if not provoked:
            return ""
        words = f"Outrage of {listed(each.capitalize() for each in provoked)}"
        lost = [counted(each.count, each.resource.capitalize()) for each in said.events
                if isinstance(each, ResourceDiscarded) and each.seat == self._seat]  # fmt: skip
        lost += [court_name(each.card) for each in said.events
                 if isinstance(each, CardDiscarded) and each.seat == self._seat]  # fmt: skip
        costs = f": you lose {listed(lost)}" if lost else ""
        return f"{words}{costs}.{self._ransack(said.events)}"

    def _ransack(self, events: Sequence[object]) -> str:
        taken = [each.card for each in events if isinstance(each, CardSecured) and each.ransacked]
        return f" You ransack {court_name(taken[0])}." if taken else ""

    def of_attack(self, system: str, defender: int) -> str:
        """What may follow from taking a city there."""
        cities = [each for each in self._table.buildings_at(system, defender) if each.kind == CITY]
        if not cities:
            return ""
        resource = SYSTEMS[system].resource
        seat = self._table.seats[self._seat]
        held = seat.slots.count(resource)
        costs = f", {counted(held, resource.capitalize())} of yours too" if held else ""
        owner = owner_name(defender, self._names)
        return f"To destroy the city of {owner} provokes Outrage of {resource.capitalize()}{costs}."
