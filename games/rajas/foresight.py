"""What an answer would bring: it is tried on a copy of the table, as far as nothing is rolled.

Pure, for the scene and the adviser: the table that is asked about stays as it is.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from engine.core.decision import Chance, Decision, Option, Pending
from engine.core.step import apply, pending
from engine.core.story import Telling
from games.rajas.moves import TurnDie
from games.rajas.state import RajasTable

OF_NO_MATTER: Final = frozenset(("tile",))
"""RAJ-6.3: which tile turns up in a stack changes nothing of what the one just laid brings."""


@dataclass(frozen=True, slots=True)
class Outlook:
    """What follows from an answer at once: what happens, and the gap of the seat before and after.

    `asks` is the kind of what is asked then, empty when the turn is over or chance decides.
    """

    events: tuple[Any, ...]
    gap: int
    gap_after: int
    asks: str

    @property
    def is_nearer(self) -> bool:
        """Whether the markers come nearer to each other."""
        return self.gap_after < self.gap


def outlook(table: RajasTable, seat: int, option: Option) -> Outlook:
    """What an option of the pending decision of a seat leads to, up to the next question."""
    tried, telling = table.copy(), Telling()
    apply(tried, option, telling)
    asked = _asked_next(tried, telling)
    is_own = isinstance(asked, Decision) and asked.seat == seat and asked.kind != "place"
    events = tuple([event for event in telling.events if getattr(event, "seat", None) == seat])
    gaps = table.seats[seat].gap, tried.seats[seat].gap
    return Outlook(events, *gaps, asked.kind if asked is not None and is_own else "")


def _asked_next(tried: RajasTable, telling: Telling) -> Pending | None:
    """What is asked next; chance of no matter is passed over with any outcome."""
    asked = pending(tried, telling)
    while isinstance(asked, Chance) and asked.kind in OF_NO_MATTER:
        outcome, _ = next(iter(asked.outcomes.outcomes()))
        apply(tried, outcome, telling)
        asked = pending(tried, telling)
    return asked


def after_turning(table: RajasTable, options: Sequence[Option]) -> dict[int, tuple[Option, ...]]:
    """By die that karma may turn: what could be answered then and cannot be now."""
    known = frozenset(options)
    found: dict[int, tuple[Option, ...]] = {}
    for option in options:
        if not isinstance(option, TurnDie):
            continue
        tried = table.copy()
        apply(tried, option)
        asked = pending(tried)
        if isinstance(asked, Decision):
            new = [each for each in asked.options if each not in known]
            found[option.die] = tuple([each for each in new if not isinstance(each, TurnDie)])
    return found
