"""The Steward: wins ambitions for the Empire as its First Regent."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from engine.core.rulings import Voice
from engine.core.step import Step
from games.arcs import questions as q
from games.arcs.board import CITY
from games.arcs.events import AmbitionScored
from games.arcs.moves import Tax, tax
from games.arcs.reach.empire import empire_controls, reach_of
from games.arcs.reach.fates.rules import FateRules
from games.arcs.reach.objectives import Advance
from games.arcs.state import ArcsTable

IMPERIAL_AUTHORITY: Final = "f1-02"


def _consolidates(seat: int) -> tuple[Voice, ...]:
    def after(table: ArcsTable, event: AmbitionScored) -> Iterable[Step]:
        wins = (event.seat, event.place) == (seat, 1)
        if not wins or reach_of(table).first_regent != seat:
            return ()
        return (Advance(seat, event.power + event.bonus),)

    return (Voice("steward", "STEWARD-1.1", after={AmbitionScored: after}),)


def _taxes_for_the_empire(seat: int) -> tuple[Voice, ...]:
    def rule(table: ArcsTable, asked: q.Taxes, options: Iterable[Tax]) -> Iterable[Tax]:
        if asked.seat != seat:
            return options
        more = [
            tax(each.system, each.seat, True)
            for each in table.buildings
            if each.kind == CITY and each.seat != seat and not each.used
            if empire_controls(table, each.system)
        ]
        return [*options, *more]

    return (Voice(IMPERIAL_AUTHORITY, "STEWARD-1.3", {q.Taxes: rule}),)


FATE: Final = FateRules(
    "steward",
    voices=_consolidates,
    of_cards={IMPERIAL_AUTHORITY: _taxes_for_the_empire},
    claims_regency=2,
)
